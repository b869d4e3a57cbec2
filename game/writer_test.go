package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestWriter(t *testing.T) {
	w := game.Writer{Dst: []byte("before ")}
	w.Text("toy")
	w.Flag("hidden", true)
	w.Flag("open", false)
	w.Line("decision move", -1)
	w.Num("goal", 8)
	w.Text(" seats ")
	w.Int(3)
	w.Line("player", 1)
	w.Nums("place", 2, "coins", 300)
	require.Equal(t, "before toy hidden\ndecision move -1 goal 8 seats 3\nplayer 1 place 2 coins 300", string(w.Dst))
}
