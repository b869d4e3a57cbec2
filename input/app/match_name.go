package app

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
)

// MatchName is what a match is called unless somebody gives it another name.
func MatchName(c *Context, m *session.Match) string {
	return GameName(c.Lang, m.Rules().Info().ID) + ", " + HowFar(c, m)
}

// HowFar says how far a match is.
func HowFar(c *Context, m *session.Match) string {
	s := m.State()
	turn, _ := c.Games.Tables[m.Rules().Info().ID].Clock(s)
	switch {
	case s.Decision().Player == game.Nobody:
		return c.Lang.T("saves.over")
	case turn == 0:
		return c.Lang.T("saves.setup")
	}
	return c.Lang.T("saves.turn", "turn", turn)
}

// Players lists who plays a match, bots with what they are; of one that is over the best first,
// with their points.
func Players(c *Context, m *session.Match) string {
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
			level, _ := SplitLevel(s.Level)
			name = c.Lang.T("saves.bot", "name", name, "level", LevelName(c.Lang, level))
		}
		if result.Over {
			name = c.Lang.T("saves.placing", "name", name, "n", int(result.Score[seat]))
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// victory says who has won a match.
func victory(c *Context, m *session.Match) string {
	var names []string
	rank := m.State().Result().Rank
	for i, seat := range m.Seats() {
		if rank[i+1] == 1 {
			names = append(names, seat.Name)
		}
	}
	return c.Lang.T("saves.won", "game", GameName(c.Lang, m.Rules().Info().ID), "names", c.Lang.List(names, "and"))
}

// OfGame puts the name of the game of a match before what is said about it, where there
// is more than one game.
func OfGame(c *Context, m session.Outline, what string) string {
	if !c.Games.Several() {
		return what
	}
	return c.Lang.T("games.of", "game", GameName(c.Lang, m.Rules().Info().ID), "what", what)
}
