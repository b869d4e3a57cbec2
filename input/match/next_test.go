package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// At most one button is red: the likely next step. To end is red when nothing else is left,
// and quiet as long as passing is but one of the things that can be done; an open panel,
// advice, or what is pending have no second one beside them.
func TestOneButtonIsRed(t *testing.T) {
	ends, i := 0, 0
	for seed := uint64(1); i < 200; seed++ {
		for _, m := range apptest.Positions(t, seed, 3) {
			if i == 200 {
				break
			}
			d, p, name := arranged(t, m, i)
			i++
			end := device.TargetName(position.GroupButton(table.EndGroup))
			look := func(what string) []string {
				d.Tick(control.Frame{Pinch: 1, Secondary: true})
				d.Rest(1)
				red := d.red()
				require.LessOrEqual(t, len(red), 1, "%s, %s: %v", name, what, red)
				return red
			}
			red := look("at first")
			if p.now.OnlyEnds() && !p.now.Modal() {
				require.Equal(t, []string{end}, red, name)
				ends++
			} else {
				require.NotContains(t, red, end, name)
			}
			if !p.now.Modal() {
				for group, in := range p.now.Groups {
					if len(in) > 0 {
						p.open.Group = group
						require.NotContains(t, look("a panel"), device.TargetName(position.GroupButton(p.now.Offer.Groups[group].Name)), name)
					}
				}
				p.open.Group = -1
			}
			for _, a := range p.now.Legal {
				if len(p.table.Stakes(p.now.View, a)) > 0 {
					require.True(t, p.gestures.needsConfirm(&deskOf(p, d.Context).situation, a, nil))
					require.Equal(t, []string{string(position.CmdConfirm)}, look("pending"), name)
					p.gestures.Pending = nil
					break
				}
			}
			if deskOf(p, d.Context).canAsk() {
				p.carryOut(d.Context, control.Advice)
				look("advice")
			}
			d.Key(control.Menu)
			for _, target := range d.red() {
				require.NotContains(t, []string{end, string(panel.CmdFollow)}, target, "%s: below the menu", name)
			}
		}
	}
	require.Positive(t, ends)
}

// Nothing of a lesson is left to be done behind its last words.
func TestNothingIsRedBehindTheEndOfAVoyage(t *testing.T) {
	for _, id := range lessons.IDs {
		d := drive(t, &store.Memory{}, desktop)
		v, err := lessons.Load(id, d.Context.Games.Rules)
		require.NoError(t, err)
		s, err := NewLesson(d.Context, id, len(v.Notes)-1)
		require.NoError(t, err)
		d.Stack = app.NewStack(d.Context, s)
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
		p := s.(*Play)
		for tries := 0; d.Scene() != "message"; tries++ {
			require.Less(t, tries, 100, id)
			require.LessOrEqual(t, len(d.red()), 1, id)
			d.Wake()
			if t := p.tutorial.lesson.wanted(deskOf(p, d.Context)); t.Command != "" && d.List.Find(t) != nil {
				d.Tap(device.TargetName(t))
			} else if t != (display.Target{}) {
				p.fulfil(d.Context, display.Target{Ref: t.Ref})
			}
			d.Rest(30)
		}
		red := d.red()
		require.Len(t, red, 1, id)
		require.NotContains(t, red[0], string(position.CmdGroup), id)
		below := 0
		for _, o := range d.List.Ops {
			if isRed(o) && o.Rect.W > 40 {
				below++
			}
		}
		require.Equal(t, 1, below, "%s: a button glows behind it", id)
	}
}
