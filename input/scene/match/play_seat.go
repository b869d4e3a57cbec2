package match

import (
	"serenissima/game"
	"serenissima/input/scene"
)

// curtained reports whether the person who is to decide has still to take the
// screen, unseen by the others.
func (p *Play) curtained() bool {
	return p.veil.Hides(p.match, p.decider(), p.seated)
}

// sit puts the person who is to decide at the screen, who is told what has happened if
// that has not been seen.
func (p *Play) sit(c *scene.Context) {
	d := p.decider()
	if p.seated != d {
		if p.seated != game.Nobody {
			p.nap.lull()
		}
		p.seated = d
		p.refresh()
	}
	if p.chronicle.untold() {
		if c.Settings.Recap {
			p.chronicle.recap = p.chronicle.missed(c, d)
		}
		p.chronicle.told, p.chronicle.toldAt = d, p.match.Len()
	}
}

// watcher is whose secrets are shown: nobody's before a curtain is open.
func (p *Play) watcher() game.Player {
	if p.curtained() {
		return game.Nobody
	}
	return viewer(p.match)
}

// untold reports whether who is to decide may still have to be told what has happened;
// voyages tell it themselves.
func (p *chronicle) untold() bool {
	return p.play.lesson == nil && p.toldAt != p.play.match.Len() && p.play.table.Prompt(p.play.view.Decision().Prompt).Fresh
}

// atScreen is the person whose habits count now: who has had the last word at the
// screen, or else who is to decide.
func (p *Play) atScreen() game.Player {
	if p.seated != game.Nobody {
		return p.seated
	}
	return viewer(p.match)
}
