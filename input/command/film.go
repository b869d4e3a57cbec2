//go:build !js

package command

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"

	opponents "serenissima/ai/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match"
	"serenissima/render/control"
	"serenissima/render/display"
)

const aboutFilm = `
Draws a game of computer players, as a spectator sees it, into numbered
PNG files, from which other programs make a moving picture. A display with OpenGL
is needed; without one: xvfb-run -a ` + programName + ` film [flags]`

// ticksPerSecond is how often a scene is brought up to date.
const ticksPerSecond = 60

// film draws the pictures of a stretch of a game.
func film(args []string, stdout, stderr io.Writer) int {
	var s shot
	fs := s.flags()
	fs.Init("film", 0)
	dir := fs.String("dir", "film", "`folder` to write into")
	seconds := wholeFlag(fs, "seconds", limits{10, 1, 60}, "`number` of seconds")
	rate := wholeFlag(fs, "rate", limits{10, 1, ticksPerSecond}, "`pictures` a second, a divisor of 60")
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
	more, err := s.moving(ticksPerSecond / *rate)
	if err != nil {
		return fail(stderr, "film", err)
	}
	pictures := 0
	var broken error
	next := func() *display.Sheet {
		if broken != nil || pictures == *seconds**rate {
			return nil
		}
		var l *display.List
		if l, broken = more(); broken != nil {
			return nil
		}
		return &display.Sheet{List: l, Size: s.size, Scale: s.scale}
	}
	take := func(img image.Image) {
		if broken = os.MkdirAll(*dir, 0o755); broken == nil {
			broken = writePNG(filepath.Join(*dir, fmt.Sprintf("%04d.png", pictures)), img, png.BestSpeed)
		}
		pictures++
	}
	if err := Draw(next, take); err != nil {
		return fail(stderr, "film", noDisplay("film", args, err))
	}
	if broken != nil {
		return fail(stderr, "film", broken)
	}
	fmt.Fprintf(stdout, "%d pictures in %s\n", pictures, *dir)
	return 0
}

// moving begins a game that bots play on, and returns what shows how it is after
// so many ticks more.
func (s *shot) moving(ticks int) (more func() (*display.List, error), err error) {
	c, err := s.context()
	if err != nil {
		return nil, err
	}
	c.Bots.NewBrain = brain
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
	level := string(usual(opponents.Find(m.Rules().Info().ID)))
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Bot, level
	}
	if m, err = session.Restore(m.Rules(), m.Options(), seats, m.Seed(), m.Log()); err != nil {
		return nil, err
	}
	h := hand{shot: s, stack: app.NewStack(c, match.NewPlay(c, m, beats)), list: &display.List{}}
	return func() (*display.List, error) {
		for range ticks {
			clock += 100 * 1000 / ticksPerSecond
			h.tick(control.Frame{})
		}
		return h.list, h.err
	}, nil
}
