package scene

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
	"serenissima/input"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// setUpOf is the id of the game that is being set up.
func setUpOf(d *driver) string {
	require.Equal(d.t, "setup", d.scene())
	return d.stack.Top().(*Setup).rules.Info().ID
}

// With one game to play nobody is asked which, and its name is added to nothing.
func TestOneGameIsNotAskedFor(t *testing.T) {
	d := driveOne(t, &store.Memory{}, desktop)
	d.tap("new")
	require.Equal(t, catalog.All()[0].Info().ID, setUpOf(d))
	require.True(t, d.shows(d.c.Lang.T("setup.title")))
	d.tap("back")
	require.Equal(t, "title", d.scene())
	require.Equal(t, "x", OfGame(d.c, scenetest.Begun(t, 0), "x"))
}

// A game is chosen by pointer, finger and keys, and is chosen already the next time.
func TestGameIsChosen(t *testing.T) {
	toy, other := gametest.Toy.Info().ID, catalog.All()[0].Info().ID
	st := &store.Memory{}
	d := driveTwo(t, st, desktop)
	d.tap("new")
	require.Equal(t, "games", d.scene())
	require.True(t, d.shows(d.c.Lang.T("game."+other+".about")))
	require.True(t, d.shows("Toy"))
	d.tap("game 1")
	require.Equal(t, other, setUpOf(d))
	require.True(t, d.shows("A new game: "+d.c.Lang.T("game."+other)))
	d.key(control.Cancel)
	require.Equal(t, "games", d.scene())

	at := d.place("game")
	d.tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true})
	d.tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at})
	require.Equal(t, toy, setUpOf(d))
	d.tap("back")
	d.key(control.Cancel)
	require.Equal(t, "title", d.scene())

	d = driveTwo(t, st, desktop)
	d.tap("new")
	d.key(control.Confirm)
	require.Equal(t, toy, setUpOf(d), "it was the last")
	d.key(control.Cancel)
	d.key(control.Next)
	d.key(control.Confirm)
	require.Equal(t, other, setUpOf(d))
	d.key(control.Cancel)
	require.NotNil(t, d.stack.Page().Parts, "the cards are buttons of the text twin")
	d.tick(control.Frame{Press: "game"})
	require.Equal(t, toy, setUpOf(d))
	d.tap("start")
	require.Equal(t, toy, d.stack.OpenMatch().Rules().Info().ID)
}

// The options of one game are neither lost nor changed by playing another that has some of the same
// name.
func TestOptionsOfTwoGames(t *testing.T) {
	d := driveTwo(t, &store.Memory{}, desktop)
	d.c.Settings.Options["closing"] = "random"
	d.tap("new")
	d.tap("game")
	d.tap("option 1 count:1")
	d.tap("back")
	require.Equal(t, "random", d.c.Settings.Options["closing"])
	require.Equal(t, "long", d.c.Settings.Options[OptionKey(gametest.Toy.Info(), "course")])
	require.Empty(t, d.c.Settings.Options["course"])
}

// An option is offered to as many players as it makes a difference for, and agreed on by no
// others.
func TestOptionsThatMatter(t *testing.T) {
	hidden := 0
	scenetest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1800}) // high enough for all options
			d.c.Settings.Players = seats
			for _, o := range in.Options {
				d.c.Settings.Options[o.Name] = o.Values[1]
			}
			d.stack = NewStack(d.c, NewSetup(d.c, r))
			d.tick(control.Frame{})
			for i, o := range in.Options {
				require.Equal(t, o.Matters(seats), d.list.Find(display.Target{Command: cmdOption, Ref: game.Count(i)}) != nil, "%d players: %s", seats, o.Name)
			}
			d.tap("start")
			for _, o := range in.Options {
				want := o.Values[1]
				if !o.Matters(seats) {
					want = o.Values[0]
					hidden++
				}
				require.Equal(t, want, d.stack.OpenMatch().Options().Values[o.Name], "%d players: %s", seats, o.Name)
			}
		}
	})
	require.Positive(t, hidden)
}

// The set-up begins with the options of the command line, which are for one match.
func TestOptionsOfTheCommandLineAreOffered(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Wanted.Options = map[string]string{"money": "hidden", "course": "long"}
	d.setUp()
	require.Equal(t, map[string]string{"money": "hidden", "closing": "chosen"}, d.stack.Top().(*Setup).options)
	d.tap("start")
	require.Equal(t, "hidden", d.stack.OpenMatch().Options().Values["money"])
	require.Nil(t, d.c.Wanted.Options)
}

