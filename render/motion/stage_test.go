package motion

import (
	"strings"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/theme"
)

// told describes a game that has notes and nothing else.
var told = &game.Info{Notes: []string{"", "activation", "allow", "attack", "bid", "closed", "game", "killed", "money", "scoring", "sunk", "taken", "track", "turn", "wheel",
	"card", "cargo", "course", "free-wind", "refill", "stop", "wind"}}

// noted is the note of told with such a name.
func noted(name string) game.Note { return note(told, name) }

// toldCues are the cues of told.
var toldCues = Cues{
	game.Chose: {
		noted("allow"):     {Clip: Said(36), Sound: synth.Seal},
		noted("attack"):    {Clip: Strike, Sound: synth.Cannon},
		noted("free-wind"): {Clip: Breeze, Sound: synth.Wind},
		noted("stop"):      {Clip: Signal("anchor"), Sound: synth.Anchor},
	},
	game.Moved: {
		noted("cargo"): {Clip: Heave},
	},
	game.Placed: {
		noted("course"): {Clip: Unroll, Sound: synth.Page, ByChance: true},
		noted("refill"): {Clip: Dealt(5), ByChance: true},
	},
	game.Drew: {
		noted("card"): {Clip: Dealt(5), ByChance: true},
	},
	game.Paid: {
		noted("wind"): {Clip: Played("lateen"), Sound: synth.Wind},
	},
	game.Removed: {
		noted("killed"): {Clip: Perish, Sound: synth.Clash},
		noted("sunk"):   {Clip: Perish},
	},
	game.Turned: {
		noted("turn"):    {Clip: Summon},
		noted("scoring"): {Clip: Said(48), Sound: synth.Bell, Sums: true},
	},
	game.Ended: {
		noted("game"): {Clip: Said(72), Sound: synth.Peal},
	},
}

// A fleet is a position of which nobody needs to know more than the areas of its ships.
type fleet struct {
	game.State
	areas map[int16]int16
}

// Clone implements game.State.
func (f *fleet) Clone() game.State {
	other := *f
	return &other
}

// A witness is a stage that remembers what was put on it.
type witness struct {
	state  game.State
	seen   *seen
	absent map[game.Ref]bool // has no place
	sides  []int             // of a die
}

type seen struct {
	pieces []piece
	dice   []die
	diceAt []lie // beside dice
	told   []game.Event
}

type piece struct {
	ref   game.Ref
	at    display.Point
	state game.State
}

type die struct {
	hits int
	seat game.Player
}

// A lie is where a die is and how it is turned.
type lie struct {
	at   display.Point
	tilt float64
}

func newWitness() witness {
	return witness{seen: &seen{}, sides: []int{0, 0, 0, 1, 1, 2}}
}

func (w witness) Anchor(r game.Ref) (display.Point, bool) {
	if r.Kind == game.NoRef || w.absent[r] {
		return display.Point{}, false
	}
	at := display.Point{X: 40 * float64(r.Kind), Y: 100 + 9*float64(r.ID)}
	if s, ok := w.state.(*fleet); ok && r.Kind == game.ShipRef { // berths depend on the position
		at.X += 30 * float64(s.areas[r.ID])
	}
	return at, true
}

func (w witness) Spot(_, place game.Ref, _ int) (display.Point, float64, bool) {
	at, ok := w.Anchor(place)
	return at, 10, ok
}

func (w witness) Way(_, _ game.Ref, a, b display.Point) []display.Point { return []display.Point{a, b} }

func (w witness) Marker(l *display.List, from, to game.Ref, t float64) {
	l.Disc(900, 10*(float64(from.ID)+t*float64(to.ID-from.ID)), 8, theme.Ink)
}

func (w witness) Rim(r game.Ref) (display.Rect, bool) {
	at, ok := w.Anchor(r)
	return display.Rect{X: at.X - 20, Y: at.Y - 15, W: 40, H: 30}, ok
}

func (w witness) Ship(l *display.List, at display.Point, r game.Ref, _ float64) { w.Piece(l, at, 0, r) }

func (w witness) In(s game.State) Stage { w.state = s; return w }

func (w witness) Piece(l *display.List, at display.Point, _ float64, r game.Ref) {
	w.seen.pieces = append(w.seen.pieces, piece{r, at, w.state})
	l.Disc(at.X, at.Y, 5, theme.Ink)
}

func (w witness) Die(l *display.List, at display.Point, _ float64, hits int, tilt float64, seat game.Player) {
	w.seen.dice = append(w.seen.dice, die{hits, seat})
	w.seen.diceAt = append(w.seen.diceAt, lie{at, tilt})
	l.Disc(at.X, at.Y, 5, theme.Cream)
}

func (w witness) Faces(throw game.Ref, n int) []int {
	ones, twos := int(throw.ID%6), int(throw.ID/6)
	faces := make([]int, n)
	for i := range faces {
		switch {
		case i < twos:
			faces[i] = 2
		case i < twos+ones:
			faces[i] = 1
		}
	}
	return faces
}

func (w witness) Sides() []int { return w.sides }

func (w witness) Face(*display.List, display.Point, float64, game.Player) {}

func (w witness) Colour(seat game.Player) int { return int(seat) }
func (w witness) Name(r game.Ref) string      { return r.Kind.String() }
func (w witness) Unit() float64               { return 1 }
func (w witness) Board() display.Rect         { return display.Rect{W: 1280, H: 640} }

func (w witness) Open() display.Rect { return w.Board() }

func (w witness) Tell(ev game.Event) string {
	w.seen.told = append(w.seen.told, ev)
	return "what " + ev.Kind.String() + strings.Repeat(" and more of it", 8)
}
