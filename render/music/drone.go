package music

import "math"

// A drone is a low fiddle that holds the final and the fifth above it, with slow
// strokes of the bow.
type drone struct {
	rate    float64
	wave    [waveLength + 1]float32 // one period
	strings [3]bowed
	level   float32 // as it sounds
	want    float32 // to which it swells or dies away
	swell   float32 // share of the way for each chunk
	sum     [chunkFrames]float32
}

const waveLength = 1024

// A bowed string is a place in the wave and a place in the stroke of its bow.
type bowed struct{ phase, step, bow, bowStep float64 }

func newDrone(rate float64) drone {
	d := drone{rate: rate, swell: float32(1 - math.Exp(-chunkFrames/(0.9*rate)))}
	for i := range d.wave {
		for n := 1; n <= 20; n++ {
			// A sawtooth, as the bow makes it, that sings around its third partial and is dark above.
			weight := math.Exp(-float64(n)/5.5) / float64(n) * (1 + 0.7*math.Exp(-float64((n-3)*(n-3))/3))
			d.wave[i] += float32(weight * math.Sin(2*math.Pi*float64(n)*float64(i)/waveLength))
		}
	}
	return d
}

// tune gives the drone a final; it sounds below the lutes.
func (d *drone) tune(final int) {
	low := 36 + (final+12-36%12)%12
	if low < 40 {
		low += 12
	}
	for i, pitch := range [3]int{low, low + 7, low + 7} {
		s := &d.strings[i]
		s.step = frequency(pitch) * math.Exp2(float64(i)*1.6/1200) * waveLength / d.rate
		s.bowStep = chunkFrames / d.rate / (2.9 + 0.7*float64(i))
	}
}

// render adds a chunk of sound.
func (d *drone) render(left, right *[chunkFrames]float32, weights [2]float32) {
	from := d.level
	d.level += d.swell * (d.want - d.level)
	if d.level < 1e-5 && d.want == 0 {
		d.level = 0
		return
	}
	d.sum = [chunkFrames]float32{}
	for i := range d.strings {
		d.strings[i].render(&d.sum, &d.wave, from, d.level)
	}
	for i, x := range d.sum {
		left[i] += weights[0] * x
		right[i] += weights[1] * x
	}
}

// render adds a chunk that goes from one level to the other.
func (b *bowed) render(sum *[chunkFrames]float32, wave *[waveLength + 1]float32, from, to float32) {
	press := func() float32 { return float32(0.085 + 0.02*math.Sin(math.Pi*b.bow)) }
	level := from * press()
	if b.bow += b.bowStep; b.bow >= 2 {
		b.bow -= 2
	}
	slope := (to*press() - level) / chunkFrames
	phase := b.phase
	for i := range sum {
		whole := int(phase)
		part := float32(phase - float64(whole))
		x := wave[whole] + part*(wave[whole+1]-wave[whole])
		sum[i] += level * x
		level += slope
		if phase += b.step; phase >= waveLength {
			phase -= waveLength
		}
	}
	b.phase = phase
}
