package gametest_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestToyConforms(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, money := range []string{"hidden", "open"} {
			for _, course := range []string{"short", "long", "wager"} {
				t.Run(fmt.Sprintf("%d-%s-%s", seats, money, course), func(t *testing.T) {
					gametest.Conform(t, gametest.Toy, gametest.Options(seats, "money", money, "course", course), 20)
				})
			}
		}
	}
}

func TestToyPerft(t *testing.T) { gametest.Perft(t, gametest.Toy, "testdata/perft") }

func TestToyPlay(t *testing.T) { gametest.Play(t, gametest.Toy, "testdata/play") }

func TestRandomGameIsReproducible(t *testing.T) {
	play := func(seed uint64) (log []game.Action, hash uint64) {
		end, err := gametest.RandomGame(gametest.Toy, gametest.Options(4), seed, func(_ game.State, a game.Action, ev []game.Event) {
			require.NotEmpty(t, append([]game.Event{{}}, ev...))
			log = append(log, a)
		})
		require.NoError(t, err)
		require.True(t, end.Result().Over)
		return log, game.Hash(end)
	}
	a, hashA := play(5)
	b, hashB := play(5)
	other, _ := play(6)
	require.Equal(t, a, b)
	require.Equal(t, hashA, hashB)
	require.NotEqual(t, a, other)
}

func TestCountSequences(t *testing.T) {
	s, err := gametest.Toy.New(gametest.Options(2))
	require.NoError(t, err)
	require.Equal(t, 1, gametest.CountSequences(s, 0))
	require.Equal(t, 3, gametest.CountSequences(s, 1))
	require.Equal(t, 9, gametest.CountSequences(s, 2))
	// One coin: throw or run; two or three: throw or run with one or two.
	require.Equal(t, 3*(2+3+3), gametest.CountSequences(s, 3))
}

func TestToyHashes(t *testing.T) {
	gametest.Hashes(t, gametest.Toy, "testdata/hashes.txt", 3,
		gametest.Kind{Name: "2", Options: gametest.Options(2)},
		gametest.Kind{Name: "4 long", Options: gametest.Options(4, "course", "long")})
}

func BenchmarkToyGames(b *testing.B) { gametest.BenchmarkGames(b, gametest.Toy, gametest.Options(4)) }

func TestToyDoesNotAllocate(t *testing.T) {
	gametest.NoAllocations(t, gametest.Toy, gametest.Options(4))
}
