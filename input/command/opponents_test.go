package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/scene"
)

func TestOpponentsOnOffer(t *testing.T) {
	var c scene.Context
	SetOpponents(&c)
	require.Equal(t, []string{"apprentice", "merchant", "captain", "admiral", "doge"}, c.Levels("serenissima"))
	require.Equal(t, []string{"deckhand", "captain"}, c.Levels("goldenhorn"))
	require.Empty(t, c.Characters("goldenhorn"))
	require.Nil(t, c.NewAdvisor("goldenhorn"))
	for _, character := range c.Characters("serenissima") {
		_, err := ai.New("serenissima", ai.Level("captain/"+character), 1)
		require.NoError(t, err)
	}
}

// Whatever a person is asked in a game, the captain has a legal plan, says why in
// words, and sees no more than the person.
func TestAdviceOfACaptain(t *testing.T) {
	var c scene.Context
	SetOpponents(&c)
	advisor := c.NewAdvisor("serenissima")
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	rules := catalog.Find("serenissima")
	s, err := rules.New(game.Options{Seats: 4, Values: map[string]string{"money": "hidden"}})
	require.NoError(t, err)
	hand, err := ai.New("serenissima", ai.Apprentice, 3)
	require.NoError(t, err)
	dealer := game.Dealer{Rand: game.NewRand(3)}
	asked := map[string]bool{}
	for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
		seat := s.Decision().Player
		view := s.Clone()
		view.Redact(seat)
		if a := advisor.Advise(view, seat); a != nil {
			asked[rules.Info().PromptName(s.Decision().Prompt)] = true
			require.NoError(t, view.Check(a.Plan[0]))
			for _, r := range a.Reasons {
				require.True(t, words.Has("serenissima.advice."+r.About), r.About)
			}
			require.Equal(t, a.Worth, advisor.Explain(view, seat, a.Plan).Worth)
		} else {
			require.Len(t, view.AppendActions(nil), 1)
		}
		for hand.Start(view, seat); !hand.Step(1); {
		}
		require.NoError(t, game.Step(s, hand.Best(), nil))
	}
	for _, prompt := range []string{"choose-start", "activate", "loading", "sailing", "selling", "arrived", "investing", "ask-fight-on"} {
		require.True(t, asked[prompt], prompt)
	}
}
