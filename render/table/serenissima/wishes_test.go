package serenissima_test

import (
	"fmt"
	"hash/maphash"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	rules "serenissima/game/serenissima"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// A wish is something that somebody at the screen wants to do, with the clicks it takes.
type wish struct {
	name   string
	match  string   // what has happened before, an action a line
	goals  []string // what is to happen, one after the other: the actions of each in any order, a line each
	advice bool     // the captain is asked beforehand and advises just that
	today  int      // clicks that it takes
	wanted int      // clicks that it is to take
}

// opening is a match of a person on seat 1 and three bots, up to her first galley's turn.
const opening = `* begin seat:1
1 start-at port:venezia ship:4
2 start-at port:genova ship:1
3 start-at port:constantinople ship:2
4 start-at port:alexandria ship:3
4 take-galley ship:5
3 take-galley ship:6
2 take-galley ship:7
1 take-galley ship:8
2 end
3 end
4 end
`

// sold goes on to the turn of her second galley; the first has sold a cube.
const sold = `1 load ship:4 good:wine
1 sail ship:4 area:z_ragusa
1 sell ship:4 good:wine
1 end
4 end
3 end
2 end
`

var wishes = []wish{
	{
		name: "take a neutral port in reach", match: opening, today: 2, wanted: 2,
		goals: []string{`1 sail ship:4 area:z_ragusa
			1 sail ship:4 area:z_corfu
			1 land ship:4 port:corfu count:1`},
	},
	{
		name: "load what costs nothing and take a neutral port", match: opening, today: 1, wanted: 2,
		goals: []string{`1 load ship:4 good:wine
			1 sail ship:4 area:z_ragusa
			1 sail ship:4 area:z_corfu
			1 land ship:4 port:corfu count:1`},
	},
	{
		name: "load, sail, sell", match: opening, today: 1, wanted: 3,
		goals: []string{`1 load ship:4 good:wine
			1 sail ship:4 area:z_ragusa
			1 sail ship:4 area:z_corfu
			1 sell ship:4 good:wine`},
	},
	{
		name: "a galley and four sailors", match: opening + sold, today: 3, wanted: 3,
		goals: []string{`1 buy-galley ship:9 port:venezia
			1 recruit ship:9
			1 recruit ship:9
			1 recruit ship:9
			1 recruit ship:9`},
	},
	{
		name: "the captain's plan", match: opening, today: 1, wanted: 1, advice: true,
		goals: []string{`1 move-sailor port:venezia ship:4
			1 load ship:4 good:wine
			1 sail ship:4 area:z_ragusa
			1 sail ship:4 area:z_sicilia
			1 land ship:4 port:sicilia count:1`},
	},
	{
		name: "a whole first turn", match: "* begin seat:1", today: 7, wanted: 7,
		goals: []string{
			`1 start-at port:venezia ship:4`,
			`1 take-galley ship:8`,
			`1 move-sailor port:venezia ship:4
			1 load ship:4 good:wine
			1 sail ship:4 area:z_ragusa
			1 sail ship:4 area:z_sicilia
			1 land ship:4 port:sicilia count:1`,
			`1 load ship:8 good:wine
			1 sail ship:8 area:z_ragusa
			1 sail ship:8 area:z_sicilia
			1 sail ship:8 area:z_tripoli
			1 sell ship:8 good:wine
			1 end`,
		},
	},
}

// actionsOf reads actions, one a line.
func actionsOf(t *testing.T, text string) (list []game.Action) {
	for line := range strings.Lines(text) {
		a, err := rules.New().Info().ParseAction(line)
		require.NoError(t, err)
		list = append(list, a)
	}
	return list
}

// What people often want takes no more clicks than it did.
func TestClicksOfWishes(t *testing.T) {
	var list display.List
	for _, w := range wishes {
		var clicks []click
		if w.advice {
			clicks = append(clicks, w.sit(t, &list).look().on(t, display.Target{Command: control.Advice}))
		}
		free := len(clicks)
		begun, wanted := len(actionsOf(t, w.match)), []game.Action(nil)
		s := &search{
			sit:   func() *desk { return w.sit(t, &list) },
			judge: func(d *desk, _ []click) standing { return judge(d.match, begun, wanted) },
		}
		if w.advice { // a click carries out the whole plan
			s.judge = func(d *desk, _ []click) standing {
				at := judge(d.match, begun, wanted)
				at.left = min(1, at.left)
				return at
			}
		}
		for _, goal := range w.goals {
			wanted = append(wanted, actionsOf(t, goal)...)
			clicks = s.find(clicks)
			require.NotNil(t, clicks, "%s: %s", w.name, goal)
		}
		n := len(clicks) - free
		t.Logf("%s: %d clicks, %d wanted: %s", w.name, n, w.wanted, path(clicks[free:]))
		require.LessOrEqual(t, n, w.today, w.name)
	}
}

// Three bots weaker than usual are chosen with no more clicks than they were.
func TestClicksOfWeakerBots(t *testing.T) {
	const today, wanted = 1, 1
	sit := func() *desk {
		c := quiet(t)
		d := &desk{t: t, c: c, list: &display.List{}, stack: app.NewStack(c, page.NewTitle(c))}
		d.stack.Push(page.NewSetup(c, rules.New()))
		d.settle()
		return d
	}
	s := &search{sit: sit}
	agreed := func(clicks []click) (seats []session.Seat, rest string) { // it is kept when the page is left
		d := s.replay(clicks)
		d.tick(control.Frame{Commands: []display.Command{control.Cancel}})
		return d.c.Settings.Seats, fmt.Sprint(d.c.Settings.Players, d.c.Settings.Options)
	}
	before, options := agreed(nil)
	levels := quiet(t).Bots.Levels("")
	usual := slices.Index(levels, before[1].Level)
	s.judge = func(_ *desk, clicks []click) standing {
		seats, rest := agreed(clicks)
		at := standing{astray: rest != options, position: maphash.String(hashSeed, fmt.Sprint(seats))}
		for i, seat := range seats {
			switch level := slices.Index(levels, seat.Level); {
			case seat.Kind == session.Bot && level == usual:
				at.left = 1 // a click for all of them
			case seat.Kind == session.Bot && level > usual:
				at.astray = true
			}
			seat.Level = before[i].Level
			at.astray = at.astray || seat != before[i]
		}
		return at
	}
	clicks := s.find(nil)
	require.NotNil(t, clicks)
	t.Logf("three weaker bots: %d clicks, %d wanted: %s", len(clicks), wanted, path(clicks))
	require.LessOrEqual(t, len(clicks), today)
}

// judge says how far the actions of seat 1 behind so many entries have come to all that
// are wanted. A click carries out one action, or the same one several times, or loads what is
// free, sails all the way and does one thing there.
func judge(m *session.Match, begun int, wanted []game.Action) standing {
	left := slices.Clone(wanted)
	for _, a := range m.Log()[begun:] {
		if a.By != 1 {
			continue
		}
		i := slices.Index(left, a)
		if i < 0 {
			return standing{astray: true}
		}
		left = slices.Delete(left, i, i+1)
	}
	at := standing{left: len(left), position: game.Hash(m.State())}
	for i, a := range left {
		if i > 0 && (a == left[i-1] || left[i-1].Verb == rules.Sail || left[i-1].Verb == rules.LoadGood && a.Verb == rules.Sail) {
			at.left--
		}
	}
	return at
}

// path names the targets of clicks.
func path(clicks []click) string {
	var names []string
	for _, k := range clicks {
		names = append(names, device.TargetName(k.target))
	}
	return strings.Join(names, ", ")
}

// sit opens the match of a wish.
func (w *wish) sit(t *testing.T, list *display.List) *desk {
	seats := make([]session.Seat, game.MaxSeats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Name: string(rune('A' + i)), Level: "captain", Colour: i + 1}
	}
	seats[0].Kind, seats[0].Level = session.Human, ""
	m, err := session.Restore(rules.New(), game.Options{Seats: len(seats)}, seats, 7, actionsOf(t, w.match))
	require.NoError(t, err)
	c := quiet(t)
	if w.advice {
		c.Bots.NewAdvisor = func(string) session.Advisor { return planner{actionsOf(t, w.goals[0])} }
	}
	d := &desk{t: t, c: c, match: m, list: list, stack: app.NewStack(c, match.NewPlay(c, m, nil))}
	d.settle()
	return d
}

