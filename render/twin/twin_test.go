package twin

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/serenissima"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// In random games every legal action is in the menu exactly once, however it is
// narrowed, and everything is told without a missing text.
func TestMenuReachesEveryAction(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	rules := serenissima.New()
	tw := Twin{Table: all.Tables["serenissima"], Words: words.Words(rules.Info(), []string{"Anna", "Bernat", "Caterina"})}
	for _, name := range tw.Words.Names {
		tw.Seats = append(tw.Seats, table.SeatStyle{Name: name})
	}
	var count func(s game.State, items []Item, found map[game.Action]int)
	count = func(s game.State, items []Item, found map[game.Action]int) {
		for _, item := range items {
			require.NotEmpty(t, item.Text)
			require.NotContains(t, item.Text, "<")
			switch {
			case item.Action.By != game.Nobody:
				found[item.Action]++
			case len(item.Among) == 1:
				found[item.Among[0]]++
			default:
				count(s, tw.Items(s, item.Among), found)
			}
		}
	}
	n := 0
	for seed := range uint64(3) {
		_, err := gametest.RandomGame(rules, game.Options{Seats: 3}, seed, func(s game.State, _ game.Action, events []game.Event) {
			lines := append(tw.Events(events), tw.Standing(s)...)
			if n++; n%10 == 0 {
				lines = append(lines, tw.Position(s)...)
			}
			legal := s.AppendActions(nil)
			if len(legal) > 0 {
				lines = append(lines, tw.Question(s))
				found := map[game.Action]int{}
				for _, part := range tw.Menu(s, legal) {
					count(s, part.Items, found)
				}
				for _, a := range legal {
					require.Equal(t, 1, found[a], rules.Info().ActionText(a))
				}
				require.Len(t, found, len(legal))
			}
			require.NotContains(t, strings.Join(lines, "\n"), "<")
			require.NotContains(t, strings.Join(lines, "\n"), "{")
		})
		require.NoError(t, err)
	}
}

func TestFind(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	rules := serenissima.New()
	tw := Twin{Table: all.Tables["serenissima"], Words: words.Words(rules.Info(), nil)}
	s, err := rules.New(game.Options{Seats: 2})
	require.NoError(t, err)
	ref, ok := tw.Find(s, " VALÉNCIA")
	require.True(t, ok)
	require.Equal(t, "València", tw.Words.NameOf(ref))
	_, ok = tw.Find(s, "")
	require.False(t, ok)
}

// Where there is no room for many actions in full, they are listed by their verbs, and
// the only one of a verb in full.
func TestRowsOfSeveralVerbs(t *testing.T) {
	ship, port := game.Ref{Kind: game.ShipRef, ID: 3}, game.Ref{Kind: game.PortRef, ID: 1}
	actions := []game.Action{{By: 1, Verb: serenissima.MoveSailor, Obj: [3]game.Ref{ship, port}}}
	for n := range int16(6) {
		actions = append(actions, game.Action{By: 1, Verb: serenissima.BuyGalley, Obj: [3]game.Ref{{Kind: game.ShipRef, ID: 4 + n}, port}})
	}
	rows := Rows(actions, false)
	require.Equal(t, []Row{{Action: actions[0], Verb: serenissima.MoveSailor}, {Verb: serenissima.BuyGalley}}, rows)
	require.Equal(t, actions[1:], rows[1].Narrow(actions))
	require.Len(t, Rows(actions, true), len(actions))
	require.Len(t, Rows(actions[:4], false), 4, "a few are listed one by one")
}
