package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// repeated returns a match in which a person can do something again and again, whatever the
// setting says about asking twice, and what that is.
func repeated(t *testing.T, size display.Point) (d *driver, p *Play, a game.Action) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := uint64(1); seed < 4 && p == nil; seed++ {
			for _, m := range apptest.PositionsOf(t, rules, seed, 1) {
				for _, x := range m.State().AppendActions(nil) {
					if list := game.Repeats(m.State(), x); len(list) > 2 && p == nil {
						d, a = drive(t, &store.Memory{}, size), x
						d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.AskTwice = app.AtOnce, app.AtOnce, false
						d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return idler{} }
						p = NewPlay(d.Context, m, nil).(*Play)
						p.tutorial.tutor = nil
						d.Stack = app.NewStack(d.Context, p)
						d.Rest(2)
						d.Wake()
					}
				}
			}
		}
	})
	require.NotNil(t, p)
	return d, p, a
}

// An attack offers one round, and to fight to the end, each with its odds; dice do not stop the
// latter. The buttons have room in every window.
func TestAFightGoesOnToItsEnd(t *testing.T) {
	for _, size := range windows {
		d, p, a := repeated(t, size)
		begun := p.match().Len()
		p.board.at = display.Point{X: size.X / 2, Y: size.Y / 2}
		p.decideOn(d.Context, a)
		d.Rest(1)
		require.Equal(t, begun, p.match().Len(), "%v: what can be done again is asked about", size)
		for _, again := range p.gestures.Pending.Repeats {
			r := d.List.Find(display.Target{Command: position.CmdRepeat, Value: again.Least}).Rect
			require.True(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= size.X && r.Y+r.H <= size.Y, "%v: %v", size, r)
		}
		whole := p.gestures.Pending.Repeats[0]
		d.Tap(device.TargetName(display.Target{Command: position.CmdRepeat, Value: whole.Least}))
		d.Forward(func() bool { return p.settled() || !p.seating.person(p.seating.decider()) })
		require.False(t, whole.GoesOn(p.match().State()), "%v", size)
		rounds := 0
		for _, x := range p.match().Log()[begun:] {
			if x == a {
				rounds++
			}
		}
		require.Positive(t, rounds)
	}
}

// The first button is a single round, as it is without any other.
func TestOneRoundIsOneRound(t *testing.T) {
	d, p, a := repeated(t, desktop)
	begun := p.match().Len()
	p.decideOn(d.Context, a)
	d.Tap(device.TargetName(display.Target{Command: position.CmdConfirm}))
	d.Rest(3)
	log := p.match().Log()[begun:]
	require.Equal(t, a, log[0])
	for _, x := range log[1:] {
		require.NotEqual(t, a, x)
	}
	require.True(t, p.settled())
}

// The text twin offers one round and to fight to the end as well, each with its odds.
func TestTheTextTwinFightsToTheEnd(t *testing.T) {
	d, p, a := repeated(t, desktop)
	p.textTwin.narrow([]game.Action{a}, p.match().Len())
	texts := d.Context.Lang
	var ways []texttwin.Button
	for _, part := range p.Page(d.Context).Parts {
		for _, b := range part.Buttons {
			caption := func(r game.Repeat) bool {
				text, _ := texttwin.RepeatLines(p.words(d.Context), r)
				return strings.HasPrefix(b.Text, text+": ")
			}
			if strings.HasPrefix(b.Text, texts.T("play.repeat.once")) || slices.ContainsFunc(game.Repeats(p.now.View, a), caption) {
				ways = append(ways, b)
			}
		}
	}
	require.Len(t, ways, 1+len(game.Repeats(p.now.View, a)))
	whole := game.Repeats(p.now.View, a)[0]
	p.Press(d.Context, ways[1].ID)
	d.Forward(func() bool { return p.settled() || !p.seating.person(p.seating.decider()) })
	require.False(t, whole.GoesOn(p.match().State()))
}

// The keys go to the buttons of what can be done again, one round first, and press any of them.
func TestKeysChooseHowOftenItIsDone(t *testing.T) {
	d, p, a := repeated(t, desktop)
	begun := p.match().Len()
	k := &typer{driver: d}
	k.push(display.Target{Ref: a.Obj[1]})
	require.NotNil(t, p.gestures.Pending)
	d.Wake()
	d.Rest(2)
	require.Equal(t, display.Target{Command: position.CmdConfirm}, p.keyboard.focus)
	whole := p.gestures.Pending.Repeats[0]
	k.push(display.Target{Command: position.CmdRepeat, Value: whole.Least})
	d.Forward(func() bool { return p.settled() || !p.seating.person(p.seating.decider()) })
	require.Greater(t, p.match().Len(), begun)
	require.False(t, whole.GoesOn(p.match().State()))
}

// After a round the panel of the fight is there again, at the same place with the round that was thrown; Stop leaves it.
func TestAfterARoundTheFightIsAskedOn(t *testing.T) {
	d, p, a := repeated(t, desktop)
	p.decideOn(d.Context, a)
	d.Rest(1)
	before := p.battle.Box(drawn(p, d.Context))
	require.True(t, d.Shows(d.Context.Lang.T("play.fight.round", "n", 0)))
	require.False(t, d.Shows(d.Context.Lang.T("play.fight.round", "n", 1)))
	d.Tap(device.TargetName(display.Target{Command: position.CmdConfirm}))
	d.Forward(func() bool { return p.settled() })
	d.Rest(2)
	if !slices.Contains(p.now.Legal, a) {
		t.Fatal("the fight of this seed is over after a round")
	}
	require.True(t, d.Shows(d.Context.Lang.T("play.fight.round", "n", 1)))
	require.Equal(t, before, p.battle.Box(drawn(p, d.Context)))
	length := p.match().Len()
	d.Wake()
	d.Tap(device.TargetName(display.Target{Command: position.CmdStop}))
	d.Rest(2)
	require.Equal(t, length, p.match().Len())
	require.Nil(t, p.gestures.Pending)
}
