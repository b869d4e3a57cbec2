package result

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/display"
)

// An outcome is how a match ended, and how far that has been told: what the parts of its result
// have in common.
type outcome struct {
	match    session.Outline
	end      game.State   // of the match, with all that was hidden
	last     []game.Event // that happened
	ranking  []Placing    // best first
	ports    bool         // they are counted
	counting counting     // of what is stored
}

// winners are those who share the first place.
func (o *outcome) winners() (list []Placing) {
	for _, s := range o.ranking {
		if s.Rank == 1 {
			list = append(list, s)
		}
	}
	return list
}

// victors names whoever has won.
func (o *outcome) victors(c *app.Context) string {
	var names []string
	for _, s := range o.winners() {
		names = append(names, s.Name)
	}
	return c.Lang.List(names, "and")
}

// headline says who has won.
func (o *outcome) headline(c *app.Context) string {
	if len(o.winners()) == 1 {
		return o.word(c, "result.winner", "name", o.victors(c))
	}
	return c.Lang.T("result.shared", "names", o.victors(c))
}

// cause says why the match is over, in games that may end in several ways.
func (o *outcome) cause(c *app.Context) string {
	words := o.words(c)
	for _, ev := range o.last {
		key := "result.ended." + words.Info.NoteName(ev.Note)
		if ev.Kind == game.Ended && words.Has(words.Info.ID+"."+key) {
			return words.Line(key, "by", game.Seat(ev.By), "what", ev.What)
		}
	}
	return ""
}

// word is what the game calls something, or else what most call it: points are ducats.
func (o *outcome) word(c *app.Context, key string, args ...any) string {
	return o.words(c).Own(key, args...)
}

// words are those of the game.
func (o *outcome) words(c *app.Context) *lang.Words {
	var names []string
	for _, seat := range o.match.Seats() {
		names = append(names, seat.Name)
	}
	return c.Lang.Words(o.match.Rules().Info(), names)
}

// possessions are the words for points, and for ports where they are counted.
func (o *outcome) possessions(c *app.Context, s *Placing) string {
	points := o.word(c, "result.points", "n", s.Score)
	if !o.ports {
		return points
	}
	return c.Lang.List([]string{points, o.portsOf(c, s)}, "and")
}

// portsOf counts the ports of a player, in words.
func (o *outcome) portsOf(c *app.Context, s *Placing) string {
	return o.word(c, "result.count.ports", "n", s.Ports)
}

// who says what plays on a seat: a person, or which bot.
func (o *outcome) who(c *app.Context, s *Placing) string {
	switch s.Player.Kind {
	case session.Bot:
		level, _ := app.SplitLevel(s.Player.Level)
		return c.Lang.T("result.bot", "level", app.LevelName(c.Lang, level))
	case session.Human:
		return c.Lang.T("result.person")
	}
	return ""
}

// tied reports whether ports decided between players with equal points.
func (o *outcome) tied() bool {
	for i, s := range o.ranking[1:] {
		if s.Score == o.ranking[i].Score && s.Rank != o.ranking[i].Rank {
			return true
		}
	}
	return false
}

// colours are the liveries of those who have won.
func (o *outcome) colours() (list []int) {
	for _, s := range o.winners() {
		list = append(list, s.Colour)
	}
	return list
}

// seated are the ranking in the order of the seats.
func (o *outcome) seated() []*Placing {
	list := make([]*Placing, len(o.ranking))
	for i := range o.ranking {
		list[o.ranking[i].Seat-1] = &o.ranking[i]
	}
	return list
}

// listed are the ranking in the order in which they stand below each other.
func (o *outcome) listed() []*Placing {
	list := o.seated()
	if o.counting.done() {
		slices.SortStableFunc(list, func(a, b *Placing) int { return a.Rank - b.Rank })
	}
	return list
}

// account says what a player has earned and spent, nothing where nobody spends.
func (o *outcome) account(c *app.Context, s *Placing) (earned, spent string) {
	if !spends(o.ranking) {
		return "", ""
	}
	return o.word(c, "result.earned", "n", s.earned()), o.word(c, "result.spent", "n", s.spent())
}

// scoreWidth is how wide the score of a player is.
func (o *outcome) scoreWidth(c *app.Context, s *Placing) float64 {
	u := c.Unit()
	w := display.Measure(c.Lang.Number(s.Score), display.SansBold, 26*u)
	if o.ports {
		w = max(w, display.Measure(o.portsOf(c, s), display.SansSmall, 13.5*u))
	}
	return w + 1
}

// amount writes what a source has brought: with a sign where other sources cost something.
func (o *outcome) amount(c *app.Context, n int, key string) string {
	return app.Amount(c, n, key == startKey || !spends(o.ranking))
}
