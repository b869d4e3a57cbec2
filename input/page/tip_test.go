package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
)

// The tip of a button goes away with the page that the button opens.
func TestATipDoesNotStayBelowAnotherPage(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Wake()
	at, about := d.Place("settings"), "Language, pace"
	d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	require.True(t, d.Shows(about))
	d.Tap("settings")
	require.False(t, d.Shows(about))
}
