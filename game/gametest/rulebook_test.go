package gametest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const rulesOfToy = `# Toy

## 1 Coins
- T1.1 A seat is dealt coins. **Ruling** from one to three. **Ruling** they are not lost.
- T1.2 Throw or run.

## 2 The end
- T2.1a The goal ends the game.
  **Ruling** at once.
# Remarks
**Ruling** is what settles a gap.
- X1 An example.

## 3 Remarks
- T1.1 was hard to find.
`

func TestNumberedRules(t *testing.T) {
	rules, err := numberedRules(rulesOfToy, 2)
	require.NoError(t, err)
	require.Equal(t, []numberedRule{{"T1.1", 2}, {"T1.2", 0}, {"T2.1a", 1}, {"X1", 0}}, rules)
	_, err = numberedRules(rulesOfToy, 3)
	require.EqualError(t, err, "T1.1 stands twice in RULES.md")
}

func TestRulesWithoutTestsAreFound(t *testing.T) {
	r := numberedRule{"T1.1", 2}
	require.NoError(t, r.tested(map[string]int{"TestT1_1_Coins": 2}))
	require.NoError(t, r.tested(map[string]int{"TestT1_1_Coins": 1, "TestT1_1_Dealing": 1}))
	require.EqualError(t, r.tested(map[string]int{"TestT1_1Coins": 2, "TestT1_10_Coins": 2}), "no test TestT1_1_…")
	require.EqualError(t, r.tested(map[string]int{"TestT1_1_Coins": 1}), `1 subtests "ruling: …" in TestT1_1_…, there are 2 rulings`)
}

func TestHasRule(t *testing.T) {
	for _, rule := range []string{"T1.1", "T2.1a", "T1", "T3"} {
		require.True(t, hasRule(rulesOfToy, rule), rule)
	}
	for _, rule := range []string{"T1.3", "T2.1", "T4"} {
		require.False(t, hasRule(rulesOfToy, rule), rule)
	}
}

// Subtests are counted by their names, written at once or put together.
func TestRulingsAreCounted(t *testing.T) {
	t.Run("ruling: one", func(t *testing.T) {})
	for _, name := range []string{"a", "b"} {
		t.Run("ruling: "+name, func(t *testing.T) {})
	}
	t.Run("no ruling", func(t *testing.T) {})
	tests := map[string]int{}
	countRulings(t, "rulebook_test.go", tests)
	require.Equal(t, 2, tests["TestRulingsAreCounted"])
	require.Contains(t, tests, "TestHasRule")
}
