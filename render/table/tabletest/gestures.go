package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// gestures checks what gestures mean: only actions of the seat that is asked, and all
// that are legal can be chosen by pointing, dragging, or the buttons.
func (c *check) gestures(s game.State) {
	legal := s.AppendActions(nil)
	if len(legal) == 0 {
		return
	}
	by, offer := s.Decision().Player, c.Table.Offer(s)
	reached, taken := map[game.Action]bool{}, map[game.Action]bool{} // by any gesture, out of a hold
	try := func(g table.Gesture) {
		meant := c.Table.Meant(s, g)
		for i, a := range meant {
			c.true(a.By == by, "%+v is taken for an action of seat %d", g, a.By)
			c.true(g.Point == (game.Ref{}) || !slices.Contains(meant[:i], a) || !slices.Contains(legal, a), "%+v is taken twice for %v", g, a) // it would be offered twice
			reached[a] = true
		}
	}
	refs := c.Table.Things(s)
	for _, a := range legal {
		refs = append(refs, a.Obj[:]...)
	}
	slices.SortFunc(refs, func(a, b game.Ref) int { return 1000*(int(a.Kind)-int(b.Kind)) + int(a.ID) - int(b.ID) })
	for _, ref := range slices.Compact(refs) {
		if ref != (game.Ref{}) {
			try(table.Gesture{Point: ref})
		}
	}
	for _, from := range offer.Holds {
		for _, to := range offer.Holds {
			for _, piece := range slices.Concat(from.Pieces, from.Source) {
				g := table.Gesture{Drag: table.Drag{What: piece, From: from.Place, To: to.Place}}
				for _, a := range c.Table.Meant(s, g) {
					taken[a] = true
				}
				try(g)
			}
		}
	}
	for _, g := range offer.Groups {
		try(table.Gesture{Group: g.Name})
	}
	c.standing(s, legal)
	c.choices(s, reached)
	for _, ref := range offer.Lit {
		if _, ok := c.chosen(s, nil, ref); ok {
			continue
		}
		named := slices.ContainsFunc(legal, func(a game.Action) bool { return slices.Contains(a.Obj[:], ref) })
		meant := slices.ContainsFunc(c.Table.Meant(s, table.Gesture{Point: ref}), func(a game.Action) bool { return slices.Contains(legal, a) })
		c.true(named || meant, "%v is lit for nothing", ref)
	}
	for _, h := range offer.Holds {
		if h.Name != "" {
			c.text("a hold", c.words.Line(h.Name))
		}
	}
	c.fills(s, offer, legal)
	for _, r := range offer.Routes {
		c.true(len(r.Plan) > 0 && s.Check(r.Plan[0]) == nil, "the way to %v does not begin with a legal action", r.To)
		c.lines(c.Table.Preview(s, r.Plan))
	}
	for _, a := range legal {
		c.true(reached[a] || c.buttoned(s, offer, a), "nothing at the screen leads to %s", c.Rules.Info().ActionText(a))
		c.lines(c.Table.Preview(s, []game.Action{a}))
		c.lines(c.Table.Stakes(s, a))
	}
	if f := table.FightOf(c.Table, s); f != nil {
		c.true(s.Asking().Question, "a fight asks nothing")
	}
	if len(offer.Answers) > 0 {
		c.answers(s, offer.Answers, slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return taken[a] }))
	}
	if offer.About.Key != "" {
		c.text("the question", c.words.Line("about."+offer.About.Key, offer.About.Args...))
	}
}

