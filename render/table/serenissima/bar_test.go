package serenissima_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	rules "serenissima/game/serenissima"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
	"serenissima/render/table/serenissima"
)

// A posture is a position with what the rules allow in it.
type posture struct {
	*rules.State
	legal []game.Action
}

// can reports whether one of the verbs is legal.
func (s *posture) can(verbs ...game.Verb) bool {
	return slices.ContainsFunc(s.legal, func(a game.Action) bool { return slices.Contains(verbs, a.Verb) })
}

// active is the galley that acts.
func (s *posture) active() *rules.Galley { return &s.Galleys[s.Active] }

// port is where that galley lies, zero for no port.
func (s *posture) port() rules.PortID { return s.PortAt(s.active().Zone) }

// foe reports whether somebody could be fought, or a port taken, if it were the
// time for that.
func (s *posture) foe() bool {
	for _, g := range s.Galleys {
		if g.Owner != game.Nobody && g.Owner != s.Mover() && g.Zone == s.active().Zone {
			return true
		}
	}
	return s.port() != 0 && s.Ports[s.port()].Owner != s.Mover()
}

// carries reports whether goods are aboard that none of the others is.
func (s *posture) carries(ok func(rules.Good) bool) bool {
	for good := rules.Wood; good <= rules.Spice; good++ {
		if s.active().Cargo[good] > 0 && ok(good) {
			return true
		}
	}
	return false
}

// asks reports whether one of the prompts is open.
func (s *posture) asks(prompts ...game.Prompt) bool {
	return slices.Contains(prompts, s.Decision().Prompt)
}

var purchases = []game.Verb{rules.Recruit, rules.BuyGalley, rules.BuildFort, rules.BuildBasilica}

// claims are the captions below the buttons, with what each says of the position.
var claims = map[string]func(s *posture) bool{
	"group.fight.none": func(s *posture) bool { return !s.foe() },
	"brief.no-cube":    func(s *posture) bool { return s.active().Cubes == 0 },
	"brief.no-port":    func(s *posture) bool { return s.port() == 0 },
	"brief.port-closed": func(s *posture) bool {
		return s.port() != 0 && s.Ports[s.port()].Closed
	},
	"brief.produced-here": func(s *posture) bool {
		return s.carries(func(g rules.Good) bool { return s.Board.Ports[s.port()].Good == g })
	},
	"brief.stored": func(s *posture) bool {
		return s.carries(func(g rules.Good) bool { return s.Ports[s.port()].Stores(g) })
	},
	"brief.warehouse-full": func(s *posture) bool { return s.Ports[s.port()].Filled == s.Board.Ports[s.port()].Size() },
	"brief.too-weak":       func(s *posture) bool { return s.CombatValue() < 1 && s.foe() },
	"brief.no-money": func(s *posture) bool { // with more there would be something to buy
		rich := *s.State
		rich.Ducats[s.Decision().Player] += 100
		return (&posture{&rich, rich.AppendActions(nil)}).can(purchases...)
	},
	"brief.reserve-empty": func(s *posture) bool { return s.Reserve[s.Decision().Player] == 0 },
	"brief.no-moves":      func(s *posture) bool { return s.CombatValue() < 1 && s.asks(rules.Arrived) },
	"brief.stopped":       func(s *posture) bool { return s.CombatValue() > 0 && s.asks(rules.Arrived) },
	"brief.acted":         func(s *posture) bool { return !s.asks(rules.Activate, rules.Investing) },
	"brief.invested":      func(s *posture) bool { return s.asks(rules.Investing) },
	"brief.load-over": func(s *posture) bool {
		return !s.asks(rules.Activate, rules.Loading, rules.Investing)
	},
	"brief.sail-over": func(s *posture) bool { return s.asks(rules.Selling, rules.Fighting, rules.Thwarted) },
	"brief.fought":    func(s *posture) bool { return s.asks(rules.Fighting) },
	"brief.sold":      func(s *posture) bool { return s.asks(rules.Selling) },
	"brief.forbidden": func(s *posture) bool { return s.asks(rules.Thwarted) },
	"brief.only-forbidder": func(s *posture) bool {
		return s.asks(rules.Thwarted)
	},
	"learn.allowed.brief": func(s *posture) bool { return true }, // that depends on the group
}

