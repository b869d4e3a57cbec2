package match

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A laidOut is a position of a random game in a window of some kind.
type laidOut struct {
	t     *testing.T
	name  string
	size  display.Point
	c     *app.Context
	p     *Play
	stack *app.Stack
	list  display.List
}

// lay puts a match on the screen, with the settings changed before. Bots do what comes first.
func lay(t *testing.T, m *session.Match, size display.Point, set func(*app.Settings), languages ...string) *laidOut {
	settings, words, _, err := app.LoadSettings(&store.Memory{}, languages...)
	require.NoError(t, err)
	set(settings)
	x := &laidOut{t: t, size: size}
	x.c = &app.Context{Store: &store.Memory{}, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Pages: page.All(result.New), Lang: words, Settings: settings,
		Bots: app.Bots{NewBrain: func(string, string, uint64) session.Brain { return &apptest.First{} }}, Now: func() int64 { return 0 }}
	x.p = NewPlay(x.c, m, nil).(*Play)
	x.stack = app.NewStack(x.c, x.p)
	return x
}

// layOut calls a test with 500 positions of each game, in windows of every shape, with letters of every size, for
// either hand and in every language. The person who decides sits at the screen.
func layOut(t *testing.T, test func(x *laidOut)) {
	windows := []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 2560, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	languages := lang.Available()
	for _, rules := range catalog.All() {
		t.Run(rules.Info().ID, func(t *testing.T) {
			var matches []*session.Match
			for seed := uint64(1); len(matches) < 500; seed++ {
				matches = append(matches, apptest.PositionsOf(t, rules, seed, 5)...)
			}
			for i, m := range matches[:500] {
				size, scale, hand := windows[i%len(windows)], app.TextScales[i/len(windows)%len(app.TextScales)], app.Hands[i%2]
				language := languages[i/len(windows)/len(app.TextScales)%len(languages)].Tag
				x := lay(t, m, size, func(s *app.Settings) { s.TextScale, s.Hand, s.Curtain = scale, hand, app.VeilNever }, language)
				x.name = fmt.Sprintf("position %d, %v, letters %d %%, %s, %s hand", i, size, scale, language, hand)
				x.rest()
				test(x)
			}
		})
	}
}

// tick lets a tick pass without a look.
func (x *laidOut) tick(f control.Frame) {
	f.Size, f.Scale, f.Pinch = x.size, 1, 1
	_, err := x.stack.Update(f)
	require.NoError(x.t, err)
}

// show lets a tick pass.
func (x *laidOut) show(f control.Frame) {
	x.tick(f)
	x.stack.View(&x.list)
}

// rest lets ticks pass until the chart lies still.
func (x *laidOut) rest() {
	x.show(control.Frame{})
	x.tick(control.Frame{})
	for x.p.board.autoPan.to != nil {
		x.tick(control.Frame{})
	}
	x.stack.View(&x.list)
}

// groups opens one group of the bar after the other.
func (x *laidOut) groups(look func(name string)) {
	length := x.p.match().Len()
	if x.p.now.Modal() || x.p.now.ChoosesApart() {
		return // a question, or the table, lies over the board until it is answered
	}
	for group := range x.p.now.Groups {
		if len(x.p.now.Groups[group]) == 0 {
			continue
		}
		x.p.open.Group = group
		if x.rest(); x.p.match().Len() != length || x.p.open.Group != group {
			return
		}
		look(x.name + ", " + x.p.now.Offer.Groups[group].Name)
	}
	x.p.open.Group = -1
	x.rest()
}

// Of 500 positions of each game, everything is where it can be read, seen and clicked.
func TestLayoutOfRandomPositions(t *testing.T) {
	tips := map[*testing.T]int{}
	number := 0
	layOut(t, func(x *laidOut) {
		number++
		look := func(name string) {
			x.readable(name)
			x.placed(name)
		}
		look(x.name)
		tips[x.t] += x.tipsLeaveWhatIsLit(number % 3)
		x.rest()
		x.groups(look)
		x.reached()
	})
	require.Len(t, tips, len(catalog.All()))
	for _, n := range tips {
		require.Greater(t, n, 1000)
	}
}

// readable fails where a text lies over another, leaves the window or is cut.
func (x *laidOut) readable(name string) {
	require.Empty(x.t, apptest.Unreadable(&x.list, x.size), name)
	require.Empty(x.t, apptest.Cut(&x.list), name)
}

