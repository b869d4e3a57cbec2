package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// A typer plays with keys alone: it presses nothing but Tab, arrows and Enter.
type typer struct {
	*driver
	presses int
}

var (
	keysOfFocus = []display.Command{control.Next, control.Prev, control.MoveLeft, control.MoveRight, control.MoveUp, control.MoveDown}
	arrows      = map[display.Command]display.Point{control.MoveLeft: {X: -1}, control.MoveRight: {X: 1}, control.MoveUp: {Y: -1}, control.MoveDown: {Y: 1}}
)

func (k *typer) press(cmd display.Command) {
	k.presses++
	k.Key(cmd)
}

// play is the match on the screen.
func (k *typer) play() *Play { return k.Stack.Top().(*Play) }

// way returns the keys that lead from the focus to a target, found by trying them
// all on a copy of where the keyboard is.
func (k *typer) way(t display.Target) []display.Command {
	p := k.play()
	was, camera := p.keyboard, p.board.camera
	defer func() { p.keyboard, p.board.camera = was, camera }()
	type place struct {
		keyboard keyboard
		camera   layout.Camera
		keys     []display.Command
	}
	queue := []place{{keyboard: was, camera: camera}}
	seen := map[keyboard]bool{}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if at.keyboard.focus == t {
			return at.keys
		}
		for _, cmd := range keysOfFocus {
			p.keyboard, p.board.camera = at.keyboard, at.camera
			switch d, arrow := arrows[cmd]; {
			case arrow:
				p.keyboard.walk(deskOf(p, k.Context), d)
			case cmd == control.Next:
				p.keyboard.turn(deskOf(p, k.Context), 1)
			default:
				p.keyboard.turn(deskOf(p, k.Context), -1)
			}
			next := p.keyboard
			next.at = display.Point{}
			if !seen[next] {
				seen[next] = true
				queue = append(queue, place{p.keyboard, p.board.camera, append(slices.Clone(at.keys), cmd)})
			}
		}
	}
	return nil
}

// push goes to a target with the keys and presses it.
func (k *typer) push(t display.Target) {
	p := k.play()
	k.Wake()
	if !p.keyboard.marks() {
		k.press(control.Next) // shows where one is
	}
	if p.keyboard.focus != t {
		way := k.way(t)
		require.NotEmpty(k.T, way, "no keys lead from %v to %v", p.keyboard.focus, t)
		for _, cmd := range way {
			k.press(cmd)
		}
	}
	require.Equal(k.T, t, p.keyboard.focus)
	k.press(control.Confirm)
}

// wait lets time pass until a person is to decide or the result is shown. Curtains are
// opened on the way.
func (k *typer) wait() {
	for range 100000 {
		p, playing := k.Stack.Top().(*Play)
		done := !playing || p.timeline.Idle() && !p.host.UnderWay() && p.seating.person(p.seating.decider())
		k.Tick(control.Frame{}) // the picture and the focus follow
		if !done || k.Stack.Guarded() {
			continue
		}
		if k.Scene() == "curtain" {
			k.press(control.Confirm)
			continue
		}
		k.Tick(control.Frame{})
		return
	}
	require.FailNow(k.T, "it never came to a decision")
}

// perform carries out an action by keys.
func (k *typer) perform(a game.Action) {
	p := k.play()
	before := p.match().Len()
	for range 8 {
		if pending := p.gestures.Pending; pending != nil && pending.Action == a { // Enter once more does it
			k.Forward(pending.Awake)
			k.Tick(control.Frame{})
			k.press(control.Confirm)
		} else {
			k.push(k.next(a))
		}
		if p.match().Len() > before {
			require.Equal(k.T, a, p.match().Log()[before])
			return
		}
		k.Tick(control.Frame{})
		k.Tick(control.Frame{})
	}
	require.FailNow(k.T, "not done", p.info.ActionText(a))
}

