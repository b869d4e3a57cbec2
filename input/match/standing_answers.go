package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/synth"
)

// Standing answers are those that people let stand for a phase: like questions are then answered
// by themselves, by the same actions and after the same moment as if they had been asked.
type standingAnswers struct {
	play *Play

	open bool // the panel with them is shown
	wait int  // ticks that the answer to the open question has still to wait
}

// ponderTicks is how long a standing answer seems to be thought about, in 60ths of a second.
const ponderTicks = 30

// answer answers the open question once it has been seen for a moment.
func (p *standingAnswers) answer(c *app.Context) {
	if p.wait++; float64(p.wait)*p.play.seating.speed(c, &p.play.timeline) < ponderTicks {
		return
	}
	p.wait = 0
	p.play.step(c)
	p.play.clicks.guard()
}

// offered are the answers that the person who is asked can let stand.
func (p *standingAnswers) offered() []game.StandingAnswer {
	now := &p.play.now
	if !now.Modal() || len(now.Legal) == 0 || p.play.tutorial.lesson != nil || !p.play.timeline.Idle() {
		return nil
	}
	named := game.Action{}
	if answers := &p.play.answers; answers.sum != nil && answers.stepper.Valid() {
		named, _ = answers.sum.Action(answers.stepper.Value())
	}
	return game.StandingAnswers(now.View, named)
}

// asked reports whether a question is shown with the button for standing answers: where one can be
// given, and where some stand which the question may cover.
func (p *standingAnswers) asked() bool {
	return p.play.now.Modal() && len(p.offered())+len(p.shown()) > 0
}

// shown are those that stand and that whoever is at the screen may see, by their indices: a
// curtain that is always drawn hides those of others.
func (p *standingAnswers) shown() (list []int) {
	for i, x := range p.play.host.Standing() {
		if x.By == p.play.now.Viewer || p.play.seating.veil != app.VeilAlways {
			list = append(list, i)
		}
	}
	return list
}

// stand lets an answer stand from now on, and gives it.
func (p *standingAnswers) stand(c *app.Context, x game.StandingAnswer) {
	p.open = false
	c.Sound.Hear(synth.Click)
	p.play.act(c, nil, func() error { return p.play.host.Stand(x) })
}

// withdraw takes one back.
func (p *standingAnswers) withdraw(c *app.Context, x game.StandingAnswer) {
	if p.play.host.Withdraw(x) == nil {
		c.Sound.Hear(synth.Click)
		p.play.refresh()
		p.play.autosave.save(c, p.play.match, &p.play.notice)
	}
}

// settle closes the panel when there is nothing in it.
func (p *standingAnswers) settle() {
	p.open = p.open && len(p.play.host.Standing())+len(p.offered()) > 0
}
