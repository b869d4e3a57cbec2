//go:build !js

package command

import (
	"encoding/binary"
	"math"

	"serenissima/render/synth"
)

// wav returns a WAV file of interleaved samples, 16 bits each.
func wav(samples []float32, channels int) []byte {
	const header, frame = 44, 2
	le := binary.LittleEndian
	b := make([]byte, 0, header+frame*len(samples))
	b = append(b, "RIFF"...)
	b = le.AppendUint32(b, uint32(header-8+frame*len(samples)))
	b = append(b, "WAVEfmt "...)
	b = le.AppendUint32(b, 16)
	b = le.AppendUint16(b, 1) // plain numbers
	b = le.AppendUint16(b, uint16(channels))
	b = le.AppendUint32(b, synth.Rate)
	b = le.AppendUint32(b, uint32(synth.Rate*frame*channels))
	b = le.AppendUint16(b, uint16(frame*channels))
	b = le.AppendUint16(b, 8*frame)
	b = append(b, "data"...)
	b = le.AppendUint32(b, uint32(frame*len(samples)))
	for _, x := range samples {
		v := math.Round(32767 * float64(max(-1, min(1, x))))
		b = le.AppendUint16(b, uint16(int16(v)))
	}
	return b
}
