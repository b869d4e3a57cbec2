package theme

import "image/color"

// A Cloth is how one of the colours looks that sails, cards, goods and places of a course
// have in common. It is told by its sign, and by its pattern where there is room.
type Cloth struct{ Main, Sign color.NRGBA }

// Cloths by the name of the colour in files.
var Cloths = map[string]Cloth{
	"red":    {hex(0xB02A20), hex(0xFFF0DC)},
	"pink":   {hex(0xE79CB0), hex(0x5E1233)},
	"orange": {hex(0xDF7F1F), hex(0x3A1A02)},
	"yellow": {hex(0xF1CE4A), hex(0x4A3206)},
	"green":  {hex(0x3F7F3C), hex(0xF3F8DF)},
	"blue":   {hex(0x2B5BA6), hex(0xF0F5FF)},
}

// People and what they stand on.
var (
	Steel = hex(0xB9BEC6) // of mercenaries
	Frock = hex(0x2A2522) // of peasants
	Stone = hex(0xC9B691) // the edge of a quay
	Quay  = hex(0xE9DDBD) // the ground of a quay
)
