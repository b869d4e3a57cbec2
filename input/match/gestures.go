package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// An again is an action that is done again as long as is asked for.
type again struct {
	action game.Action
	as     game.Repeat
}

// A say is something to be told in a notice.
type say string

// Gestures are what a person does by clicking and dragging. What they mean is decided
// on, or has to be confirmed first.
type gestures struct {
	position.Hand

	source    display.Target    // that was pressed last
	cancelled *position.Pending // what was pending when the tick began and has been cancelled
	attack    game.Action       // with which a fight may go on once its round has been shown, the zero Action for none
}

// A tap is a click of a person who is to decide, on nothing if it hits nothing.
type tap struct{ hit *display.Hit }

// tap is what a click means.
func (p *gestures) tap(s *situation, hit *display.Hit) table.Intent {
	switch {
	case hit == nil && !s.now.Modal(): // closes the open choice
		return position.Intent{Open: position.Open{Group: s.scope.Group}}
	case hit == nil, s.clicks.ignores(hit.Target, s.now.Things), decides(hit.Target.Command) && s.clicks.ignoresAt(hit.Rect):
		return nil
	}
	if in, ok := p.again(s, hit.Target); ok {
		return in
	}
	p.source = hit.Target
	switch in := s.scope.Means(hit.Target); {
	case hit.Off && in.Kind == position.Refuse:
		return in
	case hit.Off && hit.Tip != "":
		return say(hit.Tip)
	case hit.Off:
		return nil
	case hit.Target.Command == table.CmdAbout && hit.Tip != "":
		return say(inOneLine(hit))
	case hit.Target.Command == position.CmdStop:
		return nil
	case hit.Target.Command == position.CmdRepeat:
		return p.repeat(s, hit.Target.Value.(int))
	}
	return hit.Target
}

// press is what a key means that is pressed on a thing of the board.
func (p *gestures) press(s *situation, t display.Target) table.Intent {
	if in, ok := p.again(s, t); ok {
		return in
	}
	p.source = t
	return t
}

// follow lets a person point at things: a piece is taken in hand where it is pressed, all
// else is clicked. It returns what that means, nil for nothing.
func (p *gestures) follow(s *situation, f control.Frame, hit *display.Hit) table.Intent {
	screen := &s.c.Screen
	switch {
	case p.Drag != nil && p.Drag.From == game.Ref{}:
		return p.dragThing(s, f, hit)
	case p.Drag != nil:
		return p.dragPiece(s, f, hit)
	case f.JustPressed && p.holdable(s, hit):
		s.c.Sound.Hear(synth.Click)
		held, _ := position.PieceAt(hit.Target)
		p.Drag = &held
		if f.JustReleased { // within one tick
			return p.dragPiece(s, f, hit)
		}
	case f.Dragging && p.canDrag(s, screen.At(f.DragFrom)):
		return p.startDrag(s, screen.At(f.DragFrom).Target.Ref)
	case f.Tap && p.Picked != nil:
		return p.drop(s, screen.At(f.TapAt), f.TapAt)
	case f.Tap && f.Touch && p.explainsFirst(s, screen.At(f.TapAt)):
		p.source = screen.At(f.TapAt).Target
		return say(inOneLine(screen.At(f.TapAt)) + " · " + s.c.Lang.T("play.again.tag"))
	case f.Tap:
		return tap{screen.At(f.TapAt)}
	}
	return nil
}

// explainsFirst reports whether a finger taps a tag for the first time that ends what the subject does: others act then,
// and nobody can take it back.
func (p *gestures) explainsFirst(s *situation, hit *display.Hit) bool {
	if hit == nil || hit.Target.Command != table.CmdTag || hit.Target == p.source || s.now.Lesson != nil {
		return false
	}
	led := s.now.GhostPreview(s.scope.Means(hit.Target).Plan)
	return led != nil && s.table.Subject(led.After) != s.now.Subject()
}

// inOneLine is what an explanation says, in one line.
func inOneLine(hit *display.Hit) string { return strings.ReplaceAll(hit.Tip, "\n", " · ") }

// holdable reports whether what is pressed is a piece that can be taken in hand.
func (p *gestures) holdable(s *situation, hit *display.Hit) bool {
	if hit == nil || s.clicks.ignores(hit.Target, s.now.Things) {
		return false
	}
	_, ok := position.PieceAt(hit.Target)
	return ok
}

// pick takes a piece in hand for the next tap, which says where it goes.
func (p *gestures) pick(s *situation, held position.Piece) table.Intent {
	p.Drag, p.Picked = nil, &held
	return say(s.c.Lang.T("play.picked"))
}

// drop puts the picked piece where somebody has tapped. Another piece that lies beside it is
// picked instead; anything else lets it go.
func (p *gestures) drop(s *situation, hit *display.Hit, at display.Point) table.Intent {
	held := *p.Picked
	p.Drag, p.Picked = nil, nil
	to, ok := p.place(s, hit, at)
	switch {
	case ok && to != held.From:
		p.source = hit.Target
		return s.scope.Put(held, to)
	case ok && hit.Target.Command == position.CmdPiece && hit.Target.Ref != held.What:
		return p.pick(s, position.Piece{What: hit.Target.Ref, From: held.From})
	}
	return nil
}

