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
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// resume shows a match to the person who decides in it.
func resume(t *testing.T, size display.Point, m *session.Match) (*driver, *Play) {
	d := drive(t, &store.Memory{}, size)
	d.Context.Settings.Curtain, d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.VeilNever, app.AtOnce, app.AtOnce
	p := NewPlay(d.Context, m, nil).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(2)
	return d, p
}

// A pictureButton is a button for actions that pieces tell.
type pictureButton struct {
	thing   game.Ref // the zero Ref where all are about the same
	actions []game.Action
}

// pictureButtonsOf are the buttons for actions: one for each thing that they are about, or, if that is
// a single thing, one for each action.
func pictureButtonsOf(actions []game.Action) (list []pictureButton) {
	for _, a := range actions {
		i := slices.IndexFunc(list, func(d pictureButton) bool { return d.thing == a.Obj[0] })
		if i < 0 {
			i, list = len(list), append(list, pictureButton{thing: a.Obj[0]})
		}
		list[i].actions = append(list[i].actions, a)
	}
	if len(list) > 1 || len(list[0].actions) == 1 {
		return list
	}
	for _, a := range list[0].actions {
		list = append(list, pictureButton{actions: []game.Action{a}})
	}
	return list[1:]
}

// target is what a click on it does.
func (x pictureButton) target() display.Target {
	if len(x.actions) > 1 {
		return display.Target{Command: position.CmdThing, Ref: x.thing}
	}
	return position.Act(x.actions[0])
}

// Actions that pieces tell are offered in the place of the buttons: nothing lies over
// the board, each button is large enough for a finger, and every action is reached.
func TestPiecesAreOfferedBesideTheBoard(t *testing.T) {
	sizes := []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}, desktop}
	several, chosen := 0, 0
	for _, rules := range catalog.All() {
		for seed := uint64(1); seed <= 6; seed++ {
			for i, m := range apptest.PositionsOf(t, rules, seed, 9) {
				size := sizes[i%len(sizes)]
				d, p := resume(t, size, m)
				d.Context.Settings.Hand = app.Hands[i%2]
				d.Rest(1)
				for group := range p.now.Offer.Groups {
					if setUp := p.now.SettingUp(); setUp || p.now.Modal() {
						break
					}
					p.open.Choice, p.open.Group = nil, group
					frame := p.seating.frame(d.Context)
					if len(d.offers(p)) == 0 {
						p.open.Group = -1
						continue
					}
					d.Rest(2)
					offered := p.now.Groups[group]
					d.requirePictureButtons(p, &frame, offered)
					if list := pictureButtonsOf(offered); len(list) > 1 {
						several++
					}
					chosen += d.chosenByPieces(p, group, offered)
					p.open.Choice, p.open.Group = nil, -1
				}
			}
		}
	}
	require.Positive(t, several)
	require.Positive(t, chosen)
}

// While one thing is offered by pieces, another can be chosen with a click, and nothing else
// happens then.
func TestAnotherShipIsChosenWhileAGroupIsOpen(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed <= 6; seed++ {
		for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), seed, 9) {
			d, p := resume(t, desktop, m)
			group := slices.IndexFunc(p.now.Groups, func(in []game.Action) bool { return len(in) > 0 })
			own := slices.IndexFunc(p.now.Offer.Lit, func(ref game.Ref) bool {
				_, ok := p.scope().Choosing(ref)
				return ok && ref.Kind == game.ShipRef
			})
			if group < 0 || own < 0 {
				continue
			}
			tried++
			ref, before := p.now.Offer.Lit[own], m.Len()
			p.open.Group = group
			p.fulfil(d.Context, display.Target{Ref: ref})
			require.Equal(t, before, m.Len())
			require.Equal(t, []game.Ref{ref}, p.now.Chosen)
			require.Negative(t, p.open.Group)
		}
	}
	require.Positive(t, tried)
}

// requirePictureButtons requires that what is offered stands beside the board, and that what it is about can
// be pointed at.
func (d *driver) requirePictureButtons(p *Play, f *layout.Frame, offered []game.Action) {
	require.True(d.T, p.drawer.Box().Empty())
	list := pictureButtonsOf(d.offers(p))
	room := d.List.Find(display.Target{Command: panel.CmdClose}).Rect
	for _, x := range list {
		room = room.Union(d.List.Find(x.target()).Rect)
	}
	require.False(d.T, room.Intersect(f.Buttons).Empty())
	if f.Shape != layout.Small { // else a rail, which grows over the board
		require.Equal(d.T, room, room.Intersect(f.Buttons.Inset(-0.5)))
	}
	n := 0
	for i := range d.List.Hits {
		switch h := &d.List.Hits[i]; h.Target.Command {
		case position.CmdAct, position.CmdThing, panel.CmdClose:
			n++
			require.True(d.T, room.Inset(-0.5).Contains(display.Point{X: h.Rect.X, Y: h.Rect.Y}), "%v %v", h.Target, h.Rect)
			require.GreaterOrEqual(d.T, min(h.Rect.W, h.Rect.H), layout.Fingertip-0.5, "%v", h.Target)
		}
	}
	require.Equal(d.T, 1+len(list), n)
	for _, x := range list { // three dots, at mid height of what stands below the name, say that there are more ways
		button, dots := d.List.Find(x.target()).Rect, []float64{}
		for i := range d.List.Ops {
			if o := &d.List.Ops[i]; o.Kind == display.FillRect && o.Color == theme.Brown && o.Radius == o.Rect.W/2 && button.Contains(o.Rect.Center()) {
				dots = append(dots, o.Rect.Y)
			}
		}
		if len(x.actions) == 1 {
			require.Empty(d.T, dots)
			continue
		}
		require.Len(d.T, dots, 3)
		require.True(d.T, slices.IsSorted(dots))
	}
	for _, a := range offered {
		if ref := a.Obj[0]; p.now.OnBoard(ref) {
			hit := d.List.Find(display.Target{Ref: ref})
			require.NotNil(d.T, hit, "%v", ref)
			_, open := device.Open(&d.List, hit, display.Rect{W: d.Size.X, H: d.Size.Y})
			require.True(d.T, open, "%v is covered", ref)
		}
	}
}

