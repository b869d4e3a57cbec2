package gametest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
)

// mostBytes is the length of the longest game that FuzzActions plays.
const mostBytes = 4096

// FuzzActions lets bytes choose the kind of game and then among what can
// happen: everything stays sound, and whatever else is tried is refused and
// changes nothing.
func (x Suite[S]) FuzzActions(f *testing.F) {
	for seed := range uint64(6) {
		s, p, data := x.Begun(f, int(seed)), x.Player(seed), []byte{byte(seed)}
		for s.Decision().Player != game.Nobody && len(data) < mostBytes {
			list := Choices(s)
			i := byte(slices.Index(list, p.Choose(s)))
			data = append(data, i)
			s.Apply(list[i], nil)
		}
		f.Add(data)
		f.Add(data[:len(data)/2])
	}
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 0 && len(data) <= mostBytes {
			x.playBytes(t, data)
		}
	})
}

func (x Suite[S]) playBytes(t rapid.TB, data []byte) {
	s := x.Begun(t, int(data[0]))
	var refused game.Action
	for i, b := range data[1:] {
		list := Choices(s)
		if len(list) == 0 {
			require.Equal(t, game.Nobody, s.Decision().Player)
			return
		}
		a, hash := list[int(b)%len(list)], game.Hash(s)
		if !slices.Contains(list, refused) {
			require.Error(t, Step(s, refused, nil))
			require.Equal(t, hash, game.Hash(s))
		}
		refused = a
		if i%3 == 0 { // a neighbour of what has just been legal
			refused.Obj[i%2].ID++
		}
		require.NoError(t, Step(s, a, nil))
		require.NotEqual(t, hash, game.Hash(s))
		require.NoError(t, s.Invariants())
	}
}

// FuzzTexts tries texts of actions in the course of a game of the kind that a
// byte says: a text is refused or is an action that reads back, and Check
// answers what the list says.
func (x Suite[S]) FuzzTexts(f *testing.F, texts ...string) {
	const most = 600 // actions before the text
	in := x.Rules.Info()
	for kind := range 8 {
		s, p := x.Begun(f, kind), x.Player(uint64(kind))
		for n := 0; n < most && s.Decision().Player != game.Nobody; n++ {
			a := p.Choose(s)
			if n%40 == 0 {
				f.Add(in.ActionText(a), byte(kind), uint16(n))
			}
			s.Apply(a, nil)
		}
	}
	for i, text := range texts {
		f.Add(text, byte(i), uint16(50))
	}
	f.Fuzz(func(t *testing.T, text string, kind byte, moves uint16) {
		a, err := in.ParseAction(text)
		if err != nil {
			return
		}
		back, err := in.ParseAction(in.ActionText(a))
		require.NoError(t, err)
		require.Equal(t, a, back)
		s, p := x.Begun(t, int(kind)), x.Player(uint64(kind))
		for n := uint16(0); n < moves%most && s.Decision().Player != game.Nobody; n++ {
			s.Apply(p.Choose(s), nil)
		}
		require.Equal(t, slices.Contains(Choices(s), a), s.Check(a) == nil)
	})
}
