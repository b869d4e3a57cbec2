package scene

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
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// outside is what a driver gives to and gets from the world outside.
type outside struct {
	files map[string]string
	text  string
	asked []string
	err   error
}

func (o *outside) share(page string) Share {
	return Share{
		Export: func(name string, data []byte) (string, error) {
			o.files[name] = string(data)
			return "/downloads/" + name, o.err
		},
		Copy:   func(text string) error { o.text = text; return o.err },
		Paste:  func() { o.asked = append(o.asked, "paste") },
		Choose: func() { o.asked = append(o.asked, "choose") },
		Page:   page,
	}
}

// inMatch starts the program in a match, with somewhere outside.
func inMatch(t *testing.T, st store.Store, decisions int) (*driver, *outside) {
	require.NoError(t, st.Write(archive.Autosave, save.Encode(scenetest.Begun(t, decisions))))
	d := drive(t, st, desktop)
	o := &outside{files: map[string]string{}}
	d.c.Share = o.share("")
	d.c.Now = func() int64 { return 1795300418000 }
	d.tap("continue")
	return d, o
}

// toSaves opens the saved games from the match and reads them all.
func toSaves(d *driver) *Saves {
	d.tap("menu")
	d.tap("saves")
	return readSaves(d)
}

func readSaves(d *driver) *Saves {
	s := d.stack.Top().(*Saves)
	for s.unread() != nil {
		d.tick(control.Frame{})
	}
	return s
}

func TestSaveAsRenameLoad(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	m := d.stack.OpenMatch()
	s := toSaves(d)
	require.True(t, d.shows("You have no saved games yet."))
	d.tap("save-as")
	require.True(t, s.Typing(), "it wants a name")
	for range "Serenissima, turn 1" {
		d.edit(control.Backspace)
	}
	d.write("Before the storm")
	require.Equal(t, "saves", d.scene(), "keys write, they do nothing else")
	d.key(control.Confirm)
	require.True(t, d.shows("Before the storm"))
	require.True(t, d.shows("turn 1"))
	require.True(t, d.shows("Anna, Nur (Captain)"))
	require.True(t, d.shows("2026-11-2"), "the date")
	d.tap("back")

	kept := save.Encode(m)
	for m.Len() < 40 {
		_, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	require.NoError(t, st.Write(inProgress, save.Encode(m)))
	later := m.Log()

	toSaves(d)
	d.tap("slot")
	d.tap("slot-load")
	require.Equal(t, "play", d.scene())
	require.Equal(t, kept, save.Encode(d.stack.OpenMatch()))
	require.True(t, d.shows("Your previous game is saved as"))

	toSaves(d)
	s = d.stack.Top().(*Saves)
	require.Len(t, s.slots, 2, "nothing is lost")
	require.Equal(t, later, s.slots[0].Match.Log())
	d.tap("slot 1")
	d.tap("slot-load")
	toSaves(d)
	require.Len(t, d.stack.Top().(*Saves).slots, 2, "what is kept already is not kept twice")
}

func TestCopyDeleteAndBringBack(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	s := toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	d.tap("slot-copy")
	readSaves(d)
	require.Len(t, s.slots, 2)
	require.Equal(t, s.slots[0].File, s.slots[1].File)
	require.Equal(t, "Serenissima, turn 1, copy", s.slots[0].Note.Name)

	d.tap("slot") // the copy
	d.tap("slot-delete")
	require.Len(t, s.slots, 1)
	require.True(t, d.shows("“Serenissima, turn 1, copy” is deleted."))
	d.tap("slot-undo")
	readSaves(d)
	require.Len(t, s.slots, 2)
	require.Equal(t, "Serenissima, turn 1, copy", s.slots[0].Note.Name)
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())
}