// prompts are what is asked besides what the texts list by {can}, with what must be
// legal for that.
var prompts = map[game.Prompt][]game.Verb{
	rules.Selling: {rules.Sell}, rules.Thwarted: {rules.Attack}, rules.Investing: purchases,
	rules.SpecialInvest: purchases, rules.Loot: {rules.TakeCube}, rules.Occupy: {rules.Land},
	rules.AskFightOn: {rules.FightOn}, rules.AskPassage: {rules.Forbid}, rules.AskSale: {rules.Forbid},
	rules.AskLanding: {rules.Forbid},
}

// offers are the words of the prompts, with the verbs that they stand for.
var offers = map[string][]game.Verb{
	"can.load": {rules.LoadGood, rules.MoveSailor, rules.MoveGood}, "can.sail": {rules.Sail},
	"can.sell": {rules.Sell}, "can.attack": {rules.Attack}, "can.land": {rules.Land}, "can.recruit": purchases,
}

// captionsOf returns the texts of a list of keys in the language of some words, by
// text.
func captionsOf(w *lang.Words) map[string]string {
	keys := map[string]string{}
	for key := range claims {
		text := w.Line(key)
		if strings.HasPrefix(key, "learn.") {
			text = w.T(key)
		}
		keys[text] = key
	}
	return keys
}

// What is written on the screen about what can be done agrees with what the rules
// allow: in random games and at every moment of every voyage, in every language.
func TestCaptionsAgreeWithTheRules(t *testing.T) {
	shown := map[string]bool{}
	n := 0
	check := func(x screen, first func(c *app.Context) app.Scene) {
		language := lang.Available()[n%len(lang.Available())].Tag
		n++
		x.t, x.name = t, x.name+", "+language
		x.open(language, first)
		x.requireTrue(shown)
	}
	for seed := range uint64(12) {
		for i, m := range apptest.PositionsOf(t, rules.New(), seed, 3) {
			x := screen{name: fmt.Sprintf("game %d, position %d", seed, i), match: m}
			check(x, func(c *app.Context) app.Scene { return match.NewPlay(c, m, nil) })
		}
	}
	for _, id := range lessons.Of(rules.New().Info().ID) {
		v, err := lessons.Load(id, catalog.Find)
		require.NoError(t, err)
		for i, note := range v.Notes {
			m, err := v.Open(v.Seats(), note.Before)
			require.NoError(t, err)
			x := screen{name: fmt.Sprintf("voyage %s, note %d", id, i+1), match: m, lesson: true}
			check(x, func(c *app.Context) app.Scene {
				s, err := match.NewLesson(c, id, i)
				require.NoError(t, err)
				return s
			})
		}
	}
	for _, key := range []string{"group.fight.none", "brief.no-cube", "brief.produced-here", "brief.no-money", "brief.stopped", "brief.acted", "learn.allowed.brief"} {
		require.Contains(t, shown, key, "never shown")
	}
}

var desktop = display.Point{X: 1280, Y: 800}

// A screen shows a position of a match.
type screen struct {
	t      *testing.T
	name   string
	match  *session.Match
	lesson bool // of a voyage, where not all that is legal can be done
	words  *lang.Words
	stack  *app.Stack
	list   display.List
}

