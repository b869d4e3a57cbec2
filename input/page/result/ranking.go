package result

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/table"
)

// Ranking is the final table of a match: ranks, points, and where they came from.
func Ranking(c *app.Context, m session.Outline) []Placing {
	on, liveries := c.Games.Tables[m.Rules().Info().ID], c.Liveries(m.Rules().Info().ID, m.Seats())
	result := m.Public().Result()
	var list []Placing
	for i, s := range m.Seats() {
		seat := game.Player(i + 1)
		list = append(list, Placing{
			Seat: seat, Name: s.Name, Player: s, Colour: liveries[i], Bust: app.Bust(m, seat), Rank: int(result.Rank[seat]),
			Score: int(result.Score[seat]), Ports: on.Holdings(m.Public(), seat).Ports,
		})
	}
	tell(list, m, on)
	bookStart(list)
	slices.SortStableFunc(list, func(a, b Placing) int { return a.Rank - b.Rank })
	return list
}

// account books an event that moves money: by its note, income and spending
// apart.
func account(list []Placing, info *game.Info, ev game.Event) {
	if ev.Kind != game.Paid && ev.Kind != game.Scored {
		return
	}
	note := info.NoteName(ev.Note)
	if ev.To.Kind == game.SeatRef {
		book(&list[ev.To.ID-1], "in."+note, int(ev.N))
	}
	if ev.From.Kind == game.SeatRef {
		book(&list[ev.From.ID-1], "out."+note, -int(ev.N))
	}
}

// bookStart books what seats must have had at the start, unless nobody had anything.
func bookStart(list []Placing) {
	start := func(s *Placing) int { return s.Score - s.earned() + s.spent() }
	if !slices.ContainsFunc(list, func(s Placing) bool { return start(&s) != 0 }) {
		return
	}
	for i := range list {
		list[i].Sources = append([]Source{{Key: startKey, N: start(&list[i])}}, list[i].Sources...)
	}
}

// book adds money to a source.
func book(s *Placing, key string, n int) {
	i := slices.IndexFunc(s.Sources, func(x Source) bool { return x.Key == key })
	if i < 0 {
		s.Sources = append(s.Sources, Source{Key: key})
		i = len(s.Sources) - 1
	}
	s.Sources[i].N += n
}

// tell goes through a match: it books the money of each seat, and notes a moment for each turn and the
// end.
func tell(list []Placing, m session.Outline, on table.Table) {
	note := func(s game.State) {
		result := s.Result()
		for i := range list {
			x := &list[i]
			x.History = append(x.History, Moment{Score: int(result.Score[x.Seat]), Ports: on.Holdings(s, x.Seat).Ports})
		}
	}
	for b := range m.Record(game.Nobody) {
		for _, ev := range b.Events {
			switch on.Meaning(ev).Kind {
			case table.Barter:
				continue
			case table.NewTurn:
				note(b.After)
			}
			account(list, m.Rules().Info(), ev)
		}
	}
	note(m.Public())
}
