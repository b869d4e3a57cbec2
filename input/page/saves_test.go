package page

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// inMatch starts the program in a match, with somewhere outside.
func inMatch(t *testing.T, st store.Store, decisions int) (*apptest.Driver, *apptest.Outside) {
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, decisions))))
	d := drive(t, st, apptest.Desktop)
	o := &apptest.Outside{Files: map[string]string{}}
	d.Context.Share = o.Share("")
	d.Context.Now = func() int64 { return 1795300418000 }
	d.Tap("continue")
	return d, o
}

// toSaves opens the saved games from the match and reads them all.
func toSaves(d *apptest.Driver) *Saves {
	d.Tap("menu")
	d.Tap("saves")
	return readSaves(d)
}

func readSaves(d *apptest.Driver) *Saves {
	s := d.Stack.Top().(*Saves)
	for s.unread() != nil {
		d.Tick(control.Frame{})
	}
	return s
}

func TestSaveAsRenameLoad(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	m := d.Stack.OpenMatch()
	s := toSaves(d)
	require.True(t, d.Shows("You have no saved games yet."))
	d.Tap("save-as")
	require.True(t, s.Typing(), "it wants a name")
	for range "Serenissima, turn 1" {
		d.Edit(control.Backspace)
	}
	d.Write("Before the storm")
	require.Equal(t, "saves", d.Scene(), "keys write, they do nothing else")
	d.Key(control.Confirm)
	require.True(t, d.Shows("Before the storm"))
	require.True(t, d.Shows("turn 1"))
	require.True(t, d.Shows("Anna, Nur (Captain)"))
	require.True(t, d.Shows("2026-11-2"), "the date")
	d.Tap("back")

	kept := save.Encode(m)
	for m.Len() < 40 {
		_, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	require.NoError(t, st.Write(inProgress, save.Encode(m)))
	later := m.Log()

	toSaves(d)
	d.Tap("slot")
	d.Tap("slot-load")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, kept, save.Encode(d.Stack.OpenMatch()))
	require.True(t, d.Shows("Your previous game is saved as"))

	toSaves(d)
	s = d.Stack.Top().(*Saves)
	require.Len(t, s.slots, 2, "nothing is lost")
	require.Equal(t, later, s.slots[0].Match.Log())
	d.Tap("slot 1")
	d.Tap("slot-load")
	toSaves(d)
	require.Len(t, d.Stack.Top().(*Saves).slots, 2, "what is kept already is not kept twice")
}

func TestCopyDeleteAndBringBack(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	s := toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Tap("slot-copy")
	readSaves(d)
	require.Len(t, s.slots, 2)
	require.Equal(t, s.slots[0].File, s.slots[1].File)
	require.Equal(t, "Serenissima, turn 1, copy", s.slots[0].Note.Name)

	d.Tap("slot") // the copy
	d.Tap("slot-delete")
	require.Len(t, s.slots, 1)
	require.True(t, d.Shows("“Serenissima, turn 1, copy” is deleted."))
	d.Tap("slot-undo")
	readSaves(d)
	require.Len(t, s.slots, 2)
	require.Equal(t, "Serenissima, turn 1, copy", s.slots[0].Note.Name)
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())
}

func TestSavesFromTheTitle(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	d.Tap("saves")
	require.True(t, d.Shows("You have no saved games yet."))
	d.Tap("back")
	require.NoError(t, d.Context.Archive().Keep("Mine", apptest.Begun(t, 12)))
	require.NoError(t, st.Write("slot-7", []byte("match 1\nrules serenissima 1\nseat")))
	toy, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, apptest.Begun(t, 0).Seats(), 3)
	require.NoError(t, err)
	require.NoError(t, d.Context.Archive().Keep("Toy", toy))
	d.Tap("saves")
	s := readSaves(d)
	d.Tick(control.Frame{})
	require.Len(t, s.slots, 3)
	require.True(t, d.Shows("line 3"), "a damaged one says what is wrong")
	require.True(t, d.Shows("The saved game cannot be shown"))
	for i, x := range s.slots {
		if x.Note.Name == "Mine" {
			d.Tap(strings.TrimSuffix("slot "+string(rune('0'+i)), " 0"))
		}
	}
	d.Tap("slot-load")
	require.Equal(t, "play", d.Scene())
	require.False(t, d.Shows("Your previous game"), "there was none")
}

