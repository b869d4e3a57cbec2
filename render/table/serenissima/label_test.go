package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
)

// A port is explained in signs: price, garrison, income, each good in store and each building.
func TestPortsAreExplainedInSigns(t *testing.T) {
	s := startState(t, 4)
	const port = rules.PortID(4)
	v := testView(s, 1280, 800)
	labels := func() (list []string) {
		signs := Table{}.Tell(v, game.Port(port)).Signs
		var l display.List
		for _, x := range signs {
			before := len(l.Ops)
			x.Append(&l, display.Rect{W: 22, H: 22})
			require.Greater(t, len(l.Ops), before)
			list = append(list, x.Text)
		}
		return list
	}
	info := &s.Board.Ports[port]
	require.Equal(t, []string{itoa(info.Values[0])}, labels(), "nobody's")
	s.Ports[port] = rules.Port{Owner: 2, Sailors: 3, Filled: 1, Stock: [rules.Spaces]rules.Good{rules.Wood}, Basilica: true}
	require.Equal(t, []string{itoa(info.Values[1]), "3/" + itoa(info.Size()), itoa(s.Income(port)), "", "+" + itoa(s.Board.BasilicaIncome)}, labels())
	s.Ports[port] = rules.Port{Closed: true}
	require.Empty(t, labels(), "the seal is told in words")
	require.Empty(t, Table{}.Tell(v, game.Area(1)).Signs)
}

// A galley is explained in signs: its crew, each cube aboard, and the free spaces; how far it goes
// and when it acts is told in words.
func TestGalleysAreExplainedInSigns(t *testing.T) {
	s := startState(t, 4)
	const galley = rules.GalleyID(9)
	v := testView(s, 1280, 800)
	require.Empty(t, Table{}.Tell(v, game.Ship(galley)).Signs, "not in play")
	s.Galleys[galley] = rules.Galley{Owner: 2, Zone: 1, Sailors: 2, Cubes: 2}
	s.Galleys[galley].Cargo[rules.Wine], s.Galleys[galley].Cargo[rules.Gold] = 1, 1
	told := Table{}.Tell(v, game.Ship(galley))
	var texts []string
	for _, x := range told.Signs {
		texts = append(texts, x.Text)
	}
	require.Equal(t, []string{"2", "", "", itoa(s.Room(galley))}, texts)
	require.Len(t, told.Rest, 3)
	require.Equal(t, told.Lines[3:], told.Rest[1:])
}
