package mediterranee

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// suite plays with a keen player: uniform choices ruin everybody in the first
// auction.
var suite = gametest.Suite[*State]{Rules: New(), Player: newLively, Board: boardJSON, NewOn: NewOn}

// keen is how much more often than once in a while a verb is chosen.
var keen = [numVerbs]int{Man: 9, Bid: 9, TakePlace: 9, BuyGood: 24, Haggle: 12, Request: 12, Offer: 16, NamePrice: 12, Decline: 2,
	Take: 9, Counter: 6, Leave: 2, Accept: 9, Refuse: 4, Receive: 9, BuildGalley: 48, BuildFort: 24, Recruit: 9, MoveGood: 2,
	MoveSailor: 2, Sail: 16, AskLeave: 16, GiveLeave: 9, DenyLeave: 3, Attack: 4, Sink: 4, Capture: 12, Stow: 9, LeaveRest: 1,
	Land: 4, Sell: 48, Done: 2}

// newLively is a player who names small sums and seldom gives up a galley.
func newLively(seed uint64) *gametest.Lively {
	var next State
	return gametest.NewLively(seed, func(s game.State, list []game.Action, r *game.Rand) game.Action {
		if r.IntN(64) == 0 {
			return gametest.AnyOf(list, r)
		}
		a := pick(list, r)
		for range 3 {
			next.CopyFrom(s)
			if next.Apply(a, nil); next.Fleet(a.By)&s.(*State).Fleet(a.By) == s.(*State).Fleet(a.By) {
				break
			}
			a = pick(list, r)
		}
		return a
	})
}

// pick chooses a verb, then an action.
func pick(list []game.Action, r *game.Rand) game.Action {
	list = gametest.Keenly(list, keen[:], r)
	if list[0].Obj[0].Kind == game.MoneyRef { // a small sum, and often none for the order
		list = list[:min(len(list), 1+4*r.IntN(2))]
	}
	return gametest.AnyOf(list, r)
}

func TestInvariantsHoldInEveryGame(t *testing.T) { suite.InvariantsHold(t) }

// The keen games reach what the tests below are about.
func TestEverythingIsReached(t *testing.T) { suite.EverythingIsReached(t, 320) }

func TestReplaysAgree(t *testing.T) { suite.ReplaysAgree(t) }

func TestGuessesAreSound(t *testing.T) { suite.GuessesAreSound(t) }

// What is scored are points (M3.1).
func TestMoneyFlowsAreReported(t *testing.T) {
	suite.MoneyIsReported(t, false, func(s *State, p game.Player) int { return int(s.Ducats[p]) })
}

// mix gives others other purses, in which they have what they have shown, and
// other bids that are still sealed.
func mix(s *State, seat game.Player, r *game.Rand) {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p == seat {
			continue
		}
		if !s.OpenMoney && s.decider != game.Nobody {
			s.Ducats[p] = max(s.shown(p), Hundreds(r.IntN(2*int(s.Ducats[p])+9)))
		}
		if s.prompt == Bidding && p < s.decider {
			s.Auction.Bids[p] = Hundreds(r.IntN(int(s.Ducats[p]) + 1))
		}
	}
}

func TestM1_6_NothingDependsOnSecretsOfOthers(t *testing.T) { suite.NothingLeaks(t, mix) }

// viewOf is the text of what p sees.
func viewOf(s *State, p game.Player) string {
	v := *s
	v.Redact(p)
	return string(v.AppendText(nil))
}

// What others learn when a bid is laid down is the same for each sum (M2.1).
func TestM2_1_SealedBidsTellNothing(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		p := newGame(t, seats)
		for p.prompt == Manning {
			p.Apply(p.AppendActions(nil)[0], nil)
		}
		for int8(p.decider) < p.Seats {
			bidder := p.decider
			learnt := map[string]bool{}
			for _, a := range p.AppendActions(nil) {
				next := p.Clone().(*State)
				var out game.Events
				next.Apply(a, &out)
				for q := game.Player(1); int8(q) <= p.Seats; q++ {
					seen := viewOf(next, q)
					for _, e := range out.List {
						if !e.Seen.Has(q) {
							e.What = game.Ref{}
						}
						seen += p.in.EventText(e) + "\n"
					}
					if q != bidder {
						learnt[string('0'+rune(q))+seen] = true
					}
				}
			}
			require.Len(t, learnt, seats-1)
			p.Apply(p.AppendActions(nil)[3], nil)
		}
	}
}

// A ledger follows pieces by events alone.
type ledger struct {
	sailors map[game.Ref]int      // by galley, port, box
	goods   map[[2]game.Ref]int   // by place and good
	zones   map[game.Ref]game.Ref // of galleys
	owners  map[game.Ref]game.Ref // of galleys and ports
	forts   map[game.Ref]bool
	turn    int16
	phase   int16
	order   [game.MaxSeats + 1]game.Player
}

