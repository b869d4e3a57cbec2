package ai

import (
	"fmt"
	"strconv"
	"strings"
)

// A Spec says what a bot is made from.
type Spec struct {
	Level     Level  // alone
	Character string // empty for none
	Units     int    // for a decision, zero for what the level thinks right
	Seed      uint64
}

// mostUnits is the largest budget of a decision; the trees of more fill the memory.
const mostUnits = 100_000

// parse reads "level", "level/character", "level@units" or "level/character@units".
func parse(l Level) (Spec, error) {
	name, units, budgeted := strings.Cut(string(l), "@")
	name, character, characterised := strings.Cut(name, "/")
	s := Spec{Level: Level(name), Character: character}
	if characterised && character == "" {
		return s, fmt.Errorf("ai: %q: a character follows the stroke", l)
	}
	if !budgeted {
		return s, nil
	}
	n, err := strconv.Atoi(units)
	if err != nil || n < 1 || n > mostUnits || strconv.Itoa(n) != units {
		return s, fmt.Errorf("ai: %q: a number of units follows the @, from 1 to %d", l, mostUnits)
	}
	s.Units = n
	return s, nil
}
