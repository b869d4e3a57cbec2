package goldenhorn

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// A scene is a position built by hand and played with actions in their text
// form, as in a saved match: "1 load ship:fleet1-one good:green", "* draw-cube
// good:red port:venice". After each action the invariants must hold.
type scene struct {
	*State
	t  testing.TB
	in *game.Info
	ev []game.Event // reported by the last action
}

// newGame is the position before the first tile is laid; options are names and
// values in turn.
func newGame(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	s, err := New().New(gametest.Options(seats, options...))
	require.NoError(t, err)
	return &scene{State: s.(*State), t: t, in: New().Info()}
}

// at is a game in which seat n has fleet n, all ships in Venice, and nothing has
// come out of bag and deck. The course is, for two, red, yellow, pink (1 to 3),
// Modone (4), blue, orange, green (5 to 7), Constantinople (8); for more
// players the tiles t1-a, t3-a, t4-a and t2-a.
func at(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	tiles := []string{"t1-a", "t3-a", "t4-a", "t2-a"}
	if seats == 2 {
		tiles = tiles[:2]
	}
	return along(t, seats, tiles, options...)
}

// along is the same with other tiles, read from Venice.
func along(t testing.TB, seats int, tiles []string, options ...string) *scene {
	t.Helper()
	p := newGame(t, seats, append([]string{"fleets", "by-seat"}, options...)...)
	for _, tile := range tiles {
		p.do("* lay-tile tile:" + tile)
	}
	p.First = 1
	for i := range p.Ships {
		if p.Ships[i].Owner != game.Nobody {
			p.Ships[i].Place = 0
		}
	}
	return p
}

// dominion is the same with the expansion.
func dominion(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	return at(t, seats, append([]string{"expansion", "yes"}, options...)...)
}

// begin begins a turn of a player; a harbour that the test has left empty is
// filled with two red, pink and orange cubes, and one or two of the others.
func (p *scene) begin(player game.Player) *scene {
	p.t.Helper()
	for h := Venice; h <= Constantinople; h++ {
		if p.Ports[h].Size() == 0 {
			p.port(h, "red:2 pink:2 orange:2 green:1 blue:1")
			p.port(h, "yellow:"+strconv.Itoa(int(p.fillTo()-8)))
		}
	}
	p.SetupStep, p.Turns = 0, int16(player)-1+10*int16(p.Seats)
	p.beginTurn(player, nil)
	p.sound()
	return p
}

// copy returns an independent scene.
func (p *scene) copy() *scene {
	c := *p
	c.State = p.Clone().(*State)
	return &c
}

// tally reads "red:4 mercenary:2": names of cubes and people with numbers.
func (p *scene) tally(text string, each func(name string, n int8)) {
	p.t.Helper()
	for _, word := range strings.Fields(text) {
		name, number, _ := strings.Cut(word, ":")
		n, err := strconv.Atoi(number)
		require.NoError(p.t, err, text)
		each(name, int8(n))
	}
}

// pile takes pieces out of the bag and the supply.
func (p *scene) pile(text string) (pile Pile) {
	p.t.Helper()
	p.tally(text, func(name string, n int8) {
		switch c := colour(name); {
		case name == "mercenary":
			pile.Figures += n
			p.Supply -= n
		case name == "peasant":
			pile.Peasants += n
			p.Bag[Black] -= n
			p.BagSize -= n
		default:
			require.NotZero(p.t, c, name)
			pile.Cubes[c] += n
			p.Bag[c] -= n
			p.BagSize -= n
		}
	})
	return pile
}

// port puts pieces into a start harbour.
func (p *scene) port(h HarbourID, text string) *scene {
	p.t.Helper()
	pile := p.pile(text)
	p.Ports[h].Add(&pile)
	return p
}

// store puts pieces into a warehouse.
func (p *scene) store(player game.Player, text string) *scene {
	p.t.Helper()
	pile := p.pile(text)
	p.Stores[player].Add(&pile)
	p.StoreSize[player] += pile.Size()
	return p
}

