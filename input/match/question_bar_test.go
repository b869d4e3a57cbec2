package match

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// What a question is about is lit, and no answer lies over it. A click on one decides.
func TestAnswersLeaveTheChartFree(t *testing.T) {
	windows := []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	asked, rules, i := map[string]int{}, catalog.Find("serenissima"), 0
	for seed := uint64(1); seed <= 200; seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			prompt := rules.Info().PromptName(s.Decision().Prompt)
			if len(all.Tables["serenissima"].Offer(s).Answers) == 0 || asked[prompt] == 2*len(windows) {
				return false
			}
			asked[prompt]++
			return true
		}) {
			size, scale, hand := windows[i%len(windows)], app.TextScales[i%len(app.TextScales)], app.Hands[i/len(windows)%2]
			i++
			name := fmt.Sprintf("%s, %v, letters %d %%, %s hand", rules.Info().PromptName(m.State().Decision().Prompt), size, scale, hand)
			st := &store.Memory{}
			require.NoError(t, st.Write(archive.AutosaveName(m.Rules().Info().ID), save.Encode(m)))
			d := drive(t, st, size)
			d.Context.Settings.TextScale, d.Context.Settings.Hand = scale, hand
			d.Rest(2)
			d.Tap("continue")
			require.True(t, d.asked(), "%s: %v", name, d.Stack.Facts())
			p := d.Stack.Top().(*Play)
			v := viewOf(p, d.Context)
			subject := p.table.Subject(p.now.View)
			at, ok := p.table.Place(v, subject)
			require.True(t, ok, name)
			require.Equal(t, table.Asked, deskOf(p, d.Context).lit()[p.table.Facts(p.now.View, subject).Area], name)
			answer := func(n int) display.Target {
				if p.now.MovesPiece(p.now.Legal[n]) { // out of a hold
					return p.scope().PieceFor(p.now.Legal[n])
				}
				return position.Act(p.now.Legal[n])
			}
			for n := range p.now.Legal {
				h := d.List.Find(answer(n))
				require.NotNil(t, h, name)
				require.False(t, h.Rect.Contains(at.At), name)
				if !p.now.MovesPiece(p.now.Legal[n]) {
					continue
				}
				require.GreaterOrEqual(t, h.Rect.H, 40.0, name)
				if v.Frame.Shape != layout.Small {
					require.GreaterOrEqual(t, h.Rect.Y, v.Frame.Bar.Y, name)
				}
			}
			before := m.Len()
			d.Tap(device.TargetName(answer(0)))
			require.Greater(t, p.match().Len(), before, name)
		}
	}
	require.GreaterOrEqual(t, len(asked), 4, "%v", asked)
	require.Contains(t, asked, "loot")
}

// A fight has a panel beside it: nothing lies over its zone, and it shows both sides, the exact odds once, and the answers
// in their order.
func TestAFightIsLaidOutBesideItsSite(t *testing.T) {
	windows := []display.Point{{X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	fights := 0
	for seed := uint64(1); seed <= 12 && fights < len(windows); seed++ {
		for _, m := range apptest.Positions(t, seed, 1) {
			on := all.Tables[m.Rules().Info().ID]
			if fights == len(windows) || table.FightOf(on, m.State()) == nil {
				continue
			}
			st := &store.Memory{}
			require.NoError(t, st.Write(archive.AutosaveName(m.Rules().Info().ID), save.Encode(m)))
			size := windows[fights]
			d := drive(t, st, size)
			fights++
			d.Tap("continue")
			d.Wake()
			d.Rest(2)
			p := d.Stack.Top().(*Play)
			f := p.now.Fight
			require.NotNil(t, f, "%v", size)
			v := viewOf(p, d.Context)
			at, ok := p.table.Place(v, f.Where)
			require.True(t, ok)
			odds := p.battle.Box(drawn(p, d.Context))
			require.False(t, odds.Contains(at.At), "%v: %v covers the fight at %v", size, odds, at.At)
			for i := range f.Sides {
				at, ok := p.table.Place(v, f.Sides[i].What)
				require.True(t, ok)
				require.False(t, odds.Contains(at.At), "%v: the odds cover side %d", size, i)
			}
			require.Equal(t, 1, strings.Count(d.Text(), "% won"), "%v: the odds are told once", size)
			answers := []display.Target{position.Act(f.On), {Command: position.CmdRepeat, Value: 1}, position.Act(f.Stop)}
			x := 0.0
			for _, t2 := range answers {
				h := d.List.Find(t2)
				require.NotNil(t, h, "%v: %v", size, t2)
				require.Greater(t, h.Rect.X, x, "%v: one round, to the end, stop", size)
				require.True(t, odds.Holds(h.Rect), "%v: %v", size, t2)
				x = h.Rect.X
			}
		}
	}
	require.Equal(t, len(windows), fights)
}
