package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// setUpOf is the id of the game that is being set up.
func setUpOf(d *apptest.Driver) string {
	require.Equal(d.T, "setup", d.Scene())
	return d.Stack.Top().(*Setup).rules.Info().ID
}

// With one game to play nobody is asked which, and its name is added to nothing.
func TestOneGameIsNotAskedFor(t *testing.T) {
	d := driveOne(t, &store.Memory{}, apptest.Desktop)
	d.Tap("new")
	require.Equal(t, catalog.All()[0].Info().ID, setUpOf(d))
	require.True(t, d.Shows(d.Context.Lang.T("setup.title")))
	d.Tap("back")
	require.Equal(t, "title", d.Scene())
	require.Equal(t, "x", app.OfGame(d.Context, apptest.Begun(t, 0), "x"))
}

// A game is chosen by pointer, finger and keys, and is chosen already the next time.
func TestGameIsChosen(t *testing.T) {
	toy, other := gametest.Toy.Info().ID, catalog.All()[0].Info().ID
	st := &store.Memory{}
	d := driveTwo(t, st, apptest.Desktop)
	d.Tap("new")
	require.Equal(t, "games", d.Scene())
	require.True(t, d.Shows(d.Context.Lang.T("game."+other+".about")))
	require.True(t, d.Shows("Toy"))
	d.Tap("game 1")
	require.Equal(t, other, setUpOf(d))
	require.True(t, d.Shows("A new game: "+d.Context.Lang.T("game."+other)))
	d.Key(control.Cancel)
	require.Equal(t, "games", d.Scene())

	at := d.Place("game")
	d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at})
	require.Equal(t, toy, setUpOf(d))
	d.Tap("back")
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())

	d = driveTwo(t, st, apptest.Desktop)
	d.Tap("new")
	d.Key(control.Confirm)
	require.Equal(t, toy, setUpOf(d), "it was the last")
	d.Key(control.Cancel)
	d.Key(control.Next)
	d.Key(control.Confirm)
	require.Equal(t, other, setUpOf(d))
	d.Key(control.Cancel)
	require.NotNil(t, d.Stack.Page().Parts, "the cards are buttons of the text twin")
	d.Tick(control.Frame{Press: "game"})
	require.Equal(t, toy, setUpOf(d))
	d.Tap("start")
	require.Equal(t, toy, d.Stack.OpenMatch().Rules().Info().ID)
}

// The options of one game are neither lost nor changed by playing another that has some of the same
// name.
func TestOptionsOfTwoGames(t *testing.T) {
	d := driveTwo(t, &store.Memory{}, apptest.Desktop)
	d.Context.Settings.Options["closing"] = "random"
	d.Tap("new")
	d.Tap("game")
	d.Tap("more-options")
	d.Tap("option 1 count:1")
	d.Tap("back")
	require.Equal(t, "random", d.Context.Settings.Options["closing"])
	require.Equal(t, "long", d.Context.Settings.Options[app.OptionKey(gametest.Toy.Info(), "course")])
	require.Empty(t, d.Context.Settings.Options["course"])
}

// An option is offered to as many players as it makes a difference for, and agreed on by no
// others.
func TestOptionsThatMatter(t *testing.T) {
	hidden := 0
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1800}) // high enough for all options
			d.Context.Settings.Players = seats
			for _, o := range in.Options {
				d.Context.Settings.Options[o.Name] = o.Values[1]
			}
			d.Stack = app.NewStack(d.Context, NewSetup(d.Context, r))
			d.Tick(control.Frame{})
			for i, o := range in.Options {
				require.Equal(t, o.Matters(seats), d.List.Find(display.Target{Command: cmdOption, Ref: game.Count(i)}) != nil, "%d players: %s", seats, o.Name)
			}
			d.Tap("start")
			for _, o := range in.Options {
				want := o.Values[1]
				if !o.Matters(seats) {
					want = o.Values[0]
					hidden++
				}
				require.Equal(t, want, d.Stack.OpenMatch().Options().Values[o.Name], "%d players: %s", seats, o.Name)
			}
		}
	})
	require.Positive(t, hidden)
}

// The set-up begins with the options of the command line, which are for one match.
func TestOptionsOfTheCommandLineAreOffered(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.Wanted.Options = map[string]string{"money": "hidden", "course": "long"}
	d.SetUp()
	require.Equal(t, map[string]string{"money": "hidden", "closing": "chosen"}, d.Stack.Top().(*Setup).options)
	d.Tap("start")
	require.Equal(t, "hidden", d.Stack.OpenMatch().Options().Values["money"])
	require.Nil(t, d.Context.Wanted.Options)
}

