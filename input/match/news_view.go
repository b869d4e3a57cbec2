package match

import (
	"math"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// newsOf is whose deeds are shown alone, with their ways, because their row is pointed at; Nobody
// for all.
func (p *chronicle) newsOf() game.Player {
	if ref := p.play.board.hover.Ref; ref.Kind == game.SeatRef && game.Player(ref.ID) != p.play.now.Viewer && p.newsShown() {
		return game.Player(ref.ID)
	}
	return game.Nobody
}

// newsShown reports whether it is shown what others did since the last action of who is to act: as
// long as that one has neither done nor chosen anything, and nothing else asks for attention.
func (p *chronicle) newsShown() bool {
	return p.play.timeline.Idle() && p.play.tutorial.lesson == nil && len(p.play.now.Legal) > 0 && p.play.decider() == p.play.now.Viewer &&
		len(p.play.now.Chosen) == 0 && !p.play.now.Modal() && !p.play.advice.adviceShown() && p.recap == nil
}

// signs are those of a report: one for each kind of deed, and the sum of the sales, written as the
// language does.
func (r *report) signs(number func(int) string) (list []sign) {
	for i, d := range r.deeds {
		if i > 0 && d.kind == r.deeds[i-1].kind && (d.kind != built || d.thing == r.deeds[i-1].thing) {
			continue
		}
		switch d.kind {
		case fought:
			list = append(list, sign{icon: "crossed-swords"})
		case robbed:
			list = append(list, sign{icon: "death-skull"})
		case took:
			list = append(list, sign{icon: "flag"})
		case sold:
			list = append(list, sign{icon: "two-coins"})
			if r.sum > 0 {
				list = append(list, sign{text: "+" + number(r.sum)})
			}
		case built:
			list = append(list, sign{piece: d.thing})
		case launched:
			list = append(list, sign{icon: "galley"})
		case hired:
			list = append(list, sign{icon: "meeple"})
		}
	}
	return list
}

// viewNews puts a pill below each place where others have done something, in their colours.
func (p *chronicle) viewNews(l *display.List, v *table.View) {
	if !p.newsShown() {
		return
	}
	stage, only := p.play.table.Stage(v), p.newsOf()
	list := reports(p.news.since(p.play.now.Viewer))
	list = slices.DeleteFunc(list, func(r report) bool { return only != game.Nobody && r.by != only })
	pills, wide := make([]pill, len(list)), map[game.Ref]float64{} // width of all pills of a place
	for i := range list {
		livery := stage.Livery(list[i].by)
		pills[i] = pill{signs: list[i].signs(p.play.spoken.Number), paper: livery.Main, rim: theme.Paper, ink: livery.Ink}
		wide[list[i].at] += pills[i].width(newsHeight(v)) * (1 + newsGap)
	}
	taken := map[game.Ref]float64{} // by those that are drawn
	l.PushClip(v.Frame.Board)
	for i := range list {
		r := &list[i]
		box, ok := newsBox(p.play.table, v, r.at, wide[r.at])
		if !ok {
			continue
		}
		box.X, box.W = box.X+taken[r.at], pills[i].width(box.H)
		if under := l.At(box.Center()); under != nil && under.Target.Command != "" || v.BelowPanels(box) {
			continue
		}
		taken[r.at] += box.W * (1 + newsGap)
		l.Stroke(box.Inset(-1), box.H/2+1, 1.5, theme.Ink)
		pills[i].draw(l, stage, box)
		tip := p.newsTip(r)
		l.Hit(display.Hit{Rect: box, Target: display.Target{Command: table.CmdAbout, Ref: r.at, Index: int(r.by)}, Tip: tip, Label: tip})
	}
	l.PopClip()
}

// The measures of pills for news.
const (
	newsGap    = 0.1  // between two, in widths of one
	newsOver   = 0.12 // of a rim that they may cover: what is told there stays readable
	newsOff    = 100  // how much worse it is to leave the board than to cover names
	newsBeside = 48   // off a place without a rim, in board units
)

// newsHeight is how high a pill for news is.
func newsHeight(v *table.View) float64 { return max(16*v.Frame.Unit, 38*v.Camera.Scale) }

// newsBox is where the pills of a place lie, so wide all together: at the lower rim of what has
// one, or at the upper rim, on the left or on the right; of what has none below its ships, or beside
// it. Of these it is where they cover least of the names on the chart and lie on the board.
func newsBox(on table.Table, v *table.View, ref game.Ref, wide float64) (best display.Rect, ok bool) {
	place, ok := on.Place(v, ref)
	if !ok || !place.OnChart {
		return best, false
	}
	names, least := on.PortNames(v), math.Inf(1)
	for _, r := range newsBoxes(on, v, ref, place.At, wide) {
		cost := newsOff * (1 - share(v.Frame.Board, r))
		for _, name := range names {
			cost += share(name, r)
		}
		if cost < least {
			best, least = r, cost
		}
	}
	return best, !math.IsInf(least, 1)
}

// newsBoxes are where the pills of a place may lie, the best first if all cost the same.
func newsBoxes(on table.Table, v *table.View, ref game.Ref, at display.Point, wide float64) (list []display.Rect) {
	h, board := newsHeight(v), v.Frame.Board
	rim, ok := on.Stage(v).Rim(ref)
	if !ok {
		off := newsBeside * v.Camera.Scale
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
	over := min(0.3*h, newsOver*rim.H)
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

// newsTip tells what the signs of a pill stand for, each sentence once.
func (p *chronicle) newsTip(r *report) string {
	var story []sentence
	for _, d := range r.deeds {
		story = appendStory(story, p.play.table, p.play.spoken, session.Beat{Events: d.events}, 1)
	}
	var lines []string
	for _, s := range story {
		if text := s.text(); !slices.Contains(lines, text) {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}
