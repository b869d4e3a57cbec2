package page

import (
	"errors"
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
	"serenissima/game/host"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/pages"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

func TestFromTitleToMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	require.Equal(t, "title", d.Scene())
	require.True(t, d.List.Find(display.Target{Command: cmdContinue}).Off, "there is nothing to continue")
	d.SetUp()
	require.Equal(t, "setup", d.Scene())

	d.Tap("players 1")
	require.True(t, d.Shows("Caterina"))
	require.False(t, d.Shows("Dawud"))
	d.Tap("name seat:1")
	d.Write("Zoë di Marco")
	d.Edit(control.Backspace)
	d.Edit(control.Home)
	d.Edit(control.Delete)
	d.Write("C")
	d.Tap("kind seat:2")
	d.Tap("kind 1 seat:3")
	d.Tap("more-options")
	d.Tap("level seat:3")
	d.Tap("character 1 seat:3")
	d.Tap("character 1 seat:3")
	d.Tap("colour seat:1")
	d.Tap("option 1 count:0")
	d.Tap("option 1 count:1")
	d.Tap("seed")
	d.Write("42")
	d.Tap("start")

	require.Equal(t, "play", d.Scene())
	m := d.Stack.OpenMatch()
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
	d := drive(t, st, apptest.Desktop)
	d.SetUp()
	d.Tap("players")
	d.Tap("name seat:2")
	d.Write("Nur")
	d.Tap("colour seat:2")
	d.Tap("kind 1 seat:2")
	d.Tap("more-options")
	d.Tap("level 1 seat:2")
	d.Tap("character seat:2")
	d.Tap("option 1 count:0")
	d.Tap("back")
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())

	d = drive(t, st, apptest.Desktop)
	d.SetUp()
	s := d.Stack.Top().(*Setup)
	require.Equal(t, 2, s.players)
	require.Equal(t, "Nur", s.names[1].String())
	require.Equal(t, session.Seat{Kind: session.Bot, Level: "admiral/raider", Name: "Nur", Colour: 3}, s.seats[1])
	require.Equal(t, 2, s.seats[2].Colour)
	require.Equal(t, "hidden", s.options["money"])
}

// However many play, what is clicked to say so stays under the pointer, and what begins the match in its place.
func TestSetupStaysWhereItIs(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 1920, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.SetUp()
		players := display.Target{Command: cmdPlayers}
		at, start := d.List.Find(players).Rect, d.List.Find(display.Target{Command: cmdStart}).Rect
		for _, name := range []string{"players 1", "players", "players 2"} {
			d.Tap(name)
			require.InDelta(t, at.Y, d.List.Find(players).Rect.Y, 0.01, "%v, %s", size, name)
			require.Equal(t, start, d.List.Find(display.Target{Command: cmdStart}).Rect, "%v, %s", size, name)
		}
	}
}

// One opponent has the row with all levels like several, so that nothing moves when fewer play.
func TestASingleOpponentHasTheRowOfLevels(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.SetUp()
		seat := seatTarget(cmdName, 0)
		d.Tap("players 2")
		at := d.List.Find(seat).Rect
		require.True(t, d.Shows("All computers"))
		d.Tap("players")
		require.InDelta(t, at.Y, d.List.Find(seat).Rect.Y, 0.01, "%v", size)
		require.False(t, d.Shows("All computers"))
		d.Tap("strength 1")
		require.Equal(t, "merchant", d.Stack.Top().(*Setup).seats[1].Level)
		d.Tick(control.Frame{Wheel: -2}) // to the second seat of a low window, and back
		d.Tap("kind seat:2")
		d.Tick(control.Frame{Wheel: 2})
		require.Nil(t, d.List.Find(display.Target{Command: cmdStrength, Index: 1}), "there is no opponent")
	}
}

func TestSeedMustBeANumber(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.SetUp()
	d.Tap("more-options")
	d.Tap("seed")
	d.Write("1x")
	require.True(t, d.Shows("The seed is a whole number"))
	require.Equal(t, "1", d.Stack.Top().(*Setup).seed.String(), "letters are not taken")
	d.Write("8446744073709551616")
	require.False(t, d.Shows("The seed is a whole number"))
	d.Tap("start")
	require.Equal(t, "setup", d.Scene(), "2^64 is too much")
	require.True(t, d.Shows("The seed is a whole number"))
	d.Edit(control.Backspace)
	d.Write("5")
	d.Tap("start")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, ^uint64(0), d.Stack.OpenMatch().Seed())
}

