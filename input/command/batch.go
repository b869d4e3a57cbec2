//go:build !js

package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"

	"serenissima/ai/arena"
	"serenissima/game"
)

// A batch is what the commands that play many games have in common.
type batch struct {
	games, parallel int
	asJSON, check   bool
}

// flags adds the flags that set b; games is the usual number, and about says
// more of it.
func (b *batch) flags(fs *flag.FlagSet, games int, about string) {
	wholeVar(fs, &b.games, "games", limits{games, 1, mostGames}, "`number` of games"+about)
	wholeVar(fs, &b.parallel, "parallel", limits{0, 0, mostParallel}, "`number` of games played at a time (default 0: one for each core); what is played does not depend on it")
	fs.BoolVar(&b.asJSON, "json", false, "print JSON instead of a table")
	fs.BoolVar(&b.check, "check", false, "after every action check that the position is possible; stop at the first that is not")
}

// play plays the games at a table and sums them up; last is the end of one.
func (b *batch) play(t *arena.Table, seed uint64) (sum *arena.Summary, last game.State, err error) {
	t.Parallel = b.parallel
	if b.check {
		t.Check = sound
	}
	sum = arena.NewSummary(t)
	err = t.PlayMany(seed, b.games, func(g arena.Game) {
		sum.Add(g)
		last = g.Final
	})
	return sum, last, err
}

// print prints what is told of games whose bots offered so many illegal actions,
// which is an error.
func (b *batch) print(w io.Writer, told interface{ writeTable(io.Writer) error }, illegal int) error {
	var err error
	if b.asJSON {
		err = json.NewEncoder(w).Encode(told)
	} else {
		err = told.writeTable(w)
	}
	if err == nil && illegal > 0 {
		err = fmt.Errorf("computer players offered %d illegal actions", illegal)
	}
	return err
}
