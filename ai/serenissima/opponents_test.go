package serenissima_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/serenissima"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

func TestOpponentsOnOffer(t *testing.T) {
	o := serenissima.Opponents()
	require.Equal(t, []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge}, o.Levels())
	require.Equal(t, serenissima.Characters, o.Characters())
	_, err := o.New("captain@5", 1)
	require.ErrorContains(t, err, "captain of serenissima takes no budget")
}

// Captains do everything that the game offers.
func TestCaptainsPlayTheWholeGame(t *testing.T) {
	table := arena.Table{Opponents: serenissima.Opponents(), Seats: []ai.Level{ai.Captain, ai.Captain, ai.Captain, ai.Captain}}
	in := table.Info()
	verbs := make([]int, len(in.Verbs))
	table.Watch = func(m arena.Moment) { verbs[m.Action.Verb]++ }
	for seed := range uint64(6) {
		_, err := table.Play(seed)
		require.NoError(t, err)
	}
	for _, v := range []game.Verb{ser.LoadGood, ser.MoveSailor, ser.Sail, ser.Sell, ser.Attack, ser.FightOn, ser.Land,
		ser.TakeCube, ser.Recruit, ser.BuyGalley, ser.BuildFort, ser.BuildBasilica, ser.Forbid} {
		require.Positive(t, verbs[v], in.VerbName(v))
	}
	require.Greater(t, verbs[ser.Sell], 6*30, "sales")
	require.Greater(t, verbs[ser.Land], 6*8, "landings")
}

// Whatever a person is asked in a game, the advisor has a legal plan, says why, and
// sees no more than the person.
func TestAdvisor(t *testing.T) {
	o := serenissima.Opponents()
	advisor := o.NewAdvisor()
	asked := map[game.Prompt]bool{}
	table := arena.Table{
		Opponents: o, Options: map[string]string{"money": "hidden"},
		Seats: []ai.Level{ai.Apprentice, ai.Apprentice, ai.Apprentice, ai.Apprentice},
	}
	table.Watch = func(m arena.Moment) {
		d := m.Before.Decision()
		if d.Player < 1 {
			return
		}
		view := m.Before.Clone()
		view.Redact(d.Player)
		a := advisor.Advise(view, d.Player)
		if a == nil {
			require.Len(t, view.AppendActions(nil), 1)
			return
		}
		asked[d.Prompt] = true
		require.NoError(t, view.Check(a.Plan[0]))
		for _, r := range a.Reasons {
			require.NotEmpty(t, r.About)
		}
		require.Equal(t, a.Worth, advisor.Explain(view, d.Player, a.Plan).Worth)
	}
	_, err := table.Play(3)
	require.NoError(t, err)
	for _, p := range []game.Prompt{ser.ChooseStart, ser.Activate, ser.Loading, ser.Sailing, ser.Selling, ser.Arrived, ser.Investing, ser.AskFightOn} {
		require.True(t, asked[p], o.Rules.Info().PromptName(p))
	}
}
