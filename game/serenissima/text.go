package serenissima

import (
	"strconv"

	"serenissima/game"
)

// AppendText implements game.State: a line for each thing, numbers by name.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{dst}
	w.text("serenissima seats ")
	w.num(int(s.Seats))
	w.flag("hidden", s.HiddenMoney)
	w.flag("random-closing", s.RandomClosing)
	w.nums("first", int(s.First))
	w.line("decision", promptNames[s.prompt], int(s.decider))
	w.nums("turn", int(s.Turn), "track", int(s.Track), "scorings", int(s.Scorings), "active", int(s.Active))
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.line("player", "", int(p))
		if s.Known.Has(p) {
			w.nums("ducats", int(s.Ducats[p]))
		} else {
			w.text(" ducats ?")
		}
		w.nums("reserve", int(s.Reserve[p]))
	}
	w.text("\nsupply")
	w.cubes(&s.Supply)
	w.nums("forts", int(s.FortsLeft), "basilicas", int(s.BasilicasLeft))
	w.text("\ndeck")
	for c := 1; c < len(s.Board.Cards); c++ {
		w.nums(s.Board.Cards[c].ID, int(s.Deck[c]))
	}
	for g := 1; g <= MaxGalleys; g++ {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			w.line("galley", "", g)
			w.nums("owner", int(galley.Owner))
			w.text(" " + s.Board.Zones[galley.Zone].ID)
			w.nums("sailors", int(galley.Sailors))
			w.cubes(&galley.Cargo)
		}
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		s.appendPort(&w, p)
	}
	w.text("\nactivation")
	w.nums("start", int(s.StartZone), "crossed", int(s.Crossed), "load", int(s.LoadSteps), "cap", int(s.CombatCap),
		"forbidder", int(s.Forbidder), "barred", int(s.LandingBarred), "asked", int(s.Asked),
		"sale", int(s.SaleGood), "land", int(s.LandSailors), "galley", int(s.TargetGalley),
		"port", int(s.TargetPort), "looter", int(s.Looter))
	w.flag("free-cube", s.FreeCube)
	w.flag("bought", s.BoughtGalley)
	w.text("\nwreck")
	w.cubes(&s.Wreck)
	w.text("\nsteps")
	w.nums("setup", int(s.SetupStep), "investor", int(s.Investor), "new", int(s.NewGalleys))
	w.text("\n")
	return w.dst
}

func (s *State) appendPort(w *writer, p int) {
	port := &s.Ports[p]
	if *port == (Port{}) {
		return
	}
	w.text("\nport " + s.Board.Ports[p].ID)
	w.nums("owner", int(port.Owner), "sailors", int(port.Sailors))
	for _, g := range port.Stock[:port.Filled] {
		w.text(" " + g.String())
	}
	w.flag("fort", port.Fort)
	w.flag("basilica", port.Basilica)
	w.flag("closed", port.Closed)
}

// A writer appends words and numbers.
type writer struct{ dst []byte }

func (w *writer) text(t string) { w.dst = append(w.dst, t...) }

func (w *writer) num(n int) { w.dst = strconv.AppendInt(w.dst, int64(n), 10) }

// line begins a line with one or two words and a number.
func (w *writer) line(head, word string, n int) {
	w.text("\n" + head)
	if word != "" {
		w.text(" " + word)
	}
	w.text(" ")
	w.num(n)
}

// nums appends names and numbers in turn.
func (w *writer) nums(pairs ...any) {
	for i := 0; i < len(pairs); i += 2 {
		w.text(" " + pairs[i].(string) + " ")
		w.num(pairs[i+1].(int))
	}
}

func (w *writer) flag(name string, on bool) {
	if on {
		w.text(" " + name)
	}
}

func (w *writer) cubes(c *[NumGoods + 1]int8) {
	for g := Wood; g <= Spice; g++ {
		if c[g] > 0 {
			w.nums(g.String(), int(c[g]))
		}
	}
}
