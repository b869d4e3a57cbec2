package serenissima

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
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
		playOn(t, r, uint64(len(data)))
	})
}

// playOn plays a game of each number of players, a thousand actions at most.
func playOn(t testing.TB, r game.Rules, seed uint64) {
	t.Helper()
	for seats := 2; seats <= 4; seats++ {
		s, err := r.New(game.Options{Seats: seats})
		require.NoError(t, err)
		p := newLively(seed)
		for n := 0; n < 1000 && s.Decision().Player != game.Nobody; n++ {
			a := p.choose(s)
			back, err := r.Info().ParseAction(r.Info().ActionText(a))
			require.NoError(t, err)
			require.Equal(t, a, back)
			s.Apply(a, nil)
			require.NoError(t, Invariants(s.(*State)))
		}
	}
}

// Boards with one to three other values are refused too, or played on. Bytes
// changed blindly seldom leave a board, these edits often do.
func TestEditedBoardsAreRefusedOrPlayedOn(t *testing.T) {
	r := game.NewRand(1)
	played := 0
	for seed := range uint64(400) {
		data := edited(t, func(o object) {
			for range 1 + r.IntN(3) {
				editSome(o, &r)
			}
		})
		rules, err := NewOn(data)
		if err != nil {
			require.ErrorContains(t, err, "board: ")
			continue
		}
		played++
		playOn(t, rules, seed)
	}
	require.Greater(t, played, 60)
}

// editSome changes a value somewhere below x.
func editSome(x any, r *game.Rand) any {
	switch x := x.(type) {
	case object:
		keys := slices.Sorted(maps.Keys(x))
		key := keys[r.IntN(len(keys))]
		x[key] = editSome(x[key], r)
		return x
	case []any:
		if len(x) == 0 {
			return x
		}
		i := r.IntN(len(x))
		switch r.IntN(12) {
		case 0:
			return slices.Delete(x, i, i+1)
		case 1:
			return append(x, x[i])
		}
		x[i] = editSome(x[i], r)
		return x
	case float64:
		return []float64{0, 1, -1, x + 1, x - 1, 2 * x, 5, 12, 50, 100, 127, 32767, 0.5}[r.IntN(13)]
	case bool:
		return !x
	case string:
		return []string{"", "wood", "gold", "z_ionio", "z_tunis", "valencia", "a b", x + "2"}[r.IntN(8)]
	}
	return x
}

// Bytes choose among what can happen; everything stays sound, whatever else is
// tried is refused and changes nothing.
func FuzzActions(f *testing.F) {
	for seed := range uint64(6) {
		p, data := newLively(seed), []byte{byte(seed)}
		s := begunBy(f, data[0])
		for s.Decision().Player != game.Nobody {
			list := gametest.Choices(s)
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
			list := gametest.Choices(s)
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
