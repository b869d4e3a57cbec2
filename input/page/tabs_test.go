package page

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A second tab has a match of its own and says why; when it is gone, its match is
// among the saved games. Nothing of either is lost.
func TestTwoTabs(t *testing.T) {
	st := &store.Memory{}
	mine, yours := save.Encode(apptest.Begun(t, 12)), save.Encode(apptest.Begun(t, 30))
	require.NoError(t, st.Write(archive.Autosave, mine))
	second := drive(t, archive.ForTab(st, 2, apptest.EveryGame), apptest.Desktop)
	second.Context.JoinTabs(2, []int{1})
	second.Tick(control.Frame{})
	require.True(t, second.Shows("The game is open elsewhere too"))
	require.True(t, second.Shows("the game is open elsewhere"))
	require.True(t, second.List.Find(display.Target{Command: cmdContinue}).Off)
	require.NoError(t, second.Context.Store.Write(inProgress, yours))

	third := drive(t, archive.ForTab(st, 3, apptest.EveryGame), apptest.Desktop)
	third.Context.JoinTabs(3, []int{1, 2})
	names, err := st.List()
	require.NoError(t, err)
	require.Contains(t, names, "autosave-2-"+apptest.EveryGame[1].Info().ID, "a tab that is open keeps its match")

	first := drive(t, archive.ForTab(st, 1, apptest.EveryGame), apptest.Desktop)
	require.NoError(t, st.Write("autosave-notes", yours))
	require.NoError(t, st.Write("autosave-4", []byte("damaged")))
	first.Context.JoinTabs(1, nil)
	first.Tick(control.Frame{})
	require.True(t, first.Shows("that was open elsewhere"))
	data, err := first.Context.Store.Read(inProgress)
	require.NoError(t, err)
	require.Equal(t, mine, data)
	slots, err := first.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	require.Equal(t, yours, slots[0].File)
	names, err = st.List()
	require.NoError(t, err)
	require.Equal(t, []string{"autosave-4", "autosave-notes", inProgress, "slot-1"}, names[:4])
	first.Context.JoinTabs(1, nil)
	slots, err = first.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1, "it is kept once")
}

// What another window has left is kept at the next start: a finished game among the finished ones,
// an unfinished one with the answers that stand in it.
func TestWhatAnotherWindowHasLeft(t *testing.T) {
	st := &store.Memory{}
	over, asked := apptest.Finished(t, 5), apptest.Standing(t)
	begun, err := asked.Fork(asked.Len(), asked.Seats(), asked.Seed())
	require.NoError(t, err)
	answers := []string{string(asked.Rules().Info().AppendStanding(nil, asked.Standing()[0]))} // as an earlier version wrote them
	require.NoError(t, st.Write("autosave-2-"+over.Rules().Info().ID, save.Encode(over)))
	require.NoError(t, st.Write("autosave-3-"+begun.Rules().Info().ID, save.Annotate(save.Encode(begun), save.Note{Standing: answers})))
	d := drive(t, st, apptest.Desktop)
	d.Context.JoinTabs(1, nil)
	require.Equal(t, [][]game.Action{over.Log()}, finishedGames(t, st))
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	d.Context.Archive().Load(slots[0])
	require.Equal(t, begun.Log(), slots[0].Match.Log())
	require.Equal(t, asked.Standing(), slots[0].Match.Standing())
	names, err := st.List()
	require.NoError(t, err)
	require.NotContains(t, strings.Join(names, " "), "autosave-")
}

// A crowded store lets another window write whenever names have been listed and not used yet.
type crowded struct {
	store.Store
	listed func()
}

// List implements store.Store.
func (s *crowded) List() ([]string, error) {
	names, err := s.Store.List()
	if listed := s.listed; listed != nil {
		s.listed = nil
		listed()
	}
	return names, err
}

// Two windows that keep a game at the same moment keep both.
func TestTwoWindowsKeepAtOnce(t *testing.T) {
	memory := &store.Memory{}
	between := &crowded{Store: memory}
	first, second := drive(t, archive.ForTab(between, 1, apptest.EveryGame), apptest.Desktop), drive(t, archive.ForTab(memory, 2, apptest.EveryGame), apptest.Desktop)
	first.Context.JoinTabs(1, []int{2})
	second.Context.JoinTabs(2, []int{1})
	mine, yours := apptest.Begun(t, 12), apptest.Begun(t, 30)
	between.listed = func() { require.NoError(t, second.Context.Archive().Keep("Yours", yours)) }
	require.NoError(t, first.Context.Archive().Keep("Mine", mine))
	require.NoError(t, second.Context.Archive().Keep("Yours too", yours))
	slots, err := first.Context.Archive().Named()
	require.NoError(t, err)
	var names []string
	for _, s := range slots {
		names = append(names, s.Note.Name)
	}
	require.ElementsMatch(t, []string{"Mine", "Yours", "Yours too"}, names)

	over, other := apptest.Finished(t, 5), apptest.Finished(t, 6)
	between.listed = func() { require.NoError(t, second.Context.Archive().Save(other)) }
	require.NoError(t, first.Context.Archive().Save(over))
	require.ElementsMatch(t, [][]game.Action{over.Log(), other.Log()}, finishedGames(t, memory))
}
