package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// The seats as the rulebook's examples call them.
const (
	blue   game.Player = 1
	red    game.Player = 2
	orange game.Player = 3
	black  game.Player = 4
)

// A scene is a position built by hand and played with actions in their text
// form, as in a saved match: "1 sail ship:4 area:z_alger", "* roll dice:1
// dice:2" (one skull of the attacker, two of the defender). After each action
// the invariants must hold.
type scene struct {
	*State
	t       testing.TB
	in      *game.Info
	ev      []game.Event    // reported by the last action
	touched map[PortID]bool // described by the test
}

// newGame is the position before the first player is drawn; options are names
// and values in turn.
func newGame(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	s, err := New().New(gametest.Options(seats, options...))
	require.NoError(t, err)
	return &scene{State: s.(*State), t: t, in: New().Info(), touched: map[PortID]bool{}}
}

// at is an empty board in the first turn of a game in which seat 1 began. What
// the test does not describe is filled in by active or doge.
func at(t testing.TB, seats int) *scene {
	t.Helper()
	p := newGame(t, seats)
	p.First, p.Turn = blue, 1
	return p
}

// copy returns an independent scene for a subtest.
func (p *scene) copy(t testing.TB) *scene {
	c := *p
	c.t, c.State = t, p.Clone().(*State)
	return &c
}

func (p *scene) portID(id string) PortID {
	p.t.Helper()
	n := p.Board.port(id)
	require.NotZero(p.t, n, id)
	p.touched[n] = true
	return n
}

// galley puts a galley into a zone, with sailors from the reserve and cubes
// from the supply.
func (p *scene) galley(g GalleyID, owner game.Player, zone string, sailors int8, cargo ...Good) *scene {
	p.t.Helper()
	z := p.Board.zone(zone)
	require.NotZero(p.t, z, zone)
	p.handGalley(g, owner)
	p.moveGalley(g, z)
	galley := Galley{Owner: owner, Zone: z, Sailors: sailors, Cubes: int8(len(cargo))}
	for _, good := range cargo {
		galley.Cargo[good]++
		p.Supply[good]--
	}
	p.Reserve[owner] -= sailors
	p.Galleys[g] = galley
	return p
}

// port gives a port to a player, with a garrison and cubes in its warehouse.
func (p *scene) port(id string, owner game.Player, sailors int8, stock ...Good) *scene {
	p.t.Helper()
	n := p.portID(id)
	p.handPort(n, owner)
	p.Ports[n].Sailors = sailors
	p.Reserve[owner] -= sailors
	return p.stock(id, stock...)
}

// stock puts cubes into the warehouse of a port.
func (p *scene) stock(id string, stock ...Good) *scene {
	p.t.Helper()
	port := &p.Ports[p.portID(id)]
	for _, good := range stock {
		port.Stock[port.Filled] = good
		port.Filled++
		p.Supply[good]--
	}
	return p
}

func (p *scene) fort(id string) *scene {
	p.t.Helper()
	p.Ports[p.portID(id)].Fort = true
	p.FortsLeft--
	return p
}

func (p *scene) basilica(id string) *scene {
	p.t.Helper()
	p.Ports[p.portID(id)].Basilica = true
	p.BasilicasLeft--
	return p
}

func (p *scene) close(id string) *scene {
	p.t.Helper()
	p.Ports[p.portID(id)].Closed = true
	return p
}

func (p *scene) money(player game.Player, n Ducats) *scene {
	p.Ducats[player] = n
	return p
}

// homes gives each player without a port one far from the usual scenes.
func (p *scene) homes() {
	spare := []string{"constantinople", "acre", "smyrna", "alexandria"}
	for player := game.Player(1); int8(player) <= p.Seats; player++ {
		if p.PortCount(player) > 0 {
			continue
		}
		i := slices.IndexFunc(spare, func(id string) bool { return !p.touched[p.Board.port(id)] })
		p.port(spare[i], player, 1)
	}
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

// never asserts that the last action reported nothing that begins so.
func (p *scene) never(prefix string) *scene {
	p.t.Helper()
	p.play().Never(p.ev, prefix)
	return p
}

// asks asserts who is asked what.
func (p *scene) asks(player game.Player, prompt game.Prompt) *scene {
	p.t.Helper()
	p.play().Asks(player, prompt)
	return p
}

// active begins the activation of a galley.
func (p *scene) active(g GalleyID) *scene {
	p.t.Helper()
	p.homes()
	p.Active = g - 1
	p.nextActivation(nil)
	require.Equal(p.t, g, p.Active)
	p.sound()
	return p
}

// doge leaves the marker on the Doge space: a card is to be drawn.
func (p *scene) doge() *scene {
	p.t.Helper()
	p.homes()
	p.Active = MaxGalleys
	p.nextActivation(nil)
	p.sound()
	return p
}

// marker puts the white marker on a space of the track.
func (p *scene) marker(space int8) *scene {
	p.Track, p.Scorings = space, 0
	for _, n := range p.seatInfo().Scoring {
		if n <= space {
			p.Scorings++
		}
	}
	return p
}

// has asserts the sailors and cubes aboard a galley, and so that it is afloat.
func (p *scene) has(g GalleyID, sailors int8, cargo ...Good) *scene {
	p.t.Helper()
	var want [NumGoods + 1]int8
	for _, good := range cargo {
		want[good]++
	}
	require.NotEqual(p.t, game.Nobody, p.Galleys[g].Owner, "galley %d is not in play", g)
	require.Equal(p.t, sailors, p.Galleys[g].Sailors, "sailors of galley %d", g)
	require.Equal(p.t, want, p.Galleys[g].Cargo, "cubes of galley %d", g)
	return p
}

// sunk asserts that a galley lies in the box.
func (p *scene) sunk(g GalleyID) *scene {
	p.t.Helper()
	require.Equal(p.t, Galley{}, p.Galleys[g])
	return p
}

// holds asserts owner and garrison of a port.
func (p *scene) holds(id string, owner game.Player, sailors int8) *scene {
	p.t.Helper()
	port := &p.Ports[p.portID(id)]
	require.Equal(p.t, owner, port.Owner, id)
	require.Equal(p.t, sailors, port.Sailors, id)
	return p
}

// stores asserts the warehouse of a port, lowest space first.
func (p *scene) stores(id string, stock ...Good) *scene {
	p.t.Helper()
	port := &p.Ports[p.portID(id)]
	require.Equal(p.t, stock, append([]Good(nil), port.Stock[:port.Filled]...), id)
	return p
}

// ducats asserts the money of a player.
func (p *scene) ducats(player game.Player, n Ducats) *scene {
	p.t.Helper()
	require.Equal(p.t, n, p.Ducats[player], "ducats of player %d", player)
	return p
}

// value asserts the combat values of the open fight.
func (p *scene) value(attacker, defender int8) *scene {
	p.t.Helper()
	a, d := p.Battle()
	require.Equal(p.t, [2]int8{attacker, defender}, [2]int8{a, d})
	return p
}