// next is what is to be pressed on the way to an action.
func (k *typer) next(a game.Action) display.Target {
	p := k.play()
	leads := func(r texttwin.Row) bool {
		return r.Action == a || r.Action.By == game.Nobody && len(r.Narrow([]game.Action{a})) > 0
	}
	act := position.Act(a)
	if k.Context.Screen.Shown.Find(act) != nil {
		return act
	}
	if thing := (display.Target{Command: position.CmdThing, Ref: a.Obj[0]}); k.Context.Screen.Shown.Find(thing) != nil && (p.open.Choice == nil || p.open.Choice.Thing != a.Obj[0]) {
		return thing
	}
	if t := k.answer(a, leads); t != (display.Target{}) {
		return t
	}
	if p.open.Choice != nil && !p.scope().Sheet() && !p.now.Modal() {
		i := slices.IndexFunc(p.open.Choice.Rows(), leads)
		require.GreaterOrEqual(k.T, i, 0, "%s is not among the rows", p.info.ActionText(a))
		row, page := position.RowTarget(position.CmdRow, p.open.Choice.Rows()[i]), display.Target{Command: panel.CmdPage}
		if k.Context.Screen.Shown.Find(row) == nil && k.Context.Screen.Shown.Find(page) != nil {
			return page
		}
		return row
	}
	if t := p.scope().Buying(a); t != (display.Target{}) {
		if k.Context.Screen.Shown.Find(t) == nil {
			return display.Target{Command: panel.CmdPage}
		}
		return t
	}
	if slices.Contains(p.scope().Offered(), a) || p.now.Modal() {
		for _, h := range p.now.Holds {
			for _, piece := range h.Pieces {
				if held := (position.Piece{What: piece, From: h.Place}); slices.Contains(p.now.FromHold(held), a) {
					return held.Target(position.CmdPiece)
				}
			}
			for _, good := range h.Source {
				if held := (position.Piece{What: good, From: h.Place}); slices.Contains(p.now.FromHold(held), a) {
					return held.Target(position.CmdSource)
				}
			}
		}
	}
	for i, g := range p.now.Offer.Groups {
		if !slices.Contains(g.Verbs, a.Verb) || g.Plans { // ways are taken on the chart
			continue
		}
		if p.open.Group != i {
			return position.GroupButton(p.now.Offer.Groups[i].Name)
		}
		if j := slices.IndexFunc(p.now.Routes, func(r table.Route) bool { return r.Plan[0] == a }); j >= 0 {
			return display.Target{Ref: p.now.Routes[j].To}
		}
		rows := texttwin.Rows(p.scope().InRows(), true)
		j := slices.IndexFunc(rows, leads)
		require.GreaterOrEqual(k.T, j, 0, "%s is not in its panel", p.info.ActionText(a))
		return position.RowTarget(position.CmdNarrow, rows[j])
	}
	if p.now.IsEnd(a) {
		return position.GroupButton(table.EndGroup)
	}
	if chooser, ok := p.table.(table.Chooser); ok {
		if ref, ok := choosing(chooser, p.now.View, p.now.Chosen, a); ok {
			return display.Target{Ref: ref}
		}
	}
	return display.Target{Ref: a.Obj[0]}
}

// answer is what is to be pressed in a panel where a sum is named or answers are listed; the
// zero Target if it does not lead to the action.
func (k *typer) answer(a game.Action, leads func(texttwin.Row) bool) display.Target {
	p := k.play()
	if !p.sheet.Asks() {
		return display.Target{}
	}
	among, full := p.scope().InRows(), true
	switch {
	case p.open.Choice != nil:
		among, full = p.open.Choice.Actions, p.open.Choice.Full
	case p.now.Modal():
		among = p.now.Legal
	}
	sum, among := table.SumOf(p.table, p.now.View, among)
	if sum != nil {
		for _, n := range sum.Numbers() {
			if named, _ := sum.Action(n); named == a {
				k.step(n)
				return position.Act(a)
			}
		}
	}
	rows := texttwin.Rows(among, full)
	if p.now.Modal() {
		rows = nil
		for _, x := range among {
			rows = append(rows, texttwin.Row{Action: x, Verb: x.Verb})
		}
	}
	switch i := slices.IndexFunc(rows, leads); {
	case i < 0:
		return display.Target{}
	case k.Context.Screen.Shown.Find(display.Target{Command: panel.CmdList}) != nil:
		return display.Target{Command: panel.CmdList, Index: i}
	default:
		return position.RowTarget(position.CmdAnswer, rows[i])
	}
}

// step names a number with the arrows.
func (k *typer) step(n int) {
	picker := k.play().sumInput.Picker
	if picker.Value() == n {
		return
	}
	if t := picker.Target(); k.play().keyboard.focus != t {
		for _, cmd := range k.way(t) {
			k.press(cmd)
		}
	}
	for range 1000 {
		switch value := picker.Value(); {
		case value < n:
			k.press(control.MoveRight)
		case value > n:
			k.press(control.MoveLeft)
		default:
			return
		}
	}
	require.FailNow(k.T, "the number cannot be named", "%d", n)
}

// choosing returns what is to be pointed at next for an action, given what is chosen
// already: a thing with which it can be reached, or what the action leads to.
func choosing(chooser table.Chooser, s game.State, chosen []game.Ref, a game.Action) (game.Ref, bool) {
	offer := chooser.With(s, chosen)
	for _, r := range offer.Routes {
		if r.Plan[0] == a {
			return r.To, true
		}
	}
	for _, ref := range offer.Lit {
		if more, ok := chooser.Choose(s, chosen, ref); ok && len(more) > len(chosen) {
			if _, ok := choosing(chooser, s, more, a); ok {
				return ref, true
			}
		}
	}
	return game.Ref{}, false
}

