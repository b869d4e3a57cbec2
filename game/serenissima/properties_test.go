package serenissima

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// suite plays with a keen player: uniform choices scuttle half of the galleys in
// the first turns.
var suite = gametest.Suite[*State]{Rules: New(), Player: newLively, Board: boardJSON, NewOn: NewOn}

// keen is how much more often than once in a while a verb is chosen.
var keen = [numVerbs]int{ClosePort: 9, StartAt: 9, TakeGalley: 9, LoadGood: 8, MoveSailor: 4, MoveGood: 2, Jettison: 1, Scuttle: 0,
	Sail: 16, Forbid: 6, Allow: 9, Sell: 24, Attack: 8, FightOn: 16, Stop: 3, Land: 12, TakeCube: 4, LeaveCubes: 2, Recruit: 4, BuyGalley: 9,
	BuildFort: 24, BuildBasilica: 24, End: 3}

func newLively(seed uint64) *gametest.Lively {
	return gametest.NewLively(seed, func(_ game.State, list []game.Action, r *game.Rand) game.Action {
		if r.IntN(32) != 0 {
			list = gametest.Keenly(list, keen[:], r)
		}
		return gametest.AnyOf(list, r)
	})
}

func TestInvariantsHoldInEveryGame(t *testing.T) { suite.InvariantsHold(t) }

// The keen games reach what the tests below are about.
func TestEverythingIsReached(t *testing.T) { suite.EverythingIsReached(t, 60) }

func TestReplaysAgree(t *testing.T) { suite.ReplaysAgree(t) }

func TestGuessesAreSound(t *testing.T) { suite.GuessesAreSound(t) }

func TestTextTellsPositionsApart(t *testing.T) { suite.TextsTellApart(t, 12, 2000) }

