package device

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPlaceOfAWindow(t *testing.T) {
	p := Place{Monitor: "HDMI-1", X: 100, Y: 50, Width: 1280, Height: 800}
	again, ok := ReadPlace(p.Text())
	require.True(t, ok)
	require.Equal(t, p, again)
	for _, text := range []string{"", "{}", "null", "[]", `{"width":-1,"height":800}`, `{"width":1e99}`} {
		_, ok := ReadPlace([]byte(text))
		require.False(t, ok, text)
	}
	require.Equal(t, p, p.Within(1920, 1080))
	require.Equal(t, Place{Monitor: "HDMI-1", X: 0, Y: 0, Width: 1280, Height: 720}, p.Within(1280, 720))
	far := Place{X: 5000, Y: -300, Width: 600, Height: 400}
	require.Equal(t, Place{X: 1320, Y: 0, Width: 600, Height: 400}, far.Within(1920, 1080))
	require.Equal(t, Place{Width: 320, Height: 240}, far.Within(100, 100))
}

func TestScreenful(t *testing.T) {
	s := NewScreenful(false)
	tick := func(setting, filled, now, ask bool) {
		t.Helper()
		gotNow, gotAsk := s.Tick(setting, filled)
		require.Equal(t, [2]bool{now, ask}, [2]bool{gotNow, gotAsk})
	}
	tick(false, false, false, false)
	tick(true, false, true, true) // somebody wants it
	for range patience / 2 {
		tick(true, false, true, false) // it is on its way
	}
	tick(true, true, true, false)
	tick(true, false, false, false) // left by a key of the browser
	tick(false, false, false, false)
	tick(true, false, true, true)
	for range patience {
		tick(true, false, true, false)
	}
	tick(true, false, false, false) // refused
	tick(false, true, true, false)  // entered by other means
	tick(false, true, false, true)  // and somebody wants out
}
