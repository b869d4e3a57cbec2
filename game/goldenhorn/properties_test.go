package goldenhorn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/gametest"
)

// suite plays with a keen player, who seldom announces the end.
var suite = gametest.Suite[*State]{Rules: New(), Player: newLively, Board: boardJSON, NewOn: NewOn}

// keen is how often a verb is chosen, against others.
var keen = [numVerbs]int{PlaceShip: 9, Attack: 24, Load: 9, TakeMercenaries: 12, TakePeople: 12, TakePeasants: 12, Sail: 24,
	TurnBack: 12, GoOn: 12, Wind: 6, Stop: 6, Conquer: 4, Swap: 12, Announce: 1, End: 24}

func newLively(seed uint64) *gametest.Lively {
	return gametest.NewLively(seed, func(_ game.State, list []game.Action, r *game.Rand) game.Action {
		return gametest.AnyOf(gametest.Keenly(list, keen[:], r), r)
	})
}

func TestInvariantsHoldInEveryGame(t *testing.T) { suite.InvariantsHold(t) }

// The keen games reach what the tests below are about.
func TestEverythingIsReached(t *testing.T) { suite.EverythingIsReached(t, 120) }

func TestReplaysAgree(t *testing.T) { suite.ReplaysAgree(t) }

func TestGuessesAreSound(t *testing.T) { suite.GuessesAreSound(t) }

func TestTextTellsPositionsApart(t *testing.T) { suite.TextsTellApart(t, 12, 4000) }

