package serenissima_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/serenissima"
)

// What opponents decide is recorded: it changes only on purpose.
func TestDecisionsAreOnRecord(t *testing.T) {
	for _, is := range []struct {
		seats []ai.Level
		hash  uint64
	}{
		{[]ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral}, 16328042984884503562},
		{[]ai.Level{"doge@4", "admiral/raider@6"}, 325682358983902263},
		{[]ai.Level{"admiral/trader@4", "captain/builder", "doge@2"}, 6747762232593485255},
	} {
		table := arena.Table{Opponents: serenissima.Opponents(), Seats: is.seats}
		sum := fnv.New64a()
		in := table.Info()
		table.Watch = func(m arena.Moment) { fmt.Fprintln(sum, in.ActionText(m.Action)) }
		_, err := table.Play(7)
		require.NoError(t, err)
		assert.Equal(t, is.hash, sum.Sum64(), "%v", is.seats)
	}
}
