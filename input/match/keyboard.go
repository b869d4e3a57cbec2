package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A keyboard is where the keys are at in a match: Tab leads from region to region,
// the arrows within one, and what is marked can be pressed as by a click.
type keyboard struct {
	focus  display.Target // the zero Target for nowhere: nobody has gone to a choice since the last decision
	last   display.Target // where it was before that
	region region
	used   bool          // used last, so the focus is shown
	gone   bool          // somebody has gone to it; else the key that confirms has only shown it
	at     display.Point // where that is
	mouse  display.Point // where the pointer was left
	over   foreground    // what lay over the board at the last tick
	groups int           // of the bar when the focus was set: with others its buttons are others
	length int           // of the log then
}

// A region is a part of the screen between which the keys go.
type region uint8

// The regions, in the order of Tab.
const (
	inPanels  region = iota // what lies over the board: questions, choices, actions
	inReach                 // what can be pointed at on the board
	inButtons               // what can be done, and taken back
	inCargo                 // pieces of the active galley
	inChart                 // everything on the board
	inTables                // players, turn track, wheel, cards
	inNews                  // the last that happened
	inTools                 // the small buttons
	inNotice                // what is said over the match
	numRegions
)

// regionOf says where a target of a widget belongs; ok is false for what the keys
// do not go to.
func regionOf(d *desk, t display.Target) (r region, ok bool) {
	switch t.Command {
	case app.CmdBar, position.CmdHold, cmdCardPaper, panel.CmdBubble:
		return 0, false
	case "":
		return inTables, t.Ref != (game.Ref{}) && !d.now.OnBoard(t.Ref)
	case position.CmdGroup, position.CmdPlace:
		return inButtons, true
	case table.CmdAbout, table.CmdOverlay:
		return inTables, true
	case panel.CmdRound, panel.CmdRoundWatch, panel.CmdLatest:
		return inNews, true
	case app.CmdDismiss:
		return inNotice, true
	case position.CmdPiece, position.CmdFill:
		if d.scope.Group < 0 && !d.scope.Sheet() && !d.now.Modal() {
			return inCargo, true
		}
		return inPanels, true
	case control.Advice:
		if d.now.Modal() {
			return inPanels, true
		}
	}
	if x := d.command(t.Command); x != nil {
		return x.place.region(), true
	}
	return inPanels, true
}

// region is where the keys find a button in a place of the bar.
func (p buttonPlace) region() region {
	switch p {
	case amongSteps, atTheEnd, overChart:
		return inButtons
	case belowText:
		return inPanels
	}
	return inTools
}

// stops lists what the keys can go to in a region.
func stops(d *desk, r region) (list []widget.Stop) {
	if d.c.Screen.Shown == nil {
		return nil
	}
	switch r {
	case inReach:
		light := d.lit()
		return slices.DeleteFunc(thingStops(d), func(s widget.Stop) bool { return light[s.Target.Ref] == 0 || d.now.Modal() })
	case inChart:
		return thingStops(d)
	}
	for i := range d.c.Screen.Shown.Hits {
		h := &d.c.Screen.Shown.Hits[i]
		if in, ok := regionOf(d, h.Target); !ok || in != r || h.Skip || widget.StopIndex(list, h.Target) >= 0 {
			continue
		}
		if _, open := device.Open(d.c.Screen.Shown, h, d.c.Screen.Rect()); open {
			list = append(list, widget.Stop{Target: h.Target, At: h.Rect})
		}
	}
	return list
}

// thingStops lists what can be visited on the board with its places in the window, or beyond
// its rim: what lies there, and what can be chosen that is not in play yet.
func thingStops(d *desk) (list []widget.Stop) {
	v := d.View()
	for _, ref := range d.now.Things {
		if place, ok := d.table.Place(v, ref); ok {
			list = append(list, widget.Stop{Target: display.Target{Ref: ref}, At: place.Mark.Box(20, 20)})
		}
	}
	return list
}

// steer follows the keys and returns what is pointed at, by the keyboard if it was used last, else by the
// pointer, and the thing of the board that is pressed, if any. Pressing any other thing that is marked becomes
// a tap there; while nothing is, the key that confirms presses the red button, or only shows where one is.
func (k *keyboard) steer(d *desk, f *control.Frame, hit *display.Hit) (at *display.Hit, pressed display.Target) {
	if f.JustPressed || f.Inside && f.Pointer != k.mouse {
		k.used, k.last = false, display.Target{}
	}
	k.mouse = f.Pointer
	to := widget.Direction(f)
	moves := f.Has(control.Next) || f.Has(control.Prev) || to != display.Point{}
	confirms := f.Has(control.Confirm) && d.timeline.Idle()
	if !k.used && !moves && !confirms {
		return hit, pressed
	}
	asks := d.c.Screen.Shown != nil && d.timeline.Idle() // somebody, who can go somewhere
	// A stale picture lacks what has just opened: the focus waits until that can be gone to.
	if before := k.over; asks && k.used && !d.c.Screen.Stale && !k.stands(d) {
		k.lose(d, before)
	}
	fresh := !k.marks()
	if confirms && fresh && asks && d.c.Screen.Shown.Red() != nil {
		return k.press(d, f, d.c.Screen.Shown.Red().Target)
	}
	k.used = true
	k.gone = k.gone && !fresh || moves
	switch {
	case fresh && asks && (moves || confirms): // the first key shows where one is
		k.enter(d)
	case fresh:
	case f.Has(control.Next):
		k.turn(d, 1)
	case f.Has(control.Prev):
		k.turn(d, -1)
	case to != display.Point{}:
		k.walk(d, to)
	case confirms && k.gone:
		return k.press(d, f, k.focus)
	}
	d.board.hover, d.board.at = k.focus, k.at
	return nil, pressed
}

