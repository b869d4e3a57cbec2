package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// M2.7: whoever ends the movement is asked once more while a laden galley lies where nothing of its
// cargo can be sold and has not set out, or while no galley has set out at all. A galley that can sell
// what it has where it is, and an empty one that is left as a guard, are no reason to ask.
func TestM2_7_EndingTheMovementAsksAboutGalleysThatHaveNotSetOut(t *testing.T) {
	s := purchasing(t)
	rules.Crowd(s)
	for s.Decision().Prompt == rules.Purchases {
		s.Apply(table.Act(s, rules.Done), nil)
	}
	require.Equal(t, rules.Movement, s.Decision().Prompt)
	by := s.Decision().Player
	end := func() []table.Line { return Table{}.Stakes(s, table.Act(s, rules.Done)) }
	idle := func(n int) []table.Line {
		return []table.Line{{Key: "not-sailed", Args: []any{"n", n}, Warn: true}}
	}
	s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
	s.Recount()
	require.Empty(t, end(), "without galleys")

	port := s.PortAt(1)
	good, other := s.Board.Ports[port].Good, rules.Gems
	if good == other {
		other = rules.Gold
	}
	put := func(g rules.GalleyID, cargo rules.Good) {
		x := rules.Galley{Owner: by, Zone: 1, Sailors: 2}
		if cargo != 0 {
			x.Load, x.Cargo[cargo] = 1, 1
		}
		s.Galleys[g] = x
		s.Recount()
	}
	put(1, 0)
	put(2, other)
	require.Equal(t, idle(2), end(), "none has set out")
	s.Voyage.Done = s.Voyage.Done.With(1)
	require.Empty(t, end(), "the other can sell here")
	put(2, good)
	require.Equal(t, idle(1), end(), "nobody buys here what it has")
	s.Voyage.Galley, s.Voyage.Crossed = 2, 1
	require.Empty(t, end(), "it is under way")
}

// M2.11: whoever ends the landing is asked once more while a galley that keeps a sailor could take a port of
// another or of nobody. A galley's last sailor, and an own port without garrison, are no reason to ask.
func TestM2_11_EndingTheLandingAsksAboutPortsThatCouldBeTaken(t *testing.T) {
	s := purchasing(t)
	rules.Crowd(s)
	for s.Decision().Prompt != rules.Landing {
		s.Apply(table.Act(s, rules.Done), nil)
	}
	by := s.Decision().Player
	other := by%2 + 1
	s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
	port := s.PortAt(1)
	left := func(owner game.Player, garrison int16, crew int8) []table.Line {
		s.Ports[port].Owner, s.Ports[port].Sailors = owner, garrison
		s.Galleys[1] = rules.Galley{Owner: by, Zone: 1, Sailors: crew}
		s.Recount()
		return Table{}.Stakes(s, table.Act(s, rules.Done))
	}
	one := []table.Line{{Key: "not-taken", Args: []any{"n", 1}, Warn: true}}
	require.Equal(t, one, left(game.Nobody, 0, 2), "a neutral port")
	require.Equal(t, one, left(other, 0, 2), "a beaten one")
	require.Empty(t, left(other, 1, 2), "with a garrison")
	require.Empty(t, left(other, 0, 1), "the galley would sink")
	require.Empty(t, left(by, 0, 2), "it is one's own")
}
