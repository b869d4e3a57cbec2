package device

// A Doze lets the loop sleep while nobody does anything and nothing moves, so that
// a board that is only looked at costs next to nothing. Asleep, ticks come when
// something is done, and once in a nap.
type Doze struct {
	Host   Sleeper
	Asleep bool
	still  int // ticks without a change so far
}

// A Sleeper is the loop that can sleep.
type Sleeper interface {
	MaySleep() bool
	Nap()  // sleeps until something is done, two seconds at most
	Wake() // has ticks come as often as before
}

const (
	// stirTicks is how many still ticks pass between two steps of the sea, for as
	// long as a nap.
	stirTicks = 120
	// drowsyTicks is how many still ticks pass until the loop sleeps: more than
	// anything lasts that passes by itself, such as a notice, for it would not.
	drowsyTicks = 600
)

// Tick counts a tick that has changed nothing, or something, and reports whether
// it is time for the sea to stir.
func (d *Doze) Tick(still bool) (stir bool) {
	if !still {
		d.still = -1
	}
	d.still++
	asleep := d.still > drowsyTicks && d.Host.MaySleep()
	if asleep {
		d.Host.Nap()
	} else if d.Asleep {
		d.Host.Wake()
	}
	d.Asleep = asleep
	return asleep || still && d.still%stirTicks == 0
}
