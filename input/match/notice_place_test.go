package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A message lies below what stands at the top of a wide window, in one strip, or in the place of the hint where it would
// lie over what is lit or asked about: over no row of players, and over no card of a port of the whole chart.
func TestMessagesLieAtTheTopOfTheBoard(t *testing.T) {
	values := map[string]map[string]string{"goldenhorn": {"expansion": "yes"}}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		tops, cards := map[float64]bool{}, 0 // whether it is the strip
		for _, m := range apptest.PositionsWith(t, rules, values[rules.Info().ID], 5, 40) {
			for _, words := range []int{4, 12, 24} {
				d, p := resume(t, desktop, m)
				p.notice.say(strings.Repeat("harbour ", words))
				p.notice.rule = "G5.1"
				d.Rest(1)
				v := viewOf(p, d.Context)
				room := roomOfNotice(d, p)
				r := p.notice.box(room, v.Frame.Unit)
				tops[r.Y] = tops[r.Y] || r.Y < v.Frame.Hint.Y-r.H
				desk := drawn(p, d.Context)
				for _, lit := range choices(&d.List, v, display.Target{}, desk.now) {
					require.True(t, r.Intersect(lit).Empty(), "%v lies over %v, which is lit", r, lit)
				}
				if subject, ok := p.table.Stage(v).Rim(desk.now.Subject()); ok {
					require.True(t, r.Intersect(subject).Empty(), "it lies over the subject")
				}
				for i := 1; rules.Info().ID != "goldenhorn" && words == 4 && i <= 17; i++ { // ports of either chart
					place, ok := p.table.Place(v, game.Port(i))
					if !ok {
						break
					}
					if card, ok := p.table.Stage(v).Rim(game.Port(i)); ok && place.OnChart && room.Y < v.Frame.Hint.Y && v.Camera.Scale < 1.01*v.Frame.Board.W/v.Frame.Chart.W {
						line := widget.NoticeBox(room, p.notice.text, false, v.Frame.Unit)
						require.True(t, line.Intersect(card).Empty(), "it lies over %s", p.words(d.Context).NameOf(game.Port(i)))
						cards++
					}
				}
				require.True(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= desktop.X && r.Y+r.H <= max(v.Frame.Bottom, v.Frame.Hint.Y+v.Frame.Hint.H), "%v", r)
				for i := range v.Seats {
					if row, ok := p.table.Stage(v).Rim(game.Seat(game.Player(i + 1))); ok {
						require.Less(t, r.Over(row), 0.1, "the row of seat %d", i+1)
					}
				}
			}
		}
		strips := 0
		for _, above := range tops {
			if above {
				strips++
			}
		}
		require.Equal(t, 1, strips)
		require.True(t, cards > 0 || rules.Info().ID == "goldenhorn")
	})
}

// roomOfNotice is the room of the notice of a match.
func roomOfNotice(d *driver, p *Play) display.Rect {
	desk := drawn(p, d.Context)
	v := desk.View()
	seen := choices(&d.List, v, display.Target{}, desk.now)
	if at, ok := p.table.Stage(v).Rim(desk.now.Subject()); ok {
		seen = append(seen, at)
	}
	return p.notice.room(&v.Frame, d.Context.BelowNotice(v.Frame.Board), hintAt(desk), p.drawer.Box(), seen)
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
					require.True(t, at.Y < v.Frame.Hint.Y || v.Frame.Hint.Contains(at), "%v", size)
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

// A short message lies on an upright phone over the hint, where it hides neither what a player has nor the small buttons.
func TestAShortMessageLiesInTheHint(t *testing.T) {
	for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 2, 3)[2:5] {
		d, p := resume(t, display.Point{X: 390, Y: 844}, peopled(t, m, 1))
		p.notice.say("Pace: Fast")
		d.Rest(1)
		f := viewOf(p, d.Context).Frame
		box := p.notice.box(roomOfNotice(d, p), f.Unit)
		require.True(t, f.Hint.Holds(box), "%v, %v", box, f.Hint)
		require.True(t, f.Tools.Intersect(box).Empty())
	}
}
