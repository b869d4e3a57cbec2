package ai_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
)

// A plodder is a bot that weighs up so many positions, whatever it is asked.
type plodder struct {
	positions int
	weighed   int
	sum       uint64 // what comes of the work
}

func (p *plodder) Begin(game.State, game.Player) (done bool) {
	p.weighed = 0
	return p.positions == 0
}

func (p *plodder) Think(spend func() bool) {
	for p.weighed < p.positions && spend() {
		p.weighed++
		for i := range uint64(1000) {
			p.sum = p.sum*31 + i
		}
	}
}

func (p *plodder) Best() game.Action { return game.Action{By: 1, Verb: game.Verb(1 + p.weighed)} }

// A step spends the units that it is given, and not one more.
func TestThinkerKeepsToItsUnits(t *testing.T) {
	bot := &plodder{positions: 100}
	thinker := ai.NewThinker(bot)
	for range 2 {
		thinker.Start(nil, 1)
		for slice := 1; slice <= 14; slice++ {
			require.False(t, thinker.Step(7))
			require.Equal(t, 7*slice, bot.weighed)
		}
		require.True(t, thinker.Step(7))
		require.Equal(t, 100, bot.weighed)
		require.True(t, thinker.Step(0))
		require.Equal(t, game.Verb(101), thinker.Best().Verb)
	}
	thinker = ai.NewThinker(&plodder{})
	thinker.Start(nil, 1)
	require.True(t, thinker.Step(0), "there is nothing to think about")
}

// A thinker that is dropped in the middle of a thought leaves nothing behind.
func TestThinkerCanBeDropped(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 50 {
		thinker := ai.NewThinker(&plodder{positions: 100})
		thinker.Start(nil, 1)
		require.False(t, thinker.Step(1))
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

// A clumsy bot thinks for two slices and then makes a mistake.
type clumsy struct{}

func (clumsy) Begin(game.State, game.Player) (done bool) { return false }

func (clumsy) Think(spend func() bool) {
	spend()
	spend()
	panic("lost the thread")
}

func (clumsy) Best() game.Action { return game.Action{By: 1} }

// What goes wrong in the thread of a thinker goes wrong for its caller, who can
// do something about it.
func TestThinkerMistakeIsTheCallers(t *testing.T) {
	thinker := ai.NewThinker(clumsy{})
	thinker.Start(nil, 1)
	require.False(t, thinker.Step(1))
	var told string
	func() {
		defer func() { told, _ = recover().(string) }()
		thinker.Step(2)
	}()
	require.Contains(t, told, "lost the thread")
	require.Contains(t, told, "clumsy.Think", "with the stack that tells where")
	require.True(t, thinker.Step(1), "it thinks no more")
	require.Equal(t, game.Action{By: 1}, thinker.Best())
	thinker.Start(nil, 1)
	require.False(t, thinker.Step(1), "and can be asked again")
}
