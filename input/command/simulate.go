//go:build !js

package command

import (
	"flag"
	"io"
)

const aboutSimulate = `
Lets computer players play games against each other, on all cores, and sums them
up. The same seed gives the same games; only the times differ.

With -rotate everybody sits on every seat in turn for each seed, so that no seat
favours anybody; what is counted by seat is then counted by player, in the order
of -seats.

With -json it prints one object:
  game            the rule set
  options         those that are not the default
  seats           the levels, seat 1 first, as in all lists by seat
  powers          by seat, what it plays, in games with powers
  rotate          whether each seed was played on all seats
  games           how many were played
  seed            of the first game; each further one has the next number
  wins            by seat; a victory shared by n counts 1/n for each
  low, high       by seat, the 95 % interval of the share of wins (Wilson)
  winsByOrder     the same wins, counted from the seat that decides first
  meanScore       by seat
  turns           mean turns of a game
  actions         mean decisions and outcomes of chance in a game
  illegal         actions offered by players that the rules forbid; it should be 0,
                  otherwise the exit status is 1
  decisionMicros  by seat, how long a decision took in microseconds:
                  mean, p50, p95, p99`

// simulate lets bots play against each other.
func simulate(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("simulate", flag.ContinueOnError)
	var l lineUp
	l.flags(fs, "one captain, and deckhands")
	var b batch
	b.flags(fs, 100, "")
	rotate := fs.Bool("rotate", false, "play each seed on all seats, everybody one seat further on each time; -games counts all games")
	if code, ok := parse(fs, aboutSimulate, args, stdout, stderr); !ok {
		return code
	}
	t, err := l.table(oneUsual)
	if err != nil {
		return wrong(stderr, "simulate", err)
	}
	t.Rotate = *rotate
	sum, last, err := b.play(t, l.seed)
	if err != nil {
		return fail(stderr, "simulate", err)
	}
	r, err := newReport(t, l.seed, sum, last)
	if err == nil {
		err = b.print(stdout, r, r.Illegal)
	}
	if err != nil {
		return fail(stderr, "simulate", err)
	}
	return 0
}
