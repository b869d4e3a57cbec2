package tune

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"serenissima/ai"
	bots "serenissima/ai/serenissima"
	"serenissima/ai/serenissima/yardsticks"
	"serenissima/game"
)

const about = `
Improves what the captains of Serenissima judge by, by games against each other:
all weights are changed at once at random, up for one half of the seats and down
for the other, and follow the half that does better (SPSA). It prints the new
weights, as they stand in ai/serenissima/weights.json, and how they do in deals that
they have not climbed by, against those before and against a pool of others: a
merchant, a trader, a raider and a builder.

With -descend it goes through the weights one by one instead, so many times, up and
down by a share that shrinks (coordinate descent): the incumbent and both candidates
play the same deals from the same seats, against captain-v2 at half of the tables,
the incumbent and the captains of the program at a quarter each; what does clearly
better stays. -only names the weights to go through. -keep writes the weights to a file whenever they change, and -from
takes them up again.

With -openings it plays so many games with each number of players that begin at
random, finds by linear regression what starting ports and numbers of galleys were
worth, and prints that as it stands in ai/serenissima/openings.json.

With -forecast it plays so many games with each number of players, fits by linear
regression how they end to what their positions look like, and prints that as it
stands in ai/serenissima/forecast.csv.`

// Limits of what is asked for: more would fill the memory, or never end.
const (
	mostRounds = 100_000 // and so many deals in each
	mostFits   = 10_000  // games whose positions are kept
)

// Command returns the command that tunes the captains.
func Command() ai.Command {
	return ai.Command{Name: "tune", Summary: "improve what the captains of Serenissima judge by", About: about, New: newTask}
}

// A task is what the flags ask for.
type task struct {
	seats, rounds, deals, descend, openings, forecast int
	step, nudge                                       float64
	seed                                              uint64
	from                                              *bots.Weights
	only                                              []string
	keep                                              string // file; empty: none
}

func newTask(fs *flag.FlagSet, read func(file string) ([]byte, error)) (run func(stdout, stderr io.Writer) error) {
	t := &task{seats: 4, from: bots.Standard()}
	fs.Func("seats", "`number` of players, 2 or 4 (default 4)", t.setSeats)
	wholeVar(fs, &t.rounds, "rounds", limits{240, 3, mostRounds}, "`number` of changes that are tried")
	wholeVar(fs, &t.deals, "deals", limits{10, 1, mostRounds}, "`number` of deals for each, played with every pairing of seats")
	shareVar(fs, &t.step, "step", 0.04, "how far the weights follow, as a `share`")
	shareVar(fs, &t.nudge, "nudge", 0.15, "how far they are changed, as a `share`")
	fs.Uint64Var(&t.seed, "seed", 1, "`number` that decides everything")
	fs.Func("from", "`file` with the weights to begin with (default: those of the program)", func(file string) error {
		data, err := read(file)
		if err == nil {
			t.from, err = bots.ReadWeights(data)
		}
		return err
	})
	wholeVar(fs, &t.descend, "descend", limits{0, 0, mostRounds}, "go so many `times` through the weights one by one instead")
	fs.Func("only", "`names` of weights as in their file, separated by commas, with -descend (default: all)", func(names string) error {
		t.only = strings.Split(names, ",")
		return nil
	})
	fs.StringVar(&t.keep, "keep", "", "`file` for the weights after each change, with -descend")
	wholeVar(fs, &t.openings, "openings", limits{0, 0, mostRounds}, "find the worth of openings from so many `games`")
	wholeVar(fs, &t.forecast, "forecast", limits{0, 0, mostFits}, "fit a forecast to so many `games`")
	return t.run
}

func (t *task) setSeats(text string) error {
	if text != "2" && text != "4" {
		return errors.New("want 2 or 4")
	}
	t.seats = int(text[0] - '0')
	return nil
}

// shareVar adds a flag that takes a share.
func shareVar(fs *flag.FlagSet, to *float64, name string, usual float64, usage string) {
	*to = usual
	fs.Func(name, fmt.Sprintf("%s (default %v)", usage, usual), func(text string) error {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil || !(x > 0 && x <= 1) { // not a number is neither
			return errors.New("want a share above 0, at most 1")
		}
		*to = x
		return nil
	})
}

