//go:build !js

package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
)

const aboutSimulate = `
serenissima simulate [flags]
Lets bots play games against each other, on all cores, and sums them up. The
same seed gives the same games; only the times differ.

With -json it prints one object:
  game            the rule set
  seats           the levels, seat 1 first, as in all lists by seat
  games           how many were played
  seed            of the first game; each further game has the next number
  wins            by seat; a victory shared by n counts 1/n for each
  meanScore       by seat
  turns           mean turns of a game
  actions         mean decisions and outcomes of chance in a game
  illegal         actions offered by bots that the rules forbid; it should be 0,
                  otherwise the exit status is 1
  decisionMicros  by seat, how long a decision took in microseconds:
                  mean, p50, p95, p99`

// A lineUp is what simulate and trace have in common: a game and its bots.
type lineUp struct {
	rules   game.Rules
	game    string
	seats   string
	options map[string]string
	seed    uint64
}

// flags adds the flags that set l.
func (l *lineUp) flags(fs *flag.FlagSet, seats string) {
	l.seed = 1
	l.options = map[string]string{}
	var games, levels, options []string
	for _, r := range catalog.All() {
		in := r.Info()
		games = append(games, in.ID)
		for _, level := range ai.Levels(in.ID) {
			if !slices.Contains(levels, string(level)) {
				levels = append(levels, string(level))
			}
		}
		for _, o := range in.Options {
			options = append(options, in.ID+": "+o.Name+"="+strings.Join(o.Values, "|"))
		}
	}
	levels = append(levels, string(ai.Random))
	fs.StringVar(&l.game, "game", games[0], "rule `set`: "+strings.Join(games, ", "))
	fs.StringVar(&l.seats, "seats", seats, "`levels` of the bots, seat 1 first, joined by commas: "+strings.Join(levels, ", "))
	fs.Func("option", "`name=value` of the rules, may be repeated ("+strings.Join(options, "; ")+"; the first is the default)", func(s string) error {
		name, value, ok := strings.Cut(s, "=")
		if !ok || name == "" || value == "" {
			return errors.New("want name=value")
		}
		l.options[name] = value
		return nil
	})
	fs.Func("seed", "`number` that decides everything (default 1)", func(s string) (err error) {
		l.seed, err = ParseSeed(s)
		return err
	})
}

// table returns the table for the flags; the error says what cannot be.
func (l *lineUp) table() (*arena.Table, error) {
	l.rules = catalog.Find(l.game)
	if l.rules == nil {
		return nil, fmt.Errorf("there is no game %q", l.game)
	}
	t := &arena.Table{Rules: l.rules, Options: l.options}
	for name := range strings.SplitSeq(l.seats, ",") {
		level := ai.Level(strings.TrimSpace(name))
		if _, err := ai.New(l.game, level, 0); err != nil {
			return nil, fmt.Errorf("there is no level %q in %s", level, l.game)
		}
		t.Seats = append(t.Seats, level)
	}
	return t, l.rules.Info().CheckOptions(game.Options{Seats: len(t.Seats), Values: l.options})
}

// wrong prints why a command line cannot be carried out.
func wrong(stderr io.Writer, name string, err error) (code int) {
	fmt.Fprintf(stderr, "serenissima %s: %v; serenissima %s -help tells more\n", name, err, name)
	return 2
}

// sound checks the invariants of a state whose rule set knows them.
func sound(s game.State) error {
	if c, ok := s.(interface{ Invariants() error }); ok {
		return c.Invariants()
	}
	return nil
}

// simulate lets bots play against each other.
func simulate(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("simulate", flag.ContinueOnError)
	var l lineUp
	l.flags(fs, "captain,deckhand,deckhand,deckhand")
	games := fs.Int("games", 100, "`number` of games")
	asJSON := fs.Bool("json", false, "print one JSON object instead of a table")
	check := fs.Bool("check", false, "after every action check that the position is possible; stop at the first that is not")
	if code, ok := parse(fs, aboutSimulate, args, stdout, stderr); !ok {
		return code
	}
	if *games < 1 {
		return wrong(stderr, "simulate", fmt.Errorf("-games %d: want at least 1", *games))
	}
	t, err := l.table()
	if err != nil {
		return wrong(stderr, "simulate", err)
	}
	if *check {
		t.Check = sound
	}
	sum := arena.NewSummary(len(t.Seats))
	if err := t.PlayMany(l.seed, *games, sum.Add); err != nil {
		return fail(stderr, "simulate", err)
	}
	if *asJSON {
		err = writeReport(stdout, &l, t, sum)
	} else {
		err = writeTable(stdout, &l, t, sum)
	}
	if err == nil && sum.Illegal > 0 {
		err = fmt.Errorf("bots offered %d illegal actions", sum.Illegal)
	}
	if err != nil {
		return fail(stderr, "simulate", err)
	}
	return 0
}

// A report is what simulate prints as JSON.
type report struct {
	Game    string     `json:"game"`
	Seats   []ai.Level `json:"seats"`
	Games   int        `json:"games"`
	Seed    uint64     `json:"seed"`
	Wins    []float64  `json:"wins"`
	Score   []float64  `json:"meanScore"`
	Turns   float64    `json:"turns"`
	Actions float64    `json:"actions"`
	Illegal int        `json:"illegal"`
	Micros  []micros   `json:"decisionMicros"`
}

type micros struct {
	Mean float64 `json:"mean"`
	P50  float64 `json:"p50"`
	P95  float64 `json:"p95"`
	P99  float64 `json:"p99"`
}

func newReport(l *lineUp, t *arena.Table, sum *arena.Summary) report {
	n := float64(sum.Games)
	r := report{
		Game: l.game, Seats: t.Seats, Games: sum.Games, Seed: l.seed, Wins: sum.Wins,
		Turns: float64(sum.Turns) / n, Actions: float64(sum.Actions) / n, Illegal: sum.Illegal,
	}
	in := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }
	for i := range t.Seats {
		times := &sum.Times[i]
		r.Score = append(r.Score, sum.Score[i]/n)
		r.Micros = append(r.Micros, micros{in(times.Mean()), in(times.Percentile(50)), in(times.Percentile(95)), in(times.Percentile(99))})
	}
	return r
}

func writeReport(w io.Writer, l *lineUp, t *arena.Table, sum *arena.Summary) error {
	return json.NewEncoder(w).Encode(newReport(l, t, sum))
}

func writeTable(w io.Writer, l *lineUp, t *arena.Table, sum *arena.Summary) error {
	r := newReport(l, t, sum)
	fmt.Fprintf(w, "%s: %d games from seed %d, %.1f turns and %.0f actions each, %d illegal\n\n",
		r.Game, r.Games, r.Seed, r.Turns, r.Actions, r.Illegal)
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "seat\tlevel\twins\t%\tscore\tµs mean\tp50\tp95\tp99\t")
	for i, level := range r.Seats {
		m := r.Micros[i]
		fmt.Fprintf(tw, "%d\t%s\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t%.0f\t%.0f\t\n",
			i+1, level, r.Wins[i], 100*r.Wins[i]/float64(r.Games), r.Score[i], m.Mean, m.P50, m.P95, m.P99)
	}
	return tw.Flush()
}
