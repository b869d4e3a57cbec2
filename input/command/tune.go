//go:build !js

package command

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"serenissima/ai/serenissima"
	"serenissima/ai/serenissima/tune"
	"serenissima/game"
)

const aboutTune = `
serenissima tune [flags]
Improves what the captains of Serenissima judge by, by games against each other:
all weights are changed at once at random, up for one half of the seats and down
for the other, and follow the half that does better (SPSA). It prints the new
weights, as they stand in ai/serenissima/weights.json, and how they do in deals that
they have not climbed by, against those before and against a pool of others: a
merchant, a trader, a raider and a builder.

With -descend it goes through the weights one by one instead, so many times, up and
down by a share that shrinks (coordinate descent): the incumbent and both candidates
play the same deals from the same seats, against greedy-v1 at half of the tables,
the incumbent and the captains of the program at a quarter each; what does clearly
better stays. -only names the weights to go through. -keep writes the weights to a file whenever they change, and -from
takes them up again.

With -openings it plays so many games with each number of players that begin at
random, finds by linear regression what starting ports and numbers of galleys were
worth, and prints that as it stands in ai/serenissima/openings.json.

With -forecast it plays so many games with each number of players, fits by linear
regression how they end to what their positions look like, and prints that as it
stands in ai/serenissima/forecast.csv.`

// improve tunes the captains of Serenissima.
func improve(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("tune", flag.ContinueOnError)
	seats := fs.Int("seats", 4, "`number` of players, 2 or 4")
	rounds := wholeFlag(fs, "rounds", 240, 3, mostRounds, "`number` of changes that are tried")
	deals := wholeFlag(fs, "deals", 10, 1, mostRounds, "`number` of deals for each, played with every pairing of seats")
	step := fs.Float64("step", 0.04, "how far the weights follow")
	nudge := fs.Float64("nudge", 0.15, "how far they are changed, as a share")
	seed := fs.Uint64("seed", 1, "`number` that decides everything")
	from := fs.String("from", "", "`file` with the weights to begin with (default: those of the program)")
	descend := wholeFlag(fs, "descend", 0, 0, mostRounds, "go so many `times` through the weights one by one instead")
	only := fs.String("only", "", "`names` of weights as in their file, separated by commas, with -descend (default: all)")
	keep := fs.String("keep", "", "`file` for the weights after each change, with -descend")
	openings := wholeFlag(fs, "openings", 0, 0, mostRounds, "find the worth of openings from so many `games`")
	forecast := wholeFlag(fs, "forecast", 0, 0, mostFits, "fit a forecast to so many `games`")
	if code, ok := parse(fs, aboutTune, args, stdout, stderr); !ok {
		return code
	}
	w := serenissima.Standard()
	if *from != "" {
		data, err := ReadFile(*from)
		if err == nil {
			w, err = serenissima.ReadWeights(data)
		}
		if err != nil {
			return wrong(stderr, "tune", err)
		}
	}
	switch {
	case *seats != 2 && *seats != 4:
		return wrong(stderr, "tune", fmt.Errorf("-seats: %d", *seats))
	case !(*step > 0 && *step <= 1 && *nudge > 0 && *nudge <= 1): // not a number is neither
		return wrong(stderr, "tune", fmt.Errorf("-step %v, -nudge %v: want shares above 0, at most 1", *step, *nudge))
	case *forecast > 0:
		r := tune.Regression{Games: *forecast, Every: 6, Seed: *seed, Shrink: 0.001}
		found, fits := r.Run(tune.With(w), w)
		found.Command = fmt.Sprintf("serenissima tune -forecast %d -seed %d", *forecast, *seed)
		for _, f := range fits {
			fmt.Fprintf(stderr, "%d players, %d scorings left: %d positions, variance %.0f, of which %.0f stay unforeseen\n", f.Seats, f.Scorings, f.Positions, f.Variance, f.Residual)
		}
		text, err := found.MarshalText()
		if err != nil {
			return fail(stderr, "tune", err)
		}
		stdout.Write(text)
		return 0
	case *openings > 0:
		book := &serenissima.Openings{Starts: map[string][3]int64{}, Beside: map[string][3]int64{}, Berths: map[string][3]int64{}}
		book.Command = fmt.Sprintf("serenissima tune -openings %d -seed %d", *openings, *seed)
		for seats := 2; seats <= game.MaxSeats; seats++ {
			starts := tune.Starts(w, seats, *openings, *seed)
			tune.Openings(starts, seats, book)
			for _, port := range slices.Sorted(maps.Keys(book.Starts)) {
				games, wins := 0, 0.0
				for i := range starts {
					if starts[i].Port == port {
						games++
						wins += starts[i].Win
					}
				}
				fmt.Fprintf(stderr, "%d players, %-16s %6d starts, %5.1f %% won\n", seats, port, games, 100*wins/float64(max(1, games)))
			}
		}
		return show(stdout, book)
	}
	before := tune.With(w)
	var best *serenissima.Weights
	if *descend > 0 {
		d := tune.Descent{Seats: *seats, Passes: *descend, Deals: *deals, Step: *nudge, Seed: *seed, Log: stderr,
			Rivals: []tune.Player{tune.GreedyV1, nil, tune.GreedyV1, tune.With(serenissima.Standard())}}
		if *only != "" {
			d.Only = strings.Split(*only, ",")
		}
		var failed error
		if *keep != "" {
			d.Keep = func(w *serenissima.Weights) { failed = errors.Join(failed, keepWeights(*keep, w)) }
		}
		best = d.Run(w)
		if d.Keep != nil {
			d.Keep(best)
		}
		if failed != nil {
			return fail(stderr, "tune", failed)
		}
	} else {
		c := tune.Climb{Seats: *seats, Rounds: *rounds, Deals: *deals, Step: *step, Nudge: *nudge, Seed: *seed, Log: stderr}
		best = c.Run(w)
	}
	for _, match := range []struct {
		what       string
		challenger tune.Player
		others     []tune.Player
	}{
		{"one of them against others as before", tune.With(best), []tune.Player{before}},
		{"one of them against a pool of others", tune.With(best), tune.Pool()},
		{"one as before against that pool", before, tune.Pool()},
	} {
		m := tune.Match(match.challenger, match.others, *seats, *deals, *seed+1<<32)
		fmt.Fprintf(stderr, "%s: %.1f %% of %d games, %+.1f ducats\n", match.what, 100*m.Wins/float64(m.Games), m.Games, m.Margin)
	}
	return show(stdout, best)
}

// show prints weights as they are kept.
func show(stdout io.Writer, v any) int {
	stdout.Write(written(v))
	return 0
}

// keepWeights writes weights to a file as they are kept.
func keepWeights(file string, w *serenissima.Weights) error {
	return os.WriteFile(file, written(w), 0o644)
}

func written(v any) []byte {
	data, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		panic(err) // numbers can be written
	}
	return append(data, '\n')
}
