package mediterranee_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match"
	"serenissima/input/match/desktest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/mediterranee"
)

// A crowd begins with all galleys in play.
type crowd struct{ game.Rules }

func (r crowd) New(o game.Options) (game.State, error) {
	s, err := r.Rules.New(o)
	if err == nil {
		rules.Crowd(s)
	}
	return s, err
}

// crowded is a match with all galleys in play, and six animations of pieces that leave them.
func crowded(tb testing.TB) *app.Stack {
	d := desktest.Begin(tb, crowd{rules.New()}, mediterranee.Table{}, gametest.Options(4), 1)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.ReducedMotion = app.Normal, app.Normal, false
	beat := session.Beat{Before: d.Match.State(), After: d.Match.State()}
	for i := range int16(10 * rules.MaxGalleys) {
		seat := i%4 + 1
		beat.Events = append(beat.Events, game.Event{Kind: game.Removed, N: 5, What: game.Sailor(seat), From: game.Ship(i%rules.MaxGalleys + 1), To: game.Seat(seat)})
	}
	return app.NewStack(d.Context, match.NewPlay(d.Context, d.Match, []session.Beat{beat}))
}

// opening is the number of frames in which a scene makes what it keeps.
const opening = 10

// BenchmarkCrowdedFrame is a tick and its picture while six animations run and all galleys are in
// play. Mean and worst frame, once what is kept has been made, are told in milliseconds.
func BenchmarkCrowdedFrame(b *testing.B) {
	var stack *app.Stack
	var l display.List
	var sum, worst time.Duration
	shown, counted := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if stack == nil || stack.Facts()["idle"] == "yes" {
			b.StopTimer()
			stack, shown = crowded(b), 0
			b.StartTimer()
		}
		begun := time.Now()
		_, err := stack.Update(control.Frame{Size: desktest.Size, Scale: 1, Pinch: 1})
		require.NoError(b, err)
		l.Reset()
		stack.View(&l)
		if shown++; shown > opening {
			took := time.Since(begun)
			sum, worst, counted = sum+took, max(worst, took), counted+1
		}
	}
	b.ReportMetric(float64(sum.Microseconds())/1000/float64(max(1, counted)), "mean-ms")
	b.ReportMetric(float64(worst.Microseconds())/1000, "worst-ms")
}
