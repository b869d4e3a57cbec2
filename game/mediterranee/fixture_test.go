package mediterranee

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// The seats of a game of four by their powers.
const (
	venice game.Player = 1
	genoa  game.Player = 2
	spain  game.Player = 3
	turkey game.Player = 4
)

// A scene is a position built by hand and played with actions in their text
// form, as in a saved match: "1 sail ship:4 area:z_alger", "* roll dice:2
// dice:3" (a 2 of the attacker, a 3 of the defender). Sums are in hundreds of
// ducats. After each action the invariants must hold.
type scene struct {
	*State
	t  testing.TB
	in *game.Info
	ev []game.Event // reported by the last action
}

// newGame is the position before the first galley is manned; options are names
// and values in turn.
func newGame(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	s, err := New().New(gametest.Options(seats, options...))
	require.NoError(t, err)
	return &scene{State: s.(*State), t: t, in: New().Info()}
}

// at is an empty board in the purchases of seat 1, in the first turn and in the
// order of the seats: no galleys, no ports, all sailors in the box.
func at(t testing.TB, seats int) *scene {
	t.Helper()
	p := newGame(t, seats)
	s := p.State
	*s = State{Board: s.Board, Seats: s.Seats, Powers: s.Powers, Known: s.Known, Ducats: s.Ducats,
		Supply: s.Board.Goods, FortsLeft: s.Board.Forts, SailorsLeft: s.Board.Sailors, Turn: 1}
	s.Recount()
	order := []game.Player{venice, genoa, spain, turkey}
	return p.order(order[:seats]...).phase(2, venice)
}

// copy returns an independent scene for a subtest.
func (p *scene) copy(t testing.TB) *scene {
	c := *p
	c.t, c.State = t, p.Clone().(*State)
	return &c
}

// order seats the players by place.
func (p *scene) order(players ...game.Player) *scene {
	p.t.Helper()
	require.Len(p.t, players, int(p.Seats))
	for i, player := range players {
		p.Order[i+1] = player
		p.Auction.Ranking[i] = player
	}
	return p
}

// phase begins the part of a player in phase 2 to 6.
func (p *scene) phase(n int8, player game.Player) *scene {
	p.t.Helper()
	place := slices.Index(p.Order[:], player)
	require.Positive(p.t, place)
	p.Phase, p.Place = n, int8(place)
	p.ask(player, [...]game.Prompt{2: Purchases, 3: Movement, 4: Fighting, 5: Landing, 6: Selling}[n])
	return p
}

func (p *scene) portID(id string) PortID {
	p.t.Helper()
	n := p.Board.port(id)
	require.NotZero(p.t, n, id)
	return n
}

// galley puts a galley into a zone, with sailors and goods from the box.
func (p *scene) galley(g GalleyID, owner game.Player, zone string, sailors int8, cargo ...Good) *scene {
	p.t.Helper()
	z := p.Board.zone(zone)
	require.NotZero(p.t, z, zone)
	galley := Galley{Owner: owner, Zone: z, Sailors: sailors, Load: int8(len(cargo))}
	for _, good := range cargo {
		galley.Cargo[good]++
		p.Supply[good]--
	}
	p.SailorsLeft -= int16(sailors)
	p.Galleys[g] = galley
	p.Recount()
	return p
}

// port gives a port to a player, with a garrison and goods in its warehouse.
func (p *scene) port(id string, owner game.Player, sailors int16, stock ...Good) *scene {
	p.t.Helper()
	port := &p.Ports[p.portID(id)]
	p.handPort(p.portID(id), owner)
	port.Sailors = sailors
	p.SailorsLeft -= sailors
	return p.stock(id, stock...)
}

// stock puts goods into the warehouse of a port.
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

func (p *scene) money(player game.Player, n Hundreds) *scene {
	p.Ducats[player] = n
	return p
}

// sound checks the invariants.
func (p *scene) sound() *scene {
	p.t.Helper()
	require.NoError(p.t, p.Invariants())
	return p
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

// has asserts the sailors and goods aboard a galley, and so that it is afloat.
func (p *scene) has(g GalleyID, sailors int8, cargo ...Good) *scene {
	p.t.Helper()
	var want [NumGoods + 1]int8
	for _, good := range cargo {
		want[good]++
	}
	require.NotEqual(p.t, game.Nobody, p.Galleys[g].Owner, "galley %d is not in play", g)
	require.Equal(p.t, sailors, p.Galleys[g].Sailors, "sailors of galley %d", g)
	require.Equal(p.t, want, p.Galleys[g].Cargo, "goods of galley %d", g)
	return p
}

// sunk asserts that a galley lies in the box.
func (p *scene) sunk(g GalleyID) *scene {
	p.t.Helper()
	require.Equal(p.t, Galley{}, p.Galleys[g])
	return p
}

// holds asserts owner and garrison of a port.
func (p *scene) holds(id string, owner game.Player, sailors int16) *scene {
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
func (p *scene) ducats(player game.Player, n Hundreds) *scene {
	p.t.Helper()
	require.Equal(p.t, n, p.Ducats[player], "ducats of player %d", player)
	return p
}
