package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// cmdErrand is of a tag at a place that leads there and does something. Ref: the place, Index:
// which errand.
const cmdErrand op.Command = "errand"

// errands are those that can be run now with a click on their tags.
func (p *panels) errands() []table.Errand {
	if !p.play.timeline.Idle() || !p.play.board.routesShown() || p.play.tutorial.lesson != nil || p.play.nap.napping() {
		return nil
	}
	return p.play.now.controls.Errands
}

// errand is the one that a tag is for, nil if there is none now.
func (p *panels) errand(t op.Target) *table.Errand {
	list := p.errands()
	if t.Index >= len(list) || list[t.Index].At != t.Ref || !slices.Contains(p.play.now.legal, list[t.Index].Plan[0]) {
		return nil
	}
	return &list[t.Index]
}

// tag is what is drawn of an errand: in gold what brings money.
func tag(e *table.Errand) pill {
	x := pill{paper: theme.Paper, rim: theme.Gilt, ink: theme.Ink}
	for _, piece := range e.Pieces {
		x.signs = append(x.signs, sign{piece: piece})
	}
	if e.Brings > 0 {
		x.paper, x.rim = theme.Gold, theme.Ink
		x.signs = append(x.signs, sign{text: "+" + strconv.Itoa(e.Brings)})
	}
	return x
}

// viewErrands puts the tags at their places, side by side from the right, where nothing lies over
// them.
func (p *panels) viewErrands(l *op.List, v *table.View) {
	now := *v // where a plan leads must not move a tag away from the pointer that shows it
	now.Planned = nil
	stage := p.play.table.Stage(&now)
	l.PushClip(v.Frame.Board)
	list := p.errands()
	for i := range list {
		e := &list[i]
		rim, ok := stage.Rim(e.At)
		if !ok {
			continue
		}
		h := max(18*v.Frame.Unit, 0.22*rim.W)
		right := rim.X + rim.W + 0.3*h
		for j := range i { // a place has few
			if list[j].At == e.At {
				x := tag(&list[j])
				right -= x.width(h) + 0.2*h
			}
		}
		x := tag(e)
		r := op.Rect{X: right - x.width(h), Y: rim.Y - 0.78*h, W: x.width(h), H: h}
		t := op.Target{Command: cmdErrand, Ref: e.At, Index: i}
		if under := l.At(r.Center()); under != nil && under.Target.Command != "" || !within(r, v.Frame.Board) {
			continue
		}
		if p.play.board.hover == t {
			l.Fill(r.Inset(-2.5), h/2+2.5, theme.Glow)
		}
		x.draw(l, stage, r)
		hit := op.Hit{Rect: r, Target: t, Tip: p.errandTip(e)}
		if reach := v.Frame.Reach; reach > 0 { // upwards, so that the place can still be touched
			w, h := max(reach, r.W), max(reach, r.H)
			hit.Rect = ui.Keep(op.Rect{X: r.Center().X - w/2, Y: r.Y + r.H - h, W: w, H: h}, v.Frame.Board)
		}
		hit.Label = hit.Tip
		l.Hit(hit)
	}
	l.PopClip()
}

// within reports whether a rectangle lies in another wholly.
func within(r, outer op.Rect) bool {
	return outer.Contains(op.Point{X: r.X, Y: r.Y}) && outer.Contains(op.Point{X: r.X + r.W, Y: r.Y + r.H})
}

// errandTip tells what is done, and who may stop it on the way.
func (p *panels) errandTip(e *table.Errand) string {
	words := p.play.spoken
	lines := []string{lang.Capital(strings.Join(twin.StepsOf(p.play.table, words, p.play.now.view, e.Plan), ", "))}
	if way := p.play.now.routeTo(e.At); way != nil {
		for _, x := range p.play.table.Preview(p.play.now.view, way.Plan) {
			if x.Warn {
				lines = append(lines, "! "+words.Line("preview."+x.Key, x.Args...))
			}
		}
	}
	return strings.Join(lines, "\n")
}