func TestSeedOfTheCommandLineIsOffered(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	seed := uint64(99)
	d.Context.Wanted.Seed = &seed
	d.Context.Chance.NewSalt = func() session.Salt { return session.Salt{1} }
	d.SetUp()
	require.True(t, d.Shows("99"))
	require.True(t, d.Shows("Whoever knows this seed"))
	require.False(t, d.Shows("seal"), "none is in sight before the game")
	d.Tap("start")
	m := d.Stack.OpenMatch()
	require.Equal(t, seed, m.Seed())
	require.Nil(t, d.Context.Wanted.Seed, "it is for one game")
	seal, _ := m.Seal()
	require.Equal(t, session.Chosen, seal.Origin, "who named it could know all dice")
}

func TestNamesMustDiffer(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.SetUp()
	d.Tap("name seat:1")
	d.Write("Bernat")
	d.Tap("start")
	require.Equal(t, "setup", d.Scene())
	require.True(t, d.Shows("Two players are called Bernat."))
}

func TestKeyboardAlone(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Key(control.Next)
	d.Key(control.Confirm)
	require.Equal(t, "games", d.Scene())
	d.Key(control.Next)
	d.Key(control.Confirm)
	require.Equal(t, "setup", d.Scene())
	for d.Stack.Top().(*Setup).Focus.Command != cmdMore {
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
	for d.Stack.Top().(*Setup).Focus.Command != cmdSeed {
		d.Key(control.Next)
	}
	d.Write("5")
	d.Key(control.Confirm)
	require.Equal(t, cmdStart, d.Stack.Top().(*Setup).Focus.Command)
	d.Key(control.Confirm)
	require.Equal(t, "play", d.Scene())
}

// In a low window the keyboard scrolls to what it is at.
func TestKeyboardReachesWhatIsScrolledAway(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 844, Y: 390})
	d.Context.Settings.Players = 3 // has more to agree on
	d.SetUp()
	d.Stack.Top().(*Setup).more = true
	d.Tick(control.Frame{})
	require.Nil(t, d.List.Find(display.Target{Command: cmdSeed}))
	for d.Stack.Top().(*Setup).Focus.Command != cmdSeed {
		d.Key(control.Next)
	}
	require.InDelta(t, d.Context.Window().RowHeight(), d.List.Find(display.Target{Command: cmdSeed}).Rect.H, 0.01, "all of it is seen")
}

func TestScrolling(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 390, Y: 844})
	d.SetUp()
	s := d.Stack.Top().(*Setup)
	s.more = true
	d.Tick(control.Frame{Wheel: 1})
	require.Zero(t, s.Offset)
	for range 50 {
		d.Tick(control.Frame{Wheel: -1})
	}
	end := s.Offset
	require.NotNil(t, d.List.Find(display.Target{Command: cmdSeed}))
	d.Tick(control.Frame{Pointer: display.Point{X: 200, Y: 300}, JustPressed: true, Pressed: true, Touch: true})
	d.Tick(control.Frame{Pointer: display.Point{X: 200, Y: 330}, Pressed: true, Dragging: true, Touch: true})
	require.Equal(t, end-30, s.Offset)
}

// The bar beside a form is dragged with mouse and finger, from end to end.
func TestTheScrollBarIsDragged(t *testing.T) {
	for _, touch := range []bool{false, true} {
		d := drive(t, &store.Memory{}, display.Point{X: 844, Y: 390})
		d.SetUp()
		s := d.Stack.Top().(*Setup)
		s.more = true
		d.Tick(control.Frame{})
		drag := func(by float64) {
			var thumb display.Rect // drawn last
			for _, o := range d.List.Ops {
				if o.Kind == display.FillRect && o.Color == theme.Brown && o.Rect.W < 8 {
					thumb = o.Rect
				}
			}
			at := thumb.Center()
			d.Tick(control.Frame{Pointer: at, Inside: true, Touch: touch, JustPressed: true, Pressed: true})
			at.Y += by
			d.Tick(control.Frame{Pointer: at, Inside: true, Touch: touch, Pressed: true, Dragging: true})
			d.Tick(control.Frame{Pointer: at, Inside: true, Touch: touch, DragEnd: true})
		}
		first, last := display.Target{Command: cmdPlayers}, display.Target{Command: cmdSeed}
		drag(400)
		require.NotNil(t, d.List.Find(last), "finger: %v", touch)
		require.Nil(t, d.List.Find(first))
		drag(-400)
		require.NotNil(t, d.List.Find(first), "finger: %v", touch)
		require.Nil(t, d.List.Find(last))
	}
}

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-pace")
	d.Tap("speed-own 1")
	d.Tap("speed-others 3")
	d.Tap("reduced-motion")
	d.Tap("section-sight")
	d.Tap("text-size 2")
	require.Equal(t, 1.3, d.Context.Unit())
	d.Tap("done")
	require.Equal(t, "title", d.Scene())
	d.Context.Screen.Full = true // for this run
	d.Key(control.Fullscreen)
	require.False(t, d.Context.Screen.Full)
	d.Key(control.Fullscreen)
	require.True(t, d.Context.Screen.Full)

	d = drive(t, st, apptest.Desktop)
	s := d.Context.Settings
	require.Equal(t, app.Fast, s.SpeedOwn)
	require.Equal(t, app.Slow, s.SpeedOthers)
	require.Equal(t, 130, s.TextScale)
	require.True(t, s.ReducedMotion)
	require.True(t, s.Fullscreen)
}

