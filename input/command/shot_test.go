//go:build !js

package command

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// shown joins the texts of a list.
func shown(l *display.List) string {
	var b strings.Builder
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			b.WriteString(o.Text + "\n")
		}
	}
	return b.String()
}

// asked reads flags of shot.
func asked(t *testing.T, args ...string) *shot {
	t.Helper()
	var s shot
	require.NoError(t, s.flags().Parse(args))
	require.NoError(t, s.check())
	return &s
}

func TestShotShowsTheScene(t *testing.T) {
	for _, tt := range []struct{ args, want, not string }{
		{"-scene title", "There is no game to continue yet.", "Load"},
		{"-scene setup -seed 42", "42", "Load"},
		{"-scene rules -game goldenhorn", "Merchantmen", "four powers"},
		{"-scene rules -game mediterranee", "Venice, Genoa, Spain and Turkey", "Merchantmen"},
		{"-scene play -turns 0", "Turn 1", "Where the ducats came from"},
		{"-scene play -turns 3 -seed 3", "Turn 4", "Where the ducats came from"},
		{"-scene battle", "To the end:", "Where the ducats came from"},
		{"-scene result", "Where the ducats came from", "To the end:"},
		{"-scene play -size 500x900", "Turn 1", "Where the ducats came from"},
	} {
		s := asked(t, strings.Fields(tt.args)...)
		l, err := s.list()
		require.NoError(t, err, tt.args)
		require.Contains(t, shown(l), tt.want, tt.args)
		require.NotContains(t, shown(l), tt.not, tt.args)
		again, err := s.list()
		require.NoError(t, err)
		require.Equal(t, l.Ops, again.Ops, "the same flags give the same picture")
	}
}

// An event is shown from the beginning of its beat on, and moves with the ticks.
func TestShotShowsAnEvent(t *testing.T) {
	for event, want := range map[string]string{
		"turned wheel":   "The arrow on the wheel moves to galley",
		"drew":           "The Doge turns a card",
		"turned scoring": "The Doge turns a card",
	} {
		pictures := map[string]bool{}
		for _, ticks := range []string{"0", "3", "6"} {
			s := asked(t, "-turns", "3", "-event", event, "-ticks", ticks)
			l, err := s.list()
			require.NoError(t, err)
			require.Contains(t, shown(l), want, event)
			again, err := s.list()
			require.NoError(t, err)
			require.Equal(t, l.Ops, again.Ops, "the same flags give the same picture")
			pictures[l.Dump()] = true
		}
		require.Len(t, pictures, 3, event)
	}
}

// Each prompt of a game that a player answers is found, with the number of players and the option that it needs,
// and from a turn in the middle on if it comes up so late in some game; where dice or cards answer, that is said.
func TestShotFindsEveryPrompt(t *testing.T) {
	for _, r := range catalog.All() {
		info := r.Info()
		ways := [][]string{nil, {"-players", "3"}, {"-players", "2"}}
		for _, o := range info.Options {
			for _, value := range o.Values[1:] {
				ways = append(ways, []string{"-option", o.Name + "=" + value})
			}
		}
		for _, prompt := range info.Prompts {
			if slices.Contains([]string{"", "first-player", "next-tile", "next-fleet", "game-over"}, prompt) { // before the first decision, or behind the last
				continue
			}
			var err error
			found := slices.ContainsFunc(ways, func(way []string) bool {
				_, err = asked(t, append([]string{"-game", info.ID, "-prompt", prompt}, way...)...).list()
				return err == nil || strings.Contains(err.Error(), prompt+" is answered by dice or cards, not by a player")
			})
			require.True(t, found, "%s, %s: %v", info.ID, prompt, err)
		}
	}
	for _, prompt := range []string{"ask-price", "answer-price", "answer-counter", "last-answer", "choose-hold", "passage", "spoils", "stowing"} {
		s := asked(t, "-game", "mediterranee", "-prompt", prompt, "-turns", "3")
		_, err := s.list()
		require.NoError(t, err, prompt)
		require.GreaterOrEqual(t, s.played, s.seed)
	}
	_, err := asked(t, "-prompt", "answer-prices").list()
	require.ErrorContains(t, err, `no prompt is called "answer-prices"`)
	require.ErrorContains(t, err, "choose-galley")
}

func TestShotShowsAPart(t *testing.T) {
	whole := image.NewRGBA(image.Rect(0, 0, 1600, 1000))
	require.Same(t, whole, asked(t, "-size", "800x500", "-scale", "2").framed(whole))
	part := asked(t, "-size", "800x500", "-scale", "2", "-part", "10,20.5,300x40").framed(whole)
	require.Equal(t, image.Rect(20, 41, 620, 121), part.Bounds())
}

