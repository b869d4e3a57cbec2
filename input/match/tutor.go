package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
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
	told *history.Entry // that tells what has happened, nil for none
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

// hear takes up what has happened, which the log tells.
func (t *tutor) hear(info *game.Info, words *lang.Catalog, b session.Beat, log []*history.Entry) {
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		key := info.ID + ".first.event." + ev.Kind.String()
		if ev.Note != 0 {
			key += "." + info.NoteName(ev.Note)
		}
		switch i := slices.IndexFunc(t.heard, func(x topic) bool { return x.key == key }); {
		case i >= 0:
			t.heard[i].refs = append(t.heard[i].refs, history.Whereabouts(ev))
		case words.Has(key) && !slices.Contains(t.book.Explained, key):
			x := topic{key: key, refs: []game.Ref{history.Whereabouts(ev)}}
			for _, e := range slices.Backward(log) {
				if slices.Contains(e.Events, ev) {
					x.told = e
					break
				}
			}
			t.heard = append(t.heard, x)
		}
	}
}

// topic is what is to be told now.
func (t *tutor) topic(d *desk) (topic, bool) {
	if by := d.seating.decider(); by <= game.Nobody || !d.seating.person(by) || t.told >= mostTopics {
		return topic{}, false
	}
	switch { // the player is at it already
	case d.scope.Group >= 0:
		return t.verb(d, d.scope.Group)
	case len(d.now.Chosen) > 0:
		return t.way(d)
	}
	if i := slices.IndexFunc(t.heard, func(x topic) bool { return t.is(d.c, x.key) }); i >= 0 {
		return t.heard[i], true
	}
	info := d.host.Rules().Info()
	prompt := topic{key: info.ID + ".first.prompt." + info.PromptName(d.now.View.Decision().Prompt), refs: []game.Ref{d.now.Subject()}}
	if t.is(d.c, prompt.key) {
		return prompt, true
	}
	if d.now.Modal() {
		return topic{}, false
	}
	for i := range d.now.Offer.Groups {
		if x, ok := t.verb(d, i); ok {
			return x, true
		}
	}
	return t.ungrouped(d)
}

// verb is what is to be told of the actions of a group that are possible.
func (t *tutor) verb(d *desk, group int) (topic, bool) {
	for _, a := range d.now.Groups[group] {
		if key := firstVerb(d.host.Rules().Info(), a.Verb); t.is(d.c, key) {
			return topic{key: key, ring: position.GroupButton(d.now.Offer.Groups[group].Name)}, true
		}
	}
	return topic{}, false
}

// way is what is to be told once what has been chosen can sail somewhere.
func (t *tutor) way(d *desk) (topic, bool) {
	x := topic{key: d.host.Rules().Info().ID + ".first.way"}
	for _, r := range d.now.Routes {
		x.refs = append(x.refs, r.To)
	}
	x.refs = append(x.refs, d.now.Chosen...)
	return x, len(d.now.Routes) > 0 && t.is(d.c, x.key)
}

// ungrouped is what is to be told of a possible action that has no button: it is done by
// pointing at what has to be chosen for it, or at what it names first.
func (t *tutor) ungrouped(d *desk) (topic, bool) {
	for _, a := range d.now.Legal {
		key := firstVerb(d.host.Rules().Info(), a.Verb)
		if d.now.Offer.Grouped(a) || !t.is(d.c, key) {
			continue
		}
		x := topic{key: key, refs: []game.Ref{a.Obj[0]}}
		if chooser, ok := d.table.(table.Chooser); ok {
			if things := chooser.ChosenFor(d.now.View, a); len(things) > 0 {
				x.refs = things[len(things)-1:]
			}
		}
		return x, true
	}
	return topic{}, false
}

// firstVerb is the key of what there is to tell of a verb.
func firstVerb(info *game.Info, v game.Verb) string {
	return info.ID + ".first.verb." + info.VerbName(v)
}

// is reports whether there is a topic and it has not been told.
func (t *tutor) is(c *app.Context, key string) bool {
	return c.Lang.Has(key) && !slices.Contains(t.book.Explained, key)
}

// card is what is explained now, nil for nothing.
func (t *tutor) card(d *desk) *tutorialCard {
	x, ok := t.topic(d)
	if !ok || d.captain.Hint != nil || d.foreground.log {
		return nil
	}
	words := d.words
	told := ""
	if x.told != nil {
		told = x.told.Text()
	}
	f := &tutorialCard{text: words.T(x.key, "told", told), ring: x.ring}
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
func (t *tutor) goOn(c *app.Context, info *game.Info, a game.Action, person bool) {
	if person {
		t.heard = nil
		t.tell(c, t.shown.key, firstVerb(info, a.Verb))
	}
	t.told = 0
}

// silence notes that nothing more is to be explained.
func (t *tutor) silence(c *app.Context) {
	t.book.Advice = false
	t.book.Keep(c)
}

// update follows what is read. It reports whether the tick is used up.
func (t *tutor) update(d *desk, read bool) bool {
	switch {
	case t.shown.key != "" && read:
		d.c.Sound.Hear(synth.Page)
		t.tell(d.c, t.shown.key)
		t.told++
		return true
	case d.scope.Group >= 0 && t.shown.ring != position.GroupButton(d.now.Offer.Groups[d.scope.Group].Name), // goes on without reading
		len(d.now.Chosen) > 0 && !strings.HasSuffix(t.shown.key, ".way"):
		t.tell(d.c, t.shown.key)
	}
	if x, ok := t.topic(d); ok && t.shown.key != x.key {
		t.shown = x
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