func TestDamagedSettingsFallBackOneByOne(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"language": "tlh", "speed-own": "fast", "text-scale": 5000,
		"players": "many", "options": {"money": "hidden"}, "seats": [], "from-the-future": 1}`)))
	s, _, notice, err := app.LoadSettings(st, "C")
	require.NoError(t, err)
	require.Contains(t, notice, "(language, text-scale, seats, players)")
	want := app.NewSettings(lang.English)
	want.SpeedOwn = app.Fast
	want.Options = map[string]string{"money": "hidden"}
	require.Equal(t, want, s)
}

func TestRuinedSettingsArePutAside(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte("{")))
	d := drive(t, st, apptest.Desktop)
	require.True(t, d.Shows("The settings could not be read."))
	names, err := st.List()
	require.NoError(t, err)
	require.Equal(t, []string{"settings.aside1"}, names)
}

func TestUnsavedSettingsAreTold(t *testing.T) {
	d := drive(t, &apptest.Brittle{Err: errors.New("the disk is full")}, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-pace")
	d.Tap("reduced-motion")
	require.True(t, d.Shows("the disk is full"))
	require.True(t, d.Context.Settings.ReducedMotion, "it counts all the same")
}

func TestContinue(t *testing.T) {
	st := &store.Memory{}
	m := apptest.Begun(t, 12)
	require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
	d := drive(t, st, apptest.Desktop)
	require.True(t, d.Shows("turn 1 · "), "how far it is")
	d.Tap("continue")
	require.Equal(t, game.Hash(m.State()), game.Hash(d.Stack.OpenMatch().State()))
}

func TestNewMatchInsteadOfAnUnfinishedOne(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, 2))))
	d := drive(t, st, apptest.Desktop)
	require.True(t, d.Shows("being set up"))
	d.SetUp()
	d.Tap("start")
	require.Equal(t, "message", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "setup", d.Scene())
	d.Tap("start")
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1, "the other is kept")
}

func TestDamagedAutosave(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(apptest.Begun(t, 12)))
	bad := strings.Replace(good, "close port:", "close port:atlantis-", 1)
	require.NoError(t, st.Write(archive.Autosave, []byte(bad)))
	require.NoError(t, st.Write("another", []byte("text")))
	d := drive(t, st, apptest.Desktop)
	require.Equal(t, "message", d.Scene())
	require.True(t, d.Shows("The saved game is damaged"))
	require.True(t, d.Shows("autosave, line "))
	require.True(t, d.Shows("atlantis"))
	require.True(t, d.Shows("autosave.aside1"))
	aside, err := st.Read("autosave.aside1")
	require.NoError(t, err)
	require.Equal(t, bad, string(aside))
	_, err = st.Read("another")
	require.NoError(t, err)
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())
	require.True(t, d.List.Find(display.Target{Command: cmdContinue}).Off)
}

// What cannot be shown is neither offered nor lost.
func TestGamesWithoutAPicture(t *testing.T) {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Nur", Colour: 2}}
	m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	for _, data := range []string{string(save.Encode(m)), strings.TrimSuffix(string(save.Encode(m)), "end 2\n")} {
		st := &store.Memory{}
		require.NoError(t, st.Write(archive.Autosave, []byte(data)))
		d := drive(t, st, apptest.Desktop)
		require.True(t, d.Shows("The saved game cannot be shown"))
		require.True(t, d.Shows("serenissima replay"))
		require.True(t, d.Shows("autosave.aside1"))
		aside, err := st.Read("autosave.aside1")
		require.NoError(t, err)
		require.Equal(t, data, string(aside))
		d.Key(control.Cancel)
		require.Equal(t, "title", d.Scene())
		require.True(t, d.List.Find(display.Target{Command: cmdContinue}).Off)

		d.Context.Settings.Game = "toy"
		d.SetUp()
		require.Equal(t, "serenissima", d.Stack.Top().(*Setup).rules.Info().ID)

		require.NoError(t, st.Write(archive.Autosave, []byte(data)))
		_, title := First(d.Context, true).(*Title)
		require.True(t, title, "a page that is reloaded does not open it either")
	}
}

// Every game has a name, and what is offered has words.
func TestWhatIsOfferedHasWords(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	require.NotEmpty(t, d.Context.Games.Offered())
	for _, r := range catalog.All() {
		in := r.Info()
		require.True(t, d.Context.Lang.Has("game."+in.ID), in.ID)
		require.True(t, !d.Context.Games.HasTable(r) || d.Context.Lang.Has(in.ID+".prompt."+in.Prompts[1]), in.ID)
	}
}

func TestDamagedAutosaveCanBePlayedUpToTheDamage(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(apptest.Begun(t, 12)))
	lines := strings.Split(good, "\n")
	require.NoError(t, st.Write(archive.Autosave, []byte(strings.Join(lines[:len(lines)-6], "\n"))))
	d := drive(t, st, apptest.Desktop)
	require.True(t, d.Shows("You can continue from its last good position."))
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
}

func TestIllegalEntryIsExplained(t *testing.T) {
	st := &store.Memory{}
	good := string(save.Encode(apptest.Begun(t, 12)))
	lines := strings.Split(good, "\n")
	var at int
	for i, line := range lines {
		if strings.Contains(line, " close port:") {
			at = i
		}
	}
	lines[at] = lines[at-1][:1] + lines[at-1][1:] // the same port again
	require.NoError(t, st.Write(archive.Autosave, []byte(strings.Join(lines, "\n"))))
	d := drive(t, st, apptest.Desktop)
	require.True(t, d.Shows("is a move that the rules forbid"))
}

func TestQuit(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Tap("quit")
	require.True(t, d.Ended)
	d = drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.CanQuit = false
	d.Tick(control.Frame{})
	require.Nil(t, d.List.Find(display.Target{Command: cmdQuit}))
}

func TestMenu(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Stack.Push(NewMenu(app.MenuOf{}))
	d.Tick(control.Frame{})
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())
	d.Stack.Push(NewMenu(app.MenuOf{}))
	d.Tick(control.Frame{})
	d.Tap("settings")
	require.Equal(t, "settingsscene", d.Scene())
}

// Only what the topmost scene has drawn can be pointed at.
func TestOverlaysCoverWhatIsBelow(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Tap("settings")
	require.True(t, d.Shows("Set sail"), "the title can be seen")
	require.Nil(t, d.List.Find(display.Target{Command: cmdNew}))
}

// In every window and size of text, each button is on the screen and as large
// as a finger, and no text leaves the window.
func TestEverythingFits(t *testing.T) {
	for _, l := range lang.Available() {
		t.Run(l.Tag, func(t *testing.T) { everythingFits(t, l.Tag) })
	}
}

func everythingFits(t *testing.T, language string) {
	m, accounted := apptest.Fought(t), kept(t)
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}, {X: 2560, Y: 1440}} {
		for _, scale := range app.TextScales {
			for name, make := range map[string]func(c *app.Context) app.Scene{
				"title":         func(c *app.Context) app.Scene { return NewTitle(c) },
				"setup":         func(c *app.Context) app.Scene { return NewSetup(c, catalog.All()[0]) },
				"settingsscene": func(c *app.Context) app.Scene { return NewSettingsScene(c) },
				"own": func(c *app.Context) app.Scene {
					p := NewSettingsScene(c).For(apptest.Begun(t, 1), 1)
					p.section = slices.IndexFunc(p.sections, func(s section) bool { return s.name == "own" })
					return p
				},
				"personal": func(*app.Context) app.Scene { return NewSeatSettingsScene(m.Rules().Info().ID, m.Seats(), 1) },
				"result":   func(c *app.Context) app.Scene { return c.Pages.Ending(c, apptest.Begun(t, 0)) },
				"menu":     func(c *app.Context) app.Scene { return NewMenu(app.MenuOf{}) },
				"dice":     func(c *app.Context) app.Scene { return NewDice(c, m) },
				"accounts": func(c *app.Context) app.Scene {
					return pages.NewAccounts(c, host.New(accounted, host.Options{}), accounted.Len())
				},
				"curtain": func(c *app.Context) app.Scene { return pages.NewCurtain(c, m, 1, nil) },
				"take-up": func(c *app.Context) app.Scene { return NewTakeUp(c, m, m.Len()) },
				"help":    func(c *app.Context) app.Scene { return NewHelp(c, "") },
				"message": func(c *app.Context) app.Scene {
					return app.NewMessage(c, "The saved game is damaged", []string{strings.Repeat("What is wrong with it takes some words. ", 4)},
						app.Answer{Caption: "Play on from there"}, app.Answer{Caption: "Understood"})
				},
			} {
				d := drive(t, &store.Memory{}, size)
				d.Context.Settings.TextScale = scale
				require.NoError(t, d.Context.SetLanguage(language))
				d.Stack.Push(make(d.Context))
				d.Tick(control.Frame{})
				apptest.RequireFits(t, &d.List, size, name)
				apptest.RequireWhole(t, &d.List, fmt.Sprintf("%s at %v, letters %d %%", name, size, scale))
			}
		}
	}
}