// limits are the usual, the least and the largest value of a flag.
type limits struct{ usual, least, most int }

// wholeVar adds a flag that takes a whole number.
func wholeVar(fs *flag.FlagSet, to *int, name string, l limits, usage string) {
	if *to = l.usual; l.usual != 0 {
		usage += fmt.Sprintf(" (default %d)", l.usual)
	}
	fs.Func(name, usage, func(text string) error {
		n, err := strconv.ParseInt(text, 0, 0)
		if err != nil || int(n) < l.least || int(n) > l.most {
			return fmt.Errorf("want a whole number from %d to %d", l.least, l.most)
		}
		*to = int(n)
		return nil
	})
}

// run carries the command out.
func (t *task) run(stdout, stderr io.Writer) error {
	switch {
	case t.forecast > 0:
		return t.fitForecast(stdout, stderr)
	case t.openings > 0:
		t.findOpenings(stdout, stderr)
		return nil
	}
	best, err := t.improve(stderr)
	if err != nil {
		return err
	}
	t.compare(best, stderr)
	stdout.Write(written(best))
	return nil
}

// fitForecast prints a forecast, and how good it is.
func (t *task) fitForecast(stdout, stderr io.Writer) error {
	r := Regression{Games: t.forecast, Every: 6, Seed: t.seed, Shrink: 0.001}
	found, fits := r.Run(With(t.from), t.from)
	found.Command = fmt.Sprintf("serenissima tune -forecast %d -seed %d", t.forecast, t.seed)
	for _, f := range fits {
		fmt.Fprintf(stderr, "%d players, %d scorings left: %d positions, variance %.0f, of which %.0f stay unforeseen\n", f.Seats, f.Scorings, f.Positions, f.Variance, f.Residual)
	}
	text, err := found.MarshalText()
	if err == nil {
		stdout.Write(text)
	}
	return err
}

// findOpenings prints a book of openings, and what was won from which port.
func (t *task) findOpenings(stdout, stderr io.Writer) {
	book := &bots.Openings{Starts: map[string][3]int64{}, Beside: map[string][3]int64{}, Berths: map[string][3]int64{}}
	book.Command = fmt.Sprintf("serenissima tune -openings %d -seed %d", t.openings, t.seed)
	for seats := 2; seats <= game.MaxSeats; seats++ {
		starts := Starts(t.from, seats, t.openings, t.seed)
		Openings(starts, seats, book)
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
	stdout.Write(written(book))
}

// improve returns better weights; it fails if they cannot be kept.
func (t *task) improve(log io.Writer) (best *bots.Weights, err error) {
	if t.descend == 0 {
		c := Climb{Seats: t.seats, Rounds: t.rounds, Deals: t.deals, Step: t.step, Nudge: t.nudge, Seed: t.seed, Log: log}
		return c.Run(t.from), nil
	}
	earlier := Of(yardsticks.Skill(yardsticks.CaptainV2))
	d := Descent{Seats: t.seats, Passes: t.descend, Deals: t.deals, Step: t.nudge, Only: t.only, Seed: t.seed, Log: log,
		Rivals: []Maker{earlier, nil, earlier, With(bots.Standard())}}
	if t.keep != "" {
		d.Adopted = func(w *bots.Weights) { err = errors.Join(err, os.WriteFile(t.keep, written(w), 0o644)) }
	}
	best = d.Run(t.from)
	if d.Adopted != nil {
		d.Adopted(best)
	}
	return best, err
}

// compare tells how weights do against those before and against others.
func (t *task) compare(best *bots.Weights, log io.Writer) {
	before := With(t.from)
	for _, match := range []struct {
		what       string
		challenger Maker
		others     []Maker
	}{
		{"one of them against others as before", With(best), []Maker{before}},
		{"one of them against a pool of others", With(best), Pool()},
		{"one as before against that pool", before, Pool()},
	} {
		m := Match(match.challenger, match.others, t.seats, t.deals, t.seed+1<<32)
		fmt.Fprintf(log, "%s: %.1f %% of %d games, %+.1f ducats\n", match.what, 100*m.Wins/float64(m.Games), m.Games, m.Margin)
	}
}

// written returns weights or a book as they are kept.
func written(v any) []byte {
	data, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		panic(err) // numbers can be written
	}
	return append(data, '\n')
}
