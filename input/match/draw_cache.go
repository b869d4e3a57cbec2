package match

import (
	"serenissima/game"
	"serenissima/input/match/captain"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A drawCache keeps parts of the picture of a match: most of it stays as it is while
// pieces move and the active galley pulses. Where nothing is to be kept, there is none:
// nil.
type drawCache struct {
	of    cacheKey
	view  *table.View // nil: nothing is kept yet
	board table.DrawCache
	wakes display.List // buffer
	rest  [numParts]display.CachedPart[narrated]
	begun int // events that had begun to be shown when narrated was found

	narrated narrated
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
	near   float64 // how much nearer the board is than to the camera
	hint   *captain.Hint

	panels  uint64 // those that are shown, a bit each
	covered bool
	open    bool // what the frame folds away is shown
}

// holds reports whether what is kept is that of a key.
func (k *drawCache) holds(now cacheKey) bool { return k.view != nil && now == k.of }

// keep keeps the view of a key, and drops what does not belong to it.
func (k *drawCache) keep(now cacheKey, v *table.View) {
	k.forget(now)
	k.of, k.view, k.begun = now, v, -1
	v.Cache = &k.board
}

// forget drops the parts that another key asks for. Where only the camera is another one,
// all that lies beside the chart stays.
func (k *drawCache) forget(now cacheKey) {
	moved := k.of
	moved.camera, moved.near = now.camera, now.near
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
	from := narrated{}
	if which == hintPart {
		from = k.narrated
	}
	k.rest[which].Append(l, from, draw)
}
