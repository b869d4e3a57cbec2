package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	"serenissima/game/gametest"
	med "serenissima/game/mediterranee"
)

// A harbour is a position of Méditerranée built for a test: no galleys, no ports
// but empty neutral ones, everybody with 1,500 ducats.
type harbour struct {
	*med.State
	t testing.TB
}

// newHarbour is a position in which a seat begins its part of a phase, in the
// order of the seats.
func newHarbour(t testing.TB, seats int, phase int8, p game.Player) harbour {
	t.Helper()
	s, err := med.New().New(game.Options{Seats: seats})
	require.NoError(t, err)
	h := harbour{s.(*med.State), t}
	for h.Turn == 0 {
		h.step(h.AppendActions(nil)[0])
	}
	for n := seats; h.Phase == 1; n-- { // the first seat bids most and takes the first place
		if h.Decision().Prompt == med.Bidding {
			h.step(h.AppendActions(nil)[n])
		} else {
			h.step(h.AppendActions(nil)[0])
		}
	}
	for h.Phase != phase || h.Active() != p {
		h.step(game.Action{By: h.Active(), Verb: med.Done})
	}
	h.Turn = 4
	h.Galleys = [med.MaxGalleys + 1]med.Galley{}
	h.Ports = [med.MaxPorts + 1]med.Port{}
	h.Recount()
	for q := 1; q <= seats; q++ {
		h.Ducats[q] = 15
	}
	return h
}

func (h harbour) step(a game.Action) {
	h.t.Helper()
	require.NoError(h.t, gametest.Step(h.State, a, nil))
}

func (h harbour) zone(id string) med.ZoneID {
	for z, info := range h.Board.Zones {
		if info.ID == "z_"+id {
			return med.ZoneID(z)
		}
	}
	require.Fail(h.t, "no zone "+id)
	return 0
}

// galley puts a galley into a zone and returns it.
func (h harbour) galley(owner game.Player, zone string, sailors int8, cargo ...med.Good) med.GalleyID {
	g := med.GalleyID(1)
	for h.Galleys[g].Owner != game.Nobody {
		g++
	}
	h.Galleys[g] = med.Galley{Owner: owner, Zone: h.zone(zone), Sailors: sailors}
	h.Recount()
	for _, good := range cargo {
		handOver(h.State, g, good, 1)
	}
	return g
}

// port gives a port to a player and returns it.
func (h harbour) port(id string, owner game.Player, sailors int16, stock ...med.Good) med.PortID {
	p := h.PortAt(h.zone(id))
	h.Ports[p] = med.Port{Owner: owner, Sailors: sailors, Filled: int8(len(stock))}
	copy(h.Ports[p].Stock[:], stock)
	h.Recount()
	return p
}

// decide returns what a captain decides.
func (h harbour) decide() game.Action {
	h.t.Helper()
	p := h.Decision().Player
	view := h.Clone()
	view.Redact(p)
	captain := ai.NewThinker(newCaptain(&captainWeights, 1))
	captain.Start(view, p)
	for !captain.Step(64) {
	}
	require.NoError(h.t, h.Check(captain.Best()))
	return captain.Best()
}

// finish lets a captain go on until it has done or somebody else is to decide.
func (h harbour) finish() (verbs []game.Verb) {
	h.t.Helper()
	p, phase := h.Decision().Player, h.Phase
	for h.Decision().Player == p && h.Phase == phase {
		a := h.decide()
		verbs = append(verbs, a.Verb)
		if a.Verb == med.Done {
			break
		}
		h.step(a)
	}
	return verbs
}

const (
	venice = game.Player(1)
	genoa  = game.Player(2)
)

// Five sailors kill a single one in any throw; it kills none, one (three times
// as often) or two (twice as often).
func TestDuels(t *testing.T) {
	c := newDuelTables(newHarbour(t, 2, 2, venice).Board)
	require.Equal(t, duel{1000, (6*500 + 18*400 + 12*300) / med.Throws}, c.fights.of(5, 1))
	require.Equal(t, duel{1000, 200}, c.fights.of(2, 0))
	require.Zero(t, c.fights.of(0, 3).win)
	for a := int8(1); a <= med.GalleySpaces; a++ {
		for d := int16(1); d <= mostDefenders; d++ {
			plain, fort := c.assaults[0].of(a, d), c.assaults[1].of(a, d)
			require.Equal(t, c.fights.of(a, d), plain)
			require.LessOrEqual(t, fort.win, plain.win)
			require.LessOrEqual(t, c.fights.of(a, d+1).win, plain.win)
		}
	}
}