// open begins the program in a language, with a scene.
func (x *screen) open(language string, first func(c *app.Context) app.Scene) {
	st := &store.Memory{}
	settings, _, _, err := app.LoadSettings(st)
	require.NoError(x.t, err)
	settings.SpeedOwn, settings.SpeedOthers = app.AtOnce, app.AtOnce
	texts, err := lang.Load(language)
	require.NoError(x.t, err)
	c := &app.Context{
		Store: st, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Lang: texts, Settings: settings, Matches: match.Scenes(), Pages: page.All(result.New),
		Bots:   app.Bots{Levels: func(string) []string { return []string{"apprentice"} }, NewBrain: func(string, string, uint64) session.Brain { return &apptest.First{} }},
		Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { return 5 },
	}
	var names []string
	for i := range x.match.Seats() {
		names = append(names, app.DefaultName(c, i)) // in voyages they depend on the language
	}
	x.words = texts.Words(rules.New().Info(), names)
	x.stack = app.NewStack(c, first(c))
	for range 2 {
		_, err := x.stack.Update(control.Frame{Size: desktop, Scale: 1})
		require.NoError(x.t, err)
		x.stack.View(&x.list)
	}
}

// text is all that is written on the screen, line breaks aside.
func (x *screen) text() string { return strings.Join(apptest.AllTexts(&x.list), " ") }

// captionBelow returns the key of what is written below a button, if that is a claim.
func (x *screen) captionBelow(button display.Rect) string {
	captions := captionsOf(x.words)
	below := display.Rect{X: button.X, Y: button.Y + button.H, W: button.W, H: desktop.Y - button.Y - button.H}
	for _, o := range x.list.Ops {
		if o.Kind == display.DrawText && captions[o.Text] != "" && below.Contains(display.Point{X: o.X, Y: o.Y}) {
			return captions[o.Text]
		}
	}
	return ""
}

// requireTrue: each caption on the screen is true.
func (x *screen) requireTrue(shown map[string]bool) {
	t, name, words := x.t, x.name, x.words
	state := x.match.State()
	d := state.Decision()
	if d.Player <= game.Nobody || x.match.Seat(d.Player).Kind != session.Human || x.stack.Facts()["log"] != strconv.Itoa(x.match.Len()) {
		return
	}
	view := state.Clone()
	view.Redact(d.Player)
	s := &posture{State: state.(*rules.State), legal: view.AppendActions(nil)}
	table := serenissima.Table{}
	prompt := words.Prompt(d, table.Subject(state), s.legal)
	onlyEnd := len(s.legal) == 1 && s.can(rules.End)
	if verbs, ok := prompts[d.Prompt]; ok {
		require.True(t, onlyEnd || s.can(verbs...), "%s: %s", name, prompt)
	}
	if state.Asking().Question {
		return
	}
	text := x.text()
	if s.asks(rules.Activate, rules.Loading, rules.Sailing, rules.Arrived, rules.Fighting) && !onlyEnd {
		require.Contains(t, text, prompt, name)
		for key, verbs := range offers {
			require.Equal(t, s.can(verbs...), strings.Contains(prompt, words.Line(key)), "%s: %s: %s", name, prompt, key)
		}
	}
	seat := game.Seat(d.Player)
	require.Equal(t, onlyEnd, strings.Contains(text, words.Line("only-end", "seat", seat)), "%s: only the end", name)
	if s.Active != 0 {
		values := words.Line("board.galley-values", "moves", int(s.MovesLeft()), "value", max(0, int(s.CombatValue())))
		require.Contains(t, text, values, name)
		require.Equal(t, s.can(rules.Sail), s.MovesLeft() > 0, "%s: %s", name, values)
	}
	for _, g := range table.Offer(view).Groups {
		hit := x.list.Find(position.GroupButton(g.Name))
		if hit == nil { // ports to choose from have their buttons there
			continue
		}
		can := s.can(g.Verbs...)
		if !x.lesson {
			require.Equal(t, can, !hit.Off, "%s: %s", name, g.Name)
		}
		if !hit.Off {
			continue
		}
		key := x.captionBelow(hit.Rect)
		require.NotContains(t, hit.Tip, "<", name)
		require.Equal(t, can, hit.Tip == words.T("learn.allowed"), "%s: %s: %s", name, g.Name, hit.Tip)
		if key == "" {
			continue
		}
		shown[key] = true
		require.True(t, claims[key](s), "%s: %s says %q", name, g.Name, key)
		require.Equal(t, can, key == "learn.allowed.brief", "%s: %s says %q", name, g.Name, key)
	}
}