// fills checks what is bought place by place, and what is done with holds as a whole: all of
// it is legal at first, belongs to a group and can be said.
func (c *check) fills(s game.State, offer table.Offer, legal []game.Action) {
	holds := slices.Clone(offer.Holds)
	for _, f := range offer.Fills {
		holds = append(holds, f)
		berth := slices.ContainsFunc(legal, func(a game.Action) bool { return a.Obj[0].Kind == game.ShipRef && a.Obj[1] == f.Place })
		held := slices.ContainsFunc(offer.Holds, func(h table.Hold) bool { return h.Place == f.Place })
		c.true(len(f.FillEach)+len(f.WholeActions)+len(f.Off) > 0 || berth || held, "%v is neither for a purchase nor for a reason against one, nor are pieces moved there", f.Place)
		c.true(len(f.FillEach) <= f.Space-len(f.Pieces), "%v has no room for %d pieces", f.Place, len(f.FillEach))
		for _, a := range f.Off {
			c.true(s.Check(a.Action) != nil, "%s is possible", c.Rules.Info().ActionText(a.Action))
			c.true(a.Icon != "" || len(a.Pieces) > 0, "%s has no sign", c.Rules.Info().ActionText(a.Action))
		}
		for i, a := range f.FillEach {
			c.true(slices.Contains(legal, f.FillEach[0]) && c.buttoned(s, offer, a), "%s fills nothing", c.Rules.Info().ActionText(a))
			c.lines(c.Table.Preview(s, f.FillEach[:i+1]))
			c.true(game.Cost(s, a) >= 0, "%s brings money", c.Rules.Info().ActionText(a))
		}
	}
	for _, h := range holds {
		for _, a := range h.WholeActions {
			c.true(slices.Contains(legal, a.Action) && c.buttoned(s, offer, a.Action), "%s is not for %v", c.Rules.Info().ActionText(a.Action), h.Place)
			c.true(a.Icon != "" || len(a.Pieces) > 0, "%s has no sign", c.Rules.Info().ActionText(a.Action))
		}
		c.true(len(h.FillN) == 0 || len(h.FillN) <= h.Space-len(h.Pieces), "%v has no room for %d pieces", h.Place, len(h.FillN))
		for _, a := range h.FillN {
			c.true(slices.Contains(legal, a) && c.buttoned(s, offer, a), "%s puts nothing into %v", c.Rules.Info().ActionText(a), h.Place)
		}
	}
}

// chosen is what is chosen once a thing has been pointed at, on a table where things are.
func (c *check) chosen(s game.State, before []game.Ref, ref game.Ref) (now []game.Ref, ok bool) {
	if chooser, can := c.Table.(table.Chooser); can {
		return chooser.Choose(s, before, ref)
	}
	return nil, false
}

// choices follows everything that can be chosen before something is done: all of it can be
// pointed at, and each way that follows begins with a legal action and is legal to its end.
func (c *check) choices(s game.State, reached map[game.Action]bool) {
	chooser, ok := c.Table.(table.Chooser)
	if !ok {
		return
	}
	for _, a := range s.AppendActions(nil) {
		c.chosenFor(s, chooser, a)
	}
	v := c.view(s, c.window)
	seen := map[string]bool{}
	next := [][]game.Ref{nil}
	for len(next) > 0 {
		chosen := next[0]
		next = next[1:]
		offer := chooser.With(s, chosen)
		v.Chosen = chosen
		light(v, offer.Lit)
		l := c.draw(v)
		for _, r := range offer.Routes {
			reached[r.Plan[0]] = true
			c.way(s, r)
			c.shown(v, l, r.To)
		}
		for _, ref := range offer.Lit {
			now, ok := chooser.Choose(s, chosen, ref)
			if !ok {
				continue
			}
			c.shown(v, l, ref)
			c.told(c.Table.Tell(v, ref))
			if key := fmt.Sprint(now); !seen[key] {
				seen[key] = true
				next = append(next, now)
			}
		}
	}
}

// chosenFor checks that what is chosen for an action can be, one after the other, and that a
// way begins with the action then.
func (c *check) chosenFor(s game.State, chooser table.Chooser, a game.Action) {
	things := chooser.ChosenFor(s, a)
	if len(things) == 0 {
		return
	}
	var chosen []game.Ref
	for _, ref := range things {
		now, ok := chooser.Choose(s, chosen, ref)
		c.true(ok && slices.Contains(now, ref), "%v cannot be chosen for %s", ref, c.Rules.Info().ActionText(a))
		chosen = now
	}
	begins := slices.ContainsFunc(chooser.With(s, chosen).Routes, func(r table.Route) bool { return r.Plan[0] == a })
	c.true(begins, "no way begins with %s", c.Rules.Info().ActionText(a))
}

// way carries a way out on a copy, as far as chance and the same seat lead.
func (c *check) way(s game.State, r table.Route) {
	by, at := s.Decision().Player, s.Clone()
	dealer := game.Dealer{Rand: c.rand}
	for i, a := range r.Plan {
		for at.Decision().Player == game.Chance {
			at.Apply(dealer.Deal(at), nil)
		}
		if at.Decision().Player != by {
			return
		}
		c.true(at.Check(a) == nil, "step %d of the way to %v is not legal: %s", i+1, r.To, c.Rules.Info().ActionText(a))
		at.Apply(a, nil)
	}
}

