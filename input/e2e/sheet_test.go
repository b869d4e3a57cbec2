//go:build e2e

package e2e

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/render/table/all"
)

// The pictures kept of each scene are small: they show that something has moved,
// vanished or changed its colour, not a pixel.
const (
	keptWidth   = 320
	keptQuality = 90
	keptFolder  = "testdata/sheet" // with a folder for each game
)

// Of a picture kept, a channel may differ by so much where a JPEG blurs edges or
// another rasteriser draws them, and by more at so few of a thousand pixels, of
// which so few are in one square: something small that is gone is seen too.
const (
	channelTolerance = 40
	fewPixels        = 10
	square           = 16
	fewInSquare      = square * square / 4
)

// TestSheet compares each scene of each game, at each size, with the picture kept of it.
// Run with -update after looking at the contact sheets: it keeps those anew that are not alike.
func TestSheet(t *testing.T) {
	for _, r := range catalog.All() {
		if id := r.Info().ID; all.Tables[id] != nil {
			t.Run(id, func(t *testing.T) { sheetOf(t, id) })
		}
	}
}

// sheetOf compares the scenes of a game.
func sheetOf(t *testing.T, id string) {
	program, err := plainProgram()
	require.NoError(t, err)
	dir, folder := t.TempDir(), filepath.Join(keptFolder, id)
	out, err := exec.Command(program, "sheet", "-game", id, "-width", strconv.Itoa(keptWidth), "-dir", dir).CombinedOutput()
	require.NoError(t, err, "%s", out)
	files, err := filepath.Glob(filepath.Join(dir, "*-*.png"))
	require.NoError(t, err)
	require.Greater(t, len(files), 70)
	before, err := filepath.Glob(filepath.Join(folder, "*.jpg"))
	require.NoError(t, err)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".png")
		small := packed(t, readPicture(t, file))
		kept := filepath.Join(folder, name+".jpg")
		before = slices.DeleteFunc(before, func(other string) bool { return other == kept })
		if gametest.Update() {
			keepAnew(t, kept, small)
			continue
		}
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(kept)
			require.NoError(t, err, "a new scene: run with -update")
			img, drawn := unpacked(t, data), unpacked(t, small)
			require.Equal(t, img.Bounds(), drawn.Bounds())
			thousandth, most, at := different(img, drawn)
			require.LessOrEqual(t, thousandth, fewPixels, "of a thousand pixels so many are not as in %s", kept)
			require.LessOrEqual(t, most, fewInSquare, "so many pixels around %v are not as in %s", at, kept)
		})
	}
	if gametest.Update() {
		for _, gone := range before {
			require.NoError(t, os.Remove(gone))
		}
		return
	}
	require.Empty(t, before, "there are no such scenes any more")
}

// keepAnew keeps a picture of a scene unless one is kept that is alike.
func keepAnew(t *testing.T, kept string, small []byte) {
	t.Helper()
	if data, err := os.ReadFile(kept); err == nil {
		old, drawn := unpacked(t, data), unpacked(t, small)
		if old.Bounds() == drawn.Bounds() {
			if thousandth, most, _ := different(old, drawn); thousandth <= fewPixels && most <= fewInSquare {
				return
			}
		}
	}
	require.NoError(t, os.MkdirAll(filepath.Dir(kept), 0o755))
	require.NoError(t, os.WriteFile(kept, small, 0o644))
}

// packed is a picture as it is kept. Both are compared after packing, which blurs small
// coloured shapes.
func packed(t *testing.T, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	require.NoError(t, jpeg.Encode(&b, img, &jpeg.Options{Quality: keptQuality}))
	return b.Bytes()
}

// unpacked is a picture that has been kept.
func unpacked(t *testing.T, data []byte) image.Image {
	t.Helper()
	img, err := jpeg.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	return img
}

func readPicture(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	return img
}

// different counts the pixels that differ clearly: of a thousand, and in the
// square that has most of them, with its corner.
func different(a, b image.Image) (thousandth, most int, at image.Point) {
	n, all := 0, 0
	squares := map[image.Point]int{}
	for y := b.Bounds().Min.Y; y < b.Bounds().Max.Y; y++ {
		for x := b.Bounds().Min.X; x < b.Bounds().Max.X; x++ {
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			if apart(r1, r2) || apart(g1, g2) || apart(b1, b2) {
				n++
				corner := image.Pt(x, y).Div(square).Mul(square)
				if squares[corner]++; squares[corner] > most {
					most, at = squares[corner], corner
				}
			}
			all++
		}
	}
	return 1000 * n / all, most, at
}

func apart(a, b uint32) bool {
	d := int(a>>8) - int(b>>8)
	return d > channelTolerance || d < -channelTolerance
}
