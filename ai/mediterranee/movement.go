package mediterranee

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// voyages plans the movement of all galleys, those first that gain most, up to
// a zone in which leave must be asked for.
func (k *captain) voyages(s *med.State) {
	if !k.spend() {
		return
	}
	if k.sailAll(s, k.destinations(s)) {
		k.offer(0)
	} else {
		k.offer(0, k.act(med.Done))
	}
}

// destinations are where all galleys should end their moves, a galley under way first,
// since another ends its move.
func (k *captain) destinations(s *med.State) []trip {
	t := evaluation{market: &k.market, s: s, bold: true}
	t.survey()
	k.sent = append(k.sent[:0], trip{})
	t.dispatch(func(v trip) {
		if v.galley == s.Voyage.Galley {
			k.sent[0] = v
		} else {
			k.sent = append(k.sent, v)
		}
	})
	return k.sent
}

// sailAll plans voyages. It reports whether they come to a zone in which leave must be
// asked for, where the plan ends.
func (k *captain) sailAll(s *med.State, list []trip) (asks bool) {
	for _, v := range list {
		if !asks && v.zone != s.Galleys[v.galley].Zone {
			asks = k.sail(s, v)
		}
	}
	return asks
}

// sail plans a voyage. It reports whether it comes to a zone in which leave must
// be asked for.
func (k *captain) sail(s *med.State, v trip) bool {
	ship := game.Ship(v.galley)
	if s.NeedsLeave(v.galley) {
		k.path = append(k.path, k.act(med.AskLeave, ship))
		return true
	}
	for _, z := range k.board.Course(s.Galleys[v.galley].Zone, v.zone, s.MovesLeft(v.galley), k.stops) {
		k.path = append(k.path, k.act(med.Sail, ship, game.Area(z)))
		if k.stops.Has(z) && z != v.zone {
			k.path = append(k.path, k.act(med.AskLeave, ship))
			return true
		}
	}
	return false
}

// passage decides whether a rival's galley may go on: it expects it to go where
// that is best for its owner. A rival's gain counts as a loss; to give leave may
// cost a little, since others remember.
func (k *captain) passage(s *med.State) {
	deny, give, _ := k.leave(s)
	k.offer(deny, game.Action{By: k.me, Verb: med.DenyLeave})
	k.offer(give, game.Action{By: k.me, Verb: med.GiveLeave})
}

// leave is what it is worth to deny leave and to give it, and the zone where the galley is
// expected to go with it.
func (k *captain) leave(s *med.State) (denied, given int, goal med.ZoneID) {
	g, mover := s.Voyage.Galley, s.Active()
	rival := k.as(mover)
	at := s.Galleys[g].Zone
	deny, give := *s, *s
	deny.Voyage.Done = deny.Voyage.Done.With(g)
	best, stays := math.MinInt, 0
	for reach := k.board.Within(at, s.Galleys[g].Sailors-s.Voyage.Crossed, rival.stops); reach != 0; reach &= reach - 1 {
		z := reach.First()
		t := deny
		t.Galleys[g].Zone = z
		if !k.spend() {
			return math.MinInt, math.MinInt, at
		}
		worth := rival.judge(&t, false)
		if z == at {
			stays = worth
		}
		if worth > best {
			best = worth
			give, goal = t, z
		}
	}
	return k.judged(&deny, false), k.judged(&give, false) - (best-stays)*k.share/100 + k.weights.courtesy, goal
}
