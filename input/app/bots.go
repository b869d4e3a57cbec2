package app

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
)

// Bots are who plays for the computer and gives advice.
type Bots struct {
	NewBrain func(rules, level string, seed uint64) session.Brain
	// Books returns what reads, one by one, what bots know; the first bot reads what
	// has not been read. It may be nil.
	Books  func(rules string) []func()
	Levels func(rules string) []string // the weakest first
	// LevelFor is the level that plays for a bot of a saved match: the bot's own if this
	// version has it. It may be nil.
	LevelFor func(rules, level string) string
	// Wins is how many of 100 games bots of a level win against three of the level below;
	// zero: not known. It may be nil.
	Wins func(rules, level string) int
	// Characters that bots of any level can have; nil: none.
	Characters func(rules string) []string
	// NewAdvisor makes who is asked for advice, nil where nobody knows the game; it
	// may be nil itself.
	NewAdvisor func(rules string) session.Advisor
}

// Opponents are what people can play against in a game: a level, which may have
// a character. A seat keeps both as its level, as in "captain/raider".
type Opponents struct {
	Levels     []string // the weakest first
	Characters []string // the empty one, which is none, first
}

// Opponents returns those of a rule set.
func (b *Bots) Opponents(rules string) Opponents {
	o := Opponents{Levels: b.Levels(rules), Characters: []string{""}}
	if b.Characters != nil {
		o.Characters = append(o.Characters, b.Characters(rules)...)
	}
	return o
}

// ladder are the levels of all games and times, the weakest first.
var ladder = []string{"random", "deckhand", "apprentice", "merchant", UsualLevel, "admiral", "doge"}

// UsualLevel is the level of whom nobody has chosen one for.
const UsualLevel = "captain"

// Fit returns the opponent on offer that is nearest to the one asked for.
func (o Opponents) Fit(spec string) string {
	level, character := SplitLevel(spec)
	if !slices.Contains(o.Levels, level) {
		asked := slices.Index(ladder, level)
		if asked < 0 {
			asked = slices.Index(ladder, UsualLevel)
		}
		distance := func(l string) int {
			d := slices.Index(ladder, l) - asked
			return max(d, -d)
		}
		level = slices.MinFunc(o.Levels, func(a, b string) int { return distance(a) - distance(b) })
	}
	if !slices.Contains(o.Characters, character) {
		character = ""
	}
	return JoinLevel(level, character)
}

// TurnLevel returns the opponent of the next level, or of the one before.
func (o Opponents) TurnLevel(spec string, by int) string {
	level, character := SplitLevel(spec)
	i := slices.Index(o.Levels, level) + by
	return JoinLevel(o.Levels[max(0, min(i, len(o.Levels)-1))], character)
}

// TurnCharacter returns the opponent with the next character, or the one before,
// round the end.
func (o Opponents) TurnCharacter(spec string, by int) string {
	level, character := SplitLevel(spec)
	n := len(o.Characters)
	return JoinLevel(level, o.Characters[(slices.Index(o.Characters, character)+by+n)%n])
}

// SplitLevel takes the level of a seat apart.
func SplitLevel(spec string) (level, character string) {
	level, character, _ = strings.Cut(spec, "/")
	return level, character
}

// JoinLevel puts it together.
func JoinLevel(level, character string) string {
	if character == "" {
		return level
	}
	return level + "/" + character
}

// LevelName and CharacterName are what people call them.
func LevelName(c *lang.Catalog, level string) string {
	if key := "level." + level; c.Has(key) {
		return c.T(key)
	}
	return level // of another version of the program
}

func CharacterName(c *lang.Catalog, character string) string {
	if character == "" {
		character = "none"
	}
	if key := "character." + character; c.Has(key) {
		return c.T(key)
	}
	return character
}

// HowItPlays says how an opponent of a game plays, and how well as far as that is known of so many players.
func (b *Bots) HowItPlays(words *lang.Catalog, rules, spec string, players int) string {
	level, character := SplitLevel(spec)
	text := words.T("level." + level + ".about")
	if character != "" {
		text += " " + words.T("character."+character+".about")
	}
	const counted = 4 // players had the games that were counted
	if key := "level." + level + ".wins"; players == counted && b.Wins != nil && b.Wins(rules, level) > 0 && words.Has(key) {
		text += " " + words.T(key, "n", b.Wins(rules, level))
	}
	return text
}

// Advisor makes who is asked for advice in a game, nil where nobody knows it.
func (b *Bots) Advisor(rules string) session.Advisor {
	if b.NewAdvisor == nil {
		return nil
	}
	return b.NewAdvisor(rules)
}

// Bot makes the bot of a seat.
func (b *Bots) Bot(m *session.Match, seat game.Player) session.Brain {
	return b.NewBrain(m.Rules().Info().ID, m.Seat(seat).Level, m.BotSeed(seat))
}

// StandIns says, of each seat whose bot has a level that this version does not have,
// which level plays there.
func (b *Bots) StandIns(words *lang.Catalog, m *session.Match) (lines []string) {
	for _, s := range m.Seats() {
		if s.Kind != session.Bot || b.LevelFor == nil {
			continue
		}
		if level := b.LevelFor(m.Rules().Info().ID, s.Level); level != s.Level {
			lines = append(lines, words.T("play.stand-in", "name", s.Name, "unknown", s.Level, "level", LevelName(words, level)))
		}
	}
	return lines
}

// WhoPlays says of a seat of the computer which level and character it has; it
// returns nothing for a person.
func WhoPlays(c *lang.Catalog, s session.Seat) string {
	if s.Kind != session.Bot {
		return ""
	}
	level, character := SplitLevel(s.Level)
	if character == "" {
		return c.T("play.bot", "level", LevelName(c, level))
	}
	return c.T("play.bot.character", "level", LevelName(c, level), "character", CharacterName(c, character))
}
