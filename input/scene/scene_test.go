package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

func TestFromTitleToMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.Equal(t, "title", d.scene())
	require.True(t, d.list.Find(display.Target{Command: cmdContinue}).Off, "there is nothing to continue")
	d.setUp()
	require.Equal(t, "setup", d.scene())

	d.tap("players 1")
	require.True(t, d.shows("Caterina"))
	require.False(t, d.shows("Dawud"))
	d.tap("name seat:1")
	d.write("Zoë di Marco")
	d.edit(control.Backspace)
	d.edit(control.Home)
	d.edit(control.Delete)
	d.write("C")
	d.tap("kind seat:2")
	d.tap("kind 1 seat:3")
	d.tap("level seat:3")
	d.tap("character 1 seat:3")
	d.tap("character 1 seat:3")
	d.tap("colour seat:1")
	d.tap("option 1 count:0")
	d.tap("option 1 count:1")
	d.tap("seed")
	d.write("42")
	d.tap("start")

	require.Equal(t, "play", d.scene())
	m := d.stack.OpenMatch()
	require.Equal(t, uint64(42), m.Seed())
	require.Equal(t, game.Options{Seats: 3, Values: map[string]string{"money": "hidden", "closing": "random"}}, m.Options())
	require.Equal(t, []session.Seat{
		{Kind: session.Human, Name: "Coë di Marc", Colour: 2},
		{Kind: session.Human, Name: "Bernat", Colour: 1},
		{Kind: session.Bot, Level: "merchant/raider", Name: "Caterina", Colour: 3},
	}, m.Seats())
}

func TestSetupIsRemembered(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.setUp()
	d.tap("players")
	d.tap("name seat:2")
	d.write("Nur")
	d.tap("colour seat:2")
	d.tap("kind 1 seat:2")
	d.tap("level 1 seat:2")
	d.tap("character seat:2")
	d.tap("option 1 count:0")
	d.tap("back")
	d.key(control.Cancel)
	require.Equal(t, "title", d.scene())

	d = drive(t, st, desktop)
	d.setUp()
	s := d.stack.Top().(*Setup)
	require.Equal(t, 2, s.players)
	require.Equal(t, "Nur", s.names[1].String())
	require.Equal(t, session.Seat{Kind: session.Bot, Level: "admiral/raider", Name: "Nur", Colour: 3}, s.seats[1])
	require.Equal(t, 2, s.seats[2].Colour)
	require.Equal(t, "hidden", s.options["money"])
}

// However many play, what is clicked to say so stays under the pointer, and what begins the match in its place.
func TestSetupStaysWhereItIs(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 1920, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.setUp()
		players := display.Target{Command: cmdPlayers}
		at, start := d.list.Find(players).Rect, d.list.Find(display.Target{Command: cmdStart}).Rect
		for _, name := range []string{"players 1", "players", "players 2"} {
			d.tap(name)
			require.InDelta(t, at.Y, d.list.Find(players).Rect.Y, 0.01, "%v, %s", size, name)
			require.Equal(t, start, d.list.Find(display.Target{Command: cmdStart}).Rect, "%v, %s", size, name)
		}
	}
}

// One opponent has the row with all levels like several, so that nothing moves when fewer play.
func TestASingleOpponentHasTheRowOfLevels(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.setUp()
		seat := seatTarget(cmdName, 0)
		d.tap("players 2")
		at := d.list.Find(seat).Rect
		require.True(t, d.shows("All computers"))
		d.tap("players")
		require.InDelta(t, at.Y, d.list.Find(seat).Rect.Y, 0.01, "%v", size)
		require.False(t, d.shows("All computers"))
		d.tap("strength 1")
		require.Equal(t, "merchant", d.stack.Top().(*Setup).seats[1].Level)
		d.tap("kind seat:2")
		require.Nil(t, d.list.Find(display.Target{Command: cmdStrength, Index: 1}), "there is no opponent")
	}
}

func TestSeedMustBeANumber(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.setUp()
	d.tap("seed")
	d.write("1x")
	require.True(t, d.shows("The seed is a whole number"))
	require.Equal(t, "1", d.stack.Top().(*Setup).seed.String(), "letters are not taken")
	d.write("8446744073709551616")
	require.False(t, d.shows("The seed is a whole number"))
	d.tap("start")
	require.Equal(t, "setup", d.scene(), "2^64 is too much")
	require.True(t, d.shows("The seed is a whole number"))
	d.edit(control.Backspace)
	d.write("5")
	d.tap("start")
	require.Equal(t, "play", d.scene())
	require.Equal(t, ^uint64(0), d.stack.OpenMatch().Seed())
}

