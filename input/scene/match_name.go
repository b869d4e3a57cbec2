package scene

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
)

// MatchName is what a match is called unless somebody gives it another name.
func (c *Context) MatchName(m *session.Match) string {
	return c.gameName(m.Rules().Info().ID) + ", " + c.stage(m)
}

// stage says how far a match is.
func (c *Context) stage(m *session.Match) string {
	s := m.State()
	turn, _ := c.Tables[m.Rules().Info().ID].Clock(s)
	switch {
	case s.Decision().Player == game.Nobody:
		return c.Lang.T("saves.over")
	case turn == 0:
		return c.Lang.T("saves.setup")
	}
	return c.Lang.T("saves.turn", "turn", turn)
}

// players lists who plays a match, bots with what they are; of one that is over the best first,
// with their points.
func (c *Context) players(m *session.Match) string {
	var names []string
	result, seats := m.State().Result(), []game.Player{}
	for i := range m.Seats() {
		seats = append(seats, game.Player(i+1))
	}
	if result.Over {
		slices.SortStableFunc(seats, func(a, b game.Player) int { return cmp.Compare(result.Rank[a], result.Rank[b]) })
	}
	for _, seat := range seats {
		s := m.Seat(seat)
		name := s.Name
		if s.Kind == session.Bot {
			level, _ := split(s.Level)
			name = c.Lang.T("saves.bot", "name", name, "level", levelName(c.Lang, level))
		}
		if result.Over {
			name = c.Lang.T("saves.placing", "name", name, "n", int(result.Score[seat]))
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// victory says who has won a match.
func (c *Context) victory(m *session.Match) string {
	var names []string
	rank := m.State().Result().Rank
	for i, seat := range m.Seats() {
		if rank[i+1] == 1 {
			names = append(names, seat.Name)
		}
	}
	return c.Lang.T("saves.won", "game", c.gameName(m.Rules().Info().ID), "names", c.Lang.List(names, "and"))
}
