package archive

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
)

// counted counts how often a match begins: playing a file again begins some.
type counted struct {
	game.Rules
	begun *int
}

// New implements game.Rules.
func (r counted) New(o game.Options) (game.State, error) {
	*r.begun++
	return r.Rules.New(o)
}

// A fixture is an archive with what it has told and how often its toy was played.
type fixture struct {
	*Archive
	toy  counted
	told []Kept
}

// open returns an archive over a store, in which every game but the last of the catalogue can be
// shown.
func open(st store.Store) *fixture {
	h := &fixture{toy: counted{gametest.Toy, new(int)}}
	games := catalog.All()
	var clock int64
	h.Archive = &Archive{
		Store: st, Rules: append([]game.Rules{h.toy}, games...),
		Find: func(id string) game.Rules {
			if id == gametest.Toy.Info().ID {
				return h.toy
			}
			return catalog.Find(id)
		},
		Shown: func(r game.Rules) bool { return r != games[len(games)-1] },
		Name:  func(m *session.Match) string { return m.Rules().Info().ID + " " + strconv.Itoa(m.Len()) },
		Now:   func() int64 { clock++; return clock },
		Tell:  func(k Kept) { h.told = append(h.told, k) },
	}
	return h
}

// begin returns a match of two people with so many decisions.
func begin(t *testing.T, r game.Rules, seed uint64, decisions int) *session.Match {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Nur", Colour: 2}}
	m, _, err := session.New(r, game.Options{Seats: 2}, seats, seed)
	require.NoError(t, err)
	for range decisions {
		step(t, m)
	}
	return m
}

// finish plays a match to its end.
func finish(t *testing.T, m *session.Match) *session.Match {
	for !m.State().Result().Over {
		step(t, m)
	}
	return m
}

// step takes any decision.
func step(t *testing.T, m *session.Match) {
	_, err := m.Do(m.State().AppendActions(nil)[0])
	require.NoError(t, err)
}

// A brittle store cannot be written while it has an error.
type brittle struct {
	store.Memory
	err error
}

// Write implements store.Store.
func (b *brittle) Write(name string, data []byte) error {
	if b.err != nil {
		return b.err
	}
	return b.Memory.Write(name, data)
}

// names are those in a store.
func names(t *testing.T, st store.Store) []string {
	list, err := st.List()
	require.NoError(t, err)
	return list
}

// A file is played again once, however often it is asked for: to list it, to go on with it and to
// save it as it is. What another window has written is a new file.
func TestAFileIsPlayedAgainOnce(t *testing.T) {
	st := &store.Memory{}
	window := open(st)
	m := begin(t, window.toy, 1, 1)
	require.NoError(t, window.Save(m))

	h := open(st)
	first := h.Unfinished()
	require.Len(t, first, 1)
	require.Equal(t, m.Log(), first[0].Match.Log())
	played := *h.toy.begun
	require.Positive(t, played)
	mine := first[0].Open()
	kept, err := h.MakeWay(mine)
	require.NoError(t, err)
	require.Zero(t, kept)
	require.NoError(t, h.Save(mine))
	require.Equal(t, mine.Log(), h.Unfinished()[0].Match.Log())
	require.True(t, h.Waits(h.toy.Info().ID))
	step(t, mine)
	require.NoError(t, h.Save(mine))
	require.Equal(t, mine.Log(), h.Unfinished()[0].Match.Log(), "what it has saved itself it need not play again")
	require.NoError(t, h.Keep("Mine", mine))
	list, err := h.Named()
	require.NoError(t, err)
	h.Load(list[0])
	require.Equal(t, mine.Log(), list[0].Match.Log())
	require.NoError(t, h.Copy(list[0], "Yours"))
	list, err = h.Named()
	require.NoError(t, err)
	h.Load(list[0])
	require.Equal(t, "Yours", list[0].Note.Name)
	require.Equal(t, played, *h.toy.begun)

	step(t, m)
	step(t, m)
	require.NoError(t, window.Save(m))
	require.Equal(t, m.Log(), h.Unfinished()[0].Match.Log())
	require.Greater(t, *h.toy.begun, played)
}

// What is played on with leaves the entry as it was.
func TestAnOpenedMatchIsOnesOwn(t *testing.T) {
	h := open(&store.Memory{})
	m := begin(t, h.toy, 1, 3)
	require.NoError(t, h.Save(m))
	before, log := h.Unfinished()[0], m.Log()
	step(t, before.Open())
	step(t, m)
	require.Equal(t, log, before.Match.Log())
	require.Equal(t, log, before.Open().Log())
}

