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

// A message lies in the middle below what stands at the top of a wide window, whatever is on the board: over no row
// of players.
func TestMessagesLieAtTheTopOfTheBoard(t *testing.T) {
	values := map[string]map[string]string{"goldenhorn": {"expansion": "yes"}}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		tops := map[float64]bool{}
		for _, m := range apptest.PositionsWith(t, rules, values[rules.Info().ID], 5, 40) {
			for _, words := range []int{4, 12, 24} {
				d, p := resume(t, desktop, m)
				p.notice.say(strings.Repeat("harbour ", words))
				p.notice.rule = "G5.1"
				d.Rest(1)
				v := viewOf(p, d.Context)
				room := roomOfNotice(d, p)
				r := widget.NoticeBox(room, p.notice.text, false, v.Frame.Unit)
				tops[room.Y] = true
				r.H += ruleHeight(v.Frame.Unit)
				require.True(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= desktop.X && r.Y+r.H <= v.Frame.Bottom, "%v", r)
				for i := range v.Seats {
					if row, ok := p.table.Stage(v).Rim(game.Seat(game.Player(i + 1))); ok {
						require.Less(t, r.Over(row), 0.1, "the row of seat %d", i+1)
					}
				}
			}
		}
		require.Len(t, tops, 1)
	})
}

// roomOfNotice is the room of the notice of a match.
func roomOfNotice(d *driver, p *Play) display.Rect {
	f := viewOf(p, d.Context).Frame
	return p.notice.room(&f, d.Context.BelowNotice(f.Board), hintAt(drawn(p, d.Context)), p.drawer.Box())
}

// A message does not lie over the card of a lesson.
func TestMessagesLeaveTheCardOfAVoyageInSight(t *testing.T) {
	for i, id := range lessons.IDs {
		d := learning(t, &store.Memory{}, desktop, 100, i)
		p, s := d.lesson()
		for n := 0; n < 3 && s.reads(p.match().Len()); n++ {
			p.notice.say(d.Context.Lang.T("learn.allowed"))
			d.Rest(1)
			card := d.List.Find(display.Target{Command: cmdCardPaper})
			require.NotNil(t, card, id)
			r := widget.NoticeBox(roomOfNotice(d, p), p.notice.text, false, viewOf(p, d.Context).Frame.Unit)
			require.True(t, card.Rect.Intersect(r).Empty(), "%s, note %d: %v lies over %v", id, n+1, r, card.Rect)
			d.press("card-on")
		}
	}
}

// On a phone a message takes the place of the hint, near the thumb, unless a decision lies there: it hides neither the
// board nor the small buttons.
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
				if drawer := p.drawer.Box(); drawer.Y+drawer.H > v.Frame.Bar.Y && size.X < size.Y {
					require.Greater(t, at.Y, v.Frame.Open().Y, "%v: it hides the head", size)
					require.Less(t, at.Y, drawer.Y, "%v: it hides the decision", size)
					continue
				}
				if size.X < size.Y {
					require.Greater(t, at.Y, v.Frame.Bar.Y, "%v: it hides the board", size)
					require.Less(t, at.Y, v.Frame.Hint.Y, "%v", size)
					continue
				}
				if open := deskOf(p, d.Context); p.group.Opened(open) && !p.group.Box(open).Intersect(v.Frame.Hint).Empty() { // what has opened by itself lies there
					require.Zero(t, p.group.Box(open).Over(display.Rect{X: at.X, Y: at.Y, W: 1, H: 1}), "%v", size)
					continue
				}
				require.True(t, v.Frame.Hint.Inset(-8).Contains(at), "%v: %v outside the hint %v", size, at, v.Frame.Hint)
			}
		})
	}
}
