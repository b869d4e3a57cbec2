package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
)

func TestEachRuleHasItsTest(t *testing.T) {
	numbers := gametest.RulesAreTested(t, 4)
	require.Subset(t, numbers, []string{"M1.1", "M1.7", "M2.1", "M2.2a", "M2.6a", "M2.14", "M3.1", "X1", "X6"})
	require.Len(t, numbers, 31)
}

func TestCitedRulesExist(t *testing.T) {
	var ofVerbs []string
	for _, v := range verbTable[1:] {
		ofVerbs = append(ofVerbs, v.rule)
	}
	gametest.CitedRulesExist(t, reasonTable, nil, ofVerbs...)
}
