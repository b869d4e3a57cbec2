package mediterranee

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
	for _, i := range []int{3, 14, 27, 40, 60} {
		f.Add(edited(f, boardFaults[i].edit))
	}
	f.Add(edited(f, func(o object) { // everything as large as it may be
		for i := range o["ports"].([]any) {
			values := entry(o, "ports", i)["values"].([]any)
			for j := range values {
				values[j] = 100.0
			}
		}
		for i := range o["turns"].([]any) {
			entry(o, "turns", i)["turns"] = 20.0
		}
		o["sailors"], o["forts"], o["income"] = mostSailors, MaxPorts, 2000
		o["start"] = object{"ducats": 10000, "galleys": 7, "sailors": 62}
	}))
	f.Add(edited(f, func(o object) { // and as small
		o["sailors"], o["galleys"], o["forts"], o["income"] = 4, 4, 0, 0
		o["start"] = object{"ducats": 0, "galleys": 1, "sailors": 1}
		for i := range o["goods"].([]any) {
			entry(o, "goods", i)["supply"] = 1
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
			require.Less(t, len(p.list), r.Info().MostLegalActions)
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
		return []float64{0, 1, -1, x + 1, x - 1, 2 * x, 5, 12, 30, 100, 127, 32767, 0.5, 500}[r.IntN(14)]
	case bool:
		return !x
	case string:
		return []string{"", "wood", "gold", "z_ionio", "z_tunis", "small", "a b", x + "2"}[r.IntN(8)]
	}
	return x
}

// Bytes choose among what can happen; everything stays sound, whatever else is
// tried is refused and changes nothing.
func FuzzActions(f *testing.F) {
	for seed := range uint64(6) {
		p, data := newLively(seed), []byte{byte(seed)}
		s := begunBy(f, data[0])
		for s.Decision().Player != game.Nobody && len(data) < 4096 {
			list := gametest.Choices(s)
			a := p.choose(s)
			data = append(data, byte(slices.Index(list, a)))
			s.Apply(list[int(data[len(data)-1])], nil)
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

// begunBy is a new game of the kind that b says.
func begunBy(t testing.TB, b byte) *State {
	t.Helper()
	list := tables()
	s, err := New().New(list[int(b)%len(list)])
	require.NoError(t, err)
	return s.(*State)
}

// Text is refused or is an action that reads back, and Check answers whatever
// it asks for.
func FuzzText(f *testing.F) {
	in := New().Info()
	for i, o := range tables() {
		s, err := New().New(o)
		require.NoError(f, err)
		p := newLively(uint64(i))
		for n := 0; n < 600 && s.Decision().Player != game.Nobody; n++ {
			a := p.choose(s)
			if n%40 == 0 {
				f.Add(in.ActionText(a), byte(i), uint16(n))
			}
			s.Apply(a, nil)
		}
	}
	f.Add("1 sail ship:-1 area:z_ionio", byte(0), uint16(50))
	f.Add("1 bid money:-1", byte(4), uint16(8))
	f.Add("* roll dice:7 dice:0", byte(5), uint16(90))
	f.Fuzz(func(t *testing.T, text string, kind byte, moves uint16) {
		a, err := in.ParseAction(text)
		if err != nil {
			return
		}
		back, err := in.ParseAction(in.ActionText(a))
		require.NoError(t, err)
		require.Equal(t, a, back)
		s, p := begunBy(t, kind), newLively(uint64(kind))
		for n := uint16(0); n < moves%600 && s.Decision().Player != game.Nobody; n++ {
			s.Apply(p.choose(s), nil)
		}
		require.Equal(t, s.Check(a) == nil, slices.Contains(gametest.Choices(s), a))
	})
}