// stands reports whether the focus can stay where it is.
func (k *keyboard) stands(d *desk) bool {
	before := k.over
	k.over = d.foreground
	switch {
	case k.over != before && k.over != foreground{group: -1}:
		return k.region == inPanels && d.c.Screen.Shown.Find(k.focus) != nil && k.over.choice == before.choice && k.over.question == before.question && k.over.repeats == before.repeats && k.over.hint == before.hint
	case k.focus.Command == position.CmdGroup && (k.groups != len(d.now.Offer.Groups) || k.wentOff(d)):
		return false
	case k.focus.Command != "":
		return d.c.Screen.Shown.Find(k.focus) != nil || d.panels.sheet.Asks() && (k.focus.Command == panel.CmdSum || k.focus.Command == panel.CmdList)
	case k.region == inReach:
		return d.lit()[k.focus.Ref] != 0 && !d.now.Modal()
	}
	return k.focus.Ref != game.Ref{}
}

// wentOff reports whether nothing can be done any more with the button that has the focus, where
// something could when the keys came to it.
func (k *keyboard) wentOff(d *desk) bool {
	now, i := d.now, d.now.Offer.IndexOf(k.focus.Value.(string))
	return k.length != d.host.Len() && len(now.Legal) > 0 && i >= 0 && i < len(now.Groups) && len(now.Groups[i]) == 0
}

// lose takes the focus away from where it cannot stay, and lets it go into what a key has opened over
// the board, such as the captain's plan. A question is opened by others: the keys have still to go to one
// of its answers.
func (k *keyboard) lose(d *desk, before foreground) {
	opened := k.over != before && k.over != foreground{group: -1} && k.over.question == before.question
	if opened && k.focus != (display.Target{}) || k.over.hint && !before.hint {
		k.settle(d)
		k.gone = true
		return
	}
	k.last, k.focus = k.focus, display.Target{}
}

// release lets the focus go from all that can be chosen, since what can be is another matter now: a key
// that confirms must not choose what nobody has gone to. It stays at a button of a group as long
// as the same person goes on, and everywhere under the log.
func (k *keyboard) release(goesOn, log bool) {
	group := k.focus.Command == position.CmdGroup && k.focus.Value != table.EndGroup
	switch {
	case k.focus == display.Target{}, group && goesOn, log, k.region == inTables, k.region == inNews, k.region == inTools, k.region == inNotice:
		return
	}
	k.last, k.focus = k.focus, display.Target{}
}

// enter shows where the keys are: where they were before the last decision, unless something lies over
// the board now, or in the first region that has anything.
func (k *keyboard) enter(d *desk) {
	if list := stops(d, k.region); d.foreground == k.over && !d.now.Modal() {
		if i := widget.StopIndex(list, k.last); i >= 0 {
			k.mark(d, list[i])
			return
		}
	}
	k.settle(d)
}

// settle sets the focus anew: in the first region that has anything.
func (k *keyboard) settle(d *desk) {
	k.over = d.foreground
	for r := range numRegions {
		if list := stops(d, r); len(list) > 0 {
			k.region = r
			k.mark(d, entrance(d, list, r, display.Rect{X: k.at.X, Y: k.at.Y}))
			return
		}
	}
}

// mark sets the focus.
func (k *keyboard) mark(d *desk, s widget.Stop) {
	k.focus, k.at, k.groups, k.length = s.Target, s.At.Center(), len(d.now.Offer.Groups), d.host.Len()
	v := d.View()
	if s.Target.Command != "" {
		k.at.Y = s.At.Y // so that a tip does not lie over it
	}
	if s.Target.Command != "" || !d.now.OnBoard(s.Target.Ref) {
		return
	}
	if place, ok := d.table.Place(v, s.Target.Ref); !ok || !place.OnChart {
		return
	}
	seen := v.Frame.Board.Inset(40 * v.Frame.Unit)
	top, bottom := v.Frame.CoverTop, v.Frame.CoverBottom
	seen.Y, seen.H = seen.Y+top, seen.H-top-bottom
	if !seen.Contains(k.at) { // the chart is moved so that it can be seen
		place := d.board.camera.Board(k.at)
		d.board.autoPan.touched()
		d.board.camera.LookAt(place.X, place.Y)
		k.at = d.board.camera.At(place.X, place.Y)
	}
}

