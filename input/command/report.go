//go:build !js

package command

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
)

// played is what all tell of games that were played at a table.
type played struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []ai.Level        `json:"seats"`
	Rotate  bool              `json:"rotate"`
	Games   int               `json:"games"`
	Seed    uint64            `json:"seed"`
	Turns   float64           `json:"turns"`
	Actions float64           `json:"actions"`
	Illegal int               `json:"illegal"`
}

func newPlayed(t *arena.Table, seed uint64, sum *arena.Summary) played {
	n := float64(sum.Games)
	return played{
		Game: t.Info().ID, Options: t.Options, Seats: t.Seats, Rotate: t.Rotate, Games: sum.Games, Seed: seed,
		Turns: float64(sum.Turns) / n, Actions: float64(sum.Actions) / n, Illegal: sum.Illegal,
	}
}

// heading writes which games were played and how long they were.
func (p *played) heading(w io.Writer) {
	fmt.Fprintf(w, "%s: %d games from seed %d, %.1f turns and %.0f actions each, %d illegal\n\n",
		named(p.Game, p.Options), p.Games, p.Seed, p.Turns, p.Actions, p.Illegal)
}

// named names a game with what is agreed on before it begins.
func named(id string, options map[string]string) string {
	for _, name := range slices.Sorted(maps.Keys(options)) {
		id += fmt.Sprintf(" %s=%s", name, options[name])
	}
	return id
}

// A report is what simulate and balance print as JSON; see the help of simulate.
type report struct {
	played
	Powers  []string  `json:"powers,omitempty"`
	Wins    []float64 `json:"wins"`
	Low     []float64 `json:"low"`
	High    []float64 `json:"high"`
	ByOrder []float64 `json:"winsByOrder"`
	Score   []float64 `json:"meanScore"`
	Micros  []micros  `json:"decisionMicros"`
}

// micros tell how long decisions took in microseconds.
type micros struct {
	Mean float64 `json:"mean"`
	P50  float64 `json:"p50"`
	P95  float64 `json:"p95"`
	P99  float64 `json:"p99"`
}

func newMicros(times *arena.Times) micros {
	in := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }
	return micros{in(times.Mean()), in(times.Percentile(50)), in(times.Percentile(95)), in(times.Percentile(99))}
}

// newReport reports on the games of a table, of which last is a position.
func newReport(t *arena.Table, seed uint64, sum *arena.Summary, last game.State) (*report, error) {
	r := &report{played: newPlayed(t, seed, sum), Wins: sum.Wins, ByOrder: sum.ByOrder}
	for i := range t.Seats {
		low, high := arena.Wilson(sum.Wins[i], sum.Games)
		r.Low, r.High = append(r.Low, low), append(r.High, high)
		r.Score = append(r.Score, sum.Score[i]/float64(sum.Games))
		r.Micros = append(r.Micros, newMicros(&sum.Times[i]))
	}
	var err error
	if !t.Rotate {
		r.Powers, err = powers(last)
	}
	return r, err
}

// powers returns what the seats play by the description of a position, nil if
// that does not tell.
func powers(s game.State) ([]string, error) {
	describer, ok := s.(interface{ Describe() any })
	if !ok {
		return nil, nil
	}
	data, err := json.Marshal(describer.Describe())
	if err != nil {
		return nil, err
	}
	var told struct {
		Players []struct {
			Power string `json:"power"`
		} `json:"players"`
	}
	if err := json.Unmarshal(data, &told); err != nil {
		return nil, err
	}
	var names []string
	for _, p := range told.Players {
		if p.Power != "" {
			names = append(names, p.Power)
		}
	}
	return names, nil
}

// writeTable writes the report for people to read.
func (r *report) writeTable(w io.Writer) error {
	r.heading(w)
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	place := "seat"
	if r.Rotate {
		place = "bot"
	}
	fmt.Fprintln(tw, place+"\tlevel\twins\t%\t95 %\tscore\tµs mean\tp50\tp95\tp99\t")
	for i, level := range r.Seats {
		m := r.Micros[i]
		fmt.Fprintf(tw, "%s\t%s\t%.1f\t%.1f\t%s\t%.1f\t%.1f\t%.1f\t%.0f\t%.0f\t\n",
			r.seat(i), level, r.Wins[i], 100*r.Wins[i]/float64(r.Games), span(r.Low[i], r.High[i]), r.Score[i], m.Mean, m.P50, m.P95, m.P99)
	}
	return tw.Flush()
}

// seat names seat i, counted from zero.
func (r *report) seat(i int) string {
	if r.Powers == nil {
		return fmt.Sprint(i + 1)
	}
	return fmt.Sprintf("%d %s", i+1, r.Powers[i])
}

// span writes an interval of shares in percent.
func span(low, high float64) string { return fmt.Sprintf("%.1f–%.1f", 100*low, 100*high) }

// order tells the shares of wins counted from the seat that decides first.
func (r *report) order() string {
	var parts []string
	for _, won := range r.ByOrder {
		low, high := arena.Wilson(won, r.Games)
		parts = append(parts, fmt.Sprintf("%.1f (%s)", 100*won/float64(r.Games), span(low, high)))
	}
	return strings.Join(parts, ", ")
}
