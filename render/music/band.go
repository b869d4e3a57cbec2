package music

import "math/rand/v2"

// chunkFrames is how many frames are made at a time. Whatever begins within a
// chunk begins with it, a little more than a thousandth of a second early or late.
const chunkFrames = 64

// A Mood is what the music follows.
type Mood int8

// The moods of a game.
const (
	Calm   Mood = iota // at sea and at the table: a lute alone, at times with a drone
	Tense              // in a fight: drone and drum, low chords, darker and faster
	Bright             // at a scoring: a second lute and a drum
	moodCount
)

// A colouring is how a mood sounds.
type colouring struct {
	layers [layerCount]float64 // loudness of each
	drone  float32
	pace   float64 // times the written tempo
	bright float64 // of the strokes of the lutes
}

var colourings = [moodCount]colouring{
	Calm:   {layers: [layerCount]float64{solo: 1}, pace: 1, bright: 1},
	Tense:  {layers: [layerCount]float64{solo: 0.86, strum: 0.72, ostinato: 0.42}, drone: 0.7, pace: 1.07, bright: 0.66},
	Bright: {layers: [layerCount]float64{solo: 0.95, descant: 0.62, dance: 0.42}, pace: 1.03, bright: 1.2},
}

const (
	// calmDrone is the loudness of the drone in pieces that have one of their own.
	calmDrone = 0.35
	// fadeStep is how much of a layer comes or goes with each bar.
	fadeStep = 0.5
	// output brings the music to its loudness, about -23 LUFS.
	output = 0.64
)

// Where the players sit: loudness to the left and right ear.
var (
	firstSeat  = [2]float32{0.95, 0.72}
	secondSeat = [2]float32{0.6, 0.98}
	drumSeat   = [2]float32{0.75, 0.85}
	droneSeat  = [2]float32{0.8, 0.8}
)

// A band is the instruments and what they play.
type band struct {
	rate        float64
	first       lute
	second      lute
	drum        drum
	drone       drone
	room        room
	left, right [chunkFrames]float32

	mood   Mood
	layers [layerCount]float64 // loudness now
	piece  performance
	next   int     // event
	now    float64 // seconds of the piece
	pace   float64
}

func newBand(rate float64) *band {
	return &band{
		rate:   rate,
		first:  newLute(rate, tenorBody),
		second: newLute(rate, trebleBody),
		drum:   newDrum(rate),
		drone:  newDrone(rate),
		room:   newRoom(rate),
		layers: colourings[Calm].layers,
		piece:  performance{events: make([]event, 0, 1500), clock: make([]float64, 0, 500), notes: make([]note, 0, 300)},
		pace:   1,
	}
}

// begin starts a piece.
func (b *band) begin(s *score, chance *rand.Rand) {
	b.piece.begin(s, chance)
	b.next, b.now = 0, 0
	b.drone.tune(s.key.final)
}

// done reports whether the last note of the piece has rung.
func (b *band) done() bool { return b.now >= b.piece.seconds }

// render makes the next chunk.
func (b *band) render() {
	b.now += chunkFrames / b.rate * b.pace
	b.follow()
	b.left, b.right = [chunkFrames]float32{}, [chunkFrames]float32{}
	b.first.render(&b.left, &b.right, firstSeat)
	b.second.render(&b.left, &b.right, secondSeat)
	b.drum.render(&b.left, &b.right, drumSeat)
	b.drone.render(&b.left, &b.right, droneSeat)
	b.room.render(&b.left, &b.right)
}

// follow plays what is due, and turns the page.
func (b *band) follow() {
	for ; b.next < len(b.piece.events); b.next++ {
		if b.piece.events[b.next].at > b.now {
			return
		}
		b.play(&b.piece.events[b.next])
	}
	if !b.done() && b.piece.turn() {
		b.next = 0
		return
	}
	b.drone.want = 0
}

// play does what an event says, if its layer is to be heard.
func (b *band) play(e *event) {
	c := &colourings[b.mood]
	level := b.layers[e.layer]
	switch e.layer {
	case barLine:
		b.turn(c)
		return
	case dance, ostinato:
		if level > 0 {
			b.drum.strike(e.blow, level*e.stroke.loud*b.piece.score.gain)
		}
		return
	}
	if level == 0 {
		return
	}
	s := e.stroke
	s.loud *= level * b.piece.score.gain
	s.bright *= c.bright
	s.seconds /= b.pace
	if e.layer == solo {
		b.first.pluck(s)
	} else {
		b.second.pluck(s)
	}
}

// turn lets layers come and go at the beginning of a bar.
func (b *band) turn(c *colouring) {
	for i, want := range c.layers {
		b.layers[i] += max(-fadeStep, min(fadeStep, want-b.layers[i]))
	}
	b.pace += max(-0.02, min(0.02, c.pace-b.pace))
	b.drone.want = c.drone
	if b.piece.score.drone {
		b.drone.want = max(b.drone.want, calmDrone)
	}
}