// hand gives cards to a player.
func (p *scene) hand(player game.Player, text string) *scene {
	p.t.Helper()
	p.tally(text, func(name string, n int8) {
		c := colour(name)
		require.NotZero(p.t, c, name)
		p.Hands[player][c] += n
		p.HandSize[player] += n
		p.Deck[c] -= n
		p.DeckSize -= n
	})
	return p
}

func (p *scene) shipID(name string) ShipID {
	p.t.Helper()
	i := slices.IndexFunc(p.Board.Ships[:], func(s ShipInfo) bool { return s.ID == name })
	require.Positive(p.t, i, name)
	return ShipID(i)
}

// ship puts a ship on a place of the course with cargo; ahead is 1 towards
// Constantinople, -1 towards Venice, 0 in a start harbour.
func (p *scene) ship(name string, place Place, ahead int8, cargo string) *scene {
	p.t.Helper()
	ship := &p.Ships[p.shipID(name)]
	ship.Place, ship.Ahead, ship.Cargo = place, ahead, p.pile(cargo)
	return p
}

// bagIs leaves these cubes in the bag; all others go into the warehouse of a
// player, black ones are put aside. White cubes stay in any case.
func (p *scene) bagIs(text string, player game.Player) *scene {
	p.t.Helper()
	left := [NumCubes + 1]int8{White: p.Bag[White]}
	p.tally(text, func(name string, n int8) { left[slices.Index(cubeIDs, name)] = n })
	for c := Red; c <= Black; c++ {
		gone := p.Bag[c] - left[c]
		require.GreaterOrEqual(p.t, gone, int8(0), c)
		p.Bag[c] -= gone
		p.BagSize -= gone
		if c == Black {
			p.Aside += gone
		} else {
			p.Stores[player].Cubes[c] += gone
			p.StoreSize[player] += gone
		}
	}
	return p
}

// deckIs leaves these cards in the deck; all others lie on the discards.
func (p *scene) deckIs(text string) *scene {
	p.t.Helper()
	var left [NumColours + 1]int8
	p.tally(text, func(name string, n int8) { left[colour(name)] = n })
	for c := Red; c <= Blue; c++ {
		gone := p.Deck[c] - left[c]
		require.GreaterOrEqual(p.t, gone, int8(0), c)
		p.Deck[c] -= gone
		p.DeckSize -= gone
		p.Discards[c] += gone
	}
	return p
}

// supplyIs leaves so many mercenaries in the supply; all others go into the
// warehouse of a player.
func (p *scene) supplyIs(n int8, player game.Player) *scene {
	p.t.Helper()
	return p.store(player, "mercenary:"+strconv.Itoa(int(p.Supply-n)))
}

// land gives a territory to a player.
func (p *scene) land(name string, player game.Player) *scene {
	p.t.Helper()
	i := slices.IndexFunc(p.Board.Territories[0][:], func(t TerritoryInfo) bool { return t.ID == name })
	require.Positive(p.t, i, name)
	p.Lands[i] = player
	return p
}

// sound checks the invariants.
func (p *scene) sound() {
	p.t.Helper()
	require.NoError(p.t, p.Invariants())
}

// play is what a scene does as in every rule set.
func (p *scene) play() gametest.Scene {
	return gametest.Scene{T: p.t, Info: p.in, State: p.State}
}

func (p *scene) action(text string) game.Action { return p.play().Action(text) }
func (p *scene) list() []string                 { return p.play().List() }
func (p *scene) offers(verb string) []string    { return p.play().Offers(verb) }
func (p *scene) events() []string               { return p.play().Texts(p.ev) }

// can asserts that actions are legal.
func (p *scene) can(texts ...string) *scene {
	p.t.Helper()
	p.play().Can(texts...)
	return p
}

