package goldenhorn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/input/scene/match"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
)

var desktop = op.Point{X: 1280, Y: 800}

// A desk is a match of people, and who sits before it and clicks on what is lit.
type desk struct {
	t      *testing.T
	c      *scene.Context
	stack  *scene.Stack
	match  *session.Match
	chosen []game.Ref // by the clicks of this turn
	clicks int        // of this turn
}

// sit begins a match.
func sit(t *testing.T, seats int, values map[string]string, seed uint64) *desk {
	st := &store.Memory{}
	settings, words, _, err := scene.LoadSettings(st)
	require.NoError(t, err)
	settings.SpeedOwn, settings.SpeedOthers, settings.ReducedMotion = scene.AtOnce, scene.AtOnce, true
	settings.Curtain, settings.AskTwice, settings.Recap = scene.VeilNever, false, false
	var clock int64
	c := &scene.Context{
		Store: st, Catalog: []game.Rules{rules.New()}, Tables: table.Tables{rules.New().Info().ID: goldenhorn.Table{}}, Lang: words,
		Settings: settings, Matches: match.Scenes(), NewSeed: func() uint64 { return 7 }, Now: func() int64 { clock += 5; return clock },
	}
	var list []session.Seat
	for i := range seats {
		list = append(list, session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1})
	}
	m, beats, err := session.New(rules.New(), game.Options{Seats: seats, Values: values}, list, seed)
	require.NoError(t, err)
	d := &desk{t: t, c: c, match: m, stack: scene.NewStack(c, match.NewPlay(c, m, beats))}
	d.settle()
	return d
}

func (d *desk) tick(f input.Frame) {
	f.Size, f.Scale, f.Pinch = desktop, 1, 1
	_, err := d.stack.Update(f)
	require.NoError(d.t, err)
}

// settle waits until something can be done.
func (d *desk) settle() {
	d.c.Shown = nil
	d.tick(input.Frame{})
	for ticks := 0; d.stack.Asleep() || d.stack.Facts()["idle"] == "no"; ticks++ {
		require.Less(d.t, ticks, 10_000)
		d.tick(input.Frame{})
	}
}

func (d *desk) state() *rules.State { return d.match.State().(*rules.State) }

// click clicks on a target that has to be in sight.
func (d *desk) click(target op.Target) {
	var l op.List
	d.stack.View(&l)
	hit := l.Find(target)
	require.NotNil(d.t, hit, "no %v", target)
	at, ok := input.Open(&l, hit, op.Rect{W: desktop.X, H: desktop.Y})
	require.True(d.t, ok && !hit.Off, "%v cannot be clicked", target)
	d.c.Shown = &l
	d.tick(input.Frame{Pointer: at, Inside: true})
	d.tick(input.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.tick(input.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
	d.clicks++
	d.settle()
}

// point clicks on a thing and notes what is chosen by that.
func (d *desk) point(ref game.Ref) {
	if now, ok := (goldenhorn.Table{}).Choose(d.state(), d.chosen, ref); ok {
		d.chosen = now
	}
	d.click(op.Target{Ref: ref})
}

// button clicks on the n-th button of the bar; that behind the groups ends.
func (d *desk) button(n int) { d.click(op.Target{Command: "group", Index: n}) }

// of lists what of a kind is lit.
func (d *desk) of(kind game.RefKind) (refs []game.Ref) {
	for _, ref := range (goldenhorn.Table{}).With(d.state(), d.chosen).Lit {
		if ref.Kind == kind && (kind != game.ShipRef || d.state().Ships[ref.ID].Owner == d.state().Turn) {
			refs = append(refs, ref)
		}
	}
	return refs
}

// turn plays a turn by clicks: a ship, or what it is to load, then the farthest place.
func (d *desk) turn(r *game.Rand) {
	d.chosen, d.clicks = nil, 0
	on := goldenhorn.Table{}
	if heaps := d.of(game.HeapRef); len(heaps) > 0 && r.IntN(2) == 0 {
		d.point(heaps[r.IntN(len(heaps))])
	}
	if ways := on.With(d.state(), d.chosen).Routes; len(ways) == 0 {
		ships := d.of(game.ShipRef)
		d.point(ships[r.IntN(len(ships))])
	}
	if ways := on.With(d.state(), d.chosen).Routes; len(ways) == 0 {
		heaps := d.of(game.HeapRef)
		d.point(heaps[r.IntN(len(heaps))])
	}
	ways := on.With(d.state(), d.chosen).Routes
	d.point(ways[len(ways)-1].To)
}

// A whole game is played by clicks; a ship moves with two or three, and the end of the turn
// is one more.
func TestATurnTakesThreeOrFourClicks(t *testing.T) {
	for _, x := range []struct {
		seats     int
		expansion string
	}{{2, "no"}, {3, "yes"}, {4, "no"}, {4, "yes"}} {
		d := sit(t, x.seats, map[string]string{"expansion": x.expansion}, uint64(x.seats))
		r := game.NewRand(3)
		for d.state().Decision().Prompt == rules.ChooseHarbour {
			d.point(game.Port(rules.Venice + rules.HarbourID(r.IntN(2))))
		}
		groups := len((goldenhorn.Table{}).Controls(d.state()).Groups)
		for turn := d.state().Turns; d.state().Decision().Player != game.Nobody; turn = d.state().Turns {
			d.turn(&r)
			if d.state().Decision().Player == game.Nobody {
				break
			}
			require.Equal(t, rules.AfterMove, d.state().Decision().Prompt)
			require.Equal(t, turn, d.state().Turns)
			d.button(groups)
			require.Equal(t, turn+1, d.state().Turns)
			require.LessOrEqual(t, d.clicks, 4)
			if turn > 400 {
				t.Fatal("the game does not end")
			}
		}
	}
}
