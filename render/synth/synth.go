// Package synth makes the sound effects of the game by arithmetic: nothing is
// recorded. An effect is a recipe of parts (tones of struck bodies, filtered
// noise, creaks) that chance varies a little, so that no two plays are alike.
// Equal seeds give equal samples.
package synth

import "serenissima/game"

// Rate is the number of samples in a second.
const Rate = 44100

// An Effect is a sound of one sort.
type Effect uint8

// The effects. Nothing is silence.
const (
	Nothing Effect = iota
	Click          // a button
	Page           // a page is turned
	Refuse         // two dull knocks: that cannot be done
	Quill          // something is written down
	Seal           // a seal is pressed on paper
	Card           // a card is turned over
	Oars           // two strokes of the oars
	Wind           // a sail fills, ropes creak
	Splash         // something goes overboard
	Sink           // a ship goes down
	Launch         // a ship slides into the water
	Crate          // goods are stowed
	Boots          // sailors on planks
	Hammer         // builders at work
	Flag           // a flag goes up, drums beat
	Dice           // dice on a wooden table
	Coins          // a payment
	Purse          // a purse fills
	Bell           // the bell of the Doge
	Glass          // an hourglass is turned
	Wheel          // the wheel clicks on
	Cannon         // a shot
	Clash          // swords
	Peal           // all bells: the game is over
	Anchor         // a chain runs out, and the anchor falls into the water
	numEffects
)

// NumEffects is the number of effects and Nothing, for tables by Effect.
const NumEffects = int(numEffects)

// A recipe says what an effect is made of.
type recipe struct {
	name  string
	level float64         // decibels above the usual loudness; below for what should be soft
	room  float64         // share of the room's echo
	write func(s *sketch) // adds the parts
}

var recipes = [NumEffects]recipe{
	Click:  {"click", -6, 0.04, click},
	Page:   {"page", -5, 0.06, page},
	Refuse: {"refuse", -2, 0.08, refuse},
	Quill:  {"quill", -5, 0.06, quill},
	Seal:   {"seal", 0, 0.1, seal},
	Card:   {"card", -3, 0.08, card},
	Oars:   {"oars", -2, 0.08, oars},
	Wind:   {"wind", -2, 0.08, wind},
	Splash: {"splash", 0, 0.1, splash},
	Sink:   {"sink", 0, 0.12, sink},
	Launch: {"launch", 0, 0.1, launch},
	Crate:  {"crate", 0, 0.12, crate},
	Boots:  {"boots", -3, 0.12, boots},
	Hammer: {"hammer", 0, 0.16, hammer},
	Flag:   {"flag", 0, 0.12, flag},
	Dice:   {"dice", 0, 0.12, dice},
	Coins:  {"coins", 0, 0.1, coins},
	Purse:  {"purse", 0, 0.1, purse},
	Bell:   {"bell", 0, 0.22, bell},
	Glass:  {"glass", -5, 0.08, glass},
	Wheel:  {"wheel", -5, 0.08, wheel},
	Cannon: {"cannon", 0, 0.2, cannon},
	Clash:  {"clash", 0, 0.14, clash},
	Peal:   {"peal", 0, 0.22, peal},
	Anchor: {"anchor", -2, 0.1, anchor},
}

// String returns the name of the effect, a lower-case word.
func (e Effect) String() string {
	if e == Nothing || int(e) >= NumEffects {
		return "nothing"
	}
	return recipes[e].name
}

// Loudness is what Meter.Loudness says of the usual effect.
const Loudness = -18.0

// Level is by how many decibels an effect is meant to differ from the usual
// loudness: buttons and what is heard all the time are softer.
func (e Effect) Level() float64 { return recipes[e].level }

// A Rendering computes an effect bit by bit, for whoever must not be kept
// waiting.
type Rendering struct {
	effect  Effect
	parts   []part
	samples []float32
	room    *room
	meter   Meter
	stage   stage
	done    int // parts or samples of the stage
}

// A stage is what a Rendering is busy with.
type stage uint8

const (
	adding stage = iota // one part after the other
	echoing
	weighing
	finished
)

// chunk is how many samples are treated in one step.
const chunk = 4096

// New begins to render an effect, not Nothing; another seed gives another
// variation of it.
func New(e Effect, seed uint64) *Rendering {
	s := &sketch{rand: game.NewRand(seed*uint64(NumEffects) + uint64(e))}
	recipes[e].write(s)
	end := 0.0
	for _, p := range s.parts {
		end = max(end, p.end())
	}
	return &Rendering{
		effect: e, parts: s.parts,
		samples: make([]float32, int((end+roomTail)*Rate)),
		room:    newRoom(recipes[e].room),
	}
}

// Step does a little of the work, the better part of a millisecond, and reports
// whether it was the last.
func (r *Rendering) Step() (done bool) {
	switch r.stage {
	case adding:
		r.parts[r.done].add(r.samples)
		if r.done++; r.done == len(r.parts) {
			r.next(echoing)
		}
	case echoing:
		if r.room.add(r.chunk()); r.done >= len(r.samples) {
			r.next(weighing)
		}
	case weighing:
		if r.meter.Add(r.chunk()); r.done >= len(r.samples) {
			r.samples = finish(r.samples, decibels(Loudness+r.effect.Level()-r.meter.Loudness()))
			r.next(finished)
		}
	}
	return r.stage == finished
}

func (r *Rendering) next(s stage) { r.stage, r.done = s, 0 }

// chunk returns the next samples of the stage.
func (r *Rendering) chunk() []float32 {
	from := r.done
	r.done = min(from+chunk, len(r.samples))
	return r.samples[from:r.done]
}

// Samples returns the finished effect, one channel, between -1 and 1.
func (r *Rendering) Samples() []float32 { return r.samples }

// Render renders an effect at once.
func Render(e Effect, seed uint64) []float32 {
	r := New(e, seed)
	for !r.Step() {
	}
	return r.samples
}
