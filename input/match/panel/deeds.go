package panel

import (
	"math"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Deeds shows what others did since the last action of who is to act: below each place, in their
// colours, as long as that one has neither done nor chosen anything.
type Deeds struct {
	table.BasePanel

	history *history.History
	recap   *Recap // tells the same in words
}

// NewDeeds returns the deeds of a history while no recap tells of them.
func NewDeeds(h *history.History, r *Recap) *Deeds { return &Deeds{history: h, recap: r} }

// Shown implements table.Panel.
func (p *Deeds) Shown(d table.Desk) bool {
	return d.Idle() && len(d.Legal()) > 0 && d.Now().Decision().Player == d.Viewer() && !d.Begun() && !p.recap.Telling()
}

// only is whose deeds are shown alone, with their ways, because their row is pointed at; Nobody for
// all.
func (p *Deeds) only(d table.Desk) game.Player {
	if ref := d.Hover().Ref; ref.Kind == game.SeatRef && game.Player(ref.ID) != d.Viewer() {
		return game.Player(ref.ID)
	}
	return game.Nobody
}

// Chart implements table.Panel.
func (p *Deeds) Chart(d table.Desk, v *table.View) {
	if seat := p.only(d); seat != game.Nobody {
		v.ShipWays = p.history.Deeds.ShipWays(d.Viewer(), seat)
	}
}

// signs are those of a report: one for each kind of deed, and for sales their sum, or that all was stored.
func signs(r *history.Report) (list []kit.PillSign) {
	for i, d := range r.Deeds {
		if i > 0 && d.Kind == r.Deeds[i-1].Kind && (d.Kind != history.Built || d.Thing == r.Deeds[i-1].Thing) {
			continue
		}
		switch d.Kind {
		case history.Fought:
			list = append(list, kit.PillSign{Icon: "crossed-swords"})
		case history.Robbed:
			list = append(list, kit.PillSign{Icon: "death-skull"})
		case history.Took:
			list = append(list, kit.PillSign{Icon: "flag"})
		case history.Sold:
			sold := kit.PillSign{Sum: r.Sum}
			if r.Sum == 0 {
				sold = kit.PillSign{Icon: kit.StoreIcon}
			}
			list = append(list, sold)
		case history.Built:
			list = append(list, kit.PillSign{Piece: d.Thing})
		case history.Launched:
			list = append(list, kit.PillSign{Icon: "galley"})
		case history.Hired:
			list = append(list, kit.PillSign{Icon: "meeple"})
		}
	}
	return list
}

// Draw appends a pill below each place where others have done something.
func (p *Deeds) Draw(d table.Desk, l *display.List) {
	v, on := d.View(), d.Table()
	stage, only := on.Stage(v), p.only(d)
	list := history.Reports(p.history.Deeds.Since(d.Viewer()))
	list = slices.DeleteFunc(list, func(r history.Report) bool { return only != game.Nobody && r.By != only })
	pills, wide := make([]kit.Pill, len(list)), map[game.Ref]float64{} // width of all pills of a place
	for i := range list {
		livery := theme.LiveryOf(stage.Colour(list[i].By))
		pills[i] = kit.Pill{Signs: signs(&list[i]), Paper: livery.Main, Rim: theme.Paper, Ink: livery.Ink}
		wide[list[i].At] += pills[i].Width(deedHeight(v)) * (1 + deedGap)
	}
	taken := map[game.Ref]float64{} // by those that are drawn
	l.PushClip(v.Frame.Board)
	for i := range list {
		r := &list[i]
		box, ok := deedBox(on, v, r.At, wide[r.At])
		if !ok {
			continue
		}
		box.X, box.W = box.X+taken[r.At], pills[i].Width(box.H)
		if under := l.At(box.Center()); under != nil && under.Target.Command != "" || v.BelowPanels(box) {
			continue
		}
		taken[r.At] += box.W * (1 + deedGap)
		l.Stroke(box.Inset(-1), box.H/2+1, 1.5, theme.Ink)
		pills[i].Draw(l, stage.Piece, box)
		tip := deedTip(d, r)
		l.Hit(display.Hit{Rect: box, Target: display.Target{Command: table.CmdAbout, Ref: r.At, Value: r.By}, Tip: tip, Label: tip})
	}
	l.PopClip()
}

// The measures of pills for deeds.
const (
	deedGap    = 0.1  // between two, in widths of one
	deedOver   = 0.12 // of a rim that they may cover: what is told there stays readable
	deedOff    = 100  // how much worse it is to leave the board than to cover names
	deedBeside = 48   // off a place without a rim, in board units
)

// deedHeight is how high a pill for deeds is.
func deedHeight(v *table.View) float64 { return max(16*v.Frame.Unit, 38*v.Camera.Scale) }

// deedBox is where the pills of a place lie, so wide all together: at the lower rim of what has
// one, or at the upper rim, on the left or on the right; of what has none below its ships, or beside
// it. Of these it is where they cover least of the names on the chart and lie on the board.
func deedBox(on table.Table, v *table.View, ref game.Ref, wide float64) (best display.Rect, ok bool) {
	place, ok := on.Place(v, ref)
	if !ok || !place.OnChart {
		return best, false
	}
	names, least := on.PortNames(v), math.Inf(1)
	for _, r := range deedBoxes(on, v, ref, place.At, wide) {
		cost := deedOff * (1 - v.Frame.Board.Over(r))
		for _, name := range names {
			cost += name.Over(r)
		}
		if cost < least {
			best, least = r, cost
		}
	}
	return best, !math.IsInf(least, 1)
}

// deedBoxes are where the pills of a place may lie, the best first if all cost the same.
func deedBoxes(on table.Table, v *table.View, ref game.Ref, at display.Point, wide float64) (list []display.Rect) {
	h, board := deedHeight(v), v.Frame.Board
	rim, ok := on.Stage(v).Rim(ref)
	if !ok {
		off := deedBeside * v.Camera.Scale
		for _, x := range [...]float64{at.X - h, at.X - wide, at.X} {
			list = append(list, display.Rect{X: x, Y: at.Y + off, W: wide, H: h})
		}
		for n := range 3 { // a pier is long
			far := off * float64(n+1)
			for _, x := range [...]float64{at.X - far - wide, at.X + far} {
				list = append(list, display.Rect{X: x, Y: min(at.Y-h/2, board.Y+board.H-h), W: wide, H: h})
			}
		}
		return slices.DeleteFunc(list, func(r display.Rect) bool { return v.BelowPanels(r) }) // it would not be shown
	}
	over := min(0.3*h, deedOver*rim.H)
	for _, y := range [...]float64{rim.Y + rim.H - over, rim.Y + over - h} {
		for _, x := range [...]float64{rim.X + 0.2*h, rim.X + rim.W - wide - 0.2*h} {
			if rim.X+rim.W <= board.X+board.W {
				x = min(x, board.X+board.W-wide)
			}
			list = append(list, display.Rect{X: x, Y: y, W: wide, H: h})
		}
	}
	return list
}

// deedTip tells what the signs of a pill stand for, each sentence once.
func deedTip(d table.Desk, r *history.Report) string {
	var entries []*history.Entry
	for _, deed := range r.Deeds {
		entries = history.AppendEntries(entries, d.Table(), d.Words(), session.Beat{Events: deed.Events}, 1)
	}
	var lines []string
	for _, e := range entries {
		if text := e.Text(); !slices.Contains(lines, text) {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

var _ table.Panel = (*Deeds)(nil)
