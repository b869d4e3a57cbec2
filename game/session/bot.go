package session

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"serenissima/game"
)

// BotSeed is the seed of the bot on a seat. It is a hash of the seed of the match
// and the seat, so that the numbers that a bot draws have nothing in common with
// dice and cards or with those of another bot.
func (m *Match) BotSeed(p game.Player) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "bot %d %d", m.seed, p))
	return binary.BigEndian.Uint64(sum[:])
}
