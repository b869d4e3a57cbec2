package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/table"
)

// A gain is money that a seat has got from the bank.
type gain struct {
	by   game.Player
	sum  int
	beat int
}

// A loss is a port or a ship that a seat has lost.
type loss struct {
	by    game.Player
	thing game.Ref
	beat  int
}

// account notes what an event means for the round-up.
func (p *news) account(on table.Table, b session.Beat, ev game.Event, n int) {
	switch {
	case on.Meaning(ev).Kind == table.NewTurn && ev.What.Kind != game.SeatRef:
		p.turns = append(p.turns, n)
	case ev.Kind == game.Paid && ev.From == game.Box && ev.To.Kind == game.SeatRef && ev.N > 0:
		p.gains = append(p.gains, gain{game.Player(ev.To.ID), ducats(on, ev), n})
	case ev.Kind == game.Took && (ev.What.Kind == game.PortRef || ev.What.Kind == game.ShipRef) && ev.From.Kind == game.SeatRef:
		p.losses = append(p.losses, loss{game.Player(ev.From.ID), ev.What, n})
	case ev.Kind == game.Removed && ev.What.Kind == game.ShipRef:
		if owner := on.Facts(b.Before, ev.What).Owner; owner > game.Nobody {
			p.losses = append(p.losses, loss{owner, ev.What, n})
		}
	}
}

// round is the last turn that is over, from the beat in which it began to that in which it ended;
// ok is false before there is one.
func (p *news) round() (from, to int, ok bool) {
	n := len(p.turns)
	if n < 2 {
		return 0, 0, false
	}
	return p.turns[n-2], p.turns[n-1], true
}

// A roundup is what a turn that is over has brought whom.
type roundup struct {
	turn  int
	lines []roundLine
	at    int // entries of the log when it was told
}

// A roundLine is one kind of what a turn has brought.
type roundLine struct {
	key   string // of its sentence
	icon  string
	items []roundItem // by seat
	beat  int         // the first that it tells of
}

// A roundItem is a sum that a seat has earned, or a thing that has changed hands.
type roundItem struct {
	by   game.Player
	sum  int
	what game.Ref // the zero Ref for a sum
}

// roundUp sums up for a seat the turn that is over since its last action: who earned what, and what
// was taken, lost and bought, a line each; nil if no turn is. Where a book is kept of what others
// are paid it tells their sums, and not where players have to remember them.
func (p *chronicle) roundUp(c *scene.Context, seat game.Player) *roundup {
	from, to, ok := p.news.round()
	if !ok || p.news.acted[seat] == 0 || p.news.acted[seat] > to {
		return nil
	}
	lines := []roundLine{{key: "earned", icon: "two-coins"}, {key: "taken", icon: "flag"}, {key: "lost", icon: "sinking"}, {key: "bought", icon: "hammer-nails"}}
	note := func(i, beat int, x roundItem) {
		line := &lines[i]
		if beat <= from || beat > to {
			return
		}
		if len(line.items) == 0 {
			line.beat = beat
		}
		j := slices.IndexFunc(line.items, func(y roundItem) bool { return y.by == x.by && y.what == x.what })
		if j < 0 {
			j = len(line.items)
			line.items = append(line.items, roundItem{by: x.by, what: x.what})
		}
		line.items[j].sum += x.sum
	}
	_, remembered := p.play.table.(table.Bookkeeper)
	for _, g := range p.news.gains {
		if remembered && g.by != seat && !scene.KeepsAccounts(c, p.play.host) {
			continue
		}
		note(0, g.beat, roundItem{by: g.by, sum: g.sum})
	}
	for _, d := range p.news.deeds {
		switch d.kind {
		case took:
			note(1, d.beat, roundItem{by: d.by, what: d.at})
		case built, launched:
			note(3, d.beat, roundItem{by: d.by, what: d.thing})
		}
	}
	for _, x := range p.news.losses {
		note(2, x.beat, roundItem{by: x.by, what: x.thing})
	}
	lines = slices.DeleteFunc(lines, func(line roundLine) bool { return len(line.items) == 0 })
	if len(lines) == 0 {
		return nil
	}
	for _, line := range lines {
		slices.SortStableFunc(line.items, func(a, b roundItem) int { return int(a.by) - int(b.by) })
	}
	turn, _ := p.play.table.Clock(p.play.now.View)
	return &roundup{turn - 1, lines, p.play.host.Len()}
}

// sentence tells a line in words.
func (x *roundLine) sentence(words *lang.Words, name func(game.Player) string) string {
	var parts []string
	for _, item := range x.items {
		if item.what == (game.Ref{}) {
			parts = append(parts, words.T("round.sum", "name", name(item.by), "n", item.sum))
		} else {
			parts = append(parts, words.T("round.thing", "name", name(item.by), "what", words.Title(item.what)))
		}
	}
	return words.T("round."+x.key, "list", strings.Join(parts, ", "))
}

// sentences tell the round-up that is shown, nothing if none is.
func (p *chronicle) sentences(words *lang.Words) (list []string) {
	if p.roundup == nil {
		return nil
	}
	for _, line := range p.roundup.lines {
		list = append(list, line.sentence(words, func(by game.Player) string { return p.play.host.Seat(by).Name }))
	}
	return list
}

// closeRoundUp ends the round-up once the game goes on. In a small frame it lies over the chart:
// there it ends with whatever is done.
func (p *chronicle) closeRoundUp(c *scene.Context, f control.Frame) {
	if p.roundup == nil {
		return
	}
	done := f.DragEnd || len(f.Commands) > 0
	if hit := c.Screen.At(f.Pointer); f.Tap && (hit == nil || hit.Target.Command != cmdRound) {
		done = true
	}
	if p.roundup.at != p.play.host.Len() || done && p.play.board.frame(c, false).Tidings.Empty() {
		p.roundup = nil
	}
}