// A new match asks before it takes the place of one of its own game, and of no other.
func TestStartingAGameKeepsTheOther(t *testing.T) {
	st := &store.Memory{}
	mine := save.Encode(scenetest.Begun(t, 12))
	require.NoError(t, st.Write(inProgress, mine))
	d := driveTwo(t, st, desktop)
	d.tap("new")
	d.tap("game")
	d.tap("start")
	require.Equal(t, "play", d.scene(), "the other makes no way")
	data, err := st.Read(inProgress)
	require.NoError(t, err)
	require.Equal(t, mine, data)
	require.NoError(t, d.c.Archive().Save(toyBegun(t, 3, 1)))

	d = driveTwo(t, st, desktop)
	require.True(t, d.shows("Continue Toy"))
	require.True(t, d.shows("Continue Serenissima"))
	d.tap("new")
	d.tap("game")
	d.tap("start")
	require.Equal(t, "message", d.scene())
	d.tap("answer")
	require.Equal(t, "play", d.scene())
	slots, err := d.c.Archive().Named()
	require.NoError(t, err)
	require.Len(t, slots, 1)
	require.Len(t, d.c.Archive().Unfinished(), 2)
}

// Where two games can be played, whatever shows a match says of which it is.
func TestMatchesSayOfWhichGameTheyAre(t *testing.T) {
	m := scenetest.Begun(t, 12)
	for name, make := range map[string]func(c *Context) Scene{
		"result":  func(c *Context) Scene { return c.Pages.Ending(c, m) },
		"replay":  func(c *Context) Scene { return c.Matches.Replay(c, m, 1, 5, nil) },
		"arrival": func(c *Context) Scene { return arrived(c, control.Arrival{Data: save.Encode(m)}) },
		"saves": func(c *Context) Scene {
			require.NoError(t, c.Archive().Keep("Mine", m))
			return NewSaves(c, nil)
		},
	} {
		for _, drive := range []func(*testing.T, store.Store, display.Point) *driver{driveOne, driveTwo} {
			d := drive(t, &store.Memory{}, desktop)
			d.stack = NewStack(d.c, make(d.c))
			d.tick(control.Frame{})
			d.tick(control.Frame{})
			require.Equal(t, d.c.Games.several(), d.shows(gameName(d.c.Lang, m.Rules().Info().ID)+" · "), name)
		}
	}
}

// What the command line or a link names is set up at once; after that it is asked for
// again. Where a match was on the screen when the page was reloaded and the link names another game,
// seed or option, people choose whether to go on with it; the same one goes on at once.
func TestGameThatIsNamedAtTheStart(t *testing.T) {
	toy := gametest.Toy.Info().ID
	st := &store.Memory{}
	d := driveTwo(t, st, desktop)
	d.c.Wanted.Game = toy
	d.stack = NewStack(d.c, First(d.c, false))
	d.tick(control.Frame{})
	require.Equal(t, toy, setUpOf(d))
	d.tap("back")
	d.tap("new")
	require.Equal(t, "games", d.scene())

	require.NoError(t, d.c.Archive().Save(scenetest.Begun(t, 12)))
	require.NotNil(t, NewStack(d.c, First(d.c, true)).OpenMatch())
	m := scenetest.Begun(t, 12)
	same, other := m.Seed(), m.Seed()+1
	for _, x := range []struct {
		game    string
		seed    *uint64
		options map[string]string
		asks    bool
	}{
		{GameOf(m), nil, nil, false}, {GameOf(m), &same, nil, false}, {toy, nil, nil, true}, {"", &other, nil, true}, {GameOf(m), &other, nil, true},
		{"", nil, map[string]string{"money": "open"}, false}, {"", nil, map[string]string{"money": "hidden"}, true}, {"", nil, map[string]string{"course": "long"}, true},
	} {
		begin := func() {
			d.c.Wanted.Game, d.c.Wanted.Seed, d.c.Wanted.Options = x.game, x.seed, x.options
			d.stack = NewStack(d.c, First(d.c, true))
			d.tick(control.Frame{})
			d.tick(control.Frame{})
		}
		begin()
		if !x.asks {
			require.NotNil(t, d.stack.OpenMatch())
			continue
		}
		require.Equal(t, "message", d.scene(), "%v", x)
		d.key(control.Confirm)
		require.Equal(t, m.Log(), d.stack.OpenMatch().Log(), "it goes on")
		begin()
		d.tap("answer 1")
		require.Nil(t, d.stack.OpenMatch())
		if x.game == toy {
			require.Equal(t, toy, setUpOf(d))
		}
		require.NotNil(t, d.c.Archive().Last(), "nothing is lost")
	}
	d.c.Wanted.Game, d.c.Wanted.Seed, d.c.Wanted.Options = toy, nil, nil
	require.IsType(t, &Title{}, First(d.c, false))
}