func TestSavesByKeyboard(t *testing.T) {
	d, _ := inMatch(t, &store.Memory{}, 12)
	s := toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Tap("slot") // closes it
	require.Nil(t, s.chosen)
	for s.Focus.Command != cmdSlot {
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
	require.NotNil(t, s.chosen)
	for s.Focus.Command != cmdSlotDelete {
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
	require.Empty(t, s.slots)
	for s.Focus.Command != cmdSlotUndo {
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
	require.Len(t, s.slots, 1)
}

func TestExportAndCopy(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	m := d.Stack.OpenMatch()
	toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Tap("slot-file")
	require.Len(t, o.Files, 1)
	for name, text := range o.Files {
		require.Regexp(t, `^Serenissima \d{4}-\d\d-\d\d turn 1\.sere$`, name)
		again, err := save.Read([]byte(text), d.Context.Games.Rules)
		require.NoError(t, err)
		require.Equal(t, m.Log(), again.Log())
		require.True(t, d.Shows("The file is here: /downloads/"+name))
	}
	d.Tap("slot-code")
	require.True(t, d.Shows("The code is on the clipboard"))
	again, err := save.FromCode(o.Text, d.Context.Games.Rules)
	require.NoError(t, err)
	require.Equal(t, m.Log(), again.Log())

	d.Context.Share = o.Share("https://example.org/play/")
	d.Tick(control.Frame{})
	d.Tap("slot-code")
	require.True(t, strings.HasPrefix(o.Text, "https://example.org/play/#g=S"), o.Text)
	require.True(t, d.Shows("The link is on the clipboard"))

	o.Err = errors.New("no clipboard")
	d.Tap("slot-code")
	require.True(t, d.Shows("no clipboard"))
}

// The page says that an unfinished game gives its dice away, and offers the position
// with others: who has its code cannot know what the game itself will throw.
func TestFreshDice(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	d.Context.Chance.NewSalt = func() session.Salt { return session.Salt{5} }
	d.Context.Chance.NewSeed = func() uint64 { return 424242 }
	m := d.Stack.OpenMatch()
	before := save.Encode(m)
	toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	require.True(t, d.Shows("its file and its code give away all dice and cards to come"))
	d.Tap("slot-code")
	told, err := save.FromCode(o.Text, d.Context.Games.Rules)
	require.NoError(t, err)
	require.Equal(t, m.Seed(), told.Seed(), "the code has the seed, as the page says")

	for _, page := range []string{"", "https://example.org/play/"} {
		d.Context.Share = o.Share(page)
		d.Tick(control.Frame{})
		d.Tap("slot-fresh")
		require.True(t, d.Shows("Your own game keeps its dice."))
		require.True(t, strings.HasPrefix(o.Text, page))
		fresh, err := save.Read([]byte(o.Text), d.Context.Games.Rules)
		require.NoError(t, err)
		require.Equal(t, m.Log(), fresh.Log())
		require.Equal(t, uint64(424242), fresh.Seed())
		seal, ok := fresh.Seal()
		require.True(t, ok)
		require.True(t, seal.Fits(fresh))
		require.Equal(t, m.Len(), seal.From)
		require.Equal(t, session.Drawn, seal.Origin)
	}
	require.True(t, d.Shows("its link give away"))
	require.Equal(t, string(before), string(save.Encode(m)), "the game itself is as it was")

	d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(o.Text)}}})
	require.True(t, d.Shows("its own dice and cards"))
	d.Tap("answer")
	opened := d.Stack.OpenMatch()
	require.Equal(t, uint64(424242), opened.Seed())
	require.Equal(t, -1, opened.Departure())
}

