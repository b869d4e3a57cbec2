package match

import (
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A drawCache keeps parts of the picture of a match: most of it stays as it is while
// pieces move and the active galley pulses. Where nothing is to be kept, there is none:
// nil.
type drawCache struct {
	play *Play

	of    cacheKey
	view  *table.View // nil: nothing is kept yet
	board table.DrawCache
	wakes display.List // buffer
	rest  [numParts]display.CachedPart[told]
	begun int // events that had begun to be shown when told was found
	told  told
}

// A part of the picture besides the board.
type part uint8

// The parts.
const (
	tidingsPart part = iota
	tagsPart
	hintPart
	controlsPart
	bubblePart
	numParts
)

// A cacheKey is everything, apart from what moves, that the kept parts depend on.
type cacheKey struct {
	inputs int
	shown  pictureKey
	view   game.State // as it was when all that follows from it was found
	beat   uint64     // that plays
	camera layout.Camera
	recap  *recap
	hint   *hint

	roundup *roundup
	covered bool
}

// told is a sentence about what is being shown, and whose doing it tells.
type told struct {
	text string
	by   game.Player
}

// open returns the view of the board as it is to be drawn, and the cache if there is
// any.
func (k *drawCache) open(c *scene.Context) (*table.View, *drawCache) {
	if !c.Quiet() {
		k.view = nil
		return k.play.board.boardView(c), nil
	}
	now := cacheKey{inputs: c.Inputs(), shown: k.play.idle.last, view: k.play.now.view, camera: k.play.board.camera, recap: k.play.chronicle.recap, hint: k.play.advice.hint, roundup: k.play.chronicle.roundup, covered: c.Covered()}
	now.shown.pulse = 0
	beat, begun := k.play.timeline.At()
	now.beat = beat
	if k.view == nil || now != k.of {
		k.forget(now)
		k.of, k.view, k.begun = now, k.play.board.boardView(c), -1
		k.view.Cache = &k.board
	}
	k.view.Pulse = k.play.board.light(c)
	k.view.Wakes = wakes(&k.wakes, &k.play.timeline, k.play.table.Stage(k.view))
	if begun != k.begun && beat != 0 {
		k.begun, k.told = begun, k.play.chronicle.lastTold(c)
	}
	return k.view, k
}

// forget drops the parts that another key asks for. Where only the camera is another one,
// all that lies beside the chart stays.
func (k *drawCache) forget(now cacheKey) {
	moved := k.of
	moved.camera = now.camera
	if k.view == nil || now != moved {
		k.board.Forget()
		for i := range k.rest {
			k.rest[i].Forget()
		}
		return
	}
	k.board.ForgetChart()
	for _, i := range []part{tidingsPart, tagsPart, bubblePart} {
		k.rest[i].Forget()
	}
}

// append appends a part, as it is kept if possible.
func (k *drawCache) append(l *display.List, which part, draw func()) {
	if k == nil {
		draw()
		return
	}
	from := told{}
	if which == hintPart {
		from = k.told
	}
	k.rest[which].Append(l, from, draw)
}