// The duels are those of the rules, but for what is lost where numbers are cut to integers.
func TestDuelsOfTheRules(t *testing.T) {
	c := newDuelTables(newHarbour(t, 2, 2, venice).Board)
	for a := int8(1); a <= med.GalleySpaces; a++ {
		for d := int16(1); d <= mostDefenders; d++ {
			for i, fort := range []bool{false, true} {
				odds := med.Sides{Attackers: a, Defenders: d, Fort: fort}.Odds(0)
				require.InDelta(t, 1000*odds.Win, c.assaults[i].of(a, d).win, 3)
			}
		}
	}
}

// A new market in a rival's capital pays more than anything else.
func TestCaptainSells(t *testing.T) {
	h := newHarbour(t, 2, 6, venice)
	h.port("genova", genoa, 3)
	h.galley(venice, "genova", 2, med.Gems, med.Spices, med.Spices)
	require.Equal(t, []game.Verb{med.Sell, med.Sell, med.Done}, h.finish())
	require.EqualValues(t, 15+2+10+3+10, h.Ducats[venice])

	h = newHarbour(t, 2, 6, venice)
	own := h.port("napoli", venice, 2, med.Iron, med.Wine, med.Cloth)
	h.galley(venice, "napoli", 2, med.Gold)
	h.finish()
	require.True(t, h.IsFull(own), "five points for a full port")
}

// It buys what it can sell, sails there, takes the port and sells.
func TestCaptainTrades(t *testing.T) {
	h := newHarbour(t, 2, 2, venice)
	h.port("venezia", venice, 3)
	g := h.galley(venice, "venezia", 3)
	require.Contains(t, h.finish(), med.BuyGood)
	require.Positive(t, h.Galleys[g].Load)
	for h.Active() == venice || h.Phase < 6 {
		if h.Active() == genoa {
			h.step(game.Action{By: genoa, Verb: med.Done})
			continue
		}
		h.finish()
		h.step(game.Action{By: venice, Verb: med.Done})
	}
	taken, sold := 0, 0
	for p := h.PortsOf(venice); p != 0; p &= p - 1 {
		taken++
		sold += int(h.Ports[p.First()].Filled)
	}
	require.Equal(t, 2, taken)
	require.Positive(t, sold)
}

// The own capital is not left empty next to an enemy galley that could take it.
func TestCaptainGuardsCapital(t *testing.T) {
	for _, garrison := range []int16{0, 1, 3} {
		h := newHarbour(t, 2, 2, venice)
		capital := h.port("venezia", venice, garrison, med.Wood)
		h.galley(venice, "venezia", 3)
		h.galley(genoa, "ragusa", 3)
		h.port("genova", genoa, 3)
		h.finish()
		require.GreaterOrEqual(t, h.Ports[capital].Sailors, max(1, garrison), "of %d", garrison)
	}
}

func TestCaptainHunts(t *testing.T) {
	for _, tt := range []struct {
		name       string
		crew, prey int8
		attacks    bool
	}{
		{"weak and laden", 4, 1, true},
		{"strong", 1, 5, false},
	} {
		h := newHarbour(t, 2, 4, venice)
		h.port("venezia", venice, 3)
		h.port("genova", genoa, 3)
		g := h.galley(venice, "sicilia", tt.crew)
		prey := h.galley(genoa, "sicilia", tt.prey)
		a := h.decide()
		if !tt.attacks {
			require.Equal(t, med.Done, a.Verb, tt.name)
			continue
		}
		handOver(h.State, prey, med.Spices, 3)
		require.Equal(t, game.Action{By: venice, Verb: med.Attack, Obj: [3]game.Ref{game.Ship(g), game.Ship(prey)}}, h.decide())
	}
}

// A victor takes the galley with its goods rather than sink it.
func TestCaptainCaptures(t *testing.T) {
	h := newHarbour(t, 2, 4, venice)
	g := h.galley(venice, "sicilia", 4)
	prey := h.galley(genoa, "sicilia", 1, med.Spices, med.Gold)
	h.step(game.Action{By: venice, Verb: med.Attack, Obj: [3]game.Ref{game.Ship(g), game.Ship(prey)}})
	h.step(game.Action{By: game.Chance, Verb: med.Roll, Obj: [3]game.Ref{game.Dice(3), game.Dice(1)}})
	require.Equal(t, med.Spoils, h.Decision().Prompt)
	require.Equal(t, med.Capture, h.finish()[0])
	require.Equal(t, venice, h.Galleys[prey].Owner)
	require.EqualValues(t, 2, h.Galleys[g].Load+h.Galleys[prey].Load)
}

