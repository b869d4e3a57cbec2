package sound

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"runtime/debug"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"

	"serenissima/render/synth"
)

// playerBuffer is how much sound waits for the device. It is a little more than
// the device takes at once, for that must not find less.
const playerBuffer = deviceBuffer + 5*time.Millisecond

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
// which is silent for good. A panic in the sound becomes one of the caller, once.
func (d *device) play() bool {
	if d.context == nil {
		return false
	}
	if flaw := d.source.flaw.Swap(nil); flaw != nil {
		d.close()
		panic(*flaw)
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
	flaw    atomic.Pointer[string] // a panic of the mixer, with its stack
}

// Read implements io.Reader. It gives a few milliseconds at most, so that not
// much more is under way than is needed. The device reads in a goroutine of its
// own: a panic there ends the sound, and is handed to who can pick it up.
func (s *source) Read(p []byte) (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			flaw := fmt.Sprintf("%v\n\nin the sound:\n%s", r, debug.Stack())
			s.flaw.Store(&flaw)
			n, err = 0, io.EOF
		}
	}()
	part := s.samples[:min(len(s.samples), len(p)/bytesPerFrame*2)]
	s.mixer.Render(part)
	for i, x := range part {
		binary.LittleEndian.PutUint32(p[4*i:], math.Float32bits(x))
	}
	return 4 * len(part), nil
}
