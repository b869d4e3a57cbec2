package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/texttwin"
)

// Gestures are what a person does by clicking and dragging. What they mean is decided
// on, or has to be confirmed first.
type gestures struct {
	play *Play

	position.Hand

	source    display.Target  // that was pressed last
	pending   *pendingConfirm // what waits to be asked for again, nil for nothing
	cancelled *pendingConfirm // what was pending when the tick began and has been cancelled
}

// tap is a click of a person who is to decide.
func (p *gestures) tap(c *app.Context, hit *display.Hit) {
	if hit == nil {
		if p.play.open.Choice != nil && !p.play.now.Modal() {
			p.play.open.Choice = nil
		}
		return
	}
	if p.play.clicks.ignores(hit.Target, p.play.now.Things) || decides(hit.Target.Command) && p.play.clicks.ignoresAt(hit.Rect) || p.again(c, hit.Target) {
		return
	}
	before := p.play.host.Len()
	defer func() {
		if p.play.host.Len() > before {
			p.play.clicks.press(hit)
		}
	}()
	p.source = hit.Target
	if in := p.play.scope().Means(hit.Target); hit.Off && in.Kind == position.Refuse {
		p.play.fulfil(c, in)
		return
	}
	if hit.Off {
		if hit.Tip != "" {
			p.play.notice.say(hit.Tip)
		}
		return
	}
	switch t := hit.Target; t.Command {
	case cmdRepeat:
		p.repeat(c, t.Value.(int))
	default:
		p.play.fulfil(c, t)
		if t.Command == "" && t.Ref != (game.Ref{}) && !p.play.now.Modal() && p.play.seating.frame(c, false).Subject.Contains(hit.Rect.Center()) {
			d := p.play.look(c)
			p.play.board.panTo(&d, t.Ref)
		}
	}
}

// press does what a key means that is pressed on a thing of the board.
func (p *gestures) press(c *app.Context, t display.Target) {
	if p.play.seating.person(p.play.seating.decider()) && !p.play.now.Modal() && !p.again(c, t) {
		p.source = t
		p.play.fulfil(c, t)
	}
}

// follow lets a person point at things: a piece is taken in hand where it is pressed, all
// else is clicked.
func (p *gestures) follow(c *app.Context, f control.Frame, hit *display.Hit) {
	switch {
	case p.Drag != nil && p.Drag.From == game.Ref{}:
		p.dragThing(c, f, hit)
	case p.Drag != nil:
		p.dragPiece(c, f, hit)
	case f.JustPressed && p.holdable(hit):
		c.Sound.Hear(synth.Click)
		held, _ := position.PieceAt(hit.Target)
		p.Drag = &held
		if f.JustReleased { // within one tick
			p.dragPiece(c, f, hit)
		}
	case f.Dragging && p.canDrag(c.Screen.At(f.DragFrom)):
		p.startDrag(c, c.Screen.At(f.DragFrom).Target.Ref)
	case f.Tap && p.Picked != nil:
		p.drop(c, c.Screen.At(f.TapAt), f.TapAt)
	case f.Tap:
		p.tap(c, c.Screen.At(f.TapAt))
	}
}

// holdable reports whether what is pressed is a piece that can be taken in hand.
func (p *gestures) holdable(hit *display.Hit) bool {
	if hit == nil || p.play.clicks.ignores(hit.Target, p.play.now.Things) {
		return false
	}
	_, ok := position.PieceAt(hit.Target)
	return ok
}

// pick takes a piece in hand for the next tap, which says where it goes.
func (p *gestures) pick(c *app.Context, held position.Piece) {
	p.Drag, p.Picked = nil, &held
	p.play.notice.say(c.Lang.T("play.picked"))
}

// drop puts the picked piece where somebody has tapped. Another piece that lies beside it is
// picked instead; anything else lets it go.
func (p *gestures) drop(c *app.Context, hit *display.Hit, at display.Point) {
	held := *p.Picked
	p.Drag, p.Picked, p.play.notice.text = nil, nil, ""
	to, ok := p.place(c, hit, at)
	switch {
	case ok && to != held.From:
		p.source = hit.Target
		p.play.fulfil(c, p.play.scope().Put(held, to))
	case ok && hit.Target.Command == position.CmdPiece && hit.Target.Ref != held.What:
		p.pick(c, position.Piece{What: hit.Target.Ref, From: held.From})
	}
}

