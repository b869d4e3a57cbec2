package archive

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/save"
	"serenissima/game/store"
)

// The names of games begin with a letter, for those of tabs are numbers.
func TestNamesOfAutosaves(t *testing.T) {
	for _, r := range open(nil).Rules {
		id := r.Info().ID
		require.Zero(t, tabOf(AutosaveName(id)))
		require.Equal(t, 2, tabOf(tabMark+"2-"+id))
		require.Zero(t, tabOf(tabMark+"2-"+id+".aside1"))
	}
	require.Equal(t, 12, tabOf("autosave-12"))
	for _, name := range []string{Autosave, "autosave-", "autosave-02", "autosave-0", "autosave--3", "slot-2"} {
		require.Zero(t, tabOf(name), name)
	}
}

// Each tab has its own match in progress and numbers what it saves apart. What a tab that is gone
// has left becomes a saved game, once; what is damaged waits for the tab with that number.
func TestTabs(t *testing.T) {
	st := &store.Memory{}
	first := open(st)
	tab := func(n int) *fixture { return open(ForTab(st, n, first.Rules)) }
	second := tab(2)
	mine, yours := begin(t, first.toy, 1, 3), begin(t, first.toy, 2, 4)
	require.Empty(t, first.Join(1, []int{2}))
	require.Empty(t, second.Join(2, []int{1}))
	require.Equal(t, 2, second.Tab())
	require.NoError(t, first.Save(mine))
	require.NoError(t, second.Save(yours))
	require.Equal(t, mine.Log(), first.Unfinished()[0].Match.Log())
	require.Equal(t, yours.Log(), second.Unfinished()[0].Match.Log())
	require.NoError(t, second.Keep("Yours", yours))
	require.NoError(t, first.Keep("Mine", mine))
	require.Subset(t, names(t, st), []string{"slot-1", "slot-2.1"})

	require.NoError(t, st.Write("autosave-4", []byte("damaged")))
	require.NoError(t, st.Write("autosave-5", save.Encode(begin(t, first.toy, 3, 5))))
	for _, want := range [][]string{{first.Name(begin(t, first.toy, 3, 5))}, nil} {
		require.Equal(t, want, open(st).Join(1, nil), "what is a saved game already needs no word")
	}
	require.Equal(t, []string{"autosave-4", keyOf(mine), "slot-1", "slot-2", "slot-2.1"}, names(t, st))
}
