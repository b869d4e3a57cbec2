package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serenissima/game"
)

// Conform plays random games of a rule set, seeds 1 to games (every other one
// prefers rare verbs), and checks at every step what package game promises: lists sorted and without duplicates;
// Check accepts what is listed and nothing else; copies independent; texts read
// back; views and events that tell no more and no less than they may; bounded
// length.
func Conform(t *testing.T, r game.Rules, o game.Options, games int) {
	t.Helper()
	conform(t, r, o, games)
}

// A reporter is what Conform needs of *testing.T; Fatalf does not return.
type reporter interface {
	Helper()
	Fatalf(format string, args ...any)
}

func conform(t reporter, r game.Rules, o game.Options, games int) {
	t.Helper()
	checkInfo(t, r.Info())
	checkOptions(t, r, o)
	for seed := 1; seed <= games; seed++ {
		c := &conformer{t: t, in: r.Info(), rules: r, options: o, seed: uint64(seed), rand: game.NewRand(^uint64(seed))}
		c.run()
	}
}

// word is what names in files look like.
var word = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

func checkInfo(t reporter, in *game.Info) {
	t.Helper()
	names := func(what string, list []string) {
		if len(list) < 2 || list[0] != "" {
			t.Fatalf("Info.%s: entry 0 must be empty and others follow: %q", what, list)
		}
		for i, name := range list[1:] {
			if !word.MatchString(name) || slices.Contains(list[:i+1], name) {
				t.Fatalf("Info.%s: %q is no word or not the only one", what, name)
			}
		}
	}
	names("Verbs", in.Verbs)
	names("Prompts", in.Prompts)
	names("Notes", in.Notes)
	names("Reasons", in.Reasons)
	if !word.MatchString(in.ID) || in.Version < 1 || in.MinSeats < 1 || in.MaxSeats > game.MaxSeats || in.MinSeats > in.MaxSeats {
		t.Fatalf("Info: bad id %q, version %d or seats %d to %d", in.ID, in.Version, in.MinSeats, in.MaxSeats)
	}
	for kind, list := range in.Refs {
		for i, name := range list {
			_, err := strconv.Atoi(name)
			if name != "" && (err == nil || strings.ContainsAny(name, " \t\n:#") || slices.Contains(list[:i], name)) {
				t.Fatalf("Info.Refs[%v]: %q is a number, has a space, or is not the only one", game.RefKind(kind), name)
			}
		}
	}
	for _, oi := range in.Options {
		if !word.MatchString(oi.Name) || oi.Name == "seats" || len(oi.Values) < 2 {
			t.Fatalf("Info.Options: bad option %+v", oi)
		}
		for _, v := range oi.Values {
			if !word.MatchString(v) {
				t.Fatalf("Info.Options: %s has the value %q", oi.Name, v)
			}
		}
		for _, n := range oi.Seats {
			if n < in.MinSeats || n > in.MaxSeats {
				t.Fatalf("Info.Options: %s matters with %d seats", oi.Name, n)
			}
		}
		if oi.Easy != "" && !slices.Contains(oi.Values, oi.Easy) {
			t.Fatalf("Info.Options: %s has no value %q for a first game", oi.Name, oi.Easy)
		}
	}
}

// checkOptions checks that New refuses what the rule set does not have.
func checkOptions(t reporter, r game.Rules, o game.Options) {
	t.Helper()
	for _, bad := range []game.Options{
		{Seats: r.Info().MinSeats - 1},
		{Seats: r.Info().MaxSeats + 1},
		{Seats: o.Seats, Values: map[string]string{"no such option": "x"}},
	} {
		if _, err := r.New(bad); err == nil {
			t.Fatalf("New accepts %+v", bad)
		}
	}
	for _, oi := range r.Info().Options {
		if _, err := r.New(game.Options{Seats: o.Seats, Values: map[string]string{oi.Name: "no such value"}}); err == nil {
			t.Fatalf("New accepts a value that option %s does not have", oi.Name)
		}
	}
}

// Mutations tried at each step, and steps between two games played to the end
// from a guess of the position.
const (
	mutations = 60
	playEvery = 97
)

// A past state and its hash then.
type past struct {
	state game.State
	hash  uint64
}

