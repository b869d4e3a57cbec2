package synth

import "math"

// A body is something that rings when it is struck: its modes.
type body []mode

// A mode is one of the tones of a body.
type mode struct {
	ratio float64 // frequency, of the pitch
	level float64
	ring  float64 // how long, of the longest
}

// The bodies. Ratios of bars, discs and membranes are those of Fletcher and
// Rossing, The Physics of Musical Instruments.
var (
	// bar is a free bar: tools, the handle of an oar.
	bar = body{{1, 1, 1}, {2.76, 0.6, 0.6}, {5.40, 0.35, 0.4}, {8.93, 0.2, 0.25}}
	// plank is a board that is held by others.
	plank = body{{1, 1, 1}, {1.52, 0.7, 0.85}, {2.31, 0.55, 0.6}, {3.16, 0.4, 0.5}, {4.61, 0.25, 0.35}}
	// chest is a box of boards with air in it.
	chest = body{{1, 1, 1}, {1.33, 0.8, 0.9}, {1.87, 0.6, 0.7}, {2.42, 0.5, 0.5}, {3.38, 0.35, 0.4}, {5.2, 0.2, 0.3}}
	// disc is a coin.
	disc = body{{1, 1, 1}, {1.73, 0.7, 0.8}, {2.33, 0.75, 0.7}, {3.91, 0.4, 0.45}, {4.11, 0.35, 0.4}}
	// blade is a sword, struck somewhere along its length.
	blade = body{{1, 0.7, 1}, {1.51, 0.5, 0.9}, {2.76, 1, 0.8}, {3.62, 0.7, 0.7}, {5.40, 0.8, 0.55}, {7.1, 0.45, 0.45}, {8.93, 0.4, 0.35}}
	// skin is a drum.
	skin = body{{1, 1, 1}, {1.59, 0.6, 0.6}, {2.14, 0.4, 0.45}, {2.65, 0.25, 0.35}, {3.16, 0.15, 0.3}}
	// bronze is a church bell, its pitch the prime: hum, prime, tierce, quint,
	// nominal and above. Two of them beat, for no bell is quite round.
	bronze = body{
		{0.5, 0.55, 1}, {1, 0.8, 0.75}, {1.003, 0.3, 0.75}, {1.19, 0.75, 0.6}, {1.196, 0.3, 0.6}, {1.5, 0.35, 0.45},
		{2, 0.9, 0.4}, {2.5, 0.3, 0.25}, {2.66, 0.35, 0.22}, {3, 0.3, 0.2}, {4.1, 0.25, 0.12}, {5.4, 0.15, 0.08},
	}
)

// A blow is how a body is struck.
type blow struct {
	at, pitch float64 // seconds, Hz
	force     float64 // loudness; 1 is usual
	ring      float64 // seconds to silence of the longest mode
	hard      float64 // Hz above which the tones are damped: leather 500, wood 2000, iron 8000
	contact   float64 // noise of the contact, of the force
}

// strike adds the sound of a body that is struck. Where it is struck is chance,
// and so is how much of each mode is heard.
func (s *sketch) strike(b body, w blow) {
	for _, m := range b {
		freq := s.about(w.pitch*m.ratio, 0.006)
		damped := 1 / (1 + (freq/w.hard)*(freq/w.hard))
		s.put(tone{
			at: w.at, freq: freq, level: w.force * m.level * damped * s.between(0.65, 1.1),
			decay: w.ring * m.ring, phase: s.between(0, 2*math.Pi), attack: 0.15 / w.hard,
		})
	}
	if w.contact > 0 {
		s.noise(hiss{at: w.at, shape: knock(0.012 + 6/w.hard), pass: band, from: w.hard, q: 0.8, level: w.force * w.contact})
	}
}

// grains adds n little impacts between two moments: of sand, of fibres.
func (s *sketch) grains(n int, from, to, lo, hi, level float64) {
	for range n {
		s.noise(hiss{
			at: s.between(from, to), shape: knock(s.between(0.003, 0.009)), pass: band,
			from: s.between(lo, hi), q: 2, level: level * s.between(0.3, 1),
		})
	}
}

// bubbles adds n bubbles between two moments: tones that rise as the bubble
// does. Large ones are deep.
func (s *sketch) bubbles(n int, from, to, lo, hi, level float64) {
	for range n {
		freq := lo * math.Pow(hi/lo, s.between(0, 1))
		s.put(tone{
			at: s.between(from, to), freq: freq, bend: s.between(1.15, 1.8), level: level * s.between(0.3, 1),
			attack: 0.004, decay: s.between(14, 40) / freq, phase: s.between(0, 2*math.Pi),
		})
	}
}
