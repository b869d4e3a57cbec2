//go:build !js

package command

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serenissima/ai"
	opponents "serenissima/ai/catalog"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/crash"
	"serenissima/input/device"
	"serenissima/input/match"
	"serenissima/input/match/pages"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// list is what the scene shows.
func (s *shot) list() (*display.List, error) {
	s.played = s.seed
	c, err := s.context()
	if err != nil {
		return nil, err
	}
	if s.scene == "crash" {
		report := &crash.Report{What: "index out of range", Save: []byte("a match")}
		kept := c.Lang.T("crash.kept", "name", "crash-20261122-101500.000.txt", "where", c.Store.Where())
		return crash.NewPage(c.Lang, report, kept, false).List(s.size), nil
	}
	first, err := s.first(c)
	if err != nil {
		return nil, err
	}
	h := hand{shot: s, stack: app.NewStack(c, first), list: &display.List{}}
	for range 2 + s.ticks { // a game that is over opens its result in the first tick
		h.tick(control.Frame{})
	}
	for n := 0; s.scene == "result" && s.ticks == 0 && h.err == nil && n < mostTicks && !h.stack.Still(); n++ { // it is still being worked out and counted
		_, h.err = h.stack.Update(control.Frame{Size: s.size, Scale: s.scale, Pinch: 1})
	}
	h.tick(control.Frame{})
	for _, target := range s.taps {
		h.tap(target)
	}
	if s.ticks == 0 { // else a moment has been chosen
		h.wake()
	}
	if s.hover != "" {
		if at, ok := h.place(s.hover); ok {
			h.tick(control.Frame{Pointer: at, Inside: true})
			h.tick(control.Frame{Pointer: at, Inside: true})
		}
	}
	return h.list, h.err
}

// A hand points and clicks.
type hand struct {
	*shot
	stack *app.Stack
	list  *display.List
	err   error // the first
}

func (h *hand) tick(f control.Frame) {
	if h.err != nil {
		return
	}
	f.Size, f.Scale, f.Pinch = h.size, h.scale, 1
	if _, h.err = h.stack.Update(f); h.err == nil {
		h.stack.View(h.list)
	}
}

// place is where a target can be clicked: the topmost one with a name, or the first one with a command.
func (h *hand) place(target string) (display.Point, bool) {
	var hits []*display.Hit
	for i := range h.list.Hits {
		if hit := &h.list.Hits[len(h.list.Hits)-1-i]; device.TargetName(hit.Target) == target {
			hits = append(hits, hit)
		}
	}
	for i := range h.list.Hits {
		if hit := &h.list.Hits[i]; string(hit.Target.Command) == target {
			hits = append(hits, hit)
		}
	}
	for _, hit := range hits {
		if at, ok := device.Open(h.list, hit, display.Rect{W: h.size.X, H: h.size.Y}); ok {
			return at, true
		}
	}
	if h.err == nil {
		h.err = fmt.Errorf("there is nothing to point at that is called %q", target)
	}
	return display.Point{}, false
}

// wake waits until what is shown can be pressed, and the chart rests.
func (h *hand) wake() {
	for h.err == nil && (h.stack.Guarded() || h.stack.Facts()["moving"] != "") {
		h.tick(control.Frame{})
	}
}

func (h *hand) tap(target string) {
	h.wake()
	if key, ok := strings.CutPrefix(target, "key:"); ok {
		h.tick(control.Frame{Commands: []display.Command{display.Command(key)}})
		h.tick(control.Frame{})
		return
	}
	at, ok := h.place(target)
	if !ok {
		return
	}
	h.tick(control.Frame{Pointer: at, Inside: true})
	h.tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	h.tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
	h.tick(control.Frame{})
}

// context is what the scene needs. Nothing is kept.
func (s *shot) context() (*app.Context, error) {
	files := &store.Memory{}
	settings, words, _, err := app.LoadSettings(files, s.lang)
	if err != nil {
		return nil, err
	}
	settings.TextScale, settings.Contrast = s.text, s.contrast
	if s.left {
		settings.Hand = app.LeftHand
	}
	clock := int64(1795300418000) // a day on which games were saved
	c := &app.Context{
		Store: files, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: page.All(result.New), Lang: words, Settings: settings,
		Chance: app.Chance{NewSeed: func() uint64 { return s.seed }, NewSalt: func() session.Salt { return session.Salt([]byte("a salt of a shot")) }},
		Now:    func() int64 { clock += 1000; return clock },
		Wanted: app.Wanted{Seed: &s.seed, Options: s.options}, CanQuit: true,
	}
	SetOpponents(c)
	c.Bots.Books = nil // in a picture nobody is still reading
	c.Bots.NewBrain = func(string, string, uint64) session.Brain { return muser{} }
	return c, nil
}

