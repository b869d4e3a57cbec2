package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// Pointing at a zone lists its galleys, each with its crew and what is aboard.
func TestAZoneListsItsGalleys(t *testing.T) {
	texts, err := lang.Load("en")
	require.NoError(t, err)
	words := texts.Words(rules.New().Info(), []string{"Anna", "Bernat"})
	s, err := staged{rules.New()}.New(gametest.Options(2))
	require.NoError(t, err)
	v := &table.View{State: s, Say: words.Line, Name: words.Title}
	lines := mediterranee.Table{}.Tell(v, game.Area(napoli)).Lines
	require.Equal(t, "Anna: galley A, 2 sailors, wine and cloth.", lines[1])
	lines = mediterranee.Table{}.Tell(v, game.Area(sicilia)).Lines
	require.Equal(t, "Anna: galley C, 3 sailors.", lines[1])
}

// From three galleys in a zone on, pointing at it or at one of them shows each in a row of signs: owner and letter, sailors,
// and its five spaces. The words leave that to the signs, and the text has it all the same.
func TestALensShowsTheGalleysOfAFullZone(t *testing.T) {
	texts, err := lang.Load("en")
	require.NoError(t, err)
	words := texts.Words(rules.New().Info(), []string{"Anna", "Bernat"})
	state, err := brawl{rules.New()}.New(gametest.Options(2))
	require.NoError(t, err)
	s := state.(*rules.State)
	v := &table.View{State: s, Say: words.Line, Name: words.Title}
	for _, ref := range []game.Ref{game.Area(corfu), game.Ship(9)} {
		told := mediterranee.Table{}.Tell(v, ref)
		var rows []string
		signs := 0
		for _, x := range told.Signs {
			if x.Row {
				rows = append(rows, x.Text)
			}
			signs++
		}
		require.Equal(t, []string{"A", "B", "C", "E", "F", "G", "H"}, rows[:7], "%v", ref)
		require.Len(t, rows, 10)
		require.NotEmpty(t, told.Lines[1])
		require.Greater(t, signs, 2*len(rows))
	}
	require.Contains(t, mediterranee.Table{}.Tell(v, game.Area(corfu)).Lines[1], "Anna: galley A")
	few, err := staged{rules.New()}.New(gametest.Options(2))
	require.NoError(t, err)
	v.State = few
	require.Empty(t, mediterranee.Table{}.Tell(v, game.Area(napoli)).Signs, "they are seen")
}

// M2.14: a capital tells what it pays, as long as its own power holds it.
func TestM2_14_ACapitalTellsItsIncome(t *testing.T) {
	texts, err := lang.Load("en")
	require.NoError(t, err)
	words := texts.Words(rules.New().Info(), []string{"Anna", "Bernat"})
	state, err := staged{rules.New()}.New(gametest.Options(2))
	require.NoError(t, err)
	s := state.(*rules.State)
	v := &table.View{State: s, Say: words.Line, Name: words.Title}
	capital := s.Capital(venice)
	told := mediterranee.Table{}.Tell(v, game.Port(int(capital))).Lines
	require.Contains(t, told, "Anna gets 300 ducats from it at the end of each turn, as long as it is Anna’s.")
	s.Ports[capital].Owner = 2
	for _, line := range (mediterranee.Table{}).Tell(v, game.Port(int(capital))).Lines {
		require.NotContains(t, line, "300 ducats")
	}
}
