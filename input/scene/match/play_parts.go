package match

import (
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
)

// Parts are what is kept of the picture of a match: most of it stays as it is
// while pieces move and the active galley breathes. Where nothing is to be kept,
// there are none: nil.
type parts struct {
	of    steady
	view  *table.View // nil: nothing is kept yet
	board table.DrawCache
	wakes op.List // buffer
	rest  [numParts]op.Part[told]
	begun int // events that had begun to be shown when told was found
	told  told
}

// A part of the picture besides the board.
type part uint8

// The parts.
const (
	tidingsPart part = iota
	hintPart
	controlsPart
	numParts
)

// steady is what such a picture follows from besides what moves: as long as it
// stays the same, so do the parts.
type steady struct {
	inputs int
	passed passing
	view   game.State // as it was when all that follows from it was found
	beat   uint64     // that plays
	camera layout.Camera
	recap  *recap
	hint   *hint
}

// told is a sentence about what is being shown, and whose doing it tells.
type told struct {
	text string
	by   game.Player
}

// parted returns the view of the board as it is to be drawn, and what is kept of
// the picture before.
func (p *Play) parted(c *scene.Context) (*table.View, *parts) {
	k := &p.parts
	if !c.Quiet() {
		k.view = nil
		return p.board.boardView(c), nil
	}
	now := steady{inputs: c.Inputs(), passed: p.passed, view: p.now.view, camera: p.board.camera, recap: p.chronicle.recap, hint: p.advice.hint}
	now.passed.pulse = 0
	beat, begun := p.timeline.At()
	now.beat = beat
	if k.view == nil || now != k.of {
		k.of, k.view, k.begun = now, p.board.boardView(c), -1
		k.view.Cache = &k.board
		k.board.Forget()
		for i := range k.rest {
			k.rest[i].Forget()
		}
	}
	k.view.Pulse = p.board.light(c)
	k.view.Wakes = wakes(&k.wakes, &p.timeline, p.table.Stage(k.view))
	if begun != k.begun && beat != 0 {
		k.begun, k.told = begun, p.chronicle.lastTold(c)
	}
	return k.view, k
}

// append appends a part, as it is kept if possible.
func (k *parts) append(l *op.List, which part, draw func()) {
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
