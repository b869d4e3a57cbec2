package goldenhorn

import (
	"fmt"
	"maps"
	"testing"

	"serenissima/game"
	"serenissima/game/gametest"
)

// variants give each option besides the expansion another value than its
// default in one of them; the two cross, so that few games try all.
var variants = []map[string]string{
	{},
	{"fleets": "by-seat", "modone-cards": "on", "warehouses": "open"},
	{"placement": "random", "extras": "alternative", "territories": "alternative"},
}

func TestConform(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			for _, variant := range variants {
				o := game.Options{Seats: seats, Values: map[string]string{"expansion": expansion}}
				maps.Copy(o.Values, variant)
				t.Run(fmt.Sprint(seats, o.Values), func(t *testing.T) { gametest.Conform(t, New(), o, 2) })
			}
		}
	}
}

// Counts of the sequences of actions from a position, outcomes included.
func TestPerft(t *testing.T) { gametest.Perft(t, New(), "testdata/perft") }

// Whole games and the events of each action.
func TestPlay(t *testing.T) { gametest.Play(t, New(), "testdata/play") }