func TestSavesFromTheTitle(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.tap("saves")
	require.True(t, d.shows("You have no saved games yet."))
	d.tap("back")
	require.NoError(t, d.c.Archive().Keep("Mine", scenetest.Begun(t, 12)))
	require.NoError(t, st.Write("slot-7", []byte("match 1\nrules serenissima 1\nseat")))
	toy, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, scenetest.Begun(t, 0).Seats(), 3)
	require.NoError(t, err)
	require.NoError(t, d.c.Archive().Keep("Toy", toy))
	d.tap("saves")
	s := readSaves(d)
	d.tick(control.Frame{})
	require.Len(t, s.slots, 3)
	require.True(t, d.shows("line 3"), "a damaged one says what is wrong")
	require.True(t, d.shows("The saved game cannot be shown"))
	for i, x := range s.slots {
		if x.Note.Name == "Mine" {
			d.tap(strings.TrimSuffix("slot "+string(rune('0'+i)), " 0"))
		}
	}
	d.tap("slot-load")
	require.Equal(t, "play", d.scene())
	require.False(t, d.shows("Your previous game"), "there was none")
}

func TestSavesByKeyboard(t *testing.T) {
	d, _ := inMatch(t, &store.Memory{}, 12)
	s := toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	d.tap("slot") // closes it
	require.Nil(t, s.chosen)
	for s.Focus.Command != cmdSlot {
		d.key(control.Next)
	}
	d.key(control.Confirm)
	require.NotNil(t, s.chosen)
	for s.Focus.Command != cmdSlotDelete {
		d.key(control.Next)
	}
	d.key(control.Confirm)
	require.Empty(t, s.slots)
	for s.Focus.Command != cmdSlotUndo {
		d.key(control.Next)
	}
	d.key(control.Confirm)
	require.Len(t, s.slots, 1)
}

func TestExportAndCopy(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	m := d.stack.OpenMatch()
	toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	d.tap("slot-file")
	require.Len(t, o.files, 1)
	for name, text := range o.files {
		require.Regexp(t, `^Serenissima \d{4}-\d\d-\d\d turn 1\.sere$`, name)
		again, err := save.Read([]byte(text), d.c.Games.Rules)
		require.NoError(t, err)
		require.Equal(t, m.Log(), again.Log())
		require.True(t, d.shows("The file is here: /downloads/"+name))
	}
	d.tap("slot-code")
	require.True(t, d.shows("The code is on the clipboard"))
	again, err := save.FromCode(o.text, d.c.Games.Rules)
	require.NoError(t, err)
	require.Equal(t, m.Log(), again.Log())

	d.c.Share = o.share("https://example.org/play/")
	d.tick(control.Frame{})
	d.tap("slot-code")
	require.True(t, strings.HasPrefix(o.text, "https://example.org/play/#g=S"), o.text)
	require.True(t, d.shows("The link is on the clipboard"))

	o.err = errors.New("no clipboard")
	d.tap("slot-code")
	require.True(t, d.shows("no clipboard"))
}

// The page says that an unfinished game gives its dice away, and offers the position
// with others: who has its code cannot know what the game itself will throw.
func TestFreshDice(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	d.c.Chance.NewSalt = func() session.Salt { return session.Salt{5} }
	d.c.Chance.NewSeed = func() uint64 { return 424242 }
	m := d.stack.OpenMatch()
	before := save.Encode(m)
	toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	require.True(t, d.shows("its file and its code give away all dice and cards to come"))
	d.tap("slot-code")
	told, err := save.FromCode(o.text, d.c.Games.Rules)
	require.NoError(t, err)
	require.Equal(t, m.Seed(), told.Seed(), "the code has the seed, as the page says")

	for _, page := range []string{"", "https://example.org/play/"} {
		d.c.Share = o.share(page)
		d.tick(control.Frame{})
		d.tap("slot-fresh")
		require.True(t, d.shows("Your own game keeps its dice."))
		require.True(t, strings.HasPrefix(o.text, page))
		fresh, err := save.Read([]byte(o.text), d.c.Games.Rules)
		require.NoError(t, err)
		require.Equal(t, m.Log(), fresh.Log())
		require.Equal(t, uint64(424242), fresh.Seed())
		seal, ok := fresh.Seal()
		require.True(t, ok)
		require.True(t, seal.Fits(fresh))
		require.Equal(t, m.Len(), seal.From)
		require.Equal(t, session.Drawn, seal.Origin)
	}
	require.True(t, d.shows("its link give away"))
	require.Equal(t, string(before), string(save.Encode(m)), "the game itself is as it was")

	d.tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(o.text)}}})
	require.True(t, d.shows("its own dice and cards"))
	d.tap("answer")
	opened := d.stack.OpenMatch()
	require.Equal(t, uint64(424242), opened.Seed())
	require.Equal(t, -1, opened.Departure())
}