// Invariants sees what it is there to see.
func TestInvariantsSeeWhatIsBroken(t *testing.T) {
	sound := func() *scene {
		return dominion(t, 3).ship("fleet1-one", 2, 1, "green:2").ship("fleet1-two", 5, -1, "mercenary:1 peasant:2").ship("fleet2-one", 3, 1, "").
			hand(1, "red:2").store(1, "red:2 mercenary:1").land("zara", 1).supplyIs(0, 2).begin(1)
	}
	for want, damage := range map[string]func(*scene){
		"a free one with a circle should":     func(p *scene) { p.Tiles[1] = 1 },
		"tile 4 of the course is missing":     func(p *scene) { p.Tiles[3] = 0 },
		"the tiles give":                      func(p *scene) { p.Course[1] = Blue },
		"does not belong to the course":       func(p *scene) { q := at(p.t, 2); q.Tiles[3] = 4; p.State = q.State },
		"the place of Modone is 5, not 4":     func(p *scene) { q := at(p.t, 2); q.Modone = 5; p.State = q.State },
		"ship 12 is in the box and not empty": func(p *scene) { p.Ships[12].Place = 3 },
		"ship 0 belongs to player 1":          func(p *scene) { p.Ships[0].Owner = 1 },
		"ship 2 belongs to player 3":          func(p *scene) { p.Ships[2].Owner = 3 },
		"player 3 has 0 fleets": func(p *scene) {
			p.Ships[7], p.Ships[8], p.Ships[9] = Ship{Place: Unplaced}, Ship{Place: Unplaced}, Ship{Place: Unplaced}
		},
		"player 3 has 2 fleets":                   func(p *scene) { p.Ships[10], p.Ships[11], p.Ships[12] = p.Ships[7], p.Ships[8], p.Ships[9] },
		"ship 4 is nowhere":                       func(p *scene) { p.Ships[4].Place = Unplaced },
		"ship 4 is at place 14":                   func(p *scene) { p.Ships[4].Place = 14 },
		"ship 5 at place 0 sails ahead by 1":      func(p *scene) { p.Ships[5].Ahead = 1 },
		"ship 4 at place 3 sails ahead by 0":      func(p *scene) { p.Ships[4].Ahead = 0 },
		"ship 4 at place 3 sails ahead by 2":      func(p *scene) { p.Ships[4].Ahead = 2 },
		"ship 1 has turned but":                   func(p *scene) { p.Ships[1].Turned = true },
		"2 ships on space 3":                      func(p *scene) { p.Ships[1].Place = 3 },
		"3 ships in Modone, which has 2 docks":    func(p *scene) { p.State = crowded(p.t) },
		"ship 4 carries blue, a colour of its":    func(p *scene) { p.Ships[4].Cargo.Cubes[Blue] = 1 },
		"ship 1 carries several kinds":            func(p *scene) { p.Ships[1].Cargo.Figures = 1 },
		"ship 7 lies in harbour with cargo":       func(p *scene) { p.Ships[7].Cargo.Cubes[Red] = 1 },
		"ship 3 has loaded nothing":               func(p *scene) { p.do("1 load ship:fleet1-three good:red"); p.Ships[3].Cargo = Pile{} },
		"16 red cubes, not 15":                    func(p *scene) { p.Bag[Red]++ },
		"7 black cubes, not 8":                    func(p *scene) { p.Ships[2].Cargo.Peasants-- },
		"7 white cubes":                           func(p *scene) { p.Bag[White]-- },
		"1 white cubes, not 0":                    func(p *scene) { q := at(p.t, 2); q.Bag[White]++; p.State = q.State },
		"less than nothing":                       func(p *scene) { p.Stores[3].Cubes[Red]--; p.Stores[1].Cubes[Red]++ },
		"21 mercenaries, 1 of them in the supply": func(p *scene) { p.Supply++ },
		"peasants in venice while 1 mercenaries": func(p *scene) {
			p.Supply, p.Stores[2].Figures = 1, p.Stores[2].Figures-1
			p.Ports[Venice].Peasants, p.Ships[2].Cargo.Peasants = 1, 1
		},
		"the cards are":                        func(p *scene) { p.Deck[Red]++ },
		"cubes in the bag, not":                func(p *scene) { p.BagSize++ },
		"cards in the deck, not":               func(p *scene) { p.DeckSize++ },
		"player 1 has 2 cards and 3 pieces":    func(p *scene) { p.HandSize[1]++ },
		"player 1 has 1 cards and 3 pieces":    func(p *scene) { p.Hands[1][Red]--; p.Deck[Red]++; p.DeckSize++ },
		"player 4 is not in this game but":     func(p *scene) { p.Hands[4], p.HandSize[4], p.Hands[1], p.HandSize[1] = p.Hands[1], 2, p.Hands[4], 0 },
		"hand or warehouse of player 2 is not": func(p *scene) { p.HandsKnown &^= 1 << 2 },
		"something lies in no harbour":         func(p *scene) { p.Ports[0], p.Ports[1] = p.Ports[1], p.Ports[0] },
		"11 pieces in venice":                  func(p *scene) { p.Ports[Venice].Cubes[Red]++; p.Bag[Red]--; p.BagSize-- },
		"venice is empty":                      func(p *scene) { emptied(p, Venice) },
		"venice is full":                       func(p *scene) { p.prompt, p.decider, p.Filling, p.Sailing = Refill, game.Chance, Venice, 3; loaded3(p) },
		"territory 0 belongs to player 2":      func(p *scene) { p.Lands[0] = 2 },
		"territory 2 belongs to player 4":      func(p *scene) { p.Lands[2] = 4 },
		"1 territories are taken in 0 turns":   func(p *scene) { p.Turns = 0 },
		"a territory was taken, and none is":   func(p *scene) { p.Lands[1], p.Conquered = game.Nobody, true },
		"all territories are taken and":        func(p *scene) { p.Lands = [MaxTerritories + 1]game.Player{0, 1, 1, 2, 2, 3} },
		"turn 31 of player 0":                  func(p *scene) { p.Turn = game.Nobody },
		"turn 32 is not that of player 1":      func(p *scene) { p.Turns++ },
		"step 1 of the set-up":                 func(p *scene) { p.SetupStep = 1 },
		"something has been done before the":   func(p *scene) { q := newGame(p.t, 2); q.Attacked = true; p.State = q.State },
		"the harbour being filled is 1":        func(p *scene) { p.Filling = Venice },
		"3 cards to draw":                      func(p *scene) { p.ToDraw = 3 },
		"no card to draw":                      func(p *scene) { p.ask(game.Chance, Cards); p.ToDraw, p.Sailing = 1, 1; p.deckIs("") },
		"ship 4 sails in the turn of player 1": func(p *scene) { p.Sailing = 4 },
		"after-move: ship 0 sails":             func(p *scene) { p.prompt = AfterMove },
		"before-move: ship 1 sails":            func(p *scene) { p.Sailing = 1 },
		"ship 3 is under way at place 0":       func(p *scene) { p.prompt, p.Sailing = Underway, 3 },
		"player 2 is asked":                    func(p *scene) { p.decider = 2 },
		"game-over: player 1 is asked":         func(p *scene) { p.prompt = GameOver },
		"choose-harbour: player 2 is asked":    func(p *scene) { p.State = placing(p.t).State; p.First = 1 },
		"refill: player 1 is asked":            func(p *scene) { p.do("1 load ship:fleet1-three good:red"); p.decider = 1 },
		"player 1 has no legal action":         func(p *scene) { stuck(p) },
		"chance has nothing to deal": func(p *scene) {
			p.do("1 load ship:fleet1-three good:red")
			p.bagIs("", 2)
			p.Ships[2].Cargo.Peasants, p.Aside = 2+p.Aside, 0
		},
	} {
		t.Run(want, func(t *testing.T) {
			p := sound()
			damage(p)
			require.ErrorContains(t, p.Invariants(), want)
		})
	}
}