// A muser is a bot that never comes to a decision, so that the position stays.
type muser struct{}

func (muser) Start(game.State, game.Player) {}
func (muser) Step(int) bool                 { return false }
func (muser) Best() game.Action             { return game.Action{} }

// first makes the scene.
func (s *shot) first(c *app.Context) (app.Scene, error) {
	if s.scene == "setup" {
		return page.NewSetup(c, catalog.Find(s.game)), nil
	}
	if s.scene == "rules" {
		return page.NewRules(c, s.game, s.rule), nil
	}
	if s.scene == "title" && s.save == "" {
		c.Settings.Game = s.game
		return page.NewTitle(c), nil
	}
	if s.scene == "voyages" {
		return page.NewLessons(c, s.game), nil
	}
	if s.scene == "voyage" {
		return match.NewLesson(c, s.voyage, s.note-1)
	}
	m, beats, err := s.reach(c)
	if err != nil {
		return nil, err
	}
	if s.scene == "curtain" {
		return pages.NewCurtain(c, m, 1, func() {}), nil
	}
	if s.scene == "battle" || s.asked != "" {
		if m, err = ask(m); err != nil {
			return nil, err
		}
	}
	if s.scene == "saves" {
		return s.saves(c, m)
	}
	if s.scene == "title" {
		if err := c.Archive().Save(m); err != nil {
			return nil, err
		}
		return page.NewTitle(c), nil
	}
	return match.NewPlay(c, m, beats), nil
}

// saves keeps a match and two moments of it under names.
func (s *shot) saves(c *app.Context, m *session.Match) (app.Scene, error) {
	for i, name := range []string{"First voyages", "Before the war with Bernat", "The Doge is watching"} {
		part, err := m.Fork(m.Len()*(i+1)/3, m.Seats(), m.Seed())
		if err == nil {
			err = c.Archive().Keep(name, part)
		}
		if err != nil {
			return nil, err
		}
	}
	c.Share = app.Share{
		Export: func(string, []byte) (string, error) { return "", nil },
		Copy:   func(string) error { return nil }, Paste: func() {},
	}
	return page.NewSaves(c, m), nil
}

// match is the saved game, or a new one.
func (s *shot) match(c *app.Context) (*session.Match, error) {
	if s.save != "" {
		m, err := openSave(s.save)
		if err != nil {
			return nil, err
		}
		if id := m.Rules().Info().ID; c.Games.Tables[id] == nil {
			return nil, fmt.Errorf("%s: it is a game of %s, which has no picture", s.save, id)
		}
		return m, nil
	}
	rules := catalog.Find(s.game)
	level := string(usual(opponents.Find(s.game)))
	seats := make([]session.Seat, max(rules.Info().MinSeats, min(s.seats, rules.Info().MaxSeats)))
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: level, Name: c.Lang.T("setup.name." + strconv.Itoa(i+1)), Colour: i + 1}
	}
	for i := range min(s.people, len(seats)) {
		seats[i].Kind, seats[i].Level = session.Human, ""
	}
	m, _, err := session.New(rules, game.Options{Seats: len(seats), Values: s.options}, seats, s.seed)
	if err != nil {
		return nil, err
	}
	m.PutSeal(session.NewSeal(m, c.Chance.NewSalt(), 0, session.Drawn))
	return m, nil
}

// mostSeeds is how many new games are gone through for what is waited for.
const mostSeeds = 200

// errNever says that a game has ended without what is waited for.
var errNever = errors.New("take fewer turns or another seed")

// reach plays a game up to what the scene shows; a new one that ends without it is followed by
// that of the next seed.
func (s *shot) reach(c *app.Context) (m *session.Match, beats []session.Beat, err error) {
	last := s.seed + mostSeeds - 1
	for try := *s; ; try.seed++ {
		if m, err = try.match(c); err != nil {
			return nil, nil, err
		}
		s.played = try.seed
		beats, err = try.playOn(m)
		if s.save != "" || try.seed == last || !errors.Is(err, errNever) {
			return m, beats, err
		}
	}
}

