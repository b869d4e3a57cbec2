//go:build !js

package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
)

const aboutSimulate = `
serenissima simulate [flags]
Lets bots play games against each other, on all cores, and sums them up. The
same seed gives the same games; only the times differ.

With -rotate each further game has everybody one seat further on, so that no
seat favours anybody; what is counted by seat is then counted by bot, in the
order of -seats.

With -json it prints one object:
  game            the rule set
  options         those that are not the default
  seats           the levels, seat 1 first, as in all lists by seat
  powers          by seat, what it plays, in games with powers
  rotate          whether everybody moved on after each game
  games           how many were played
  seed            of the first game; each further game has the next number
  wins            by seat; a victory shared by n counts 1/n for each
  low, high       by seat, the 95 % interval of the share of wins (Wilson)
  winsByOrder     the same wins, counted from the seat that decides first
  meanScore       by seat
  turns           mean turns of a game
  actions         mean decisions and outcomes of chance in a game
  illegal         actions offered by bots that the rules forbid; it should be 0,
                  otherwise the exit status is 1
  decisionMicros  by seat, how long a decision took in microseconds:
                  mean, p50, p95, p99`

// simulate lets bots play against each other.
func simulate(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("simulate", flag.ContinueOnError)
	var l lineUp
	l.flags(fs, "one of the strongest, and deckhands")
	games := fs.Int("games", 100, "`number` of games")
	rotate := fs.Bool("rotate", false, "move everybody one seat on after each game")
	asJSON := fs.Bool("json", false, "print one JSON object instead of a table")
	check := fs.Bool("check", false, "after every action check that the position is possible; stop at the first that is not")
	if code, ok := parse(fs, aboutSimulate, args, stdout, stderr); !ok {
		return code
	}
	if *games < 1 {
		return wrong(stderr, "simulate", fmt.Errorf("-games %d: want at least 1", *games))
	}
	t, err := l.table(func(in *game.Info) []ai.Level { return oneOf(strongest(in), in.MaxSeats) })
	if err != nil {
		return wrong(stderr, "simulate", err)
	}
	t.Rotate = *rotate
	if *check {
		t.Check = sound
	}
	r, err := playGames(t, l.seed, *games)
	if err == nil && *asJSON {
		err = json.NewEncoder(stdout).Encode(r)
	} else if err == nil {
		err = r.writeTable(stdout)
	}
	if err == nil {
		err = r.fault()
	}
	if err != nil {
		return fail(stderr, "simulate", err)
	}
	return 0
}

// playGames plays so many games at a table and sums them up.
func playGames(t *arena.Table, seed uint64, games int) (*report, error) {
	sum := arena.NewSummary(len(t.Seats))
	var last game.State
	err := t.PlayMany(seed, games, func(g arena.Game) {
		sum.Add(g)
		last = g.Final
	})
	if err != nil {
		return nil, err
	}
	return newReport(t, seed, sum, last)
}
