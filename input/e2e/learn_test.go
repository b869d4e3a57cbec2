//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input/device"
)

// TestFirstTimePlayer starts the program for the first time and does what the
// screen says: the voyage that the title offers, then a first game with its advice,
// until the first scoring. Pictures of the way are kept where SERENISSIMA_WALK says.
func TestFirstTimePlayer(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}} {
		t.Run(size.String(), func(t *testing.T) { walk(t, startDesktop(t, size, "-seed", "7")) })
	}
}

// A walker keeps pictures of its way.
type walker struct {
	t *testing.T
	d *desktop
	n int
}

// look keeps a picture.
func (w *walker) look(what string) {
	dir := os.Getenv("SERENISSIMA_WALK")
	if dir == "" {
		return
	}
	w.n++
	f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%dx%d-%02d-%s.png", w.d.size.X, w.d.size.Y, w.n, what)))
	require.NoError(w.t, err)
	require.NoError(w.t, png.Encode(f, w.d.picture()))
	require.NoError(w.t, f.Close())
}

func walk(t *testing.T, d *desktop) {
	w := &walker{t: t, d: d}
	d.until("the title", scene("title"))
	w.look("title")
	d.tap("learn")
	d.until("the voyages", scene("lessons"))
	w.look("voyages")
	d.tap("voyage")
	pressed := 0
	for {
		s := d.until("something to do", func(s device.Screen) bool {
			return s.Facts["scene"] == "message" || s.Facts["scene"] == "play" && s.Facts["wanted"] != "" && s.Find("card-on") != nil
		})
		if s.Facts["scene"] == "message" {
			break
		}
		w.look("load")
		require.Equal(t, "load", s.Facts["voyage"])
		require.Less(t, pressed, 20)
		d.tap(s.Facts["wanted"])
		pressed++
	}
	w.look("sailed")
	require.Contains(t, strings.Join(d.screen().Texts, " "), "Well sailed!")
	require.Contains(t, d.saved("logbook"), `"load"`)
	d.tap("answer 1")
	d.until("the voyages", scene("lessons"))
	h := newHand(t, d)
	for !inSight(d.screen(), "guided-game") { // the list is longer than the window
		d.drag("voyage 2", "voyage")
	}
	d.tap("guided-game")
	h.did["activation"] = 1 // nothing is tried that the screen does not say
	notes := w.play(h)
	require.GreaterOrEqual(t, len(notes), 6, "%q", notes)
}

// play plays until the first scoring and reads what is explained.
func (w *walker) play(h *hand) (notes []string) {
	for range 400 {
		h.look()
		for {
			s := w.d.screen()
			if s.Find("card-hush") == nil {
				break
			}
			note := strings.Join(s.Texts, "|")
			notes = append(notes, note)
			w.look("advice")
			w.d.tap("card-on")
		}
		if h.state.Scorings > 0 {
			w.look("scoring")
			require.True(w.t, slices.ContainsFunc(notes, func(n string) bool { return strings.Contains(n, "That was a") }), "the scoring is explained")
			return notes
		}
		h.turn()
	}
	require.FailNow(w.t, "there is no scoring")
	return nil
}
