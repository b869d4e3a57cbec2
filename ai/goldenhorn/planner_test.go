package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// atSea returns a game for two on the course red, yellow, pink, Modone, blue,
// orange, green, with seat 1 to move: all ships but those that a test moves lie
// in Venice.
func atSea(t *testing.T, options map[string]string) *gh.State {
	state, err := gh.New().New(game.Options{Seats: 2, Values: options})
	require.NoError(t, err)
	s := state.(*gh.State)
	dealer := game.Dealer{Rand: game.NewRand(1)}
	for s.Turn == game.Nobody {
		dealer.Settle(s, nil, nil)
		if s.Decision().Prompt == gh.ChooseHarbour {
			s.Apply(s.AppendActions(nil)[0], nil)
		}
	}
	for s.Turn != 1 {
		s.Apply(s.AppendActions(nil)[0], nil)
		for s.Decision().Prompt != gh.BeforeMove {
			dealer.Settle(s, nil, nil)
			if list := s.AppendActions(nil); s.Decision().Prompt != gh.BeforeMove {
				s.Apply(list[len(list)-1], nil)
			}
		}
	}
	colours := []gh.Colour{0, gh.Red, gh.Yellow, gh.Pink, 0, gh.Blue, gh.Orange, gh.Green}
	copy(s.Course[:], colours)
	for i := range s.Ships {
		if s.Ships[i].Owner != game.Nobody {
			s.Ships[i] = gh.Ship{Owner: s.Ships[i].Owner}
		}
	}
	s.Stores, s.StoreSize = [game.MaxSeats + 1]gh.Pile{}, [game.MaxSeats + 1]int8{}
	s.Hands, s.HandSize = [game.MaxSeats + 1][gh.NumColours + 1]int8{}, [game.MaxSeats + 1]int8{}
	return s
}

// decide returns what a fresh captain decides.
func decide(s *gh.State) game.Action {
	p := s.Decision().Player
	view := s.Clone()
	view.Redact(p)
	captain := ai.NewThinker(newBot(ai.Spec{Level: ai.Captain, Seed: 1}))
	captain.Start(view, p)
	for !captain.Step(1000) {
	}
	return captain.Best()
}

// Of two laden ships the one that is home with this step moves, even by a card.
func TestPlannerSailsHome(t *testing.T) {
	s := atSea(t, nil)
	first := s.Fleet(1)
	sails := s.Board.Ships[first+1].Sails
	cargo := gh.Green
	for sails[cargo] > 0 {
		cargo--
	}
	s.Ships[first+1].Place, s.Ships[first+1].Ahead = s.Last-1, 1
	s.Ships[first+1].Cargo.Cubes[cargo] = 4
	s.Bag[cargo] -= 4
	s.BagSize -= 4
	a := decide(s)
	require.Equal(t, gh.Sail, a.Verb)
	require.EqualValues(t, first+1, a.Obj[0].ID)
}

// A rival's last cubes before home are worth two cards.
func TestPlannerRobs(t *testing.T) {
	s := atSea(t, nil)
	prey := s.Fleet(2)
	colour := gh.Red
	for s.Board.Ships[prey].Sails[colour] == 0 {
		colour++
	}
	s.Ships[prey].Place, s.Ships[prey].Ahead = s.Last-1, 1
	s.Ships[prey].Cargo.Cubes[7-colour] = 3
	s.Hands[1][colour], s.HandSize[1] = 4, 4
	require.Equal(t, gh.Attack, decide(s).Verb)
}

// With six colours and a lead the end is announced; behind, it is not.
func TestPlannerAnnounces(t *testing.T) {
	for _, rival := range []int8{3, 60} {
		s := atSea(t, nil)
		for c := gh.Red; c <= gh.Blue; c++ {
			s.Stores[1].Cubes[c] = 2
		}
		s.StoreSize[1], s.StoreSize[2] = 12, rival
		for c := gh.Red; c <= gh.Blue; c++ {
			s.Stores[2].Cubes[c] = rival / 6
		}
		s.Stores[2].Cubes[gh.Red] += rival % 6
		s.Bag = [gh.NumCubes + 1]int8{0, 9, 9, 9, 9, 9, 9}
		s.BagSize = 54
		announced := false
		for s.Decision().Player == 1 && s.Turn == 1 {
			a := decide(s)
			announced = announced || a.Verb == gh.Announce
			s.Apply(a, nil)
			(&game.Dealer{Rand: game.NewRand(1)}).Settle(s, nil, nil)
		}
		require.Equal(t, rival == 3, announced, "against a warehouse of %d", rival)
	}
}

// Mercenaries at hand take the territory that is worth them.
func TestPlannerConquers(t *testing.T) {
	s := atSea(t, map[string]string{"expansion": "yes"})
	s.Stores[1].Figures, s.StoreSize[1] = 6, 6
	s.Supply -= 6
	conquered := false
	for s.Decision().Player == 1 && s.Turn == 1 {
		a := decide(s)
		conquered = conquered || a.Verb == gh.Conquer
		s.Apply(a, nil)
		(&game.Dealer{Rand: game.NewRand(1)}).Settle(s, nil, nil)
	}
	require.True(t, conquered)
}

// The turns left on X1's course: a red ship runs from red to yellow for nothing.
func TestGauge(t *testing.T) {
	s := atSea(t, nil)
	var g turnsLeft
	g.measure(s)
	for i := gh.ShipID(1); i <= gh.MaxShips; i++ {
		sails := s.Board.Ships[i].Sails
		turns := int8(1) // from Venice to Modone
		for p := gh.Place(1); p < s.Modone; p++ {
			if sails[s.Course[p]] == 0 {
				turns++
			}
		}
		require.Equal(t, turns+g.turns[i][1][s.Modone], g.turns[i][1][0], "ship %d", i)
	}
}
