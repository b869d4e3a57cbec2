package sound

import (
	"encoding/binary"
	"math"
	"time"

	"github.com/ebitengine/oto/v3"

	"serenissima/render/synth"
)

// How much sound is under way between mixer and ear. Less would stutter where
// the picture takes the processor for long, as on web pages.
const (
	deviceBuffer = 40 * time.Millisecond
	playerBuffer = 50 * time.Millisecond
)

// A device is the system's output. It plays once it is ready, which in a browser
// takes a click. Without a context there is none: silence.
type device struct {
	context *oto.Context
	ready   chan struct{}
	player  *oto.Player
	source  *source
}

// openDevice asks the system for its device.
func openDevice(m *Mixer) *device {
	if !hasDevice() {
		return &device{}
	}
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: synth.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE,
		BufferSize: deviceBuffer, ApplicationName: "Serenissima",
	})
	if err != nil {
		return &device{}
	}
	return &device{context: context, ready: ready, source: &source{mixer: m}}
}

// play lets the device play once it is ready. It returns false if there is none,
// which is silent for good.
func (d *device) play() bool {
	if d.context == nil {
		return false
	}
	if d.player != nil {
		return true
	}
	select {
	case <-d.ready:
	default:
		return true
	}
	if d.context.Err() != nil {
		d.context = nil
		return false
	}
	d.player = d.context.NewPlayer(d.source)
	d.player.SetBufferSize(int(playerBuffer.Seconds()*synth.Rate) * bytesPerFrame)
	d.player.Play()
	return true
}

// close stops to read from the mixer.
func (d *device) close() {
	if d.player != nil {
		d.player.PauseAndStopReading()
	}
	*d = device{}
}

const bytesPerFrame = 8

// A source writes what the mixer renders as bytes.
type source struct {
	mixer   *Mixer
	samples [2 * 512]float32
}

// Read implements io.Reader.
func (s *source) Read(p []byte) (n int, err error) {
	for len(p)-n >= bytesPerFrame {
		part := s.samples[:min(len(s.samples), (len(p)-n)/bytesPerFrame*2)]
		s.mixer.Render(part)
		for _, x := range part {
			binary.LittleEndian.PutUint32(p[n:], math.Float32bits(x))
			n += 4
		}
	}
	return n, nil
}
