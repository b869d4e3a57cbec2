package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene/scenetest"
	"serenissima/render/op"
)

// A second tab has a match of its own and says why; when it is gone, its match is
// among the saved games. Nothing of either is lost.
func TestTwoTabs(t *testing.T) {
	st := &store.Memory{}
	mine, yours := save.Encode(scenetest.Begun(t, 12)), save.Encode(scenetest.Begun(t, 30))
	require.NoError(t, st.Write(Autosave, mine))
	second := drive(t, ForTab(st, 2, everyGame), desktop)
	second.c.JoinTabs(2, []int{1})
	second.tick(input.Frame{})
	require.True(t, second.shows("The game is open elsewhere too"))
	require.True(t, second.shows("the game is open elsewhere"))
	require.True(t, second.list.Find(op.Target{Command: cmdContinue}).Off)
	require.NoError(t, second.c.Store.Write(inProgress, yours))

	third := drive(t, ForTab(st, 3, everyGame), desktop)
	third.c.JoinTabs(3, []int{1, 2})
	names, err := st.List()
	require.NoError(t, err)
	require.Contains(t, names, "autosave-2-"+everyGame[1].Info().ID, "a tab that is open keeps its match")

	first := drive(t, ForTab(st, 1, everyGame), desktop)
	require.NoError(t, st.Write("autosave-notes", yours))
	require.NoError(t, st.Write("autosave-4", []byte("damaged")))
	first.c.JoinTabs(1, nil)
	first.tick(input.Frame{})
	require.True(t, first.shows("that was open elsewhere"))
	data, err := first.c.Store.Read(inProgress)
	require.NoError(t, err)
	require.Equal(t, mine, data)
	slots, err := first.c.slots()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	require.Equal(t, yours, slots[0].file)
	names, err = st.List()
	require.NoError(t, err)
	require.Equal(t, []string{"autosave-4", "autosave-notes", inProgress, "slot-1"}, names[:4])
	first.c.JoinTabs(1, nil)
	slots, err = first.c.slots()
	require.NoError(t, err)
	require.Len(t, slots, 1, "it is kept once")
}
