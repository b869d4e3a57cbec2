package history

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
)

// english are the words of a game in English, for seats with names.
func english(t *testing.T, rules game.Rules, names []string) *lang.Words {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	return words.Words(rules.Info(), names)
}

// Whatever has been seen is told, and but once: whenever a decision is to come, each event that
// has words is in one entry that no longer one has taken up.
func TestEveryEventIsToldOnce(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := apptest.PositionsOf(t, rules, 3, 1)
		m := list[len(list)*2/3]
		words := english(t, rules, []string{"Anna", "Bernat", "Caterina", "Dawud"})
		var entries []*Entry
		told := []int{0} // events with words, up to each beat
		n, decided := 0, []bool{}
		for b := range m.Beats() {
			n++
			decided = append(decided, b.Action.By > game.Nobody)
			told = append(told, told[n-1])
			for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
				if _, ok := words.Narrate(ev); ok {
					told[n]++
				}
			}
			entries = AppendEntries(entries, on, words, b, n)
		}
		for seen := range told {
			if seen < n && !decided[seen] { // chance goes on
				continue
			}
			events := 0
			for i := range entries {
				if e := entries[i]; e.Beat <= seen && !e.IsOver(seen) {
					for _, ev := range e.Events {
						if _, ok := words.Narrate(ev); ok {
							events++
						}
					}
				}
			}
			require.Equal(t, told[seen], events, "%s after %d beats", rules.Info().ID, seen)
		}
		require.Equal(t, rules.Info().ID != gametest.Toy.Info().ID, mostTold(entries) > 1)
	})
}

// Each sentence that names a seat bears the seal of a seat which it names or which has decided what it tells: not
// of whoever loses sailors in an attack, nor of nobody.
func TestSentencesBearTheSealOfWhoActs(t *testing.T) {
	names := []string{"Xaver", "Ygor", "Zelda", "Quirin"}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		checked := 0
		for seed := range uint64(20) {
			o := gametest.Options(len(names))
			for _, option := range rules.Info().Options { // every other game with the last value of each
				if option.Matters(o.Seats) && seed%2 == 1 {
					o.Values[option.Name] = option.Values[len(option.Values)-1]
				}
			}
			var log []game.Action
			_, err := gametest.RandomGame(rules, o, seed, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
			require.NoError(t, err)
			seats := make([]session.Seat, len(names))
			for i := range seats {
				seats[i] = session.Seat{Kind: session.Human, Name: names[i], Colour: i + 1}
			}
			m, err := session.Restore(rules, o, seats, seed, log)
			require.NoError(t, err)
			var entries []*Entry
			n, words := 0, english(t, rules, names)
			for b := range m.Beats() {
				n++
				entries = AppendEntries(entries, on, words, b, n)
			}
			for _, e := range entries {
				var seals []game.Player
				for i, name := range names {
					if strings.Contains(e.Text(), name) {
						seals = append(seals, game.Player(i+1))
					}
				}
				if len(seals) == 0 {
					continue
				}
				if e.Decision > 0 {
					seals = append(seals, log[e.Decision-1].By)
				}
				require.Contains(t, seals, e.By, "seed %d: %s", seed, e.Text())
				checked++
			}
		}
		require.Positive(t, checked)
	})
}

// mostTold is how many events a sentence tells at most.
func mostTold(entries []*Entry) (n int) {
	for i := range entries {
		n = max(n, len(entries[i].Events))
	}
	return n
}