// playOn lets deckhands play until there is what the scene shows. It returns the
// beats that are still to be shown, from the event on that is waited for.
func (s *shot) playOn(m *session.Match) ([]session.Beat, error) {
	info := m.Rules().Info()
	on := all.Tables[info.ID]
	hands := make([]*ai.Thinker, len(m.Seats())+1)
	bots := opponents.Find(info.ID)
	for i := range hands {
		var err error
		if hands[i], err = bots.New(ai.Deckhand, s.seed+uint64(i)); err != nil {
			return nil, err
		}
	}
	turn, _ := on.Clock(m.State())
	until := max(1, turn) + s.turns
	if s.asked != "" || s.event != "" { // also in the set-up
		until = turn + s.turns
	}
	if s.asked != "" && !slices.Contains(info.Prompts, s.asked) {
		return nil, fmt.Errorf("no prompt is called %q; %s has %s", s.asked, info.ID, strings.Join(info.Prompts[1:], ", "))
	}
	for as := m.Len(); ; {
		turn, _ := on.Clock(m.State())
		d := m.State().Decision()
		asked := m.Seat(d.Player).Kind == session.Human
		switch over := d.Player == game.Nobody; {
		case over && s.asked != "":
			return nil, fmt.Errorf("nobody is asked %s after that; %w", s.asked, errNever)
		case over && s.event != "":
			return nil, fmt.Errorf("there is no event %q after that; %w", s.event, errNever)
		case over && s.scene == "play":
			return nil, errors.New("the game is over before that; take fewer turns, or the scene result")
		case over && s.scene == "battle":
			return nil, fmt.Errorf("no fight comes up after that; %w", errNever)
		case over:
			return nil, nil
		case s.scene == "battle" && turn >= until && table.FightOf(on, m.State()) != nil:
			return nil, nil
		case s.asked != "":
			if turn >= until && info.PromptName(d.Prompt) == s.asked && d.Player > 0 {
				return nil, nil
			}
		case s.event != "": // is found among what follows
		case s.scene == "play" || s.scene == "title" || s.scene == "saves" || s.scene == "curtain":
			if turn >= until && asked && !m.State().Asking().Question || s.save != "" && s.turns == 0 && m.Len() == as {
				return nil, nil
			}
		}
		hand := hands[d.Player]
		for hand.Start(m.View(d.Player), d.Player); !hand.Step(1); {
		}
		beats, err := m.Do(hand.Best())
		if err != nil {
			return nil, err
		}
		if s.asked != "" && slices.ContainsFunc(beats, func(b session.Beat) bool { return s.throws(info, b.Before.Decision()) }) {
			return nil, fmt.Errorf("%s is answered by dice or cards, not by a player; -event shows what comes of it", s.asked)
		}
		if s.event != "" && turn >= until {
			if i := slices.IndexFunc(beats, func(b session.Beat) bool { return tells(info, b, s.event) }); i >= 0 {
				return beats[i:], nil
			}
		}
	}
}

// throws reports whether a decision of chance has the prompt that is waited for.
func (s *shot) throws(info *game.Info, d game.Decision) bool {
	return d.Player == game.Chance && info.PromptName(d.Prompt) == s.asked
}

// tells reports whether an event of a beat has a kind and note.
func tells(info *game.Info, b session.Beat, event string) bool {
	return slices.ContainsFunc(b.Events, func(ev game.Event) bool {
		return strings.TrimSpace(ev.Kind.String()+" "+info.NoteName(ev.Note)) == event
	})
}

// ask returns the match with a person on the seat that is to decide.
func ask(m *session.Match) (*session.Match, error) {
	seats := m.Seats()
	seat := &seats[m.State().Decision().Player-1]
	seat.Kind, seat.Level = session.Human, ""
	asked, err := session.Restore(m.Rules(), m.Options(), seats, m.Seed(), m.Log())
	if seal, ok := m.Seal(); ok && err == nil {
		asked.PutSeal(session.NewSeal(asked, seal.Salt, seal.From, session.Drawn))
	}
	return asked, err
}