// A conformer checks one random game.
type conformer struct {
	t       reporter
	in      *game.Info
	rules   game.Rules
	options game.Options
	seed    uint64
	rand    game.Rand

	log      []game.Action
	past     []past
	actions  []game.Action // legal now
	outcomes []game.Outcome
	pool     []game.Action // seen in this game
	scratch  game.State
}

// fail ends the test with what is needed to see the position again.
func (c *conformer) fail(format string, args ...any) {
	c.t.Helper()
	var b strings.Builder
	for _, a := range c.log[max(0, len(c.log)-8):] {
		fmt.Fprintf(&b, "\n\t%s", c.in.ActionText(a))
	}
	c.t.Fatalf("%s, %d seats %v, game %d after %d actions: %s\nlast actions:%s",
		c.in.ID, c.options.Seats, c.options.Values, c.seed, len(c.log), fmt.Sprintf(format, args...), b.String())
}

func (c *conformer) run() {
	defer func() {
		if r := recover(); r != nil {
			c.fail("panic: %v\n%s", r, debug.Stack())
		}
	}()
	s, err := c.rules.New(c.options)
	if err != nil {
		c.fail("New: %v", err)
	}
	c.scratch = s.Clone()
	player := newPlayer(c.seed)
	player.curious = c.seed%2 == 0
	for {
		c.look(s)
		if s.Decision().Player == game.Nobody {
			break
		}
		if len(c.log) >= c.in.LongestGame {
			c.fail("longer than Info.LongestGame")
		}
		a, err := player.choose(s)
		if err != nil {
			c.fail("%v", err)
		}
		c.secrets(s, a)
		c.step(s, a)
	}
	for i, p := range c.past {
		if game.Hash(p.state) != p.hash {
			c.fail("the copy of the state after %d actions has changed since", i)
		}
	}
	c.replay(s)
}

// look checks a position.
func (c *conformer) look(s game.State) {
	hash := game.Hash(s)
	c.past = append(c.past, past{s.Clone(), hash})
	c.lists(s)
	c.checks(s)
	c.result(s)
	c.copies(s)
	c.views(s)
	if game.Hash(s) != hash {
		c.fail("a method that may not change the state did")
	}
}

// lists checks the lists of actions and outcomes.
func (c *conformer) lists(s game.State) {
	c.actions = s.AppendActions(c.actions[:0])
	c.outcomes = s.AppendOutcomes(c.outcomes[:0])
	d := s.Decision()
	if n := c.in.PromptName(d.Prompt); d.Player != game.Nobody && strings.HasPrefix(n, "#") {
		c.fail("prompt %d has no name", d.Prompt)
	}
	seat := d.Player >= 1 && int(d.Player) <= c.options.Seats
	if !seat && d.Player != game.Chance && d.Player != game.Nobody {
		c.fail("seat %d is to decide", d.Player)
	}
	if seat != (len(c.actions) > 0) {
		c.fail("%d actions although player %d is to decide", len(c.actions), d.Player)
	}
	if (d.Player == game.Chance) != (len(c.outcomes) > 0) {
		c.fail("%d outcomes although player %d is to decide", len(c.outcomes), d.Player)
	}
	if len(c.actions) >= c.in.MostLegalActions {
		c.fail("%d legal actions, not less than Info.MostLegalActions", len(c.actions))
	}
	list := c.actions
	for _, o := range c.outcomes {
		if o.Weight <= 0 {
			c.fail("outcome without weight: %s", c.in.ActionText(o.Action))
		}
		list = append(list, o.Action)
	}
	for i, a := range list {
		if i > 0 && !list[i-1].Less(a) {
			c.fail("list not sorted or with a duplicate: %s, %s", c.in.ActionText(list[i-1]), c.in.ActionText(a))
		}
		if a.By != d.Player {
			c.fail("listed for another player: %s", c.in.ActionText(a))
		}
		if back, err := c.in.ParseAction(c.in.ActionText(a)); err != nil || back != a {
			c.fail("%+v has the text %q, which reads %+v, %v", a, c.in.ActionText(a), back, err)
		}
		if err := s.Check(a); err != nil {
			c.fail("listed but not legal: %s: %v", c.in.ActionText(a), err)
		}
	}
	c.actions = list
}

