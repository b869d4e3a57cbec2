package goldenhorn

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
)

var percents = regexp.MustCompile(`(\d+).?%`)

// riskTold is what the first seat is told of pirates about one of its ships, and the chance in
// it, zero if there is none.
func riskTold(t *testing.T, st *rules.State, i rules.ShipID) (line string, percent int) {
	v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
	for _, x := range tellShip(v, st, i) {
		if found := percents.FindStringSubmatch(x); found != nil {
			line = x
			percent, _ = strconv.Atoi(found[1])
		}
	}
	return line, percent
}

// The chance that is told of a ship at sea is that of all rivals who can rob it before its owner
// moves again: as often as one of them can when the hidden cards are dealt again and again. They
// are named, and nobody who has had his chance.
func TestRiskIsThatOfAllWhoCanRobBefore(t *testing.T) {
	const deals = 300
	random := game.NewRand(1)
	tried, several, single := 0, 0, 0
	for seed := range uint64(12) {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"modone-cards": "on"}}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.Clone().(*rules.State)
			st.Redact(1)
			for i := rules.ShipID(1); i <= rules.MaxShips && s.Decision().Player > game.Nobody; i++ {
				if tried++; st.Ships[i].Owner != 1 || !st.Exposed(i) || tried%5 > 0 {
					continue
				}
				var robbers []game.Player // of the seats behind the first
				for p := game.Player(2); int8(p) <= st.Seats; p++ {
					if p > st.Turn || st.Turn == 1 || p == st.Turn && !st.Attacked && st.Decision().Prompt == rules.BeforeMove {
						robbers = append(robbers, p)
					}
				}
				robbed := 0
				for range deals {
					world := st.Clone().(*rules.State)
					world.Resample(1, &random)
					for _, p := range robbers {
						if len(world.Pairs(p, i)) > 0 {
							robbed++
							break
						}
					}
				}
				line, percent := riskTold(t, st, i)
				require.InDelta(t, 100*float64(robbed)/deals, float64(percent), 10, line)
				named := 0
				for p, name := range []string{"Bernat", "Caterina", "Dawud"} {
					if strings.Contains(line, name) {
						require.Contains(t, robbers, game.Player(p+2), line)
						named++
					}
				}
				if named > 1 {
					several++
				} else if percent > 0 {
					single++
				}
				if percent > 0 {
					require.Positive(t, named)
				}
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, several, 20)
	require.Greater(t, single, 20)
}

// Two rivals with five cards each are a greater danger than either of them.
func TestRiskOfTwoRivals(t *testing.T) {
	found := false
	for seed := range uint64(60) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.Clone().(*rules.State)
			st.Redact(1)
			for i := rules.ShipID(1); i <= rules.MaxShips && !found && st.Turn == 1 && s.Decision().Player == 1; i++ {
				if st.Ships[i].Owner == 1 && st.Exposed(i) && st.HandSize[2] == 5 && st.HandSize[3] == 5 {
					found = true
					line, percent := riskTold(t, st, i)
					require.Regexp(t, `^pirates may hold the cards to rob it: \d+.?% \(Bernat (\d+), Caterina (\d+)\)$`, line)
					parts := regexp.MustCompile(`Bernat (\d+), Caterina (\d+)`).FindStringSubmatch(line)
					require.Equal(t, parts[1], parts[2])
					alone, _ := strconv.Atoi(parts[1])
					require.Greater(t, percent, alone)
				}
			}
		})
		require.NoError(t, err)
	}
	require.True(t, found)
}
