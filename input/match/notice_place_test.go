package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A message lies in the window, and hides at most a bit of what the table shows: where there is room
// beside panels and plaques it lies there.
func TestMessagesHideLittle(t *testing.T) {
	values := map[string]map[string]string{"goldenhorn": {"expansion": "yes"}}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		var sum, middle float64
		n := 0
		for _, m := range apptest.PositionsWith(t, rules, values[rules.Info().ID], 5, 40) {
			for _, words := range []int{4, 12, 24} {
				d, p := resume(t, desktop, m)
				p.notice.say(strings.Repeat("harbour ", words))
				p.notice.rule = "G5.1"
				d.Rest(1)
				v := viewOf(p, d.Context)
				others := readable(&p.now, v)
				whole := func(room display.Rect) display.Rect {
					r := widget.NoticeBox(room, p.notice.text, false, v.Frame.Unit)
					r.H += ruleHeight(v.Frame.Unit)
					return r
				}
				r := whole(p.notice.room(v, spaceOfNotice(drawn(p, d.Context), &d.List, v.Frame.Board)))
				require.True(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= desktop.X && r.Y+r.H <= v.Frame.Bottom, "%v", r)
				for i := range v.Seats {
					if row, ok := p.table.Stage(v).Rim(game.Seat(game.Player(i + 1))); ok && words < 24 {
						require.Less(t, r.Over(row), 0.1, "the row of seat %d", i+1)
					}
				}
				sum += hidden(r, others)
				middle += hidden(whole(v.Frame.Board), others)
				n++
			}
		}
		require.LessOrEqual(t, sum, middle/2, "%d messages hide %.1f things, in the middle above %.1f", n, sum, middle)
	})
}

// A message does not lie over the card of a lesson.
func TestMessagesLeaveTheCardOfAVoyageInSight(t *testing.T) {
	for i, id := range lessons.IDs {
		d := learning(t, &store.Memory{}, desktop, 100, i)
		p, s := d.lesson()
		for n := 0; n < 3 && s.reads(p.match().Len()); n++ {
			p.notice.say(d.Context.Lang.T("learn.allowed"))
			d.Rest(1)
			card, v := d.List.Find(display.Target{Command: cmdCardPaper}), viewOf(p, d.Context)
			require.NotNil(t, card, id)
			r := widget.NoticeBox(p.notice.room(v, spaceOfNotice(drawn(p, d.Context), &d.List, d.Context.BelowNotice(v.Frame.Board))), p.notice.text, false, v.Frame.Unit)
			require.True(t, card.Rect.Intersect(r).Empty(), "%s, note %d: %v lies over %v", id, n+1, r, card.Rect)
			d.press("card-on")
		}
	}
}

// On a phone a message takes the place of the hint, near the thumb: it hides neither the board nor the
// small buttons.
func TestMessagesOnPhonesTakeThePlaceOfTheHint(t *testing.T) {
	const text = "You need two more people for that."
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
			for _, m := range apptest.PositionsOf(t, rules, 2, 3)[2:5] {
				d, p := resume(t, size, peopled(t, m, 1))
				if d.Rest(2); p.now.Modal() || len(p.now.Legal) == 0 {
					continue
				}
				p.notice.say(text)
				d.Rest(1)
				v := viewOf(p, d.Context)
				i := slices.IndexFunc(d.List.Ops, func(o display.Op) bool {
					return o.Kind == display.DrawText && strings.HasPrefix(text, o.Text) && len(o.Text) > 8
				})
				require.GreaterOrEqual(t, i, 0, "%v", size)
				at := display.Point{X: d.List.Ops[i].X, Y: d.List.Ops[i].Y}
				require.False(t, v.Frame.Tools.Contains(at), "%v", size)
				if size.X < size.Y {
					require.Greater(t, at.Y, v.Frame.Bar.Y, "%v: it hides the board", size)
					require.Less(t, at.Y, v.Frame.Hint.Y, "%v", size)
					continue
				}
				require.True(t, v.Frame.Hint.Inset(-8).Contains(at), "%v: %v outside the hint %v", size, at, v.Frame.Hint)
			}
		})
	}
}
