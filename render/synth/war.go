package synth

// cannon is one shot, kept short: powder, the push of air, what comes back from
// the shore.
func cannon(s *sketch) {
	s.noise(hiss{shape: knock(0.08), pass: band, from: s.about(1500, 0.1), q: 0.5, level: 1})
	s.put(tone{freq: s.about(118, 0.06), bend: 0.38, level: 1.4, attack: 0.002, decay: 0.4})
	s.put(tone{freq: s.about(61, 0.06), bend: 0.7, level: 1, attack: 0.006, decay: 0.5})
	s.noise(hiss{shape: knock(0.5), pass: low, from: 1300, to: 150, level: 0.8})
	s.noise(hiss{at: s.about(0.17, 0.1), shape: swell(0.05, 0.05, 0.5), pass: low, from: 420, to: 140, level: 0.22, rough: 0.5, grain: 22})
}
