package ai

import (
	"fmt"
	"strconv"
	"strings"

	"serenissima/game"
)

// A spec says what a mind is made from.
type spec struct {
	level     Level // alone
	character string
	units     int // for a decision, zero for what the level thinks right
	info      *game.Info
	seed      uint64
}

// mostUnits is the largest budget of a decision; the trees of more fill the memory.
const mostUnits = 100_000

// parse reads "level", "level/character", "level@units" or "level/character@units".
func parse(l Level) (spec, error) {
	name, units, budgeted := strings.Cut(string(l), "@")
	name, character, characterised := strings.Cut(name, "/")
	s := spec{level: Level(name), character: character}
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
	s.units = n
	return s, nil
}
