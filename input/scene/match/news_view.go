package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// newsOf is whose deeds are shown alone, with their ways, because their row is pointed at; Nobody
// for all.
func (p *chronicle) newsOf() game.Player {
	if ref := p.play.board.hover.Ref; ref.Kind == game.SeatRef && game.Player(ref.ID) != p.play.now.viewer && p.newsShown() {
		return game.Player(ref.ID)
	}
	return game.Nobody
}

// newsShown reports whether it is shown what others did since the last action of who is to act: as
// long as that one has done nothing, and nothing else asks for attention.
func (p *chronicle) newsShown() bool {
	return p.play.timeline.Idle() && p.play.tutorial.lesson == nil && len(p.play.now.legal) > 0 && p.play.decider() == p.play.now.viewer &&
		!p.play.now.modal() && !p.play.advice.adviceShown() && p.recap == nil
}

// signs are those of a report: one for each kind of deed, and the sum of the sales.
func (r *report) signs() (list []sign) {
	for i, d := range r.deeds {
		if i > 0 && d.kind == r.deeds[i-1].kind && (d.kind != built || d.thing == r.deeds[i-1].thing) {
			continue
		}
		switch d.kind {
		case fought:
			list = append(list, sign{icon: "crossed-swords"})
		case took:
			list = append(list, sign{icon: "flag"})
		case sold:
			list = append(list, sign{icon: "two-coins"})
			if r.sum > 0 {
				list = append(list, sign{text: "+" + strconv.Itoa(r.sum)})
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
func (p *chronicle) viewNews(l *op.List, v *table.View) {
	if !p.newsShown() {
		return
	}
	stage, only := p.play.table.Stage(v), p.newsOf()
	taken := map[game.Ref]float64{} // width of the pills of a place
	l.PushClip(v.Frame.Board)
	for _, r := range reports(p.news.since(p.play.now.viewer)) {
		if only != game.Nobody && r.by != only {
			continue
		}
		livery := stage.Livery(r.by)
		x := pill{signs: r.signs(), paper: livery.Main, rim: theme.Paper, ink: livery.Ink}
		at, h, ok := newsAt(p.play.table, v, r.at)
		box := op.Rect{X: at.X + taken[r.at], Y: at.Y, W: x.width(h), H: h}
		if under := l.At(box.Center()); !ok || under == nil || under.Target.Command != "" {
			continue
		}
		taken[r.at] += box.W + 0.2*h
		l.Stroke(box.Inset(-1), h/2+1, 1.5, theme.Ink)
		x.draw(l, stage, box)
		tip := p.newsTip(&r)
		l.Hit(op.Hit{Rect: box, Target: op.Target{Command: table.CmdAbout, Ref: r.at, Index: int(r.by)}, Tip: tip, Label: tip})
	}
	l.PopClip()
}

// newsAt is where the first pill of a place begins, and how high it is: over the lower rim of what
// has one, below the ships of an area.
func newsAt(on table.Table, v *table.View, ref game.Ref) (at op.Point, h float64, ok bool) {
	place, ok := on.Place(v, ref)
	if !ok || !place.OnChart {
		return at, 0, false
	}
	h = max(16*v.Frame.Unit, 38*v.Camera.Scale)
	if rim, ok := on.Stage(v).Rim(ref); ok {
		return op.Point{X: rim.X + 0.2*h, Y: rim.Y + rim.H - 0.3*h}, h, true
	}
	return op.Point{X: place.At.X - h, Y: place.At.Y + 48*v.Camera.Scale}, h, true
}

// newsTip tells what the signs of a pill stand for, each sentence once.
func (p *chronicle) newsTip(r *report) string {
	var lines []string
	for _, d := range r.deeds {
		if text, ok := p.play.spoken.Told(d.event); ok && !slices.Contains(lines, text) {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}
