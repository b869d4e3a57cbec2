package gametest_test

import (
	"errors"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// toyScene is a game of two of which both have been dealt a coin.
func toyScene(t testing.TB) gametest.Scene {
	s, err := gametest.Toy.New(gametest.Options(2, "money", "open"))
	require.NoError(t, err)
	p := gametest.Scene{T: t, Info: gametest.Toy.Info(), State: s.(gametest.State)}
	p.Do("* deal seat:1 money:1", "* deal seat:2 money:1")
	return p
}

func TestScene(t *testing.T) {
	p := toyScene(t)
	p.Asks(1, gametest.ToyMove)
	require.Equal(t, []string{"1 throw", "1 run count:1"}, p.List())
	require.Equal(t, []string{"count:1"}, p.Offers("run"))
	require.Empty(t, p.Offers("demand"))
	p.Can("1 throw", "1 run count:1")
	e := p.Cannot("1 run count:2", 3, "T2")
	require.Equal(t, p.Action("1 run count:2"), e.Action)
	ev := p.Do("1 run count:1", "2 throw", "* die dice:two")
	require.Equal(t, []string{"rolled by 2 dice:two", "moved by 2 seat:2 from space:0 to space:2 n=2"}, p.Texts(ev))
	p.Saw(ev, "moved by 2 seat:2 from space:0 to space:2 n=2")
	p.Saw(ev, p.Texts(ev)...)
	p.Never(ev, "paid")
	p.Asks(1, gametest.ToyToll)
}

// stopped is a test that has failed, or not.
type stopped struct {
	testing.TB
	failed bool
}

func (t *stopped) Helper()               {}
func (t *stopped) Errorf(string, ...any) { t.failed = true }
func (t *stopped) FailNow()              { runtime.Goexit() }

// fails reports whether a test of a scene fails.
func fails(t *testing.T, test func(p gametest.Scene)) bool {
	inner, done := &stopped{TB: t}, make(chan struct{})
	go func() {
		defer close(done)
		test(toyScene(inner))
	}()
	<-done
	return inner.failed
}

func TestSceneSeesWhatIsNotSo(t *testing.T) {
	require.False(t, fails(t, func(p gametest.Scene) { p.Do("1 throw") }))
	for name, test := range map[string]func(p gametest.Scene){
		"no action":    func(p gametest.Scene) { p.Action("1 swim") },
		"illegal":      func(p gametest.Scene) { p.Do("1 run count:2") },
		"not illegal":  func(p gametest.Scene) { p.Can("1 run count:2") },
		"legal":        func(p gametest.Scene) { p.Cannot("1 throw", 1, "T2") },
		"other reason": func(p gametest.Scene) { p.Cannot("1 run count:2", 1, "T2") },
		"other rule":   func(p gametest.Scene) { p.Cannot("1 run count:2", 3, "T3") },
		"other player": func(p gametest.Scene) { p.Asks(2, gametest.ToyMove) },
		"other prompt": func(p gametest.Scene) { p.Asks(1, gametest.ToyToll) },
		"not seen":     func(p gametest.Scene) { p.Saw(p.Do("1 run count:1"), "ended game") },
		"in other order": func(p gametest.Scene) {
			p.Saw(p.Do("1 run count:1"), "moved by 1 seat:1 from space:0 to space:2 n=2", "paid run by 1 from seat:1 to box n=1")
		},
		"seen":            func(p gametest.Scene) { p.Never(p.Do("1 run count:1"), "paid") },
		"an unsound step": func(p gametest.Scene) { p.State = unsound{p.State}; p.Do("1 throw") },
	} {
		require.True(t, fails(t, test), name)
	}
}

// unsound is a state with something wrong.
type unsound struct{ gametest.State }

func (unsound) Invariants() error { return errors.New("unsound") }

func TestEachReason(t *testing.T) {
	refused := map[game.Reason]gametest.Refusal{
		1: {Action: "2 throw", Rule: "T2"},
		2: {Action: "1 demand seat:1", Rule: "T2"},
		3: {Action: "1 run count:2", Rule: "T2"},
		4: {Action: "1 run count:3", Rule: "T1"},
	}
	seen := map[game.Reason]bool{}
	gametest.EachReason(t, gametest.Toy.Info(), func(t *testing.T, why game.Reason) gametest.Refusal {
		seen[why] = true
		r := refused[why]
		r.Scene = toyScene(t)
		return r
	})
	require.Len(t, seen, len(refused))
}
