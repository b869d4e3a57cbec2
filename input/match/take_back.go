package match

import (
	"errors"

	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/synth"
)

// takeBack takes back what the host undoes, or says why that is not possible.
func (p *Play) takeBack(c *app.Context, undo func() error) {
	if p.tutorial.lesson != nil {
		p.notice.say(c.Lang.T("learn.rewind"))
		return
	}
	var barred *host.Barred
	if errors.As(undo(), &barred) {
		c.Sound.Hear(synth.Refuse)
		p.notice.say(c.Lang.T("play.undo." + string(barred.Why)))
		return
	}
	p.rewound(c)
}

// rewound forgets what followed from entries that have been taken from the log.
func (p *Play) rewound(c *app.Context) {
	c.Sound.Hear(synth.Page)
	p.goal = destination{}
	p.log.LetGo()
	p.refresh()
	p.timeline.Reset()
	p.recall(c, nil)
	c.Autosave(p.notice.warn)
}

// redo does again what was taken back last.
func (p *Play) redo(c *app.Context) {
	if p.host.Redo() != nil {
		c.Sound.Hear(synth.Refuse)
		p.notice.say(c.Lang.T("play.redo.nothing"))
		return
	}
	p.goal = destination{}
	p.log.LetGo()
	var beats []session.Beat
	for _, n := range p.host.Take(p.now.Viewer) {
		p.history.Add(p.words(c), n.Beat)
		beats = append(beats, n.Beat)
	}
	queue(&p.timeline, false, beats)
	p.refresh()
	c.Autosave(p.notice.warn)
}

// recall tells the match from its beginning, and lets ships lie as it has left them before its last beats,
// which are still to be shown.
func (p *Play) recall(c *app.Context, beats []session.Beat) {
	n := p.host.Len() - len(beats)
	p.history.Retell(p.words(c), sealed(c, p.host), func(tell func(session.Beat) bool) {
		for b := range p.host.BeatsFor(p.now.Viewer) {
			if !tell(b) {
				return
			}
			if n--; n >= 0 {
				p.timeline.Recall(b)
			}
		}
	})
	if tutor := p.tutorial.tutor; tutor != nil {
		for _, b := range beats {
			tutor.hear(p.info, c.Lang, b, p.history.Entries)
		}
	}
	queue(&p.timeline, false, beats)
}
