package mediterranee

import (
	"testing"

	"serenissima/game/gametest"
)

// Kinds are named by players and first power.
func TestHashes(t *testing.T) {
	gametest.Hashes(t, New(), "testdata/hashes.txt", 20,
		gametest.Kind{Name: "2 venice", Options: gametest.Options(2, "powers", "venice-genoa")},
		gametest.Kind{Name: "2 spain", Options: gametest.Options(2, "powers", "spain-turkey")},
		gametest.Kind{Name: "3 venice", Options: gametest.Options(3)},
		gametest.Kind{Name: "4 venice", Options: gametest.Options(4)})
}
