package twin

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/table/all"
)

func TestFind(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	rules := serenissima.New()
	tw := Twin{Table: all.Tables["serenissima"], Words: words.Words(rules.Info(), nil)}
	s, err := rules.New(game.Options{Seats: 2})
	require.NoError(t, err)
	ref, ok := tw.Find(s, " VALÉNCIA")
	require.True(t, ok)
	require.Equal(t, "València", tw.Words.NameOf(ref))
	_, ok = tw.Find(s, "")
	require.False(t, ok)
}

// Where there is no room for many actions in full, they are listed by their verbs, and
// the only one of a verb in full.
func TestRowsOfSeveralVerbs(t *testing.T) {
	ship, port := game.Ref{Kind: game.ShipRef, ID: 3}, game.Ref{Kind: game.PortRef, ID: 1}
	actions := []game.Action{{By: 1, Verb: serenissima.MoveSailor, Obj: [3]game.Ref{ship, port}}}
	for n := range int16(6) {
		actions = append(actions, game.Action{By: 1, Verb: serenissima.BuyGalley, Obj: [3]game.Ref{{Kind: game.ShipRef, ID: 4 + n}, port}})
	}
	rows := Rows(actions, false)
	require.Equal(t, []Row{{Action: actions[0], Verb: serenissima.MoveSailor}, {Verb: serenissima.BuyGalley}}, rows)
	require.Equal(t, actions[1:], rows[1].Narrow(actions))
	require.Len(t, Rows(actions, true), len(actions))
	require.Len(t, Rows(actions[:4], false), 4, "a few are listed one by one")
}
