package motion

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/synth"
)

// A Timeline plays beats one after the other. The zero Timeline is idle and
// ready.
type Timeline struct {
	// Cues say how the game shows and sounds events of its own. Set them before the first
	// Push; without them events are shown by their kinds.
	Cues Cues
	// Still makes pieces fade from place to place instead of moving.
	Still bool
	// Sailing is how many ticks a ship takes from one place to the next, zero for as many as
	// usual.
	Sailing int

	queue   []run                     // the first one plays
	steps   []step                    // of the first one, in the order of their starts
	stays   []int                     // those of them that are about something
	flags   []flagStep                // of the first one
	now     float64                   // ticks since it began
	end     float64                   // ticks that it takes
	count   uint64                    // beats begun
	sounded float64                   // ticks of it whose sounds have begun
	begun   []synth.Effect            // sounds that began at the last Tick
	quiet   [synth.NumEffects]float64 // ticks until an effect may begin again
	wakes   []wake                    // of beats that are over
	lying   lastSailings              // in beats that are over
	moved   moves                     // up to now

	scoring scoringSpan // in the beat that plays
}

// A step is a clip in its place within a beat.
type step struct {
	clip       Clip
	event      game.Event
	sound      synth.Effect
	start, end float64   // ticks
	departs    departing // the clip, if it is one
	lands      landing   // likewise
	trails     trailing  // likewise
	crosses    crossing  // likewise
	about      game.Ref  // what the clip goes on showing until the beat is over, nothing of most clips
}

// A trailing clip leaves something on the water, which may go on fading when its
// beat is over.
type trailing interface {
	Clip
	// Lasts is after how many ticks nothing is left of it.
	Lasts() float64
	// Trail draws it so many ticks after the clip began.
	Trail(l *display.List, s Stage, now float64)
}

// A wake is what a clip has left behind.
type wake struct {
	clip trailing
	age  float64 // ticks since the clip began
}

// A departing clip takes pieces from where the board shows them.
type departing interface {
	// departed is how many pieces of a kind have left a place after so many ticks.
	departed(now float64) (n int, piece, place game.Ref)
}

// A landing clip brings pieces to a place, where it goes on showing them until its beat is over.
type landing interface {
	// landed is how many pieces of a kind lie there after so many ticks.
	landed(now float64) (n int, piece, place game.Ref)
}

// Push adds a beat behind all others. One that nobody needs to see is passed at
// once.
func (t *Timeline) Push(b session.Beat) {
	if t.deal(b) {
		return
	}
	t.queue = append(t.queue, run{b, 1})
	if len(t.queue) == 1 {
		t.begin()
	}
}

// begin starts the first beat of the queue that takes time.
func (t *Timeline) begin() {
	t.now, t.sounded, t.moved.beat = 0, 0, 0
	for len(t.queue) > 0 {
		t.count++
		t.steps, t.flags, t.end = t.script(t.queue[0].Beat)
		t.stays = t.stays[:0]
		for i := range t.steps {
			if t.steps[i].about.Kind != game.NoRef {
				t.stays = append(t.stays, i)
			}
		}
		t.stay()
		if t.end > 0 {
			return
		}
		t.queue = slices.Delete(t.queue, 0, 1)
	}
	t.steps, t.stays, t.flags, t.end, t.scoring = nil, nil, nil, 0, scoringSpan{}
}

// next ends the beat that plays.
func (t *Timeline) next() {
	t.lying.note(t.queue[0].Beat)
	t.queue = slices.Delete(t.queue, 0, 1)
	t.begin()
}

// hasty is a speed from which on everything happens at once.
const hasty = 1000

// Tick lets a 60th of a second pass. Speed one is normal; at speed zero, or a very high one,
// everything happens at once, up to what tells how the match ended.
func (t *Timeline) Tick(speed float64) {
	if t.begun = t.begun[:0]; !(speed > 0 && speed < hasty) {
		if t.skipToResult(); t.Idle() {
			return
		}
		speed = 1
	}
	for i := range t.wakes {
		t.wakes[i].age += speed
	}
	t.wakes = slices.DeleteFunc(t.wakes, func(w wake) bool { return w.age >= w.clip.Lasts() })
	for i := range t.quiet {
		t.quiet[i] -= 1
	}
	if t.Idle() {
		return
	}
	t.now += speed
	for !t.Idle() && t.now >= t.end {
		rest := t.now - t.end
		t.trail()
		t.next()
		t.now = rest
	}
	t.tell()
}

