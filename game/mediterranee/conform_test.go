package mediterranee

import (
	"strings"
	"testing"

	"serenissima/game"
	"serenissima/game/gametest"
)

// tables are the kinds of game that there are.
func tables() (list []game.Options) {
	for _, money := range []string{"secret", "open"} {
		for _, powers := range []string{"venice-genoa", "spain-turkey"} {
			list = append(list, game.Options{Seats: 2, Values: map[string]string{"powers": powers, "money": money}})
		}
		for seats := 3; seats <= 4; seats++ {
			list = append(list, game.Options{Seats: seats, Values: map[string]string{"money": money}})
		}
	}
	for _, fair := range fairStartNames[EqualStart+1:] {
		list = append(list, game.Options{Seats: 3, Values: map[string]string{"fair-start": fair}})
	}
	return list
}

// tableName names a kind of game in tests.
func tableName(o game.Options) string {
	parts := []string{string(rune('0' + o.Seats))}
	for _, option := range []string{"money", "powers", "fair-start"} {
		if value := o.Values[option]; value != "" {
			parts = append(parts, value)
		}
	}
	return strings.Join(parts, "-")
}

func TestConform(t *testing.T) {
	for _, o := range tables() {
		t.Run(tableName(o), func(t *testing.T) { gametest.Conform(t, New(), o, 6) })
	}
}

// Counts of the sequences of actions from a position, outcomes included.
func TestPerft(t *testing.T) { gametest.Perft(t, New(), "testdata/perft") }

// Whole games and the events of each action.
func TestPlay(t *testing.T) { gametest.Play(t, New(), "testdata/play") }
