package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Preview implements table.Table. Several actions in a row are a move.
func (Table) Preview(s game.State, plan []game.Action) []table.Line {
	p := preview{st: s.(*rules.State)}
	for i, a := range plan {
		p.action(a, i == 0)
	}
	if len(plan) > 1 {
		p.end(plan)
	}
	return p.lines
}

// A preview is what is told of actions before they are done.
type preview struct {
	st    *rules.State
	lines []table.Line
}

func (p *preview) say(key string, args ...any) {
	p.lines = append(p.lines, table.Line{Key: key, Args: args})
}

func (p *preview) warn(key string, args ...any) {
	p.lines = append(p.lines, table.Line{Key: key, Args: args, Warn: true})
}

// action tells what a single action would do; what a plan goes on with is told at its end.
func (p *preview) action(a game.Action, first bool) {
	if !first {
		return
	}
	switch a.Verb {
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		p.load(a)
	case rules.Attack:
		p.attack(a)
	case rules.Conquer:
		p.conquest(a)
	case rules.Swap:
		p.say("swap")
	case rules.Announce:
		p.announcement(a.By)
	case rules.Wind:
		p.say("card", "card", a.Obj[0])
	case rules.TurnBack:
		p.say("turns-once")
	}
}

// loaded is what an action takes aboard.
func loaded(st *rules.State, a game.Action) heap {
	h := st.StartHarbourAt(st.Ships[a.Obj[0].ID].Place)
	switch a.Verb {
	case rules.TakeMercenaries:
		return heap{h, mercenaries}
	case rules.TakePeasants:
		return heap{h, peasants}
	case rules.TakePeople:
		return heap{h, people}
	}
	return heap{h, int(a.Obj[1].ID)}
}

// load tells what a cargo would add to the warehouse, and that what follows cannot be taken
// back.
func (p *preview) load(a game.Action) {
	h := loaded(p.st, a)
	if n, ok := gain(p.st, h); ok {
		p.say("adds", "n", n)
	}
	if endsBag(p.st, h) {
		p.warn("bag-empty", "port", game.Port(h.harbour))
	}
}

// endsBag reports whether the game ends when a heap is loaded: nothing is left in the
// harbour, and the bag has nothing for it (G7.1).
func endsBag(st *rules.State, h heap) bool {
	return st.BagSize == 0 && int(st.Ports[h.harbour].Size()) == h.size(st)
}

// attack tells the booty.
func (p *preview) attack(a game.Action) {
	cargo := &p.st.Ships[a.Obj[0].ID].Cargo
	booty, pile := game.Sailor(rules.Peasant), rules.Pile{Peasants: 1}
	if cargo.Peasants == 0 {
		c := cargo.Colour()
		if c == 0 {
			return
		}
		booty, pile = game.Good(c), rules.Pile{}
		pile.Cubes[c] = 1
	}
	n := 1
	if own := store(p.st); own != nil && viewerOf(p.st) == a.By {
		n = more(p.st, own, &pile)
	}
	p.say("booty", "what", booty, "n", n)
}

// conquest tells how a territory is paid for and what it brings.
func (p *preview) conquest(a game.Action) {
	t := rules.TerritoryID(a.Obj[0].ID)
	land := p.st.Land(t)
	n := int8(a.Obj[1].ID)
	p.say("price", "n", int(n), "m", int(p.st.Board.PeasantsPerMercenary*(land.Mercenaries-n)))
	p.say("land-brings", "n", int(land.Points))
	if landsFree(p.st) == 1 {
		p.warn("last-land")
	}
}

// announcement tells the own points, and what is known of the others.
func (p *preview) announcement(by game.Player) {
	goods, rows, lands, folk := p.st.Points(by)
	p.say("own-points", "n", int(goods+rows+lands+folk))
	for q := game.Player(1); int8(q) <= p.st.Seats; q++ {
		if q != by {
			p.say("rival-pieces", "seat", game.Seat(q), "n", int(p.st.StoreSize[q]))
		}
	}
}

// end tells what the last place of a plan means: cards drawn in harbour, and whether the
// ship can be robbed there.
func (p *preview) end(plan []game.Action) {
	st := p.st
	cards := 0
	for _, a := range plan {
		if a.Verb == rules.Wind {
			cards++
		}
	}
	if cards > 0 {
		p.say("cards", "n", cards)
	}
	if last := plan[len(plan)-1]; last.Verb == rules.Stop {
		return
	}
	ship := st.Sailing
	if plan[0].Obj[0].Kind == game.ShipRef {
		ship = rules.ShipID(plan[0].Obj[0].ID)
	}
	p.say("draws", "n", int(st.Board.Ships[ship].Cards))
}

// Stakes implements table.Table: what ends the game.
func (Table) Stakes(s game.State, a game.Action) []table.Line {
	st := s.(*rules.State)
	p := preview{st: st}
	switch a.Verb {
	case rules.Announce:
		p.announcement(a.By)
	case rules.Conquer:
		if landsFree(st) == 1 {
			p.conquest(a)
		}
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		if endsBag(st, loaded(st, a)) {
			p.warn("bag-empty", "port", game.Port(loaded(st, a).harbour))
		}
	}
	return p.lines
}

// Meaning implements table.Table.
func (Table) Meaning(ev game.Event) table.Meaning {
	weight := map[game.Note]int{
		rules.NoteCargo: 1, rules.NotePirates: 4, rules.NoteUnloaded: 2, rules.NoteConquest: 5, rules.NoteAnnounced: 5,
		rules.NoteHarbour: 5, rules.NoteLands: 5, rules.NoteGame: 5, rules.NoteFirst: 1,
	}[ev.Note]
	switch {
	case ev.Note == rules.NoteTurn && ev.Kind == game.Turned:
		return table.Meaning{Kind: table.NewTurn}
	case ev.Note == rules.NoteTurn:
		return table.Meaning{Kind: table.LeadsOn}
	case ev.Kind == game.Moved && ev.What.Kind == game.ShipRef:
		return table.Meaning{Weight: 1}
	case ev.Kind == game.Paid:
		weight = min(weight, 1)
	}
	return table.Meaning{Weight: weight}
}
