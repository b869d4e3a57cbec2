package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// isRed reports whether something is filled in the red of a button, in any palette.
func isRed(o display.Op) bool {
	return o.Kind == display.FillRect && (o.Color == theme.Rubric || o.Color == theme.Tiles.Of(theme.Rubric))
}

// red lists what can be pressed on the screen and stands out in red.
func (d *driver) red() (list []string) {
	for i := range d.List.Hits {
		h := &d.List.Hits[i]
		if slices.ContainsFunc(d.List.Ops, func(o display.Op) bool { return isRed(o) && o.Rect == h.Rect }) {
			list = append(list, device.TargetName(h.Target))
		}
	}
	return list
}

// A note that waits to be read has the one red button of the screen.
func TestANoteHasTheOneRedButton(t *testing.T) {
	waited := false
	for number, id := range lessons.IDs {
		d := learning(t, &store.Memory{}, desktop, 100, number)
		for d.Scene() == "play" {
			p, s := d.lesson()
			red := d.red()
			require.LessOrEqual(t, len(red), 1, "%s, note %d: %v", id, s.at+1, red)
			if s.reads(p.match().Len()) {
				require.Equal(t, []string{"card-on"}, red, "%s, note %d", id, s.at+1)
				waited = waited || slices.ContainsFunc(p.now.Allowed, p.now.IsEnd)
			}
			d.letItDo()
		}
	}
	require.True(t, waited, "never with a turn that could be ended")
}

// While another seat decides, the button that ends a turn says so, not what that seat may do.
func TestTheEndSaysWhoDecides(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d, p := seatedAt(t, r, 1, app.Normal)
		for seen := 0; seen < 3; {
			for ; p.asked(); d.Rest(1) {
				p.propose(d.Context, p.now.Legal[0])
			}
			d.Forward(func() bool { return p.asked() || p.seating.decider() > 1 && !p.now.SettingUp() })
			if p.asked() {
				continue
			}
			d.Rest(1)
			end := d.List.Find(position.GroupButton(table.EndGroup))
			require.True(t, end.Off)
			require.Equal(t, d.Context.Lang.T("play.thinking", "seat", p.spoken.NameOf(game.Seat(p.seating.decider()))), end.Tip)
			seen++
			d.Forward(p.asked)
		}
	})
}

// The button that ends a turn is quiet until nothing else is left to do.
func TestEndingIsRedOnceNothingElseIsLeft(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	r := game.NewRand(5)
	ends := map[bool]int{}
	for range 400 {
		if !d.asked() {
			break
		}
		end := device.TargetName(position.GroupButton(table.EndGroup))
		if i := slices.IndexFunc(p.now.Legal, p.now.IsEnd); i >= 0 && !p.now.Modal() && !p.now.SettingUp() {
			only := len(p.now.Legal) == 1
			require.Equal(t, only, slices.Contains(d.red(), end), "%v", p.now.Legal)
			ends[only]++
		}
		p.propose(d.Context, p.now.Legal[r.IntN(len(p.now.Legal))])
	}
	require.NotZero(t, ends[true])
	require.NotZero(t, ends[false])
}

// What cannot be ended yet says why below its button, as the other buttons do.
func TestTheEndSaysWhyItIsNotPossible(t *testing.T) {
	told := 0
	for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 2, 9) {
		d, p := resume(t, desktop, m)
		short := !slices.ContainsFunc(p.now.Legal, p.now.IsEnd) && !p.now.SettingUp()
		require.Equal(t, short, d.Shows(p.words(d.Context).Line("brief.move-first")))
		if short {
			told++
		}
	}
	require.Positive(t, told)
}