// A file stays as it is until its match goes on; then it is written anew.
func TestAFileStaysUntilItsMatchGoesOn(t *testing.T) {
	st := &store.Memory{}
	h := open(st)
	m := begin(t, h.toy, 1, 3)
	commented := strings.Replace(string(save.Encode(m)), "\nend ", "\n# by hand\nend ", 1)
	require.NoError(t, st.Write(keyOf(m), []byte(commented)))
	mine := h.Unfinished()[0].Open()
	require.NoError(t, h.Save(mine))
	require.Equal(t, commented, string(h.Last()))
	step(t, mine)
	require.NoError(t, h.Save(mine))
	require.Equal(t, save.Encode(mine), h.Last())
	other := begin(t, h.toy, 2, 4) // as long, but another
	require.NoError(t, h.Save(other))
	require.Equal(t, save.Encode(other), h.Last())
}

// Only the note is new where another window has given a match another name.
func TestANoteCanChangeAlone(t *testing.T) {
	st := &store.Memory{}
	h := open(st)
	require.NoError(t, open(st).Keep("Mine", begin(t, h.toy, 1, 3)))
	list, err := h.Named()
	require.NoError(t, err)
	h.Load(list[0])
	match := list[0].Match
	other, err := open(st).Named()
	require.NoError(t, err)
	require.NoError(t, open(st).Rename(other[0], "Yours"))
	list, err = h.Named()
	require.NoError(t, err)
	require.Equal(t, "Yours", list[0].Note.Name)
	require.Same(t, match, list[0].Match)
	require.NoError(t, open(st).Remove(other[0]))
	list, err = h.Named()
	require.NoError(t, err)
	require.Empty(t, list)
}

// asked returns a match in which a standing answer can be given, and one.
func asked(t *testing.T, r game.Rules) (*session.Match, game.StandingAnswer) {
	for seed := uint64(1); ; seed++ {
		m := begin(t, r, seed, 0)
		for chance := game.NewRand(seed); !m.State().Result().Over; {
			if list := game.StandingAnswers(m.State(), game.Action{}); len(list) > 0 {
				return m, list[0]
			}
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[chance.IntN(len(legal))])
			require.NoError(t, err)
		}
	}
}

// An answer that stands belongs to the match that is saved: the one without it is another.
func TestStandingAnswersAreSaved(t *testing.T) {
	st := &store.Memory{}
	h := open(st)
	m, answer := asked(t, h.toy)
	var want []game.StandingAnswer
	for _, change := range []func(game.StandingAnswer) error{nil, m.Stand, m.Withdraw} { // the decisions are the same each time
		if change != nil {
			require.NoError(t, change(answer))
			want = m.Standing()
		}
		require.NoError(t, h.Save(m))
		require.NoError(t, h.Keep("Mine", m))
		require.Equal(t, want, h.Unfinished()[0].Open().Standing())
		require.Equal(t, want, open(st).Unfinished()[0].Open().Standing())
		list, err := open(st).Named()
		require.NoError(t, err)
		h.Load(list[0])
		require.Equal(t, want, list[0].Open().Standing())
	}
}

// What an earlier version has noted above a match stands wherever the match goes: in the match that
// is continued, in a saved game and in its copies.
func TestStandingAnswersOfAnEarlierVersion(t *testing.T) {
	st := &store.Memory{}
	h := open(st)
	m, answer := asked(t, h.toy)
	require.NoError(t, m.Copy().Stand(answer))
	note := save.Note{Standing: []string{string(m.Rules().Info().AppendStanding(nil, answer))}}
	require.NoError(t, st.Write(keyOf(m), save.Annotate(save.Encode(m), note)))
	stands := func(list []*Entry) {
		t.Helper()
		require.NotEmpty(t, list)
		for _, e := range list {
			h.Load(e)
			require.Equal(t, []game.StandingAnswer{answer}, e.Open().Standing())
		}
	}
	stands(h.Unfinished())
	named := func() []*Entry {
		list, err := open(st).Named()
		require.NoError(t, err)
		return list
	}
	_, err := h.MakeWay(begin(t, h.toy, 99, 0))
	require.NoError(t, err)
	stands(named())
	require.NoError(t, h.Copy(named()[0], "Copy"))
	stands(named())
	mine := h.Unfinished()[0].Open()
	require.NoError(t, h.Save(mine))
	require.NoError(t, h.Keep("Mine", mine))
	require.Len(t, named(), 3)
	stands(named())
	stands(open(st).Unfinished())
}
