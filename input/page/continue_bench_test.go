package page

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// late returns a long game against bots, near its end, in which its person is to decide.
func late(b *testing.B, r game.Rules) *session.Match {
	in := r.Info()
	data, err := os.ReadFile(fmt.Sprintf("../../game/save/testdata/saves/%s-%d-whole.sere", in.ID, in.Version))
	require.NoError(b, err)
	m, err := save.Decode(data, catalog.Find)
	require.NoError(b, err)
	seats := m.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Bot, "captain"
	}
	seats[0].Kind, seats[0].Level = session.Human, ""
	log := m.Log()
	for log[len(log)-1].By != 1 {
		log = log[:len(log)-1]
	}
	m, err = session.Restore(r, m.Options(), seats, m.Seed(), log[:len(log)-1])
	require.NoError(b, err)
	return m
}

// BenchmarkContinue goes on with a long game that has been left: "title" is what the title
// does to offer it, "continue" what a click on that button does until the person can play,
// pictures aside.
func BenchmarkContinue(b *testing.B) {
	for _, r := range catalog.All() {
		m := late(b, r)
		words, err := lang.Load(lang.English)
		require.NoError(b, err)
		st := &store.Memory{}
		require.NoError(b, st.Write(archive.AutosaveName(r.Info().ID), save.Encode(m)))
		start := func() *app.Context {
			return &app.Context{Store: st, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: All(ending), Lang: words, Settings: app.NewSettings(lang.English), Now: func() int64 { return 1 }, Screen: app.Screen{Size: apptest.Desktop}}
		}
		b.Run(r.Info().ID+"/title", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.Len(b, NewTitle(start()).saved, 1)
			}
		})
		b.Run(r.Info().ID+"/continue", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				c := start()
				stack := app.NewStack(c, NewTitle(c))
				var l display.List
				tick := func(f control.Frame) {
					f.Size, f.Scale, f.Pinch = apptest.Desktop, 1, 1
					_, err := stack.Update(f)
					require.NoError(b, err)
				}
				tick(control.Frame{})
				stack.View(&l)
				at := l.Find(display.Target{Command: cmdContinue}).Rect.Center()
				b.StartTimer()
				tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, JustReleased: true, Tap: true, TapAt: at})
				tick(control.Frame{})
				require.Equal(b, m.Len(), stack.OpenMatch().Len())
			}
		})
	}
}