// entrance is where the focus begins in a region: on the board with what is nearest to where
// one was, elsewhere with what comes first of what can be pressed, but rather not closing; once
// the match is over, with its result; where it is asked how often something is done, with once; where the
// captain has been asked, with doing it; among standing answers with the first.
func entrance(d *desk, list []widget.Stop, r region, from display.Rect) widget.Stop {
	if r == inReach || r == inChart {
		return slices.MinFunc(list, func(a, b widget.Stop) int {
			return int(distance(a.At, from) - distance(b.At, from))
		})
	}
	for _, first := range []display.Command{app.CmdResult, position.CmdConfirm, panel.CmdFollow, panel.CmdStand} {
		if i := slices.IndexFunc(list, func(s widget.Stop) bool { return s.Target.Command == first }); i >= 0 {
			return list[i]
		}
	}
	if r == inButtons {
		for _, s := range list {
			if hit := d.c.Screen.Shown.Find(s.Target); hit != nil && !hit.Off {
				return s
			}
		}
	}
	for _, s := range list {
		if s.Target.Command != panel.CmdClose && s.Target.Command != panel.CmdFold && s.Target.Command != control.Advice {
			return s
		}
	}
	return list[0]
}

// distance is that of two middles, along the axes.
func distance(a, b display.Rect) float64 {
	p, q := a.Center(), b.Center()
	return max(p.X-q.X, q.X-p.X) + max(p.Y-q.Y, q.Y-p.Y)
}

// turn goes on to the next region that has anything, or back. In a panel whose widgets
// take the arrows it leads from one thing to the next first.
func (k *keyboard) turn(d *desk, by int) {
	if list := stops(d, k.region); k.region == inPanels && d.panels.sheet.Asks() {
		if i := widget.StopIndex(list, k.focus) + by; i >= 0 && i < len(list) {
			k.mark(d, list[i])
			return
		}
	}
	from := display.Rect{X: k.at.X, Y: k.at.Y}
	if ref := d.table.Subject(d.now.View); k.region != inReach && k.region != inChart && ref != (game.Ref{}) {
		if place, ok := d.table.Place(d.View(), ref); ok {
			from = display.Rect{X: place.At.X, Y: place.At.Y}
		}
	}
	for i := 1; i <= int(numRegions); i++ {
		r := region((int(k.region) + by*i + 2*int(numRegions)) % int(numRegions))
		if list := stops(d, r); len(list) > 0 {
			k.region = r
			k.mark(d, entrance(d, list, r, from))
			return
		}
	}
}

// walk goes on within the region: in a direction, or round its end.
func (k *keyboard) walk(d *desk, to display.Point) {
	list := stops(d, k.region)
	i := widget.StopIndex(list, k.focus)
	if i < 0 {
		return
	}
	next := widget.Toward(list, list[i].At, to)
	if next < 0 && k.region != inReach && k.region != inChart {
		next = (i + int(to.X+to.Y) + len(list)) % len(list)
	}
	if next >= 0 {
		k.mark(d, list[next])
	}
}

// press clicks a target, at which the keys are or which is red, or returns it where it is a thing of the
// board, which is pointed at even where a panel lies over it.
func (k *keyboard) press(d *desk, f *control.Frame, t display.Target) (at *display.Hit, pressed display.Target) {
	f.Commands = nil
	d.board.hover, d.board.at = t, k.at
	if t.Command == "" && d.now.OnBoard(t.Ref) {
		return nil, t
	}
	hit := d.c.Screen.Shown.Find(t)
	if hit == nil {
		return nil, pressed
	}
	if place, open := device.Open(d.c.Screen.Shown, hit, d.c.Screen.Rect()); open {
		f.Tap, f.TapAt, f.Pointer = true, place, place
	}
	return hit, pressed
}

// begin lets the keys begin at a widget, with what lies over the board then; that they are there is only shown with
// the first key.
func (k *keyboard) begin(t display.Target, over foreground) {
	k.focus, k.region, k.over, k.used, k.gone = t, inPanels, over, false, true
}

// marks reports whether it is shown at what the keyboard is.
func (k *keyboard) marks() bool { return k.used && k.focus != display.Target{} }

// viewFocus marks what the keyboard is at.
func (k *keyboard) viewFocus(d *desk, l *display.List) {
	if !k.marks() || !d.timeline.Idle() {
		return
	}
	if k.focus.Command == "" && d.now.OnBoard(k.focus.Ref) {
		if place, ok := d.table.Place(d.view, k.focus.Ref); ok {
			r := 24 * d.view.Frame.Unit
			if place.OnChart {
				r = max(r, 46*d.view.Camera.Scale)
			}
			widget.FocusRing(l, place.At.Box(2*r, 2*r), r)
		}
		return
	}
	if at, _ := widget.Explained(l, k.focus, k.at); !at.Empty() { // of equal pieces the one that is explained
		widget.FocusRing(l, at, min(9, at.H/5))
	}
}
