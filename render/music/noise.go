package music

// A noise is a hiss that comes in bursts.
type noise struct {
	state       uint32
	level, fade float32
	low         float32
}

// burst begins a hiss that falls by e in so many frames.
func (n *noise) burst(level float32, frames float64) {
	n.level = max(n.level, level)
	n.fade = float32(1 - 1/frames)
}

// next returns white noise between -1 and 1.
func (n *noise) next() float32 {
	n.state = n.state*1664525 + 1013904223
	return float32(int32(n.state)) / (1 << 31)
}

// render adds a chunk, rounded a little, if there is a burst.
func (n *noise) render(out *[chunkFrames]float32) {
	if n.level < 1e-6 {
		return
	}
	for i := range out {
		n.low += 0.35 * (n.next()*n.level - n.low)
		out[i] += n.low
		n.level *= n.fade
	}
}
