package motion

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/synth"
)

// A moment is what a clip is made from: an event among those of its beat.
type moment struct {
	beat    session.Beat
	at      int // index of the event
	still   bool
	sailing int    // ticks of a ship from place to place, zero for the usual
	seed    uint64 // of what is random for the eye only
}

func (m moment) event() game.Event { return m.beat.Events[m.at] }

// before returns the event before, the zero Event for the first one.
func (m moment) before() game.Event {
	if m.at == 0 {
		return game.Event{}
	}
	return m.beat.Events[m.at-1]
}

// A Maker makes the clip of an event; nil is none, for what takes no time.
type Maker func(m moment) Clip

// kinds are the makers of clips by the kind of event. That something ended is
// seen by what follows.
var kinds = [game.NumEventKinds]Maker{
	game.Moved:    move,
	game.Placed:   place,
	game.Removed:  remove,
	game.Took:     take,
	game.Rolled:   roll,
	game.Paid:     pay,
	game.Drew:     draw,
	game.Revealed: reveal,
	game.Scored:   score,
	game.Turned:   turn,
	game.Chose:    choose,
	game.Ended:    timeless,
}

func timeless(moment) Clip { return nil }

// clip makes the clip of an event.
func (c Cues) clip(m moment) Clip {
	ev := m.event()
	if own := c.of(ev).Clip; own != nil {
		return own(m)
	}
	if int(ev.Kind) >= len(kinds) || kinds[ev.Kind] == nil {
		return nil
	}
	return kinds[ev.Kind](m)
}

// A leading clip lets what follows it begin before it ends.
type leading interface {
	// lead is after how many ticks that is; zero if it does not.
	lead() float64
}

// script sets the clips of a beat in order, with the flags of its big moments, and returns the ticks that all of it
// takes. Of several big moments in a beat the first is staged, and that it ends the match.
func (t *Timeline) script(b session.Beat) (steps []step, flags []flagStep, length float64) {
	haste := haste(t.Cues.dealt(b))
	for i := range b.Events {
		m := moment{beat: b, at: i, still: t.Still, sailing: t.Sailing, seed: t.count<<16 + uint64(i)}
		clip := t.Cues.clip(m)
		if clip == nil {
			continue
		}
		start := length
		if n := len(steps); n > 0 {
			prev := &steps[n-1]
			lag, ok := overlap(prev.event, m.event())
			if l, leads := prev.clip.(leading); leads && l.lead() > 0 {
				lag, ok = l.lead(), true
			}
			if t.Cues.isDealt(b, prev.event) {
				lag *= haste
			}
			if ok {
				start = prev.start + lag
			}
		}
		sound := t.Cues.heard(m.event())
		if of := t.Cues.bigMoment(m.event()); of == Won || of != 0 && len(flags) == 0 {
			f := newFlag(m, of, clip.Ticks())
			flags = append(flags, flagStep{f, start, sound == synth.Flag})
			length = max(length, start+float64(f.ticks))
			start += holdTicks
		}
		end := start + float64(clip.Ticks())
		s := step{clip: clip, event: m.event(), sound: sound, start: start, end: end, about: subject(clip)}
		s.departs, _ = clip.(departing)
		s.lands, _ = clip.(landing)
		s.trails, _ = clip.(trailing)
		s.crosses, _ = clip.(crossing)
		steps = append(steps, s)
		length = max(length, end)
	}
	return steps, flags, length
}

// overlap returns how many ticks after the event before it one begins, and
// whether it does not wait for the end of what is shown before.
func overlap(prev, ev game.Event) (lag float64, ok bool) {
	switch {
	case ev.Kind == game.Paid && prev.Kind != game.Paid && prev.Kind != game.Rolled && prev.Kind != game.Revealed:
		return 0, true // goods and their price change hands together
	case ev.Kind == game.Scored && prev.Kind == game.Turned && prev.To.Kind == game.NoRef:
		return 24, true // while the banner is read
	case ev.Kind == game.Turned && ev.To.Kind == game.ShipRef && prev.Kind == game.Turned && prev.To.Kind == game.NoRef:
		return 0, true
	case ev.Kind != prev.Kind:
		return 0, false
	case ev.Kind == game.Scored:
		return 20, true // each port can be seen to pay
	case ev.Kind == game.Paid, ev.Kind == game.Removed, ev.Kind == game.Placed:
		return 8, true
	case ev.Kind == game.Revealed:
		return 0, true
	}
	return 0, false
}
