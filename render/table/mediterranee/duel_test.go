package mediterranee

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table/chart"
)

// M2.8, M2.10: a round shows for each side its die and sailors, their sum, and what it divides that by, four against a
// fort; and lies beside the fight, never on it.
func TestM2_8_ARoundIsReckonedBesideTheFight(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		st := *bookGame()
		for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
			port := game.Port(p)
			st.Ports[p].Owner, st.Ports[p].Sailors, st.Ports[p].Fort = 2, 4, true
			st.Galleys[1] = rules.Galley{Owner: 1, Sailors: 5, Zone: st.Board.Ports[p].Zone}
			st.Recount()
			d := layOut(t, &st, size.X, size.Y)
			s := Table{}.Stage(d.view)
			events := []game.Event{
				{Kind: game.Rolled, Note: rules.NoteAttack, By: 1, What: game.Dice(4), From: game.Ship(1), To: port, N: 2},
				{Kind: game.Rolled, Note: rules.NoteAttack, By: 2, What: game.Dice(6), From: port, To: game.Ship(1), N: 3},
			}
			var l display.List
			chart.DrawRound(Table{}, crewOf)(&l, s, events, 0, true)
			shown := strings.Join(texts(&l), "\n")
			require.Contains(t, shown, "4 + 5 = 9  ÷ 4")
			require.Subset(t, texts(&l), []string{"2", "3"}, "what each costs the other")
			require.Contains(t, shown, "6 + 4 = 10  ÷ 3")
			at, _ := s.Anchor(port)
			r, _, _ := chart.RoundPaper(d.view, at)
			require.False(t, r.Contains(at), "%v over %v", r, port)
			require.True(t, d.Frame().Board.Holds(r) || size.Y < 400)
			require.True(t, r.Intersect(d.Frame().Latest).Empty() || size.Y < 400, "nothing lies over it")
		}
	}
}

// What attacks without any chance to win is warned.
func TestAFightThatCannotBeWonIsWarned(t *testing.T) {
	for _, crew := range []int8{1, 5} {
		st := *bookGame()
		st.Galleys[1] = rules.Galley{Owner: 1, Sailors: 1, Zone: 1}
		st.Galleys[2] = rules.Galley{Owner: 2, Sailors: crew, Zone: 1}
		p := preview{st: &st}
		p.attack(game.Action{By: 1, Verb: rules.Attack, Obj: [3]game.Ref{game.Ship(1), game.Ship(2)}})
		warned := false
		for _, line := range p.Lines {
			warned = warned || line.Key == "odds" && line.Warn
		}
		require.Equal(t, st.SidesOf(game.Action{Obj: [3]game.Ref{game.Ship(1), game.Ship(2)}}).Odds(0).Win == 0, warned)
	}
}
