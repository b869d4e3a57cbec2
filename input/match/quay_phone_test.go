package match

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// askedAt calls look with the first positions of random games of Méditerranée in which a prompt is decided on, in a
// window with letters of a size.
func askedAt(t *testing.T, prompt string, n int, size display.Point, letters int, look func(d *driver, p *Play, name string)) {
	t.Helper()
	askedOf(t, "mediterranee", prompt, n, size, letters, look)
}

// askedOf does so with random games of a kind.
func askedOf(t *testing.T, id, prompt string, n int, size display.Point, letters int, look func(d *driver, p *Play, name string)) {
	t.Helper()
	rules := catalog.Find(id)
	for seed := uint64(1); n > 0 && seed < 40; seed++ {
		seen := 0
		matches := apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			fits := rules.Info().PromptName(s.Decision().Prompt) == prompt
			if fits {
				seen++
			}
			return fits && seen <= 3
		})
		for _, m := range matches[:min(n, len(matches))] {
			n--
			look(askedIn(t, m, size, letters, fmt.Sprintf("%s, game %d, %v, letters %d %%", prompt, seed, size, letters)))
		}
	}
	require.Zero(t, n, prompt)
}

// askedIn is a match in a window with letters of a size, in which the person who decides can do so.
func askedIn(t *testing.T, m *session.Match, size display.Point, letters int, name string) (*driver, *Play, string) {
	d, p := advised(t, peopled(t, m, 1), size)
	d.Context.Settings.TextScale, d.Context.Settings.Curtain = letters, app.VeilNever
	p.tutorial.tutor = nil
	p.recap.Tell(nil)
	d.Forward(p.timeline.Idle)
	d.Rest(2)
	d.Wake()
	return d, p, name
}

// Where goods are stowed, pieces, answers and the button that asks the captain lie beside each other, each large enough
// for a finger.
func TestStowingHasRoomForPiecesAndAnswers(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 360, Y: 640}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 1024, Y: 768}, {X: 1280, Y: 800}} {
		for _, letters := range []int{100, 150} {
			askedAt(t, "stowing", 8, size, letters, func(d *driver, p *Play, name string) {
				least := float64(layout.Fingertip)
				if size.X < 500 {
					least = 32 // a heap
				}
				var buttons []display.Hit
				for _, h := range d.List.Hits {
					if slices.Contains([]display.Command{position.CmdPiece, position.CmdBatch, position.CmdAct, control.Advice}, h.Target.Command) {
						buttons = append(buttons, h)
					}
				}
				require.Greater(t, len(buttons), 3, name)
				for i, h := range buttons {
					require.True(t, (display.Rect{W: size.X, H: size.Y}).Holds(h.Rect.Inset(0.1)), "%s: %v leaves the window", name, h.Target)
					if drawn(p, d.Context).Frame().Reach > 0 {
						require.GreaterOrEqual(t, min(h.Rect.W, h.Rect.H), least-0.01, "%s: %v", name, h.Target)
					}
					for _, other := range buttons[:i] {
						require.True(t, h.Rect.Inset(0.1).Intersect(other.Rect).Empty(), "%s: %v lies over %v", name, h.Target, other.Target)
					}
				}
			})
		}
	}
}

// Beside a galley of somebody else who can be dealt with there is a button for that, which leads to all that can be
// asked of it or offered to it.
func TestAButtonBesideAGalleyTrades(t *testing.T) {
	rules, traded := catalog.Find("mediterranee"), 0
	trades := func(a game.Action) bool {
		return slices.Contains([]string{"request", "offer"}, rules.Info().VerbName(a.Verb))
	}
	for seed := uint64(1); traded < 6; seed++ {
		matches := apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			return rules.Info().PromptName(s.Decision().Prompt) == "purchases" && slices.ContainsFunc(s.AppendActions(nil), trades)
		})
		for _, m := range matches[:min(1, len(matches))] {
			d, p, name := askedIn(t, m, desktop, 100, "a quay")
			list := slices.DeleteFunc(m.State().AppendActions(nil), func(a game.Action) bool { return !trades(a) })
			target := position.Act(list[0])
			if len(list) > 1 {
				i := slices.IndexFunc(d.List.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdThing })
				require.GreaterOrEqual(t, i, 0, name)
				target = d.List.Hits[i].Target
			}
			hit := d.List.Find(target)
			require.NotNil(t, hit, name)
			require.NotEmpty(t, hit.Tip, name)
			require.True(t, d.Shows("Trade"), name)
			before := p.match().Len()
			d.Tap(device.TargetName(target))
			d.Rest(1)
			if target.Command == position.CmdAct {
				require.Equal(t, list[0], p.match().Log()[before], name)
			} else {
				require.NotNil(t, p.open.Choice, name)
				for _, a := range p.open.Choice.Actions {
					require.True(t, trades(a), name)
				}
			}
			traded++
		}
	}
}

// While somebody decides, the chart of an upright phone keeps two fifths of the height: the head folds to a line, and
// what lies in the drawer is as low as that.
func TestTheChartKeepsItsShareOfAnUprightPhone(t *testing.T) {
	size := display.Point{X: 390, Y: 844}
	for _, prompt := range []string{"bidding", "choose-place", "purchases", "ask-price", "answer-price", "answer-counter", "last-answer",
		"movement", "passage", "fighting", "spoils", "stowing", "landing", "selling"} {
		askedAt(t, prompt, 4, size, 100, func(d *driver, p *Play, name string) {
			look := func() {
				on := drawn(p, d.Context)
				f := on.Frame()
				top, bottom := f.CoverTop, f.Bar.Y-f.CoverBottom
				if box := p.drawer.Box(); box.H > 0 {
					top, bottom = f.FoldedHead, box.Y
					for _, h := range d.List.Hits {
						if h.Target.Ref.Kind == game.SeatRef && h.Target.Command == "" && h.Rect.Y < f.CoverTop {
							require.LessOrEqual(t, h.Rect.Y+h.Rect.H, top, "%s: the head is folded", name)
						}
					}
				}
				require.GreaterOrEqual(t, bottom-top, 0.4*size.Y, name)
			}
			look()
			for group := range p.now.Groups {
				if !p.now.Modal() && len(p.now.Groups[group]) > 0 {
					d.openGroup(p, group)
					look()
				}
			}
		})
	}
}