// A game that is over has nothing left to give away.
func TestNoFreshDiceForWhatIsOver(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	d.c.Chance.NewSalt = func() session.Salt { return session.Salt{5} }
	require.NoError(t, d.c.Archive().Keep("over", scenetest.Finished(t, 5)))
	toSaves(d)
	d.tick(control.Frame{})
	d.tap("slot")
	require.NotNil(t, d.list.Find(display.Target{Command: cmdSlotCode}))
	require.Nil(t, d.list.Find(display.Target{Command: cmdSlotFresh}))
	require.False(t, d.shows("give away"))
}

// What cannot copy still says what its file gives away.
func TestFileGivesDiceAway(t *testing.T) {
	d, _ := inMatch(t, &store.Memory{}, 12)
	d.c.Share.Copy = nil
	toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	require.True(t, d.shows("its file gives away all dice"))
	require.Nil(t, d.list.Find(display.Target{Command: cmdSlotFresh}))
}

func TestImportAsks(t *testing.T) {
	d, o := inMatch(t, &store.Memory{}, 12)
	toSaves(d)
	d.tap("import")
	d.tap("answer")
	require.Equal(t, "saves", d.scene())
	d.tap("import")
	d.tap("answer 1")
	require.Equal(t, []string{"choose", "paste"}, o.asked)
}

// TestArrivals: what comes in is opened only when asked for, wherever one is.
func TestArrivals(t *testing.T) {
	st := &store.Memory{}
	d, _ := inMatch(t, st, 12)
	mine := d.stack.OpenMatch()
	other := scenetest.Begun(t, 30)
	d.tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte("https://example.org/" + save.LinkMark + save.Code(other))}}})
	require.Equal(t, "message", d.scene())
	require.True(t, d.shows("A game has arrived"))
	require.True(t, d.shows("Anna, Nur (Captain)"))
	d.key(control.Cancel)
	require.Same(t, mine, d.stack.OpenMatch(), "it can be refused")

	file := control.Arrival{Name: "gift.sere", Data: save.Encode(other)}
	d.tick(control.Frame{Arrivals: []control.Arrival{file}})
	d.tap("answer 1")
	require.Same(t, mine, d.stack.OpenMatch(), "or kept")
	d.tick(control.Frame{Arrivals: []control.Arrival{file}})
	d.tap("answer")
	require.Equal(t, other.Log(), d.stack.OpenMatch().Log(), "or opened")
	slots, err := d.c.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 2, "the gift that was kept, and the game that was in progress")

	for text, want := range map[string]string{
		"nonsense":                 "neither a saved game nor a code",
		save.Code(other)[:100]:     "Some letters of the code are missing",
		"match 1\nrules chess 1\n": "chess",
	} {
		d.tick(control.Frame{Arrivals: []control.Arrival{{Name: "bad.txt", Data: []byte(text)}}})
		require.Equal(t, "message", d.scene())
		require.True(t, d.shows(want), want)
		d.key(control.Cancel)
	}
	d.tick(control.Frame{Arrivals: []control.Arrival{{Err: errors.New("the clipboard is empty")}}})
	require.True(t, d.shows("the clipboard is empty"))
	d.key(control.Cancel)
	d.tick(control.Frame{Arrivals: []control.Arrival{{Name: "half.sere", Data: save.Encode(other)[:900]}}})
	require.True(t, d.shows("its last good position"))
	d.tap("answer")
	require.Equal(t, "play", d.scene())
	require.Equal(t, other.Log()[:d.stack.OpenMatch().Len()], d.stack.OpenMatch().Log())
}