// trail keeps what the beat that ends leaves behind.
func (t *Timeline) trail() {
	for i := range t.steps {
		s := &t.steps[i]
		if age := t.now - s.start; s.trails != nil && age < s.trails.Lasts() {
			t.wakes = append(t.wakes, wake{s.trails, age})
		}
	}
}

// tell notes the sounds of what has begun since the last time. What the Tick has
// passed altogether is not heard, so that haste makes no noise.
func (t *Timeline) tell() {
	for i := range t.steps {
		if at := &t.steps[i]; at.start >= t.sounded && at.start < t.now && t.now < at.end && at.sound != synth.Nothing && t.quiet[at.sound] <= 0 {
			t.begun = append(t.begun, at.sound)
			t.quiet[at.sound] = apartTicks
		}
	}
	for _, x := range t.flags {
		if x.start >= t.sounded && x.start < t.now && !x.mute {
			t.begun = append(t.begun, synth.Flag)
		}
	}
	t.sounded = t.now
}

// apartTicks are the fewest between two sounds of the same sort: of what comes faster some is
// not heard.
const apartTicks = 7

// Sounds returns the effects that began at the last Tick. What is skipped stays
// silent.
func (t *Timeline) Sounds() []synth.Effect { return t.begun }

// Idle reports whether there is nothing left to show.
func (t *Timeline) Idle() bool { return len(t.queue) == 0 }

// Left is how many beats are still to be shown, with what plays.
func (t *Timeline) Left() (n int) {
	for _, r := range t.queue {
		n += r.beats
	}
	return n
}

// Resting reports whether nothing moves: the timeline is idle, and what it has
// shown has left no trace.
func (t *Timeline) Resting() bool { return t.Idle() && len(t.wakes) == 0 }

// Skip ends the beat that plays, or goes on to the sums of a scoring, and then past them.
func (t *Timeline) Skip() {
	t.begun = t.begun[:0]
	clear(t.quiet[:])
	if t.Idle() {
		return
	}
	if to := t.scoring.skipTo(t.now); to > 0 && to < t.end {
		t.now, t.sounded = to, to
		return
	}
	t.next()
}

// skipToResult ends all beats before the one that tells how the match ended.
func (t *Timeline) skipToResult() {
	switch i := slices.IndexFunc(t.queue, t.Cues.reveals); {
	case i < 0:
		t.SkipAll()
	case i > 0:
		for _, r := range t.queue[:i] {
			t.lying.note(r.Beat)
		}
		t.queue, t.wakes = slices.Delete(t.queue, 0, i), nil
		t.begin()
	}
}

// SkipAll ends all beats.
func (t *Timeline) SkipAll() {
	t.begun = t.begun[:0]
	for _, r := range t.queue {
		t.lying.note(r.Beat)
	}
	t.queue = slices.Delete(t.queue, 0, len(t.queue))
	t.wakes = nil
	t.begin()
}

// Recall notes how ships lie that have sailed in a beat of the past, which is not
// shown.
func (t *Timeline) Recall(b session.Beat) { t.lying.note(b) }

// Reset forgets everything, as before the first beat.
func (t *Timeline) Reset() { *t = Timeline{Cues: t.Cues, Still: t.Still, Sailing: t.Sailing} }

// Current returns the position to be drawn: the one before the beat that plays,
// or the newest if there is none.
func (t *Timeline) Current(newest game.State) game.State {
	if t.Idle() {
		return newest
	}
	return t.queue[0].Before
}

// Now returns the event that is being shown.
func (t *Timeline) Now() (game.Event, bool) {
	if _, begun := t.At(); len(t.steps) > 0 {
		return t.steps[max(0, begun-1)].event, true
	}
	return game.Event{}, !t.Idle()
}

// Lifted reports whether a ship is drawn by the timeline, because it is under
// way or has sunk; the board leaves it out.
func (t *Timeline) Lifted(ref game.Ref) bool { return ref.Kind == game.ShipRef && t.shows(ref, 0) }

// Gone returns how many pieces of a kind have left a place in the beat that
// plays; the board leaves them out.
func (t *Timeline) Gone(piece, place game.Ref) int { return t.moves().gone[lot{piece, place}] }

