package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// What a tag promises comes true, step by step, where nobody forbids it: the money, or the port.
func TestErrandsComeTrue(t *testing.T) {
	sold, taken, loaded := 0, 0, 0
	for seed := range uint64(6) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			by := s.Decision().Player
			st := s.(*rules.State)
			for _, e := range errands(st, routes(st)) {
				require.Equal(t, e.brings, -game.Cost(s, e.Plan...))
				after := s.Clone().(*rules.State)
				allow := func() {
					for slices.Contains(permissions, after.Decision().Prompt) {
						after.Apply(table.Act(after, rules.Allow), nil)
					}
				}
				for _, a := range e.Plan {
					require.NoError(t, after.Check(a))
					after.Apply(a, nil)
					allow()
				}
				if e.Plan[0].Verb == rules.LoadGood {
					loaded++
				}
				last, port := e.Plan[len(e.Plan)-1], rules.PortID(e.At.ID)
				switch last.Verb {
				case rules.Sell:
					require.Equal(t, int(s.(*rules.State).Ducats[by])+e.brings, int(after.Ducats[by]))
					require.Equal(t, rules.Good(last.Obj[1].ID), after.Ports[port].Stock[after.Ports[port].Filled-1])
					sold++
				case rules.Land:
					require.Equal(t, by, after.Ports[port].Owner)
					require.NotZero(t, after.Galleys[last.Obj[0].ID].Sailors, "she has kept a sailor")
					taken++
				default:
					require.Fail(t, "another errand", last)
				}
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, sold, 20)
	require.Greater(t, taken, 20)
	require.Greater(t, loaded, 20)
}

// Free spaces of a galley are filled with sailors of her own port, which keeps one.
func TestSailorsGoAboardInARow(t *testing.T) {
	rows := 0
	for seed := range uint64(4) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			for _, h := range (Table{}).Offer(s).Holds {
				if len(h.FillEach) == 0 {
					continue
				}
				rows++
				after := s.Clone().(*rules.State)
				for _, a := range h.FillEach {
					require.NoError(t, after.Check(a))
					after.Apply(a, nil)
				}
				garrison, room := after.Ports[h.FillEach[0].Obj[0].ID].Sailors, after.Room(rules.GalleyID(h.Place.ID))
				require.NotZero(t, garrison)
				require.True(t, garrison == 1 || room == 0)
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, rows, 10)
}

// Errands are told by one pattern in every language: what is done where, what it brings, then the steps. A tag has a
// gold disc for what it brings and the sign of a warehouse where that is the mover's own.
func TestErrandsAreToldByOnePattern(t *testing.T) {
	want := map[string]string{
		lang.English: `^(Sell .+ in .+: \+\d+ ducats?|Store .+ in .+: \+\d+ at each scoring(, \+\d+ ducats? now)?|Take .+ with one sailor: \+\d+ at each scoring)\. (Loads, s|S)ails \d+ zones?, (sells\.|stores\.|lands\. Ends the activation of galley \d+\.)$`,
		"fr":         `^(Vendre .+ à .+ : \+\d+ ducats?|Stocker .+ à .+ : \+\d+ à chaque décompte(, \+\d+ ducats? tout de suite)?|Prendre .+ avec un marin : \+\d+ à chaque décompte)\. (Charge, a|A)vance (d’une zone|de \d+ zones), (vend\.|stocke\.|débarque\. Termine l’activation de la galère \d+\.)$`,
		"de":         `^(.+ in .+ verkaufen: \+\d+ Dukate?n?|.+ in .+ einlagern: \+\d+ bei jeder Wertung(, sofort \+\d+ Dukate?n?)?|.+ mit einem Seemann einnehmen: \+\d+ bei jeder Wertung)\. (Lädt, s|S)egelt \d+ Zonen?, (verkauft\.|lagert ein\.|landet\. Beendet den Zug von Galeere \d+\.)$`,
	}
	kinds := map[string]int{}
	for seed := range uint64(3) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			for _, e := range errands(st, routes(st)) {
				kinds[e.Name]++
				own := st.Ports[e.At.ID].Owner == s.Decision().Player
				x := tag(&e)
				require.Equal(t, own, slices.Contains(x.Signs, kit.PillSign{Icon: kit.StoreIcon}))
				require.Equal(t, e.brings > 0, slices.Contains(x.Signs, kit.PillSign{Sum: e.brings}))
				for tag, pattern := range want {
					caption := e.Caption(e.brings)
					require.Regexp(t, pattern, lang.Capital(words(t, tag).Line(caption.Key, caption.Args...)))
				}
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, min(kinds["sell"], kinds["store"], kinds["take"]), 5, "%v", kinds)
}

// What an own port buys is stored there in plans as well, and a port with wine tells what that pays.
func TestOwnPortsStore(t *testing.T) {
	stores, sells, wine := 0, 0, 0
	for seed := range uint64(3) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			for _, e := range errands(st, routes(st)) {
				if e.Name == "take" {
					continue
				}
				steps := Table{}.Steps(s, e.Plan)
				last := steps[len(steps)-1].Line
				if e.stores {
					require.Equal(t, "Store "+words(t, lang.English).Title(e.Plan[len(e.Plan)-1].Obj[1])+" in "+words(t, lang.English).Title(e.At), lang.Capital(words(t, lang.English).Line(last.Key, last.Args...)))
					stores++
				} else {
					require.Empty(t, last.Key, "told by the action")
					sells++
				}
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, min(stores, sells), 5)
	s := startState(t, 4)
	for p := 1; p < len(s.Board.Ports); p++ {
		s.Ports[p] = rules.Port{Owner: 1, Sailors: 1}
		told := slices.Contains(Table{}.Tell(testView(s, 1280, 800), game.Port(p)).Lines, "board.port.wine")
		require.Equal(t, s.IsWinePort(rules.PortID(p)), told)
		if told {
			wine++
		}
	}
	require.NotZero(t, wine)
}

// The question about a wreck names the galley that has won, and whom it has sunk where that attacked it.
func TestAWreckNamesItsFight(t *testing.T) {
	asked, chance := map[bool]int{}, game.NewRand(1) // by whether the attacker has won
	for seed := range uint64(60) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			for _, a := range s.AppendActions(nil) {
				if a.Verb != rules.Attack || a.Obj[1].Kind != game.ShipRef {
					continue
				}
				after := s.Clone().(*rules.State)
				after.Apply(a, nil)
				for slices.Contains([]game.Prompt{rules.BattleRound, rules.AskFightOn}, after.Decision().Prompt) {
					next := table.Act(after, rules.FightOn)
					if deals := after.AppendOutcomes(nil); len(deals) > 0 {
						next = deals[chance.IntN(len(deals))].Action
					}
					after.Apply(next, nil)
				}
				if after.Decision().Prompt != rules.Loot {
					continue
				}
				about := Table{}.Offer(after).About
				text := words(t, lang.English).Line("about."+about.Key, about.Args...)
				require.Contains(t, text, words(t, lang.English).Title(game.Ship(after.Looter)))
				if after.Looter != after.Active {
					require.Contains(t, text, "its attacker, "+words(t, lang.English).Title(game.Ship(after.Active)))
				}
				asked[after.Looter == after.Active]++
			}
		})
		require.NoError(t, err)
	}
	require.NotZero(t, min(asked[true], asked[false]), "%v", asked)
}
