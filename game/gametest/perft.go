package gametest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serenissima/game"
)

// Perft checks the counts in the files dir/*.perft: how many sequences of
// exactly N actions follow a position, outcomes of chance counted one by one.
// A file holds, line by line, options and actions as in a saved match, then any
// number of lines "depth N count M"; # begins a comment. With -update the
// counts are rewritten.
func Perft(t *testing.T, r game.Rules, dir string) {
	t.Helper()
	eachFile(t, dir, ".perft", func(t *testing.T, lines []string) []string {
		want, counted := slices.Clone(lines), false
		s, err := position(r, lines, func(i int, s game.State) error {
			var depth, count int
			if _, err := fmt.Sscanf(lines[i], "depth %d count %d", &depth, &count); err != nil || depth < 1 {
				return fmt.Errorf("%q: neither action nor count", lines[i])
			}
			want[i], counted = fmt.Sprintf("depth %d count %d", depth, CountSequences(s, depth)), true
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if s == nil || !counted {
			t.Fatal("no line with a count")
		}
		return want
	})
}

// position sets up the game of a file and plays its actions; lines that are
// neither options nor actions go to other, with the position reached.
func position(r game.Rules, lines []string, other func(i int, s game.State) error) (game.State, error) {
	in := r.Info()
	o := game.Options{Values: map[string]string{}}
	var s game.State
	for i, line := range lines {
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
			continue
		case word == "option" && s == nil:
			name, value, _ := strings.Cut(rest, "=")
			if name != "seats" {
				o.Values[name] = value
			} else if _, err := fmt.Sscan(value, &o.Seats); err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			continue
		case s == nil:
			var err error
			if s, err = r.New(o); err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
		}
		a, err := in.ParseAction(line)
		if err == nil {
			err = Step(s, a, nil)
		} else if word == "depth" {
			err = other(i, s)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return s, nil
}

// CountSequences counts the sequences of exactly depth actions, outcomes of
// chance included, that can follow s.
func CountSequences(s game.State, depth int) int {
	if depth == 0 {
		return 1
	}
	actions := Choices(s)
	if depth == 1 {
		return len(actions)
	}
	total, next := 0, s.Clone()
	for _, a := range actions {
		next.CopyFrom(s)
		next.Apply(a, nil)
		total += CountSequences(next, depth-1)
	}
	return total
}
