package match

import (
	"slices"
	"sync"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
	"serenissima/render/table"
)

// A sentence of the story and whose doing it tells, Nobody for the bank or the
// Doge.
type sentence struct {
	text     func() string // in words, put together where it is shown: most of a long match never is
	by       game.Player
	where    game.Ref     // what it is about: a place on the chart, if there is one
	beat     int          // in which it happened, the last of several, from one; zero: before all
	decision int          // the beat with the decision that led to it, zero for none
	small    bool         // for the log alone: it leads from one galley to the next, or tells of the seal
	events   []game.Event // that it tells
	over     int          // the beat from which on a longer sentence tells them, zero for none
}

// isOver reports whether a longer sentence has taken the place of one by a beat.
func (s *sentence) isOver(beat int) bool { return s.over > 0 && s.over <= beat }

// tell adds what happened to the story, in words.
func (p *chronicle) tell(c *scene.Context, b session.Beat) {
	p.beats++
	p.news.hear(p.play.table, b, p.beats)
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		p.rolled.note(p.play.table, ev)
	}
	p.story = appendStory(p.story, p.play.table, p.play.words(c), b, p.beats)
}

// appendStory tells a beat, the n-th of its match, as far as everybody may know of
// it. What a decision and chance behind it lead to may lengthen a sentence; what comes of the
// next decision makes a new one in its place.
func appendStory(story []sentence, on table.Table, words *lang.Words, b session.Beat, n int) []sentence {
	decision := n
	if b.Action.By == game.Chance {
		decision = 0
		if len(story) > 0 {
			decision = story[len(story)-1].decision
		}
	}
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		if longer, ok := tellOn(story, on, words, ev); ok {
			last := &story[len(story)-1]
			longer.beat, longer.decision = n, decision
			if last.decision == decision {
				*last = longer
			} else {
				last.over = n
				story = append(story, longer)
			}
			continue
		}
		if words.Tells(ev) {
			text := sync.OnceValue(func() string { return words.Event(ev) })
			meaning := on.Meaning(ev)
			small := meaning.Kind == table.LeadsOn || meaning.Kind == table.NewTurn && ev.What.Kind == game.SeatRef
			story = append(story, sentence{text: text, by: whose(ev), where: whereabouts(ev), beat: n, decision: decision, small: small, events: []game.Event{ev}})
		}
	}
	return story
}

// tellOn is the last sentence of a story with an event that is told together with it.
func tellOn(story []sentence, on table.Table, words *lang.Words, ev game.Event) (longer sentence, ok bool) {
	if len(story) == 0 || len(story[len(story)-1].events) == 0 {
		return longer, false
	}
	longer = story[len(story)-1]
	longer.events = append(longer.events, ev) // which no other sentence has behind them
	line, ok := on.Together(longer.events)
	if !ok {
		return sentence{}, false
	}
	if line.Key != "" {
		longer.text = sync.OnceValue(func() string { return lang.Capital(words.Line(line.Key, line.Args...)) })
		longer.where, longer.by = whereabouts(ev), line.By(whose(ev))
	}
	return longer, true
}

// whose doing an event is, or whom it befalls where that is nobody's: a seat that
// loses sailors, or is paid. Nobody is the bank or the Doge.
func whose(ev game.Event) game.Player {
	if ev.By != game.Nobody {
		return ev.By
	}
	for _, r := range [...]game.Ref{ev.To, ev.What, ev.From} {
		if r.Kind == game.SeatRef {
			return game.Player(r.ID)
		}
	}
	return game.Nobody
}

// whereabouts is what an event is about: the place, else what stands there, else whatever
// else it names.
func whereabouts(ev game.Event) game.Ref {
	refs := [...]game.Ref{ev.To, ev.From, ev.What}
	for _, kinds := range [...][]game.RefKind{{game.PortRef, game.AreaRef, game.TerritoryRef, game.TileRef}, {game.ShipRef}, {game.SeatRef, game.TrackRef, game.CardRef}} {
		for _, r := range refs {
			if slices.Contains(kinds, r.Kind) {
				return r
			}
		}
	}
	return game.Ref{}
}

// seen is how many beats have been shown.
func (p *chronicle) seen() int { return p.beats - p.play.timeline.Left() }

// shown is the part of the story that has been seen: what the timeline has still
// to show is not told before, nor what the result has still to count.
func (p *chronicle) shown() []sentence {
	n := len(p.story)
	for seen := p.seen(); n > 0 && p.story[n-1].beat > seen; {
		n--
	}
	story := p.story[:n]
	if p.play.controller.counts() {
		if i := slices.IndexFunc(story, func(s sentence) bool { return slices.ContainsFunc(s.events, scores) }); i >= 0 {
			return story[:i]
		}
	}
	return story
}

// retell tells the whole match from its beginning, first that it is sealed, and lets another hear
// each beat.
func (p *chronicle) retell(c *scene.Context, hear func(session.Beat)) {
	p.story, p.beats, p.news = p.story[:0], 0, news{}
	if text := scene.Sealed(c.Lang, p.play.host, "dice.sealed"); text != "" {
		p.story = append(p.story, sentence{text: func() string { return text }, small: true})
	}
	for b := range p.play.host.Beats(p.play.now.Viewer) {
		p.tell(c, b)
		hear(b)
	}
}
