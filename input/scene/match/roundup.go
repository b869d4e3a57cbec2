package match

import (
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
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
		p.gains = append(p.gains, gain{game.Player(ev.To.ID), int(ev.N), n})
	case ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.From.Kind == game.SeatRef:
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

// roundUp sums up for a seat the turn that is over since its last action: who earned what, and what
// was taken, lost and bought, a line each; empty if no turn is.
func (p *chronicle) roundUp(c *scene.Context, seat game.Player) string {
	from, to, ok := p.news.round()
	if !ok || p.news.acted[seat] == 0 || p.news.acted[seat] > to {
		return ""
	}
	within := func(beat int) bool { return from < beat && beat <= to }
	words, gains := p.play.words(c), map[game.Player]int{}
	for _, g := range p.news.gains {
		if within(g.beat) {
			gains[g.by] += g.sum
		}
	}
	var lines [4]map[game.Player][]string
	note := func(line int, by game.Player, text string) { // each once
		if lines[line] == nil {
			lines[line] = map[game.Player][]string{}
		}
		if !slices.Contains(lines[line][by], text) {
			lines[line][by] = append(lines[line][by], text)
		}
	}
	thing := func(line int, by game.Player, what game.Ref) {
		note(line, by, words.T("round.thing", "name", p.play.match.Seat(by).Name, "what", words.Title(what)))
	}
	for by, sum := range gains {
		note(0, by, words.T("round.sum", "name", p.play.match.Seat(by).Name, "n", sum))
	}
	for _, d := range p.news.deeds {
		switch {
		case !within(d.beat):
		case d.kind == took:
			thing(1, d.by, d.at)
		case d.kind == built, d.kind == launched:
			thing(3, d.by, d.thing)
		}
	}
	for _, x := range p.news.losses {
		if within(x.beat) {
			thing(2, x.by, x.thing)
		}
	}
	var told []string
	for i, key := range [...]string{"earned", "taken", "lost", "bought"} {
		var parts []string
		for by := game.Player(1); int(by) <= len(p.play.match.Seats()); by++ {
			parts = append(parts, lines[i][by]...)
		}
		if len(parts) > 0 {
			told = append(told, words.T("round."+key, "list", strings.Join(parts, ", ")))
		}
	}
	return strings.Join(told, "\n")
}
