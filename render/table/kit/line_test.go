package kit

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

func TestPointsAlongALine(t *testing.T) {
	line := []display.Point{{X: 0, Y: 0}, {X: 6, Y: 0}, {X: 6, Y: 0}, {X: 6, Y: 4}}
	require.Equal(t, []display.Point{{X: 0, Y: 0}, {X: 3, Y: 0}, {X: 6, Y: 2}, {X: 6, Y: 4}}, Along(line, 0, 0.3, 0.8, 1))
	require.Equal(t, line[3], PointAt(line, 1.1), "no farther than its end")
}