// checks tries actions that differ from legal ones now and before.
func (c *conformer) checks(s game.State) {
	if len(c.pool) < 4096 {
		c.pool = append(c.pool, c.actions...)
	}
	if len(c.pool) == 0 {
		return
	}
	for range mutations {
		a := c.mutate(s.Decision().Player)
		err := s.Check(a)
		if listed := slices.Contains(c.actions, a); listed != (err == nil) {
			c.fail("listed: %v, but Check of %s %+v says %v", listed, c.in.ActionText(a), a, err)
		}
		var illegal *game.Illegal
		if err != nil && !errors.As(err, &illegal) {
			c.fail("Check of %+v returns no *game.Illegal but %v", a, err)
		}
		if err != nil && (illegal.Action != a || illegal.Rule == "" || illegal.Reason == 0 ||
			int(illegal.Reason) >= len(c.in.Reasons) || illegal.Name != c.in.Reasons[illegal.Reason]) {
			c.fail("Check of %s returns an incomplete %+v", c.in.ActionText(a), illegal)
		}
	}
}

// mutate makes an action out of those seen.
func (c *conformer) mutate(decider game.Player) game.Action {
	pick := func() game.Action { return c.pool[c.rand.IntN(len(c.pool))] }
	a := pick()
	if len(c.actions) > 0 && c.rand.IntN(2) == 0 {
		a = c.actions[c.rand.IntN(len(c.actions))]
	}
	if c.rand.IntN(8) > 0 {
		a.By = decider
	} else {
		a.By = game.Player(c.rand.IntN(game.MaxSeats+4) - 2)
	}
	i := c.rand.IntN(len(a.Obj))
	switch c.rand.IntN(8) {
	case 0:
		a.Verb = game.Verb(c.rand.IntN(len(c.in.Verbs) + 1))
	case 1:
		a.Verb = pick().Verb
	case 2:
		a.Obj[i] = pick().Obj[c.rand.IntN(len(a.Obj))]
	case 3:
		a.Obj[i] = pick().Obj[i]
	case 4:
		a.Obj[i].ID += int16(c.rand.IntN(3) - 1)
	case 5:
		a.Obj[i].ID = []int16{-32768, -1, 0, 32767, int16(c.rand.IntN(64))}[c.rand.IntN(5)]
	case 6:
		a.Obj[i].Kind = game.RefKind(c.rand.IntN(game.NumRefKinds + 1))
	}
	return a
}

// result checks scores and ranks.
func (c *conformer) result(s game.State) {
	r := s.Result()
	if r.Over != (s.Decision().Player == game.Nobody) {
		c.fail("Result.Over is %v, but player %d is to decide", r.Over, s.Decision().Player)
	}
	for p := range r.Rank {
		if p == 0 || p > c.options.Seats {
			if r.Rank[p] != 0 {
				c.fail("seat %d is not in the game but has rank %d", p, r.Rank[p])
			}
			continue
		}
		better := int8(0)
		for q := 1; q <= c.options.Seats; q++ {
			if r.Rank[q] < r.Rank[p] {
				better++
			}
			if r.Score[q] > r.Score[p] && r.Rank[q] > r.Rank[p] {
				c.fail("more points but a worse rank: %+v", r)
			}
		}
		if r.Rank[p] != better+1 {
			c.fail("seat %d has rank %d although %d are better: %+v", p, r.Rank[p], better, r)
		}
	}
}

// copies checks that Clone and CopyFrom give equal and independent states; the
// past states, compared at the end, see to the rest.
func (c *conformer) copies(s game.State) {
	text := s.AppendText(nil)
	if !bytes.Equal(text, s.Clone().AppendText(nil)) {
		c.fail("the text of a clone differs")
	}
	if prefixed := s.AppendText([]byte("x")); prefixed[0] != 'x' || !bytes.Equal(prefixed[1:], text) {
		c.fail("AppendText does not append")
	}
	c.scratch.CopyFrom(s)
	if !bytes.Equal(text, c.scratch.AppendText(nil)) {
		c.fail("the text of a copy differs")
	}
	if len(c.actions) > 0 {
		c.scratch.Apply(c.actions[c.rand.IntN(len(c.actions))], nil)
	}
	if len(c.log)%256 == 0 {
		if n := testing.AllocsPerRun(1, func() { c.scratch.CopyFrom(s) }); n > 0 {
			c.fail("CopyFrom allocates %v times", n)
		}
	}
}