// A game that is over has nothing left to give away.
func TestNoFreshDiceForWhatIsOver(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	d.Context.Chance.NewSalt = func() session.Salt { return session.Salt{5} }
	require.NoError(t, d.Context.Archive().Keep("over", apptest.Finished(t, 5)))
	toSaves(d)
	d.Tick(control.Frame{})
	d.Tap("slot")
	require.NotNil(t, d.List.Find(display.Target{Command: cmdSlotCode}))
	require.Nil(t, d.List.Find(display.Target{Command: cmdSlotFresh}))
	require.False(t, d.Shows("give away"))
}

// What cannot copy still says what its file gives away.
func TestFileGivesDiceAway(t *testing.T) {
	d, _ := inMatch(t, &store.Memory{}, 12)
	d.Context.Share.Copy = nil
	toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	require.True(t, d.Shows("its file gives away all dice"))
	require.Nil(t, d.List.Find(display.Target{Command: cmdSlotFresh}))
}

func TestImportAsks(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	toSaves(d)
	d.Tap("import")
	d.Tap("answer")
	require.Equal(t, "saves", d.Scene())
	d.Tap("import")
	d.Tap("answer 1")
	require.Equal(t, []string{"choose", "paste"}, o.Asked)
}

// TestArrivals: what comes in is opened only when asked for, wherever one is.
func TestArrivals(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	mine := d.Stack.OpenMatch()
	other := apptest.Begun(t, 30)
	d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte("https://example.org/" + save.LinkMark + save.Code(other))}}})
	require.Equal(t, "message", d.Scene())
	require.True(t, d.Shows("A game has arrived"))
	require.True(t, d.Shows("Anna, Nur (Captain)"))
	d.Key(control.Cancel)
	require.Same(t, mine, d.Stack.OpenMatch(), "it can be refused")

	file := control.Arrival{Name: "gift.sere", Data: save.Encode(other)}
	d.Tick(control.Frame{Arrivals: []control.Arrival{file}})
	d.Tap("answer 1")
	require.Same(t, mine, d.Stack.OpenMatch(), "or kept")
	d.Tick(control.Frame{Arrivals: []control.Arrival{file}})
	d.Tap("answer")
	require.Equal(t, other.Log(), d.Stack.OpenMatch().Log(), "or opened")
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 2, "the gift that was kept, and the game that was in progress")

	for text, want := range map[string]string{
		"nonsense":                 "neither a saved game nor a code",
		save.Code(other)[:100]:     "Some letters of the code are missing",
		"match 1\nrules chess 1\n": "chess",
	} {
		d.Tick(control.Frame{Arrivals: []control.Arrival{{Name: "bad.txt", Data: []byte(text)}}})
		require.Equal(t, "message", d.Scene())
		require.True(t, d.Shows(want), want)
		d.Key(control.Cancel)
	}
	d.Tick(control.Frame{Arrivals: []control.Arrival{{Err: errors.New("the clipboard is empty")}}})
	require.True(t, d.Shows("the clipboard is empty"))
	d.Key(control.Cancel)
	d.Tick(control.Frame{Arrivals: []control.Arrival{{Name: "half.sere", Data: save.Encode(other)[:900]}}})
	require.True(t, d.Shows("its last good position"))
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, other.Log()[:d.Stack.OpenMatch().Len()], d.Stack.OpenMatch().Log())
}

// TestOpeningAsksWhereTheOtherCannotBeKept: a full disk must not cost the game in
// progress.
func TestOpeningAsksWhereTheOtherCannotBeKept(t *testing.T) {
	st := &apptest.Brittle{}
	d, _ := inMatch(t, st, 12)
	mine := d.Stack.OpenMatch()
	arrive := func() {
		d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(save.Code(apptest.Begun(t, 30)))}}})
		d.Tap("answer")
	}
	st.Err = store.ErrFull
	arrive()
	require.True(t, d.Shows("Your current game would be lost"))
	d.Key(control.Cancel)
	d.Key(control.Cancel)
	require.Same(t, mine, d.Stack.OpenMatch())
	arrive()
	d.Tap("answer")
	require.Equal(t, 30, count(d.Stack.OpenMatch()))
}

