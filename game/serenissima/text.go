package serenissima

import "serenissima/game"

// AppendText implements game.State: a line for each thing, numbers by name.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{game.Writer{Dst: dst}}
	w.Text("serenissima seats ")
	w.Int(int(s.Seats))
	w.Flag("hidden", s.HiddenMoney)
	w.Flag("random-closing", s.RandomClosing)
	w.Num("first", int(s.First))
	w.Line("decision "+promptNames[s.prompt], int(s.decider))
	w.Nums("turn", int(s.Turn), "track", int(s.Track), "scorings", int(s.Scorings), "active", int(s.Active))
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.Line("player", int(p))
		if s.Known.Has(p) {
			w.Num("ducats", int(s.Ducats[p]))
		} else {
			w.Text(" ducats ?")
		}
		w.Num("reserve", int(s.Reserve[p]))
	}
	w.Text("\nsupply")
	w.cubes(&s.Supply)
	w.Nums("forts", int(s.FortsLeft), "basilicas", int(s.BasilicasLeft))
	w.Text("\ndeck")
	for c := 1; c < len(s.Board.Cards); c++ {
		w.Num(s.Board.Cards[c].ID, int(s.Deck[c]))
	}
	for g := 1; g <= MaxGalleys; g++ {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			w.Line("galley", g)
			w.Num("owner", int(galley.Owner))
			w.Text(" " + s.Board.Zones[galley.Zone].ID)
			w.Num("sailors", int(galley.Sailors))
			w.cubes(&galley.Cargo)
		}
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		s.appendPort(&w, p)
	}
	w.Text("\nactivation")
	w.Nums("start", int(s.StartZone), "crossed", int(s.Crossed), "load", int(s.LoadSteps), "cap", int(s.CombatCap),
		"forbidder", int(s.Forbidder), "barred", int(s.LandingBarred), "asked", int(s.Asked),
		"sale", int(s.SaleGood), "land", int(s.LandSailors), "galley", int(s.TargetGalley),
		"port", int(s.TargetPort), "looter", int(s.Looter))
	w.Flag("free-cube", s.FreeCube)
	w.Flag("bought", s.BoughtGalley)
	w.Text("\nwreck")
	w.cubes(&s.Wreck)
	w.Text("\nsteps")
	w.Nums("setup", int(s.SetupStep), "investor", int(s.Investor), "new", int(s.NewGalleys))
	w.Text("\n")
	return w.Dst
}

func (s *State) appendPort(w *writer, p int) {
	port := &s.Ports[p]
	if *port == (Port{}) {
		return
	}
	w.Text("\nport " + s.Board.Ports[p].ID)
	w.Nums("owner", int(port.Owner), "sailors", int(port.Sailors))
	for _, g := range port.Stock[:port.Filled] {
		w.Text(" " + g.String())
	}
	w.Flag("fort", port.Fort)
	w.Flag("basilica", port.Basilica)
	w.Flag("closed", port.Closed)
}

// A writer writes cubes too.
type writer struct{ game.Writer }

func (w *writer) cubes(c *[NumGoods + 1]int8) {
	for g := Wood; g <= Spice; g++ {
		if c[g] > 0 {
			w.Num(g.String(), int(c[g]))
		}
	}
}