// A new match asks before it takes the place of one of its own game, and of no other.
func TestStartingAGameKeepsTheOther(t *testing.T) {
	st := &store.Memory{}
	mine := save.Encode(apptest.Begun(t, 12))
	require.NoError(t, st.Write(inProgress, mine))
	d := driveTwo(t, st, apptest.Desktop)
	d.Tap("new")
	d.Tap("game")
	d.Tap("start")
	require.Equal(t, "play", d.Scene(), "the other makes no way")
	data, err := st.Read(inProgress)
	require.NoError(t, err)
	require.Equal(t, mine, data)
	require.NoError(t, d.Context.Archive().Save(toyBegun(t, 3, 1)))

	d = driveTwo(t, st, apptest.Desktop)
	require.True(t, d.Shows("Continue Toy"))
	require.True(t, d.Shows("Continue Serenissima"))
	d.Tap("new")
	d.Tap("game")
	d.Tap("start")
	require.Equal(t, "message", d.Scene())
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
	slots, err := d.Context.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	require.Len(t, d.Context.Archive().Unfinished(), 2)
}

// Where two games can be played, whatever shows a match says of which it is.
func TestMatchesSayOfWhichGameTheyAre(t *testing.T) {
	m := apptest.Begun(t, 12)
	for name, make := range map[string]func(c *app.Context) app.Scene{
		"result":  func(c *app.Context) app.Scene { return c.Pages.Ending(c, m) },
		"replay":  func(c *app.Context) app.Scene { return c.Matches.Replay(c, m, 1, 5, nil) },
		"arrival": func(c *app.Context) app.Scene { return arrived(c, control.Arrival{Data: save.Encode(m)}) },
		"saves": func(c *app.Context) app.Scene {
			require.NoError(t, c.Archive().Keep("Mine", m))
			return NewSaves(c, nil)
		},
	} {
		for _, drive := range []func(*testing.T, store.Store, display.Point) *apptest.Driver{driveOne, driveTwo} {
			d := drive(t, &store.Memory{}, apptest.Desktop)
			d.Stack = app.NewStack(d.Context, make(d.Context))
			d.Tick(control.Frame{})
			d.Tick(control.Frame{})
			require.Equal(t, d.Context.Games.Several(), d.Shows(app.GameName(d.Context.Lang, m.Rules().Info().ID)+" · "), name)
		}
	}
}

// What the command line or a link names is set up at once; after that it is asked for
// again. Where a match was on the screen when the page was reloaded and the link names another game,
// seed or option, people choose whether to go on with it; the same one goes on at once.
func TestGameThatIsNamedAtTheStart(t *testing.T) {
	toy := gametest.Toy.Info().ID
	st := &store.Memory{}
	d := driveTwo(t, st, apptest.Desktop)
	d.Context.Wanted.Game = toy
	d.Stack = app.NewStack(d.Context, First(d.Context, false))
	d.Tick(control.Frame{})
	require.Equal(t, toy, setUpOf(d))
	d.Tap("back")
	d.Tap("new")
	require.Equal(t, "games", d.Scene())

	require.NoError(t, d.Context.Archive().Save(apptest.Begun(t, 12)))
	require.NotNil(t, app.NewStack(d.Context, First(d.Context, true)).OpenMatch())
	m := apptest.Begun(t, 12)
	same, other := m.Seed(), m.Seed()+1
	for _, x := range []struct {
		game    string
		seed    *uint64
		options map[string]string
		asks    bool
	}{
		{app.GameOf(m), nil, nil, false}, {app.GameOf(m), &same, nil, false}, {toy, nil, nil, true}, {"", &other, nil, true}, {app.GameOf(m), &other, nil, true},
		{"", nil, map[string]string{"money": "open"}, false}, {"", nil, map[string]string{"money": "hidden"}, true}, {"", nil, map[string]string{"course": "long"}, true},
	} {
		begin := func() {
			d.Context.Wanted.Game, d.Context.Wanted.Seed, d.Context.Wanted.Options = x.game, x.seed, x.options
			d.Stack = app.NewStack(d.Context, First(d.Context, true))
			d.Tick(control.Frame{})
			d.Tick(control.Frame{})
		}
		begin()
		if !x.asks {
			require.NotNil(t, d.Stack.OpenMatch())
			continue
		}
		require.Equal(t, "message", d.Scene(), "%v", x)
		d.Key(control.Confirm)
		require.Equal(t, m.Log(), d.Stack.OpenMatch().Log(), "it goes on")
		begin()
		d.Tap("answer 1")
		require.Nil(t, d.Stack.OpenMatch())
		if x.game == toy {
			require.Equal(t, toy, setUpOf(d))
		}
		require.NotNil(t, d.Context.Archive().Last(), "nothing is lost")
	}
	d.Context.Wanted.Game, d.Context.Wanted.Seed, d.Context.Wanted.Options = toy, nil, nil
	require.IsType(t, &Title{}, First(d.Context, false))
}