// placed fails unless what lies in the drawer has its corner there, what is lit in sight, and the likely next step,
// are covered by nothing, and what fingers tap is large enough for them.
func (x *laidOut) placed(name string) {
	d := drawn(x.p, x.c)
	f := d.Frame()
	for _, on := range d.panels.all {
		if on.Home() != table.Drawer || !on.Shown(d) {
			continue
		}
		if box := on.Box(d); !box.Empty() {
			require.Equal(x.t, f.Drawer(box.W, box.H), box, "%s: %T", name, on)
		}
	}
	for ref := range d.view.Lit {
		if place, ok := x.p.table.Place(d.view, ref); ok && place.OnChart && f.Open().Contains(place.Mark) {
			require.True(x.t, reachable(&x.list, x.size, ref), "%s: %s is covered", name, x.p.words(x.c).NameOf(ref))
		}
	}
	for i := range x.list.Hits {
		h := &x.list.Hits[i]
		if h.Red {
			_, open := device.Open(&x.list, h, display.Rect{W: x.size.X, H: x.size.Y})
			require.True(x.t, open, "%s: %v, the next step, is covered", name, h.Target)
		}
		if f.Reach > 0 && h.Target.Command != "" && h.Target.Command != table.CmdBar && h.Path == nil && !h.Skip && !explains(h.Target) {
			require.GreaterOrEqual(x.t, min(h.Rect.W, h.Rect.H), leastSide(&x.list, x.size, h)-0.01, "%s: %v", name, h.Target)
		}
	}
}

// reached fails unless everything that a game is about can be clicked, where need be after the chart is moved.
func (x *laidOut) reached() {
	if x.p.now.Modal() || x.p.now.ChoosesApart() {
		return
	}
	for _, ref := range x.p.table.Things(x.p.now.View) {
		if ref.Kind != game.PortRef && ref.Kind != game.ShipRef || reachable(&x.list, x.size, ref) {
			continue
		}
		at, ok := x.p.table.Place(viewOf(x.p, x.c), ref)
		require.True(x.t, ok, "%s: %v", x.name, ref)
		if !at.OnChart {
			continue
		}
		place, camera := x.p.board.camera.Board(at.At), &x.p.board.camera
		if camera.Scale < legible*1.3 {
			camera.Zoom(legible*1.3/camera.Scale, camera.View.Center())
		}
		camera.LookAt(place.X, place.Y)
		x.show(control.Frame{})
		require.True(x.t, reachable(&x.list, x.size, ref), "%s: %s cannot be clicked", x.name, x.p.words(x.c).NameOf(ref))
	}
}

// leastSide is the least side that a region in a window of that size must have for a finger: a fingertip, and 32 for
// a heap on an upright phone and for what can be done with it in its hold.
func leastSide(l *display.List, window display.Point, h *display.Hit) float64 {
	heap := window.X < 500 && slices.ContainsFunc(l.Hits, func(hold display.Hit) bool {
		return hold.Target.Command == position.CmdHold && hold.Rect.Holds(h.Rect)
	})
	if heap || window.X < 500 && (h.Target.Command == position.CmdPiece || h.Target.Command == position.CmdHold) {
		return 32
	}
	return layout.Fingertip
}

// tipsLeaveWhatIsLit points at every third place, from the first on. It fails where an explanation lies over what is lit,
// or over the subject with its ring, and returns how many there were.
func (x *laidOut) tipsLeaveWhatIsLit(first int) (tips int) {
	if min(x.size.X, x.size.Y) < 500 || x.p.now.Modal() {
		return 0
	}
	var spots []display.Point
	for _, mark := range x.litMarks() {
		spots = append(spots, mark)
	}
	for i := range x.list.Hits {
		if h := &x.list.Hits[i]; h.Target.Command != "" && h.Path == nil {
			spots = append(spots, h.Rect.Center())
		}
	}
	slices.SortFunc(spots, func(a, b display.Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	bare := tipsIn(&x.list)
	for i := first; i < len(spots); i += 3 {
		x.tick(control.Frame{Pointer: spots[i], Inside: true})
		x.show(control.Frame{Pointer: spots[i], Inside: true})
		ring, _ := x.p.table.Stage(viewOf(x.p, x.c)).Rim(x.p.now.Subject())
		for _, tip := range tipsIn(&x.list) {
			if slices.Contains(bare, tip) {
				continue
			}
			tips++
			require.True(x.t, tip.Intersect(ring).Empty(), "%s: the tip at %v lies over the subject", x.name, tip)
			for ref, mark := range x.litMarks() {
				require.False(x.t, tip.Contains(mark), "%s: the tip at %v lies over %v", x.name, tip, ref)
			}
		}
	}
	return tips
}

// litMarks are the middles of what is lit in sight.
func (x *laidOut) litMarks() map[game.Ref]display.Point {
	marks := map[game.Ref]display.Point{}
	v := viewOf(x.p, x.c)
	for ref := range v.Lit {
		if place, ok := x.p.table.Place(v, ref); ok && place.OnChart && v.Frame.Board.Contains(place.Mark) {
			marks[ref] = place.Mark
		}
	}
	return marks
}

// tipsIn are the boxes of the explanations in a picture: papers with a shadow below them.
func tipsIn(l *display.List) (list []display.Rect) {
	for i := 1; i < len(l.Ops); i++ {
		shadow, paper := &l.Ops[i-1], &l.Ops[i]
		if paper.Kind == display.FillRect && paper.Radius == 6 && shadow.Kind == display.FillRect && shadow.Rect == paper.Rect.Moved(0, 2) {
			list = append(list, paper.Rect)
		}
	}
	return list
}
