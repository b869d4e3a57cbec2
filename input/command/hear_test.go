//go:build !js

package command

import (
	"bytes"
	"encoding/binary"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/music"
	"serenissima/render/synth"
)

func TestHearWritesEverything(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "sounds")
	_, code, _, stdout, stderr := run("hear", "-o", dir, "-seed", "2", "-seconds", "3")
	require.Zero(t, code, stderr)
	names := []string{"music-calm", "music-tense", "music-bright"}
	for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
		names = append(names, e.String())
		require.Contains(t, stdout, e.String()+"  ")
	}
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(dir, name+".wav"))
		require.NoError(t, err)
		require.Equal(t, "RIFF", string(data[:4]))
		require.Equal(t, len(data)-44, int(binary.LittleEndian.Uint32(data[40:])))
	}
	for _, name := range []string{"effects.png", "music.png"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		img, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		require.Greater(t, img.Bounds().Dx(), cellsInRow*cellWidth)
	}
}

func TestHearWritesAPieceWhole(t *testing.T) {
	dir := t.TempDir()
	var stdout bytes.Buffer
	pieces := music.Pieces()
	piece := pieces[slices.IndexFunc(pieces, func(p music.Piece) bool { return p.Name == "Passamezzo antico" })]
	require.NoError(t, hearPieces(dir, []music.Piece{piece}, &stdout))
	require.Contains(t, stdout.String(), "passamezzo-antico  ")
	data, err := os.ReadFile(filepath.Join(dir, "piece-passamezzo-antico.wav"))
	require.NoError(t, err)
	const bytesPerSecond = 2 * 2 * synth.Rate
	require.Equal(t, len(piece.Render(synth.Rate)), (len(data)-44)/2, "samples of two bytes")
	require.Greater(t, len(data)/bytesPerSecond, 120)
	require.FileExists(t, filepath.Join(dir, "pieces.png"))
}

func TestHearWithoutAFolder(t *testing.T) {
	_, code, _, _, stderr := run("hear", "-o=")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "no folder")
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, code, _, _, stderr = run("hear", "-o", filepath.Join(file, "x"))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "serenissima hear: ")
}

func TestWaveFile(t *testing.T) {
	data := wav([]float32{0, 1, -1, 2}, 2)
	require.Len(t, data, 44+8)
	le := binary.LittleEndian
	require.Equal(t, uint16(2), le.Uint16(data[22:]), "channels")
	require.Equal(t, uint32(synth.Rate), le.Uint32(data[24:]))
	require.Equal(t, uint32(4*synth.Rate), le.Uint32(data[28:]))
	require.Equal(t, []byte{0, 0, 0xff, 0x7f, 0x01, 0x80, 0xff, 0x7f}, data[44:], "too loud is clipped")
}

// A tone stands out in its place of the spectrum.
func TestSpectrum(t *testing.T) {
	tone := make([]float32, slice)
	for i := range tone {
		tone[i] = float32(math.Sin(2 * math.Pi * 100 * float64(i) / slice))
	}
	power := spectrum(tone, 0)
	for i, p := range power {
		if i < 98 || i > 102 {
			require.Less(t, p, power[100]/1e6, "bin %d", i)
		}
	}
}
