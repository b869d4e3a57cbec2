package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A saved game keeps level and character, and levels that no menu offers any more.
func TestOpponentsAreSaved(t *testing.T) {
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain/raider", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "deckhand", Colour: 2}}
	for _, r := range catalog.All() {
		m, _, err := session.New(r, game.Options{Seats: 2}, seats, 3)
		require.NoError(t, err)
		again, err := save.Decode(save.Encode(m), catalog.Find)
		require.NoError(t, err)
		require.Equal(t, seats, again.Seats())
	}
}

// In windows of every shape, with letters of every size, nothing of the set-up
// lies over anything else.
func TestLayoutOfTheSetup(t *testing.T) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range app.TextScales {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.TextScale = scale
			d.Tick(control.Frame{})
			d.SetUp()
			s := d.Stack.Top().(*Setup)
			s.more = true
			l := apptest.RowsOf(d.Context, &s.Form)
			apptest.RequireReadable(t, l, display.Point{X: size.X, Y: 1e4}, "set-up")
			for i, a := range l.Hits {
				for _, b := range l.Hits[:i] {
					common := a.Rect.Intersect(b.Rect)
					require.Less(t, min(common.W, common.H), 0.5, "%v, %d %%: %v and %v", size, scale, a.Target, b.Target)
				}
			}
			for _, o := range l.Ops {
				if o.Kind == display.DrawText {
					require.NotContains(t, o.Text, "…", "%v, %d %%", size, scale)
				}
			}
		}
	}
}

// The set-up asks for three things: how many play, who plays, and the option that matters most. All else
// is folded away, until somebody asks for it or something in it is not as it begins.
func TestTheSetupFoldsAwayWhatFewChange(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1800})
		d.Context.Settings.Players = 3 // to which each game has more than one option that matters
		asked := func() (options int, seed bool) {
			for i := range r.Info().Options {
				if d.List.Find(display.Target{Command: cmdOption, Ref: game.Count(i)}) != nil {
					options++
				}
			}
			return options, d.List.Find(display.Target{Command: cmdSeed}) != nil
		}
		open := func() {
			d.Stack = app.NewStack(d.Context, NewSetup(d.Context, r))
			d.Tick(control.Frame{})
		}
		open()
		options, seed := asked()
		require.Equal(t, 1, options, r.Info().ID)
		require.False(t, seed)
		d.Tap("more-options")
		options, seed = asked()
		require.Greater(t, options, 1)
		require.True(t, seed)
		d.Tap("more-options")
		options, seed = asked()
		require.Equal(t, 1, options)
		require.False(t, seed)

		last := r.Info().Options[len(r.Info().Options)-1]
		d.Context.Settings.Options[app.OptionKey(r.Info(), last.Name)] = last.Values[1]
		open()
		options, _ = asked()
		require.Greater(t, options, 1, "what has been chosen is in sight")
	})
}

// Whoever unfolds the rest finds everything that was in sight in its place, and below the button that folds it again
// stays in words what is not as it begins: of a player in its row.
func TestUnfoldingMovesNothing(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 1920, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.SetUp()
		d.Tap("players 1")
		folded := map[display.Target]display.Rect{}
		for _, h := range d.List.Hits {
			if h.Target.Command != cmdStart && h.Target.Command != cmdBack {
				folded[h.Target] = h.Rect
			}
		}
		s := d.Stack.Top().(*Setup)
		s.more = true
		d.Tick(control.Frame{})
		for target, at := range folded {
			if h := d.List.Find(target); h != nil { // a low window shows the rows as far as they fit
				require.InDelta(t, at.X, h.Rect.X, 0.01, "%v, %v", size, target)
				require.InDelta(t, at.Y, h.Rect.Y, 0.01, "%v, %v", size, target)
			}
		}
		s.seats[1].Level, s.seed = "admiral/raider", app.NewEntry("42", seedLength, isDigit)
		s.options["closing"] = "random"
		s.more = false
		words := strings.Join(apptest.AllTexts(apptest.RowsOf(d.Context, &s.Form)), " ")
		for _, text := range []string{"Admiral, Raider", "Random seed: 42", "By lot"} {
			require.Contains(t, words, text, "%v", size)
		}
	}
}

// Until somebody has sailed a voyage, the set-up offers the voyages of its game first.
func TestTheSetupOffersVoyagesToNewcomers(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		d.Stack = app.NewStack(d.Context, NewSetup(d.Context, r))
		d.Tick(control.Frame{})
		require.True(t, d.Shows("Learn it step by step"))
		d.Tap("learn")
		require.Equal(t, "lessons", d.Scene())
		require.Equal(t, r.Info().ID, d.Stack.Top().(*Lessons).rules().Info().ID)
		d.Tap("back")
		require.Equal(t, "setup", d.Scene(), "one comes back to where one was")

		book := d.Context.Logbook()
		book.Finished = lessons.IDs[:1]
		book.Keep(d.Context)
		d.Stack = app.NewStack(d.Context, NewSetup(d.Context, r))
		d.Tick(control.Frame{})
		require.False(t, d.Shows("Learn it step by step"))
	})
}

// The bust of a bot grows older with its level.
func TestTheSetupShowsEverybodysFace(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.SetUp()
	faces := func() (names []string) {
		for _, o := range d.List.Ops {
			if o.Kind == display.FillPath && strings.HasPrefix(o.Path.Name, "bust ") {
				if name := strings.Fields(o.Path.Name)[1]; !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
		return names
	}
	require.Equal(t, []string{"venice-captain", "genoa-captain", "spain-captain", "turkey-captain"}, faces())
	d.Tap("more-options")
	d.Tap("level 1 seat:2")
	d.Tap("level seat:3")
	d.Tap("level seat:3")
	require.Equal(t, []string{"venice-captain", "genoa-old", "spain-young", "turkey-captain"}, faces())
}