func TestSeedOfTheCommandLineIsOffered(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	seed := uint64(99)
	d.c.Wanted.Seed = &seed
	d.c.Chance.NewSalt = func() session.Salt { return session.Salt{1} }
	d.setUp()
	require.True(t, d.shows("99"))
	require.True(t, d.shows("Whoever knows this seed"))
	require.False(t, d.shows("seal"), "none is in sight before the game")
	d.tap("start")
	m := d.stack.OpenMatch()
	require.Equal(t, seed, m.Seed())
	require.Nil(t, d.c.Wanted.Seed, "it is for one game")
	seal, _ := m.Seal()
	require.Equal(t, session.Chosen, seal.Origin, "who named it could know all dice")
}

func TestNamesMustDiffer(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.setUp()
	d.tap("name seat:1")
	d.write("Bernat")
	d.tap("start")
	require.Equal(t, "setup", d.scene())
	require.True(t, d.shows("Two players are called Bernat."))
}

func TestKeyboardAlone(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.key(control.Next)
	d.key(control.Confirm)
	require.Equal(t, "games", d.scene())
	d.key(control.Next)
	d.key(control.Confirm)
	require.Equal(t, "setup", d.scene())
	for d.stack.Top().(*Setup).Focus.Command != cmdSeed {
		d.key(control.Next)
	}
	d.write("5")
	d.key(control.Confirm)
	require.Equal(t, cmdStart, d.stack.Top().(*Setup).Focus.Command)
	d.key(control.Confirm)
	require.Equal(t, "play", d.scene())
}

// In a low window the keyboard scrolls to what it is at.
func TestKeyboardReachesWhatIsScrolledAway(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 844, Y: 390})
	d.c.Settings.Players = 3 // has more to agree on
	d.setUp()
	require.Nil(t, d.list.Find(display.Target{Command: cmdSeed}))
	for d.stack.Top().(*Setup).Focus.Command != cmdSeed {
		d.key(control.Next)
	}
	require.InDelta(t, d.c.Window().RowHeight(), d.list.Find(display.Target{Command: cmdSeed}).Rect.H, 0.01, "all of it is seen")
}

func TestScrolling(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 390, Y: 844})
	d.setUp()
	s := d.stack.Top().(*Setup)
	d.tick(control.Frame{Wheel: 1})
	require.Zero(t, s.Offset)
	for range 50 {
		d.tick(control.Frame{Wheel: -1})
	}
	end := s.Offset
	require.NotNil(t, d.list.Find(display.Target{Command: cmdSeed}))
	d.tick(control.Frame{Pointer: display.Point{X: 200, Y: 300}, JustPressed: true, Pressed: true, Touch: true})
	d.tick(control.Frame{Pointer: display.Point{X: 200, Y: 330}, Pressed: true, Dragging: true, Touch: true})
	require.Equal(t, end-30, s.Offset)
}

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-pace")
	d.tap("speed-own 1")
	d.tap("speed-others 3")
	d.tap("reduced-motion")
	d.tap("section-sight")
	d.tap("text-size 2")
	require.Equal(t, 1.3, d.c.Unit())
	d.tap("done")
	require.Equal(t, "title", d.scene())
	d.c.Screen.Full = true // for this run
	d.key(control.Fullscreen)
	require.False(t, d.c.Screen.Full)
	d.key(control.Fullscreen)
	require.True(t, d.c.Screen.Full)

	d = drive(t, st, desktop)
	s := d.c.Settings
	require.Equal(t, Fast, s.SpeedOwn)
	require.Equal(t, Slow, s.SpeedOthers)
	require.Equal(t, 130, s.TextScale)
	require.True(t, s.ReducedMotion)
	require.True(t, s.Fullscreen)
}

