package rehearse

// Certain is a chance of one: chances are in millionths.
const Certain = 1_000_000

// A WinChance is how likely a player is to win, seen from a position that a rehearsal
// begins with, and how much that counts.
type WinChance struct {
	Base  int64 // what the position is worth, in the unit of the game
	Odds  int64 // of victory there, in millionths
	Scale int64 // what a victory is worth; zero: the chance does not count, but the unit of the game
}

// Worth is what odds of victory, in millionths, are worth in the unit of the game.
func (c *WinChance) Worth(odds int64) int64 { return c.Base + (odds-c.Odds)*c.Scale/Certain }
