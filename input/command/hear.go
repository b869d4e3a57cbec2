//go:build !js

package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"

	"serenissima/render/music"
	"serenissima/render/synth"
)

const aboutHear = `
Writes each sound effect and some music in each mood as WAV files, and effects.png
and music.png: of each the waveform, the spectrogram and the loudness. With -pieces
each piece of the music is written whole as well, with pieces.png.

Loudness is that of ITU-R BS.1770 over the part that sounds, of one channel
(LUFS); with effects stands by how much it differs from what is meant.`

// hear writes what the game sounds like.
func hear(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("hear", flag.ContinueOnError)
	dir := fs.String("o", "hear", "`DIR` to write to; it is made if need be")
	seconds := wholeFlag(fs, "seconds", limits{60, 1, 600}, "`number` of seconds of music in each mood")
	whole := fs.Bool("pieces", false, "write each piece of the music whole as well, some 200 megabytes")
	seed := uint64(1)
	fs.Func("seed", "`number` that decides the variation (default 1)", func(text string) (err error) {
		seed, err = ParseSeed(text)
		return err
	})
	if code, ok := parse(fs, aboutHear, args, stdout, stderr); !ok {
		return code
	}
	if *dir == "" {
		return wrong(stderr, "hear", errors.New("no folder to write to is named"))
	}
	err := os.MkdirAll(*dir, 0o755)
	if err == nil {
		err = hearEffects(*dir, seed, stdout)
	}
	if err == nil {
		err = hearMusic(*dir, seed, *seconds, stdout)
	}
	if err == nil && *whole {
		err = hearPieces(*dir, music.Pieces(), stdout)
	}
	if err != nil {
		return fail(stderr, "hear", err)
	}
	return 0
}

// A take is something heard, with its measures.
type take struct {
	name     string
	samples  []float32 // one channel
	loudness float64   // LUFS
	meant    float64   // LUFS; 0 is nothing in particular
	peak     float64
}

// seconds is how long the take lasts.
func (t *take) seconds() float64 { return float64(len(t.samples)) / synth.Rate }

// rise is how long it takes to the loudest sample, in milliseconds.
func (t *take) rise() float64 {
	at := 0
	for i, x := range t.samples {
		if math.Abs(float64(x)) > math.Abs(float64(t.samples[at])) {
			at = i
		}
	}
	return 1000 * float64(at) / synth.Rate
}

// String tells the measures.
func (t *take) String() string {
	text := fmt.Sprintf("%s  %.2f s  %.1f LUFS", t.name, t.seconds(), t.loudness)
	if t.meant != 0 {
		text += fmt.Sprintf(" (%+.1f dB)", t.loudness-t.meant)
	}
	return text + fmt.Sprintf("  peak %.2f at %.0f ms", t.peak, t.rise())
}

// newTake measures samples.
func newTake(name string, samples []float32, meant float64) take {
	t := take{name: name, samples: samples, meant: meant}
	var m synth.Meter
	m.Add(samples)
	t.loudness = m.Loudness()
	for _, x := range samples {
		t.peak = max(t.peak, math.Abs(float64(x)))
	}
	return t
}

// hearEffects writes all effects.
func hearEffects(dir string, seed uint64, stdout io.Writer) error {
	var takes []take
	for e := synth.Nothing + 1; int(e) < synth.NumEffects; e++ {
		t := newTake(e.String(), synth.Render(e, seed), synth.Loudness+e.Level())
		if err := os.WriteFile(filepath.Join(dir, t.name+".wav"), wav(t.samples, 1), 0o644); err != nil {
			return err
		}
		fmt.Fprintln(stdout, t.String())
		takes = append(takes, t)
	}
	return writePicture(filepath.Join(dir, "effects.png"), takes)
}

// moods are the moods of the music, with their names.
var moods = []struct {
	name string
	mood music.Mood
}{{"calm", music.Calm}, {"tense", music.Tense}, {"bright", music.Bright}}

// hearMusic writes some seconds of music in each mood.
func hearMusic(dir string, seed uint64, seconds int, stdout io.Writer) error {
	var takes []take
	for _, m := range moods {
		player := music.New(synth.Rate, seed)
		player.SetMood(m.mood)
		both := make([]float32, 2*synth.Rate*seconds)
		player.Render(both)
		t, err := hearStereo(filepath.Join(dir, "music-"+m.name+".wav"), m.name, both, stdout)
		if err != nil {
			return err
		}
		takes = append(takes, t)
	}
	return writePicture(filepath.Join(dir, "music.png"), takes)
}

// hearPieces writes pieces, from their first note to the last.
func hearPieces(dir string, pieces []music.Piece, stdout io.Writer) error {
	var takes []take
	for _, p := range pieces {
		name := strings.ToLower(strings.ReplaceAll(p.Name, " ", "-"))
		t, err := hearStereo(filepath.Join(dir, "piece-"+name+".wav"), name, p.Render(synth.Rate), stdout)
		if err != nil {
			return err
		}
		takes = append(takes, t)
	}
	return writePicture(filepath.Join(dir, "pieces.png"), takes)
}

// hearStereo writes left and right and measures the middle of both.
func hearStereo(file, name string, both []float32, stdout io.Writer) (take, error) {
	if err := os.WriteFile(file, wav(both, 2), 0o644); err != nil {
		return take{}, err
	}
	one := make([]float32, len(both)/2)
	for i := range one {
		one[i] = (both[2*i] + both[2*i+1]) / 2
	}
	t := newTake(name, one, 0)
	fmt.Fprintln(stdout, t.String())
	return t, nil
}

func writePicture(file string, takes []take) error {
	var b bytes.Buffer
	if err := png.Encode(&b, pictureOf(takes)); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}