// dragPiece drags a piece; dropping it where it was taken from is a click on it.
func (p *gestures) dragPiece(c *app.Context, f control.Frame, hit *display.Hit) {
	held := *p.Drag
	p.source = held.Target(position.CmdPiece)
	switch {
	case f.Tap && p.again(c, p.source):
		p.Drag = nil
	case f.Tap && p.Picked != nil:
		p.drop(c, hit, f.TapAt)
	case f.Tap && f.Touch && p.play.now.Fitting(held) > 1:
		p.pick(c, held)
	case f.Tap:
		p.Drag = nil
		p.play.fulfil(c, p.play.scope().Take(held))
	case f.DragEnd:
		p.Drag = nil
		if to, ok := p.place(c, hit, f.Pointer); ok && to != held.From {
			p.play.fulfil(c, p.play.scope().Put(held, to))
		}
	case !f.Pressed:
		p.Drag = nil
	}
}

// place is what a piece is dropped on. The subject is also where it is shown large.
func (p *gestures) place(c *app.Context, hit *display.Hit, at display.Point) (game.Ref, bool) {
	if hit == nil {
		return game.Ref{}, false
	}
	if piece, ok := position.PieceAt(hit.Target); ok {
		return piece.From, true
	}
	subject := p.play.now.Subject()
	switch {
	case (hit.Target.Command == app.CmdBar || hit.Target.Command == cmdFind) && p.play.now.Holds.Have(subject) && p.play.seating.frame(c, false).Subject.Contains(at):
		return subject, true
	case hit.Target.Command == position.CmdHold:
		return hit.Target.Value.(game.Ref), true
	case hit.Target.Command == "" && p.play.now.OnBoard(hit.Target.Ref):
		return hit.Target.Ref, true
	}
	return game.Ref{}, false
}

// arrive offers what can be done with the thing that somebody has just sailed to.
func (p *gestures) arrive(at destination) {
	in := p.play.scope().Meaning(at.thing)
	if len(in.Choices()) < 2 || p.play.now.Modal() || p.play.table.Subject(p.play.now.View) != at.subject {
		return
	}
	p.play.open.Choice = in.Open.Choice
	p.play.open.Choice.At = p.play.board.at
	p.play.clicks.guard()
}

// cancel calls off what is pending if anything is done in a frame. Until its end that can
// still be asked for again. Keys that lead to how often it is done call off nothing.
func (p *gestures) cancel(f control.Frame) {
	p.cancelled = nil
	if p.pending == nil {
		return
	}
	p.pending.ticks++
	keyed := len(f.Commands) > 0 && !(p.pending.repeated() && walks(f))
	if f.Tap || f.DragEnd && p.Drag != nil || keyed {
		p.cancelled, p.pending = p.pending, nil
	}
}

// decideOn carries out what a person has asked for, or lets it be confirmed first.
func (p *gestures) decideOn(c *app.Context, a game.Action) {
	if !p.needsConfirm(c, a) {
		p.play.propose(c, a)
	}
}

// needsConfirm holds an action back that a person has asked for if it cannot be taken back, and
// reports whether it still has to be asked for again.
func (p *gestures) needsConfirm(c *app.Context, a game.Action) bool {
	if t := p.cancelled; t != nil && t.action == a {
		if !t.awake() {
			p.pending = t
		}
		return !t.awake()
	}
	if p.play.tutorial.lesson != nil && a != p.play.tutorial.lesson.next(p.play) {
		return false
	}
	stakes, repeats := append(p.play.table.Stakes(p.play.now.View, a), p.play.naming.Unchosen(a)...), game.Repeats(p.play.now.View, a)
	if p.play.tutorial.lesson != nil { // a lesson goes step by step
		repeats = nil
	}
	if !c.Settings.AskTwice && len(repeats) == 0 || len(stakes) == 0 {
		return false
	}
	c.Sound.Hear(synth.Click)
	p.pending = &pendingConfirm{action: a, stakes: stakes, repeats: repeats, target: p.source, at: p.play.board.at}
	return true
}

// again asks again for what is pending if a target is what was pressed for it, or the
// button to confirm it. It reports whether it is.
func (p *gestures) again(c *app.Context, t display.Target) bool {
	if p.cancelled == nil || p.cancelled.target != t && t.Command != cmdConfirm {
		return false
	}
	p.decideOn(c, p.cancelled.action)
	return true
}

// repeat does what was pending, again and again.
func (p *gestures) repeat(c *app.Context, least int) {
	t := p.cancelled
	if t == nil {
		return
	}
	for _, r := range t.repeats {
		switch {
		case r.Least != least:
		case !t.awake():
			p.pending = t
		default:
			p.play.fulfil(c, again{t.action, r})
		}
	}
}

// stakes tells what is pending: the action, and below what it puts at stake.
func (p *gestures) stakes(c *app.Context) (lines []string) {
	words := p.play.words(c)
	title := words.Action(p.pending.action)
	if p.play.now.IsEnd(p.pending.action) {
		title = p.play.now.EndCaption(words)
	}
	return append([]string{title}, texttwin.Stakes(words, p.pending.stakes)...)
}