func TestShotOfASavedGame(t *testing.T) {
	m, err := asked(t).match(mustContext(t))
	require.NoError(t, err)
	_, err = asked(t, "-turns", "2", "-seed", "5").playOn(m)
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "game")
	require.NoError(t, os.WriteFile(file, save.Encode(m), 0o600))

	l, err := asked(t, "-save", file).list()
	require.NoError(t, err)
	require.Contains(t, shown(l), "Turn 3")
	l, err = asked(t, "-save", file, "-scene", "title").list()
	require.NoError(t, err)
	require.NotContains(t, shown(l), "There is no game to continue yet.")
	l, err = asked(t, "-save", file, "-turns", "1").list()
	require.NoError(t, err)
	require.Contains(t, shown(l), "Turn 4")

	require.NoError(t, os.WriteFile(file, save.Encode(m)[:200], 0o600))
	_, code, _, _, stderr := run("shot", "-save", file)
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "serenissima shot: "+file)
}

// A game that is played on the command line only cannot be drawn.
func TestShotOfAGameWithoutAPicture(t *testing.T) {
	for _, r := range catalog.All() {
		id := r.Info().ID
		if all.Tables[id] != nil {
			continue
		}
		file := filepath.Join(t.TempDir(), "game")
		_, code, _, _, stderr := run("trace", "-game", id, "-players", "2", "-save", file)
		require.Zero(t, code, stderr)
		_, code, _, _, stderr = run("shot", "-save", file)
		require.Equal(t, 1, code)
		require.Contains(t, stderr, "it is a game of "+id+", which has no picture")
	}
}

func mustContext(t *testing.T) *app.Context {
	t.Helper()
	c, err := asked(t).context()
	require.NoError(t, err)
	return c
}

func TestShotWritesAPicture(t *testing.T) {
	drawn := Draw
	t.Cleanup(func() { Draw = drawn })
	sheets := 0
	Draw = func(next func() *display.Sheet, take func(image.Image)) error {
		counted := func() *display.Sheet {
			s := next()
			if s != nil {
				sheets++
				require.NotEmpty(t, s.List.Ops)
			}
			return s
		}
		return blank(counted, take)
	}
	file := filepath.Join(t.TempDir(), "x.png")
	_, code, _, stdout, stderr := run("shot", "-scene", "title", "-size", "400x300", "-scale", "1.5", "-o", file)
	require.Zero(t, code, stderr)
	require.Equal(t, 1, sheets)
	require.Equal(t, file+": title, 600 x 450 pixels\n", stdout)
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	require.Equal(t, image.Rect(0, 0, 600, 450), img.Bounds())

	Draw = blind
	_, code, _, _, stderr = run("shot", "-scene", "title", "-o", filepath.Join(t.TempDir(), "y.png"))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "no screen")
	require.Contains(t, stderr, "xvfb-run")
	require.Equal(t, 1, strings.Count(stderr, "\n"))
}

func TestWrongShots(t *testing.T) {
	for _, tt := range []struct {
		args, want string
		code       int
	}{
		{"-scene harbour", `there is no scene "harbour"; want one of title, setup, play, rules, battle, result, saves, voyages, voyage`, 2},
		{"-size 20x20", "want a size from 320x240 to 8192x8192", 2},
		{"-scale 0", "scale 0; want 0.25 to 8", 2},
		{"-scale NaN", "scale NaN; want 0.25 to 8", 2},
		{"-scale 8 -size 2000x1000", "a side of 16000 pixels; want at most 8192", 2},
		{"-part 1,2", "want a place and a size, for example 0,560,240x240", 2},
		{"-part 900,700,500x50", "the part is not one of the window", 2},
		{"-seed x", "want a whole number", 2},
		{"-o=", "no file to write is named", 2},
		{"-turns 900", "the game is over before that", 1},
		{"-scene battle -turns 900", "no fight comes up after that", 1},
		{"-save nowhere", "nowhere", 1},
	} {
		_, code, _, stdout, stderr := run(append([]string{"shot"}, strings.Fields(tt.args)...)...)
		require.Equal(t, tt.code, code, tt.args)
		require.Empty(t, stdout)
		require.Contains(t, stderr, tt.want)
		require.Equal(t, 1, strings.Count(stderr, "\n"), stderr)
	}
}
