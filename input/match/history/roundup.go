package history

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A gain is money that a seat has got from the bank.
type gain struct {
	by   game.Player
	sum  int
	beat int
}

// A mishap is a port or a ship that a seat has lost or has refused something, or a card that has been turned.
type mishap struct {
	by    game.Player
	thing game.Ref
	beat  int
	sunk  bool
}

// account notes what an event means for the round-up.
func (p *Deeds) account(on table.Table, b session.Beat, ev game.Event, n int) {
	switch {
	case on.Meaning(ev).Kind == table.NewTurn && ev.What.Kind != game.SeatRef:
		p.turns = append(p.turns, n)
	case ev.Kind == game.Paid && ev.From == game.Box && ev.To.Kind == game.SeatRef && ev.N > 0:
		p.gains = append(p.gains, gain{game.Player(ev.To.ID), ducats(on, ev), n})
	case ev.Kind == game.Drew && ev.What.Kind == game.CardRef && on.Meaning(ev).News():
		p.cards = append(p.cards, mishap{by: game.Nobody, thing: ev.What, beat: n})
	case on.Meaning(ev).Kind == table.Refusal:
		p.refusals = append(p.refusals, mishap{by: ev.By, thing: ev.What, beat: n})
	case ev.Kind == game.Took && (ev.What.Kind == game.PortRef || ev.What.Kind == game.ShipRef) && ev.From.Kind == game.SeatRef:
		p.losses = append(p.losses, mishap{by: game.Player(ev.From.ID), thing: ev.What, beat: n})
	case ev.Kind == game.Removed && ev.What.Kind == game.ShipRef:
		if owner := on.Facts(b.Before, ev.What).Owner; owner > game.Nobody {
			p.losses = append(p.losses, mishap{by: owner, thing: ev.What, beat: n, sunk: true})
		}
	}
}

// lastTurn is the last turn that is over, from the beat in which it began to that in which it ended;
// ok is false before there is one.
func (p *Deeds) lastTurn() (from, to int, ok bool) {
	n := len(p.turns)
	if n < 2 {
		return 0, 0, false
	}
	return p.turns[n-2], p.turns[n-1], true
}

// A RoundUp is what a turn that is over has brought whom.
type RoundUp struct {
	Turn  int
	Lines []RoundLine
}

// A RoundLine is one kind of what a turn has brought.
type RoundLine struct {
	Key   string // of its sentence
	Icon  string
	Items []RoundItem // by seat
	Beat  int         // the first that it tells of
}

// String names the line among those of its round-up.
func (x *RoundLine) String() string { return x.Key }

// A RoundItem is a sum that a seat has earned, or so many things that have changed hands.
type RoundItem struct {
	By   game.Player
	Sum  int
	What game.Ref // the zero Ref for a sum
}

// Text names the item, such as two basilicas, or says the sum.
func (x *RoundItem) Text(words *lang.Words) string {
	switch {
	case x.What == game.Ref{}:
		return words.Number(x.Sum)
	case x.Sum > 1:
		return words.Title(x.What) + " ×" + words.Number(x.Sum)
	}
	return words.Title(x.What)
}

// RoundUp sums up for a seat the turn that is over since its last action, before the turn that goes
// on: who earned what, what was taken, lost and bought, what was refused, and which cards were turned, a line each; nil if no turn is. What others
// are paid is told only where it is known, and not where players have to remember it.
func (h *History) RoundUp(seat game.Player, turn int, known bool) *RoundUp {
	from, to, ok := h.Deeds.lastTurn()
	if !ok || h.Deeds.Acted[seat] == 0 || h.Deeds.Acted[seat] > to {
		return nil
	}
	lines := []RoundLine{{Key: "earned", Icon: "two-coins"}, {Key: "taken", Icon: "flag"}, {Key: "lost", Icon: h.Deeds.lossSign(from, to)}, {Key: "bought", Icon: "hammer-nails"}, {Key: "refused", Icon: "hand"}, {Key: "cards", Icon: "cap"}}
	add := func(i, beat int, x RoundItem) {
		line := &lines[i]
		if beat <= from || beat > to {
			return
		}
		if len(line.Items) == 0 {
			line.Beat = beat
		}
		j := slices.IndexFunc(line.Items, func(y RoundItem) bool { return y.By == x.By && y.What == x.What })
		if j < 0 {
			j = len(line.Items)
			line.Items = append(line.Items, RoundItem{By: x.By, What: x.What})
		}
		line.Items[j].Sum += x.Sum
	}
	for _, g := range h.Deeds.gains {
		if known || g.by == seat {
			add(0, g.beat, RoundItem{By: g.by, Sum: g.sum})
		}
	}
	for _, d := range h.Deeds.list {
		switch d.Kind {
		case Took:
			add(1, d.Beat, RoundItem{By: d.By, What: d.At, Sum: 1})
		case Built, Launched:
			add(3, d.Beat, RoundItem{By: d.By, What: d.Thing, Sum: 1})
		}
	}
	for i, list := range map[int][]mishap{2: h.Deeds.losses, 4: h.Deeds.refusals, 5: h.Deeds.cards} {
		for _, x := range list {
			add(i, x.beat, RoundItem{By: x.by, What: x.thing, Sum: 1})
		}
	}
	lines = slices.DeleteFunc(lines, func(line RoundLine) bool { return len(line.Items) == 0 })
	if len(lines) == 0 {
		return nil
	}
	for _, line := range lines {
		slices.SortStableFunc(line.Items, func(a, b RoundItem) int { return int(a.By) - int(b.By) })
	}
	return &RoundUp{turn - 1, lines}
}

// lossSign is the sign of what was lost from one beat to another: that of a ship that sinks only where nothing was taken.
func (p *Deeds) lossSign(from, to int) string {
	for _, x := range p.losses {
		if x.beat > from && x.beat <= to && !x.sunk {
			return "crossed-swords"
		}
	}
	return "sinking"
}

// Sentence tells a line in words.
func (x *RoundLine) Sentence(words *lang.Words, name func(game.Player) string) string {
	var parts []string
	for _, item := range x.Items {
		if item.By == game.Nobody {
			parts = append(parts, item.Text(words))
		} else if item.What == (game.Ref{}) {
			parts = append(parts, words.T("round.sum", "name", name(item.By), "n", item.Sum))
		} else {
			parts = append(parts, words.T("round.thing", "name", name(item.By), "what", item.Text(words)))
		}
	}
	return words.T("round."+x.Key, "list", strings.Join(parts, ", "))
}
