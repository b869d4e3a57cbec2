package gametest

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// An Object is one of board data, as package json reads it.
type Object = map[string]any

// Entry returns the entry i of a list of objects.
func Entry(o Object, list string, i int) Object { return o[list].([]any)[i].(Object) }

// Top edits a value of the object.
func Top(key string, value any) func(Object) { return func(o Object) { o[key] = value } }

// Inside edits a value of an object in the object.
func Inside(group, key string, value any) func(Object) {
	return func(o Object) { o[group].(Object)[key] = value }
}

// Set edits a value of an entry of a list.
func Set(list string, i int, key string, value any) func(Object) {
	return func(o Object) { Entry(o, list, i)[key] = value }
}

// Cut leaves the first n entries of a list.
func Cut(list string, n int) func(Object) {
	return func(o Object) { o[list] = o[list].([]any)[:n] }
}

// Double adds so many copies of its first entry to a list.
func Double(list string, times int) func(Object) {
	return func(o Object) {
		for range times {
			o[list] = append(o[list].([]any), Entry(o, list, 0))
		}
	}
}

// Numbers is a list of numbers.
func Numbers(n ...float64) []any {
	list := make([]any, len(n))
	for i, x := range n {
		list[i] = x
	}
	return list
}

// Words is a list of the words of a text.
func Words(text string) []any {
	list := []any{}
	for _, w := range strings.Fields(text) {
		list = append(list, w)
	}
	return list
}

// Edited returns board data changed.
func Edited(t testing.TB, board []byte, edit func(Object)) []byte {
	t.Helper()
	var o Object
	require.NoError(t, json.Unmarshal(board, &o))
	edit(o)
	data, err := json.Marshal(o)
	require.NoError(t, err)
	return data
}

// BoardFaults are ways to break board data and what the error must say of
// where.
type BoardFaults []struct {
	Name string
	Edit func(Object)
	Want string
}

// FaultsAreNamed: data that is broken is refused with an error that says where,
// and so is data with something behind its end or with nothing in it.
func (x Suite[S]) FaultsAreNamed(t *testing.T, faults BoardFaults) {
	t.Helper()
	refused := func(t *testing.T, data []byte, want string) {
		t.Helper()
		r, err := x.NewOn(data)
		require.Nil(t, r)
		require.Error(t, err)
		require.True(t, strings.HasPrefix(err.Error(), "board: "), err)
		require.ErrorContains(t, err, want)
	}
	for _, fault := range faults {
		t.Run(fault.Name, func(t *testing.T) { refused(t, Edited(t, x.Board, fault.Edit), fault.Want) })
	}
	refused(t, slices.Concat(x.Board, []byte("{}")), "more behind the end")
	refused(t, x.Board[:len(x.Board)/2], "unexpected EOF")
	refused(t, nil, "EOF")
}

// FuzzBoards: data is refused with an error or is a board that games can be
// played on. It starts from some of the faults and from further edits.
func (x Suite[S]) FuzzBoards(f *testing.F, faults BoardFaults, edits ...func(Object)) {
	f.Add(x.Board)
	f.Add(x.Board[:len(x.Board)/2])
	f.Add([]byte(`[]`))
	for i := 0; i < len(faults); i += 9 {
		edits = append(edits, faults[i].Edit)
	}
	for _, edit := range edits {
		f.Add(Edited(f, x.Board, edit))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if r, err := x.NewOn(data); err == nil {
			x.playOn(t, r, len(data))
		}
	})
}

// EditedBoards: boards with one to three other values are refused too, or
// played on, at least so many of them. Bytes changed blindly seldom leave a
// board, these edits often do.
func (x Suite[S]) EditedBoards(t *testing.T, boards, least int) {
	t.Helper()
	var board Object
	require.NoError(t, json.Unmarshal(x.Board, &board))
	e := editor{rand: game.NewRand(1), words: append(wordsIn(board), "", "a b")}
	played := 0
	for n := range boards {
		r, err := x.NewOn(Edited(t, x.Board, func(o Object) {
			for range 1 + e.rand.IntN(3) {
				e.edit(o)
			}
		}))
		if err != nil {
			require.ErrorContains(t, err, "board: ")
			continue
		}
		played++
		x.playOn(t, r, n)
	}
	require.Greater(t, played, least)
}

// playOn plays a game of each number of players on another board, a thousand
// actions at most; n says of which kind and how.
func (x Suite[S]) playOn(t testing.TB, r game.Rules, n int) {
	t.Helper()
	x.Rules = r
	in := r.Info()
	numbers := in.MaxSeats - in.MinSeats + 1
	for i := range numbers {
		s, p := x.Begun(t, n*numbers+i), x.Player(uint64(n))
		for range 1000 {
			if s.Decision().Player == game.Nobody {
				break
			}
			a := p.Choose(s)
			require.Less(t, len(p.list), in.MostLegalActions)
			back, err := in.ParseAction(in.ActionText(a))
			require.NoError(t, err)
			require.Equal(t, a, back)
			s.Apply(a, nil)
			require.NoError(t, s.Invariants())
		}
	}
}

// An editor changes values of board data at random.
type editor struct {
	rand  game.Rand
	words []string // to put in the places of others
}

// edit changes a value somewhere below v and returns what takes its place.
func (e *editor) edit(v any) any {
	switch v := v.(type) {
	case Object:
		keys := slices.Sorted(maps.Keys(v))
		key := keys[e.rand.IntN(len(keys))]
		v[key] = e.edit(v[key])
		return v
	case []any:
		return e.editList(v)
	case float64:
		return []float64{0, 1, -1, v + 1, v - 1, 2 * v, 5, 12, 30, 50, 100, 127, 500, 32767, 0.5}[e.rand.IntN(15)]
	case bool:
		return !v
	case string:
		if e.rand.IntN(8) == 0 {
			return v + "2"
		}
		return e.words[e.rand.IntN(len(e.words))]
	}
	return v
}

func (e *editor) editList(v []any) []any {
	if len(v) == 0 {
		return v
	}
	i, j := e.rand.IntN(len(v)), e.rand.IntN(len(v))
	switch e.rand.IntN(12) {
	case 0:
		return slices.Delete(v, i, i+1)
	case 1:
		return append(v, v[i])
	case 2:
		v[i], v[j] = v[j], v[i]
		return v
	}
	v[i] = e.edit(v[i])
	return v
}

// wordsIn returns the texts in board data, each once and in their order.
func wordsIn(v any) (words []string) {
	switch v := v.(type) {
	case Object:
		for _, inner := range v {
			words = append(words, wordsIn(inner)...)
		}
	case []any:
		for _, inner := range v {
			words = append(words, wordsIn(inner)...)
		}
	case string:
		words = []string{v}
	}
	slices.Sort(words)
	return slices.Compact(words)
}
