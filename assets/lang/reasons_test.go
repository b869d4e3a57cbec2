package lang

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
)

// Every reason of every rule set is told, and nothing is told of a reason that
// there is not.
func TestEveryReasonHasWords(t *testing.T) {
	c := loaded(t, English)
	for _, r := range catalog.All() {
		in := r.Info()
		for _, name := range in.Reasons[1:] {
			require.True(t, c.Has(in.ID+".reason."+name), "%s: %s", in.ID, name)
		}
		for key := range c.texts {
			if rest, ok := strings.CutPrefix(key, in.ID+".reason."); ok {
				name, _, _ := strings.Cut(rest, ".")
				require.Contains(t, in.Reasons[1:], name, key)
			}
		}
	}
}

// What random players of each game are refused is told with its rule, as they see
// the position, and so is how it becomes legal: by something that is legal.
func TestRefusalsAreTold(t *testing.T) {
	c := loaded(t, English)
	for _, r := range catalog.All() {
		in := r.Info()
		w := c.Words(in, players)
		o := game.Options{Seats: 3, Values: map[string]string{}}
		if slices.ContainsFunc(in.Options, func(o game.OptionInfo) bool { return o.Name == "expansion" }) {
			o.Values["expansion"] = "yes"
		}
		reasons, remedies := map[string]bool{}, map[string]bool{}
		for seed := range uint64(12) {
			rand := game.NewRand(seed)
			var past []game.Action
			_, err := gametest.RandomGame(r, o, seed, func(s game.State, a game.Action, _ []game.Event) {
				if a.By != game.Chance {
					past = append(past, a)
				}
				p := s.Decision().Player
				if p <= game.Nobody || len(past) == 0 || rand.IntN(4) > 0 {
					return
				}
				view := s.Clone()
				view.Redact(p)
				again := past[rand.IntN(len(past))]
				again.By = p
				ill, refused := view.Check(again).(*game.Illegal)
				if !refused {
					return
				}
				reasons[ill.Name] = true
				require.NotEmpty(t, ill.Rule, ill)
				requireWords(t, w.Why(ill), ill)
				remedy := game.RemedyFor(view, ill)
				if remedy.Name == "" {
					require.Empty(t, w.Remedy(remedy))
					return
				}
				remedies[remedy.Name] = true
				if remedy.Do.Verb != 0 {
					require.NoError(t, view.Check(remedy.Do))
				}
				if w.Has(w.key("action", in.Verbs[1])) { // what can be done has words only where there is a picture
					requireWords(t, w.Remedy(remedy), ill, remedy)
				}
			})
			require.NoError(t, err)
		}
		require.Greater(t, len(reasons), 12, in.ID)
		require.Contains(t, remedies, game.RemedyInstead, in.ID)
	}
}