// cannot asserts that an action is illegal, why and by which rule.
func (p *scene) cannot(text string, why game.Reason, rule string) *game.Illegal {
	p.t.Helper()
	return p.play().Cannot(text, why, rule)
}

// do plays legal actions, one after the other.
func (p *scene) do(texts ...string) *scene {
	p.t.Helper()
	p.ev = p.play().Do(texts...)
	return p
}

// saw asserts that the last action reported these facts, in this order and
// perhaps others between.
func (p *scene) saw(texts ...string) *scene {
	p.t.Helper()
	p.play().Saw(p.ev, texts...)
	return p
}

// asks asserts who is asked what.
func (p *scene) asks(player game.Player, prompt game.Prompt) *scene {
	p.t.Helper()
	p.play().Asks(player, prompt)
	return p
}

// refill draws these cubes for the harbour that is being filled.
func (p *scene) refill(cubes ...string) *scene {
	p.t.Helper()
	for _, c := range cubes {
		p.asks(game.Chance, Refill)
		p.do("* draw-cube good:" + c + " port:" + p.Filling.String())
	}
	return p
}

// draw draws these cards for the player who draws.
func (p *scene) draw(cards ...string) *scene {
	p.t.Helper()
	for _, c := range cards {
		p.asks(game.Chance, Cards)
		p.do("* draw-card seat:" + strconv.Itoa(int(p.drawer())) + " card:" + c)
	}
	return p
}

// settle lets chance do what is listed first until a seat is asked or the game
// is over.
func (p *scene) settle() *scene {
	p.t.Helper()
	for p.decider == game.Chance {
		p.do(p.list()[0])
	}
	return p
}

// over asserts that the game has ended for the reason, because of some things.
func (p *scene) over(why string, of ...string) *scene {
	p.t.Helper()
	p.asks(game.Nobody, GameOver).saw(strings.Join(append([]string{"ended " + why + " by " + strconv.Itoa(int(p.Turn))}, of...), " "))
	require.Equal(p.t, "ended game", p.events()[len(p.ev)-1])
	return p
}

// pileIs asserts what lies in a pile, by name and number.
func (p *scene) pileIs(pile Pile, text string) {
	p.t.Helper()
	var want Pile
	p.tally(text, func(name string, n int8) {
		switch name {
		case "mercenary":
			want.Figures = n
		case "peasant":
			want.Peasants = n
		default:
			want.Cubes[colour(name)] = n
		}
	})
	require.Equal(p.t, want, pile)
}

// lies asserts what lies in a start harbour.
func (p *scene) lies(h HarbourID, text string) *scene {
	p.t.Helper()
	p.pileIs(p.Ports[h], text)
	return p
}

// owns asserts what lies in a warehouse.
func (p *scene) owns(player game.Player, text string) *scene {
	p.t.Helper()
	p.pileIs(p.Stores[player], text)
	return p
}

// is asserts where a ship is, where it sails, and what is aboard.
func (p *scene) is(name string, place Place, ahead int8, cargo string) *scene {
	p.t.Helper()
	ship := &p.Ships[p.shipID(name)]
	require.Equal(p.t, place, ship.Place, name)
	require.Equal(p.t, ahead, ship.Ahead, name)
	p.pileIs(ship.Cargo, cargo)
	return p
}

// holds asserts the hand of a player.
func (p *scene) holds(player game.Player, text string) *scene {
	p.t.Helper()
	var want [NumColours + 1]int8
	p.tally(text, func(name string, n int8) { want[colour(name)] = n })
	require.Equal(p.t, want, p.Hands[player])
	return p
}

// weights asserts the probabilities of chance: the weight of each outcome that
// it lists, by the text of its objects.
func (p *scene) weights(want map[string]int32) *scene {
	p.t.Helper()
	got := map[string]int32{}
	for _, o := range p.AppendOutcomes(nil) {
		words := strings.SplitN(p.in.ActionText(o.Action), " ", 3)
		got[words[2]] = o.Weight
	}
	require.Equal(p.t, want, got)
	return p
}