// count is the number of decisions of a match.
func count(m *session.Match) (n int) {
	for _, a := range m.Log() {
		if a.By != game.Chance {
			n++
		}
	}
	return n
}

func TestSavesFitEverywhere(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		st := &store.Memory{}
		d, _ := inMatch(t, st, 12)
		d.Size = size
		d.Tick(control.Frame{})
		for range 12 {
			require.NoError(t, d.Context.Archive().Keep("A name as long as names can be, and so on", apptest.Begun(t, 20)))
		}
		d.Stack.Push(NewSaves(d.Context, d.Stack.OpenMatch()))
		d.Tick(control.Frame{})
		s := readSaves(d)
		d.Tick(control.Frame{})
		d.Tap("slot 1")
		for _, h := range d.List.Hits {
			if h.Target.Command == cmdSlotLoad || h.Target.Command == cmdSaveAs {
				require.GreaterOrEqual(t, h.Rect.W, 44.0)
				require.Less(t, h.Rect.X+h.Rect.W, size.X)
			}
		}
		d.Tap("slot-rename")
		require.True(t, s.Typing())
	}
}

// What is brought back does not take the place of what was saved since.
func TestBroughtBackBesideWhatCameSince(t *testing.T) {
	st := &apptest.Brittle{}
	d, _ := inMatch(t, st, 12)
	s := toSaves(d)
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Tap("slot-copy")
	readSaves(d)
	d.Tap("slot-delete")
	d.Tap("save-as")
	d.Key(control.Confirm)
	readSaves(d)
	require.Len(t, s.slots, 2)
	st.Err = store.ErrFull
	d.Tap("slot-undo")
	require.True(t, d.Shows("It could not be saved"))
	st.Err = nil
	d.Tap("slot-undo")
	readSaves(d)
	require.Len(t, s.slots, 3, "a failure has not lost it")
	require.False(t, d.Shows("is deleted"))
}

// Names in the store that nobody but a person has given cost nothing.
func TestSlotsWithOddNames(t *testing.T) {
	st := &store.Memory{}
	m := apptest.Begun(t, 12)
	for _, name := range []string{"slot-9223372036854775807", "slot-x", "slot-1", "slot-01"} {
		require.NoError(t, st.Write(name, save.Encode(m)))
	}
	d := drive(t, st, apptest.Desktop)
	require.NoError(t, d.Context.Archive().Keep("Mine", m))
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 5)
}

// What lies where the match in progress would, and cannot be shown, is put aside,
// not written over.
func TestWhatCannotBeShownIsPutAside(t *testing.T) {
	toy, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, apptest.Begun(t, 0).Seats(), 3)
	require.NoError(t, err)
	for _, text := range []string{"garbage", "", string(save.Encode(toy))} {
		st := &store.Memory{}
		d := drive(t, st, apptest.Desktop)
		require.NoError(t, st.Write(inProgress, []byte(text)), "by another window")
		d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(save.Code(apptest.Begun(t, 30)))}}})
		d.Tap("answer")
		require.Equal(t, "play", d.Scene())
		require.True(t, d.Shows("Its file is kept as "+inProgress+".aside1"))
		aside, err := st.Read(inProgress + ".aside1")
		require.NoError(t, err)
		require.Equal(t, text, string(aside))
	}
}

// A finished game can be kept from its result, and is there when the next has begun.
func TestFinishedGameIsSaved(t *testing.T) {
	m := apptest.Finished(t, 5)
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Stack.Push(d.Context.Pages.Ending(d.Context, m))
	d.Tick(control.Frame{})
	d.Tap("saves")
	d.Tap("save-as")
	d.Key(control.Confirm)
	d.Tap("back")
	require.Equal(t, "result", d.Scene())
	d.Tap("again")
	require.NotEqual(t, m.Log(), d.Stack.OpenMatch().Log())

	toSaves(d)
	require.True(t, d.Shows("finished"))
	d.Tap("slot")
	d.Tap("slot-load")
	require.Equal(t, m.Log(), d.Stack.OpenMatch().Log())
	d.Forward(func() bool { return d.Scene() == "result" })
}
