package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// Standing answers are those that people let stand for a phase: like questions are then answered
// by themselves, by the same actions and after the same moment as if they had been asked.
type standingAnswers struct {
	play *Play

	given []table.StandingAnswer // of all people, the latest last
	open  bool                   // the panel with them is shown
	wait  int                    // ticks that the answer to the open question has still to wait
}

// ponderTicks is how long a standing answer seems to be thought about, in 60ths of a second.
const ponderTicks = 30

// next is the standing answer to the open question, if there is one.
func (p *standingAnswers) next() (a game.Action, ok bool) {
	if len(p.given) == 0 || !p.play.person(p.play.decider()) {
		return a, false
	}
	a, _, ok = table.Answered(p.play.table, p.play.match.State(), p.given)
	return a, ok
}

// awaited reports whether a person decides what is not answered by itself.
func (p *Play) awaited(seat game.Player) bool {
	if !p.person(seat) {
		return false
	}
	_, answered := p.standingAnswers.next()
	return !answered
}

// answer answers the open question once it has been seen for a moment.
func (p *standingAnswers) answer(c *scene.Context) {
	a, ok := p.next()
	if p.wait++; !ok || float64(p.wait)*p.play.seating.speed(c) < ponderTicks {
		return
	}
	p.wait = 0
	p.play.controller.do(c, a)
	p.play.nap.lull()
}

// offered are the answers that the person who is asked can let stand.
func (p *standingAnswers) offered() []table.StandingAnswer {
	now := &p.play.now
	if !now.modal() || len(now.legal) == 0 || p.play.tutorial.lesson != nil || !p.play.timeline.Idle() {
		return nil
	}
	named := game.Action{}
	if answers := &p.play.panels.answers; answers.sum != nil && answers.stepper.Valid() {
		named, _ = answers.sum.Action(answers.stepper.Value())
	}
	return table.StandingAnswersOn(p.play.table, now.view, named)
}

// asked reports whether a question is shown with the button for standing answers: where one can be
// given, and where some stand which the question may cover.
func (p *standingAnswers) asked() bool {
	return p.play.now.modal() && len(p.offered())+len(p.shown()) > 0
}

// shown are those that stand and that whoever is at the screen may see, by their indices: a
// curtain that is always drawn hides those of others.
func (p *standingAnswers) shown() (list []int) {
	for i, x := range p.given {
		if x.By == p.play.now.viewer || p.play.seating.veil != scene.VeilAlways {
			list = append(list, i)
		}
	}
	return list
}

// stand lets an answer stand from now on, and gives it.
func (p *standingAnswers) stand(c *scene.Context, x table.StandingAnswer) {
	p.given, p.open = table.Stand(p.given, x), false
	c.Hear(synth.Click)
	if a, ok := p.next(); ok {
		p.play.controller.do(c, a)
	}
}

// withdraw takes the i-th one back.
func (p *standingAnswers) withdraw(c *scene.Context, i int) {
	if i < len(p.given) {
		p.given = slices.Delete(p.given, i, i+1)
		c.Hear(synth.Click)
		p.settle()
		p.play.refresh()
		p.play.controller.save(c)
	}
}

// settle forgets what has ended with its phase.
func (p *standingAnswers) settle() {
	p.given = table.Lasting(p.play.table, p.play.match.State(), p.given)
	p.open = p.open && len(p.given)+len(p.offered()) > 0
}
