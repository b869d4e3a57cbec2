//go:build !js

package command

import (
	"bufio"
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
)

// manned is a match as it stands with so many people, the first of them the one who decides.
func manned(t *testing.T, m *session.Match, people int) *session.Match {
	seats := m.Seats()
	first := int(m.State().Decision().Player) - 1
	for i := range seats {
		seat := &seats[(first+i)%len(seats)]
		if seat.Kind, seat.Level = session.Human, ""; i >= people {
			seat.Kind, seat.Level = session.Bot, "deckhand"
		}
	}
	again, err := session.Restore(m.Rules(), m.Options(), seats, 1, m.Log())
	require.NoError(t, err)
	return again
}

// resumed starts a terminal with a match and what is typed, and returns what it says.
func resumed(t *testing.T, m *session.Match, typed ...string) (*terminal, *bytes.Buffer) {
	term, _ := attend(t, &store.Memory{})
	var out bytes.Buffer
	term.out, term.screen = &out, &out
	term.in = bufio.NewScanner(strings.NewReader(strings.Join(typed, "\n") + "\n"))
	term.start(m)
	return term, &out
}

// What one number has done is taken back by one word, and made again by another.
func TestUndoInTheTerminalTakesAChoiceBack(t *testing.T) {
	count := map[string]int{}
	for _, rules := range catalog.All() {
		id := rules.Info().ID
		for _, m := range apptest.PositionsOf(t, rules, 1, 3) {
			m = manned(t, m, 1)
			term, _ := resumed(t, m)
			view := m.View(m.State().Decision().Player)
			n, at := 0, 0
			for _, part := range term.twin.Menu(view, view.AppendActions(nil)) {
				for _, item := range part.Items {
					if n++; len(item.Plan) > 1 && at == 0 {
						at = n
					}
				}
			}
			if at == 0 {
				continue
			}
			term, out := resumed(t, m, strconv.Itoa(at), "undo")
			before := m.Len()
			term.decide()
			log := m.Log()
			if m.Firm() > before || len(log) < before+2 {
				continue // chance has spoken, or others
			}
			term.decide()
			require.Equal(t, before, m.Len(), "%s: %s", id, out.String())
			require.Contains(t, out.String(), "Undone.")
			term.in = bufio.NewScanner(strings.NewReader("redo\n"))
			term.decide()
			require.Equal(t, log, m.Log())
			if count[id]++; count[id] == 3 {
				break
			}
		}
	}
	require.NotEmpty(t, count)
	t.Log(count)
}

// The terminal ends by itself what the window ends, as the setting says, and tells it; it is taken
// back together with what has been done before.
func TestTheTerminalEndsWhatIsLeft(t *testing.T) {
	count := map[string]int{}
	for _, rules := range catalog.All() {
		for i, m := range apptest.PositionsOf(t, rules, 2, 2) {
			for _, a := range m.State().AppendActions(nil) {
				after := m.State().Clone()
				after.Apply(a, nil)
				legal := after.AppendActions(nil)
				if after.Decision().Player != a.By || len(legal) != 1 || legal[0].Obj != [3]game.Ref{} {
					continue
				}
				passing := app.AutoPasses[i%3]
				match := manned(t, m, 1)
				term, out := resumed(t, match, "undo")
				term.c.Settings.AutoPass = passing
				if after.Asking().Question || after.Asking().Always {
					continue
				}
				phase := after.Asking().Phase != "" && after.Asking().Plain
				before := match.Len()
				term.do(a)
				passed := match.Len() > before+1 && match.Log()[before+1] == legal[0]
				require.Equal(t, passing == app.PassTurns || passing == app.PassPhases && phase, passed, "%s, %s: %s", rules.Info().ID, passing, rules.Info().ActionText(a))
				if !passed {
					continue
				}
				term.flush()
				require.Contains(t, out.String(), "nothing more")
				count[fmt.Sprint(rules.Info().ID, " ", passing)]++
				if match.Firm() <= before && match.Seat(match.State().Decision().Player).Kind == session.Human {
					term.decide()
					require.Equal(t, before, match.Len(), "both are undone together")
				}
				break
			}
		}
	}
	for _, kind := range []string{"goldenhorn turns", "serenissima turns", "mediterranee turns", "mediterranee phases"} {
		require.Positive(t, count[kind], "%s of %v", kind, count)
	}
}

// Who has taken the terminal over cannot take back what the person before has done.
func TestUndoStopsWhereTheTerminalIsHandedOver(t *testing.T) {
	for _, rules := range catalog.All() {
		m, _, err := session.New(rules, game.Options{Seats: 2}, []session.Seat{
			{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Bernat", Colour: 2},
		}, 7)
		require.NoError(t, err)
		term, out := resumed(t, m)
		term.c.Settings.Curtain = app.VeilAlways
		stopped := 0
		for m.Len() < 60 {
			by, before := m.LastBy(), m.Log()
			p := m.State().Decision().Player
			if by > game.Nobody && p != by && p != term.seated {
				can, why := m.CanUndo()
				if !can { // what was left has been ended for several, one after the other, or after a draw
					require.Contains(t, []session.Barrier{session.OtherSeat, session.ChanceFell}, why)
				}
				out.Reset()
				term.in = bufio.NewScanner(strings.NewReader("\nundo\n"))
				term.decide()
				require.Equal(t, before, m.Log())
				require.Contains(t, out.String(), "The screen has been handed over since.")
				term.quit = false
				if can {
					stopped++
				}
			}
			term.seated = p
			legal := slices.Clone(m.State().AppendActions(nil))
			term.do(legal[len(legal)-1])
		}
		require.Positive(t, stopped, rules.Info().ID)
	}
}
