// Package theme holds the colours and marks of the picture. No other
// package names a colour.
package theme

import (
	"image/color"
	"slices"
)

func hex(rgb uint32) color.NRGBA {
	return color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 0xFF}
}

// Fade returns c with the given share of its opacity, 0 to 1.
func Fade(c color.NRGBA, share float64) color.NRGBA {
	c.A = uint8(float64(c.A)*max(0, min(1, share)) + 0.5)
	return c
}

// The inks and papers.
var (
	Ink      = hex(0x33261A) // text, coasts
	Brown    = hex(0x5D4A32) // secondary text
	Vellum   = hex(0xEBDDBB)
	PaperLow = hex(0xEEE0BE) // lower end of panels, fields
	Line     = hex(0xC9B282) // rules and rims on paper
	Disabled = hex(0x4E3B29)
	Paper    = hex(0xF8F0DA) // panels
	Rubric   = hex(0x9C1F1B) // port names, headings, the one primary button
	Danger   = hex(0x8E1B17)
	Gilt     = hex(0xB98B45) // rims on wood
	Gold     = hex(0xF0CF6B) // what is chosen
	Wood     = hex(0x42301F) // the bar
	WoodDark = hex(0x2F2117)
	Planks   = hex(0x7B5633) // of ships
	Oar      = hex(0x9A7440)
	Cream    = hex(0xF5EACD) // text on wood
	CreamDim = hex(0xCDB892) // secondary text on wood
	SeaInk   = hex(0x123534) // sea names
	SeaHalo  = color.NRGBA{0xB9, 0xD3, 0xCA, 0xA0}
	Deep     = hex(0x23423F)
	Water    = hex(0xA9CBC3) // where there is no chart
	Scrim    = color.NRGBA{0x16, 0x0D, 0x07, 0xA8}
	Shadow   = color.NRGBA{0x16, 0x0D, 0x07, 0x50}
	Coin     = hex(0xB8860B)
	White    = hex(0xFFFFFF)
	Good     = hex(0x2F6B3A) // what is gained
	Chart    = hex(0xFFFFFF) // the chart as it is
)

// Light and shade on ships and around them.
var (
	SeaShade  = color.NRGBA{0x12, 0x34, 0x36, 0x58} // the shadow of a ship on the water
	SailShade = color.NRGBA{0x16, 0x0D, 0x07, 0x34}
	Foam      = color.NRGBA{0xEE, 0xF6, 0xF1, 0xB0}
)

// The states of widgets.
var (
	PaperDark     = hex(0xE4D3A8) // troughs and fields on paper
	PaperRim      = hex(0xA98B54)
	PaperLine     = hex(0xD3BD8C) // rules on paper
	PaperOff      = hex(0xE2D5B4)
	PaperOffText  = hex(0x7C6A4C)
	ButtonOff     = hex(0x4E3B29)
	ButtonOffRim  = hex(0x6B543A)
	ButtonOffText = hex(0xCDB892)
	GiltLight     = hex(0xF0CF6B)
	Focus         = hex(0x0A6E8C)                       // where the keyboard is
	FocusRim      = hex(0xFFFFFF)                       // beside it
	Gleam         = color.NRGBA{0xFF, 0xFF, 0xFF, 0x28} // under the pointer
)

// What light on the board says.
var (
	Reach    = color.NRGBA{0xFF, 0xEF, 0xB4, 0x88} // can be reached
	ReachFar = color.NRGBA{0xFF, 0xEF, 0xB4, 0x48} // with two moves or more
	Hot      = color.NRGBA{0x8A, 0x3A, 0x1C, 0xB0} // borders of what can be reached
	Risk     = color.NRGBA{0xA8, 0x20, 0x1A, 0xC0} // rim of where a ship may be stopped
	Asked    = color.NRGBA{0xF0, 0xC8, 0x58, 0xB0} // what a question is about
	Shade    = color.NRGBA{0x23, 0x42, 0x3F, 0x38} // out of reach
	Glow     = color.NRGBA{0xFF, 0xE8, 0x8A, 0xE0} // ring of what is active or can be pointed at
)

// A Livery tells a player apart by colour, pattern and crest.
type Livery struct {
	Main, Light color.NRGBA
	Ink         color.NRGBA // text on Main
	Crest       string      // icon
	Pattern     Pattern
}

// A Pattern is how a sail is painted.
type Pattern uint8

