package ai

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/goldenhorn"
)

// atSea returns a game for two on the course red, yellow, pink, Modone, blue,
// orange, green, with seat 1 to move: all ships but those that a test moves lie
// in Venice.
func atSea(t *testing.T, options map[string]string) *goldenhorn.State {
	state, err := goldenhorn.New().New(game.Options{Seats: 2, Values: options})
	require.NoError(t, err)
	s := state.(*goldenhorn.State)
	dealer := game.Dealer{Rand: game.NewRand(1)}
	for s.Turn == game.Nobody {
		dealer.Settle(s, nil, nil)
		if s.Decision().Prompt == goldenhorn.ChooseHarbour {
			s.Apply(s.AppendActions(nil)[0], nil)
		}
	}
	for s.Turn != 1 {
		s.Apply(s.AppendActions(nil)[0], nil)
		for s.Decision().Prompt != goldenhorn.BeforeMove {
			dealer.Settle(s, nil, nil)
			if list := s.AppendActions(nil); s.Decision().Prompt != goldenhorn.BeforeMove {
				s.Apply(list[len(list)-1], nil)
			}
		}
	}
	colours := []goldenhorn.Colour{0, goldenhorn.Red, goldenhorn.Yellow, goldenhorn.Pink, 0, goldenhorn.Blue, goldenhorn.Orange, goldenhorn.Green}
	copy(s.Course[:], colours)
	for i := range s.Ships {
		if s.Ships[i].Owner != game.Nobody {
			s.Ships[i] = goldenhorn.Ship{Owner: s.Ships[i].Owner}
		}
	}
	s.Stores, s.StoreSize = [game.MaxSeats + 1]goldenhorn.Pile{}, [game.MaxSeats + 1]int8{}
	s.Hands, s.HandSize = [game.MaxSeats + 1][goldenhorn.NumColours + 1]int8{}, [game.MaxSeats + 1]int8{}
	return s
}

// decide returns what a fresh captain decides.
func decide(s *goldenhorn.State) game.Action {
	p := s.Decision().Player
	view := s.Clone()
	view.Redact(p)
	captain := NewThinker(newGoldenhornCaptain(1))
	captain.Start(view, p)
	for !captain.Step(1000) {
	}
	return captain.Best()
}

// Of two laden ships the one that is home with this step moves, even by a card.
func TestNavigatorSailsHome(t *testing.T) {
	s := atSea(t, nil)
	first := s.Fleet(1)
	sails := s.Board.Ships[first+1].Sails
	cargo := goldenhorn.Green
	for sails[cargo] > 0 {
		cargo--
	}
	s.Ships[first+1].Place, s.Ships[first+1].Ahead = s.Last-1, 1
	s.Ships[first+1].Cargo.Cubes[cargo] = 4
	s.Bag[cargo] -= 4
	s.BagSize -= 4
	a := decide(s)
	require.Equal(t, goldenhorn.Sail, a.Verb)
	require.EqualValues(t, first+1, a.Obj[0].ID)
}

// A rival's last cubes before home are worth two cards.
func TestNavigatorRobs(t *testing.T) {
	s := atSea(t, nil)
	prey := s.Fleet(2)
	colour := goldenhorn.Red
	for s.Board.Ships[prey].Sails[colour] == 0 {
		colour++
	}
	s.Ships[prey].Place, s.Ships[prey].Ahead = s.Last-1, 1
	s.Ships[prey].Cargo.Cubes[7-colour] = 3
	s.Hands[1][colour], s.HandSize[1] = 4, 4
	require.Equal(t, goldenhorn.Attack, decide(s).Verb)
}

// With six colours and a lead the end is announced; behind, it is not.
func TestNavigatorAnnounces(t *testing.T) {
	for _, rival := range []int8{3, 60} {
		s := atSea(t, nil)
		for c := goldenhorn.Red; c <= goldenhorn.Blue; c++ {
			s.Stores[1].Cubes[c] = 2
		}
		s.StoreSize[1], s.StoreSize[2] = 12, rival
		for c := goldenhorn.Red; c <= goldenhorn.Blue; c++ {
			s.Stores[2].Cubes[c] = rival / 6
		}
		s.Stores[2].Cubes[goldenhorn.Red] += rival % 6
		s.Bag = [goldenhorn.NumCubes + 1]int8{0, 9, 9, 9, 9, 9, 9}
		s.BagSize = 54
		announced := false
		for s.Decision().Player == 1 && s.Turn == 1 {
			a := decide(s)
			announced = announced || a.Verb == goldenhorn.Announce
			s.Apply(a, nil)
			(&game.Dealer{Rand: game.NewRand(1)}).Settle(s, nil, nil)
		}
		require.Equal(t, rival == 3, announced, "against a warehouse of %d", rival)
	}
}

// Mercenaries at hand take the territory that is worth them.
func TestNavigatorConquers(t *testing.T) {
	s := atSea(t, map[string]string{"expansion": "yes"})
	s.Stores[1].Figures, s.StoreSize[1] = 6, 6
	s.Supply -= 6
	conquered := false
	for s.Decision().Player == 1 && s.Turn == 1 {
		a := decide(s)
		conquered = conquered || a.Verb == goldenhorn.Conquer
		s.Apply(a, nil)
		(&game.Dealer{Rand: game.NewRand(1)}).Settle(s, nil, nil)
	}
	require.True(t, conquered)
}

// The gauge of X1's course: a red ship runs from red to yellow for nothing.
func TestGauge(t *testing.T) {
	s := atSea(t, nil)
	var g gauge
	g.measure(s)
	for i := goldenhorn.ShipID(1); i <= goldenhorn.MaxShips; i++ {
		sails := s.Board.Ships[i].Sails
		turns := int8(1) // from Venice to Modone
		for p := goldenhorn.Place(1); p < s.Modone; p++ {
			if sails[s.Course[p]] == 0 {
				turns++
			}
		}
		require.Equal(t, turns+g.turns[i][1][s.Modone], g.turns[i][1][0], "ship %d", i)
	}
}