// chosenByPieces requires that the buttons lead to every action, and returns how many of these
// were behind a thing.
func (d *driver) chosenByPieces(p *Play, group int, offered []game.Action) (behind int) {
	var reached []game.Action
	for _, x := range pictureButtonsOf(offered) {
		if len(x.actions) == 1 {
			reached = append(reached, x.actions[0])
			continue
		}
		d.Wake()
		d.Tap(device.TargetName(display.Target{Command: position.CmdThing, Ref: x.thing}))
		d.Rest(2)
		require.NotNil(d.T, p.open.Choice)
		for _, y := range pictureButtonsOf(d.offers(p)) {
			require.Len(d.T, y.actions, 1)
			require.NotNil(d.T, d.List.Find(y.target()))
			reached = append(reached, y.actions[0])
			behind++
		}
		p.open.Choice, p.open.Group = nil, group
		d.Rest(2)
	}
	require.Len(d.T, reached, len(offered))
	for _, a := range offered {
		require.True(d.T, slices.Contains(reached, a), "%s", p.info.ActionText(a))
	}
	return behind
}

// A thing that nothing can be done with is explained where it is pointed at, once something is
// chosen: a click is never without an answer.
func TestAPointInVainIsExplained(t *testing.T) {
	explained := 0
	for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 2, 9) {
		d, p := resume(t, desktop, m)
		own := slices.IndexFunc(p.now.Offer.Lit, func(ref game.Ref) bool {
			_, ok := p.scope().Choosing(ref)
			return ok && ref.Kind == game.ShipRef
		})
		if own < 0 {
			continue
		}
		p.fulfil(d.Context, display.Target{Ref: p.now.Offer.Lit[own]})
		chosen, before := p.now.Chosen, m.Len()
		for i := range 6 {
			ref := game.Area(i + 1)
			if _, lit := viewOf(p, d.Context).Lit[ref]; lit {
				continue
			}
			p.notice.text = ""
			p.fulfil(d.Context, display.Target{Ref: ref})
			if lines := p.table.Tell(viewOf(p, d.Context), ref).Lines; len(lines) > 1 {
				require.Contains(t, p.notice.text, lines[1])
				explained++
			}
			require.Equal(t, chosen, p.now.Chosen)
			require.Equal(t, before, m.Len())
		}
	}
	require.Positive(t, explained)
}

// Where several payments conquer a territory, the drawer asks who pays, before a ship has moved and after it: each
// is a button that says the sum, and the button of the group leads to the same.
func TestTheDrawerAsksWhoPays(t *testing.T) {
	asked, single := map[game.Prompt]int{}, 0
	for _, seed := range []uint64{319, 355, 384, 610, 639, 648} { // games with several payments for one territory
		for _, m := range apptest.PositionsWhere(t, catalog.Find("goldenhorn"), map[string]string{"expansion": "yes"}, seed, func(s game.State) bool { return len(inSeveralWays(s)) > 1 }) {
			d, p := resume(t, desktop, m)
			offered := inSeveralWays(m.State())
			shown := func() {
				for _, a := range offered {
					hit := d.List.Find(position.Act(a))
					require.NotNil(t, hit, "%s", p.info.ActionText(a))
					require.Regexp(t, `pays .*, \+\d+ −\d+ = [+−]\d+`, hit.Label)
				}
			}
			p.fulfil(d.Context, display.Target{Ref: offered[0].Obj[0]})
			d.Rest(2)
			shown()
			question := p.open.Choice.Title(deskOf(p, d.Context).Words(), p.now.Subject())
			require.True(t, d.Shows(question), question)
			asked[m.State().Decision().Prompt]++
			for group := range p.now.Offer.Groups {
				if list := p.now.Groups[group]; len(list) == len(offered) && list[0] == offered[0] {
					p.open.Choice, p.open.Group = nil, group
					d.Rest(2)
					shown()
					single++
				}
			}
		}
	}
	require.Len(t, asked, 2)
	require.Positive(t, single)
}

// inSeveralWays lists the actions that do the same with a territory in several ways.
func inSeveralWays(s game.State) (list []game.Action) {
	for _, a := range s.AppendActions(nil) {
		switch {
		case a.Obj[0].Kind != game.TerritoryRef:
		case len(list) == 0 || list[0].Obj[0] == a.Obj[0]:
			list = append(list, a)
		case len(list) == 1:
			list = []game.Action{a}
		}
	}
	return list
}

// offers are the actions that pieces tell now.
func (d *driver) offers(p *Play) []game.Action {
	on := p.desk(d.Context)
	if !on.BarTaken() {
		return nil
	}
	return on.Between()
}
