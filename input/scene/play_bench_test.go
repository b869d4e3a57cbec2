package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/op"
)

// BenchmarkPlayView makes the picture of a game in its first turn, as each tick
// does.
func BenchmarkPlayView(b *testing.B) {
	words, err := lang.Load(lang.English)
	require.NoError(b, err)
	c := &Context{Store: &store.Memory{}, Lang: words, Settings: NewSettings(lang.English)}
	r := catalog.All()[0]
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
	p := NewPlay(c, m, nil)
	c.Size = op.Point{X: 1280, Y: 800}
	_, err = p.Update(c, input.Frame{Size: c.Size, Scale: 1, Pinch: 1})
	require.NoError(b, err)
	var l op.List
	b.ReportAllocs()
	for b.Loop() {
		l.Reset()
		p.View(c, &l)
	}
}
