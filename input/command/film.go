//go:build !js

package command

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"serenissima/ai"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
)

const aboutFilm = `
serenissima film [flags]
Draws a game of captains, as it is seen by somebody who looks on, into numbered
PNG files, from which other programs make a moving picture. A display with OpenGL
is needed; without one: xvfb-run -a serenissima film [flags]`

// ticksPerSecond is how often a scene is brought up to date.
const ticksPerSecond = 60

// film draws the pictures of a stretch of a game.
func film(args []string, stdout, stderr io.Writer) int {
	var s shot
	fs := s.flags()
	fs.Init("film", 0)
	dir := fs.String("dir", "film", "`folder` to write into")
	seconds := wholeFlag(fs, "seconds", 10, 1, 60, "`number` of seconds")
	rate := wholeFlag(fs, "rate", 10, 1, ticksPerSecond, "`pictures` a second, a divisor of 60")
	if code, ok := parse(fs, aboutFilm, args, stdout, stderr); !ok {
		return code
	}
	err := s.check()
	if err == nil && ticksPerSecond%*rate != 0 {
		err = fmt.Errorf("%d pictures a second; want a divisor of %d", *rate, ticksPerSecond)
	}
	if err != nil {
		return wrong(stderr, "film", err)
	}
	sheets, err := s.moving(*seconds**rate, ticksPerSecond / *rate)
	if err != nil {
		return fail(stderr, "film", err)
	}
	images, err := Draw(sheets)
	if err != nil {
		return fail(stderr, "film", noDisplay("film", args, err))
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fail(stderr, "film", err)
	}
	for i, img := range images {
		if err := writePNG(filepath.Join(*dir, fmt.Sprintf("%04d.png", i)), img); err != nil {
			return fail(stderr, "film", err)
		}
	}
	fmt.Fprintf(stdout, "%d pictures in %s\n", len(images), *dir)
	return 0
}

// moving makes n pictures of a game that captains play on, each so many ticks
// after the one before.
func (s *shot) moving(n, ticks int) ([]op.Sheet, error) {
	c, err := s.context()
	if err != nil {
		return nil, err
	}
	c.NewBrain = brain
	var clock int64 // in hundredths of a millisecond, of which a thought takes one
	c.Now = func() int64 { clock++; return clock / 100 }
	m, err := s.match(c)
	if err != nil {
		return nil, err
	}
	beats, err := s.playOn(m)
	if err != nil {
		return nil, err
	}
	seats := m.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Bot, string(ai.Captain)
	}
	if m, err = session.Restore(m.Rules(), m.Options(), seats, m.Seed(), m.Log()); err != nil {
		return nil, err
	}
	h := hand{shot: s, stack: scene.NewStack(c, scene.NewPlay(c, m, beats)), list: &op.List{}}
	var sheets []op.Sheet
	for range n {
		for range ticks {
			clock += 100 * 1000 / ticksPerSecond
			h.tick(input.Frame{})
		}
		sheets = append(sheets, op.Sheet{List: &op.List{Ops: slices.Clone(h.list.Ops)}, Size: s.size, Scale: s.scale})
	}
	return sheets, h.err
}
