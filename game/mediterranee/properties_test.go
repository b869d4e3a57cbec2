package mediterranee

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
)

// A lively player chooses the verb first, then the action, names small sums and
// seldom gives up a galley, so that its games are long and reach every rule.
// Uniform choices ruin everybody in the first auction.
type lively struct {
	rand   game.Rand
	dealer game.Dealer
	list   []game.Action
	next   State
}

func newLively(seed uint64) *lively {
	p := &lively{rand: game.NewRand(seed)}
	p.dealer.Rand = game.NewRand(p.rand.Uint64())
	return p
}

// keen is how much more often than once in a while a verb is chosen.
var keen = [numVerbs]int{Man: 9, Bid: 9, TakePlace: 9, BuyGood: 24, Haggle: 12, Request: 12, Offer: 16, NamePrice: 12, Decline: 2,
	Take: 9, Counter: 6, Leave: 2, Accept: 9, Refuse: 4, Receive: 9, BuildGalley: 48, BuildFort: 24, Recruit: 9, MoveGood: 2,
	MoveSailor: 2, Sail: 16, AskLeave: 16, GiveLeave: 9, DenyLeave: 3, Attack: 4, Sink: 4, Capture: 12, Stow: 9, LeaveRest: 1,
	Land: 4, Sell: 48, Done: 2}

func (p *lively) choose(s game.State) game.Action {
	if s.Decision().Player == game.Chance {
		return p.dealer.Deal(s)
	}
	p.list = s.AppendActions(p.list[:0])
	if p.rand.IntN(64) == 0 {
		return p.list[p.rand.IntN(len(p.list))]
	}
	a := p.pick()
	for range 3 {
		p.next.CopyFrom(s)
		if p.next.Apply(a, nil); p.next.Fleet(a.By)&s.(*State).Fleet(a.By) == s.(*State).Fleet(a.By) {
			break
		}
		a = p.pick()
	}
	return a
}

// pick chooses a verb, then an action.
func (p *lively) pick() game.Action {
	total := 0
	for i, a := range p.list {
		if i == 0 || p.list[i-1].Verb != a.Verb {
			total += keen[a.Verb]
		}
	}
	n := p.rand.IntN(max(total, 1))
	for i, a := range p.list {
		if i == 0 || p.list[i-1].Verb != a.Verb {
			n -= keen[a.Verb]
		}
		if n < 0 {
			last := i
			for last+1 < len(p.list) && p.list[last+1].Verb == a.Verb {
				last++
			}
			if a.Obj[0].Kind == game.MoneyRef { // a small sum, and often none for the order
				last = min(last, i+4*p.rand.IntN(2))
			}
			return p.list[i+p.rand.IntN(last-i+1)]
		}
	}
	return p.list[0]
}

// aGame is a game that rapid chooses: players and options, seed.
func aGame(t *rapid.T) (*State, *lively) {
	s, err := New().New(rapid.SampledFrom(tables()).Draw(t, "table"))
	require.NoError(t, err)
	return s.(*State), newLively(rapid.Uint64().Draw(t, "seed"))
}

// follow plays a game to its end and shows each action with what it reported
// and the positions around it.
func follow(t require.TestingT, s *State, p *lively, look func(before, after *State, a game.Action, ev []game.Event)) {
	before := &State{}
	var out game.Events
	for n := 0; s.Decision().Player != game.Nobody; n++ {
		require.Less(t, n, New().Info().LongestGame)
		a := p.choose(s)
		before.CopyFrom(s)
		out.List = out.List[:0]
		s.Apply(a, &out)
		look(before, s, a, out.List)
	}
}

// text is what to read when a property fails.
func text(a game.Action, ev []game.Event) string {
	in := New().Info()
	list := in.ActionText(a)
	for _, e := range ev {
		list += "\n\t" + in.EventText(e)
	}
	return list
}

func TestInvariantsHoldInEveryGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := aGame(t)
		require.NoError(t, Invariants(s))
		follow(t, s, p, func(_, after *State, a game.Action, ev []game.Event) {
			if err := Invariants(after); err != nil {
				t.Fatalf("%v, after %s", err, text(a, ev))
			}
		})
	})
}

// The lively games reach what the tests here are about.
func TestLivelyGamesReachEveryVerb(t *testing.T) {
	var verbs [numVerbs]int
	var prompts [GameOver + 1]int
	notes := map[game.Note]bool{}
	for seed := range uint64(40) {
		for _, o := range tables() {
			s, err := New().New(o)
			require.NoError(t, err)
			follow(t, s.(*State), newLively(seed), func(_, after *State, a game.Action, ev []game.Event) {
				verbs[a.Verb]++
				prompts[after.prompt]++
				for _, e := range ev {
					notes[e.Note] = true
				}
			})
		}
	}
	for v := Man; int(v) < numVerbs; v++ {
		require.NotZero(t, verbs[v], verbNames[v])
	}
	for prompt := Manning; prompt <= GameOver; prompt++ {
		require.NotZero(t, prompts[prompt], promptNames[prompt])
	}
	for n := NoteStart; int(n) < len(noteNames); n++ {
		require.True(t, notes[n], noteNames[n])
	}
}

