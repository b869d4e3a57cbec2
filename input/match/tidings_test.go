package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// A piece of news shows where it happened when it is clicked, in the panel and in
// the log, and the sign goes away by itself.
func TestTidingsShowWhere(t *testing.T) {
	d, p := seated(t, 1, scene.AtOnce)
	d.forward(p.asked)
	d.rest(1)
	last := p.chronicle.lastTidings(display.Rect{W: 300, H: 1}, widget.MinText)
	require.NotEmpty(t, last)
	require.True(t, d.shows(p.chronicle.story[last[0]].text()))
	for _, open := range []func(){func() {}, func() { d.key(control.Log) }} {
		open()
		d.tap(input.TargetName(display.Target{Command: cmdTiding, Index: last[0]}))
		if p.chronicle.logOpen { // there it is picked first
			require.Equal(t, p.chronicle.story[last[0]].where, p.chronicle.marked)
			d.tap("where")
		}
		require.Equal(t, p.chronicle.story[last[0]].where, p.chronicle.marked)
		require.False(t, p.chronicle.logOpen)
		require.False(t, d.stack.Still())
		require.LessOrEqual(t, d.forward(func() bool { return p.chronicle.marked == game.Ref{} }), markTicks)
	}
	p.board.camera.Zoom(3, p.board.camera.View.Center())
	for i, s := range p.chronicle.story {
		if s.where.Kind == game.PortRef {
			p.chronicle.showWhere(d.c, i)
			d.rest(1)
			place, ok := p.table.Place(p.board.boardView(d.c), s.where)
			require.True(t, ok)
			require.True(t, p.board.camera.View.Contains(place.At), s.text())
		}
	}
}

// Nothing is told before it has been shown.
func TestTidingsFollowThePicture(t *testing.T) {
	d, p := seated(t, 1, scene.AtOnce)
	d.forward(p.asked)
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = scene.Slow, scene.Slow
	for len(p.chronicle.shown()) == len(p.chronicle.story) {
		p.controller.do(d.c, p.now.Legal[len(p.now.Legal)/2])
		if !p.asked() {
			break
		}
	}
	before := len(p.chronicle.shown())
	require.Less(t, before, len(p.chronicle.story))
	d.tap(string(cmdSkip))
	d.forward(p.asked)
	require.Len(t, p.chronicle.shown(), len(p.chronicle.story))
}

// A message is marked with who acts, or with whom what the dice do befalls, and
// not with who is to decide afterwards.
func TestSentencesAreMarkedWithWhoActs(t *testing.T) {
	seat := game.Seat(3)
	require.Equal(t, game.Player(2), whose(game.Event{Kind: game.Took, By: 2, To: seat}))
	require.Equal(t, game.Player(3), whose(game.Event{Kind: game.Removed, To: seat}))
	require.Equal(t, game.Player(3), whose(game.Event{Kind: game.Revealed, What: seat}))
	require.Equal(t, game.Nobody, whose(game.Event{Kind: game.Turned}))

	d, p := seated(t, 1, scene.AtOnce)
	d.forward(p.asked)
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = scene.Slow, scene.Slow
	p.controller.do(d.c, p.now.Legal[0])
	shown := 0
	for ; !p.timeline.Idle(); d.rest(1) {
		ev, _ := p.timeline.Now()
		if _, ok := p.words(d.c).Told(ev); ok {
			by := p.chronicle.lastTold(d.c).by
			require.Equal(t, whose(ev), by)
			shown++
		}
	}
	require.Positive(t, shown)
}

// Where nothing has been told there is no empty sheet.
func TestNoTidingsNoSheet(t *testing.T) {
	d, p := seated(t, 1, scene.Slow)
	r := p.board.frame(d.c, false).Tidings
	sheet := func() bool {
		return slices.ContainsFunc(d.list.Hits, func(h display.Hit) bool { return h.Rect == r })
	}
	require.False(t, r.Empty())
	require.Empty(t, p.chronicle.shown())
	require.False(t, sheet())
	d.forward(func() bool { return len(p.chronicle.shown()) > 0 })
	d.rest(1)
	require.True(t, sheet())
}

// Of what others did since one's last action a robbery is told in the panel, if that has room for it
// and the newest sentence, however much has happened after it.
func TestTidingsKeepARobbery(t *testing.T) {
	pushedOut := 0
	for seed := range uint64(8) {
		for _, m := range scenetest.PositionsOf(t, catalog.Find("goldenhorn"), seed, 1) {
			if m.State().Decision().Player <= game.Nobody {
				continue
			}
			_, p := resume(t, desktop, m)
			story := p.chronicle.shown()
			i := p.chronicle.lastRobbery(story)
			if i < 0 {
				continue
			}
			require.NotEqual(t, p.now.Viewer, story[i].by)
			for _, h := range []float64{40, 80, 160} {
				r := display.Rect{W: 280, H: h}
				list := p.chronicle.lastTidings(r, widget.MinText)
				require.True(t, slices.IsSorted(list))
				newest, sum := list[len(list)-1], 0.0
				for _, n := range list {
					sum += p.chronicle.tidingHeight(n, r, widget.MinText)
				}
				require.LessOrEqual(t, sum, h)
				if newest != i && p.chronicle.tidingHeight(newest, r, widget.MinText)+p.chronicle.tidingHeight(i, r, widget.MinText) <= h {
					require.Contains(t, list, i)
					if len(list) > 1 && list[0] == i && list[1] > i+1 {
						pushedOut++
					}
				}
			}
		}
	}
	require.Positive(t, pushedOut)
}
