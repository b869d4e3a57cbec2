package app

import (
	"slices"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A GameList is the games that the program knows, and the tables on which they are shown.
type GameList struct {
	Catalog []game.Rules // on offer are those with a table
	Tables  table.Tables
}

// Rules returns the rule set with the id, or nil.
func (g *GameList) Rules(id string) game.Rules {
	for _, r := range g.Catalog {
		if r.Info().ID == id {
			return r
		}
	}
	return nil
}

// HasTable reports whether games of a rule set can be shown; the others are played on the
// command line.
func (g *GameList) HasTable(r game.Rules) bool { return g.Tables[r.Info().ID] != nil }

// Offered returns the rule sets for a new match, never none.
func (g *GameList) Offered() []game.Rules {
	return slices.DeleteFunc(slices.Clone(g.Catalog), func(r game.Rules) bool { return !g.HasTable(r) })
}

// Chart is the game whose chart lies behind the pages about no game in particular: the first
// offered that has one, or none.
func (g *GameList) Chart() string {
	for _, r := range g.Catalog {
		if id := r.Info().ID; g.hasChart(r) {
			return id
		}
	}
	return ""
}

// ChartOf is the game whose chart lies behind the pages about a game: itself, if it has one.
func (g *GameList) ChartOf(r game.Rules) string {
	if g.hasChart(r) {
		return r.Info().ID
	}
	return g.Chart()
}

// hasChart reports whether a game can be shown on a chart of its own.
func (g *GameList) hasChart(r game.Rules) bool {
	return g.HasTable(r) && assets.ChartPicture(r.Info().ID) != 0
}

// Miniature appends a position of a game, or an emblem where its table draws none so
// small.
func (g *GameList) Miniature(l *display.List, r display.Rect, rules game.Rules, s game.State, colour func(game.Player) int) {
	if on := g.Tables[rules.Info().ID]; on != nil {
		on.Miniature(l, r, s, colour)
		return
	}
	l.Fill(r, 0, theme.PaperDark)
	widget.Icon(l, "ship-wheel", r.Center(), r.H*0.6, theme.Brown)
	l.Stroke(r, 0, 1, theme.PaperRim)
}

// Several reports whether there is more than one game to choose from.
func (g *GameList) Several() bool { return len(g.Offered()) > 1 }

// CountsHits reports whether the dice of a match are counted: where none are thrown for
// hits, there is no page about them.
func (g *GameList) CountsHits(m session.Outline) bool {
	return table.CountsHits(g.Tables[m.Rules().Info().ID])
}
