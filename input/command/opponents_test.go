package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/catalog"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/input/app"
	"serenissima/render/table/all"
	"serenissima/render/texttwin"
)

// Scenes are told of every game's opponents.
func TestOpponentsOnOffer(t *testing.T) {
	var c app.Context
	SetOpponents(&c)
	for _, o := range catalog.All() {
		id := o.Rules.Info().ID
		require.Len(t, c.Bots.Levels(id), len(o.Levels()))
		for i, level := range o.Levels() {
			require.Equal(t, string(level), c.Bots.Levels(id)[i])
			require.Equal(t, i > 0, c.Bots.Wins(id, string(level)) > 0, "%s of %s: every level but the lowest says what it wins", level, id)
		}
		require.Equal(t, o.Characters(), c.Bots.Characters(id))
		require.Len(t, c.Bots.Books(id), len(o.Books))
		require.Equal(t, o.NewAdvisor == nil, c.Bots.NewAdvisor(id) == nil)
		require.NotNil(t, c.Bots.NewBrain(id, "of another version", 1))
	}
}

// There are words in every language for the steps of a plan, for every reason that an advisor
// gives, and for what speaks against other steps.
func TestAdviceHasWords(t *testing.T) {
	for _, o := range catalog.All() {
		if o.NewAdvisor == nil {
			continue
		}
		var languages []*lang.Words
		for _, l := range lang.Available() {
			c, err := lang.Load(l.Tag)
			require.NoError(t, err)
			languages = append(languages, c.Words(o.Rules.Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"}))
		}
		reasons := 0
		for _, v := range append([]ai.Variant{{}}, o.Variants...) {
			reasons += tellAdvice(t, o, v, languages)
		}
		require.Positive(t, reasons)
	}
}

// tellAdvice requires words for what is advised in a game of deckhands, and counts the reasons.
func tellAdvice(t *testing.T, o *ai.Opponents, v ai.Variant, languages []*lang.Words) (reasons int) {
	in, advisor := o.Rules.Info(), o.NewAdvisor()
	s, err := o.Rules.New(game.Options{Seats: in.MaxSeats, Values: v.Options})
	require.NoError(t, err)
	hand, err := o.New(o.Levels()[0], 3)
	require.NoError(t, err)
	whole := func(text string) { require.False(t, text == "" || strings.ContainsAny(text, "<>{}"), text) }
	dealer := game.Dealer{Rand: game.NewRand(3)}
	for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
		seat := s.Decision().Player
		view := s.Clone()
		view.Redact(seat)
		if a := advisor.Advise(view, seat); a != nil {
			for _, words := range languages {
				for _, step := range texttwin.StepsOf(all.Tables[in.ID], words, view, a.Plan) {
					whole(step)
				}
				for _, r := range a.Reasons {
					whole(words.Line("advice."+r.About, "where", r.Where, "n", r.N))
					if a.Facts {
						whole(words.Line("weigh."+r.About, "where", r.Where))
					}
					reasons++
				}
			}
		}
		for hand.Start(view, seat); !hand.Step(1); {
		}
		require.NoError(t, gametest.Step(s, hand.Best(), nil))
	}
	return reasons
}
