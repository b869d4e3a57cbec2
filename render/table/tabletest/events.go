package tabletest

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// events checks what an action has led to: the clock goes on, and each event can be
// told, heard, and shown where it begins and ends.
func (c *check) events(before, after game.State, events []game.Event) {
	turn, scorings := c.Table.Clock(before)
	now, scored := c.Table.Clock(after)
	c.true(now >= turn && scored >= scorings, "the clock goes back from %d, %d to %d, %d", turn, scorings, now, scored)
	if len(events) == 0 {
		return
	}
	from := c.Table.Stage(c.view(before.Clone(), c.window))
	to := from.In(after.Clone())
	for _, ev := range session.VisibleTo(events, game.Nobody) {
		text := c.Rules.Info().EventText(ev)
		meaning := c.Table.Meaning(ev)
		c.true(meaning.Weight >= 0 && meaning.Weight <= table.MostWeight, "%s has the weight %d", text, meaning.Weight)
		c.together(ev)
		if told, ok := c.words.Narrate(ev); ok {
			c.text("the story", told)
		} else {
			c.true(meaning.Weight == 0, "%s matters and is not told", text)
		}
		_, ok := c.Table.Cues().Sound(ev)
		c.true(ok, "%s has no sound, not even a silence", text)
		if !slices.Contains(moving, ev.Kind) {
			continue
		}
		if ev.From != (game.Ref{}) {
			_, ok := from.Anchor(ev.From)
			c.true(ok, "%s: there is no place for it to begin", text)
		}
		if ev.To != (game.Ref{}) {
			_, ok := to.Anchor(ev.To)
			c.true(ok, "%s: there is no place for it to end", text)
		}
	}
}

// together checks what is said of events that are told together.
func (c *check) together(ev game.Event) {
	if c.row = append(c.row, ev); len(c.row) > 1 {
		if line, ok := c.Table.Together(c.row); ok {
			if line.Key != "" {
				c.text("the story", c.words.Line(line.Key, line.Args...))
			}
			return
		}
	}
	c.row = []game.Event{ev}
}

// moving are the kinds of events that are shown between two places.
var moving = []game.EventKind{game.Moved, game.Placed, game.Removed, game.Took, game.Paid, game.Drew}

// secrets checks that what a seat cannot know is neither in its picture nor in its text
// twin: whatever it is, both stay the same.
func (c *check) secrets(s game.State) {
	seat := game.Player(1 + c.rand.IntN(c.seats))
	view, other := s.Clone(), s.Clone()
	view.Redact(seat)
	other.Resample(seat, &c.rand)
	other.Redact(seat)
	v, w := c.view(view, c.window), c.view(other, c.window)
	l, k := c.draw(v), c.draw(w)
	c.true(slices.Equal(l.Ops, k.Ops) && slices.Equal(l.Hits, k.Hits), "the picture shows seat %d what it cannot know", seat)
	for _, ref := range c.Table.Things(view) {
		told, other := c.Table.Tell(v, ref), c.Table.Tell(w, ref)
		same := slices.EqualFunc(told.Signs, other.Signs, func(a, b widget.TipSign) bool { return a.Text == b.Text })
		c.true(same && slices.Equal(told.Lines, other.Lines) && slices.Equal(told.Rest, other.Rest), "seat %d is told of %v what it cannot know", seat, ref)
	}
	tw := c.twin()
	c.true(slices.Equal(tw.Standing(view), tw.Standing(other)) && slices.Equal(tw.Position(view), tw.Position(other)),
		"the text twin tells seat %d what it cannot know", seat)
}
