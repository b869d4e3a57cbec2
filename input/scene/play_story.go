package scene

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A sentence of the story and whose doing it tells, Nobody for the bank or the
// Doge.
type sentence struct {
	text  string
	by    game.Player
	where game.Ref // what it is about: a place on the chart, if there is one
	beat  int      // in which it happened, from one; zero: before all
	small bool     // for the log alone: it leads from one galley to the next, or tells of the seal
}

// tell adds what happened to the story, in words.
func (p *Play) tell(c *Context, b session.Beat) {
	p.beats++
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		p.rolled.note(p.table, ev)
	}
	p.story = appendStory(p.story, p.table, p.words(c), b, p.beats)
}

// appendStory tells a beat, the n-th of its match, as far as everybody may know of
// it.
func appendStory(story []sentence, on table.Table, words *lang.Words, b session.Beat, n int) []sentence {
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		if text, ok := words.Told(ev); ok {
			story = append(story, sentence{text, whose(ev), whereabouts(ev), n, on.Meaning(ev).Kind == table.LeadsOn})
		}
	}
	return story
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

// whereabouts is what an event is about: the port or zone, else the ship, else
// whatever else it names.
func whereabouts(ev game.Event) game.Ref {
	refs := [...]game.Ref{ev.To, ev.From, ev.What}
	for _, kinds := range [...][]game.RefKind{{game.PortRef, game.AreaRef}, {game.ShipRef}, {game.SeatRef, game.TrackRef, game.CardRef}} {
		for _, r := range refs {
			if slices.Contains(kinds, r.Kind) {
				return r
			}
		}
	}
	return game.Ref{}
}

// shown is the part of the story that has been seen: what the timeline has still
// to show is not told before.
func (p *Play) shown() []sentence {
	n := len(p.story)
	for seen := p.beats - p.timeline.Left(); n > 0 && p.story[n-1].beat > seen; {
		n--
	}
	return p.story[:n]
}

// retell tells the whole match from its beginning, first that it is sealed.
func (p *Play) retell(c *Context) {
	p.story, p.beats = p.story[:0], 0
	if text := c.Sealed(p.match, "dice.sealed"); text != "" {
		p.story = append(p.story, sentence{text: text, small: true})
	}
	for b := range p.match.Beats() {
		p.tell(c, b)
	}
}

// recall lets ships lie as the match has left them before its last so many beats,
// which are still to be shown.
func (p *Play) recall(shown int) {
	n := p.match.Len() - shown
	for b := range p.match.Beats() {
		if n--; n < 0 {
			return
		}
		p.timeline.Recall(b)
	}
}

// standings is the final table: ranks, money, and where it came from; seats look as
// the numbers of their liveries say.
func (p *Play) standings(liveries []int) []Standing {
	result := p.match.State().Result()
	var list []Standing
	history := p.history(len(p.match.Seats()))
	for i, s := range p.match.Seats() {
		seat := game.Player(i + 1)
		list = append(list, Standing{
			Seat: seat, Name: s.Name, Colour: liveries[i], Rank: int(result.Rank[seat]),
			Ducats: int(result.Score[seat]), Ports: table.PortsOf(p.table, p.match.State(), seat), History: history[i],
		})
	}
	for b := range p.match.Beats() {
		for _, ev := range b.Events {
			p.account(list, ev)
		}
	}
	for i := range list {
		sum := 0
		for _, s := range list[i].Sources {
			sum += s.N
		}
		list[i].Sources = append([]Source{{Key: "start", N: list[i].Ducats - sum}}, list[i].Sources...)
	}
	slices.SortStableFunc(list, func(a, b Standing) int { return a.Rank - b.Rank })
	return list
}

// account books an event that moves money: by its note, income and spending
// apart.
func (p *Play) account(list []Standing, ev game.Event) {
	if ev.Kind != game.Paid && ev.Kind != game.Scored {
		return
	}
	note := p.info.NoteName(ev.Note)
	if ev.To.Kind == game.SeatRef {
		book(&list[ev.To.ID-1], "in."+note, int(ev.N))
	}
	if ev.From.Kind == game.SeatRef {
		book(&list[ev.From.ID-1], "out."+note, -int(ev.N))
	}
}

func book(s *Standing, key string, n int) {
	i := slices.IndexFunc(s.Sources, func(x Source) bool { return x.Key == key })
	if i < 0 {
		s.Sources = append(s.Sources, Source{Key: key})
		i = len(s.Sources) - 1
	}
	s.Sources[i].N += n
}
