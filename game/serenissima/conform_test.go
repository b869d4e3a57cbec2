package serenissima

import (
	"fmt"
	"testing"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestConform(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, money := range []string{"open", "hidden"} {
			for _, closing := range []string{"chosen", "random"} {
				t.Run(fmt.Sprintf("%d-%s-%s", seats, money, closing), func(t *testing.T) {
					o := game.Options{Seats: seats, Values: map[string]string{"money": money, "closing": closing}}
					gametest.Conform(t, New(), o, 12)
				})
			}
		}
	}
}

// Counts of the sequences of actions from a position, outcomes included.
func TestPerft(t *testing.T) { gametest.Perft(t, New(), "testdata/perft") }

// Whole games and the events of each action.
func TestPlay(t *testing.T) { gametest.Play(t, New(), "testdata/play") }