// newLedger notes what is seen on the table before the first action.
func newLedger(s *State) *ledger {
	l := &ledger{sailors: map[game.Ref]int{}, goods: map[[2]game.Ref]int{}, zones: map[game.Ref]game.Ref{},
		owners: map[game.Ref]game.Ref{}, forts: map[game.Ref]bool{}}
	l.sailors[game.Box] = int(s.SailorsLeft)
	for good := Gems; good <= Wood; good++ {
		l.goods[[2]game.Ref{game.Box, game.Good(good)}] = int(s.Supply[good])
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		capital := game.Port(s.Capital(p))
		l.owners[capital], l.sailors[capital] = game.Seat(p), int(s.Ports[s.Capital(p)].Sailors)
		for f := s.Fleet(p); f != 0; f &= f - 1 {
			ship := game.Ship(f.First())
			l.owners[ship], l.zones[ship] = game.Seat(p), game.Area(s.Galleys[f.First()].Zone)
		}
	}
	return l
}

func (l *ledger) Read(e game.Event) {
	switch {
	case e.Kind == game.Turned && e.Note == NoteTurn:
		l.turn, l.order = e.N, [game.MaxSeats + 1]game.Player{}
	case e.Kind == game.Turned && e.Note == NotePhase:
		l.phase = e.N
	case e.Kind == game.Chose && e.Note == NotePlace:
		l.order[e.What.ID] = e.By
	case e.Kind == game.Moved, e.Kind == game.Placed, e.Kind == game.Removed, e.Kind == game.Took:
		l.move(e)
	}
}

func (l *ledger) move(e game.Event) {
	n := int(e.N)
	switch e.What.Kind {
	case game.SailorRef:
		l.sailors[e.From] -= n
		l.sailors[e.To] += n
	case game.GoodRef:
		from := e.From
		if e.Note == NoteCargo && from.Kind == game.PortRef { // the port offers what the box holds
			from = game.Box
		}
		l.goods[[2]game.Ref{from, e.What}] -= n
		l.goods[[2]game.Ref{e.To, e.What}] += n
	case game.PortRef:
		l.owners[e.What] = e.To
	case game.BuildingRef:
		l.forts[e.To] = true
	case game.ShipRef:
		switch {
		case e.To == game.Box:
			delete(l.zones, e.What)
			delete(l.owners, e.What)
		case e.To.Kind == game.SeatRef:
			l.owners[e.What] = e.To
		default:
			l.zones[e.What] = e.To
			if e.Kind == game.Placed {
				l.owners[e.What] = game.Seat(e.By)
			}
		}
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
	goods := func(place game.Ref, good Good) int { return l.goods[[2]game.Ref{place, game.Good(good)}] }
	owner := func(p game.Player) game.Ref {
		if p == game.Nobody {
			return game.Ref{}
		}
		return game.Seat(p)
	}
	for g := range s.Galleys {
		galley, ref := &s.Galleys[g], game.Ship(g)
		zone := game.Ref{}
		if galley.Owner != game.Nobody {
			zone = game.Area(galley.Zone)
		}
		same(ref, zone, l.zones[ref])
		same(ref, owner(galley.Owner), l.owners[ref])
		same(ref, int(galley.Sailors), l.sailors[ref])
		for good := Gems; good <= Wood; good++ {
			same(ref, int(galley.Cargo[good]), goods(ref, good))
		}
	}
	for i := 1; i < len(s.Board.Ports); i++ {
		port, ref := &s.Ports[i], game.Port(i)
		same(ref, owner(port.Owner), l.owners[ref])
		same(ref, int(port.Sailors), l.sailors[ref])
		same(ref, port.Fort, l.forts[ref])
		for good := Gems; good <= Wood; good++ {
			same(ref, port.Stores(good), goods(ref, good) == 1)
		}
	}
	same(game.Box, int(s.SailorsLeft), l.sailors[game.Box])
	for good := Gems; good <= Wood; good++ {
		same(game.Box, int(s.Supply[good]), goods(game.Box, good))
	}
	same(game.Ref{}, [2]int16{int16(s.Turn), int16(s.Phase)}, [2]int16{l.turn, l.phase})
	same(game.Ref{}, s.Order, l.order)
	return err
}

func TestEventsTellWhereEveryPieceIs(t *testing.T) {
	suite.EventsTellAll(t, func(s *State) gametest.Ledger[*State] { return newLedger(s) })
}

func TestM3_1_PointsAreReported(t *testing.T) { suite.EventsTellScores(t) }
