package goldenhorn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestHashes(t *testing.T) {
	var kinds []gametest.Kind
	for seats := 2; seats <= 4; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			kinds = append(kinds, gametest.Kind{Name: fmt.Sprint(seats, " ", expansion), Options: gametest.Options(seats, "expansion", expansion)})
		}
	}
	gametest.Hashes(t, New(), "testdata/hashes.txt", 15, kinds...)
}

// A guess of what a seat cannot know is the same on every platform.
func TestGuessesAreReproducible(t *testing.T) {
	r := game.NewRand(5)
	s := busy(t)
	var hashes []string
	for seat := game.Player(1); seat <= 3; seat++ {
		guess := s.seen(seat)
		guess.Resample(seat, &r)
		hashes = append(hashes, fmt.Sprintf("%016x", game.Hash(guess.State)))
	}
	require.Equal(t, []string{"826256828afc108b", "26a174fa908041d6", "f729b32ff007cf48"}, hashes)
}