// A weak garrison is overrun, a strong one is not; the port is taken then.
func TestCaptainAssaults(t *testing.T) {
	for garrison, attacks := range map[int16]bool{1: true, 9: false} {
		h := newHarbour(t, 2, 4, venice)
		h.port("venezia", venice, 3)
		h.port("genova", genoa, garrison)
		h.galley(venice, "genova", 4)
		require.Equal(t, attacks, h.decide().Verb == med.Attack, "garrison %d", garrison)
	}
	h := newHarbour(t, 2, 5, venice)
	p := h.port("genova", genoa, 0)
	h.galley(venice, "genova", 2)
	h.finish()
	require.Equal(t, venice, h.Ports[p].Owner)
}

// asked is the price that Genoa names for a piece of its port.
func asked(t *testing.T, prepare func(h harbour)) med.Hundreds {
	h := newHarbour(t, 2, 2, venice)
	p := h.port("cyrena", genoa, 1)
	if prepare != nil {
		prepare(h)
	}
	g := h.galley(venice, "cyrena", 2)
	h.step(game.Action{By: venice, Verb: med.Haggle, Obj: [3]game.Ref{game.Ship(g), game.Port(p)}})
	a := h.decide()
	require.Equal(t, med.NamePrice, a.Verb)
	return med.Hundreds(a.Obj[0].ID)
}

// A price follows what the buyer can gain: gems, of which there is one source,
// bring much where they are new, nothing where every market has them.
func TestM2_2_CaptainsPrices(t *testing.T) {
	h := newHarbour(t, 2, 2, venice)
	h.port("napoli", venice, 3, med.Spices, med.Wine, med.Cloth)
	require.Greater(t, asked(t, func(h harbour) { h.port("tripoli", venice, 3, med.Iron, med.Wood, med.Wine) }), h.Board.ForeignMost)
	require.Equal(t, med.Hundreds(1), asked(t, func(h harbour) {
		for p := 1; p < len(h.Board.Ports); p++ {
			h.Ports[p].Stock[0], h.Ports[p].Filled = med.Gems, 1
		}
	}))

	p := h.port("tunis", genoa, 1) // Tripoli produces gold too
	g := h.galley(venice, "tunis", 2)
	h.step(game.Action{By: venice, Verb: med.Haggle, Obj: [3]game.Ref{game.Ship(g), game.Port(p)}})
	require.EqualValues(t, h.Board.ForeignMost, h.decide().Obj[0].ID)
}

// The buyer offers less than the price; two thirds are accepted, one is not; what
// is worth it is taken in the end.
func TestM2_2a_CaptainsHaggle(t *testing.T) {
	h := newHarbour(t, 2, 2, venice)
	h.port("napoli", venice, 3, med.Spices, med.Wine, med.Cloth)
	p := h.port("tunis", genoa, 1)
	g := h.galley(venice, "tunis", 2)
	require.Equal(t, med.Haggle, h.decide().Verb, "gold can be sold at a profit")
	h.step(game.Action{By: venice, Verb: med.Haggle, Obj: [3]game.Ref{game.Ship(g), game.Port(p)}})
	price := func(p game.Player, v game.Verb, n med.Hundreds) game.Action {
		return game.Action{By: p, Verb: v, Obj: [3]game.Ref{game.Money(n)}}
	}
	h.step(price(genoa, med.NamePrice, 3))
	require.Equal(t, price(venice, med.Counter, 2), h.decide())
	low := harbour{h.Clone().(*med.State), t}
	low.step(price(venice, med.Counter, 1))
	require.Equal(t, med.Refuse, low.decide().Verb)
	low.step(low.decide())
	require.Equal(t, med.Take, low.decide().Verb)
	h.step(price(venice, med.Counter, 2))
	require.Equal(t, med.Accept, h.decide().Verb)
}

// Leave of passage goes to who does no harm, not to who would take the capital.
func TestM2_7_CaptainsLeave(t *testing.T) {
	for _, tt := range []struct {
		name     string
		garrison int16
		crew     int8
		verb     game.Verb
	}{
		{"to an empty capital", 0, 4, med.DenyLeave},
		{"to a strong capital", 12, 2, med.GiveLeave},
	} {
		h := newHarbour(t, 2, 3, venice)
		h.port("venezia", venice, 3, med.Wood, med.Iron, med.Cloth, med.Gold, med.Spices, med.Gems)
		h.port("genova", genoa, tt.garrison)
		for p := range h.Ports { // nothing else is to be had
			if h.Ports[p].Owner == game.Nobody && p > 0 {
				h.Ports[p] = med.Port{Owner: venice, Sailors: 9}
			}
		}
		h.Recount()
		g := h.galley(venice, "napoli", tt.crew)
		h.galley(genoa, "civitavecchia", 5)
		h.step(game.Action{By: venice, Verb: med.Sail, Obj: [3]game.Ref{game.Ship(g), game.Area(h.zone("civitavecchia"))}})
		h.step(game.Action{By: venice, Verb: med.AskLeave, Obj: [3]game.Ref{game.Ship(g)}})
		require.Equal(t, tt.verb, h.decide().Verb, tt.name)
	}
}