// quiet is a program in which nothing moves that need not.
func quiet(t *testing.T) *app.Context {
	st := &store.Memory{}
	settings, words, _, err := app.LoadSettings(st)
	require.NoError(t, err)
	settings.SpeedOwn, settings.SpeedOthers, settings.ReducedMotion = app.AtOnce, app.AtOnce, true
	var clock int64
	return &app.Context{
		Store: st, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Lang: words, Settings: settings, Matches: match.Scenes(), Pages: page.All(result.New),
		Bots:   app.Bots{Levels: func(string) []string { return []string{"apprentice", "merchant", "captain", "admiral"} }, NewBrain: func(string, string, uint64) session.Brain { return &bystander{} }},
		Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { clock += 5; return clock },
	}
}

// A bystander is a bot that does nothing and forbids nothing.
type bystander struct{ best game.Action }

// Start implements session.Brain.
func (b *bystander) Start(view game.State, _ game.Player) {
	legal := view.AppendActions(nil)
	b.best = legal[0]
	for _, a := range legal {
		if a.Verb == rules.End || a.Verb == rules.Allow {
			b.best = a
		}
	}
}

// Step implements session.Brain.
func (b *bystander) Step(int) bool { return true }

// Best implements session.Brain.
func (b *bystander) Best() game.Action { return b.best }

// A planner is an advisor who knows one plan.
type planner struct{ plan []game.Action }

// Advise implements session.Advisor.
func (p planner) Advise(game.State, game.Player) *session.Advice {
	return &session.Advice{Plan: p.plan, Worth: 500}
}

// Explain implements session.Advisor.
func (planner) Explain(game.State, game.Player, []game.Action) *session.Advice {
	return &session.Advice{}
}

// Weigh implements session.Advisor.
func (planner) Weigh(game.State, game.Player, []game.Action) *session.Advice {
	return &session.Advice{}
}
