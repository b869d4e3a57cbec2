package match

import (
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// newView is the board as it is to be drawn.
func (d *desk) newView() *table.View {
	newest, own := d.now.View, game.Seat(d.now.Viewer)
	peeks := d.board.holds && d.board.hover.Ref == own || d.focus.Ref == own // at what the others may not see
	if peeks {
		newest = d.now.Own
	}
	v := watched(d.c, *d.Frame(), d.host, d.words, d.timeline, newest)
	v.Camera, v.Hover, v.Pulse = d.board.camera, d.board.hover.Ref, d.light
	v.Camera = nearer(d.table, v, d.timeline)
	if !d.guarded {
		v.Lit = d.lit()
	}
	v.Chosen, v.Shut = d.now.Chosen, v.Shut && !peeks && !(d.Idle() && d.seating.behindCurtain())
	if row := d.scope.FillEach(0); subjectCommand(v, d.now, d.Idle()) != "" && len(row) > 0 {
		v.Free = table.Filling{Action: row[0], N: len(row)}
	}
	v.Open, v.Overlay, v.Decides = d.board.sheetOpen, d.board.overlay, d.decides()
	if d.Idle() && d.WaysShown() {
		v.Cost = map[game.Ref]string{}
		for _, r := range d.now.Routes {
			v.Cost[r.To] = strconv.Itoa(len(r.Areas) - 1) // to ask for leave is no move
		}
		if r := d.now.Routes.To(v.Hover); r != nil {
			v.Path = r.Areas
		}
	}
	if f := d.board.ghosts.of(d.now, d.proposed()); f != nil {
		showGhosts(f, d.table, v)
	}
	v.Course = d.planned()
	d.view = v
	for _, x := range d.panels.all {
		if x.Shown(d) {
			x.Chart(d, v)
		}
	}
	v.Wakes = wakes(new(display.List), d.timeline, d.table.Stage(v))
	return v
}

// panChoices are what the camera can go to now.
func (d *desk) panChoices() panChoices {
	s := panChoices{Desk: d, now: d.now, timeline: d.timeline}
	s.held = d.gestures.Drag != nil || d.gestures.Pending != nil && d.panels.battle.Fight() == nil
	s.busy = d.scope.Choice != nil || d.scope.Group >= 0 && !d.scope.Bare() && !d.panels.sheet.Asks() || d.now.Lesson.Waits()
	if d.scope.Advised {
		s.plan = d.captain.Hint.Plan
	}
	return s
}

// lit is what the board should light up: what can be pointed at now.
func (d *desk) lit() map[game.Ref]table.Light {
	if d.now.Lesson.Waits() || !d.Idle() || len(d.now.Legal) == 0 || d.clicks.ignoresAll() {
		return nil
	}
	return d.scope.Lit(d.scope.WaysShown())
}

// proposed is the plan that is shown beforehand: that of the captain, or the ways that are chosen
// and what a click where the pointer is would do, or what is left of a plan that was stopped.
func (d *desk) proposed() []game.Action {
	switch {
	case !d.Idle() || len(d.now.Legal) == 0 || d.guarded:
		return nil
	case d.scope.Advised:
		return d.captain.Hint.Plan
	}
	plan := slices.Clone(d.planned())
	if d.board.hover != d.board.used { // what has just been clicked is not meant again
		if d.gestures.Drag != nil || d.now.Lesson.Waits() {
			return nil
		}
		plan = append(plan, d.scope.Pointed(d.board.hover)...)
	}
	if len(plan) > 0 {
		return plan
	}
	return d.scope.Stopped
}

// planned are the ways that have been chosen to be taken later.
func (d *desk) planned() []game.Action {
	if b, _ := d.scope.Batch(); b != nil && d.scope.Plans() && d.board.hover.Command != position.CmdBatch { // it is meant there
		return b.Plan
	}
	return nil
}

// nearest is how much nearer the board comes on a big moment.
const nearest = 0.08

// nearer is the camera of a view, as much nearer to what a timeline shows as that asks for.
func nearer(on table.Table, v *table.View, t *motion.Timeline) layout.Camera {
	ref, share := t.Near()
	to, at := v.Camera, v.Camera.View.Center()
	if share == 0 {
		return to
	}
	if place, ok := on.Place(v, ref); ok && place.OnChart {
		at = place.At
	}
	to.Zoom(1+nearest*share, at)
	return to
}
