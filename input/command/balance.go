//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/game"
)

const aboutBalance = `
Lets equal computer players play each game with each number of players, in all
variants that are games of their own, and tells whether a seat or a place in the
order of play is favoured: shares of wins with their 95 % interval, mean scores,
lengths. The same seed gives the same games.

With -json it prints one object for each table, as simulate does.`

// balance lets equals play.
func balance(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("balance", flag.ContinueOnError)
	id := fs.String("game", "", "rule `set` (default all)")
	players := fs.Int("players", 0, "`number` of players (default all that a game is for)")
	options := map[string]string{}
	optionFlag(fs, &options, ", for all tables; see simulate")
	level := fs.String("level", "", "`level` of all players, or random (default captain, or the strongest of a game without)")
	var b batch
	b.flags(fs, 2000, " for each table")
	seed := uint64(1)
	fs.Func("seed", "`number` of the first game (default 1)", func(s string) (err error) {
		seed, err = ParseSeed(s)
		return err
	})
	if code, ok := parse(fs, aboutBalance, args, stdout, stderr); !ok {
		return code
	}
	tables, err := mirrors(*id, *players, options, ai.Level(*level))
	if err != nil {
		return wrong(stderr, "balance", err)
	}
	for i, t := range tables {
		sum, last, err := b.play(t, seed)
		if err != nil {
			return fail(stderr, "balance", err)
		}
		r, err := newReport(t, seed, sum, last)
		if err == nil {
			err = b.print(stdout, mirror{r, i == 0}, r.Illegal)
		}
		if err != nil {
			return fail(stderr, "balance", err)
		}
	}
	return 0
}

// mirrors returns tables with the same level on all seats, of the game with the
// id or of all, for so many players or for all numbers, with and without the
// options of its variants. The empty level is the usual one.
func mirrors(id string, players int, options map[string]string, level ai.Level) ([]*arena.Table, error) {
	games := catalog.All()
	if id != "" {
		games = []*ai.Opponents{catalog.Find(id)}
		if games[0] == nil {
			return nil, fmt.Errorf("there is no game %q", id)
		}
	}
	var tables []*arena.Table
	for _, o := range games {
		in, level := o.Rules.Info(), level
		if level == "" {
			level = usual(o)
		}
		if _, err := o.New(level, 0); err != nil {
			return nil, err
		}
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			if players != 0 && players != n {
				continue
			}
			seats := slices.Repeat([]ai.Level{level}, n)
			tables = append(tables, &arena.Table{Opponents: o, Options: options, Seats: seats})
			for _, v := range o.Variants {
				if v.Suits(n) {
					both := maps.Clone(options)
					maps.Copy(both, v.Options)
					tables = append(tables, &arena.Table{Opponents: o, Options: both, Seats: seats})
				}
			}
		}
		if err := in.CheckOptions(game.Options{Seats: in.MinSeats, Values: options}); err != nil {
			return nil, err
		}
	}
	if tables == nil {
		return nil, errors.New("no game is for that many players")
	}
	return tables, nil
}

// A mirror is the report on a table of equals; first says that none is printed
// above it.
type mirror struct {
	*report
	first bool
}

// writeTable writes the report for people to read.
func (m mirror) writeTable(w io.Writer) error {
	if !m.first {
		fmt.Fprintln(w)
	}
	if err := m.report.writeTable(w); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%% in the order of play, from whoever decides first: %s\n", m.order())
	return err
}
