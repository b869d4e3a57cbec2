package match

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
)

// peopled is a match as it stands with so many people, the first of them the one who decides.
func peopled(t *testing.T, m *session.Match, people int) *session.Match {
	seats := m.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Bot, "deckhand"
	}
	first := int(m.State().Decision().Player) - 1
	for i := range people {
		seats[(first+i)%len(seats)].Kind, seats[(first+i)%len(seats)].Level = session.Human, ""
	}
	again, err := session.Restore(m.Rules(), m.Options(), seats, 1, m.Log())
	require.NoError(t, err)
	return again
}

// Where nothing is left but to end, that is done by itself as far as the setting says so; what
// has been ended is told, and nothing of it where others at the screen would learn a secret.
func TestWhatIsEndedByItself(t *testing.T) {
	count := map[string]int{}
	for _, rules := range catalog.All() {
		for seed := uint64(1); seed <= 3; seed++ {
			for i, m := range apptest.PositionsOf(t, rules, seed, 2) {
				on := m.State()
				for _, a := range on.AppendActions(nil) {
					after := on.Clone()
					after.Apply(a, nil)
					asked := after.Decision()
					legal := after.AppendActions(nil)
					if asked.Player != a.By || len(legal) != 1 || legal[0].Obj != [3]game.Ref{} {
						continue
					}
					people := 1 + i%2
					passing := app.AutoPasses[i%3]
					match := peopled(t, m, people)
					d, p := resume(t, desktop, match)
					d.Context.Settings.AutoPass = passing
					if after.Asking().Question || after.Asking().Always {
						continue
					}
					phase := after.Asking().Phase != ""
					plain := after.Asking().Plain
					want := passing == app.PassTurns && (plain || people == 1) || passing == app.PassPhases && phase && plain
					before := match.Len()
					p.propose(d.Context, a)
					passed := match.Len() > before+1 && match.Log()[before+1] == legal[0]
					require.Equal(t, want, passed, "%s, %d people, %s: %s", rules.Info().ID, people, passing, p.info.ActionText(a))
					if !passed {
						continue
					}
					require.NotContains(t, p.notice.text, "<")
					d.Forward(func() bool { return p.timeline.Idle() })
					if p.asked() {
						require.True(t, d.Stack.Guarded(), "the buttons are others, which nobody has asked for")
						count["asleep"]++
					}
					told := "You could do nothing more: "
					if phase {
						told = ": you can do nothing more"
						if people > 1 {
							told = ": nothing left to do"
							require.Contains(t, p.notice.text, fmt.Sprintf(" (%s)", match.Seat(a.By).Name))
						}
					}
					require.Contains(t, p.notice.text, told)
					count[fmt.Sprint(rules.Info().ID, " ", passing)]++
					if can, _ := match.CanUndo(); can && match.Firm() <= before {
						p.takeBack(d.Context, p.host.Undo)
						require.LessOrEqual(t, match.Len(), before, "both are undone together")
					}
					break
				}
			}
		}
	}
	for _, kind := range []string{"goldenhorn turns", "serenissima turns", "mediterranee turns", "mediterranee phases", "asleep"} {
		require.Positive(t, count[kind], "%s of %v", kind, count)
	}
}
