package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/render/control"
)

// The tip of a button goes away with the page that the button opens.
func TestATipDoesNotStayBelowAnotherPage(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.wake()
	at, about := d.place("settings"), "Language, pace"
	d.tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	d.tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	require.True(t, d.shows(about))
	d.tap("settings")
	require.False(t, d.shows(about))
}
