//go:build !js

package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
)

const aboutBalance = `
serenissima balance [flags]
Lets equal bots play each game with each number of players, in all variants that
are games of their own, and tells whether a seat or a place in the order of play
is favoured: shares of wins with their 95 % interval, mean scores, lengths. The
same seed gives the same games.

With -json it prints one object for each table, as simulate does.`

// variants are the options besides the default ones with which a game is
// another one, by rule set, and for how many players; 0 is any number.
var variants = map[string][]struct {
	players int
	options map[string]string
}{
	"goldenhorn":   {{0, map[string]string{"expansion": "yes"}}},
	"mediterranee": {{2, map[string]string{"powers": "spain-turkey"}}},
}

// balance lets equals play.
func balance(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("balance", flag.ContinueOnError)
	id := fs.String("game", "", "rule `set` (default all)")
	players := fs.Int("players", 0, "`number` of players (default all that a game is for)")
	options := map[string]string{}
	optionFlag(fs, options, ", for all tables; see simulate")
	level := fs.String("level", "", "`level` of all bots, or random (default the strongest of each game)")
	games := fs.Int("games", 2000, "`number` of games for each table")
	asJSON := fs.Bool("json", false, "print JSON instead of tables")
	check := fs.Bool("check", false, "after every action check that the position is possible; stop at the first that is not")
	seed := uint64(1)
	fs.Func("seed", "`number` of the first game (default 1)", func(s string) (err error) {
		seed, err = ParseSeed(s)
		return err
	})
	if code, ok := parse(fs, aboutBalance, args, stdout, stderr); !ok {
		return code
	}
	if *games < 1 {
		return wrong(stderr, "balance", fmt.Errorf("-games %d: want at least 1", *games))
	}
	tables, err := mirrors(*id, *players, options, ai.Level(*level))
	if err != nil {
		return wrong(stderr, "balance", err)
	}
	for i, t := range tables {
		if *check {
			t.Check = sound
		}
		r, err := playGames(t, seed, *games)
		if err == nil && *asJSON {
			err = json.NewEncoder(stdout).Encode(r)
		} else if err == nil {
			err = r.writeBalance(stdout, i == 0)
		}
		if err == nil {
			err = r.fault()
		}
		if err != nil {
			return fail(stderr, "balance", err)
		}
	}
	return 0
}

// mirrors returns tables with the same level on all seats, of the game with the
// id or of all, for so many players or for all numbers, with and without the
// options of variants. The empty level is the strongest.
func mirrors(id string, players int, options map[string]string, level ai.Level) ([]*arena.Table, error) {
	rules := catalog.All()
	if id != "" {
		rules = []game.Rules{catalog.Find(id)}
		if rules[0] == nil {
			return nil, fmt.Errorf("there is no game %q", id)
		}
	}
	var tables []*arena.Table
	for _, r := range rules {
		in, level := r.Info(), level
		if level == "" {
			level = strongest(in)
		}
		if _, err := ai.New(in.ID, level, 0); err != nil {
			return nil, fmt.Errorf("there is no level %q in %s", level, in.ID)
		}
		for n := in.MinSeats; n <= in.MaxSeats; n++ {
			if players != 0 && players != n {
				continue
			}
			seats := slices.Repeat([]ai.Level{level}, n)
			tables = append(tables, &arena.Table{Rules: r, Options: options, Seats: seats})
			for _, v := range variants[in.ID] {
				if v.players == 0 || v.players == n {
					both := maps.Clone(options)
					maps.Copy(both, v.options)
					tables = append(tables, &arena.Table{Rules: r, Options: both, Seats: seats})
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

// writeBalance writes the report for people to read; first says that none
// stands above it.
func (r *report) writeBalance(w io.Writer, first bool) error {
	if !first {
		fmt.Fprintln(w)
	}
	if err := r.writeTable(w); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "%% in the order of play, from whoever decides first: %s\n", r.order())
	return err
}
