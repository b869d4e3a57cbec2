package rehearse

import "serenissima/game"

// Imagine makes of what a seat sees a position as it may be, the same with the same luck, and
// returns the luck that comes after that.
func Imagine(view game.State, me game.Player, luck uint64) game.Rand {
	rand := game.NewRand(luck)
	view.Resample(me, &rand)
	return rand
}

// A Dealer deals for chance from two sources, such as dice and cards: what comes of the one does
// not depend on how often the other was asked.
type Dealer struct{ sources [2]game.Dealer }

// Begin takes luck for both sources.
func (d *Dealer) Begin(luck *game.Rand) {
	for i := range d.sources {
		d.sources[i].Rand = game.NewRand(luck.Uint64())
	}
}

// Deal deals from a source, 0 or 1, what chance is asked for.
func (d *Dealer) Deal(source int, s game.State) game.Action { return d.sources[source].Deal(s) }