// crowded has a ship more in Modone than there are docks.
func crowded(t testing.TB) *State {
	p := at(t, 2).ship("fleet1-one", 4, 1, "").ship("fleet1-two", 4, 1, "").ship("fleet2-one", 4, 1, "")
	p.ask(1, BeforeMove)
	return p.State
}

// emptied puts what lies in a harbour into the warehouse of seat 2.
func emptied(p *scene, h HarbourID) {
	p.Stores[2].Add(&p.Ports[h])
	p.StoreSize[2] += p.Ports[h].Size()
	p.Ports[h] = Pile{}
}

// loaded3 puts a cube aboard ship 3.
func loaded3(p *scene) { p.ship("fleet1-three", 0, 0, "red:1") }

// stuck leaves the ships of seat 1 in Venice with nothing there that they load.
func stuck(p *scene) {
	p.State = at(p.t, 2).ship("fleet1-two", 8, 0, "").ship("fleet1-three", 8, 0, "").port(Constantinople, "red:1").port(Venice, "red:1").begin(1).State
	p.Ships[2].Place, p.Ships[3].Place = 0, 0
	emptied(p, Venice)
	p.port(Venice, "red:1")
	p.Board = &Board{}
	*p.Board = *New().(*rules).board
	for i := 1; i <= FleetShips; i++ {
		p.Board.Ships[i].Sails = [NumColours + 1]int8{Red: 3}
		p.Board.Ships[i].sortColours()
	}
}

// A ledger follows pieces by events alone.
type ledger struct {
	pieces map[[2]game.Ref]int   // by place and kind: cubes, people, cards
	ships  map[game.Ref]game.Ref // where they are
	lands  map[game.Ref]game.Ref
	open   game.Ref // where discards lie
}

// read follows an event. Pieces that come from the box or go there are not
// counted there, apart from mercenaries.
func (l *ledger) Read(e game.Event) {
	switch {
	case e.What.Kind == game.ShipRef && (e.Kind == game.Moved || e.Kind == game.Placed):
		l.ships[e.What] = e.To
	case e.What.Kind == game.TerritoryRef:
		l.lands[e.What] = e.To
	case e.What.Kind == game.CardRef && e.Kind == game.Paid:
		l.pieces[[2]game.Ref{e.From, e.What}]--
		l.pieces[[2]game.Ref{l.open, e.What}]++
	case e.Kind == game.Turned && e.Note == NoteShuffle:
		for key := range l.pieces {
			if key[0] == l.open {
				delete(l.pieces, key)
			}
		}
	case e.What.Kind == game.GoodRef || e.What.Kind == game.SailorRef || e.What.Kind == game.CardRef:
		to := e.To
		if to.Kind == game.TerritoryRef { // what pays for it is not kept there
			to = game.Box
		}
		l.pieces[[2]game.Ref{e.From, e.What}] -= int(e.N)
		l.pieces[[2]game.Ref{to, e.What}] += int(e.N)
	}
}