// buttoned reports whether an action has a button: in a group, among the answers to a
// question, or that which ends what a seat does.
func (c *check) buttoned(s game.State, offer table.Offer, a game.Action) bool {
	return s.Asking().Question || a.Obj == [3]game.Ref{} ||
		slices.ContainsFunc(offer.Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, a.Verb) })
}

// lines requires that lines about an action can be said.
func (c *check) lines(list []table.Line) {
	for _, line := range list {
		c.text("what would happen", c.words.Line("preview."+line.Key, line.Args...))
	}
}

// standing requires of every answer that can stand that it answers the question at hand, in words;
// whoever asks has none.
func (c *check) standing(s game.State, legal []game.Action) {
	for _, a := range append([]game.Action{{}}, legal...) {
		for _, x := range game.StandingAnswers(s, a) {
			line := table.StandingLine(x)
			c.text("a standing answer", c.words.Line(line.Key, line.Args...))
			_, by, ok := game.Answered(s, []game.StandingAnswer{x})
			c.true(ok && by == x && x.By == s.Decision().Player, "%+v answers nothing", x)
		}
	}
}

// menu checks that the text twin leads to every legal action, to each in one way only,
// and that it is never at a loss for words.
func (c *check) menu(s game.State) {
	tw := c.twin()
	for _, line := range append(tw.Standing(s), tw.Position(s)...) {
		c.text("the text twin", line)
	}
	for _, ref := range c.Table.Things(s) {
		name, text := c.words.NameOf(ref), tw.Describe(s, ref)
		c.true(!strings.Contains(text, name+", "+name), "the text twin names %v twice: %q", ref, text)
	}
	legal := s.AppendActions(nil)
	if len(legal) == 0 {
		return
	}
	question := tw.Question(s)
	c.text("the question", question)
	c.true(question == lang.Capital(question), "the question begins small: %q", question)
	found := map[game.Action]int{}
	for _, part := range tw.Menu(s, legal) {
		c.text("a heading", part.Heading)
		c.follow(tw, s, part.Items, found)
	}
	for _, a := range legal {
		c.true(found[a] == 1, "the text twin has %s %d times", c.Rules.Info().ActionText(a), found[a])
	}
	c.true(len(found) == len(legal), "the text twin has %d actions, not %d", len(found), len(legal))
}

// follow counts the actions that items lead to.
func (c *check) follow(tw *texttwin.Twin, s game.State, items []texttwin.Item, found map[game.Action]int) {
	for _, item := range items {
		c.true(item.Text != "", "an item has no text")
		c.text("an item", item.Text)
		switch {
		case item.Sum != nil:
			for _, n := range item.Sum.Numbers() {
				a, _ := item.Sum.Action(n)
				found[a]++
			}
		case item.Ways != nil:
			c.follow(tw, s, item.Ways, found)
		case item.Repeat != nil: // an action that has been counted, again and again
		case item.Action.By != game.Nobody:
			found[item.Action]++
		case len(item.Among) == 1:
			found[item.Among[0]]++
		default:
			c.follow(tw, s, tw.Items(s, item.Among), found)
		}
	}
}

// twin tells of the game in text.
func (c *check) twin() *texttwin.Twin {
	tw := &texttwin.Twin{Table: c.Table, Words: c.words}
	for i, name := range names[:c.seats] {
		tw.Seats = append(tw.Seats, table.SeatStyle{Name: name, Colour: i + 1})
	}
	return tw
}

// answers are those of a question: one for each legal action that takes nothing out of a
// hold, with words and a sign.
func (c *check) answers(s game.State, answers []table.Answer, legal []game.Action) {
	var actions []game.Action
	for _, a := range answers {
		c.true(!slices.Contains(actions, a.Action), "%v is an answer twice", a.Action)
		c.true(s.Asking().Question || a.Icon != "" || len(a.Pieces) > 0, "%v has no sign", a.Action)
		actions = append(actions, a.Action)
		c.text("an answer", c.words.Answer(s.Decision(), a.Action))
	}
	if !s.Asking().Question {
		for _, a := range actions {
			c.true(s.Check(a) == nil, "%v cannot be done", a)
		}
		return
	}
	c.true(len(actions) == len(legal), "%d answers for %d actions", len(actions), len(legal))
	for _, a := range legal {
		c.true(slices.Contains(actions, a), "%v is no answer", a)
	}
}