// TestOpeningAsksWhereTheOtherCannotBeKept: a full disk must not cost the game in
// progress.
func TestOpeningAsksWhereTheOtherCannotBeKept(t *testing.T) {
	st := &scenetest.Brittle{}
	d, _ := inMatch(t, st, 12)
	mine := d.stack.OpenMatch()
	arrive := func() {
		d.tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(save.Code(scenetest.Begun(t, 30)))}}})
		d.tap("answer")
	}
	st.Err = store.ErrFull
	arrive()
	require.True(t, d.shows("Your current game would be lost"))
	d.key(control.Cancel)
	d.key(control.Cancel)
	require.Same(t, mine, d.stack.OpenMatch())
	arrive()
	d.tap("answer")
	require.Equal(t, 30, count(d.stack.OpenMatch()))
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
	for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		st := &store.Memory{}
		d, _ := inMatch(t, st, 12)
		d.size = size
		d.tick(control.Frame{})
		for range 12 {
			require.NoError(t, d.c.Archive().Keep("A name as long as names can be, and so on", scenetest.Begun(t, 20)))
		}
		d.stack.Push(NewSaves(d.c, d.stack.OpenMatch()))
		d.tick(control.Frame{})
		s := readSaves(d)
		d.tick(control.Frame{})
		d.tap("slot 1")
		for _, h := range d.list.Hits {
			if h.Target.Command == cmdSlotLoad || h.Target.Command == cmdSaveAs {
				require.GreaterOrEqual(t, h.Rect.W, 44.0)
				require.Less(t, h.Rect.X+h.Rect.W, size.X)
			}
		}
		d.tap("slot-rename")
		require.True(t, s.Typing())
	}
}

// What is brought back does not take the place of what was saved since.
func TestBroughtBackBesideWhatCameSince(t *testing.T) {
	st := &scenetest.Brittle{}
	d, _ := inMatch(t, st, 12)
	s := toSaves(d)
	d.tap("save-as")
	d.key(control.Confirm)
	d.tap("slot-copy")
	readSaves(d)
	d.tap("slot-delete")
	d.tap("save-as")
	d.key(control.Confirm)
	readSaves(d)
	require.Len(t, s.slots, 2)
	st.Err = store.ErrFull
	d.tap("slot-undo")
	require.True(t, d.shows("It could not be saved"))
	st.Err = nil
	d.tap("slot-undo")
	readSaves(d)
	require.Len(t, s.slots, 3, "a failure has not lost it")
	require.False(t, d.shows("is deleted"))
}

// Names in the store that nobody but a person has given cost nothing.
func TestSlotsWithOddNames(t *testing.T) {
	st := &store.Memory{}
	m := scenetest.Begun(t, 12)
	for _, name := range []string{"slot-9223372036854775807", "slot-x", "slot-1", "slot-01"} {
		require.NoError(t, st.Write(name, save.Encode(m)))
	}
	d := drive(t, st, desktop)
	require.NoError(t, d.c.Archive().Keep("Mine", m))
	slots, err := d.c.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 5)
}

// What lies where the match in progress would, and cannot be shown, is put aside,
// not written over.
func TestWhatCannotBeShownIsPutAside(t *testing.T) {
	toy, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, scenetest.Begun(t, 0).Seats(), 3)
	require.NoError(t, err)
	for _, text := range []string{"garbage", "", string(save.Encode(toy))} {
		st := &store.Memory{}
		d := drive(t, st, desktop)
		require.NoError(t, st.Write(inProgress, []byte(text)), "by another window")
		d.tick(control.Frame{Arrivals: []control.Arrival{{Data: []byte(save.Code(scenetest.Begun(t, 30)))}}})
		d.tap("answer")
		require.Equal(t, "play", d.scene())
		require.True(t, d.shows("Its file is kept as "+inProgress+".aside1"))
		aside, err := st.Read(inProgress + ".aside1")
		require.NoError(t, err)
		require.Equal(t, text, string(aside))
	}
}

// A finished game can be kept from its result, and is there when the next has begun.
func TestFinishedGameIsSaved(t *testing.T) {
	m := scenetest.Finished(t, 5)
	d := drive(t, &store.Memory{}, desktop)
	d.stack.Push(d.c.Pages.Ending(d.c, m))
	d.tick(control.Frame{})
	d.tap("saves")
	d.tap("save-as")
	d.key(control.Confirm)
	d.tap("back")
	require.Equal(t, "result", d.scene())
	d.tap("again")
	require.NotEqual(t, m.Log(), d.stack.OpenMatch().Log())

	toSaves(d)
	require.True(t, d.shows("finished"))
	d.tap("slot")
	d.tap("slot-load")
	require.Equal(t, m.Log(), d.stack.OpenMatch().Log())
	d.forward(func() bool { return d.scene() == "result" })
}
