package app

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
)

// GameName is what a game is called: its id if the language has no words for it.
func GameName(words *lang.Catalog, id string) string {
	if key := "game." + id; words.Has(key) {
		return words.T(key)
	}
	return id
}

// GameFacts says how many play a game, and for how long.
func GameFacts(words *lang.Catalog, r game.Rules) string {
	in := r.Info()
	players := words.T("games.players", "n", in.MinSeats, "m", in.MaxSeats)
	if in.MinSeats == in.MaxSeats {
		players = words.T("games.players.exactly", "n", in.MinSeats)
	}
	if key := "game." + in.ID + ".length"; words.Has(key) {
		return words.T("games.of", "game", players, "what", words.T(key))
	}
	return players
}

// GameAbout says in a sentence what a game is like, in nothing where the language has no
// words for it.
func GameAbout(words *lang.Catalog, id string) string { return ofGame(words, id, ".about") }

// GameTagline says in a few words what a game is about, in nothing where the language has none for it.
func GameTagline(words *lang.Catalog, id string) string { return ofGame(words, id, ".tagline") }

func ofGame(words *lang.Catalog, id, what string) string {
	if key := "game." + id + what; words.Has(key) {
		return words.T(key)
	}
	return ""
}

// GameCard is the card of a game in one text.
func GameCard(words *lang.Catalog, r game.Rules) string {
	texts := []string{GameName(words, r.Info().ID), GameFacts(words, r), GameAbout(words, r.Info().ID)}
	texts = slices.DeleteFunc(texts, func(text string) bool { return text == "" })
	return strings.Join(texts, ". ")
}

// GameOf is the id of the game of a match, or no game's of none.
func GameOf(m session.Outline) string {
	if m == nil {
		return ""
	}
	return m.Rules().Info().ID
}

// DefaultName is what the player on seat i, from zero, is called if nobody has said.
func DefaultName(c *Context, i int) string { return c.Lang.T("setup.name." + strconv.Itoa(i+1)) }
