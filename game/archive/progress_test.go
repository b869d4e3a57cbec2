package archive

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
)

// Each game has a match of its own in progress; the one saved last comes first.
func TestEachGameHasItsMatchInProgress(t *testing.T) {
	h := open(&store.Memory{})
	toy, other := begin(t, h.toy, 1, 3), begin(t, catalog.All()[0], 2, 5)
	for _, m := range []*session.Match{toy, other, toy} {
		require.NoError(t, h.Save(m))
		list := h.Unfinished()
		require.Equal(t, m.Log(), list[0].Match.Log())
		require.Equal(t, save.Encode(m), h.Last())
	}
	require.Len(t, h.Unfinished(), 2)
	require.False(t, h.Waits(catalog.All()[1].Info().ID))
	require.NoError(t, h.Save(finish(t, toy)))
	require.Len(t, h.Unfinished(), 1)
	require.Len(t, h.InProgress(), 2)
}

// The match of an earlier version gets the name of its game; another one that is there is kept
// beside it. What is damaged stays, and so does everything in a full store.
func TestTheMatchOfAnEarlierVersion(t *testing.T) {
	for name, c := range map[string]struct {
		old, now bool // there is one, which is whole
		full     bool
		adopted  bool
		named    int
	}{
		"alone":         {old: true, adopted: true},
		"beside":        {old: true, now: true, adopted: true, named: 1},
		"damaged":       {},
		"full":          {old: true, full: true},
		"full, another": {old: true, now: true, full: true},
	} {
		t.Run(name, func(t *testing.T) {
			st := &brittle{}
			h := open(st)
			m := begin(t, h.toy, 1, 3)
			file := save.Annotate(save.Encode(m), save.Note{Name: "Old", Time: 7})
			if !c.old {
				file = file[:len(file)/2]
			}
			require.NoError(t, st.Write(Autosave, file))
			if c.now {
				require.NoError(t, h.Save(begin(t, h.toy, 2, 4)))
			}
			if c.full {
				st.err = store.ErrFull
			}
			h.InProgress()
			list, err := h.Named()
			require.NoError(t, err)
			require.Len(t, list, c.named)
			require.Len(t, h.told, c.named)
			for _, k := range h.told {
				require.Equal(t, list[0].Note.Name, k.Name)
			}
			require.Equal(t, !c.adopted, len(h.progress()) == 2 || h.progress()[0].Key == Autosave)
			if c.adopted && !c.now {
				data, err := st.Read(keyOf(m))
				require.NoError(t, err)
				require.Equal(t, file, data, "with its note")
			}
		})
	}
}

// A match makes way for another of its game only: it becomes a saved game, once. What cannot be read
// as a match is put aside.
func TestMakingWay(t *testing.T) {
	st := &brittle{}
	h := open(st)
	hidden := begin(t, catalog.All()[len(catalog.All())-1], 1, 3)
	mine, yours := begin(t, h.toy, 1, 3), begin(t, h.toy, 2, 4)
	way := func(other *session.Match, want Kept) {
		t.Helper()
		kept, err := h.MakeWay(other)
		require.NoError(t, err)
		require.Equal(t, want, kept)
	}
	way(mine, Kept{})
	require.NoError(t, h.Save(mine))
	way(begin(t, catalog.All()[0], 1, 0), Kept{})
	way(mine.Copy(), Kept{})
	way(yours, Kept{Name: h.Name(mine)})
	way(yours, Kept{})
	require.Equal(t, []string{keyOf(mine), "slot-1"}, names(t, st))

	require.NoError(t, h.Save(yours))
	st.err = store.ErrFull
	_, err := h.MakeWay(mine)
	require.ErrorIs(t, err, store.ErrFull)
	st.err = nil

	require.NoError(t, st.Write(keyOf(mine), []byte("garbage")))
	way(mine, Kept{Aside: keyOf(mine) + ".aside1"})
	require.NoError(t, st.Write(keyOf(hidden), save.Encode(hidden)))
	require.Equal(t, hidden.Rules(), h.InProgress()[0].Unseen)
	way(begin(t, hidden.Rules(), 2, 0), Kept{Aside: keyOf(hidden) + ".aside1"})

	half := save.Encode(mine)
	require.NoError(t, st.Write(keyOf(mine), half[:len(half)-len("end 3\n")]))
	way(yours, Kept{Name: h.Name(mine)})
	list, err := h.Named()
	require.NoError(t, err)
	require.Error(t, list[0].Flaw, "what there is of it is kept")
	require.Equal(t, mine.Log(), list[0].Match.Log())
}

// A match that is over is among the finished ones as soon as it is saved, once, and makes way
// without a word. Where there is no space it is kept as soon as there is.
func TestFinishedMatchesAreKeptOnce(t *testing.T) {
	st := &brittle{}
	h := open(st)
	over, other := finish(t, begin(t, h.toy, 1, 0)), begin(t, h.toy, 2, 0)
	st.err = store.ErrFull
	require.ErrorIs(t, h.Save(over), store.ErrFull)
	st.err = nil
	for range 2 {
		require.NoError(t, h.Save(over))
		kept, err := h.MakeWay(other)
		require.NoError(t, err)
		require.Zero(t, kept)
		list, err := h.Finished()
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.True(t, IsFinished(over, list))
		require.False(t, IsFinished(other, list))
		require.True(t, list[0].Finished())
		require.Equal(t, save.Code(over), string(list[0].File))
		require.Equal(t, save.Encode(over), list[0].Whole())
	}
	list, err := h.Finished()
	require.NoError(t, err)
	require.NoError(t, h.Remove(list[0]))
	require.NoError(t, h.Save(over))
	_, err = h.MakeWay(other)
	require.NoError(t, err)
	require.Equal(t, []string{keyOf(over)}, names(t, st), "what somebody has removed does not come back")
	require.NoError(t, h.BringBack(list[0]))
	list, err = h.Finished()
	require.NoError(t, err)
	require.True(t, IsFinished(over, list))
}

// The oldest finished matches make way.
func TestTheOldestFinishedMakeWay(t *testing.T) {
	h := open(&store.Memory{})
	var last string
	for i := range uint64(MostFinished + 3) {
		m := finish(t, begin(t, h.toy, i, 0))
		require.NoError(t, h.Save(m))
		last = save.Code(m)
	}
	list, err := h.Finished()
	require.NoError(t, err)
	require.Len(t, list, MostFinished)
	require.Equal(t, last, string(list[0].File))
}
