package result

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// variants are the default options of a game, and each other value of each option.
func variants(info *game.Info) []game.Options {
	list := []game.Options{{Seats: info.MaxSeats}}
	for _, o := range info.Options {
		for _, value := range o.Values[1:] {
			list = append(list, game.Options{Seats: info.MaxSeats, Values: map[string]string{o.Name: value}})
		}
	}
	return list
}

// over plays a random match of a game to its end.
func over(t *testing.T, rules game.Rules, o game.Options, seed uint64) *session.Match {
	var log []game.Action
	_, err := gametest.RandomGame(rules, o, seed, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
	require.NoError(t, err)
	seats := make([]session.Seat, o.Seats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: []string{"Anna", "Bernat", "Caterina", "Dawud"}[i], Colour: i + 1}
	}
	m, err := session.Restore(rules, o, seats, seed, log)
	require.NoError(t, err)
	return m
}

// The result of every game fits every window: no text leaves it, is cut, too small or lies
// over another one. What is a matter of points is told in the words of the game.
func TestResultOfEveryGameFits(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for i, o := range variants(rules.Info()) {
			m := over(t, rules, o, uint64(i))
			for _, l := range lang.Available() {
				for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 820, Y: 1180}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
					name := fmt.Sprintf("%v, %s, %v", o, l.Tag, size)
					d := drive(t, &store.Memory{}, size)
					require.NoError(t, d.Context.SetLanguage(l.Tag))
					d.Context.Games.Tables[rules.Info().ID] = on
					r := newResult(d.Context, m, Ranking(d.Context, m))
					d.Stack = app.NewStack(d.Context, r)
					d.Forward(r.Resting)
					column := apptest.RowsOf(d.Context, &r.Form)
					apptest.RequireFits(t, column, display.Point{X: size.X, Y: math.Inf(1)}, name)
					apptest.RequireWhole(t, column, name)
					apptest.RequireReadable(t, column, display.Point{X: size.X, Y: math.Inf(1)}, name)
					for _, o := range column.Ops {
						require.False(t, o.Kind == display.DrawText && o.Size < widget.MinText, "%s: %q", name, o.Text)
					}
					for _, text := range apptest.AllTexts(column) {
						require.NotContains(t, text, "<", name)
					}
				}
			}
		}
	})
}

// Where nothing is spent and nobody had anything at the start, neither is told.
func TestWhatGoesWithoutSayingIsNotInTheResult(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	list := []Placing{
		{Seat: 1, Rank: 1, Name: "Anna", Score: 9, Sources: []Source{{"in.goods", 9}}, History: make([]Moment, 3)},
		{Seat: 2, Rank: 2, Name: "Nur", Score: 4, Sources: []Source{{"in.goods", 4}}, History: make([]Moment, 3)},
	}
	bookStart(list)
	require.Len(t, list[0].Sources, 1)
	r := newResult(d.Context, apptest.Begun(t, 0), list)
	earned, spent := r.account(d.Context, &list[0])
	require.Empty(t, earned+spent)
	require.Equal(t, "9", r.amount(d.Context, 9, "in.goods"))

	list[1].Score = 6
	bookStart(list)
	require.Equal(t, 2, list[1].from(startKey))
	list[0].Sources = append(list[0].Sources, Source{"out.fort", -1})
	earned, _ = r.account(d.Context, &list[0])
	require.NotEmpty(t, earned)
	require.Equal(t, "+9", r.amount(d.Context, 9, "in.goods"))
}

// What is paid but counts nothing is no source of points.
func TestBarterIsNoSource(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		d.Context.Games.Tables[rules.Info().ID] = on
		m := over(t, rules, game.Options{Seats: rules.Info().MaxSeats}, 3)
		bartered := map[string]bool{}
		for b := range m.Beats() {
			for _, ev := range b.Events {
				if on.Meaning(ev).Kind == table.Barter {
					bartered[rules.Info().NoteName(ev.Note)] = true
				}
			}
		}
		for _, s := range Ranking(d.Context, m) {
			for _, x := range s.Sources {
				for note := range bartered {
					require.NotContains(t, x.Key, note)
				}
			}
		}
	})
}

// A few turns are all named below their chart; of many those with round numbers are, and the
// end always.
func TestTurnsOfAChartAreNamed(t *testing.T) {
	require.Equal(t, []int{0, 1, 2, 3}, turnMarks(3))
	require.Equal(t, []int{0, 19, 39, 59, 79, 99, 119, 139, 156}, turnMarks(156))
	for turns := 1; turns < 1000; turns++ {
		list := turnMarks(turns)
		require.LessOrEqual(t, len(list), 14, "%d turns", turns)
		require.Zero(t, list[0])
	}
}

// Where pegs would hide each other only those stay at which a number changes.
func TestPegsThinOut(t *testing.T) {
	ch := &chart{value: func(m Moment) int { return m.Score }}
	s := Placing{History: []Moment{{Score: 1}, {Score: 1}, {Score: 4}, {Score: 4}, {Score: 4}}}
	for width, want := range map[float64]int{100: 5, 20: 3} {
		ch.lay([]Placing{s}, display.Rect{W: width, H: 50}, 1)
		require.Len(t, ch.pegs(&s, ch.lines[0].Rings[0], 1), want, "%v wide", width)
	}
}

// Where a game may end for several reasons, its result says which it was, with the number of the rule.
func TestTheResultSaysWhyTheGameEnded(t *testing.T) {
	told := map[string]bool{}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for i, o := range append(variants(rules.Info()), variants(rules.Info())...) {
			m := over(t, rules, o, uint64(i))
			d := drive(t, &store.Memory{}, apptest.Desktop)
			require.NoError(t, d.Context.SetLanguage([]string{"en", "fr", "de"}[i%3]))
			d.Context.Games.Tables[rules.Info().ID] = on
			r := newResult(d.Context, m, Ranking(d.Context, m))
			d.Stack = app.NewStack(d.Context, r)
			r.counting.skip()
			if why := r.cause(d.Context); why != "" {
				require.Contains(t, d.Stack.Page().Lines, why)
				require.Regexp(t, `G\d+\.\d+`, why)
				told[why] = true
			}
		}
	})
	require.Greater(t, len(told), 2)
}

// What the winner has done is told in the words of the game.
func TestTheWinnerInTheWordsOfTheGame(t *testing.T) {
	for id, does := range map[string]string{"serenissima": "rules the sea", "goldenhorn": "is the richest merchant"} {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		rules := catalog.Find(id)
		for seed, winners := uint64(1), 0; winners != 1; seed++ {
			m := over(t, rules, game.Options{Seats: 4}, seed)
			r := newResult(d.Context, m, Ranking(d.Context, m))
			if winners = len(r.winners()); winners == 1 {
				require.Equal(t, r.winners()[0].Name+" "+does, r.headline(d.Context))
			}
		}
	}
}
