//go:build !js

package command

import (
	"bufio"
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	opponents "serenissima/ai/catalog"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/texttwin"
)

// In the terminal, too, what cannot be taken back tells what is at stake and is typed
// twice; anything else calls it off, and the setting lets it be.
func TestWhatIsAtStakeIsTypedTwice(t *testing.T) {
	m := quarrel(t)
	for _, c := range []struct {
		typed []string // the number is #
		twice bool     // as the setting is delivered
		made  bool
		told  string
	}{
		{[]string{"#", "#"}, true, true, "% won"},
		{[]string{"#", ""}, true, false, "Cancelled."},
		{[]string{"#", "list"}, true, false, "Cancelled."},
		{[]string{"#"}, false, true, ""},
	} {
		term, _ := attend(t, &store.Memory{})
		term.c.Settings.AskTwice = c.twice
		copied, err := session.Restore(m.Rules(), m.Options(), m.Seats(), m.Seed(), m.Log())
		require.NoError(t, err)
		var out bytes.Buffer
		term.out = &out
		term.start(copied)
		view := copied.View(copied.State().Decision().Player)
		n, i := 0, 0
		for _, part := range term.twin.Menu(view, view.AppendActions(nil)) {
			for _, item := range part.Items {
				n++
				if item.Action.Verb != 0 && term.twin.Table.Stakes(view, item.Action) != nil && strings.HasPrefix(item.Text, "Attack") {
					i = n
				}
			}
		}
		require.Positive(t, i)
		term.in = bufio.NewScanner(strings.NewReader(strings.ReplaceAll(strings.Join(c.typed, "\n")+"\nquit\n", "#", strconv.Itoa(i))))
		before := copied.Len()
		term.decide()
		require.Equal(t, c.made, copied.Len() > before, "%v: %s", c.typed, out.String())
		require.Contains(t, out.String(), c.told)
	}
}

// quarrel returns a match in which a person can attack, and is told so in one item.
func quarrel(t *testing.T) *session.Match {
	for seed := uint64(1); seed < 40; seed++ {
		seats := make([]session.Seat, 4)
		hands := make([]*ai.Thinker, 5)
		for i := range seats {
			seats[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1}
			var err error
			hands[i+1], err = opponents.Find("serenissima").New(ai.Deckhand, seed+uint64(i))
			require.NoError(t, err)
		}
		m, _, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 4}, seats, seed)
		require.NoError(t, err)
		for m.State().Decision().Player != game.Nobody {
			view := m.View(m.State().Decision().Player)
			legal := view.AppendActions(nil)
			attack := func(a game.Action) bool { return m.Rules().Info().VerbName(a.Verb) == "attack" }
			if rows := texttwin.Rows(slices.DeleteFunc(legal, func(a game.Action) bool { return !attack(a) }), true); len(rows) > 0 && rows[0].Action.Verb != 0 {
				return m
			}
			hand := hands[m.State().Decision().Player]
			for hand.Start(view, m.State().Decision().Player); !hand.Step(1); {
			}
			_, err := m.Do(hand.Best())
			require.NoError(t, err)
		}
	}
	require.FailNow(t, "nobody can attack")
	return nil
}

// A fight whose odds have been told is fought to its end with two numbers.
func TestAFightIsFoughtToItsEndInTheTerminal(t *testing.T) {
	fought := 0
	rules := catalog.Find("mediterranee")
	for seed := uint64(1); seed < 12 && fought == 0; seed++ {
		for _, m := range apptest.PositionsOf(t, rules, seed, 1) {
			term, _ := attend(t, &store.Memory{})
			var out bytes.Buffer
			term.out = &out
			term.start(m)
			view := m.View(m.State().Decision().Player)
			n, at := 0, 0
			var attack game.Action
			for _, part := range term.twin.Menu(view, view.AppendActions(nil)) {
				for _, item := range part.Items {
					if n++; len(item.Ways) > 1 && at == 0 {
						at, attack = n, item.Ways[0].Action
					}
				}
			}
			if at == 0 {
				continue
			}
			whole := game.Repeats(view, attack)[0]
			term.in = bufio.NewScanner(strings.NewReader(strconv.Itoa(at) + "\n2\n"))
			term.decide()
			require.Contains(t, out.String(), "To the end")
			require.False(t, whole.GoesOn(m.State()))
			fought++
			break
		}
	}
	require.Positive(t, fought)
}
