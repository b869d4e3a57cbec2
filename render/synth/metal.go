package synth

// This file has what is made of metal: coins, bells, swords.

// coin is a coin that falls on others or on the table.
func (s *sketch) coin(at, pitch, force, ring float64) {
	s.strike(disc, blow{at: at, pitch: pitch, force: force, ring: ring, hard: 9500, contact: 0.25})
	s.strike(plank, blow{at: at, pitch: s.about(520, 0.1), force: 0.12 * force, ring: 0.05, hard: 1500})
}

// coins are counted out on the table.
func coins(s *sketch) {
	at := 0.0
	for i := range 5 + s.rand.IntN(3) {
		force, ring := s.between(0.55, 1), s.between(0.16, 0.34)
		pitch := s.between(2700, 4300)
		s.coin(at, pitch, force, ring)
		if i%2 == 0 { // it bounces once
			s.coin(at+s.between(0.025, 0.04), pitch*s.between(0.99, 1.01), 0.4*force, 0.8*ring)
		}
		at += s.between(0.03, 0.085)
	}
}

// purse is a heavy purse that is set down; a few coins ring on, each higher.
func purse(s *sketch) {
	s.strike(skin, blow{at: 0.01, pitch: s.about(125, 0.05), force: 0.7, ring: 0.14, hard: 420, contact: 0.3})
	for range 12 {
		s.coin(s.between(0, 0.11), s.between(2400, 4400), s.between(0.15, 0.4), s.between(0.05, 0.11))
	}
	at, pitch := 0.12, s.about(2640, 0.03)
	for range 4 {
		s.coin(at, pitch, s.between(0.6, 0.85), 0.42)
		at += s.about(0.075, 0.12)
		pitch *= s.about(1.16, 0.02)
	}
}

// toll is one stroke on a bell.
func (s *sketch) toll(at, pitch, force, ring float64) {
	s.strike(bronze, blow{at: at, pitch: pitch, force: force, ring: ring, hard: 4200, contact: 0.2})
	s.strike(disc, blow{at: at, pitch: s.about(7.3*pitch, 0.03), force: 0.16 * force, ring: 0.12, hard: 6000}) // the clapper
}

// bell is the bell of the Doge, once.
func bell(s *sketch) { s.toll(0, s.about(311, 0.008), 1, 2.6) }

// peal is three bells from high to low, and the lowest with the highest.
func peal(s *sketch) {
	root := s.about(349.2, 0.006)
	for i, ratio := range []float64{1.5, 1.25, 1, 1.5} {
		force, ring := 0.8, 1.6
		if i == 3 {
			s.toll(3*0.24, root/2, 0.7, 2.2)
			force = 0.6
		}
		s.toll(float64(i)*0.24+s.between(0, 0.012), root*ratio, force, ring)
	}
}

// anchor is a chain that runs out over the rail, faster and faster, until the anchor is in the
// water.
func anchor(s *sketch) {
	at, gap := 0.0, 0.062
	for range 8 {
		s.strike(bar, blow{at: at, pitch: s.about(1150, 0.12), force: s.between(0.5, 0.8), ring: 0.09, hard: 5200, contact: 0.4})
		s.strike(plank, blow{at: at + 0.003, pitch: s.about(210, 0.1), force: 0.4, ring: 0.08, hard: 700})
		at += s.about(gap, 0.1)
		gap *= 0.9
	}
	s.splashing(at, 0.8, 0.8)
}

// clash is two blades, and one that slides off.
func clash(s *sketch) {
	for i, at := range []float64{0, s.about(0.15, 0.1)} {
		pitch := s.about([]float64{1040, 860}[i], 0.06)
		s.strike(blade, blow{at: at, pitch: pitch, force: 0.8, ring: 0.46, hard: 6500, contact: 0.7})
		s.strike(blade, blow{at: at + 0.004, pitch: pitch * s.about(1.37, 0.03), force: 0.5, ring: 0.3, hard: 6500})
		s.strike(plank, blow{at: at, pitch: s.about(240, 0.1), force: 0.4, ring: 0.07, hard: 700})
	}
	s.noise(hiss{at: 0.17, shape: swell(0.03, 0.02, 0.13), pass: band, from: 4200, to: 6800, q: 3, level: 0.14, rough: 0.5, grain: 400})
}
