// Package measure takes the program over a course that is always the same and
// times it: the first picture, a game of bots, six animations at once, decisions
// of admirals, a still board, and many games for the memory. The host of the loop tells how long its
// frames take.
package measure

import (
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/music"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A Course is what the loop runs instead of the program for players.
type Course struct {
	out   io.Writer
	c     *app.Context
	begun time.Time // when the program started
	legs  []leg
	at    int // leg that is run
	ticks int // since it began
	stack *app.Stack

	played *session.Match // a whole game of bots

	frames []time.Duration // work of those drawn in this leg
	first  time.Time       // when the leg drew its first one
	since  usage           // what the program had used then
	list   display.List
}

// A leg is a part of the course: it sets a scene, takes input for some ticks
// and reports.
type leg struct {
	begin  func() error
	run    func(f control.Frame) (done bool, err error)
	report func()
}

// usage is what the program has used of the machine since it started.
type usage struct {
	mallocs uint64
	cpu     time.Duration // zero where that cannot be known
}

func used() usage {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return usage{mallocs: m.Mallocs, cpu: cpuTime()}
}

// New returns a course of a program that started then, which reports to out in
// lines of a name and a figure. The context belongs to it. The still board is
// watched for the given time, the rest takes parts of it; so many games follow.
func New(c *app.Context, begun time.Time, d time.Duration, games int, out io.Writer) *Course {
	m := &Course{out: out, c: c, begun: begun, frames: make([]time.Duration, 0, 1<<14)}
	m.legs = []leg{
		{m.title, m.during(d / 60), m.firstPicture},
		{m.bots, m.working(d / 6), func() { m.work("game of bots") }},
		{m.six, m.working(d / 12), func() { m.work(sixAnimations) }},
	}
	for _, r := range c.Games.Catalog[1:] {
		if id := r.Info().ID; c.Games.Tables[id] != nil {
			m.legs = append(m.legs, leg{func() error { return m.sixOf(r) }, m.working(d / 12), func() { m.work(id + ", " + sixAnimations) }})
		}
	}
	for _, r := range c.Games.Catalog {
		if c.Games.Tables[r.Info().ID] != nil {
			m.legs = append(m.legs, m.admiral(r))
		}
	}
	m.legs = append(m.legs, []leg{
		{m.still, m.ticking(11 * 60), func() {}}, // the light comes to rest, and the loop
		{func() error { return nil }, m.during(d), m.rest},
		{m.manyGames, m.games(games, "deckhand", 1, 30*time.Millisecond, 10, func(played int) { m.memory(played) }), func() {}},
	}...)
	return m
}

// tell prints a figure.
func (m *Course) tell(name, format string, args ...any) {
	device.Mark(name)
	fmt.Fprintf(m.out, "measure: %-48s  %s\n", name, fmt.Sprintf(format, args...))
}

// Update is a tick; it ends the program after the last leg.
func (m *Course) Update(f control.Frame) (done bool, err error) {
	leg := &m.legs[m.at]
	if m.ticks == 0 {
		device.Mark("leg")
		if err := leg.begin(); err != nil {
			return true, err
		}
		m.frames, m.first = m.frames[:0], time.Time{}
	}
	m.ticks++
	over, err := leg.run(f)
	if err != nil || !over {
		return false, err
	}
	leg.report()
	m.at, m.ticks = m.at+1, 0
	return m.at == len(m.legs), nil
}

// Frame notes how long the program itself took for a frame: its ticks and its
// drawing, without the graphics card.
func (m *Course) Frame(work time.Duration) {
	device.Mark("frame")
	if m.first.IsZero() {
		m.first, m.since = time.Now(), used()
	}
	m.frames = append(m.frames, work)
}

// View implements the loop's app.
func (m *Course) View(l *display.List) {
	if m.stack != nil {
		m.stack.View(l)
	}
}

// Still implements the loop's app.
func (m *Course) Still() bool { return m.stack != nil && m.stack.Still() }

// Match is false: nothing is kept.
func (m *Course) Match() bool { return false }

// Save is nil: nothing is kept.
func (m *Course) Save() []byte { return nil }

// Sounds is empty: the course is silent.
func (m *Course) Sounds() []synth.Effect { return nil }

// Mood implements the loop's app.
func (m *Course) Mood() music.Mood { return music.Calm }

// Region implements the loop's app.
func (m *Course) Region() music.Region { return music.Anywhere }

// MusicShare implements the same: all of its volume.
func (m *Course) MusicShare() float64 { return 1 }

// during runs the scene without input for some time.
func (m *Course) during(d time.Duration) func(control.Frame) (bool, error) {
	return func(f control.Frame) (bool, error) {
		_, err := m.stack.Update(control.Frame{Size: f.Size, Scale: f.Scale, Focused: true, Pinch: 1})
		return !m.first.IsZero() && time.Since(m.first) >= d, err
	}
}

// working does the same until there are frames to report as well, for a busy machine draws few.
func (m *Course) working(d time.Duration) func(control.Frame) (bool, error) {
	run := m.during(d)
	return func(f control.Frame) (bool, error) {
		over, err := run(f)
		return over && len(m.frames) > opening, err
	}
}

// ticking runs the scene without input for so many ticks.
func (m *Course) ticking(n int) func(control.Frame) (bool, error) {
	run := m.during(0)
	return func(f control.Frame) (bool, error) {
		_, err := run(f)
		return m.ticks >= n, err
	}
}

// sixAnimations is what the legs with many animations are called, those of other games than the
// first behind their names.
const sixAnimations = "six animations"

// opening is the number of frames in which a scene makes what it keeps: the loop inks the
// tiles of a new chart in 30 frames, after those in which the scene is laid out.
const opening = 40

// work reports the frames of a leg.
func (m *Course) work(name string) {
	m.tell(name+", opening, ms", "worst of %d frames %.0f", opening, millis(slices.Max(m.frames[:opening])))
	m.frames = m.frames[opening:]
	slices.Sort(m.frames)
	sum := time.Duration(0)
	for _, d := range m.frames {
		sum += d
	}
	n := len(m.frames)
	if took := used().cpu - m.since.cpu; took > 0 {
		m.tell(name+", processor, ms", "%.1f a frame, all in all", millis(took)/float64(n+opening))
	}
	m.tell(name+", frames a second", "%.1f", float64(n+opening)/time.Since(m.first).Seconds())
	m.tell(name+", work a frame, ms", "mean %.2f, 99 %% %.2f, worst %.2f", millis(sum)/float64(n), millis(m.frames[n*99/100]), millis(m.frames[n-1]))
}

func millis(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// title is what players see first.
func (m *Course) title() error {
	m.stack = app.NewStack(m.c, page.NewTitle(m.c))
	return nil
}

func (m *Course) firstPicture() {
	m.tell("first picture, ms after the start", "%d", m.first.Sub(m.begun).Milliseconds())
}

// bots is a game of bots at the usual pace, of which three fifths are over.
func (m *Course) bots() error {
	match, err := m.whole(m.c.Games.Catalog[0], "deckhand")
	if err != nil {
		return err
	}
	m.played = match
	if match, err = again(match, match.Seats()); err != nil {
		return err
	}
	m.stack = app.NewStack(m.c, m.c.Matches.Play(m.c, match, nil))
	return nil
}

// whole is a game of bots of a level, played to its end.
func (m *Course) whole(rules game.Rules, level string) (*session.Match, error) {
	match, _, err := newMatch(rules, 7, session.Bot, level)
	if err != nil {
		return nil, err
	}
	h := host.New(match, host.Options{Brain: func(seat game.Player) session.Brain { return m.c.Bots.Bot(match, seat) }})
	return match, h.Run(1)
}

// again is a game of bots when three fifths of it were over, with others on the seats.
func again(played *session.Match, seats []session.Seat) (*session.Match, error) {
	log := played.Log()
	return session.Restore(played.Rules(), played.Options(), seats, played.Seed(), log[:len(log)*3/5])
}

// newMatch is a new game for four, with bots of the level.
func newMatch(rules game.Rules, seed uint64, kind session.Kind, level string) (*session.Match, []session.Beat, error) {
	seats := make([]session.Seat, game.MaxSeats)
	for i := range seats {
		seats[i] = session.Seat{Kind: kind, Name: fmt.Sprint("Player ", i+1), Colour: i + 1}
		if kind == session.Bot {
			seats[i].Level = level
		}
	}
	return session.New(rules, game.Options{Seats: len(seats)}, seats, seed)
}

// people is a game of bots with people, who do nothing.
func people(played *session.Match) (*session.Match, error) {
	seats := played.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Human, ""
	}
	return again(played, seats)
}

// six shows five pieces leaving each of many ships, of which six are under way
// at any time.
func (m *Course) six() error { return m.busy(m.played) }

// sixOf is the same in another game, with all ships in play where it has a crowd of them.
func (m *Course) sixOf(rules game.Rules) error {
	id := rules.Info().ID
	if crowd := catalog.Crowds[id]; crowd != nil {
		match, _, err := newMatch(crowded{rules, crowd}, 7, session.Human, "")
		if err != nil {
			return err
		}
		m.animate(match, ships(m.c.Games.Tables[id], match.State()))
		return nil
	}
	played, err := m.whole(rules, "deckhand")
	if err != nil {
		return err
	}
	return m.busy(played)
}

// A crowded game begins with all its ships in play.
type crowded struct {
	game.Rules
	crowd func(game.State)
}

func (r crowded) New(o game.Options) (game.State, error) {
	s, err := r.Rules.New(o)
	if err == nil {
		r.crowd(s)
	}
	return s, err
}

// ships counts those that are in play.
func ships(on table.Table, s game.State) (n int) {
	for _, ref := range on.Things(s) {
		if ref.Kind == game.ShipRef {
			n++
		}
	}
	return n
}

// manyShips is how many ships pieces leave in a game of bots.
const manyShips = 12

// busy shows a game of bots in which pieces leave many ships.
func (m *Course) busy(played *session.Match) error {
	match, err := people(played)
	if err == nil {
		m.animate(match, manyShips)
	}
	return err
}

// animate shows pieces leaving the ships of a match, the first of them in turn.
func (m *Course) animate(match *session.Match, ships int) {
	var events []game.Event
	for i := range int16(120) {
		seat := i%game.MaxSeats + 1
		events = append(events, game.Event{Kind: game.Removed, N: 5, What: game.Sailor(seat),
			From: game.Ship(i%int16(ships) + 1), To: game.Seat(seat)})
	}
	beat := session.Beat{Before: match.State(), After: match.State(), Events: events}
	m.stack = app.NewStack(m.c, m.c.Matches.Play(m.c, match, []session.Beat{beat}))
}

// still is a board on which nobody does anything.
func (m *Course) still() error {
	match, err := people(m.played)
	if err != nil {
		return err
	}
	m.stack = app.NewStack(m.c, m.c.Matches.Play(m.c, match, nil))
	return nil
}

// rest reports what a still board costs.
func (m *Course) rest() {
	now, took := used(), time.Since(m.first)
	if m.since.cpu > 0 {
		m.tell("still board, share of a core, %", "%.2f over %.0f s", 100*float64(now.cpu-m.since.cpu)/float64(took), took.Seconds())
	}
	sum := time.Duration(0)
	for _, d := range m.frames {
		sum += d
	}
	m.tell("still board, work a frame, ms", "mean %.4f", millis(sum)/float64(max(1, len(m.frames))))
	m.tell("still board, allocations a tick", "%.2f", m.allocations())
}

// allocations is how many the program makes in a tick of a still board.
func (m *Course) allocations() float64 {
	const ticks = 1000
	f := control.Frame{Size: m.c.Screen.Size, Scale: 1, Focused: true, Pinch: 1}
	before := used().mallocs
	for range ticks {
		_, _ = m.stack.Update(f) // nothing can go wrong where nothing is done
		if !m.stack.Still() {
			m.View(&m.list)
		}
	}
	return float64(used().mallocs-before) / ticks
}

// manyGames makes ready for games at once.
func (m *Course) manyGames() error {
	c := *m.c
	settings := *c.Settings
	settings.SpeedOwn, settings.SpeedOthers = app.AtOnce, app.AtOnce
	clock := int64(0)
	c.Settings, c.Now = &settings, func() int64 { clock += 5; return clock } // bots rest by it
	m.c, m.stack = &c, nil
	return nil
}

// games plays so many games of bots of a level as they are played on the screen,
// only faster: in a tick as many ticks of theirs as are named, and more while a
// slice lasts. It reports after every so many games.
func (m *Course) games(n int, level string, ticks int, slice time.Duration, every int, report func(played int)) func(control.Frame) (bool, error) {
	played := 0
	return func(f control.Frame) (bool, error) {
		begun := time.Now()
		for i := 1; ; i++ {
			if m.stack == nil {
				match, beats, err := newMatch(m.c.Games.Catalog[0], uint64(played), session.Bot, level)
				if err != nil {
					return false, err
				}
				m.stack = app.NewStack(m.c, m.c.Matches.Play(m.c, match, beats))
			}
			if _, err := m.stack.Update(control.Frame{Size: f.Size, Scale: f.Scale, Focused: true, Pinch: 1}); err != nil {
				return false, err
			}
			if _, playing := m.stack.Top().(app.Playing); !playing {
				m.stack = nil
				if played++; played%every == 0 || played == n {
					report(played)
				}
			}
			if played == n || i >= ticks && time.Since(begun) >= slice {
				return played == n, nil
			}
		}
	}
}

// memory reports the memory that is in use after some games, in bytes.
func (m *Course) memory(played int) uint64 {
	runtime.GC()
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	m.tell(fmt.Sprintf("memory after %d games, MB", played), "%.1f in use, %.1f from the system", float64(mem.HeapAlloc)/1e6, float64(mem.Sys)/1e6)
	return mem.HeapAlloc
}
