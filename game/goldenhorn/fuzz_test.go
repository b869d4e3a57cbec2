package goldenhorn

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
	f.Add([]byte(`{"colours": [`))
	f.Add([]byte(`[]`))
	for i := 0; i < len(boardFaults); i += 9 {
		f.Add(edited(f, boardFaults[i].edit))
	}
	f.Add(edited(f, func(o object) { // everything as large as it may be
		for i := range o["colours"].([]any) {
			entry(o, "colours", i)["cards"] = 21
		}
		for i := range o["territories"].([]any) {
			entry(o, "territories", i)["standard"].(object)["points"] = 50
		}
		o["harbourFill"].(object)["base"], o["harbourFill"].(object)["expansion"] = 20, 20
		o["handStart"], o["peasantsPerMercenary"] = 20, 9
		for _, ship := range []string{"one", "two", "three"} {
			o["cardsOnArrival"].(object)[ship] = 9
		}
	}))
	f.Add(edited(f, func(o object) { // and as small
		for i := range o["colours"].([]any) {
			entry(o, "colours", i)["cards"] = 1
			entry(o, "colours", i)["cubes"] = 1
		}
		o["expansionCubes"].(object)["black"], o["expansionCubes"].(object)["white"] = 0, 0
		o["harbourFill"].(object)["base"], o["harbourFill"].(object)["expansion"] = 1, 1
		o["handStart"] = 0
		for i := range o["seats"].([]any) {
			entry(o, "seats", i)["course"], entry(o, "seats", i)["docks"] = words("circle"), 0
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

// playOn plays a game of each number of players with the expansion and without,
// a thousand actions at most.
func playOn(t testing.TB, r game.Rules, seed uint64) {
	t.Helper()
	for seats := 2; seats <= 4; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			s, err := r.New(game.Options{Seats: seats, Values: map[string]string{"expansion": expansion, "modone-cards": "on"}})
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
}

// Boards with one to three other values are refused too, or played on. Bytes
// changed blindly seldom leave a board, these edits often do.
func TestEditedBoardsAreRefusedOrPlayedOn(t *testing.T) {
	r := game.NewRand(1)
	played := 0
	for seed := range uint64(150) {
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
	require.Greater(t, played, 20)
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
		case 2:
			j := r.IntN(len(x))
			x[i], x[j] = x[j], x[i]
			return x
		}
		x[i] = editSome(x[i], r)
		return x
	case float64:
		return []float64{0, 1, -1, x + 1, x - 1, 2 * x, 3, 12, 20, 50, 127, 0.5}[r.IntN(12)]
	case string:
		return []string{"", "red", "green", "white", "triangle", "circle", "modone", "a b", x + "2"}[r.IntN(9)]
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
	seats, n := 2+int(b)%3, int(b)/3
	options := []string{}
	for _, oi := range New().Info().Options {
		options = append(options, oi.Name, oi.Values[n%2])
		n /= 2
	}
	return newGame(t, seats, options...).State
}
