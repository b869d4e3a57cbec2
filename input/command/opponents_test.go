package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai/catalog"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/input/scene"
)

// Scenes are told of every game's opponents.
func TestOpponentsOnOffer(t *testing.T) {
	var c scene.Context
	SetOpponents(&c)
	for _, o := range catalog.All() {
		id := o.Rules.Info().ID
		require.Len(t, c.Levels(id), len(o.Levels()))
		for i, level := range o.Levels() {
			require.Equal(t, string(level), c.Levels(id)[i])
		}
		require.Equal(t, o.Characters(), c.Characters(id))
		require.Len(t, c.Books(id), len(o.Books))
		require.Equal(t, o.NewAdvisor == nil, c.NewAdvisor(id) == nil)
		require.NotNil(t, c.NewBrain(id, "of another version", 1))
	}
}

// There are words for every reason that an advisor gives.
func TestAdviceHasWords(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	for _, o := range catalog.All() {
		if o.NewAdvisor == nil {
			continue
		}
		in, advisor := o.Rules.Info(), o.NewAdvisor()
		s, err := o.Rules.New(game.Options{Seats: in.MaxSeats})
		require.NoError(t, err)
		hand, err := o.New(o.Levels()[0], 3)
		require.NoError(t, err)
		reasons := 0
		dealer := game.Dealer{Rand: game.NewRand(3)}
		for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
			seat := s.Decision().Player
			view := s.Clone()
			view.Redact(seat)
			if a := advisor.Advise(view, seat); a != nil {
				for _, r := range a.Reasons {
					require.True(t, words.Has(in.ID+".advice."+r.About), r.About)
					reasons++
				}
			}
			for hand.Start(view, seat); !hand.Step(1); {
			}
			require.NoError(t, gametest.Step(s, hand.Best(), nil))
		}
		require.Positive(t, reasons)
	}
}