// dragPiece drags a piece; dropping it where it was taken from is a click on it.
func (p *gestures) dragPiece(s *situation, f control.Frame, hit *display.Hit) table.Intent {
	held := *p.Drag
	p.source = held.Target(position.CmdPiece)
	if !f.Tap && f.Pressed && !f.DragEnd {
		return nil
	}
	if f.Tap {
		if in, ok := p.again(s, p.source); ok {
			p.Drag = nil
			return in
		}
	}
	switch {
	case f.Tap && p.Picked != nil:
		return p.drop(s, hit, f.TapAt)
	case f.Tap && f.Touch && s.now.Fitting(held) > 1:
		return p.pick(s, held)
	}
	p.Drag = nil
	if f.Tap {
		return s.scope.Take(held)
	}
	if !f.DragEnd {
		return nil
	}
	switch to, ok := p.place(s, hit, f.Pointer); {
	case !ok:
		return say(s.c.Lang.T("play.dropped"))
	case to != held.From:
		return s.scope.Put(held, to)
	}
	return nil
}

// place is what a piece is dropped on. The subject is also where it is shown large.
func (p *gestures) place(s *situation, hit *display.Hit, at display.Point) (game.Ref, bool) {
	if hit == nil {
		return game.Ref{}, false
	}
	if piece, ok := position.PieceAt(hit.Target); ok {
		return piece.From, true
	}
	subject := s.now.Subject()
	switch {
	case (hit.Target.Command == app.CmdBar || hit.Target.Command == cmdFind) && s.now.Holds.Have(subject) && s.seating.frame(s.c).Subject.Contains(at):
		return subject, true
	case hit.Target.Command == table.CmdFill: // a free space
		return hit.Target.Ref, true
	case hit.Target.Command == position.CmdHold:
		return hit.Target.Value.(game.Ref), true
	case hit.Target.Command == "" && s.now.OnBoard(hit.Target.Ref):
		return hit.Target.Ref, true
	}
	return game.Ref{}, false
}

// cancel calls off what is pending if anything is done in a frame. Until its end that can
// still be asked for again. Keys that lead to how often it is done call off nothing.
func (p *gestures) cancel(f control.Frame) {
	p.cancelled = nil
	if p.Pending == nil {
		return
	}
	p.Pending.Sleeps--
	keyed := len(f.Commands) > 0 && !(p.Pending.Repeated() && walks(f))
	if f.Tap || f.DragEnd && p.Drag != nil || keyed {
		p.cancelled, p.Pending = p.Pending, nil
	}
}

// keepFight goes on asking about a fight at the end of a frame that has called it off by keys alone: only the one that
// cancels does.
func (p *gestures) keepFight(f control.Frame) {
	if p.cancelled != nil && p.Pending == nil && !f.Tap && !f.DragEnd && !f.Has(control.Cancel) {
		p.Pending = p.cancelled
	}
}

// walks reports whether a frame has keys, all of which only lead on to something else.
func walks(f control.Frame) bool {
	return len(f.Commands) > 0 && len(app.Without(f, control.Next, control.Prev, control.MoveUp, control.MoveDown, control.MoveLeft, control.MoveRight)) == 0
}

// needsConfirm holds an action back that a person has asked for if it cannot be taken back, and
// reports whether it still has to be asked for again. What is said of a number that nobody has chosen is
// at stake as well.
func (p *gestures) needsConfirm(s *situation, a game.Action, unchosen []table.Line) bool {
	if t := p.cancelled; t != nil && t.Action == a {
		if !t.Awake() {
			p.Pending = t
		}
		return !t.Awake()
	}
	if s.now.Lesson != nil && !s.now.Lesson.Wants(a) {
		return false
	}
	stakes, repeats := append(s.table.Stakes(s.now.View, a), unchosen...), game.Repeats(s.now.View, a)
	if s.now.Lesson != nil { // it goes step by step
		repeats = nil
	}
	if !s.c.Settings.AskTwice && len(repeats) == 0 || len(stakes) == 0 {
		return false
	}
	s.c.Sound.Hear(synth.Click)
	p.Pending = &position.Pending{Action: a, Stakes: stakes, Repeats: repeats, Target: p.source, At: s.board.at, Sleeps: app.GuardTicks}
	return true
}

// askOn asks whether a fight is gone on with whose last round has been shown.
func (p *gestures) askOn(s *situation) {
	a := p.attack
	if p.attack = (game.Action{}); a.By == game.Nobody || p.Pending != nil || !slices.Contains(s.now.Legal, a) {
		return
	}
	p.source = display.Target{Ref: a.Obj[1]}
	p.needsConfirm(s, a, nil)
}

// again asks again for what is pending if a target is what was pressed for it, or the
// button to confirm it; ok is false if it is not.
func (p *gestures) again(s *situation, t display.Target) (in table.Intent, ok bool) {
	if p.cancelled == nil || p.cancelled.Target != t && t.Command != position.CmdConfirm {
		return nil, false
	}
	if p.cancelled.Repeated() && p.cancelled.Awake() {
		p.attack = p.cancelled.Action
	}
	return position.Intent{Kind: position.Do, Plan: []game.Action{p.cancelled.Action}, Open: s.scope.Open}, true
}

// repeat does again and again what was pending, or what goes on with the fight that is asked about.
func (p *gestures) repeat(s *situation, least int) table.Intent {
	t := p.cancelled
	if fight := s.now.Fight; t == nil && fight != nil {
		t = &position.Pending{Action: fight.On, Repeats: game.Repeats(s.now.View, fight.On)}
	}
	if t == nil {
		return nil
	}
	i := slices.IndexFunc(t.Repeats, func(r game.Repeat) bool { return r.Least == least })
	switch {
	case i < 0:
	case !t.Awake():
		p.Pending = t
	default:
		p.attack = t.Action
		return again{t.Action, t.Repeats[i]}
	}
	return nil
}

// stakes tells what is pending: the action, and below what it puts at stake.
func (p *gestures) stakes(words *lang.Words, now *position.Position) (lines []string) {
	title := words.Action(p.Pending.Action)
	if now.IsEnd(p.Pending.Action) {
		title = now.EndCaption(words)
	}
	return append([]string{title}, texttwin.Stakes(words, p.Pending.Stakes)...)
}