// captainsPlay plays a game between captains and hands over each decision.
func captainsPlay(t *testing.T, seats int, seed uint64, f func(s *med.State, a game.Action)) {
	s, err := med.New().New(game.Options{Seats: seats})
	require.NoError(t, err)
	dealer := game.Dealer{Rand: game.NewRand(seed)}
	bots := make([]*ai.Thinker, seats+1)
	for i := range bots {
		bots[i] = ai.NewThinker(newCaptain(&captainWeights, seed+uint64(i)))
	}
	for p := s.Decision().Player; p != game.Nobody; p = s.Decision().Player {
		a := game.Action{}
		if p == game.Chance {
			a = dealer.Deal(s)
		} else {
			view := s.Clone()
			view.Redact(p)
			bots[p].Start(view, p)
			for !bots[p].Step(1 << 20) {
			}
			a = bots[p].Best()
			f(s.(*med.State), a)
		}
		require.NoError(t, gametest.Step(s, a, nil))
	}
}

// Captains do everything that the game offers and do not move things to and fro.
func TestCaptainsPlayTheWholeGame(t *testing.T) {
	in := med.New().Info()
	verbs := make([]int, len(in.Verbs))
	for seed := range uint64(10) {
		captainsPlay(t, 2+int(seed%3), seed, func(s *med.State, a game.Action) {
			verbs[a.Verb]++
			if a.Verb == med.Done && s.Phase == 2 {
				require.Less(t, s.Errands.Transfers, int8(40))
			}
		})
	}
	for _, v := range []game.Verb{med.BuyGood, med.Haggle, med.Offer, med.NamePrice, med.Counter, med.Accept, med.Refuse,
		med.BuildGalley, med.Recruit, med.MoveGood, med.MoveSailor, med.Sail, med.AskLeave, med.GiveLeave, med.DenyLeave,
		med.Attack, med.Sink, med.Capture, med.Stow, med.Land, med.Sell} {
		require.Positive(t, verbs[v], in.VerbName(v))
	}
	require.Greater(t, verbs[med.Sell], 250, "sales")
	require.Greater(t, verbs[med.Land], 250, "landings")
}

// Bids are what a place is worth: nothing while money is scarce and can earn much, a little
// when it counts for no more than its points, and never all that one has.
func TestBidsAreWorthThePlace(t *testing.T) {
	s := newHarbour(t, 4, 2, 1).State
	captain := newCaptain(&captainWeights, 1)
	most := func(turn int8, purse med.Hundreds) int {
		u := *s
		u.Turn, u.Ducats[1] = turn, purse
		captain.me = 1
		captain.survey(&u, 1)
		return captain.placeWorth(&u)
	}
	require.Zero(t, most(1, 8))
	require.Positive(t, most(8, 30))
	require.GreaterOrEqual(t, most(8, 30), most(4, 10))
	require.Zero(t, most(8, 1))
}

// Who is offered a piece that is worth nothing to it leaves it, rather than offer nothing for it.
func TestM2_3_CaptainsDoNotOfferNothing(t *testing.T) {
	h := newHarbour(t, 2, 2, genoa)
	for p := 1; p < len(h.Board.Ports); p++ { // nobody takes wood
		h.Ports[p].Stock[0], h.Ports[p].Filled = med.Wood, 1
	}
	h.galley(venice, "napoli", 2)
	from := h.galley(genoa, "napoli", 2, med.Wood)
	h.step(game.Action{By: genoa, Verb: med.Offer, Obj: [3]game.Ref{game.Good(med.Wood), game.Ship(from), game.Seat(venice)}})
	h.step(game.Action{By: genoa, Verb: med.NamePrice, Obj: [3]game.Ref{game.Money(3)}})
	for _, level := range []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge} {
		m := newBot(ai.Spec{Level: level, Seed: 1})
		if !m.Begin(h.State, venice) {
			m.Think(ai.Tireless)
		}
		require.Equal(t, med.Leave, m.Best().Verb, level)
	}
}