// Invariants sees what it is there to see.
func TestInvariantsSeeWhatIsBroken(t *testing.T) {
	sound := func() *scene {
		return at(t, 4).port("valencia", blue, 2, Gold).galley(1, blue, "z_valencia", 2, Wine).galley(2, red, "z_valencia", 4).active(1)
	}
	for want, damage := range map[string]func(*scene){
		"player 1 has 23 sailors":                    func(p *scene) { p.Reserve[blue]++ },
		"3 sailors belong to nobody":                 func(p *scene) { p.Ports[4].Sailors = 3 },
		"player 3 has":                               func(p *scene) { p.Reserve[orange] = -1 },
		"15 cubes of wood":                           func(p *scene) { p.Supply[Wood]++ },
		"11 cubes of wine":                           func(p *scene) { p.Galleys[1].Cargo[Wine] = 0 },
		"6 forts":                                    func(p *scene) { p.Ports[1].Fort = true },
		"is in the box and not empty":                func(p *scene) { p.Galleys[9].Zone = 3 },
		"is not in this game":                        func(p *scene) { p.Galleys[0] = Galley{Owner: blue, Zone: 1} },
		"is in zone 0":                               func(p *scene) { p.Galleys[1].Zone = 0 },
		"has 1 cubes, not 0":                         func(p *scene) { p.Galleys[1].Cubes = 0 },
		"has 0 sailors and 1 cubes":                  func(p *scene) { p.Reserve[blue] += 2; p.Galleys[1].Sailors = 0 },
		"has 5 sailors and 1 cubes":                  func(p *scene) { p.Reserve[blue] -= 3; p.Galleys[1].Sailors = 5 },
		"is closed and not empty":                    func(p *scene) { p.Ports[1].Closed = true },
		"garrison of 6":                              func(p *scene) { p.Reserve[blue] -= 4; p.Ports[1].Sailors = 6 },
		"valencia of player 1 has a garrison of 0":   func(p *scene) { p.Reserve[blue] += 2; p.Ports[1].Sailors = 0 },
		"belongs to player 7":                        func(p *scene) { p.Ports[4].Owner = 7 },
		"space 1 holds good 0 although 2 are filled": func(p *scene) { p.Ports[1].Filled = 2 },
		"the holdings are kept":                      func(p *scene) { p.held.zones[1] = 0 },
		"valencia stores wood": func(p *scene) {
			p.stock("valencia", Wood)
		},
		"valencia stores gold":   func(p *scene) { p.stock("valencia", Gold) },
		"player 2 has -1 ducats": func(p *scene) { p.Ducats[red] = -1 },
		"player 3 has lost the last": func(p *scene) {
			id := portOf(p, orange)
			p.Reserve[orange]++
			p.handPort(id, game.Nobody)
			p.Ports[id] = Port{}
		},
		"white marker is on space 1":   func(p *scene) { p.Track = 1 },
		"0 scorings up to space 6":     func(p *scene) { p.Track = 6 },
		"3 scorings and player 1":      func(p *scene) { p.marker(12) },
		"2 cards of kind 1 are left":   func(p *scene) { p.Deck[1] = 2 },
		"no card that shuffles":        func(p *scene) { p.Deck[4] = 0 },
		"something is left":            func(p *scene) { p.Active = 0 },
		"the active galley is not in":  func(p *scene) { p.StartZone = 0 },
		"6 zones crossed":              func(p *scene) { p.Crossed = 6 },
		"41 loading steps":             func(p *scene) { p.LoadSteps = 41 },
		"a combat value of 6":          func(p *scene) { p.CombatCap = 6 },
		"a wreck with the cubes":       func(p *scene) { p.Looter = 1 },
		"announced: a sale of 4":       func(p *scene) { p.SaleGood = Wine },
		"still has to be fought first": func(p *scene) { p.Forbidder = red },
		"answers are left":             func(p *scene) { p.Asked = 4 },
		"special investment is left":   func(p *scene) { p.NewGalleys = 2 },
		"player 2 is asked":            func(p *scene) { p.decider = red },
		"ask-passage: player 3 is":     func(p *scene) { p.ask(orange, AskPassage) },
		"loot: a wreck with the cubes": func(p *scene) { p.prompt = Loot },
		"thwarted: player 1 is asked":  func(p *scene) { p.prompt = Thwarted },
		"port 0 is not on the board":   func(p *scene) { p.Ports[0].Filled = 1 },
		"player 2 has 7 galleys":       func(p *scene) { sevenGalleys(p) },
		"valencia has 6 filled spaces": func(p *scene) { p.Ports[1].Filled = 6 },
		"galley 3: -1 cubes of gold": func(p *scene) {
			p.galley(3, blue, "z_ionio", 1, Gold)
			p.Galleys[3].Cargo[Gold] = -1
			p.Supply[Gold] += 2
		},
		"doge-card: player 1 is asked":   func(p *scene) { p.prompt = DogeCard },
		"0 scorings and player 0":        func(p *scene) { p.ask(game.Nobody, GameOver) },
		"choose-closed: chance has no":   func(p *scene) { closeAllButOne(p) },
		"choose-start: player 1 has no":  func(p *scene) { p.prompt = ChooseStart; takeAllStarts(p) },
		"special-invest: player 2 is as": func(p *scene) { p.doge().ask(red, SpecialInvest) },
	} {
		t.Run(want, func(t *testing.T) {
			p := sound()
			damage(p)
			require.ErrorContains(t, p.Invariants(), want)
		})
	}
}

func sevenGalleys(p *scene) {
	for g := GalleyID(3); g <= 8; g++ {
		p.galley(g, red, "z_ionio", 1)
	}
}

func closeAllButOne(p *scene) {
	c := newGame(p.t, 2, "closing", "random").do("* begin seat:1")
	for i := range c.Ports[1:] {
		c.Ports[i+1].Closed = true
	}
	p.State = c.State
}

func takeAllStarts(p *scene) {
	for i, port := range p.Board.Ports {
		if port.Start && p.Ports[i].Owner == game.Nobody {
			p.port(port.ID, red, 1)
		}
	}
}

// Income of a scoring is told as such, and paid by the bank (S7).
func TestMoneyFlowsAreReported(t *testing.T) {
	suite.MoneyIsReported(t, true, func(s *State, p game.Player) int { return int(s.Ducats[p]) })
}

// A ledger follows pieces by events alone.
type ledger struct {
	sailors  map[game.Ref]int      // by galley, port, seat (the reserve)
	cubes    map[[2]game.Ref]int   // by place and good
	zones    map[game.Ref]game.Ref // of galleys
	owners   map[game.Ref]game.Ref // of ports
	standing map[[2]game.Ref]bool  // buildings, by port
	track    game.Ref
	active   game.Ref
}