// The patterns.
const (
	Waves Pattern = iota + 1
	Crosses
	Bends
	Chequers
)

// NumLiveries is the number of liveries that seats can choose from.
const NumLiveries = 4

// Liveries by the number of the colour, from one: blue, red, orange, black. Then come
// the same crests in violet, ivory, brown and soot, see Sober. The first is nobody's.
var Liveries = [2*NumLiveries + 1]Livery{
	{Main: hex(0x8A7A5F), Light: hex(0xE2DDD6), Ink: hex(0xFFFFFF), Crest: "compass"},
	{Main: hex(0x1F4E8F), Light: hex(0xDCE6F2), Ink: hex(0xFFFFFF), Crest: "lion", Pattern: Waves},
	{Main: hex(0xA8201A), Light: hex(0xF6DFD8), Ink: hex(0xFFFFFF), Crest: "eagle-emblem", Pattern: Crosses},
	{Main: hex(0xC2660F), Light: hex(0xFBE7CC), Ink: hex(0xFFFFFF), Crest: "heraldic-sun", Pattern: Bends},
	{Main: hex(0x2B2625), Light: hex(0xE2DDD6), Ink: hex(0xFFFFFF), Crest: "anchor", Pattern: Chequers},

	{Main: hex(0x5A3488), Light: hex(0xE2D6EE), Ink: hex(0xFFFFFF), Crest: "lion", Pattern: Waves},
	{Main: hex(0xF4EDDA), Light: hex(0x33261A), Ink: hex(0x33261A), Crest: "eagle-emblem", Pattern: Crosses},
	{Main: hex(0x6E4A2B), Light: hex(0xF0DDB4), Ink: hex(0xF6D98A), Crest: "heraldic-sun", Pattern: Bends},
	{Main: hex(0x262322), Light: hex(0xE2DDD6), Ink: hex(0xFFFFFF), Crest: "anchor", Pattern: Chequers},
}

// Sober returns the number of the livery with the same crest, be it painted, that has no
// colour which is a good's.
func Sober(colour int) int {
	if n := colour % colours; n < 1 || n > NumLiveries {
		return colour
	}
	return colour + NumLiveries // the pattern, in the sixteens, stays
}

// Patterns are all patterns.
var Patterns = []Pattern{Waves, Crosses, Bends, Chequers}

// colours is more than there are numbers of colours.
const colours = 16

// Painted returns the number of the colour with another pattern than its own; it can
// be used wherever the number of a colour can.
func Painted(colour int, p Pattern) int { return colour%colours + colours*int(p) }

// LiveryOf returns the livery of a colour, be it painted, nobody's for an unknown
// one.
func LiveryOf(colour int) Livery {
	pattern := Pattern(colour / colours)
	if colour %= colours; colour < 1 || colour >= len(Liveries) {
		return Liveries[0]
	}
	livery := Liveries[colour]
	if slices.Contains(Patterns, pattern) {
		livery.Pattern = pattern
	}
	return livery
}

// A Ware is how a kind of goods looks.
type Ware struct {
	Cube, Sign color.NRGBA
	Icon       string
}

// Wares by the name of the good in files.
var Wares = map[string]Ware{
	"wood":   {hex(0x7A4A21), hex(0xFFF3DC), "log"},
	"stone":  {hex(0x6C7279), hex(0xFFFFFF), "stone-block"},
	"marble": {hex(0xF4F1EA), hex(0x3B4A55), "ionic-column"},
	"wine":   {hex(0x741736), hex(0xFBE3E8), "amphora"},
	"gold":   {hex(0xE3B324), hex(0x4A3206), "ingots"},
	"spice":  {hex(0x73A138), hex(0x16280A), "anise"},
	"gems":   {hex(0xDC6423), hex(0x2A1204), "gem"},
	"cloth":  {hex(0x3A3059), hex(0xEFEAFB), "cloth"},
	"iron":   {hex(0x6B6E7A), hex(0xFFFFFF), "anvil"},
}

// A Share is how a part of a bar looks, such as what one source has paid.
type Share struct{ Fill, Ink color.NRGBA }

// Shares are for the parts of a bar from its left end: light and dark by turns.
var Shares = []Share{
	{hex(0xE8B33A), Ink}, {hex(0x2B6E75), White}, {hex(0xC79BD0), Ink}, {hex(0x84203F), White},
	{hex(0x9DB56B), Ink}, {hex(0x5B4A36), White}, {hex(0xB7C6D6), Ink},
}
