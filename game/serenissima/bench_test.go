package serenissima

import (
	"testing"

	"serenissima/game/gametest"
)

// What is measured: games of four and of two players.
var four, two = gametest.Options(4), gametest.Options(2)

func BenchmarkRandomGame4(b *testing.B)   { gametest.BenchmarkGames(b, New(), four) }
func BenchmarkRandomGame2(b *testing.B)   { gametest.BenchmarkGames(b, New(), two) }
func BenchmarkApply(b *testing.B)         { gametest.BenchmarkApply(b, New(), four) }
func BenchmarkAppendActions(b *testing.B) { gametest.BenchmarkAppendActions(b, New(), four) }
func BenchmarkCopyFrom(b *testing.B)      { gametest.BenchmarkCopyFrom(b, New(), four) }
func BenchmarkResample(b *testing.B)      { gametest.BenchmarkResample(b, New(), four) }

func TestNoAllocations(t *testing.T) { gametest.NoAllocations(t, New(), four) }
