//go:build !js

package command

import (
	"errors"
	"flag"
	"io"
	"time"
)

const aboutMeasure = `
Times the program in its own window and prints, line by line: the time to the
first picture; frames a second and the work for each, without the graphics card,
in a game of computer players and during six animations; what a still board costs; and the
memory after many games. With -soak it plays so many games in the window instead
and fails if memory or the work for a frame has grown. It needs a display; without one:
xvfb-run -a ` + programName + ` measure [flags]`

// measured reads the flags of a client that times itself.
func measured(args []string, stdout, stderr io.Writer) (c Client, code int, handled bool) {
	fs := flag.NewFlagSet("measure", flag.ContinueOnError)
	c.Width, c.Height = 1280, 800
	fs.Func("size", "`WxH` of the window (default 1280x800)", func(s string) (err error) {
		c.Width, c.Height, err = ParseSize(s)
		return err
	})
	fs.DurationVar(&c.Measure, "idle", time.Minute, "how long the still board is watched")
	wholeVar(fs, &c.Soak, "soak", limits{0, 0, mostGames}, "`number` of games of computer players to play in the window, and nothing else")
	if code, ok := parse(fs, aboutMeasure, args, stdout, stderr); !ok {
		return c, code, true
	}
	if c.Measure < time.Second {
		return c, wrong(stderr, "measure", errors.New("the still board is watched for a second at least")), true
	}
	return c, 0, false
}
