package crash_test

import (
	"errors"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/input/app/crash"
	"serenissima/render/control"
	"serenissima/render/display"
)

// begun is a match that has just begun.
func begun(t *testing.T) *session.Match {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Level: "captain", Name: "Bernat", Colour: 2}}
	m, _, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 7)
	require.NoError(t, err)
	return m
}

func gather(what any, files store.Store, save func() []byte) *crash.Report {
	var j crash.Journal
	var l display.List
	l.Hit(display.Hit{Rect: display.Rect{W: 100, H: 100}, Target: display.Target{Ref: game.Area(5)}})
	f := control.Frame{Ticks: 12, Tap: true, TapAt: display.Point{X: 30, Y: 40}}
	j.Note(&f, &l, func() string { return "play" })
	j.Note(&control.Frame{Ticks: 13}, &l, func() string { return "play" })
	j.Note(&control.Frame{Ticks: 14, Runes: []rune("secret")}, &l, func() string { return "setup" })
	return crash.Gather(what, []byte("goroutine 1 [running]:\nmatch 7"), "serenissima v1", &j, files, save)
}

// A capsule is read as the match that was open, whatever else stands in it.
func TestACapsuleOpensTheMatch(t *testing.T) {
	m := begun(t)
	files := &store.Memory{}
	require.NoError(t, files.Write("settings", []byte("{\n \"mute\": true\n}\n")))
	r := gather("index out of range\nmatch 1\nend 0", files, func() []byte { return save.Encode(m) })
	name, err := r.Keep(files, time.UnixMilli(0))
	require.NoError(t, err)
	require.Equal(t, "crash-19700101-000000.000.txt", name)
	text, err := files.Read(name)
	require.NoError(t, err)
	again, err := save.Decode(text, catalog.Find)
	require.NoError(t, err)
	require.Equal(t, save.Encode(m), save.Encode(again))
	for _, want := range []string{"index out of range", "serenissima v1", `"mute": true`, "tick 12, play: tap at 30,40 area:5", "tick 14, setup: typing", "goroutine 1 [running]:"} {
		require.Contains(t, string(text), want)
	}
	require.NotContains(t, string(text), "secret")
}

// Whatever is broken besides, there is a capsule.
func TestACapsuleOfWhatIsLeft(t *testing.T) {
	r := gather(errors.New("first"), nil, func() []byte { panic("second") })
	require.Contains(t, string(r.Capsule()), "#   first")
	require.Nil(t, r.Save)
	_, err := save.Decode(r.Capsule(), catalog.Find)
	require.Error(t, err)
	r = crash.Last([]byte("panic: x\n\ngoroutine 7\xff"), "serenissima v1", nil)
	require.Equal(t, "panic: x", r.What)
	require.NoError(t, (&store.Memory{}).Write("a", r.Capsule()), "it is a text")
}

func TestTheOldestCapsulesMakeWay(t *testing.T) {
	files := &store.Memory{}
	require.NoError(t, files.Write("autosave", nil))
	for i := range int64(8) {
		_, err := gather("x", files, func() []byte { return nil }).Keep(files, time.Unix(i, 0))
		require.NoError(t, err)
	}
	names, err := files.List()
	require.NoError(t, err)
	require.Len(t, names, 6)
	require.Equal(t, "autosave", names[0])
	require.Equal(t, "crash-19700101-000003.000.txt", names[1])
	_, err = gather("x", files, nil).Keep(&apptest.Brittle{Err: store.ErrFull}, time.Unix(0, 0))
	require.ErrorIs(t, err, store.ErrFull)
}

func TestTheJournalForgets(t *testing.T) {
	var j crash.Journal
	var l display.List
	for i := range int64(100) {
		j.Note(&control.Frame{Ticks: i, Commands: []display.Command{control.Undo}}, &l, func() string { return "play" })
	}
	lines := j.Lines()
	require.Len(t, lines, 60)
	require.Equal(t, "tick 40, play: key for undo", lines[0])
	require.Equal(t, "tick 99, play: key for undo", lines[59])
	still := testing.AllocsPerRun(100, func() { j.Note(&control.Frame{}, &l, nil) })
	require.Zero(t, still)
}

func TestProvocation(t *testing.T) {
	at := func(log string) func() map[string]string {
		return func() map[string]string { return map[string]string{"log": log} }
	}
	for _, text := range []string{"", "update", "update x"} {
		require.Nil(t, crash.Provoke(text))
	}
	var none *crash.Provocation
	none.At(crash.InDraw, nil)
	p := crash.Provoke("draw 12")
	p.At(crash.InUpdate, at("20"))
	p.At(crash.InDraw, at("11"))
	p.At(crash.InDraw, at(""))
	require.Panics(t, func() { p.At(crash.InDraw, at("13")) })
	p.At(crash.InDraw, at("13"))
}

// Pages in windows of all shapes: all of the text, both buttons, at one's finger.
func TestPage(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	m := begun(t)
	r := gather("runtime error: index out of range [5] with length 5", &store.Memory{}, func() []byte { return save.Encode(m) })
	kept := words.T("crash.kept", "name", "crash-20261121-224026.000.txt", "where", "/home/somebody/.config/serenissima")
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 320, Y: 240}} {
		p := crash.NewPage(words, r, kept, false)
		require.Empty(t, p.Update(&control.Frame{Size: size}))
		img, news := p.Picture(image.Pt(int(size.X), int(size.Y)), 1)
		require.True(t, news)
		require.Equal(t, image.Pt(int(size.X), int(size.Y)), img.Bounds().Size())
		_, news = p.Picture(image.Pt(int(size.X), int(size.Y)), 1)
		require.False(t, news)
		chosen := map[display.Command]bool{}
		for y := 0.0; y < size.Y; y += 8 {
			for x := 0.0; x < size.X; x += 8 {
				chosen[p.Update(&control.Frame{Size: size, Tap: true, TapAt: display.Point{X: x, Y: y}})] = true
			}
		}
		require.Equal(t, map[display.Command]bool{"": true, crash.Resume: true, crash.Leave: true}, chosen)
		require.Equal(t, crash.Resume, p.Update(&control.Frame{Size: size, Commands: []display.Command{control.Confirm}}))
		require.Equal(t, crash.Leave, p.Update(&control.Frame{Size: size, Commands: []display.Command{control.Cancel}}))
	}
	require.Contains(t, crash.NewPage(words, r, kept, false).Text[0], "Your game is safe")
	require.Contains(t, crash.NewPage(words, r, kept, true).Text[0], "again")
	r.Lost = true
	require.Contains(t, crash.NewPage(words, r, kept, false).Text[0], "save the report")
	r.Save = nil
	require.Contains(t, crash.NewPage(words, r, kept, false).Text[0], "your saved games are gone")
	r.Lost = false
	require.Contains(t, crash.NewPage(words, r, kept, false).Text[0], "No game was open")
}