// A whole game of each sort, with the last value of every option, from the title to the
// result, every decision of every seat taken with keys alone; and the beginning of a usual
// one on a phone, where most of the chart is out of sight.
func TestKeyboardPlaysAWholeGame(t *testing.T) {
	apptest.WithTables(t, keyboardPlays)
}

func keyboardPlays(t *testing.T, rules game.Rules, _ table.Table) {
	for size, most := range map[display.Point]int{desktop: 1e6, {X: 844, Y: 390}: 60} {
		k := &typer{driver: drive(t, &store.Memory{}, size)}
		k.Context.Settings.SpeedOwn, k.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
		for i := range k.Context.Settings.Seats {
			k.Context.Settings.Seats[i] = session.Seat{Kind: session.Human, Colour: i + 1}
		}
		for _, o := range rules.Info().Options {
			if size == desktop {
				k.Context.Settings.Options[o.Name] = o.Values[len(o.Values)-1]
			}
		}
		k.press(control.Next)
		k.press(control.Confirm)
		require.Equal(t, "games", k.Scene())
		for range 1 + slices.Index(k.Context.Games.Offered(), rules) {
			k.press(control.Next)
		}
		k.press(control.Confirm)
		require.Equal(t, "setup", k.Scene())
		setup := k.Stack.Top().(*page.Setup)
		for setup.Focus.Command != "start" {
			k.press(control.Next)
		}
		k.press(control.Confirm)
		require.Equal(t, "play", k.Scene())
		verbs := map[string]int{}
		chance := game.NewRand(11)
		k.wait()
		for n := 0; n < most && k.Scene() == "play"; n++ {
			p := k.play()
			a := p.now.Legal[chance.IntN(len(p.now.Legal))]
			verbs[p.info.VerbName(a.Verb)]++
			k.perform(a)
			k.wait()
		}
		t.Log(size, k.presses, "keys:", verbs)
		if size != desktop {
			continue
		}
		require.Equal(t, "result", k.Scene())
		for k.Stack.Top().(*result.Result).Focus.Command != "leave" {
			k.press(control.Next)
		}
		k.press(control.Confirm)
		require.Equal(t, "title", k.Scene())
	}
}

// Once a button has been pressed by the keys and is off thereafter, they are at something that can be
// done next; a button that is off can still be gone to.
func TestTheFocusLeavesAButtonThatGoesOff(t *testing.T) {
	rules := catalog.All()[slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == "goldenhorn" })]
	left, stayed := 0, 0
	for seed := uint64(1); left == 0 || stayed == 0; seed++ {
		swaps := func(s game.State) bool {
			return slices.ContainsFunc(s.AppendActions(nil), func(a game.Action) bool { return rules.Info().VerbName(a.Verb) == "swap" })
		}
		for _, m := range apptest.PositionsWhere(t, rules, map[string]string{"expansion": "yes"}, seed, swaps) {
			if left > 0 && stayed > 0 {
				break
			}
			d, p := resume(t, desktop, m)
			button := position.GroupButton(p.now.Offer.Groups[slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "swap" })].Name)
			d.focus(p, button)
			d.Key(control.Confirm)
			d.Forward(p.asked)
			d.Rest(2)
			if hit := d.List.Find(button); hit == nil || !hit.Off {
				require.Equal(t, button, p.keyboard.focus)
				stayed++
				continue
			}
			require.NotEqual(t, button, p.keyboard.focus)
			d.focus(p, button)
			d.Rest(2)
			require.Equal(t, button, p.keyboard.focus, "to read why it is off")
			left++
		}
	}
}

// focus goes to a button of the bar by the keys.
func (d *driver) focus(p *Play, button display.Target) {
	for tries := 0; !p.keyboard.used || p.keyboard.focus != button; tries++ {
		require.Less(d.T, tries, 60)
		if p.keyboard.used && p.keyboard.region == inButtons {
			d.Key(control.MoveRight)
		} else {
			d.Key(control.Next)
		}
	}
}

// Keys are named where there are some, not to who uses fingers.
func TestFingersAreToldOfNoKeys(t *testing.T) {
	d, _ := seated(t, 1, app.Fast)
	key := func() string { return d.Context.Tip("play.undo.help", control.Undo) }
	require.Contains(t, key(), "Ctrl+Z")
	d.Context.Screen.Fingers = true
	require.NotContains(t, key(), "Ctrl+Z")
}
