//go:build !js

package command

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/game"
)

// A lineUp is what the commands that play games have in common: a game, its
// options and the bots at the table.
type lineUp struct {
	game    string
	seats   string // levels joined by commas; empty for what is usual
	options map[string]string
	seed    uint64
}

// flags adds the flags that set l; usual says who plays unless -seats does.
func (l *lineUp) flags(fs *flag.FlagSet, usual string) {
	l.seed = 1
	l.options = map[string]string{}
	var games, levels, switches []string
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		games = append(games, in.ID)
		for _, level := range o.Levels() {
			if !slices.Contains(levels, string(level)) {
				levels = append(levels, string(level))
			}
		}
		for _, o := range in.Options {
			if slices.Equal(o.Values, noOrYes) && !slices.Contains(switches, o.Name) {
				switches = append(switches, o.Name)
			}
		}
	}
	levels = append(levels, string(ai.Random))
	fs.StringVar(&l.game, "game", games[0], "rule `set`: "+strings.Join(games, ", "))
	fs.StringVar(&l.seats, "seats", "", "`levels` of the players, seat 1 first, joined by commas: "+strings.Join(levels, ", ")+" (default "+usual+")")
	optionFlag(fs, &l.options, " ("+optionNames(games)+"; the first is the default)")
	for _, name := range switches {
		fs.BoolFunc(name, "short for -option "+name+"=yes", func(s string) error {
			on, err := strconv.ParseBool(s)
			if on {
				l.options[name] = "yes"
			}
			return err
		})
	}
	fs.Func("seed", "`number` that decides everything (default 1)", func(s string) (err error) {
		l.seed, err = ParseSeed(s)
		return err
	})
}

// noOrYes are the values of an option that has a flag of its own.
var noOrYes = []string{"no", "yes"}

// table returns the table for the flags, with the levels that usual returns
// unless the flags name some; the error says what cannot be.
func (l *lineUp) table(usual func(*ai.Opponents) []ai.Level) (*arena.Table, error) {
	opponents := catalog.Find(l.game)
	if opponents == nil {
		return nil, fmt.Errorf("there is no game %q", l.game)
	}
	in := opponents.Rules.Info()
	t := &arena.Table{Opponents: opponents, Options: l.options}
	if l.seats == "" {
		t.Seats = usual(opponents)
	} else {
		for name := range strings.SplitSeq(l.seats, ",") {
			t.Seats = append(t.Seats, ai.Level(strings.TrimSpace(name)))
		}
	}
	for _, level := range t.Seats {
		if _, err := opponents.New(level, 0); err != nil {
			return nil, err
		}
	}
	return t, in.CheckWish(game.Options{Seats: len(t.Seats), Values: l.options})
}

// oneOf returns n seats, the first of a level and deckhands on the others.
func oneOf(first ai.Level, n int) []ai.Level {
	return append([]ai.Level{first}, slices.Repeat([]ai.Level{ai.Deckhand}, n-1)...)
}

// oneUsual returns a full table, one seat of the usual level and deckhands on the
// others.
func oneUsual(o *ai.Opponents) []ai.Level { return oneOf(usual(o), o.Rules.Info().MaxSeats) }

// usual returns the level that plays unless told otherwise: the strongest that
// takes no time.
func usual(o *ai.Opponents) ai.Level {
	levels := o.Levels()
	if slices.Contains(levels, ai.Captain) {
		return ai.Captain
	}
	return levels[len(levels)-1]
}

// wrong prints why a command line cannot be carried out.
func wrong(stderr io.Writer, name string, err error) (code int) {
	fmt.Fprintf(stderr, "%[1]s %[2]s: %[3]v; see %[1]s %[2]s -help\n", programName, name, err)
	return 2
}

// sound checks the invariants of a state whose rule set knows them.
func sound(s game.State) error {
	if c, ok := s.(interface{ Invariants() error }); ok {
		return c.Invariants()
	}
	return nil
}
