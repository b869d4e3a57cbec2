package match

import (
	"serenissima/game"
	"serenissima/game/save"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/layout"
)

// save writes the match to the store; a voyage can be begun again at any time. If
// that fails it says so once: the game goes on.
func (p *Play) save(c *scene.Context) {
	if p.lesson != nil {
		return
	}
	err := c.Store.Write(scene.Autosave, save.Encode(p.match))
	switch {
	case err == nil:
		p.warned = false
	case !p.warned:
		p.warned = true
		p.say(c.Lang.T("play.not-saved", "why", c.Why(err)))
	}
}

// result is the scene that follows the end of the match.
func (p *Play) result(c *scene.Context) *scene.Result {
	return scene.NewResult(c, p.match, c.Standings(p.match))
}

// fitCamera keeps the camera in step with the window; it begins with the whole
// chart and, where that could not be read, comes near when a galley is active.
func (p *Play) fitCamera(c *scene.Context) {
	frame := p.frame(c, false)
	if !p.framed {
		p.camera = layout.Fit(frame.Board, frame.Chart)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
		p.framed, p.afar = true, p.camera.Scale < surveyed
	}
	if p.afar && p.table.Subject(p.now.view) != (game.Ref{}) {
		p.afar = false
		if p.camera.Whole() { // nobody has moved it
			p.camera.Zoom(legible/p.camera.Scale, p.camera.View.Center())
			p.find(c)
		}
	}
	if p.camera.View != frame.Board {
		p.camera.Resize(frame.Board)
		p.camera.Leave(frame.CoverTop, frame.CoverBottom)
	}
}

// frame is the division of the window for who sits at it.
func (p *Play) frame(c *scene.Context, choosing bool) layout.Frame {
	return p.table.Layout(c.TableWindow(c.Habit(p.match, p.seating.atScreen()).Hand, choosing))
}

// picksFromTable notes whether all that can be done is to choose a galley that
// is not in play: those are on the wheel, which small frames fold away.
func (p *Play) picksFromTable() {
	p.choosing = len(p.now.legal) > 0
	for _, a := range p.now.legal {
		ship := a.Obj[0]
		if ship.Kind != game.ShipRef || a.Obj[1].Kind != game.NoRef || p.table.Facts(p.now.view, ship).Owner != game.Nobody {
			p.choosing = false
			return
		}
	}
}

// legible is the scale of the camera, in pixels for a board unit, below which
// plaques are too small to be read.
const legible = 0.5

// surveyed is the scale of the whole chart from which on a game begins with it:
// to see every port is worth more then than larger plaques.
const surveyed = 0.41

// find puts the active galley into the middle of the view.
func (p *Play) find(c *scene.Context) {
	v := p.boardView(c)
	if subject, ok := p.table.Place(v, p.table.Subject(p.now.view)); ok {
		place := p.camera.Board(subject.At)
		p.camera.LookAt(place.X, place.Y)
	}
}

// Facts tells tests where the match stands.
func (p *Play) Facts() map[string]string {
	d := p.match.State().Decision()
	facts := map[string]string{
		"scene": "play", "seat": p.number(int(d.Player)), "prompt": p.info.PromptName(d.Prompt),
		"log": p.number(p.match.Len()), "idle": yes(p.timeline.Idle() && len(p.plan) == 0 && !p.Asleep() && !p.seating.curtained() && (p.person(d.Player) && p.seating.seated == d.Player && !p.chronicle.untold() || d.Player == game.Nobody)),
		"whole": yes(p.camera.Whole()), "recap": yes(p.chronicle.recap != nil),
	}
	if p.armed != nil {
		facts["armed"] = input.TargetName(p.armed.target)
	}
	if p.lesson != nil && p.timeline.Idle() && len(p.plan) == 0 {
		facts["voyage"], facts["wanted"] = p.lesson.voyage.ID, input.TargetName(p.lesson.wanted(p))
	}
	return facts
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
