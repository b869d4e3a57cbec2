package synth

// This file has what is made of water, sailcloth and rope.

// splashing adds something of a size (1 is a crate) that falls into the water.
func (s *sketch) splashing(at, size, level float64) {
	s.noise(hiss{at: at, shape: knock(0.12 * size), pass: low, from: 900, to: 300, level: 0.5 * level})
	s.noise(hiss{at: at + 0.01, shape: swell(0.03, 0, 0.34*size), pass: band, from: 2600, to: 900, q: 0.6, level: 0.3 * level, rough: 0.6, grain: 90})
	s.noise(hiss{at: at + 0.06, shape: swell(0.06, 0.02, 0.42*size), pass: high, from: 3800, level: 0.07 * level, rough: 0.8, grain: 160})
	s.put(tone{at: at + 0.03, freq: s.about(240/size, 0.1), bend: 1.7, level: 0.9 * level, attack: 0.012, decay: 0.18 * size})
	s.bubbles(int(9*size), at+0.1, at+0.1+0.3*size, 420, 1500, 0.28*level)
}

// oars are two strokes: the handle knocks on the thole, the blade draws, drops
// fall.
func oars(s *sketch) {
	for i := range 2 {
		at := float64(i) * s.about(0.225, 0.02) // a zone takes 450 ms: the next two follow in step
		s.strike(bar, blow{at: at, pitch: s.about(285, 0.06), force: 0.75, ring: 0.08, hard: 1100, contact: 0.4})
		s.strike(plank, blow{at: at + 0.004, pitch: s.about(170, 0.05), force: 0.6, ring: 0.11, hard: 600})
		s.noise(hiss{at: at + 0.03, shape: swell(0.07, 0.03, 0.17), pass: band, from: s.about(600, 0.1), to: 1250, q: 0.7, level: 0.26, rough: 0.65, grain: 55})
		s.noise(hiss{at: at + 0.06, shape: swell(0.06, 0.01, 0.2), pass: high, from: 3000, level: 0.045, rough: 0.8, grain: 140})
		s.bubbles(4, at+0.17, at+0.33, 700, 1900, 0.12)
	}
}

// wind is a sail that fills: a breath, the cloth that bangs taut, the sheet that
// creaks.
func wind(s *sketch) {
	s.noise(hiss{shape: swell(0.26, 0.08, 0.4), pass: band, from: 380, to: s.about(820, 0.15), q: 0.8, level: 0.2, rough: 0.45, grain: 18})
	for i := range 3 {
		at := 0.16 + float64(i)*s.between(0.06, 0.09)
		s.flap(at, []float64{0.6, 1, 1.7}[i])
	}
	s.creaking(creak{
		at: 0.36, shape: swell(0.05, 0.08, 0.16), from: s.about(52, 0.1), to: s.about(90, 0.1),
		body: [3]float64{s.about(380, 0.1), s.about(690, 0.1), s.about(1180, 0.1)}, level: 0.3,
	})
}

// flap is sailcloth or a flag that beats once.
func (s *sketch) flap(at, force float64) {
	s.noise(hiss{at: at, shape: swell(0.008, 0.004, 0.07), pass: low, from: s.about(520, 0.2), to: 240, level: 0.4 * force})
	s.noise(hiss{at: at, shape: swell(0.006, 0, 0.035), pass: band, from: s.about(1900, 0.2), level: 0.14 * force})
}

// flag is a flag that runs up its halyard while a drum beats.
func flag(s *sketch) {
	s.creaking(creak{
		shape: swell(0.03, 0.2, 0.05), from: s.about(95, 0.1), to: s.about(150, 0.1),
		body: [3]float64{900, 1450, s.about(2300, 0.1)}, level: 0.06,
	})
	for i := range 4 {
		s.flap(0.2+float64(i)*s.about(0.105, 0.15), s.between(0.4, 0.8))
	}
	for i, at := range []float64{0, 0.13, 0.26, 0.46} {
		force := []float64{0.5, 0.4, 0.55, 1}[i]
		s.strike(skin, blow{at: at + s.between(0, 0.006), pitch: s.about(118, 0.02), force: force, ring: 0.3, hard: 520, contact: 0.35})
		s.noise(hiss{at: at, shape: knock(0.1), pass: band, from: 1700, q: 0.6, level: 0.1 * force}) // the snare
	}
}

// splash is goods that go overboard.
func splash(s *sketch) { s.splashing(0, s.about(1, 0.08), 1) }

// launch is a ship that slides off its blocks into the water.
func launch(s *sketch) {
	s.noise(hiss{shape: swell(0.14, 0.12, 0.12), pass: low, from: 160, to: 340, level: 0.35, rough: 0.7, grain: 38})
	s.creaking(creak{
		shape: swell(0.1, 0.12, 0.14), from: s.about(34, 0.1), to: s.about(70, 0.1),
		body: [3]float64{s.about(260, 0.1), s.about(510, 0.1), s.about(960, 0.1)}, level: 0.3,
	})
	s.strike(chest, blow{at: 0.02, pitch: s.about(142, 0.05), force: 0.5, ring: 0.16, hard: 700, contact: 0.3})
	s.splashing(0.32, s.about(1.2, 0.06), 0.8)
}

// sink is a ship that goes down: timbers crack, the sea closes, air comes up.
func sink(s *sketch) {
	s.creaking(creak{
		shape: swell(0.04, 0.14, 0.2), from: s.about(46, 0.1), to: s.about(22, 0.1),
		body: [3]float64{s.about(230, 0.1), s.about(450, 0.1), s.about(880, 0.1)}, level: 0.4,
	})
	for range 3 {
		s.strike(plank, blow{at: s.between(0, 0.3), pitch: s.between(190, 380), force: s.between(0.5, 0.9), ring: 0.1, hard: 2200, contact: 0.6})
	}
	s.splashing(0.26, 1.4, 0.6)
	s.noise(hiss{at: 0.3, shape: swell(0.15, 0.2, 0.6), pass: low, from: 420, to: 170, level: 0.3, rough: 0.7, grain: 24})
	s.bubbles(26, 0.42, 1.15, 130, 620, 0.34)
}
