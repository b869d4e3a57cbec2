package synth

// This file has what is made of wood: buttons, knocks, dice, crates, planks.

// click is a small peg that is pressed.
func click(s *sketch) {
	s.strike(bar, blow{pitch: s.about(1150, 0.05), force: 0.5, ring: 0.05, hard: 2600, contact: 0.5})
	s.strike(plank, blow{at: 0.002, pitch: s.about(310, 0.05), force: 0.5, ring: 0.09, hard: 900})
}

// refuse is a fist on the table, twice: heard, and felt to be a no.
func refuse(s *sketch) {
	for i, at := range []float64{0, s.about(0.13, 0.05)} {
		pitch := []float64{165, 138}[i]
		s.strike(skin, blow{at: at, pitch: s.about(pitch, 0.02), force: 0.9, ring: 0.16, hard: 420, contact: 0.35})
		s.strike(plank, blow{at: at, pitch: s.about(2.6*pitch, 0.02), force: 0.35, ring: 0.09, hard: 900})
		s.noise(hiss{at: at, shape: knock(0.07), pass: low, from: 380, level: 0.25})
	}
}

// knocks is a die that bounces: gaps and force shrink.
func (s *sketch) knocks(at, gap, force float64) {
	bone := s.between(2300, 3400)
	for ; gap > 0.018 && force > 0.12; gap, force = gap*s.between(0.55, 0.72), force*s.between(0.6, 0.8) {
		s.strike(bar, blow{at: at, pitch: s.about(bone, 0.1), force: 0.8 * force, ring: 0.04, hard: 5600, contact: 0.7})
		s.strike(plank, blow{at: at, pitch: s.about(265, 0.12), force: 0.55 * force, ring: 0.13, hard: 1200, contact: 0.25})
		at += gap
	}
}

// dice are three dice that are thrown on a wooden table and roll to rest.
func dice(s *sketch) {
	for i := range 3 {
		s.knocks(0.01+float64(i)*s.between(0.03, 0.07), s.between(0.13, 0.19), s.between(0.8, 1))
	}
	for at := 0.32; at < 0.62; at += s.between(0.035, 0.075) { // edges
		force := 0.34 * (0.75 - at)
		s.strike(bar, blow{at: at, pitch: s.between(2200, 3600), force: force, ring: 0.03, hard: 4800, contact: 0.8})
		s.strike(plank, blow{at: at, pitch: s.about(340, 0.15), force: force, ring: 0.08, hard: 1000})
	}
}

// crate is a crate that is let down on deck: the rope creaks, the boards land.
func crate(s *sketch) {
	s.creaking(creak{
		shape: swell(0.05, 0.08, 0.1), from: s.about(75, 0.15), to: s.about(120, 0.15),
		body: [3]float64{s.about(420, 0.1), s.about(780, 0.1), s.about(1350, 0.1)}, level: 0.6,
	})
	at, pitch := s.about(0.2, 0.06), s.about(128, 0.08)
	for _, b := range []struct{ lag, force float64 }{{0, 1}, {s.about(0.075, 0.2), 0.4}} {
		s.strike(chest, blow{at: at + b.lag, pitch: pitch, force: b.force, ring: 0.24, hard: 750, contact: 0.35})
		s.strike(plank, blow{at: at + b.lag, pitch: s.about(3.1*pitch, 0.05), force: 0.4 * b.force, ring: 0.1, hard: 1600})
		s.noise(hiss{at: at + b.lag, shape: knock(0.09), pass: low, from: 600, level: 0.22 * b.force})
	}
}

// boots are sailors who come aboard: heel, sole, heel.
func boots(s *sketch) {
	at := 0.0
	for i := range 4 {
		force := s.between(0.7, 1)
		pitch := s.about([]float64{176, 158}[i%2], 0.05)
		s.strike(plank, blow{at: at, pitch: pitch, force: force, ring: 0.15, hard: 700, contact: 0.3})
		s.strike(bar, blow{at: at, pitch: s.about(820, 0.1), force: 0.25 * force, ring: 0.04, hard: 1800, contact: 0.4})
		s.noise(hiss{at: at + 0.015, shape: swell(0.015, 0.01, 0.06), pass: band, from: 1500, to: 900, level: 0.05 * force, rough: 0.6, grain: 300})
		at += s.about([]float64{0.12, 0.15}[i%2], 0.12)
	}
}

// hammer is a mallet on a peg that goes in: each blow sounds higher.
func hammer(s *sketch) {
	pitch := s.about(480, 0.05)
	for i := range 3 {
		at := float64(i) * s.about(0.19, 0.03)
		s.strike(bar, blow{at: at, pitch: pitch, force: 0.8, ring: 0.11, hard: 3000, contact: 0.5})
		s.strike(chest, blow{at: at, pitch: s.about(150, 0.03), force: 0.8, ring: 0.17, hard: 800})
		s.strike(disc, blow{at: at, pitch: s.about(2900, 0.02), force: 0.12, ring: 0.12, hard: 9000})
		pitch *= 1.07
	}
}

// wheel is a ratchet that is turned on by a few teeth.
func wheel(s *sketch) {
	at, gap := 0.0, 0.052
	for i := range 4 {
		force := 0.6
		if i == 3 {
			force = 1
		}
		s.strike(bar, blow{at: at, pitch: s.about(980, 0.04), force: 0.5 * force, ring: 0.04, hard: 2800, contact: 0.6})
		s.strike(plank, blow{at: at, pitch: s.about(350, 0.04), force: 0.6 * force, ring: 0.1, hard: 1000})
		at += s.about(gap, 0.06)
		gap *= 1.16
	}
}

// glass is an hourglass that is turned over: its frame stands, sand runs.
func glass(s *sketch) {
	s.strike(plank, blow{at: 0.06, pitch: s.about(460, 0.04), force: 0.28, ring: 0.1, hard: 1300, contact: 0.3})
	s.strike(disc, blow{at: 0.065, pitch: s.about(2650, 0.02), force: 0.1, ring: 0.3, hard: 7000})
	s.noise(hiss{at: 0.02, shape: swell(0.1, 0.25, 0.4), pass: band, from: 5200, to: 6800, q: 1.1, level: 0.05, rough: 0.8, grain: 240})
	s.grains(36, 0.08, 0.7, 3800, 9000, 0.05)
	s.noise(hiss{at: 0, shape: swell(0.05, 0, 0.07), pass: band, from: 900, to: 1500, level: 0.04, rough: 0.5, grain: 200})
}
