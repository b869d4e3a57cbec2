package goldenhorn

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
)

// An attack is shown by the two cards that it takes and the piece that it brings, and a conquest is told by who
// pays and the sum; both are what the rules then move.
func TestActionsAreShownByTheirPieces(t *testing.T) {
	seen := map[game.Verb]int{}
	o := game.Options{Seats: 4, Values: map[string]string{"expansion": "yes", "modone-cards": "on"}}
	for seed := range uint64(30) {
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			for _, a := range s.AppendActions(nil) {
				if a.Verb != rules.Attack && a.Verb != rules.Conquer {
					continue
				}
				seen[a.Verb]++
				after := s.Clone()
				var paid, got []game.Ref
				var out game.Events
				after.Apply(a, &out)
				for _, ev := range out.List {
					switch {
					case ev.From == game.Seat(a.By) && ev.What.Kind != game.TerritoryRef:
						for range ev.N {
							paid = append(paid, ev.What)
						}
					case ev.To == game.Seat(a.By) && a.Verb == rules.Attack:
						got = append(got, ev.What)
					}
				}
				if a.Verb == rules.Conquer {
					st := s.(*rules.State)
					points := int(st.Land(rules.TerritoryID(a.Obj[0].ID)).Points)
					gained := points - len(paid)
					sum := fmt.Sprintf("+%d −%d = %+d", points, len(paid), gained)
					line := Table{}.Preview(s, []game.Action{a})[0]
					require.Regexp(t, "^pays .*, "+regexp.QuoteMeta(strings.ReplaceAll(sum, "= -", "= −"))+"$", words(t, "en").Line("preview."+line.Key, line.Args...))
					require.Equal(t, gained < 0, line.Warn)
					continue
				}
				takes, brings := cardsAndBooty(s.(*rules.State), a)
				require.ElementsMatch(t, paid, takes, rules.New().Info().ActionText(a))
				require.Equal(t, got, brings, rules.New().Info().ActionText(a))
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, seen[rules.Attack])
	require.Positive(t, seen[rules.Conquer])
}
