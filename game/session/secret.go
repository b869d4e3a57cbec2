package session

import (
	"bytes"

	"serenissima/game"
)

// Secret reports whether what p may see of the position holds something that an
// onlooker may not.
func (m *Match) Secret(p game.Player) bool {
	return !bytes.Equal(m.View(p).AppendText(nil), m.View(game.Nobody).AppendText(nil))
}
