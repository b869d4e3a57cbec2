package mediterranee_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/app/apptest"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// A brawl begins with ten galleys in one zone: seven of Venice and three of Genoa.
type brawl struct{ game.Rules }

func (r brawl) New(o game.Options) (game.State, error) {
	state, err := squadron{r.Rules, 7}.New(o)
	if err != nil {
		return nil, err
	}
	s := state.(*rules.State)
	for g := rules.GalleyID(9); g <= 10; g++ {
		s.Galleys[g] = rules.Galley{Owner: genoa, Sailors: 5}
	}
	for g := rules.GalleyID(1); g <= 10; g++ {
		s.Galleys[g].Zone = corfu
		if s.Galleys[g].Owner == venice && g > 3 {
			s.Galleys[g].Sailors = 5
		}
	}
	s.Recount()
	return s, nil
}

// Where ten galleys lie in one zone, the list of what can attack one of them, with the odds of each, and
// the ways to go on with an attack can be read and clicked in every window, in letters of every size.
func TestTheOddsOfManyGalleysCanBeRead(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		for _, letters := range []int{100, 150} {
			for _, language := range lang.Available() {
				texts, err := lang.Load(language.Tag)
				require.NoError(t, err)
				d := &turn{Desk: desktest.Begin(t, brawl{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
				d.Context.Lang, d.Context.Settings.Language, d.Context.Settings.TextScale = texts, language.Tag, letters
				if size != desktest.Size {
					d.Touch(size)
				}
				for range 40 {
					if s := d.state(); s.Phase == 4 && s.Decision().Player == venice {
						break
					}
					d.passes()
				}
				require.Equal(t, rules.Fighting, d.state().Decision().Prompt)
				reads := func(name string, target display.Target, n int) {
					t.Helper()
					var l display.List
					d.Stack.View(&l)
					apptest.RequireReadable(t, &l, size, fmt.Sprint(name, size, letters, language.Tag))
					window := display.Rect{W: size.X, H: size.Y}
					found := 0
					for _, h := range l.Hits {
						if h.Target.Command == target.Command {
							found++
							seen := h.Rect.Intersect(window)
							require.InDelta(t, h.Rect.W*h.Rect.H, seen.W*seen.H, 1, "%s: %v leaves the window", name, h.Target)
						}
					}
					require.GreaterOrEqual(t, found, n, name)
				}
				d.Click(display.Target{Ref: game.Ship(9)})
				reads("attackers", display.Target{Command: position.CmdRow}, 7)
				d.Click(d.nth(position.CmdRow, 6))
				reads("ways to go on", display.Target{Command: "repeat"}, 2)
			}
		}
	}
}

// passes does what leads on to the next phase.
func (d *turn) passes() {
	switch d.state().Decision().Prompt {
	case rules.Bidding:
		d.Click(d.Names())
	case rules.ChoosePlace:
		d.Click(d.act(0))
	default:
		d.Button(table.EndGroup)
	}
}
