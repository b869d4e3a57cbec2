//go:build e2e

package e2e

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/input/device"
)

// A keyed desktop has every tap made by keys.
type keyed struct{ *desktop }

func (d keyed) tap(target string) {
	d.t.Helper()
	lead(d.t, d, target)
}

// mostKeys is how many keys lead to a target at most.
const mostKeys = 1000

// lead makes a tap by keys: Tab and the arrows lead to the target, Enter presses it. After each of them
// something is marked.
func lead(t *testing.T, d driver, target string) {
	t.Helper()
	led := map[string]map[ebiten.Key]string{} // where keys have led, by where the focus was
	s := d.screen()
	for range mostKeys {
		at := s.Facts["focus"]
		if at == target {
			d.key(ebiten.KeyEnter)
			return
		}
		if led[at] == nil {
			led[at] = map[ebiten.Key]string{}
		}
		key := untried(led, &s, at, target)
		d.key(key)
		s = d.screen()
		require.NotEmpty(t, s.Facts["focus"], "nothing is marked after %v at %q", key, at)
		led[at][key] = s.Facts["focus"]
	}
	require.FailNow(t, "no keys lead to "+target, "among %s", targets(s))
}

// untried is a key that has not been tried where the focus is, or else the first of those that have
// led to where there is one.
func untried(led map[string]map[ebiten.Key]string, s *device.Screen, focus, target string) ebiten.Key {
	type place struct {
		at    string
		first ebiten.Key // that leads there
	}
	queue, seen := []place{{at: focus}}, map[string]bool{focus: true}
	for i := 0; i < len(queue); i++ {
		from := queue[i]
		for _, key := range waysOn(s, from.at, target) {
			first := from.first
			if i == 0 {
				first = key
			}
			to, tried := led[from.at][key]
			if !tried {
				return first
			}
			if !seen[to] {
				seen[to] = true
				queue = append(queue, place{to, first})
			}
		}
	}
	return ebiten.KeyTab
}

// waysOn are the keys that lead on from the focus, those toward the target first. In a match Tab
// leads from one part of the screen to the next, and the arrows within one, but for the sum that is
// named, which they change.
func waysOn(s *device.Screen, focus, target string) []ebiten.Key {
	from, to := s.Find(focus), s.Find(target)
	if s.Facts["scene"] != "play" || focus == "" || focus == "sum" {
		return []ebiten.Key{ebiten.KeyTab}
	}
	right, down := 1.0, 0.0
	if from != nil && to != nil && from.At != nil && to.At != nil {
		right, down = to.At[0]-from.At[0], to.At[1]-from.At[1]
	}
	x, otherX := ebiten.KeyArrowRight, ebiten.KeyArrowLeft
	if right < 0 {
		x, otherX = otherX, x
	}
	y, otherY := ebiten.KeyArrowDown, ebiten.KeyArrowUp
	if down < 0 {
		y, otherY = otherY, y
	}
	if math.Abs(right) > math.Abs(down) {
		return []ebiten.Key{x, y, ebiten.KeyTab, otherY, otherX}
	}
	return []ebiten.Key{y, x, ebiten.KeyTab, otherX, otherY}
}

// drag and hover fail: there is no pointer.
func (d keyed) drag(from, to string) {
	d.t.Helper()
	require.Fail(d.t, "something is dragged", "%s to %s", from, to)
}

func (d keyed) hover(target string) {
	d.t.Helper()
	require.Fail(d.t, "something is pointed at", "%s", target)
}
