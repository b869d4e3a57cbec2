package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table/all"
)

// withTables runs a benchmark for each game with a table.
func withTables(b *testing.B, bench func(b *testing.B, r game.Rules)) {
	for _, r := range catalog.All() {
		if all.Tables[r.Info().ID] != nil {
			b.Run(r.Info().ID, func(b *testing.B) { bench(b, r) })
		}
	}
}

// quiet is a game of four in its first turns, which asks one of them.
func quiet(b *testing.B, r game.Rules) (*app.Context, *Play) {
	words, err := lang.Load(lang.English)
	require.NoError(b, err)
	c := &app.Context{Store: &store.Memory{}, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Pages: page.All(result.New), Lang: words, Settings: app.NewSettings(lang.English), Now: func() int64 { return 0 }}
	seats := make([]session.Seat, 4)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, _, err := session.New(r, game.Options{Seats: 4}, seats, 7)
	require.NoError(b, err)
	for range 12 {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[len(legal)/3])
		require.NoError(b, err)
	}
	p := NewPlay(c, m, nil).(*Play)
	c.Screen.Size = display.Point{X: 1280, Y: 800}
	_, err = p.Update(c, resting(c))
	require.NoError(b, err)
	return c, p
}

// resting is a tick in which nobody does anything.
func resting(c *app.Context) control.Frame {
	return control.Frame{Size: c.Screen.Size, Scale: 1, Pinch: 1}
}

// BenchmarkPlayView makes the picture of a game in its first turn.
func BenchmarkPlayView(b *testing.B) {
	withTables(b, func(b *testing.B, r game.Rules) {
		c, p := quiet(b, r)
		var l display.List
		b.ReportAllocs()
		for b.Loop() {
			l.Reset()
			p.View(c, &l)
		}
	})
}

// BenchmarkStillBoard is a tick of a match that waits for a person who does nothing.
func BenchmarkStillBoard(b *testing.B) {
	withTables(b, func(b *testing.B, r game.Rules) {
		c, p := quiet(b, r)
		s := app.NewStack(c, p)
		var l display.List
		tick := func() {
			_, err := s.Update(resting(c))
			require.NoError(b, err)
		}
		for range 1000 {
			tick()
			l.Reset()
			s.View(&l)
		}
		b.ReportAllocs()
		for b.Loop() {
			tick()
		}
	})
}

// BenchmarkBigMoment is a tick and its picture of a big moment, at which the board comes nearer. Beside BenchmarkPlayView
// it says what that costs.
func BenchmarkBigMoment(b *testing.B) {
	withTables(b, func(b *testing.B, r game.Rules) {
		c, p := quiet(b, r)
		built := session.Beat{Before: p.now.View, After: p.now.View, Events: []game.Event{{Kind: game.Ended, Note: ending(r)}}}
		s := app.NewStack(c, p)
		var l display.List
		b.ReportAllocs()
		for b.Loop() {
			if !p.timeline.ShowsBigMoment() {
				p.timeline = motion.Timeline{Cues: p.table.Cues()}
				queue(&p.timeline, false, []session.Beat{built})
			}
			_, err := s.Update(resting(c))
			require.NoError(b, err)
			l.Reset()
			s.View(&l)
		}
	})
}

// ending is the note of the event with which a game ends.
func ending(r game.Rules) game.Note {
	for n := game.Note(0); ; n++ {
		if r.Info().NoteName(n) == "game" {
			return n
		}
	}
}

// BenchmarkBusyFrame is a tick and its picture while six animations run: from
// each of many ships five pieces fly away.
func BenchmarkBusyFrame(b *testing.B) { withTables(b, busyFrame) }

func busyFrame(b *testing.B, r game.Rules) {
	c, p := quiet(b, r)
	beat := session.Beat{Before: p.now.View, After: p.now.View}
	for i := range int16(60) {
		seat := i%4 + 1
		beat.Events = append(beat.Events, game.Event{Kind: game.Removed, N: 5, What: game.Sailor(seat),
			From: game.Ship(i%12 + 1), To: game.Seat(seat)})
	}
	var l display.List
	b.ReportAllocs()
	for b.Loop() {
		if p.timeline.Idle() {
			queue(&p.timeline, false, []session.Beat{beat})
		}
		_, err := p.Update(c, resting(c))
		require.NoError(b, err)
		l.Reset()
		p.View(c, &l)
	}
}