// Come returns how many pieces of a kind have come to lie in a place in the beat that plays. The
// timeline draws them; the board counts them.
func (t *Timeline) Come(piece, place game.Ref) int { return t.moves().come[lot{piece, place}] }

// Shifts is a number that changes when the board is to show a place or ship in
// another way: when Lifted, Gone, Come or Bringing say something else about it.
func (t *Timeline) Shifts(place game.Ref) int { return t.moves().shifts[place] }

// Bringing returns the position after the beat that plays if in it something is
// on its way to a place or has got there, or if the place changes hands; nil
// otherwise.
func (t *Timeline) Bringing(place game.Ref) game.State {
	for i := range t.steps {
		if s := &t.steps[i]; t.now >= s.start && (s.event.To == place || s.event.What == place) {
			return t.queue[0].After
		}
	}
	return nil
}

// Turning reports whether the marker that points at things of a kind is under
// way; the board leaves it out.
func (t *Timeline) Turning(kind game.RefKind) bool { return t.shows(marker(kind), 0) }

// shows reports whether one of the steps from an index on, begun already, is
// about a thing.
func (t *Timeline) shows(ref game.Ref, from int) bool {
	return slices.ContainsFunc(t.stays, func(i int) bool {
		s := &t.steps[i]
		return i >= from && s.about == ref && s.start <= t.now
	})
}

// marker stands for the marker that points at things of a kind.
func marker(kind game.RefKind) game.Ref { return game.Ref{Kind: kind, ID: -1} }

// subject is the thing that a clip goes on showing until its beat is over and
// the board knows better; no ref for a clip that leaves nothing behind.
func subject(c Clip) game.Ref {
	switch c := c.(type) {
	case *sailing:
		return c.ev.What
	case *picture:
		return c.about
	}
	return game.Ref{}
}

// lies: pieces that have flown to where the board shows them stay there.
func lies(c Clip) bool {
	f, ok := c.(*flight)
	return ok && f.stays
}

// At is how far the timeline is: the number of the beat that plays, zero if none
// does, and how many of its events have begun to be shown.
func (t *Timeline) At() (beat uint64, begun int) {
	if t.Idle() {
		return 0, 0
	}
	for begun < len(t.steps) && t.steps[begun].start <= t.now {
		begun++
	}
	return t.count, begun
}

// Below draws what lies on the water, below the ships of the board.
func (t *Timeline) Below(l *display.List, s Stage) {
	for _, w := range t.wakes {
		w.clip.Trail(l, s, w.age)
	}
	for i := range t.steps {
		at := &t.steps[i]
		if age := t.now - at.start; at.trails != nil && age > 0 && age < at.trails.Lasts() {
			at.trails.Trail(l, s, age)
		}
	}
}

// Append draws what moves, above the board.
func (t *Timeline) Append(l *display.List, s Stage) {
	t.Within(l, s)
	t.Across(l, s)
}

// Within draws what moves on the board.
func (t *Timeline) Within(l *display.List, s Stage) {
	t.append(l, s, func(at *step) bool { return !at.beyond(s) })
	if f, now := t.waves(); f != nil {
		f.draw(l, s, now)
	}
}

// Across draws what moves to places beside the board or from there, such as a hand in the bar, and papers that lie over the
// bar.
func (t *Timeline) Across(l *display.List, s Stage) {
	t.append(l, s, func(at *step) bool { return at.beyond(s) })
}

// A crossing clip takes something from one spot to another.
type crossing interface{ ends(s Stage) []spot }

// beyond reports whether the clip lies, begins or ends beside the board.
func (at *step) beyond(s Stage) bool {
	if p, ok := at.clip.(*picture); ok && p.over {
		return true
	}
	if at.crosses == nil {
		return false
	}
	board := s.Board()
	return slices.ContainsFunc(at.crosses.ends(s), func(p spot) bool { return p.shown && !board.Contains(p.at) })
}

func (t *Timeline) append(l *display.List, s Stage, among func(*step) bool) {
	for i := range t.steps {
		at := &t.steps[i]
		if t.now < at.start {
			break
		}
		u := ramp(t.now, at.start, at.end)
		if (u < 1 || at.about.Kind != game.NoRef && !t.shows(at.about, i+1) || lies(at.clip)) && among(at) {
			at.clip.Append(l, s, u)
		}
	}
}
