package serenissima

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// fills are the own ports for which something can be bought or where a new galley can lie, each
// with the own galleys that lie there.
func fills(st *rules.State) (list []table.Hold) {
	switch st.Decision().Prompt {
	case rules.Activate, rules.Investing, rules.SpecialInvest:
	default:
		return nil
	}
	by, legal := st.Decision().Player, st.AppendActions(nil)
	berths := func(port game.Ref) bool {
		return slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == rules.BuyGalley && a.Obj[1] == port })
	}
	add := func(f table.Hold) {
		f.Piece, f.WholeActions = game.Sailor(by), buildings(st, f.Place, legal)
		if hire := table.Act(st, rules.Recruit, f.Place); slices.Contains(legal, hire) {
			for range f.Space - len(f.Pieces) {
				f.FillEach = append(f.FillEach, hire)
			}
		}
		if len(f.FillEach)+len(f.WholeActions) > 0 || berths(f.Place) {
			list = append(list, f)
		}
	}
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if st.Ports[p].Owner != by {
			continue
		}
		add(garrison(st, p))
		for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
			if st.Galleys[g].Owner == by && st.Galleys[g].Zone == st.Board.Ports[p].Zone {
				add(galleyHold(st, g))
			}
		}
	}
	return list
}

// The measures of the galleys that can be bought, at unit one.
const (
	promptHeight  = 26
	promptLetters = 16
)

// inBoxLines is in how many lines so many galleys lie in a width, and how many in each.
func inBoxLines(n int, side, u, width float64) (lines, each int) {
	line := max(1, int(width/(side+3*u)))
	lines = (n + line - 1) / line
	return lines, (n + lines - 1) / lines
}

// inBoxHeight is how high the prompt and the galleys below it are.
func inBoxHeight(f *layout.Frame, n int, side, width float64) float64 {
	lines, _ := inBoxLines(n, side, f.Unit, width)
	return promptHeight*f.Unit + float64(lines)*(side+2*f.Unit)
}

// drawInBox draws the galleys that can be bought, below what is done with them: it asks for the port of one that is
// chosen.
func drawInBox(d table.Desk, l *display.List, r display.Rect, side float64, galleys []game.Ref, chosen game.Ref) {
	u, stage := d.Frame().Unit, d.Table().Stage(d.View())
	can := func(galley game.Ref) []game.Action {
		return slices.DeleteFunc(slices.Clone(d.Legal()), func(a game.Action) bool { return a.Verb != rules.BuyGalley || a.Obj[0] != galley })
	}
	buy := can(galleys[0])[0]
	text, size, prompt := d.Words().Verb(buy.Verb), promptLetters*u, r.Row(r.Y, promptHeight*u)
	if chosen != (game.Ref{}) {
		text = d.Words().Line("board.berth", "verb", text)
	}
	widget.Line(l, prompt, text, display.TextStyle{Font: display.Caps, Size: size, Color: theme.Ink})
	price := display.Point{X: r.X + min(r.W-size, display.Measure(text, display.Caps, size)+size), Y: prompt.Center().Y}
	kit.AppendSum(l, price, 0.8*size, -game.Cost(d.Now(), buy))
	if once := d.Words().Line("board.one-galley"); d.Now().Decision().Prompt != rules.SpecialInvest && display.Fits(once, display.Italic, widget.MinText, r.X+r.W-price.X-size) {
		widget.Line(l, prompt.Column(price.X+size, r.X+r.W-price.X-size), once, display.TextStyle{Font: display.Italic, Size: 13 * u, Color: theme.Brown})
	}
	_, each := inBoxLines(len(galleys), side, u, r.W)
	for i, galley := range galleys {
		b := widget.Button{Chosen: galley == chosen, Tip: lang.Capital(d.Words().Title(galley))}
		b.Rect = display.Rect{X: r.X + float64(i%each)*(side+3*u), Y: r.Y + prompt.H + float64(i/each)*(side+2*u), W: side + u, H: side}
		buys := can(galley)
		if len(buys) == 1 {
			b.Tip = ""
		}
		d.Offer(l, b, galley, buys)
		stage.Piece(l, b.Rect.Center(), 0.78*side, galley)
	}
}

// buildings are those that can be built in a port.
func buildings(st *rules.State, port game.Ref, legal []game.Action) (list []table.Answer) {
	for building, verb := range [...]game.Verb{rules.Fort: rules.BuildFort, rules.Basilica: rules.BuildBasilica} {
		if a := table.Act(st, verb, port); slices.Contains(legal, a) {
			list = append(list, table.Answer{Action: a, Pieces: []game.Ref{game.Building(building)}})
		}
	}
	return list
}

// garrison is that of a port, with the free places for sailors.
func garrison(st *rules.State, p rules.PortID) table.Hold {
	h := table.Hold{Place: game.Port(p), Space: int(st.Board.Ports[p].Size())}
	addSailors(&h, st.Ports[p].Owner, st.Ports[p].Sailors)
	return h
}
