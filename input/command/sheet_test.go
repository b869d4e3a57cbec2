//go:build !js

package command

import (
	"errors"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// blank stands in for a display: each picture is white and of the right size.
func blank(next func() *display.Sheet, take func(image.Image)) error {
	for s := next(); s != nil; s = next() {
		take(image.NewRGBA(image.Rect(0, 0, int(s.Size.X*s.Scale), int(s.Size.Y*s.Scale))))
	}
	return nil
}

// blind stands in for a computer without a display.
func blind(func() *display.Sheet, func(image.Image)) error { return errors.New("no screen") }

// framesOf returns the names of the pictures of a game.
func framesOf(t *testing.T, id string) map[string]bool {
	t.Helper()
	list, err := frames(id, nil)
	require.NoError(t, err)
	names := map[string]bool{}
	for _, f := range list {
		require.NotEmpty(t, f.sheet.List.Ops, f.name)
		require.False(t, names[f.name], f.name)
		names[f.name] = true
	}
	return names
}

// Every game has the pictures of all scenes that are no game's own, and the first one those
// of the pages that all have in common.
func TestSheetHasEveryScene(t *testing.T) {
	for _, id := range games() {
		names := framesOf(t, id)
		for _, scene := range []string{"setup", "first", "middle", "crowded", "result"} {
			for _, view := range []string{"desktop", "tablet", "phone", "dense"} {
				require.True(t, names[scene+"-"+view], "%s: %s-%s", id, scene, view)
			}
		}
		require.Equal(t, id == games()[0], names["title-desktop"], id)
		require.True(t, names["table-phone"], id)
		require.False(t, names["table-desktop"], id)
	}
}

// The sheet of the first game has the moments of its own table as well.
func TestSheetHasTheScenesOfTheTable(t *testing.T) {
	names := framesOf(t, games()[0])
	for _, scene := range []string{"opening", "battle", "blockade"} {
		for _, view := range []string{"desktop", "tablet", "phone", "dense"} {
			require.True(t, names[scene+"-"+view], "%s-%s", scene, view)
		}
	}
	for _, flight := range []string{"scoring", "sail", "dice", "sinking", "wheel", "card"} {
		require.True(t, names["flight-"+flight+"-desktop"], flight)
	}
	require.True(t, names["flight-scoring-tablet"])
	require.True(t, names["flight-scoring-phone"])
	require.False(t, names["flight-card-phone"])
}

func TestSplit(t *testing.T) {
	require.Equal(t, []string{"-scene", "play", "-tap", "group 4", "-size", "8x6"}, split("-scene play -tap group 4 -size 8x6"))
	require.Equal(t, []string{"-left", "-turns", "4"}, split("-left -turns 4"))
}

func TestFilm(t *testing.T) {
	drawn := Draw
	t.Cleanup(func() { Draw = drawn })
	dir := filepath.Join(t.TempDir(), "film")
	moved := map[string]bool{}
	Draw = func(next func() *display.Sheet, take func(image.Image)) error {
		written := 0
		counted := func() *display.Sheet {
			files, _ := filepath.Glob(filepath.Join(dir, "*.png"))
			require.Len(t, files, written, "none waits in the memory for those after it")
			written++
			s := next()
			if s != nil {
				moved[shown(s.List)] = true
			}
			return s
		}
		return blank(counted, take)
	}
	_, code, _, stdout, stderr := run("film", "-turns", "1", "-seconds", "5", "-rate", "2", "-size", "320x240", "-dir", dir)
	require.Zero(t, code, stderr)
	require.Equal(t, "10 pictures in "+dir+"\n", stdout)
	require.Greater(t, len(moved), 1, "nothing happens")
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, files, 10)

	Draw = blind
	for args, want := range map[string]string{
		"film -rate 7":                  "7 pictures a second; want a divisor of 60",
		"film -scene harbour":           `there is no scene "harbour"`,
		"film -seconds 1":               "xvfb-run -a serenissima film",
		"sheet":                         "xvfb-run -a serenissima sheet",
		"shot -tap nothing":             `nothing to point at that is called "nothing"`,
		"shot -prompt dice":             `no prompt is called "dice"`,
		"shot -event landed":            `there is no event "landed" after that`,
		"shot -scene title -prompt bid": "in the scene play only",
		"shot -scene title -event drew": "in the scene play only",
	} {
		_, code, _, _, stderr := run(strings.Fields(args)...)
		require.NotZero(t, code, args)
		require.Contains(t, stderr, want, args)
	}
}

// Pictures keep the options of their samples.
func TestSheetKeepsTheOptionsOfPictures(t *testing.T) {
	for _, more := range []map[string]string{nil, {"extras": "alternative"}} {
		list, err := frames("goldenhorn", more)
		require.NoError(t, err)
		for _, f := range list {
			if f.name == "expansion-desktop" {
				require.Equal(t, "yes", f.shot.options["expansion"])
				require.Equal(t, more["extras"], f.shot.options["extras"])
			}
		}
	}
}