// Money moves only where an event says so, and what the players have more than
// at the start the bank has paid (M1.6).
func TestMoneyFlowsAreReported(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := aGame(t)
		bank := 0 // paid out by the bank so far
		follow(t, s, p, func(before, after *State, a game.Action, ev []game.Event) {
			flow := before.Ducats
			for _, e := range ev {
				if e.Kind != game.Paid {
					continue
				}
				n := Ducats(e.N)
				require.Positive(t, n)
				require.Equal(t, game.Everybody, e.Seen)
				if e.From.Kind == game.SeatRef {
					flow[e.From.ID] -= n
				} else {
					require.Equal(t, game.Box, e.From)
					bank += int(n)
				}
				if e.To.Kind == game.SeatRef {
					flow[e.To.ID] += n
				} else {
					require.Equal(t, game.Box, e.To)
					bank -= int(n)
				}
			}
			if after.Ducats != flow {
				t.Fatalf("%v hundred ducats, the events tell %v, after %s", after.Ducats, flow, text(a, ev))
			}
			sum := -int(s.Board.StartDucats) * int(s.Seats)
			for _, n := range after.Ducats {
				sum += int(n)
			}
			if bank != sum {
				t.Fatalf("the bank has paid %d00, the players have got %d00, after %s", bank, sum, text(a, ev))
			}
		})
	})
}

// disguised is s with other secrets of everybody but p: purses that have moved
// on a seat and grown, and other bids that are still sealed.
func disguised(s *State, p game.Player) *State {
	c := *s
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if q == p {
			continue
		}
		c.Ducats[q] = s.Ducats[int8(q)%s.Seats+1] + 7
		if s.prompt == Bidding && q < s.decider {
			c.Auction.Bids[q]++
		}
	}
	return &c
}

// viewOf is the text of what p sees.
func viewOf(s *State, p game.Player) string {
	v := *s
	v.Redact(p)
	return string(v.AppendText(nil))
}

// What a seat sees, may do and brings about does not depend on the purses and
// sealed bids of others (M1.6).
func TestM1_6_NothingDependsOnSecretsOfOthers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := aGame(t)
		n := 0
		follow(t, s, p, func(before, after *State, a game.Action, ev []game.Event) {
			if n++; before.OpenMoney || n%5 != 0 {
				return
			}
			for q := game.Player(1); int8(q) <= before.Seats; q++ {
				other := disguised(before, q)
				if viewOf(before, q) != viewOf(other, q) {
					t.Fatalf("seat %d sees secrets:\n%s\n%s", q, viewOf(before, q), viewOf(other, q))
				}
				if q != a.By {
					continue
				}
				require.Equal(t, before.AppendActions(nil), other.AppendActions(nil))
				reveals := before.prompt == Bidding && after.prompt != Bidding || after.prompt == GameOver
				if other.Apply(a, nil); !reveals && viewOf(after, q) != viewOf(other, q) {
					t.Fatalf("what seat %d has done tells of secrets: %s\n%s\n%s", q, text(a, ev), viewOf(after, q), viewOf(other, q))
				}
			}
		})
	})
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
		l.goods[[2]game.Ref{game.Box, goodRef(good)}] = int(s.Supply[good])
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		capital := portRef(s.Capital(p))
		l.owners[capital], l.sailors[capital] = seatRef(p), int(s.Ports[s.Capital(p)].Sailors)
		for f := s.Fleet(p); f != 0; f &= f - 1 {
			ship := galleyRef(f.First())
			l.owners[ship], l.zones[ship] = seatRef(p), zoneRef(s.Galleys[f.First()].Zone)
		}
	}
	return l
}

func (l *ledger) read(e game.Event) {
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
				l.owners[e.What] = seatRef(e.By)
			}
		}
	}
}

// compare checks the ledger against a position.
func (l *ledger) compare(s *State) error {
	var err error
	same := func(what game.Ref, is, told any) {
		if is != told && err == nil {
			err = fmt.Errorf("%v: it is %v, the events tell %v", what, is, told)
		}
	}
	goods := func(place game.Ref, good Good) int { return l.goods[[2]game.Ref{place, goodRef(good)}] }
	owner := func(p game.Player) game.Ref {
		if p == game.Nobody {
			return game.Ref{}
		}
		return seatRef(p)
	}
	for g := range s.Galleys {
		galley, ref := &s.Galleys[g], galleyRef(GalleyID(g))
		zone := game.Ref{}
		if galley.Owner != game.Nobody {
			zone = zoneRef(galley.Zone)
		}
		same(ref, zone, l.zones[ref])
		same(ref, owner(galley.Owner), l.owners[ref])
		same(ref, int(galley.Sailors), l.sailors[ref])
		for good := Gems; good <= Wood; good++ {
			same(ref, int(galley.Cargo[good]), goods(ref, good))
		}
	}
	for i := 1; i < len(s.Board.Ports); i++ {
		port, ref := &s.Ports[i], portRef(PortID(i))
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

// The events tell the whole story: who follows only them knows where every
// piece is.
func TestEventsTellWhereEveryPieceIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := aGame(t)
		l, n := newLedger(s), 0
		follow(t, s, p, func(_, after *State, a game.Action, ev []game.Event) {
			for _, e := range ev {
				l.read(e)
			}
			if n++; n%7 == 0 || after.prompt == GameOver {
				if err := l.compare(after); err != nil {
					t.Fatalf("%v, after %s", err, text(a, ev))
				}
			}
		})
	})
}

// Points are told one by one and are those of the result (M3.1).
func TestPointsAreReported(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, p := aGame(t)
		follow(t, s, p, func(_, after *State, a game.Action, ev []game.Event) {
			if after.prompt != GameOver {
				return
			}
			var told [game.MaxSeats + 1]int32
			for _, e := range ev {
				if e.Kind == game.Scored {
					told[e.To.ID] += int32(e.N)
				}
			}
			require.Equal(t, told, after.Result().Score)
		})
	})
}
