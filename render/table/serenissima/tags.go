package serenissima

import (
	"math"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Tags lie at ports that can be reached: a click on one sails there and runs an errand.
type tags struct {
	table.BasePanel

	of   game.State // the position of the ways and errands
	ways []table.Route
	list []errand
}

// BelowBar implements table.Panel.
func (*tags) BelowBar() bool { return true }

// Shown implements table.Panel.
func (p *tags) Shown(d table.Desk) bool {
	if !d.Idle() || !d.TagsShown() {
		return false
	}
	if now := d.Now(); p.of != now {
		st := now.(*rules.State)
		p.of, p.ways = now, routes(st)
		p.list = errands(st, p.ways)
	}
	return len(p.list) > 0
}

// tag is what is drawn of an errand: what it is done with, whether that is stored, and what it brings.
func tag(e *errand) kit.Pill {
	x := kit.Pill{Paper: theme.Paper, Rim: theme.Gilt, Ink: theme.Ink}
	for _, piece := range e.pieces {
		x.Signs = append(x.Signs, kit.PillSign{Piece: piece})
	}
	if e.stores {
		x.Signs = append(x.Signs, kit.PillSign{Icon: kit.StoreIcon})
	}
	if e.brings > 0 {
		x.Signs = append(x.Signs, kit.PillSign{Sum: e.brings})
	}
	return x
}

// Draw implements table.Panel. The tags lie at their places, side by side at a corner, where nothing lies over
// them. On a chart that is seen from so far that they would cover the places there are none.
func (p *tags) Draw(d table.Desk, l *display.List) {
	list, v := p.list, d.View()
	now := *v // where a plan leads must not move a tag away from the pointer that shows it
	now.Planned = nil
	stage, names := Table{}.Stage(&now), Table{}.PortNames(v)
	var places []display.Rect
	l.PushClip(v.Frame.Board)
	for _, hidden := range [...]bool{false, true} { // those below panels find room beside the others
		for i, n := 0, 0; i < len(list); i += n {
			for n = 1; i+n < len(list) && list[i+n].At == list[i].At; { // tags of the place
				n++
			}
			rim, ok := stage.Rim(list[i].At)
			most := largestTag * rim.W // of large letters no more than there is room for
			h := max(leastTag, 0.22*rim.W, min(leastTag*v.Frame.Unit, most))
			if !ok || h > most {
				continue
			}
			w := tagsWidth(list[i:i+n], h)
			x := cornerFor(v, rim, w, h, names)
			if hidden == inSight(v, x) || hidden && !v.Frame.Board.Contains(rim.Center()) {
				continue
			}
			if hidden {
				if x = beside(v, rim, w, h, places); x.Empty() {
					continue
				}
				kit.AppendPointTo(l, x, rim.Center())
			}
			places = append(places, x.InsetBy(0, min(0, h-v.Frame.Reach)))
			for j := i + n - 1; j >= i; j-- {
				label := tag(&list[j])
				x.W = label.Width(h)
				p.draw(d, l, stage, &list[j], x)
				x.X += x.W + tagGap*h
			}
		}
	}
	l.PopClip()
}

// How high a tag is: in pixels at least, and of the width of its place at most.
const (
	leastTag   = 18
	largestTag = 0.34
)

// tagGap is between two tags, in heights of one.
const tagGap = 0.2

// tagsWidth is how wide tags so high are side by side.
func tagsWidth(list []errand, h float64) float64 {
	w := tagGap * h * float64(len(list)-1)
	for i := range list {
		label := tag(&list[i])
		w += label.Width(h)
	}
	return w
}

// cornerFor is where tags lie at a rim: at its upper right corner, or at the first other one where
// they lie under no panel and cover less of the names.
func cornerFor(v *table.View, rim display.Rect, w, h float64, names []display.Rect) (best display.Rect) {
	const beyond, over = 0.3, 0.78 // heights by which they stand out beside the rim and above it
	left, right := rim.X-beyond*h, rim.X+rim.W+beyond*h-w
	least := math.Inf(1)
	for _, r := range []display.Rect{{X: right, Y: rim.Y - over*h}, {X: left, Y: rim.Y - over*h}, {X: right, Y: rim.Y + rim.H - (1-over)*h}, {X: left, Y: rim.Y + rim.H - (1-over)*h}} {
		r.W, r.H = w, h
		covers := 0.0
		if !inSight(v, r) {
			covers = w * h
		}
		for _, name := range names {
			c := name.Intersect(r)
			covers += max(0, c.W) * max(0, c.H)
		}
		if covers < least {
			best, least = r, covers
		}
	}
	return best
}

// inSight reports whether tags in a box are on the board and below no panel.
func inSight(v *table.View, r display.Rect) bool { return v.Frame.Board.Holds(r) && !v.BelowPanels(r) }

// beside is where tags lie whose place is below a panel: as near to it as they can be in sight, at the edge of that,
// and off those that lie so already. It is empty if there is no room.
func beside(v *table.View, rim display.Rect, w, h float64, others []display.Rect) (best display.Rect) {
	from := widget.Keep(rim.Center().Box(w, h), v.Frame.Board)
	least := v.Frame.Size.X + v.Frame.Size.Y
	for _, way := range [...]display.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		for far := 0.0; far < least; far += h / 4 {
			r := from.Moved(far*way.X, far*way.Y)
			if inSight(v, r) && !slices.ContainsFunc(others, func(x display.Rect) bool { return !x.Intersect(r).Empty() }) {
				best, least = r, far
			}
		}
	}
	return best
}

// draw appends a tag, unless a panel or something else that can be clicked lies over it, or where a
// finger would have to touch.
func (p *tags) draw(d table.Desk, l *display.List, stage motion.Stage, e *errand, r display.Rect) {
	v, t := d.View(), e.Tag()
	if under := l.At(r.Center()); under != nil && under.Target.Command != "" || !inSight(v, r) {
		return
	}
	w, h := max(v.Frame.Reach, r.W), max(v.Frame.Reach, r.H)
	touched := display.Rect{}
	for _, y := range []float64{r.Y + r.H - h, r.Y + (r.H-h)/2, r.Y} { // rather upwards, so that the place can still be touched
		if x := widget.Keep(display.Rect{X: r.Center().X - w/2, Y: y, W: w, H: h}, v.Frame.Board); touched.Empty() && !v.BelowPanels(x) {
			touched = x
		}
	}
	if touched.Empty() {
		return
	}
	if d.Hover() == t {
		l.Fill(r.Inset(-2.5), r.H/2+2.5, theme.Glow)
	}
	x := tag(e)
	x.Draw(l, stage.Piece, r)
	hit := display.Hit{Rect: touched, Target: t, Tip: p.tip(d, e)}
	hit.Label = hit.Tip
	l.Hit(hit)
}

// tip tells what is done, and who may stop it on the way.
func (p *tags) tip(d table.Desk, e *errand) string {
	words := d.Words()
	caption := e.Caption(e.brings)
	lines := []string{lang.Capital(words.Line(caption.Key, caption.Args...))}
	way := slices.IndexFunc(p.ways, func(x table.Route) bool { return slices.Contains(x.There, e.At) })
	for _, x := range (Table{}).Preview(p.of, p.ways[way].Plan) {
		if x.Warn {
			lines = append(lines, "! "+words.Line("preview."+x.Key, x.Args...))
		}
	}
	return strings.Join(lines, "\n")
}

var _ table.Panel = (*tags)(nil)
