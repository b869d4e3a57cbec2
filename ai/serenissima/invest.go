package serenissima

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// invest buys one thing after the other, each time what gains most for its
// price, as long as something gains.
func (h *planner) invest(s *ser.State) {
	if s.Ducats[h.me] == 0 {
		return
	}
	mark := len(h.path)
	now, worth := *s, h.weigh(s)
	more := 0
	var wares [96]game.Action
	for !h.tired() {
		var top int64
		var choice game.Action
		var after ser.State
		for _, a := range h.wares(&now, wares[:0]) {
			t := now
			price := int64(now.Price(a))
			t.Apply(a, nil)
			w := h.offer(h.weigh(&t), kindOf(invests, s, more*31+int(a.Verb)*7+int(a.Obj[0].ID)), a, verb(ser.End))
			if gain := (w - worth) * 100 / max(1, price); gain > top {
				top, choice, after = gain, a, t
			}
		}
		if choice.Verb == 0 {
			break
		}
		more = more*31 + int(choice.Verb)*7 + int(choice.Obj[0].ID)
		h.path = append(h.path, choice)
		now = after
		worth = h.weigh(&now)
	}
	h.path = h.path[:mark]
}

// wares lists what can be bought and is worth a thought. What is obviously
// illegal is not even asked for, since a refusal costs more than a look.
func (h *planner) wares(s *ser.State, list []game.Action) []game.Action {
	money, men := s.Ducats[h.me], s.Reserve[h.me] > 0
	add := func(a game.Action) {
		a.By = h.me
		if s.Legal(a) {
			list = append(list, a)
		}
	}
	numbers := h.numbers(s)
	for p := ser.PortID(1); int(p) < len(h.board.Ports); p++ {
		port := &s.Ports[p]
		if port.Owner != h.me {
			continue
		}
		if men && port.Sailors < h.board.Ports[p].Size() {
			add(one(ser.Recruit, game.Port(p)))
		}
		if !port.Fort && money >= h.board.FortPrice && s.FortsLeft > 0 && s.Has(p, ser.Wood) && s.Has(p, ser.Stone) {
			add(one(ser.BuildFort, game.Port(p)))
		}
		if !port.Basilica && money >= h.board.BasilicaPrice && s.BasilicasLeft > 0 && s.Has(p, ser.Gold) && s.Has(p, ser.Marble) {
			add(one(ser.BuildBasilica, game.Port(p)))
		}
		for _, g := range numbers {
			if g != 0 && men {
				add(two(ser.BuyGalley, game.Ship(g), game.Port(p)))
			}
		}
	}
	for g := ser.GalleyID(1); men && g <= ser.MaxGalleys; g++ {
		galley := &s.Galleys[g]
		if galley.Owner != h.me || s.Room(g) == 0 {
			continue
		}
		if p := h.board.Zones[galley.Zone].Port; p != 0 && s.Ports[p].Owner == h.me {
			add(one(ser.Recruit, game.Ship(g)))
		}
	}
	return list
}

// numbers returns the galleys worth a thought: the number that is worth most, and that
// of those which are active this turn yet; zero for none.
func (h *planner) numbers(s *ser.State) (two [2]ser.GalleyID) {
	if s.BoughtGalley || s.GalleyCount(h.me) >= s.Board.OwnGalleys || s.Ducats[h.me] < s.GalleyPrice(h.me) {
		return two
	}
	var most [2]int64
	for g := ser.GalleyID(1); int8(g) <= s.Board.Seats[s.Seats].Galleys; g++ {
		if s.Galleys[g].Owner != game.Nobody {
			continue
		}
		worth := h.berth(s, h.me, g)
		if two[0] == 0 || worth > most[0] {
			two[0], most[0] = g, worth
		}
		if g > s.Active && (two[1] == 0 || worth > most[1]) {
			two[1], most[1] = g, worth
		}
	}
	if two[1] == two[0] {
		two[1] = 0
	}
	return two
}
