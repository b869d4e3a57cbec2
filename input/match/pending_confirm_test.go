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
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// facing returns a position of a random game in which a person can do something with a
// verb that puts anything at stake, attacks by one click, and the first such action.
func facing(t *testing.T, verb string, size display.Point) (*driver, *Play, game.Action) {
	for seed := uint64(4); seed < 30; seed++ {
		for _, m := range apptest.Positions(t, seed, 1) {
			info := m.Rules().Info()
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
			d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return idler{} }
			p := NewPlay(d.Context, m, nil).(*Play)
			p.tutorial.tutor = nil
			i := slices.IndexFunc(p.now.Legal, func(a game.Action) bool {
				m := p.scope().Meaning(a.Obj[1])
				return info.VerbName(a.Verb) == verb && p.table.Stakes(p.now.View, a) != nil && (verb != "attack" || len(m.Plan) > 0 && m.Plan[0] == a)
			})
			if i < 0 {
				continue
			}
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(2)
			d.Wake()
			return d, p, p.now.Legal[i]
		}
	}
	require.FailNow(t, "no position", verb)
	return nil, nil, game.Action{}
}

// requireSeen: a text is written within the window.
func requireSeen(d *driver, text string) {
	i := slices.IndexFunc(d.List.Ops, func(o display.Op) bool { return o.Kind == display.DrawText && strings.Contains(o.Text, text) })
	require.GreaterOrEqual(d.T, i, 0, text)
	o := d.List.Ops[i]
	require.True(d.T, o.X >= 0 && o.X+display.Measure(o.Text, o.Font, o.Size) <= d.Size.X && o.Y-display.Ascent(o.Size) >= 0 && o.Y <= d.Size.Y, "%q at %v", text, d.Size)
}

// An idler never decides.
type idler struct{}

func (idler) Start(game.State, game.Player) {}

func (idler) Step(int) bool { return false }

func (idler) Best() game.Action { return game.Action{} }

// An attack shows its odds at the first click on who is attacked, in every window, and
// is made by the second.
func TestAnAttackWantsASecondClick(t *testing.T) {
	for _, size := range windows {
		d, p, a := facing(t, "attack", size)
		log := p.match().Len()
		p.board.at = display.Point{X: size.X / 2, Y: size.Y / 2}
		p.gestures.source = display.Target{Ref: a.Obj[1]}
		p.decideOn(d.Context, a)
		d.Rest(1)
		require.Equal(t, log, p.match().Len(), "the first click throws no dice")
		require.True(t, strings.Contains(d.Text(), "% won"), "%v: %s", size, d.Text())
		require.True(t, strings.Contains(d.Text(), "again"), "%v", size)
		requireSeen(d, "again")
		d.Wake()
		p.gestures.cancel(control.Frame{Tap: true})
		in, ok := p.gestures.again(&deskOf(p, d.Context).situation, display.Target{Ref: a.Obj[1]})
		require.True(t, ok)
		p.fulfil(d.Context, in)
		require.Greater(t, p.match().Len(), log)
		require.Nil(t, p.gestures.Pending)
	}
}

// By pointer and by keys a second click or press at the same place does it, though not
// as a double click; what is pressed elsewhere and Escape call it off.
func TestAnythingElseDisarms(t *testing.T) {
	press := map[string]func(d *driver, p *Play, a game.Action){
		"pointer": func(d *driver, _ *Play, a game.Action) {
			d.Click(d.Spot(device.TargetName(display.Target{Ref: a.Obj[1]})))
		},
		"keys": func(d *driver, p *Play, a game.Action) {
			p.keyboard = keyboard{focus: display.Target{Ref: a.Obj[1]}, region: inReach, used: true, gone: true, over: deskOf(p, d.Context).foreground}
			d.Key(control.Confirm)
		},
		"twin": func(d *driver, p *Play, a game.Action) {
			tell := twinOf(deskOf(p, d.Context)).ActionText(p.now.View, a)
			d.Tick(control.Frame{Press: button(d.Stack.Page(), tell).ID, Pinch: 1})
		},
	}
	for name, press := range press {
		d, p, a := facing(t, "attack", desktop)
		log := p.match().Len()
		for what, other := range map[string]func(){
			"escape":        func() { d.Key(control.Cancel) },
			"another place": func() { d.Click(d.List.Find(display.Target{Command: control.Log}).Rect.Center()) },
		} {
			p.gestures.Pending = nil
			p.log.Open(false)
			d.Rest(1)
			press(d, p, a)
			require.NotNil(t, p.gestures.Pending, "%s, before %s", name, what)
			d.Key(control.Speed)
			require.NotNil(t, p.battle.Fight(), "%s: no other key calls a fight off", name)
			press(d, p, a)
			require.Equal(t, log, p.match().Len(), "%s: a double click does nothing more", name)
			require.NotNil(t, p.gestures.Pending, name)
			d.Wake()
			other()
			require.Nil(t, p.gestures.Pending, "%s: %s", name, what)
			require.Equal(t, "play", d.Scene(), "%s: %s does nothing else", name, what)
			require.Equal(t, log, p.match().Len())
		}
		p.log.Open(false)
		d.Rest(1)
		press(d, p, a)
		d.Wake()
		if name == "twin" {
			require.Contains(t, strings.Join(d.Stack.Page().Lines, "\n"), "again")
		}
		press(d, p, a)
		require.Greater(t, p.match().Len(), log, name)
	}
}

// Passing with moves and goods, giving up a galley and throwing goods overboard are
// asked for twice like an attack; the setting turns that off.
func TestWhatElseIsAskedForTwice(t *testing.T) {
	for _, verb := range []string{"end", "scuttle", "jettison", "move-sailor", "land"} {
		d, p, a := facing(t, verb, desktop)
		log := p.match().Len()
		p.decideOn(d.Context, a)
		require.Equal(t, log, p.match().Len(), verb)
		require.Equal(t, a, p.gestures.Pending.Action)
		require.NotEmpty(t, p.gestures.stakes(p.words(d.Context), &p.now)[1:])

		p.gestures.Pending = nil
		d.Context.Settings.AskTwice = false
		p.decideOn(d.Context, a)
		require.Greater(t, p.match().Len(), log, "%s, as the setting says", verb)
	}
}

// The red button that passes is clicked twice at the same place.
func TestPassingIsClickedTwice(t *testing.T) {
	for _, size := range windows {
		d, p, _ := facing(t, "end", size)
		log := p.match().Len()
		end := d.Spot(device.TargetName(position.GroupButton(table.EndGroup)))
		d.Click(end)
		require.Equal(t, log, p.match().Len())
		require.True(t, d.Shows("does nothing"), "%v", size)
		requireSeen(d, "again")
		d.Wake()
		d.Click(end)
		require.Equal(t, log+1, p.match().Len(), "%v", size)
	}
}

// The card that tells what is at stake has a button that does it.
func TestTheCardOfWhatIsArmedConfirms(t *testing.T) {
	for _, size := range windows {
		d, p, a := facing(t, "attack", size)
		log := p.match().Len()
		p.gestures.source = display.Target{Ref: a.Obj[1]}
		p.decideOn(d.Context, a)
		d.Rest(1)
		at := d.List.Find(display.Target{Command: position.CmdConfirm}).Rect.Center()
		d.Click(at)
		require.Equal(t, log, p.match().Len(), "%v: not at once", size)
		require.NotNil(t, p.gestures.Pending)
		d.Wake()
		d.Click(at)
		require.Greater(t, p.match().Len(), log, "%v", size)
		require.Nil(t, p.gestures.Pending)
	}
}