func (l *ledger) move(e game.Event) {
	n := int(e.N)
	switch e.What.Kind {
	case game.SailorRef:
		l.sailors[e.From] -= n
		l.sailors[e.To] += n
	case game.GoodRef:
		from := e.From
		if e.Note == NoteCargo { // the port offers what the box holds
			from = game.Box
		}
		l.cubes[[2]game.Ref{from, e.What}] -= n
		l.cubes[[2]game.Ref{e.To, e.What}] += n
	case game.ShipRef:
		if e.To.Kind == game.AreaRef {
			l.zones[e.What] = e.To
			return
		}
		delete(l.zones, e.What)
		for key, n := range l.cubes { // a wreck leaves its cubes in the zone
			if key[0] == e.What {
				l.cubes[[2]game.Ref{e.From, key[1]}] += n
				delete(l.cubes, key)
			}
		}
	case game.PortRef:
		l.owners[e.What] = e.To
	case game.BuildingRef:
		l.standing[[2]game.Ref{e.To, e.What}] = true
	}
}

func (l *ledger) Read(e game.Event) {
	switch {
	case e.Kind == game.Chose && e.Note == NoteStart:
		l.owners[e.What] = game.Seat(e.By)
	case e.Kind == game.Turned && e.Note == NoteTrack:
		l.track = e.To
	case e.Kind == game.Turned && e.Note == NoteWheel:
		l.active = e.To
	case e.Kind == game.Moved, e.Kind == game.Placed, e.Kind == game.Removed, e.Kind == game.Took:
		l.move(e)
	}
}

// Compare checks the ledger against a position.
func (l *ledger) Compare(s *State) error {
	var err error
	same := func(what game.Ref, is, told any) {
		if is != told && err == nil {
			err = fmt.Errorf("%v: it is %v, the events tell %v", what, is, told)
		}
	}
	cubes := func(place, good game.Ref) int { return l.cubes[[2]game.Ref{place, good}] }
	for g := range s.Galleys {
		galley, ref := &s.Galleys[g], game.Ship(g)
		same(ref, int(galley.Sailors), l.sailors[ref])
		zone := game.Ref{}
		if galley.Owner != game.Nobody {
			zone = game.Area(galley.Zone)
		}
		same(ref, zone, l.zones[ref])
		for good := Wood; good <= Spice; good++ {
			same(ref, int(galley.Cargo[good]), cubes(ref, game.Good(good)))
		}
	}
	for i := 1; i < len(s.Board.Ports); i++ {
		port, ref := &s.Ports[i], game.Port(i)
		same(ref, int(port.Sailors), l.sailors[ref])
		same(ref, port.Fort, l.standing[[2]game.Ref{ref, game.Building(Fort)}])
		same(ref, port.Basilica, l.standing[[2]game.Ref{ref, game.Building(Basilica)}])
		owner := game.Ref{}
		if port.Owner != game.Nobody {
			owner = game.Seat(port.Owner)
		}
		same(ref, owner, l.owners[ref])
		for good := Wood; good <= Spice; good++ {
			same(ref, port.Stores(good), cubes(ref, game.Good(good)) == 1)
		}
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		same(game.Seat(p), int(s.Reserve[p]), int(s.seatInfo().Sailors)+l.sailors[game.Seat(p)])
	}
	for good := Wood; good <= Spice; good++ {
		same(game.Box, int(s.Supply[good]), int(s.Board.Cubes[good])+cubes(game.Box, game.Good(good)))
	}
	same(game.Track(0), game.Track(s.Track), l.track)
	same(game.Ship(0), game.Ship(s.Active), l.active)
	return err
}

func TestEventsTellWhereEveryPieceIs(t *testing.T) {
	suite.EventsTellAll(t, func(s *State) gametest.Ledger[*State] {
		return &ledger{map[game.Ref]int{}, map[[2]game.Ref]int{}, map[game.Ref]game.Ref{}, map[game.Ref]game.Ref{},
			map[[2]game.Ref]bool{}, game.Track(s.Track), game.Ship(0)}
	})
}

// mix gives others another sum of hidden money (S2.7). Who is asked for a
// special investment tells that somebody could pay for one (S8.3).
func mix(s *State, seat game.Player, r *game.Rand) {
	if !s.HiddenMoney || s.prompt == SpecialInvest {
		return
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != seat {
			s.Ducats[p] = Ducats(r.IntN(2*int(s.Ducats[p]) + 9))
		}
	}
}

func TestNothingLeaks(t *testing.T) { suite.NothingLeaks(t, mix) }