// The choice and the title with three matches fit every window in every language.
func TestChoiceOfAGameFits(t *testing.T) {
	for _, l := range lang.Available() {
		for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}} {
			for _, scale := range []int{TextScales[0], TextScales[len(TextScales)-1]} {
				d := driveTwo(t, &store.Memory{}, size)
				for _, r := range catalog.All() {
					d.c.Games.Tables[r.Info().ID] = all.Tables[r.Info().ID]
				}
				d.c.Settings.TextScale = scale
				require.NoError(t, d.c.SetLanguage(l.Tag))
				title := NewTitle(d.c)
				title.saved = []*archive.Entry{{Match: toyBegun(t, 3, 1)}, {Match: toyBegun(t, 4, 0)}, {Match: toyBegun(t, 5, 0)}}
				for name, s := range map[string]Scene{"title": title, "games": NewGames(d.c)} {
					d.stack = NewStack(d.c, s)
					d.tick(control.Frame{})
					d.tick(control.Frame{})
					scenetest.RequireFits(t, &d.list, size, name)
					scenetest.RequireWhole(t, &d.list, name)
				}
			}
		}
	}
}

// Where the game decides whom a seat plays, the set-up says so, as the options have it.
func TestTheSetUpSaysWhomASeatPlays(t *testing.T) {
	told, ahead := 0, 0
	scenetest.WithTables(t, func(t *testing.T, r game.Rules, on table.Table) {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			d := drive(t, &store.Memory{}, desktop)
			d.c.Settings.Players = seats
			for _, o := range in.Options {
				d.c.Settings.Options[o.Name] = o.Values[len(o.Values)-1]
			}
			s := NewSetup(d.c, r)
			d.stack = NewStack(d.c, s)
			d.tick(control.Frame{})
			for i, name := range s.homes(d.c) {
				state, err := r.New(s.chosen())
				require.NoError(t, err)
				home, n := game.HomeOf(state, game.Player(i+1))
				if home == (game.Ref{}) || i >= seats {
					require.Empty(t, name)
					continue
				}
				want := d.c.Lang.Words(in, nil).Title(home)
				if n > 0 {
					want += " +" + d.c.Lang.Number(n)
					ahead++
				}
				require.Equal(t, want, name)
				require.True(t, d.shows(name), "%d players: %s", seats, name)
				told++
			}
			scenetest.RequireReadable(t, &d.list, desktop, "set-up")
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
	scenetest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		made := 0
		d := drive(t, &store.Memory{}, desktop)
		d.c.Settings.Players = 2
		s := NewSetup(d.c, tallied{r, &made})
		d.stack = NewStack(d.c, s)
		d.tick(control.Frame{})
		before := made
		for range 5 {
			d.tick(control.Frame{Pointer: display.Point{X: 5 * float64(made), Y: 9}, Inside: true})
		}
		require.Equal(t, before, made)
		for _, players := range []int{3, 4, 2} {
			d.tap(input.TargetName(display.Target{Command: cmdPlayers, Index: players - r.Info().MinSeats}))
			require.Equal(t, before+1, made)
			before = made
			state, err := r.New(s.chosen())
			require.NoError(t, err)
			for i := range players {
				home, _ := game.HomeOf(state, game.Player(i+1))
				if home == (game.Ref{}) {
					require.Empty(t, s.homes(d.c)[i])
					continue
				}
				require.Equal(t, d.c.Lang.Words(r.Info(), nil).Title(home), s.homes(d.c)[i])
				looked++
			}
		}
	})
	require.Positive(t, looked)
}
