package arena

import "math"

// Wilson returns the 95 % interval of a share of which won of n were seen.
// (Wilson 1927; a shared victory may count in parts.)
func Wilson(won float64, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964
	trials := float64(n)
	share, room := won/trials, z*z/trials
	middle := share + room/2
	reach := z * math.Sqrt(share*(1-share)/trials+room/(4*trials))
	return max(0, (middle-reach)/(1+room)), min(1, (middle+reach)/(1+room))
}
