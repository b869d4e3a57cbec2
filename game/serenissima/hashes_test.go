package serenissima

import (
	"strconv"
	"testing"

	"serenissima/game/gametest"
)

func TestHashes(t *testing.T) {
	var kinds []gametest.Kind
	for seats := 2; seats <= 4; seats++ {
		kinds = append(kinds, gametest.Kind{Name: strconv.Itoa(seats), Options: gametest.Options(seats)})
	}
	gametest.Hashes(t, New(), "testdata/hashes.txt", 30, kinds...)
}
