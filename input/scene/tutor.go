package scene

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/ui"
)

// A tutor explains in a game what happens, is asked or is possible for the first
// time, and says nothing more once it has told all. What there is to tell are the
// texts of the language: <rules>.first.prompt.<name>, .verb.<name> and
// .event.<kind>.<note>.
type tutor struct {
	book  *logbook
	heard []topic // of what has happened, still to be told
	told  int     // topics at this decision
	shown string  // the key of the leaf on the screen
}

// A topic is something to be explained, and what it is about.
type topic struct {
	key  string
	refs []game.Ref
	ring op.Target // a widget that it is about
}

// mostTopics is how many topics are told at one decision: the others can wait.
const mostTopics = 2

// newTutor returns the tutor of somebody who wants one, else nil.
func newTutor(c *Context) *tutor {
	if book := c.logbook(); book.Advice {
		return &tutor{book: book}
	}
	return nil
}

// hear takes up what has happened.
func (t *tutor) hear(p *Play, words textual, b session.Beat) {
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		key := p.info.ID + ".first.event." + ev.Kind.String()
		if ev.Note != 0 {
			key += "." + p.info.NoteName(ev.Note)
		}
		known := slices.ContainsFunc(t.heard, func(x topic) bool { return x.key == key })
		if words.Has(key) && !known && !slices.Contains(t.book.Told, key) {
			t.heard = append(t.heard, topic{key: key, refs: []game.Ref{whereabouts(ev)}})
		}
	}
}

// textual tells whether there is a text for a key.
type textual interface{ Has(key string) bool }

// topic is what is to be told now.
func (t *tutor) topic(c *Context, p *Play) (topic, bool) {
	if p.decider() <= game.Nobody || !p.person(p.decider()) || t.told >= mostTopics {
		return topic{}, false
	}
	is := func(x topic) bool { return c.Lang.Has(x.key) && !slices.Contains(t.book.Told, x.key) }
	if i := slices.IndexFunc(t.heard, is); i >= 0 {
		return t.heard[i], true
	}
	prompt := topic{key: p.info.ID + ".first.prompt." + p.info.PromptName(p.view.Decision().Prompt), refs: []game.Ref{p.guide.Subject(p.view)}}
	if is(prompt) {
		return prompt, true
	}
	if p.modal() {
		return topic{}, false
	}
	for i, g := range p.guide.Groups() {
		for _, a := range p.pickLegal(p.inGroup(i)) {
			x := topic{key: p.info.ID + ".first.verb." + p.info.VerbName(a.Verb), ring: op.Target{Command: cmdGroup, Index: i}}
			if slices.Contains(g.Verbs, a.Verb) && is(x) {
				return x, true
			}
		}
	}
	return topic{}, false
}

// leaf is what is explained now, nil for nothing.
func (t *tutor) leaf(c *Context, p *Play) *leaf {
	x, ok := t.topic(c, p)
	if !ok || p.hint != nil || p.logOpen {
		return nil
	}
	words := p.words(c)
	f := &leaf{text: words.T(x.key), ring: x.ring}
	for _, r := range x.refs {
		if r != (game.Ref{}) {
			f.refs = append(f.refs, r)
		}
	}
	f.buttons = []ui.Button{
		{Caption: words.T("learn.note.read"), Primary: true, Target: op.Target{Command: cmdLeafOn}},
		{Caption: words.T("learn.note.silence"), Tip: words.T("learn.note.silence.help"), Target: op.Target{Command: cmdLeafHush}},
	}
	return f
}

// goOn notes that somebody has decided: what was shown till then has been read.
func (t *tutor) goOn(c *Context) {
	if t.shown != "" {
		t.tell(c, t.shown)
	}
	t.told = 0
}

// update follows what is read. It reports whether the tick is used up.
func (t *tutor) update(c *Context, p *Play, f input.Frame, cmd op.Command) bool {
	switch {
	case cmd == cmdLeafHush:
		t.book.Advice = false
		t.book.keep(c)
		p.tutor = nil
		p.say(c.Lang.T("learn.silenced"))
		return true
	case t.shown != "" && (cmd == cmdLeafOn || p.readsOn(c, f)):
		c.Hear(synth.Page)
		t.tell(c, t.shown)
		return true
	}
	if x, ok := t.topic(c, p); ok && t.shown != x.key {
		t.shown = x.key
		p.bring(c, t.leaf(c, p))
	}
	return false
}

// tell notes that a topic has been told.
func (t *tutor) tell(c *Context, key string) {
	t.book.Told = append(t.book.Told, key)
	t.heard = slices.DeleteFunc(t.heard, func(x topic) bool { return x.key == key })
	t.shown = ""
	t.told++
	t.book.keep(c)
}