// Compare checks the ledger against a position.
func (l *ledger) Compare(s *State) error {
	var err error
	same := func(place, what game.Ref, is, told any) {
		if is != told && err == nil {
			err = fmt.Errorf("%v at %v: it is %v, the events tell %v", what, place, is, told)
		}
	}
	pile := func(place game.Ref, p *Pile) {
		for c := Red; c <= Blue; c++ {
			same(place, game.Good(c), int(p.Cubes[c]), l.pieces[[2]game.Ref{place, game.Good(c)}])
		}
		same(place, game.Sailor(Mercenary), int(p.Figures), l.pieces[[2]game.Ref{place, game.Sailor(Mercenary)}])
		same(place, game.Sailor(Peasant), int(p.Peasants), l.pieces[[2]game.Ref{place, game.Sailor(Peasant)}])
	}
	for h := Venice; h <= Constantinople; h++ {
		pile(game.Port(h), &s.Ports[h])
	}
	for i := ShipID(1); i <= MaxShips; i++ {
		pile(game.Ship(i), &s.Ships[i].Cargo)
		if s.Ships[i].Place != Unplaced {
			same(game.Ship(i), game.Ship(i), s.placeRef(s.Ships[i].Place), l.ships[game.Ship(i)])
		}
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		pile(game.Seat(p), &s.Stores[p])
		for c := Red; c <= Blue; c++ {
			same(game.Seat(p), game.Card(c), int(s.Hands[p][c]), l.pieces[[2]game.Ref{game.Seat(p), game.Card(c)}])
		}
	}
	for c := Red; c <= Blue; c++ {
		same(l.open, game.Card(c), int(s.Discards[c]), l.pieces[[2]game.Ref{l.open, game.Card(c)}])
	}
	for t := TerritoryID(1); t <= MaxTerritories; t++ {
		owner := game.Ref{}
		if s.Lands[t] != game.Nobody {
			owner = game.Seat(s.Lands[t])
		}
		same(game.Territory(t), game.Territory(t), owner, l.lands[game.Territory(t)])
	}
	if s.Expansion {
		same(game.Box, game.Sailor(Mercenary), int(s.Supply-s.Board.Figures), l.pieces[[2]game.Ref{game.Box, game.Sailor(Mercenary)}])
	}
	return err
}

func TestEventsTellWhereEveryPieceIs(t *testing.T) {
	suite.EventsTellAll(t, func(*State) gametest.Ledger[*State] {
		return &ledger{map[[2]game.Ref]int{}, map[game.Ref]game.Ref{}, map[game.Ref]game.Ref{}, game.Track(0)}
	})
}

// Only the cards that somebody draws are for one pair of eyes.
func TestOnlyDrawnCardsAreSecretEvents(t *testing.T) {
	suite.InGames(t, func(t *rapid.T, s *State, p *gametest.Lively) {
		suite.Follow(t, s, p, func(before, _ *State, a game.Action, ev []game.Event) {
			for _, e := range ev {
				if e.Kind == game.Drew && e.Note == NoteCard {
					require.Equal(t, game.Seats(0).With(before.drawer()), e.Seen, suite.Text(a, ev))
				} else {
					require.Equal(t, game.Everybody, e.Seen, suite.Text(a, ev))
				}
			}
		})
	})
}

func TestEventsTellTheScore(t *testing.T) { suite.EventsTellScores(t) }

// mix exchanges things that a seat cannot know for others that it cannot know:
// cards of other hands and the deck, what lies in other warehouses and the bag.
func mix(s *State, seat game.Player, r *game.Rand) {
	var hands, stores []*[NumColours + 1]int8
	var piles []*Pile
	hands = append(hands, &s.Deck)
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p == seat {
			continue
		}
		hands = append(hands, &s.Hands[p])
		if !s.OpenWarehouses {
			stores, piles = append(stores, &s.Stores[p].Cubes), append(piles, &s.Stores[p])
		}
	}
	swap := func(x, y *int8, u, v *int8) { // one of x's for one of v's, y's for u's
		if *x > 0 && *v > 0 {
			*x--
			*y++
			*u++
			*v--
		}
	}
	for range 20 {
		a, b := hands[r.IntN(len(hands))], hands[r.IntN(len(hands))]
		c, d := 1+r.IntN(NumColours), 1+r.IntN(NumColours)
		swap(&a[c], &a[d], &b[c], &b[d])
		if len(stores) == 0 {
			continue
		}
		store := stores[r.IntN(len(stores))]
		swap(&store[c], &store[d], &s.Bag[c], &s.Bag[d])
		from := piles[r.IntN(len(piles))]
		swap(&from.Cubes[c], &from.Peasants, &s.Bag[c], &s.Bag[Black])
		to := piles[r.IntN(len(piles))]
		swap(&from.Cubes[c], &from.Figures, &to.Cubes[c], &to.Figures)
	}
}

func TestNothingLeaks(t *testing.T) { suite.NothingLeaks(t, mix) }
