package match

import (
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A tutor explains in a game what happens, is asked or is possible for the first
// time, and says nothing more once it has told all. Its notes go away when they are
// read, when the player does what they are about, or plays on. What there is to tell are the
// texts of the language: <rules>.first.prompt.<name>, .verb.<name>, .event.<kind>.<note>,
// and .way for the places to which what has been chosen can sail.
type tutor struct {
	book  *app.Logbook
	heard []topic // of what has happened, still to be told
	told  int     // topics that were read at this decision
	shown topic   // of the card on the screen
}

// A topic is something to be explained, and what it is about.
type topic struct {
	key  string
	refs []game.Ref
	ring display.Target // a widget that it is about
}

// mostTopics is how many topics are told at one decision: the others can wait.
const mostTopics = 2

// newTutor returns the tutor of somebody who wants one, else nil.
func newTutor(c *app.Context) *tutor {
	if book := c.Logbook(); book.Advice {
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
		switch i := slices.IndexFunc(t.heard, func(x topic) bool { return x.key == key }); {
		case i >= 0:
			t.heard[i].refs = append(t.heard[i].refs, history.Whereabouts(ev))
		case words.Has(key) && !slices.Contains(t.book.Explained, key):
			t.heard = append(t.heard, topic{key: key, refs: []game.Ref{history.Whereabouts(ev)}})
		}
	}
}

// textual tells whether there is a text for a key.
type textual interface{ Has(key string) bool }

// topic is what is to be told now.
func (t *tutor) topic(c *app.Context, p *Play) (topic, bool) {
	if p.seating.decider() <= game.Nobody || !p.seating.person(p.seating.decider()) || t.told >= mostTopics {
		return topic{}, false
	}
	switch { // the player is at it already
	case p.open.Group >= 0:
		return t.verb(c, p, p.open.Group)
	case len(p.now.Chosen) > 0:
		return t.way(c, p)
	}
	if i := slices.IndexFunc(t.heard, func(x topic) bool { return t.is(c, x.key) }); i >= 0 {
		return t.heard[i], true
	}
	prompt := topic{key: p.info.ID + ".first.prompt." + p.info.PromptName(p.now.View.Decision().Prompt), refs: []game.Ref{p.table.Subject(p.now.View)}}
	if t.is(c, prompt.key) {
		return prompt, true
	}
	if p.now.Modal() {
		return topic{}, false
	}
	for i := range p.now.Offer.Groups {
		if x, ok := t.verb(c, p, i); ok {
			return x, true
		}
	}
	return t.ungrouped(c, p)
}

// verb is what is to be told of the actions of a group that are possible.
func (t *tutor) verb(c *app.Context, p *Play, group int) (topic, bool) {
	for _, a := range p.now.Groups[group] {
		if key := firstVerb(p, a.Verb); t.is(c, key) {
			return topic{key: key, ring: display.Target{Command: position.CmdGroup, Index: group}}, true
		}
	}
	return topic{}, false
}

// way is what is to be told once what has been chosen can sail somewhere.
func (t *tutor) way(c *app.Context, p *Play) (topic, bool) {
	x := topic{key: p.info.ID + ".first.way"}
	for _, r := range p.now.Routes {
		x.refs = append(x.refs, r.To)
	}
	x.refs = append(x.refs, p.now.Chosen...)
	return x, len(p.now.Routes) > 0 && t.is(c, x.key)
}

// ungrouped is what is to be told of a possible action that has no button: it is done by
// pointing at what has to be chosen for it, or at what it names first.
func (t *tutor) ungrouped(c *app.Context, p *Play) (topic, bool) {
	for _, a := range p.now.Legal {
		key := firstVerb(p, a.Verb)
		if p.now.IsGrouped(a) || !t.is(c, key) {
			continue
		}
		x := topic{key: key, refs: []game.Ref{a.Obj[0]}}
		if chooser, ok := p.table.(table.Chooser); ok {
			if things := chooser.ChosenFor(p.now.View, a); len(things) > 0 {
				x.refs = things[len(things)-1:]
			}
		}
		return x, true
	}
	return topic{}, false
}

// firstVerb is the key of what there is to tell of a verb.
func firstVerb(p *Play, v game.Verb) string { return p.info.ID + ".first.verb." + p.info.VerbName(v) }

// is reports whether there is a topic and it has not been told.
func (t *tutor) is(c *app.Context, key string) bool {
	return c.Lang.Has(key) && !slices.Contains(t.book.Explained, key)
}

// card is what is explained now, nil for nothing.
func (t *tutor) card(c *app.Context, p *Play) *tutorialCard {
	x, ok := t.topic(c, p)
	if !ok || p.captain.Hint != nil || p.logShown() {
		return nil
	}
	words := p.words(c)
	f := &tutorialCard{text: words.T(x.key), ring: x.ring}
	for _, r := range x.refs {
		if r != (game.Ref{}) {
			f.refs = append(f.refs, r)
		}
	}
	f.buttons = []widget.Button{
		{Caption: words.T("learn.note.on"), Primary: true, Target: display.Target{Command: cmdCardOn}},
		{Caption: words.T("learn.note.silence"), Tip: words.T("learn.note.silence.help"), Target: display.Target{Command: cmdCardHush}},
	}
	return f
}

// goOn notes that somebody has decided. A person who does has seen what was shown
// till then and knows what has just been done; what else had happened before is past.
func (t *tutor) goOn(c *app.Context, p *Play, a game.Action) {
	if p.seating.person(a.By) {
		t.heard = nil
		t.tell(c, t.shown.key, firstVerb(p, a.Verb))
	}
	t.told = 0
}

// update follows what is read. It reports whether the tick is used up.
func (t *tutor) update(c *app.Context, p *Play, f control.Frame, cmd display.Command) bool {
	switch {
	case cmd == cmdCardHush:
		t.book.Advice = false
		t.book.Keep(c)
		p.tutorial.tutor = nil
		p.notice.say(c.Lang.T("learn.silenced"))
		return true
	case t.shown.key != "" && (cmd == cmdCardOn || p.tutorial.readsOn(c, f)):
		c.Sound.Hear(synth.Page)
		t.tell(c, t.shown.key)
		t.told++
		return true
	case p.open.Group >= 0 && t.shown.ring != display.Target{Command: position.CmdGroup, Index: p.open.Group}, // goes on without reading
		len(p.now.Chosen) > 0 && !strings.HasSuffix(t.shown.key, ".way"):
		t.tell(c, t.shown.key)
	}
	if x, ok := t.topic(c, p); ok && t.shown.key != x.key {
		t.shown = x
		d := p.look(c)
		p.board.bring(&d, t.card(c, p))
	}
	return false
}

// tell notes topics that need not be told any more, and that nothing is shown.
func (t *tutor) tell(c *app.Context, keys ...string) {
	t.shown = topic{}
	known := len(t.book.Explained)
	for _, key := range keys {
		if t.is(c, key) {
			t.book.Explained = append(t.book.Explained, key)
		}
	}
	if len(t.book.Explained) > known {
		t.book.Keep(c)
	}
}
