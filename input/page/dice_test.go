package page

import (
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// thrown is a tally of so many blanks, single and double hits of a die with three
// blank faces, two with one hit and one with two.
func thrown(faces ...int) *tally {
	t := &tally{faces: faces, die: []int{3, 2, 1}}
	for _, n := range faces {
		t.dice += n
	}
	return t
}

// The tails are those that counting all throws gives.
func TestTails(t *testing.T) {
	values := []int{0, 0, 0, 1, 1, 2}
	for n := 1; n <= 5; n++ {
		ways := make([]int, 2*n+1)
		for throw := range int(math.Pow(6, float64(n))) {
			hits := 0
			for x, i := throw, 0; i < n; i++ {
				hits += values[x%6]
				x /= 6
			}
			ways[hits]++
		}
		total := math.Pow(6, float64(n))
		for ones := 0; ones <= n; ones++ {
			for twos := 0; ones+twos <= n; twos++ {
				x := thrown(n-ones-twos, ones, twos)
				require.Equal(t, ones+2*twos, x.hits())
				most, least := 0, 0
				for hits, w := range ways {
					if hits <= x.hits() {
						most += w
					}
					if hits >= x.hits() {
						least += w
					}
				}
				gotMost, gotLeast := x.tails()
				require.InDelta(t, float64(most)/total, gotMost, 1e-12)
				require.InDelta(t, float64(least)/total, gotLeast, 1e-12)
			}
		}
	}
}

func TestFortune(t *testing.T) {
	for _, c := range []struct {
		t    *tally
		want fortune
	}{
		{thrown(0, 0, 0), unthrown},
		{thrown(1, 0, 0), usual},
		{thrown(30, 20, 10), usual},
		{thrown(34, 18, 8), few},
		{thrown(26, 21, 13), many},
		{thrown(44, 12, 4), veryFew},
		{thrown(20, 20, 20), veryMany},
		{thrown(1000, 0, 0), veryFew},
	} {
		got, chance := c.t.fortune()
		require.Equal(t, c.want, got, "%v: %v", c.t.faces, chance)
	}
	require.InDelta(t, 40, thrown(30, 20, 10).mean(), 1e-9)
	require.InDelta(t, 20, thrown(30, 20, 10).expected(1), 1e-9)
}

// All dice of a game are counted, by who threw them.
func TestTallies(t *testing.T) {
	m := apptest.Fought(t)
	list := tallies(m, all.Tables["serenissima"])
	require.Len(t, list, 5)
	sum, rolled := 0, 0
	for b := range m.Beats() {
		for _, ev := range b.Events {
			if ev.Kind == game.Rolled {
				rolled += int(ev.N)
			}
		}
	}
	for _, x := range list[1:] {
		sum += x.dice
	}
	require.Positive(t, rolled)
	require.Equal(t, rolled, list[0].dice)
	require.Equal(t, rolled, sum, "all dice are somebody's")
	most, least := list[0].tails()
	require.GreaterOrEqual(t, most+least, 1.0)
	require.Equal(t, 6, list[0].sides())
}

// The dice are reached from the menu and from the end, and closed again.
func TestDicePage(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	m := apptest.Fought(t)
	d.Stack = app.NewStack(d.Context, d.Context.Matches.Play(d.Context, m, nil))
	d.Tick(control.Frame{})
	d.Key(control.Menu)
	d.Tap("dice")
	require.Equal(t, "dice", d.Scene())
	for _, s := range m.Seats() {
		require.True(t, d.Shows(s.Name))
	}
	require.True(t, d.Shows("All dice"))
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())

	d.Stack.Push(d.Context.Pages.Ending(d.Context, m))
	d.Tick(control.Frame{})
	d.Tap("dice")
	require.Equal(t, "dice", d.Scene())
	d.Tap("done")
	require.Equal(t, "result", d.Scene())
}

// The log of a new game begins with the beginning of its seal, which covers nothing;
// the page shows all of it. Seed and salt are told when the game is over, and not
// before.
func TestSealIsShownAndRevealed(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 3000}) // so high that nothing is scrolled away
	d.Context.Chance.NewSalt = func() session.Salt { return session.Salt{1, 2, 3} }
	d.SetUp()
	d.Tap("start")
	m := d.Stack.OpenMatch()
	s, ok := m.Seal()
	require.True(t, ok)
	require.Empty(t, d.Context.Notices.Text())
	require.False(t, d.Shows("are sealed"))
	d.Key(control.Log)
	require.True(t, d.Shows(grouped(s.Commitment[:4])))
	require.True(t, d.Shows("are sealed"))
	d.Key(control.Log)
	require.True(t, s.Fits(m))
	require.Equal(t, session.Drawn, s.Origin)
	look := func(m *session.Match) {
		d.Stack.Push(NewDice(d.Context, m))
		d.Tick(control.Frame{})
	}
	look(m)
	require.True(t, d.Shows(grouped(s.Commitment[:])))
	require.False(t, d.Shows(grouped(s.Salt[:])))
	require.False(t, d.Shows("Seed"))
	_, other := apptest.Begun(t, 0).Seal()
	require.False(t, other)
	look(apptest.Begun(t, 0))
	require.True(t, d.Shows("begun without a seal"))

	over := apptest.Finished(t, 5)
	over.PutSeal(session.NewSeal(over, s.Salt, 0, session.Drawn))
	look(over)
	require.True(t, d.Shows("Checked"))
	require.True(t, d.Shows(fmt.Sprintf("salt %x", s.Salt)))
	require.True(t, d.Shows(`seat 1 bot deckhand "Anna"`))
	require.False(t, d.Shows("by hand"))
}

// The page tells what a seal does not vouch for, and what has been tampered with.
func TestVerdictOnSeals(t *testing.T) {
	m := apptest.Finished(t, 5)
	look := func(s session.Seal) string {
		m.PutSeal(s)
		d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 3000})
		d.Stack.Push(NewDice(d.Context, m))
		d.Tick(control.Frame{})
		return d.Text()
	}
	first := session.Seal{Salt: session.Salt{1, 2, 3}} // of the first kind
	first.Commitment = first.Sum(m)
	text := look(first)
	require.Contains(t, text, "Checked")
	require.Contains(t, text, "older kind")
	first.From = 4
	text = look(first)
	require.NotContains(t, text, "Checked")
	require.Contains(t, text, "first 4 entries")

	text = look(session.NewSeal(m, session.Salt{1}, 4, session.Drawn))
	require.NotContains(t, text, "Checked", "whoever has forged a die could have made this seal")
	require.Contains(t, text, "first 4 entries")
	require.Contains(t, text, "noted another seal")
	require.Contains(t, look(session.NewSeal(m, session.Salt{1}, 0, session.Chosen)), "by hand")
	require.Contains(t, look(session.NewSeal(m, session.Salt{1}, 0, session.Kept)), "keeps its seed")
	forged := session.NewSeal(m, session.Salt{1}, 0, session.Drawn)
	forged.From = m.Len()
	require.Contains(t, look(forged), "tampered")
}

// grouped are bytes as they are written to be compared.
func grouped(data []byte) string {
	var parts []string
	for part := range slices.Chunk(data, 4) {
		parts = append(parts, hex.EncodeToString(part))
	}
	return strings.Join(parts, " ")
}
