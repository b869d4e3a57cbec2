package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
)

func TestEachRuleHasItsTest(t *testing.T) {
	numbers := gametest.RulesAreTested(t, 9)
	require.Subset(t, numbers, []string{"S1.1", "S2.7", "S3.2", "S4.3a", "S4.10a", "S4.14a", "S4.26", "S5.5", "S6.1", "S7.2", "S8.5", "E1", "E8"})
	require.Len(t, numbers, 69)
}

func TestCitedRulesExist(t *testing.T) { gametest.CitedRulesExist(t, reasonTable, verbRules) }