// views checks Redact and Resample for each seat.
func (c *conformer) views(s game.State) {
	for p := game.Player(1); int(p) <= c.options.Seats; p++ {
		view := s.Clone()
		view.Redact(p)
		want := view.AppendText(nil)
		same := func(what string, v game.State) {
			if got := v.AppendText(nil); !bytes.Equal(got, want) {
				c.fail("%s gives seat %d another view\n%s\nthan\n%s", what, p, got, want)
			}
		}
		again := view.Clone()
		again.Redact(p)
		same("redacting twice", again)
		for _, from := range []game.State{s, view} {
			guess := from.Clone()
			guess.Resample(p, &c.rand)
			if guess.Decision() != s.Decision() {
				c.fail("the guess of seat %d has another decision: %+v", p, guess.Decision())
			}
			if s.Decision().Player == p {
				c.sameActions(guess, "guess", p)
			}
			if from == view && len(c.log)%playEvery == int(c.seed)%playEvery {
				c.playOut(guess.Clone(), p)
			}
			guess.Redact(p)
			same("a guess", guess)
		}
		if view.Decision() != s.Decision() {
			c.fail("the view of seat %d has another decision: %+v", p, view.Decision())
		}
		if s.Decision().Player == p {
			c.sameActions(view, "view", p)
		}
	}
}

// sameActions checks that a seat has the same choice in a view as in truth.
func (c *conformer) sameActions(view game.State, what string, p game.Player) {
	if got := view.AppendActions(nil); !slices.Equal(got, c.actions) {
		c.fail("seat %d has %d actions in truth but %d in its %s", p, len(c.actions), len(got), what)
	}
}

// playOut plays a guess to its end: it must be a position like any other.
func (c *conformer) playOut(s game.State, p game.Player) {
	player := newPlayer(c.rand.Uint64())
	for n := 0; s.Decision().Player != game.Nobody; n++ {
		a, err := player.choose(s)
		if err != nil {
			c.fail("%d actions after a guess of seat %d: %v", n, p, err)
		}
		if n > c.in.LongestGame {
			c.fail("after a guess of seat %d the game is longer than Info.LongestGame", p)
		}
		s.Apply(a, nil)
	}
}

// step carries out an action and checks what it reports.
func (c *conformer) step(s game.State, a game.Action) {
	before := s.AppendText(nil)
	var out game.Events
	s.Apply(a, &out)
	c.log = append(c.log, a)
	if bytes.Equal(before, s.AppendText(nil)) {
		c.fail("the last action changed nothing")
	}
	for _, ev := range out.List {
		c.event(ev)
	}
}

func (c *conformer) event(ev game.Event) {
	text := c.in.EventText(ev)
	if ev.Kind < 1 || int(ev.Kind) >= game.NumEventKinds {
		c.fail("event of no kind: %s", text)
	}
	if int(ev.Note) >= len(c.in.Notes) {
		c.fail("event with a note without name: %s", text)
	}
	if ev.By < 0 || int(ev.By) > c.options.Seats {
		c.fail("event by player %d: %s", ev.By, text)
	}
	for _, ref := range []game.Ref{ev.What, ev.From, ev.To} {
		if ref.Kind == game.NoRef {
			if ref.ID != 0 {
				c.fail("event with a number of nothing: %s", text)
			}
			continue
		}
		name := string(c.in.AppendRef(nil, ref))
		if back, err := c.in.ParseRef(name); err != nil || back != ref {
			c.fail("%+v in an event has the text %q: %v", ref, name, err)
		}
		if names := c.in.Refs[ref.Kind]; names != nil && (int(ref.ID) >= len(names) || ref.ID < 0 || names[ref.ID] == "") {
			c.fail("event about a thing without name, %s: %s", name, text)
		}
	}
}

// replay plays the log again without events and expects the same end.
func (c *conformer) replay(end game.State) {
	s, err := c.rules.New(c.options)
	if err != nil {
		c.fail("New: %v", err)
	}
	for i, a := range c.log {
		if game.Hash(s) != c.past[i].hash {
			c.fail("replayed without events the state after %d actions differs", i)
		}
		if err := Step(s, a, nil); err != nil {
			c.fail("replay: action %d: %v", i+1, err)
		}
	}
	if game.Hash(s) != game.Hash(end) {
		c.fail("replayed without events the last state differs")
	}
}
