package goldenhorn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/goldenhorn"
)

func TestOpponentsOnOffer(t *testing.T) {
	o := goldenhorn.Opponents()
	require.Equal(t, []ai.Level{ai.Deckhand, ai.Captain}, o.Levels())
	require.Empty(t, o.Characters())
	require.NotNil(t, o.NewAdvisor())
}
