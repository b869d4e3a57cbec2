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
					require.Regexp(t, `^pirates \d+.?%: Bernat (\d+), Caterina (\d+)$`, line)
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

// A chance is told in whole percent: zero only of what cannot be, a hundred only of what is certain.
func TestPercentOfAChance(t *testing.T) {
	for chance, percent := range map[float64]int{0: 0, 1e-12: 0, 0.001: 1, 0.004: 1, 0.125: 13, 0.838: 84, 0.994: 99, 0.9999: 99, 1 - 1e-12: 100, 1: 100} {
		require.Equal(t, percent, inPercent(chance), chance)
	}
}

// The chip of a stop at sea shows the risk that the tip of the ship tells there, and the chip of a harbour none;
// what mercenaries guard, and an empty ship, is in no danger anywhere.
func TestChipsShowTheRiskOfAStop(t *testing.T) {
	shown, harbours, guarded := 0, 0, 0
	playedOut(t, 12, func(st *rules.State) {
		for _, chosen := range choosings(st) {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en", chosen...)
			list := stops(st, chosen)
			for i, c := range chipsOf(v, st, list) {
				s := list[i]
				ship, cargo := carried(st, s.plan)
				var l display.List
				c.draw(&l, v)
				figure := ""
				for _, o := range l.Ops {
					if o.Kind == display.DrawText && strings.HasSuffix(o.Text, "%") {
						figure = o.Text
					}
				}
				there := st.Clone().(*rules.State)
				there.Ships[ship].Place, there.Ships[ship].Cargo = s.at, cargo
				_, percent := riskTold(t, there, ship)
				switch {
				case st.Turn != 1: // the tip is what the first seat is told
				case percent == 0:
					require.Empty(t, figure)
					if !st.AtSea(s.at) {
						harbours++
					} else if cargo.Figures > 0 {
						guarded++
					}
				default:
					if figure != "" { // it has room
						require.Equal(t, strconv.Itoa(percent)+"%", figure)
						shown++
					}
				}
			}
		}
	})
	require.Greater(t, shown, 100)
	require.Positive(t, harbours)
	require.Positive(t, guarded)
}

// The chip of the harbour at the end of the course says what the cargo adds to the warehouse and how many cards
// the ship draws, behind the cards that it costs to get there.
func TestAHomeChipSaysWhatTheVoyageBrings(t *testing.T) {
	homes, empty := 0, 0
	playedOut(t, 12, func(st *rules.State) {
		for _, chosen := range choosings(st) {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 390, Y: 844}, TextScale: 1}, "en", chosen...)
			for _, s := range stops(st, chosen) {
				if st.StartHarbourAt(s.at) == 0 {
					continue
				}
				before := worth(st, &st.Stores[st.Turn])
				after := st.Clone()
				var out game.Events
				for _, a := range s.plan {
					after.Apply(a, &out)
				}
				ship, _ := carried(st, s.plan)
				gained := worth(st, &after.(*rules.State).Stores[st.Turn]) - before
				cards := strconv.Itoa(int(st.Board.Ships[ship].Cards)) + " card"
				if st.Board.Ships[ship].Cards > 1 {
					cards += "s"
				}
				homes++
				want := "+" + strconv.Itoa(gained) + ", " + cards
				if gained == 0 {
					want = cards
					empty++
				}
				require.Equal(t, want, chipsOf(v, st, []stop{s})[0].text)
			}
		}
	})
	require.Greater(t, homes, 50)
	require.Positive(t, empty)
}

// choosings are all choices of a ship, with each heap that it can load where it loads, and none.
func choosings(st *rules.State) (list [][]game.Ref) {
	if st.Decision().Prompt == rules.Underway {
		return [][]game.Ref{nil}
	}
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if !canMove(st, i) {
			continue
		}
		if st.StartHarbourAt(st.Ships[i].Place) == 0 {
			list = append(list, []game.Ref{game.Ship(i)})
			continue
		}
		for _, h := range heaps(st) {
			if h.size(st) > 0 && h.fits(st, i) {
				list = append(list, []game.Ref{game.Ship(i), h.ref()})
			}
		}
	}
	return list
}
