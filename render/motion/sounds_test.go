package motion

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/render/synth"
)

// Whatever is shown is heard, or the table says that it is silent.
func TestWhatIsShownIsHeard(t *testing.T) {
	for _, rules := range catalog.All() {
		info := rules.Info()
		tl := Timeline{Cues: CuesOf(info)}
		var heard [synth.NumEffects]bool
		for seed := uint64(1); seed <= 20; seed++ {
			o := game.Options{Seats: max(info.MinSeats, min(info.MaxSeats, 2+int(seed%3)))}
			_, err := gametest.RandomGame(rules, o, seed, func(s game.State, a game.Action, events []game.Event) {
				steps, _, _ := tl.script(session.Beat{Before: s, After: s, Action: a, Events: events})
				for _, at := range steps {
					require.NotEqual(t, synth.Nothing, at.sound, "%s: %v.%s is shown in silence", info.ID, at.event.Kind, info.NoteName(at.event.Note))
					heard[at.sound] = true
				}
			})
			require.NoError(t, err)
		}
		require.True(t, heard[synth.Oars] && heard[synth.Crate] && heard[synth.Peal], info.ID)
	}
}

// The table has a line for each kind, and no line about a thing that does not exist.
func TestTableOfSounds(t *testing.T) {
	known := map[string]bool{}
	for k := game.EventKind(1); int(k) < game.NumEventKinds; k++ {
		kind := k.String()
		_, ok := sounds[kind]
		require.True(t, ok, "no sound for %s, not even silence", kind)
		known[kind] = true
		for r := game.RefKind(1); int(r) < game.NumRefKinds; r++ {
			known[kind+"."+r.String()] = true
		}
	}
	for key := range sounds {
		require.True(t, known[key], "nothing is called %q", key)
	}
}

// count runs the timeline to its end and counts the sounds.
func count(tl *Timeline, speed float64) (n int) {
	for !tl.Idle() {
		tl.Tick(speed)
		n += len(tl.Sounds())
	}
	return n
}

func TestSoundsBeginWithTheirClips(t *testing.T) {
	for _, speed := range []float64{0.5, 1, 2.5} {
		var tl Timeline
		beats, _ := chain(4)
		for _, b := range beats {
			tl.Push(b)
		}
		tl.Tick(speed)
		require.Equal(t, []synth.Effect{synth.Oars}, tl.Sounds())
		require.Equal(t, 3, count(&tl, speed), "each beat once, at speed %v", speed)
		tl.Tick(speed)
		require.Empty(t, tl.Sounds())
	}
}

func TestSoundsFollowTheNote(t *testing.T) {
	tl := Timeline{Cues: CuesOf(gametest.Toy.Info())}
	require.Equal(t, synth.Peal, tl.Cues.heard(game.Event{Kind: game.Ended, Note: gametest.ToyOver}))
	require.Equal(t, synth.Nothing, tl.Cues.heard(game.Event{Kind: game.Ended}))
	require.Equal(t, synth.Nothing, tl.Cues.heard(game.Event{Kind: 99}))
	require.Equal(t, synth.Hammer, tl.Cues.heard(game.Event{Kind: game.Placed, What: game.Building(1)}))
	require.Equal(t, synth.Wheel, tl.Cues.heard(game.Event{Kind: game.Turned, To: game.Ship(1)}))
}

func note(in *game.Info, name string) game.Note { return game.Note(slices.Index(in.Notes, name)) }

// What is skipped or shown at once makes no noise.
func TestHasteIsSilent(t *testing.T) {
	push := func() *Timeline {
		tl := &Timeline{}
		beats, _ := chain(9)
		for _, b := range beats {
			tl.Push(b)
		}
		return tl
	}
	for _, speed := range []float64{0, 1e6, math.Inf(1)} {
		require.Zero(t, count(push(), speed), "at speed %v", speed)
	}
	tl := push()
	for !tl.Idle() {
		tl.Skip()
		require.Empty(t, tl.Sounds())
	}
	tl = push()
	tl.Tick(1)
	require.Len(t, tl.Sounds(), 1)
	tl.SkipAll()
	require.Empty(t, tl.Sounds())
	tl = push()
	tl.Tick(1)
	tl.Skip()
	tl.Tick(1)
	require.Len(t, tl.Sounds(), 1, "what comes after is heard")
}

// A whole game at the usual speed is no din: a handful of sounds a second.
func TestNoFloodOfSounds(t *testing.T) {
	for _, rules := range catalog.All() {
		info := rules.Info()
		tl := Timeline{Cues: CuesOf(info)}
		_, err := gametest.RandomGame(rules, game.Options{Seats: info.MaxSeats}, 3, func(s game.State, a game.Action, events []game.Event) {
			tl.Push(session.Beat{Before: s, After: s, Action: a, Events: events})
		})
		require.NoError(t, err)
		for !tl.Idle() {
			n := 0
			for range second {
				tl.Tick(1)
				n += len(tl.Sounds())
			}
			require.LessOrEqual(t, n, 9, info.ID)
		}
	}
}
