package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// Data is refused with an error or is a board that games can be played on.
func FuzzLoadBoard(f *testing.F) {
	f.Add(boardJSON)
	f.Add([]byte(`{"goods": [`))
	f.Add([]byte(`[]`))
	f.Add([]byte(`{"zones": [{"id": "a", "name": "A", "neighbours": ["a"]}]}`))
	for _, i := range []int{3, 20, 27, 40, 54} {
		f.Add(edited(f, boardFaults[i].edit))
	}
	f.Add(edited(f, func(o object) { // everything as large as it may be
		for i := range o["ports"].([]any) {
			entry(o, "ports", i)["values"] = numbers(50, 50, 50, 50, 50)
			entry(o, "ports", i)["income"] = numbers(50, 50, 50, 50, 50, 50)
			entry(o, "ports", i)["start"] = true
		}
		o["loadMoves"], o["forts"], o["basilicas"] = 100, 19, 19
		o["dice"].(object)["faces"] = numbers(0, 1, 2, 2, 2, 2)
	}))
	f.Add(edited(f, func(o object) { // and as small
		o["startDucats"], o["loadMoves"], o["forts"], o["startSailors"] = 0, 1, 0, 1
		for i := range 3 {
			entry(o, "seats", i)["startGalleys"], entry(o, "seats", i)["sailors"] = 1, 2
		}
	}))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := NewOn(data)
		if err != nil {
			return
		}
		for seats := 2; seats <= 4; seats++ {
			s, err := r.New(game.Options{Seats: seats})
			require.NoError(t, err)
			p := newLively(uint64(len(data)))
			for n := 0; n < 1000 && s.Decision().Player != game.Nobody; n++ {
				a := p.choose(s)
				back, err := r.Info().ParseAction(r.Info().ActionText(a))
				require.NoError(t, err)
				require.Equal(t, a, back)
				s.Apply(a, nil)
				require.NoError(t, Invariants(s.(*State)))
			}
		}
	})
}

// Bytes choose among what can happen; everything stays sound, whatever else is
// tried is refused and changes nothing.
func FuzzActions(f *testing.F) {
	for seed := range uint64(6) {
		p, data := newLively(seed), []byte{byte(seed)}
		s := begunBy(f, data[0])
		for s.Decision().Player != game.Nobody {
			list := all(s)
			a := p.choose(s)
			data = append(data, byte(slices.Index(list, a)))
			s.Apply(a, nil)
		}
		f.Add(data)
		f.Add(data[:len(data)/2])
	}
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) == 0 || len(data) > 4096 {
			return
		}
		s := begunBy(t, data[0])
		var refused game.Action
		for i, b := range data[1:] {
			list := all(s)
			if len(list) == 0 {
				require.Equal(t, game.Nobody, s.Decision().Player)
				return
			}
			a := list[int(b)%len(list)]
			hash := game.Hash(s)
			if !slices.Contains(list, refused) {
				require.Error(t, game.Step(s, refused, nil))
				require.Equal(t, hash, game.Hash(s))
			}
			refused = a
			if i%3 == 0 { // a neighbour of what has just been legal
				refused.Obj[i%2].ID++
			}
			require.NoError(t, game.Step(s, a, nil))
			require.NotEqual(t, hash, game.Hash(s))
			require.NoError(t, Invariants(s))
		}
	})
}

// begunBy is a new game with the number of players and options that b says.
func begunBy(t testing.TB, b byte) *State {
	t.Helper()
	money, closing := []string{"open", "hidden"}, []string{"chosen", "random"}
	return newGame(t, 2+int(b)%3, "money", money[b/3%2], "closing", closing[b/6%2]).State
}

// all lists legal actions or possible outcomes.
func all(s *State) []game.Action {
	list := s.AppendActions(nil)
	for _, o := range s.AppendOutcomes(nil) {
		list = append(list, o.Action)
	}
	return list
}
