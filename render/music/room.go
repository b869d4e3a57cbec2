package music

import "math"

// A room is a small one with wooden walls: a few early echoes, then four that
// feed each other.
type room struct {
	echoes  [4]echo
	through [4]echo // before the others, two to each ear
}

// An echo is a line of delay that gives back a share, without its highest part.
type echo struct {
	line []float32
	at   int
	low  float32
}

const (
	echoShare = 0.66 // of what comes back each time
	echoDark  = 0.32 // of the lowpass of the walls
	roomShare = 0.2  // of the sound that goes into the room
)

func newRoom(rate float64) room {
	var r room
	for i, ms := range [4]float64{29.3, 36.7, 41.9, 47.1} {
		r.echoes[i].line = make([]float32, int(math.Round(ms*rate/1000)))
	}
	for i, ms := range [4]float64{7.3, 9.1, 13.7, 17.9} {
		r.through[i].line = make([]float32, int(math.Round(ms*rate/1000)))
	}
	return r
}

// pass puts x into the line and returns what comes out.
func (e *echo) pass(x float32) float32 {
	y := e.line[e.at]
	e.line[e.at] = x
	if e.at++; e.at == len(e.line) {
		e.at = 0
	}
	return y
}

// render adds the answer of the room to both sides.
func (r *room) render(left, right *[chunkFrames]float32) {
	for i := range left {
		l, rr := left[i], right[i]
		l1, l2 := r.through[0].pass(l), r.through[2].pass(rr)
		r1, r2 := r.through[1].pass(rr), r.through[3].pass(l)
		var back [4]float32
		for k := range r.echoes {
			e := &r.echoes[k]
			e.low += echoDark * (e.line[e.at] - e.low)
			back[k] = e.low
		}
		half := (back[0] + back[1] + back[2] + back[3]) / 2
		in := [4]float32{l1, r1, l2, r2}
		for k := range r.echoes {
			r.echoes[k].pass(roomShare*in[k] + echoShare*(back[k]-half))
		}
		left[i] = l + 0.14*l1 + 0.1*l2 + back[0] + back[2]
		right[i] = rr + 0.14*r1 + 0.1*r2 + back[1] + back[3]
	}
	for k := range r.echoes {
		r.echoes[k].low = floored(r.echoes[k].low)
	}
}
