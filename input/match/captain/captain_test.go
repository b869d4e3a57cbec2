package captain

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
)

// words are those of Serenissima, with more or other texts.
func words(t *testing.T, more map[string]string) *lang.Words {
	english, err := lang.Load(lang.English)
	require.NoError(t, err)
	english, err = english.With(more)
	require.NoError(t, err)
	return english.Words(catalog.Find("serenissima").Info(), nil)
}

// What speaks for a choice in the set-up is told in victories, and that the captain does not know is said.
func TestVerdictsInVictories(t *testing.T) {
	v := &Verdict{cost: 310, share: true, why: []session.Reason{{About: "home", Worth: -310}}}
	require.Equal(t, "3% fewer victories than the captain’s choice: your home port −3%", v.Before(words(t, nil)))
	require.Contains(t, (&Verdict{unknown: true}).After(words(t, nil), true), "The captain cannot judge")
}

// Of reasons that are facts the greatest are told, each for or against the plan; what is pointed
// at instead is worth less by so much, and why is told without numbers of its own.
func TestAdviceInFacts(t *testing.T) {
	words := words(t, map[string]string{
		"serenissima.advice.cargo": "{n} points at home", "serenissima.advice.risk": "{n} % danger",
		"serenissima.advice.cards": "{n} cards", "serenissima.advice.way": "{n} turns", "serenissima.weigh.cargo": "the cargo",
		"serenissima.weigh.less": "{n} points less", "serenissima.weigh.unknown": "nobody can tell",
	})
	a := &session.Advice{Facts: true, Worth: 120, Reasons: []session.Reason{
		{About: "cargo", N: 5, Worth: 160}, {About: "risk", N: 12, Worth: -30}, {About: "cards", N: 2, Worth: 20}, {About: "way", N: 3, Worth: 10},
	}}
	require.Equal(t, []Argument{{1, "5 points at home"}, {-1, "12 % danger"}, {1, "2 cards"}}, Arguments(words, a))
	v := &Verdict{cost: 310, facts: true, why: []session.Reason{{About: "cargo", Worth: -310}}}
	require.Equal(t, "3 points less: the cargo −3", v.Before(words))
	require.Equal(t, "nobody can tell", (&Verdict{unknown: true}).After(words, true))
}

// What is told of reasons one by one comes to what is told of them together.
func TestReasonsAddUp(t *testing.T) {
	rand := game.NewRand(1)
	bent := 0
	for range 1000 {
		parts := make([]int64, 1+rand.IntN(7))
		var sum int64
		for i := range parts {
			parts[i] = int64(rand.IntN(2001)) - 1000
			sum += parts[i]
		}
		told := 0
		for i, n := range rounded(parts) {
			told += n
			require.InDelta(t, parts[i], 100*n, 99)
			if n != session.Ducats(parts[i]) {
				bent++
			}
		}
		require.Equal(t, session.Ducats(sum), told)
	}
	require.Greater(t, bent, 100)
	require.Equal(t, []int{6, 4}, rounded([]int64{650, 350}), "seven and four are not ten")
}