// The choice and the title with three matches fit every window in every language.
func TestChoiceOfAGameFits(t *testing.T) {
	for _, l := range lang.Available() {
		for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}} {
			for _, scale := range []int{app.TextScales[0], app.TextScales[len(app.TextScales)-1]} {
				d := driveTwo(t, &store.Memory{}, size)
				for _, r := range catalog.All() {
					d.Context.Games.Tables[r.Info().ID] = all.Tables[r.Info().ID]
				}
				d.Context.Settings.TextScale = scale
				require.NoError(t, d.Context.SetLanguage(l.Tag))
				title := NewTitle(d.Context)
				title.saved = []*archive.Entry{{Match: toyBegun(t, 3, 1)}, {Match: toyBegun(t, 4, 0)}, {Match: toyBegun(t, 5, 0)}}
				for name, s := range map[string]app.Scene{"title": title, "games": NewGames(d.Context)} {
					d.Stack = app.NewStack(d.Context, s)
					d.Tick(control.Frame{})
					d.Tick(control.Frame{})
					apptest.RequireFits(t, &d.List, size, name)
					apptest.RequireWhole(t, &d.List, name)
				}
			}
		}
	}
}

// Where the game decides whom a seat plays, the set-up says so, as the options have it.
func TestTheSetUpSaysWhomASeatPlays(t *testing.T) {
	told, ahead := 0, 0
	apptest.WithTables(t, func(t *testing.T, r game.Rules, on table.Table) {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			d := drive(t, &store.Memory{}, apptest.Desktop)
			d.Context.Settings.Players = seats
			for _, o := range in.Options {
				d.Context.Settings.Options[o.Name] = o.Values[len(o.Values)-1]
			}
			s := NewSetup(d.Context, r)
			d.Stack = app.NewStack(d.Context, s)
			d.Tick(control.Frame{})
			for i, name := range s.homes(d.Context) {
				state, err := r.New(s.chosen())
				require.NoError(t, err)
				home, n := game.HomeOf(state, game.Player(i+1))
				if home == (game.Ref{}) || i >= seats {
					require.Empty(t, name)
					continue
				}
				want := d.Context.Lang.Words(in, nil).Title(home)
				if n > 0 {
					want += " +" + d.Context.Lang.Number(n)
					ahead++
				}
				require.Equal(t, want, name)
				require.True(t, d.Shows(name), "%d players: %s", seats, name)
				told++
			}
			apptest.RequireReadable(t, apptest.RowsOf(d.Context, &s.Form), display.Point{X: apptest.Desktop.X, Y: 1e4}, "set-up")
		}
	})
	require.Equal(t, 2+3+4, told, "in Méditerranée")
	require.Positive(t, ahead, "at a fair start")
}

// A tallied is rules that count how often a position to begin with is made.
type tallied struct {
	game.Rules
	made *int
}

func (r tallied) New(o game.Options) (game.State, error) {
	*r.made++
	return r.Rules.New(o)
}

// Pictures of the set-up make no position to begin with: only another number of players or another
// option does, and then whom a seat plays is right again.
func TestTheSetUpLooksForHomesOnlyWhenOptionsChange(t *testing.T) {
	looked := 0
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		made := 0
		d := drive(t, &store.Memory{}, apptest.Desktop)
		d.Context.Settings.Players = 2
		s := NewSetup(d.Context, tallied{r, &made})
		d.Stack = app.NewStack(d.Context, s)
		d.Tick(control.Frame{})
		before := made
		for range 5 {
			d.Tick(control.Frame{Pointer: display.Point{X: 5 * float64(made), Y: 9}, Inside: true})
		}
		require.Equal(t, before, made)
		for _, players := range []int{3, 4, 2} {
			d.Tap(device.TargetName(display.Target{Command: cmdPlayers, Index: players - r.Info().MinSeats}))
			require.Equal(t, before+1, made)
			before = made
			state, err := r.New(s.chosen())
			require.NoError(t, err)
			for i := range players {
				home, _ := game.HomeOf(state, game.Player(i+1))
				if home == (game.Ref{}) {
					require.Empty(t, s.homes(d.Context)[i])
					continue
				}
				require.Equal(t, d.Context.Lang.Words(r.Info(), nil).Title(home), s.homes(d.Context)[i])
				looked++
			}
		}
	})
	require.Positive(t, looked)
}

// The title is about the game that was asked for, or else about the one chosen last, and says which games
// there are.
func TestTheTitleFollowsTheGame(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		id := r.Info().ID
		asked := func(c *app.Context) { c.Wanted.Game = id }
		last := func(c *app.Context) { c.Settings.Game = id }
		for _, set := range []func(c *app.Context){asked, last} {
			d := drive(t, &store.Memory{}, apptest.Desktop)
			set(d.Context)
			d.Stack = app.NewStack(d.Context, NewTitle(d.Context))
			d.Tick(control.Frame{})
			require.True(t, d.Shows(app.GameTagline(d.Context.Lang, id)), id)
			for _, other := range d.Context.Games.Offered() {
				require.True(t, d.Shows(app.GameName(d.Context.Lang, other.Info().ID)), "the title of %s tells of all games", id)
				require.Equal(t, other.Info().ID == id, d.Shows(app.GameTagline(d.Context.Lang, other.Info().ID)), id)
			}
		}
	})
}
