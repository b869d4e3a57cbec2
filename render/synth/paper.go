package synth

// This file has what is made of paper: pages, cards, the quill and the seal.

// page is a leaf that is lifted and falls over.
func page(s *sketch) {
	s.noise(hiss{shape: swell(0.09, 0.02, 0.14), pass: band, from: s.about(1500, 0.1), to: 3600, q: 0.9, level: 0.2, rough: 0.75, grain: 170})
	s.noise(hiss{at: 0.12, shape: swell(0.05, 0.02, 0.16), pass: band, from: 3200, to: s.about(1300, 0.1), q: 0.8, level: 0.17, rough: 0.7, grain: 120})
	s.grains(18, 0.04, 0.3, 1800, 5200, 0.16) // the fibres
	s.noise(hiss{at: s.about(0.26, 0.05), shape: swell(0.008, 0.004, 0.08), pass: low, from: 900, to: 420, level: 0.16})
}

// card is a card that slides from the deck, turns and lies down.
func card(s *sketch) {
	s.noise(hiss{shape: swell(0.09, 0.01, 0.05), pass: band, from: 2400, to: s.about(4200, 0.1), q: 1, level: 0.14, rough: 0.5, grain: 260})
	at := s.about(0.19, 0.05)
	s.strike(plank, blow{at: at, pitch: s.about(900, 0.06), force: 0.3, ring: 0.03, hard: 4000, contact: 0.9})
	s.noise(hiss{at: at + 0.01, shape: swell(0.01, 0, 0.06), pass: band, from: 1700, to: 900, q: 0.8, level: 0.13})
	s.strike(skin, blow{at: at + 0.1, pitch: s.about(210, 0.06), force: 0.4, ring: 0.08, hard: 800, contact: 0.6})
}

// quill is a few words: strokes down are louder than strokes up.
func quill(s *sketch) {
	at := 0.0
	for i := range 6 {
		length, force := s.between(0.045, 0.075), 0.55
		if i%2 == 0 {
			length, force = s.between(0.07, 0.12), 1
		}
		s.noise(hiss{
			at: at, shape: swell(0.35*length, 0.15*length, 0.5*length), pass: band, q: 1.4,
			from: s.about(3100, 0.12), to: s.about(4300, 0.12), level: 0.2 * force, rough: 0.85, grain: 420,
		})
		s.noise(hiss{at: at, shape: swell(0.4*length, 0, 0.6*length), pass: band, from: s.about(760, 0.1), q: 1.2, level: 0.04 * force, rough: 0.6, grain: 200})
		at += length + s.between(0.006, 0.035)
	}
}

// seal is a stamp that is pressed into wax on paper, on a table.
func seal(s *sketch) {
	s.noise(hiss{shape: swell(0.05, 0, 0.05), pass: band, from: 2600, q: 0.8, level: 0.07, rough: 0.7, grain: 200})
	at := s.about(0.11, 0.05)
	s.strike(skin, blow{at: at, pitch: s.about(98, 0.04), force: 1, ring: 0.17, hard: 380, contact: 0.2})
	s.strike(plank, blow{at: at, pitch: s.about(255, 0.04), force: 0.6, ring: 0.13, hard: 900, contact: 0.3})
	s.noise(hiss{at: at, shape: knock(0.09), pass: low, from: 700, level: 0.3})
	s.creaking(creak{
		at: at + 0.06, shape: swell(0.04, 0.03, 0.1), from: s.about(70, 0.1), to: s.about(45, 0.1),
		body: [3]float64{480, 900, s.about(1500, 0.1)}, level: 0.1,
	})
}
