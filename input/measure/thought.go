package measure

import (
	"fmt"
	"slices"
	"time"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/control"
)

// decisions is in how many positions of a game an admiral decides.
const decisions = 60

// repose is the time that passes for bots between two ticks of the legs in which they
// decide, milliseconds: more than they rest between two slices of thought.
const repose = 20

// A watch notes how long bots think, all in all and in the slices of one tick each.
type watch struct {
	thinks, decided bool
	slice, whole    time.Duration
	slices, wholes  []time.Duration
}

// tick ends the slice of a tick.
func (w *watch) tick() {
	if !w.thinks {
		return
	}
	w.slices, w.whole, w.slice = append(w.slices, w.slice), w.whole+w.slice, 0
	if w.decided {
		w.wholes, w.whole, w.thinks = append(w.wholes, w.whole), 0, false
	}
}

// A watched brain is one whose thought is timed. The marks tell a trace of the page where
// a decision begins and ends.
type watched struct {
	session.Brain
	watch *watch
}

func (b watched) Start(view game.State, p game.Player) {
	begun := time.Now()
	device.Mark("decision")
	b.watch.thinks, b.watch.decided = true, false
	b.Brain.Start(view, p)
	b.watch.slice += time.Since(begun)
}

func (b watched) Step(units int) (done bool) {
	begun := time.Now()
	done = b.Brain.Step(units)
	b.watch.slice += time.Since(begun)
	if done {
		device.Mark("decided")
		b.watch.decided = true
	}
	return done
}

// Decisions is the name of the figure that tells how long admirals of a game think.
func Decisions(id string) string { return id + ", admiral's decision, ms" }

// Slices is the name of the figure that tells how long admirals of a game think at a time.
func Slices(id string) string { return id + ", admiral's slice of thought, ms" }

// Spread tells how long something took, in milliseconds. It sorts the list.
func Spread(list []float64) string {
	slices.Sort(list)
	sum, n := 0.0, len(list)
	for _, x := range list {
		sum += x
	}
	return fmt.Sprintf("mean %.1f, 95 %% %.1f, worst %.1f of %d", sum/float64(n), list[n*95/100], list[n-1], n)
}

// admiral lets an admiral decide in positions of a game of captains: in slices, as on the
// screen, only that a tick follows the other without a rest.
func (m *Course) admiral(rules game.Rules) leg {
	var played *session.Match
	var places []int // in the log
	var w watch
	context := *m.c
	rested := int64(0)
	begin := func() (err error) {
		settings := *m.c.Settings
		settings.SpeedOwn, settings.SpeedOthers = app.AtOnce, app.AtOnce
		context.Settings, context.Now = &settings, func() int64 { return m.c.Now() + rested }
		context.Bots.NewBrain = func(id, level string, seed uint64) session.Brain {
			return watched{m.c.Bots.NewBrain(id, level, seed), &w}
		}
		m.stack = nil
		if played, err = m.whole(rules, "captain"); err == nil {
			places = turns(played)
		}
		return err
	}
	run := func(f control.Frame) (done bool, err error) {
		for begun := time.Now(); time.Since(begun) < 30*time.Millisecond && err == nil; rested += repose {
			if m.stack == nil {
				if len(places) == 0 {
					return true, nil
				}
				match, err := anew(played, places[0])
				if err != nil {
					return false, err
				}
				places = places[1:]
				m.stack = app.NewStack(&context, context.Matches.Play(&context, match, nil))
			}
			_, err = m.stack.Update(control.Frame{Size: f.Size, Scale: f.Scale, Focused: true, Pinch: 1})
			if w.tick(); w.decided && !w.thinks {
				w.decided, m.stack = false, nil
			}
		}
		return false, err
	}
	return leg{begin, run, func() {
		id := rules.Info().ID
		m.tell(Decisions(id), "%s", Spread(inMillis(w.wholes)))
		m.tell(Slices(id), "%s", Spread(inMillis(w.slices)))
	}}
}

func inMillis(list []time.Duration) (out []float64) {
	for _, d := range list {
		out = append(out, millis(d))
	}
	return out
}

// turns are places in the log of a match, spread evenly, at which somebody decides after
// somebody else and has a choice.
func turns(played *session.Match) (list []int) {
	last, at := game.Nobody, 0
	for b := range played.Beats() {
		if p := b.Before.Decision().Player; p > 0 && p != last {
			if last = p; len(b.Before.AppendActions(nil)) > 1 {
				list = append(list, at)
			}
		}
		at++
	}
	n := min(len(list), decisions)
	for i := range n {
		list[i] = list[i*len(list)/n]
	}
	return list[:n]
}

// anew is a match as it was after so many actions, with admirals on all seats.
func anew(played *session.Match, after int) (*session.Match, error) {
	seats := played.Seats()
	for i := range seats {
		seats[i].Level = "admiral"
	}
	return session.Restore(played.Rules(), played.Options(), seats, played.Seed(), played.Log()[:after])
}
