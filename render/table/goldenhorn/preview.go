package goldenhorn

import (
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Preview implements table.Table. Several actions in a row are a move.
func (Table) Preview(s game.State, plan []game.Action) []table.Line {
	p := preview{st: s.(*rules.State)}
	p.action(plan[0], len(plan) == 1)
	if len(plan) > 1 {
		p.end(plan)
	}
	return p.Lines
}

// A preview is what is told of actions before they are done.
type preview struct {
	table.Lines
	st *rules.State
}

// action tells what an action would do, be it alone or the first of a plan.
func (p *preview) action(a game.Action, alone bool) {
	switch a.Verb {
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		p.load(a)
	case rules.Attack:
		p.attack(a)
	case rules.Conquer:
		p.conquest(a)
	case rules.Swap:
		p.Say("swap")
	case rules.Announce:
		p.standing("ends-now", a.By)
	case rules.TurnBack:
		to := game.Port(rules.Constantinople)
		if p.st.Ships[a.Obj[0].ID].Ahead > 0 {
			to = game.Port(rules.Venice)
		}
		p.Say("turns", "port", to)
	case rules.GoOn:
		if alone {
			p.Say("no-card")
		}
	case rules.Wind:
		if alone {
			p.Say("plays", "card", a.Obj[0])
		}
	case rules.Stop:
		p.stop()
	}
}

// stop tells which card the ship that stops would have gone on for, and what follows there.
func (p *preview) stop() {
	if c := p.st.Course[p.st.Ships[p.st.Sailing].Place]; p.st.Board.Ships[p.st.Sailing].Sails[c] == 0 && p.st.Hands[p.st.Turn][c] > 0 {
		p.Say("keeps", "card", game.Card(c))
	}
	p.atSea([]game.Action{table.Act(p.st, rules.Stop)})
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

// load tells what a cargo would add to the warehouse, and how the harbour is filled again.
func (p *preview) load(a game.Action) {
	h := loaded(p.st, a)
	port := game.Port(h.harbour)
	if n, ok := gain(p.st, h); ok {
		p.Say("adds-at-home", "n", n)
	}
	switch left := int(p.st.BagSize); {
	case endsBag(p.st, h):
		p.Warn("harbour-ends", "port", port)
	case left < h.size(p.st) && !p.st.Expansion:
		p.Warn("bag-short", "n", left, "port", port)
	default:
		p.Say("refills", "port", port)
	}
}

// endsBag reports whether the game ends for certain when a heap is loaded: nothing is left
// in the harbour, and the bag has nothing for it (G7.1, G9.14).
func endsBag(st *rules.State, h heap) bool {
	port := &st.Ports[h.harbour]
	left := int(port.Size()) - h.size(st)
	if h.kind != peasants && h.kind != people {
		left -= int(port.Peasants)
	}
	return st.BagSize == 0 && left <= 0
}

// attack tells the booty and what is left of the hand.
func (p *preview) attack(a game.Action) {
	what, pile := booty(p.st, rules.ShipID(a.Obj[0].ID))
	if what == (game.Ref{}) {
		return
	}
	p.Say("booty", "booty", lang.Amount{What: what, N: 1})
	if own := store(p.st); own != nil && viewerOf(p.st) == a.By {
		p.Say("adds", "n", more(p.st, own, &pile))
		p.Say("hand-left", "n", int(p.st.HandSize[a.By])-2)
	}
	if p.st.Ships[a.Obj[0].ID].Cargo.Size() == 1 {
		p.Warn("victim-empty", "ship", a.Obj[0])
	}
}

// conquest tells how a territory is paid for and the sum of what it brings and costs.
func (p *preview) conquest(a game.Action) {
	t := rules.TerritoryID(a.Obj[0].ID)
	land := p.st.Land(t)
	paid := payment(p.st, a)
	points, cost := int(land.Points), int(paid.Size())
	p.Lines = append(p.Lines, table.Line{Key: "pays", Args: []any{"cost", amounts(&paid), "n", points, "m", cost, "sum", signed(points - cost)}, Warn: points < cost})
	if landsFree(p.st) == 1 {
		p.Warn("last-territory")
	}
}

// signed writes a number of points with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// standing warns with the own points and tells those of the others: of a secret warehouse all but what its rows bring, so
// that the same can be compared.
func (p *preview) standing(warning string, by game.Player) {
	goods, rows, lands, folk := p.st.Points(by)
	p.Warn(warning, "n", int(goods+rows+lands+folk), "m", int(rows))
	for q := game.Player(1); int8(q) <= p.st.Seats; q++ {
		if q == by {
			continue
		}
		goods, rows, lands, folk := p.st.Points(q)
		if p.st.StoresKnown.Has(q) {
			p.Say("rival-points", "seat", game.Seat(q), "n", int(goods+rows+lands+folk))
		} else { // each piece is a point
			p.Say("rival-pieces", "seat", game.Seat(q), "n", int(p.st.StoreSize[q])+int(lands))
		}
	}
}

// end tells what a plan costs, and what its last place means: cargo and cards in harbour, or
// pirates at sea.
func (p *preview) end(plan []game.Action) {
	var cards []rules.Colour
	for _, a := range plan {
		if a.Verb == rules.Wind {
			cards = append(cards, rules.Colour(a.Obj[0].ID))
		}
	}
	if len(cards) > 0 {
		p.Say("costs", "cards", cardsOf(cards))
	} else {
		p.Say("no-card")
	}
	if plan[len(plan)-1].Verb != rules.Stop {
		return
	}
	p.atSea(plan)
}

// atSea tells what becomes of the cargo of a ship that stops at sea.
func (p *preview) atSea(plan []game.Action) {
	switch _, cargo := carried(p.st, plan); {
	case cargo.Size() == 0:
	case cargo.Figures > 0:
		p.Say("guarded")
	default:
		r := riskOfMove(p.st, plan)
		if r.percent == 0 {
			p.Say("safe")
			return
		}
		key, args := r.said("risk")
		p.Lines = append(p.Lines, table.Line{Key: key, Args: args, Warn: r.grave()})
	}
}

// cardsOf are cards in the order in which they are played, several of a colour at once.
func cardsOf(colours []rules.Colour) (list []lang.Amount) {
	for _, c := range colours {
		if n := len(list); n > 0 && list[n-1].What == game.Card(c) {
			list[n-1].N++
		} else {
			list = append(list, lang.Amount{What: game.Card(c), N: 1})
		}
	}
	return list
}

// Stakes implements table.Table: the cards of an attack, what ends the game, and a turn that ends where the game could.
func (Table) Stakes(s game.State, a game.Action) []table.Line {
	st := s.(*rules.State)
	p := preview{st: st}
	switch a.Verb {
	case rules.Attack: // in short, so that the question leaves the ship in sight
		if what, _ := booty(st, rules.ShipID(a.Obj[0].ID)); what != (game.Ref{}) {
			p.Say("booty", "booty", lang.Amount{What: what, N: 1})
			p.Say("hand-left", "n", int(st.HandSize[a.By])-2)
		}
	case rules.Announce:
		p.standing("ends-now", a.By)
	case rules.End:
		if st.Check(table.Act(st, rules.Announce)) == nil {
			p.standing("not-announced", a.By)
		}
	case rules.Conquer:
		if landsFree(st) == 1 {
			p.conquest(a)
		}
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		if h := loaded(st, a); endsBag(st, h) {
			p.Warn("harbour-ends", "port", game.Port(h.harbour))
		}
	}
	return p.Lines
}

// weights are how much events matter to those who have not seen them.
var weights = map[game.Note]int{
	rules.NoteCargo: 1, rules.NotePirates: 4, rules.NoteUnloaded: 2, rules.NoteConquest: 5, rules.NoteAnnounced: 5,
	rules.NoteHarbour: 5, rules.NoteLands: 5, rules.NoteGame: 5, rules.NoteFirst: 1,
}

// Meaning implements table.Table.
func (Table) Meaning(ev game.Event) table.Meaning {
	switch {
	case ev.Note == rules.NoteTurn && ev.Kind == game.Turned:
		return table.Meaning{Kind: table.NewTurn}
	case ev.Note == rules.NoteTurn:
		return table.Meaning{Kind: table.LeadsOn}
	case ev.Kind == game.Moved && ev.What.Kind == game.ShipRef:
		return table.Meaning{Weight: 1}
	case ev.Kind == game.Paid:
		return table.Meaning{Kind: table.Barter} // what it is for matters
	case drawn(ev.Note): // the log has it; the last lines on the board tell what rivals did
		return table.Meaning{Kind: table.LeadsOn, Weight: weights[ev.Note]}
	}
	return table.Meaning{Weight: weights[ev.Note]}
}

// drawn reports whether a note is of what is drawn from the bag or the deck.
func drawn(note game.Note) bool {
	switch note {
	case rules.NoteRefill, rules.NoteAside, rules.NoteReturned, rules.NoteCard:
		return true
	}
	return false
}
