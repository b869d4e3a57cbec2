package ai

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/serenissima"
)

// newCaptain returns a captain of Serenissima.
func newCaptain(t *testing.T, seed uint64) Thinker {
	captain, err := New("serenissima", Captain, seed)
	require.NoError(t, err)
	return captain
}

// activations returns positions of a game between captains in which a galley
// becomes active.
func activations(t *testing.T) (list []*serenissima.State) {
	r := catalog.Find("serenissima")
	s, err := r.New(game.Options{Seats: 4})
	require.NoError(t, err)
	captain := newCaptain(t, 3)
	dealer := game.Dealer{Rand: game.NewRand(3)}
	for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
		if s.Decision().Prompt == serenissima.Activate {
			list = append(list, s.Clone().(*serenissima.State))
		}
		captain.Start(s, s.Decision().Player)
		for !captain.Step(1000) {
		}
		require.NoError(t, game.Step(s, captain.Best(), nil))
	}
	return list
}

// A step spends the units that it is given, and not one more.
func TestPacedStepKeepsToItsUnits(t *testing.T) {
	captain := newCaptain(t, 3).(*paced)
	most := 0
	for _, s := range activations(t) {
		captain.Start(s, s.Decision().Player)
		for total := 0; ; {
			done := captain.Step(7)
			spent := captain.own().spent - total
			total = captain.own().spent
			if done {
				require.LessOrEqual(t, spent, 7)
				break
			}
			require.Equal(t, 7, spent)
		}
		most = max(most, captain.own().spent)
		require.True(t, captain.Step(0))
	}
	require.Less(t, most, 5000)
	require.Greater(t, most, 100)
}

// A thinker that is dropped in the middle of a thought leaves nothing behind.
func TestPacedThinkerCanBeDropped(t *testing.T) {
	s := activations(t)[0]
	before := runtime.NumGoroutine()
	for range 50 {
		captain := newCaptain(t, 3)
		captain.Start(s, s.Decision().Player)
		require.False(t, captain.Step(1))
	}
	for range 1000 {
		runtime.GC()
		if runtime.NumGoroutine() <= before {
			return
		}
		runtime.Gosched()
	}
	t.Fatalf("%d threads are left", runtime.NumGoroutine()-before)
}

// A clumsy mind thinks for two slices and then makes a mistake.
type clumsy struct {
	pace
	choice game.Action
}

func (c *clumsy) begin(view game.State, _ game.Player) bool {
	c.choice = view.AppendActions(nil)[0]
	return false
}

func (c *clumsy) think() {
	c.spend()
	c.spend()
	panic("lost the thread")
}

func (c *clumsy) best() game.Action { return c.choice }

// What goes wrong in the thread of a thinker goes wrong for its caller, who can
// do something about it.
func TestPacedMistakeIsTheCallers(t *testing.T) {
	s := activations(t)[0]
	bot := &paced{mind: &clumsy{}}
	bot.Start(s, s.Decision().Player)
	require.False(t, bot.Step(1))
	var told string
	func() {
		defer func() { told, _ = recover().(string) }()
		bot.Step(2)
	}()
	require.Contains(t, told, "lost the thread")
	require.Contains(t, told, "(*clumsy).think", "with the stack that tells where")
	require.True(t, bot.Step(1), "it thinks no more")
	require.NoError(t, s.Check(bot.Best()))
	bot.Start(s, s.Decision().Player)
	require.False(t, bot.Step(1), "and can be asked again")
	bot.drop()
}
