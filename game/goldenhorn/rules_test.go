package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
)

func TestEachRuleHasItsTest(t *testing.T) {
	numbers := gametest.RulesAreTested(t, 12)
	require.Subset(t, numbers, []string{"G1.1", "G2.6", "G3.5", "G4.4", "G5.7", "G6.4", "G7.3", "G8.5", "G9.16", "G10.4", "G11.1", "X1", "X11"})
	require.Len(t, numbers, 6+6+5+4+7+4+3+5+16+4+1+11)
}

func TestCitedRulesExist(t *testing.T) { gametest.CitedRulesExist(t, reasonTable, verbRules) }