func TestDamagedSettingsFallBackOneByOne(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"language": "tlh", "speed-own": "fast", "text-scale": 5000,
		"players": "many", "options": {"money": "hidden"}, "seats": [], "from-the-future": 1}`)))
	s, _, notice, err := LoadSettings(st, "C")
	require.NoError(t, err)
	require.Contains(t, notice, "(language, text-scale, seats, players)")
	want := NewSettings(lang.English)
	want.SpeedOwn = Fast
	want.Options = map[string]string{"money": "hidden"}
	require.Equal(t, want, s)
}

func TestRuinedSettingsArePutAside(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte("{")))
	d := drive(t, st, desktop)
	require.True(t, d.shows("The settings could not be read."))
	names, err := st.List()
	require.NoError(t, err)
	require.Equal(t, []string{"settings.aside1"}, names)
}

func TestUnsavedSettingsAreTold(t *testing.T) {
	d := drive(t, &scenetest.ReadOnly{}, desktop)
	d.tap("settings")
	d.tap("section-pace")
	d.tap("reduced-motion")
	require.True(t, d.shows("the disk is full"))
	require.True(t, d.c.Settings.ReducedMotion, "it counts all the same")
}

func TestContinue(t *testing.T) {
	st := &store.Memory{}
	m := scenetest.Begun(t, 12)
	require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
	d := drive(t, st, desktop)
	require.True(t, d.shows("turn 1 · "), "how far it is")
	d.tap("continue")
	require.Equal(t, game.Hash(m.State()), game.Hash(d.stack.OpenMatch().State()))
}

func TestNewMatchInsteadOfAnUnfinishedOne(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(scenetest.Begun(t, 2))))
	d := drive(t, st, desktop)
	require.True(t, d.shows("being set up"))
	d.setUp()
	d.tap("start")
	require.Equal(t, "message", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "setup", d.scene())
	d.tap("start")
	d.tap("answer")
	require.Equal(t, "play", d.scene())
	slots, err := d.c.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1, "the other is kept")
}

func TestDamagedAutosave(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(scenetest.Begun(t, 12)))
	bad := strings.Replace(good, "close port:", "close port:atlantis-", 1)
	require.NoError(t, st.Write(archive.Autosave, []byte(bad)))
	require.NoError(t, st.Write("another", []byte("text")))
	d := drive(t, st, desktop)
	require.Equal(t, "message", d.scene())
	require.True(t, d.shows("The saved game is damaged"))
	require.True(t, d.shows("autosave, line "))
	require.True(t, d.shows("atlantis"))
	require.True(t, d.shows("autosave.aside1"))
	aside, err := st.Read("autosave.aside1")
	require.NoError(t, err)
	require.Equal(t, bad, string(aside))
	_, err = st.Read("another")
	require.NoError(t, err)
	d.key(control.Cancel)
	require.Equal(t, "title", d.scene())
	require.True(t, d.list.Find(display.Target{Command: cmdContinue}).Off)
}

// What cannot be shown is neither offered nor lost.
func TestGamesWithoutAPicture(t *testing.T) {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Nur", Colour: 2}}
	m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	for _, data := range []string{string(save.Encode(m)), strings.TrimSuffix(string(save.Encode(m)), "end 2\n")} {
		st := &store.Memory{}
		require.NoError(t, st.Write(archive.Autosave, []byte(data)))
		d := drive(t, st, desktop)
		require.True(t, d.shows("The saved game cannot be shown"))
		require.True(t, d.shows("serenissima replay"))
		require.True(t, d.shows("autosave.aside1"))
		aside, err := st.Read("autosave.aside1")
		require.NoError(t, err)
		require.Equal(t, data, string(aside))
		d.key(control.Cancel)
		require.Equal(t, "title", d.scene())
		require.True(t, d.list.Find(display.Target{Command: cmdContinue}).Off)

		d.c.Settings.Game = "toy"
		d.setUp()
		require.Equal(t, "serenissima", d.stack.Top().(*Setup).rules.Info().ID)

		require.NoError(t, st.Write(archive.Autosave, []byte(data)))
		_, title := First(d.c, true).(*Title)
		require.True(t, title, "a page that is reloaded does not open it either")
	}
}

// Every game has a name, and what is offered has words.
func TestWhatIsOfferedHasWords(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.NotEmpty(t, d.c.Games.Offered())
	for _, r := range catalog.All() {
		in := r.Info()
		require.True(t, d.c.Lang.Has("game."+in.ID), in.ID)
		require.True(t, !d.c.Games.hasTable(r) || d.c.Lang.Has(in.ID+".prompt."+in.Prompts[1]), in.ID)
	}
}

func TestDamagedAutosaveCanBePlayedUpToTheDamage(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(scenetest.Begun(t, 12)))
	lines := strings.Split(good, "\n")
	require.NoError(t, st.Write(archive.Autosave, []byte(strings.Join(lines[:len(lines)-6], "\n"))))
	d := drive(t, st, desktop)
	require.True(t, d.shows("You can continue from its last good position."))
	d.tap("answer")
	require.Equal(t, "play", d.scene())
}

func TestIllegalEntryIsExplained(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(scenetest.Begun(t, 12)))
	lines := strings.Split(good, "\n")
	var at int
	for i, line := range lines {
		if strings.Contains(line, " close port:") {
			at = i
		}
	}
	lines[at] = lines[at-1][:1] + lines[at-1][1:] // the same port again
	require.NoError(t, st.Write(archive.Autosave, []byte(strings.Join(lines, "\n"))))
	d := drive(t, st, desktop)
	require.True(t, d.shows("is a move that the rules forbid"))
}

func TestQuit(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.tap("quit")
	require.True(t, d.ended)
	d = drive(t, &store.Memory{}, desktop)
	d.c.CanQuit = false
	d.tick(control.Frame{})
	require.Nil(t, d.list.Find(display.Target{Command: cmdQuit}))
}

func TestMenu(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.stack.Push(NewMenu(MenuOf{}))
	d.tick(control.Frame{})
	d.key(control.Cancel)
	require.Equal(t, "title", d.scene())
	d.stack.Push(NewMenu(MenuOf{}))
	d.tick(control.Frame{})
	d.tap("settings")
	require.Equal(t, "settingsscene", d.scene())
}

// Only what the topmost scene has drawn can be pointed at.
func TestOverlaysCoverWhatIsBelow(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.tap("settings")
	require.True(t, d.shows("Set sail"), "the title can be seen")
	require.Nil(t, d.list.Find(display.Target{Command: cmdNew}))
}

// In every window and size of text, each button is on the screen and as large
// as a finger, and no text leaves the window.
func TestEverythingFits(t *testing.T) {
	for _, l := range lang.Available() {
		t.Run(l.Tag, func(t *testing.T) { everythingFits(t, l.Tag) })
	}
}

func everythingFits(t *testing.T, language string) {
	m, accounted := scenetest.Fought(t), kept(t)
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}, {X: 2560, Y: 1440}} {
		for _, scale := range TextScales {
			for name, make := range map[string]func(c *Context) Scene{
				"title":         func(c *Context) Scene { return NewTitle(c) },
				"setup":         func(c *Context) Scene { return NewSetup(c, catalog.All()[0]) },
				"settingsscene": func(c *Context) Scene { return NewSettingsScene(c) },
				"own": func(c *Context) Scene {
					p := NewSettingsScene(c).For(scenetest.Begun(t, 1), 1)
					p.section = slices.IndexFunc(p.sections, func(s section) bool { return s.name == "own" })
					return p
				},
				"personal": func(*Context) Scene { return NewSeatSettingsScene(m.Seats(), 1) },
				"result":   func(c *Context) Scene { return c.Pages.Ending(c, scenetest.Begun(t, 0)) },
				"menu":     func(c *Context) Scene { return NewMenu(MenuOf{}) },
				"dice":     func(c *Context) Scene { return NewDice(c, m) },
				"accounts": func(c *Context) Scene { return NewAccounts(c, accounted, accounted.Len()) },
				"curtain":  func(c *Context) Scene { return NewCurtain(c, m, 1, nil) },
				"take-up":  func(c *Context) Scene { return NewTakeUp(c, m, m.Len()) },
				"help":     func(c *Context) Scene { return NewHelp(c, nil) },
				"message": func(c *Context) Scene {
					return NewMessage(c, "The saved game is damaged", []string{strings.Repeat("What is wrong with it takes some words. ", 4)},
						Answer{Caption: "Play on from there"}, Answer{Caption: "Understood"})
				},
			} {
				d := drive(t, &store.Memory{}, size)
				d.c.Settings.TextScale = scale
				require.NoError(t, d.c.SetLanguage(language))
				d.stack.Push(make(d.c))
				d.tick(control.Frame{})
				scenetest.RequireFits(t, &d.list, size, name)
				scenetest.RequireWhole(t, &d.list, fmt.Sprintf("%s at %v, letters %d %%", name, size, scale))
			}
		}
	}
}
