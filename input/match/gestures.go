package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Gestures are what a person does by clicking and dragging. What they mean is decided
// on, or armed first.
type gestures struct {
	play *Play

	drag    *position.Piece // piece in hand
	picked  *position.Piece // piece that a finger has tapped: the next tap says where it goes
	source  display.Target  // that was pressed last
	armed   *arming         // what waits to be asked for again, nil for nothing
	trigger *arming         // what was armed when the tick began and has been called off
}

// tap is a click of a person who is to decide.
func (p *gestures) tap(c *app.Context, hit *display.Hit) {
	if hit == nil {
		if p.play.panels.Choice != nil && !p.play.now.Modal() {
			p.play.panels.Choice = nil
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
	if hit.Off {
		if i := hit.Target.Index; hit.Target.Command == position.CmdGroup && i < len(p.play.now.Barred) && p.play.now.Barred[i] != nil {
			p.play.notice.tellRefusal(c, p.play.words(c), p.play.now.Barred[i])
		} else if r := p.play.panels.scope().OffAt(hit.Target); r != nil {
			p.play.notice.tellRefusal(c, p.play.words(c), r)
		} else if hit.Tip != "" {
			p.play.notice.say(hit.Tip)
		}
		return
	}
	switch t := hit.Target; t.Command {
	case position.CmdGroup:
		p.play.panels.openGroup(c, t.Index)
	case position.CmdPlace, cmdThing:
		p.point(c, t.Ref)
	case cmdFold:
		p.play.panels.fold()
	case position.CmdAct:
		p.decideOn(c, p.play.now.Legal[t.Index])
	case cmdStand:
		if offered := p.play.standingAnswers.offered(); t.Index < len(offered) {
			p.play.standingAnswers.stand(c, offered[t.Index])
		}
	case cmdName:
		p.play.panels.answers.name(c)
	case cmdAnswer:
		p.play.panels.answers.pick(c, t.Index)
	case position.CmdRow:
		p.play.panels.pick(c, t.Index)
	case position.CmdNarrow:
		p.play.panels.narrow(c, t.Index)
	case position.CmdFill:
		p.fill(c, t)
	case position.CmdBatch:
		p.play.panels.doBatch(c)
	case cmdRepeat:
		p.repeat(c, t.Index)
	case cmdGoOn:
		if plan := p.play.controller.remaining(); plan != nil && !p.arms(c, plan[0]) {
			p.play.controller.begin(c, plan)
		}
	case cmdErrand:
		if e := p.play.panels.errand(t); e != nil {
			p.play.controller.begin(c, e.Plan)
		}
	case position.CmdShip:
		p.play.panels.takeShip(c, t.Ref)
	case cmdPage:
		p.play.panels.page++
	case position.CmdPiece, position.CmdSource: // pressed by a key
		p.take(c, position.Piece{What: t.Ref, From: p.play.now.Holds[t.Index].Place})
	case "":
		if t.Ref != (game.Ref{}) && !p.play.now.Modal() { // neither the bare paper of a panel nor past a question
			p.point(c, t.Ref)
			if p.play.board.frame(c, false).Subject.Contains(hit.Rect.Center()) {
				p.play.board.visit(c, t.Ref)
			}
		}
	}
}

// why says why none of the actions is legal, or does the first that is.
func (p *gestures) why(c *app.Context, meant []game.Action) {
	if p.play.tutorial.lesson != nil && slices.Contains(meant, p.play.tutorial.lesson.next(p.play)) {
		meant = []game.Action{p.play.tutorial.lesson.next(p.play)}
	}
	var first error
	for _, a := range meant {
		err := p.play.now.View.Check(a)
		if err == nil {
			p.decideOn(c, a)
			return
		}
		if first == nil {
			first = err
		}
	}
	if first != nil {
		p.play.refuse(c, first)
	}
}

// follow lets a person point at things: a piece is taken in hand where it is pressed, all
// else is clicked.
func (p *gestures) follow(c *app.Context, f control.Frame, hit *display.Hit) {
	switch {
	case p.drag != nil && p.drag.From == game.Ref{}:
		p.carryThing(c, f, hit)
	case p.drag != nil:
		p.carryOn(c, f, hit)
	case f.JustPressed && hit != nil && !p.play.clicks.ignores(hit.Target, p.play.now.Things) && (hit.Target.Command == position.CmdPiece || hit.Target.Command == position.CmdSource):
		c.Sound.Hear(synth.Click)
		p.drag = &position.Piece{What: hit.Target.Ref, From: p.play.now.Holds[hit.Target.Index].Place}
		if f.JustReleased { // within one tick
			p.carryOn(c, f, hit)
		}
	case f.Dragging && p.liftable(c.Screen.At(f.DragFrom)):
		p.lift(c, c.Screen.At(f.DragFrom).Target.Ref)
	case f.Tap && p.picked != nil:
		p.putDown(c, c.Screen.At(f.TapAt), f.TapAt)
	case f.Tap:
		p.tap(c, c.Screen.At(f.TapAt))
	}
}

// pick takes a piece in hand for the next tap, which says where it goes.
func (p *gestures) pick(c *app.Context, held position.Piece) {
	p.drag, p.picked = nil, &held
	p.play.notice.say(c.Lang.T("play.picked"))
}

// putDown puts the picked piece where somebody has tapped. Another piece that lies beside it is
// picked instead; anything else lets it go.
func (p *gestures) putDown(c *app.Context, hit *display.Hit, at display.Point) {
	held := *p.picked
	p.drag, p.picked, p.play.notice.text = nil, nil, ""
	to, ok := p.place(c, hit, at)
	switch {
	case ok && to != held.From:
		p.source = hit.Target
		p.why(c, p.play.table.Meant(p.play.now.View, table.Gesture{Drag: table.Drag{What: held.What, From: held.From, To: to}}))
	case ok && hit.Target.Command == position.CmdPiece && hit.Target.Ref != held.What:
		p.pick(c, position.Piece{What: hit.Target.Ref, From: held.From})
	}
}

// inHand is the piece that is dragged or picked, nil if there is none.
func (p *gestures) inHand() *position.Piece {
	if p.drag != nil {
		return p.drag
	}
	return p.picked
}

// carryOn drags a piece; dropping it where it was taken from is a click on it.
func (p *gestures) carryOn(c *app.Context, f control.Frame, hit *display.Hit) {
	held := *p.drag
	p.source = p.pieceTarget(held)
	switch {
	case f.Tap && p.again(c, p.source):
		p.drag = nil
	case f.Tap && p.picked != nil:
		p.putDown(c, hit, f.TapAt)
	case f.Tap && f.Touch && p.play.now.Fitting(held) > 1:
		p.pick(c, held)
	case f.Tap:
		p.take(c, held)
	case f.DragEnd:
		p.drag = nil
		if to, ok := p.place(c, hit, f.Pointer); ok && to != held.From {
			p.why(c, p.play.table.Meant(p.play.now.View, table.Gesture{Drag: table.Drag{What: held.What, From: held.From, To: to}}))
		}
	case !f.Pressed:
		p.drag = nil
	}
}

// pieceTarget is where a piece is pressed.
func (p *gestures) pieceTarget(held position.Piece) display.Target {
	i := slices.IndexFunc(p.play.now.Holds, func(h table.Hold) bool { return h.Place == held.From })
	return display.Target{Command: position.CmdPiece, Ref: held.What, Index: max(0, i)}
}

// take is a click on a piece: what can be done with it, in a voyage what comes next.
func (p *gestures) take(c *app.Context, held position.Piece) {
	p.drag = nil
	can := p.play.panels.scope().Wanted(p.play.now.FromHold(held))
	if lesson := p.play.tutorial.lesson; lesson != nil && slices.Contains(can, lesson.next(p.play)) {
		can = []game.Action{lesson.next(p.play)}
	}
	switch len(can) {
	case 0:
		p.why(c, p.play.now.Guesses(held))
	case 1:
		p.play.panels.choose(c, can[0])
	default:
		p.play.panels.ask(position.NewChoice(can))
	}
}

// place is what a piece is dropped on. The subject is also where it is shown large.
func (p *gestures) place(c *app.Context, hit *display.Hit, at display.Point) (game.Ref, bool) {
	subject := p.play.table.Subject(p.play.now.View)
	switch {
	case hit == nil:
		return game.Ref{}, false
	case (hit.Target.Command == app.CmdBar || hit.Target.Command == cmdFind) && p.play.now.Holds.Have(subject) && p.play.board.frame(c, false).Subject.Contains(at):
		return subject, true
	case hit.Target.Command == position.CmdHold, hit.Target.Command == position.CmdPiece, hit.Target.Command == position.CmdSource:
		return p.play.now.Holds[hit.Target.Index].Place, true
	case hit.Target.Command == "" && p.play.now.OnBoard(hit.Target.Ref):
		return hit.Target.Ref, true
	}
	return game.Ref{}, false
}

// point is a click on a thing of the board.
func (p *gestures) point(c *app.Context, ref game.Ref) {
	if p.play.panels.pickThing(c, ref) {
		return
	}
	p.play.panels.Choice = nil
	if p.chooses(c, ref) {
		return
	}
	if i := p.play.now.HoldGroup(); i >= 0 && ref == p.play.table.Subject(p.play.now.View) {
		if i != p.play.panels.Group {
			p.play.panels.openGroup(c, i)
		}
		return
	}
	switch m := p.play.panels.scope().Meaning(ref); {
	case len(m.Plan) > 0:
		if p.arms(c, m.Plan[0]) {
			return
		}
		if p.play.now.Routes.Begin(m.Plan[0]) && p.play.tutorial.lesson == nil {
			p.play.controller.goal = destination{ref, p.play.table.Subject(p.play.now.View)}
		}
		p.play.controller.begin(c, m.Plan)
	case p.play.panels.shows(c, ref):
	case len(m.Offer) > 0:
		instead := p.play.panels.scope().Purchases() != nil // which offers the same
		p.play.panels.ask(position.NewChoice(m.Offer))
		p.play.panels.Choice.About, p.play.panels.Choice.Instead = ref, instead
	case p.play.tutorial.lesson != nil && slices.Contains(p.play.now.Elsewhere, ref):
		p.play.tutorial.lesson.refuse(c, p.play)
	default:
		meant := p.play.table.Meant(p.play.now.View, table.Gesture{Point: ref})
		if len(meant) == 0 && len(p.play.now.Chosen) > 0 {
			p.play.notice.explain(c, p.play.table.Tell(p.play.board.boardView(c), ref).Lines)
		}
		p.why(c, meant)
	}
}

// chooses chooses a thing that has been pointed at. It reports whether that is chosen rather
// than acted on.
func (p *gestures) chooses(c *app.Context, ref game.Ref) bool {
	things, ok := p.play.panels.scope().Choosing(ref)
	if !ok {
		return false
	}
	if lesson := p.play.tutorial.lesson; lesson != nil && !lesson.allowsChoice(c, p.play, things) {
		return true
	}
	c.Sound.Hear(synth.Click)
	if !p.play.panels.scope().Plans() {
		p.play.panels.Group = -1
	}
	p.play.find(things)
	return true
}

// arrive offers what can be done with the thing that somebody has just sailed to.
func (p *gestures) arrive(at destination) {
	m := p.play.panels.scope().Meaning(at.thing)
	if len(m.Offer) < 2 || p.play.now.Modal() || p.play.table.Subject(p.play.now.View) != at.subject {
		return
	}
	p.play.panels.ask(position.NewChoice(m.Offer))
	p.play.panels.Choice.About = at.thing
	p.play.clicks.guard()
}

// disarm calls off what is armed if anything is done in a frame. Until its end that can
// still be asked for again. Keys that lead to how often it is done call off nothing.
func (p *gestures) disarm(f control.Frame) {
	p.trigger = nil
	if p.armed == nil {
		return
	}
	p.armed.ticks++
	keyed := len(f.Commands) > 0 && !(p.armed.repeated() && walks(f))
	if f.Tap || f.DragEnd && p.drag != nil || keyed {
		p.trigger, p.armed = p.armed, nil
	}
}

// decideOn carries out what a person has asked for, or arms it.
func (p *gestures) decideOn(c *app.Context, a game.Action) {
	if !p.arms(c, a) {
		p.play.controller.do(c, a)
	}
}

// arms arms an action that a person has asked for if it cannot be taken back, and
// reports whether it still has to be asked for again.
func (p *gestures) arms(c *app.Context, a game.Action) bool {
	if t := p.trigger; t != nil && t.action == a {
		if !t.awake() {
			p.armed = t
		}
		return !t.awake()
	}
	if p.play.tutorial.lesson != nil && a != p.play.tutorial.lesson.next(p.play) {
		return false
	}
	stakes, repeats := append(p.play.table.Stakes(p.play.now.View, a), p.play.panels.answers.unchosen(a)...), p.repeats(a)
	if !c.Settings.AskTwice && len(repeats) == 0 || len(stakes) == 0 {
		return false
	}
	c.Sound.Hear(synth.Click)
	p.armed = &arming{action: a, stakes: stakes, repeats: repeats, target: p.source, at: p.play.board.at}
	return true
}

// again asks again for what is armed if a target is what was pressed for it, or the
// button to confirm it. It reports whether it is.
func (p *gestures) again(c *app.Context, t display.Target) bool {
	if p.trigger == nil || p.trigger.target != t && t.Command != cmdConfirm {
		return false
	}
	p.decideOn(c, p.trigger.action)
	return true
}

// stakes tells what is armed: the action, and below what it puts at stake.
func (p *gestures) stakes(c *app.Context) (lines []string) {
	words := p.play.words(c)
	title := words.Action(p.armed.action)
	if p.play.now.IsEnd(p.armed.action) {
		title = p.play.now.EndCaption(words)
	}
	return append([]string{title}, texttwin.Stakes(words, p.armed.stakes)...)
}
