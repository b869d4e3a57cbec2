package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/voyage"
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/op"
)

// A posture is a position with what the rules allow in it.
type posture struct {
	*serenissima.State
	legal []game.Action
}

// can reports whether one of the verbs is legal.
func (s *posture) can(verbs ...game.Verb) bool {
	return slices.ContainsFunc(s.legal, func(a game.Action) bool { return slices.Contains(verbs, a.Verb) })
}

// active is the galley that acts.
func (s *posture) active() *serenissima.Galley { return &s.Galleys[s.Active] }

// port is where that galley lies, zero for no port.
func (s *posture) port() serenissima.PortID { return s.PortAt(s.active().Zone) }

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
func (s *posture) carries(ok func(serenissima.Good) bool) bool {
	for good := serenissima.Wood; good <= serenissima.Spice; good++ {
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

var purchases = []game.Verb{serenissima.Recruit, serenissima.BuyGalley, serenissima.BuildFort, serenissima.BuildBasilica}

// claims are the captions below the buttons, with what each says of the position.
// Those that only tell which step comes first need not be here.
var claims = map[string]func(s *posture) bool{
	"group.fight.none": func(s *posture) bool { return !s.foe() },
	"brief.no-cube":    func(s *posture) bool { return s.active().Cubes == 0 },
	"brief.no-port":    func(s *posture) bool { return s.port() == 0 },
	"brief.port-closed": func(s *posture) bool {
		return s.port() != 0 && s.Ports[s.port()].Closed
	},
	"brief.produced-here": func(s *posture) bool {
		return s.carries(func(g serenissima.Good) bool { return s.Board.Ports[s.port()].Good == g })
	},
	"brief.stored": func(s *posture) bool {
		return s.carries(func(g serenissima.Good) bool { return s.Ports[s.port()].Stores(g) })
	},
	"brief.warehouse-full": func(s *posture) bool { return s.Ports[s.port()].Filled == s.Board.Ports[s.port()].Size() },
	"brief.too-weak":       func(s *posture) bool { return s.CombatValue() < 1 && s.foe() },
	"brief.no-money": func(s *posture) bool { // with more there would be something to buy
		rich := *s.State
		rich.Ducats[s.Decision().Player] += 100
		return (&posture{&rich, rich.AppendActions(nil)}).can(purchases...)
	},
	"brief.reserve-empty": func(s *posture) bool { return s.Reserve[s.Decision().Player] == 0 },
	"brief.no-moves":      func(s *posture) bool { return s.CombatValue() < 1 && s.asks(serenissima.Arrived) },
	"brief.stopped":       func(s *posture) bool { return s.CombatValue() > 0 && s.asks(serenissima.Arrived) },
	"brief.acted":         func(s *posture) bool { return !s.asks(serenissima.Activate, serenissima.Investing) },
	"brief.invested":      func(s *posture) bool { return s.asks(serenissima.Investing) },
	"brief.fought":        func(s *posture) bool { return s.asks(serenissima.Fighting) },
	"brief.sold":          func(s *posture) bool { return s.asks(serenissima.Selling) },
	"brief.forbidden":     func(s *posture) bool { return s.asks(serenissima.Thwarted) },
	"brief.only-forbidder": func(s *posture) bool {
		return s.asks(serenissima.Thwarted)
	},
	"learn.allowed.brief": func(s *posture) bool { return true }, // that depends on the group
}

// prompts are what is asked besides what the texts list by {can}, with what must be
// legal for that.
var prompts = map[game.Prompt][]game.Verb{
	serenissima.Selling: {serenissima.Sell}, serenissima.Thwarted: {serenissima.Attack}, serenissima.Investing: purchases,
	serenissima.SpecialInvest: purchases, serenissima.Loot: {serenissima.TakeCube}, serenissima.Occupy: {serenissima.Land},
	serenissima.AskFightOn: {serenissima.FightOn}, serenissima.AskPassage: {serenissima.Forbid}, serenissima.AskSale: {serenissima.Forbid},
	serenissima.AskLanding: {serenissima.Forbid},
}

// offers are the words of the prompts, with the verbs that they stand for.
var offers = map[string][]game.Verb{
	"can.load": {serenissima.LoadGood, serenissima.MoveSailor, serenissima.MoveGood}, "can.sail": {serenissima.Sail},
	"can.sell": {serenissima.Sell}, "can.attack": {serenissima.Attack}, "can.land": {serenissima.Land}, "can.recruit": purchases,
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
	check := func(name string, open func(c *scene.Context) *Play) {
		language := lang.Available()[n%len(lang.Available())].Tag
		n++
		d := drive(t, &store.Memory{}, desktop)
		words, err := lang.Load(language)
		require.NoError(t, err)
		d.c.Lang, d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = words, scene.AtOnce, scene.AtOnce
		p := open(d.c)
		d.stack = scene.NewStack(d.c, p)
		d.tick(input.Frame{})
		d.tick(input.Frame{})
		requireTrue(d, p, name+", "+language, shown)
	}
	for seed := range uint64(12) {
		for i, m := range scenetest.Positions(t, seed, 3) {
			check(fmt.Sprintf("game %d, position %d", seed, i), func(c *scene.Context) *Play { return NewPlay(c, m, nil).(*Play) })
		}
	}
	for _, id := range voyage.IDs {
		v, err := voyage.Load(id, drive(t, &store.Memory{}, desktop).c.Rules)
		require.NoError(t, err)
		for i := range v.Notes {
			check(fmt.Sprintf("voyage %s, note %d", id, i+1), func(c *scene.Context) *Play {
				s, err := NewLesson(c, id, i)
				require.NoError(t, err)
				return s.(*Play)
			})
		}
	}
	for _, key := range []string{"group.fight.none", "brief.no-cube", "brief.produced-here", "brief.no-money", "brief.stopped", "brief.acted", "learn.allowed.brief"} {
		require.Contains(t, shown, key, "never shown")
	}
}

// requireTrue: each caption on the screen is true.
func requireTrue(d *driver, p *Play, name string, shown map[string]bool) {
	t, words := d.t, p.words(d.c)
	decider := p.decider()
	if decider <= game.Nobody || !p.person(decider) || !p.timeline.Idle() {
		return
	}
	s := &posture{State: p.match.State().(*serenissima.State), legal: p.now.view.AppendActions(nil)}
	onlyEnd := len(s.legal) == 1 && s.can(serenissima.End)
	if verbs, ok := prompts[s.Decision().Prompt]; ok {
		require.True(t, onlyEnd || s.can(verbs...), "%s: %s", name, words.Prompt(s.Decision(), p.table.Subject(s.State), s.legal))
	}
	if p.now.modal() {
		return
	}
	if s.asks(serenissima.Activate, serenissima.Loading, serenissima.Sailing, serenissima.Arrived, serenissima.Fighting) && !onlyEnd {
		prompt := words.Prompt(s.Decision(), p.table.Subject(s.State), s.legal)
		require.True(t, d.shows(prompt), "%s: %s", name, prompt)
		for key, verbs := range offers {
			require.Equal(t, s.can(verbs...), strings.Contains(prompt, words.Line(key)), "%s: %s: %s", name, prompt, key)
		}
	}
	require.Equal(t, onlyEnd, d.shows(words.Line("only-end", "seat", seatRef(decider))), "%s: only the end", name)
	if s.Active != 0 {
		values := words.Line("board.galley-values", "moves", int(s.MovesLeft()), "value", max(0, int(s.CombatValue())))
		require.True(t, d.shows(values), "%s: %s", name, values)
		require.Equal(t, s.can(serenissima.Sail), s.MovesLeft() > 0, "%s: %s", name, values)
	}
	captions := captionsOf(words)
	for i, g := range p.now.controls.Groups {
		hit := d.list.Find(op.Target{Command: cmdGroup, Index: i})
		if hit == nil { // ports to choose from have their buttons there
			continue
		}
		can := s.can(g.Verbs...)
		if p.tutorial.lesson == nil {
			require.Equal(t, can, !hit.Off, "%s: %s", name, g.Name)
		}
		full, brief := "", ""
		if hit.Off {
			full, brief = p.messages.whyOff(d.c, i)
			require.Equal(t, full, hit.Tip, name)
			require.NotContains(t, full+brief, "<", name)
		}
		require.Equal(t, hit.Off && can, full == words.T("learn.allowed"), "%s: %s: %s", name, g.Name, full)
		key, ok := captions[brief]
		if !ok {
			continue
		}
		shown[key] = true
		require.True(t, claims[key](s), "%s: %s says %q", name, g.Name, brief)
		require.Equal(t, hit.Off && can, key == "learn.allowed.brief", "%s: %s says %q", name, g.Name, brief)
	}
}
