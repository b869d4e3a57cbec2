package main

import (
	"fmt"
	"image/color"
)

// inks are the colours of a chart.
type inks struct {
	vellum, pale, tan, stain  color.NRGBA // the land
	wash, deep, shallow       color.NRGBA // the sea
	band, hatch, veil         color.NRGBA // along its coasts, and over the seas outside the game
	dark, sepia, rubric, halo color.NRGBA // lines and letters
	seaName, light            color.NRGBA // borders of zones
	gilt, teal                color.NRGBA // the rose
	leaf                      color.NRGBA // trees
}

// house are the inks of a chart that does not name others.
var house = inks{
	vellum:  color.NRGBA{0xEB, 0xDD, 0xBB, 0xFF},
	pale:    color.NRGBA{0xF5, 0xEC, 0xD3, 0xFF},
	tan:     color.NRGBA{0xD3, 0xB9, 0x86, 0xFF},
	stain:   color.NRGBA{0xB4, 0x86, 0x48, 0xFF},
	wash:    color.NRGBA{0xA8, 0xC6, 0xBD, 0xFF},
	deep:    color.NRGBA{0x83, 0xAE, 0xAA, 0xFF},
	shallow: color.NRGBA{0xC2, 0xD9, 0xC9, 0xFF},
	band:    color.NRGBA{0x4E, 0x88, 0x83, 0xFF},
	hatch:   color.NRGBA{0x23, 0x53, 0x4F, 0xFF},
	veil:    color.NRGBA{0xE4, 0xD7, 0xB4, 0xFF},
	dark:    color.NRGBA{0x33, 0x26, 0x1A, 0xFF},
	sepia:   color.NRGBA{0x5D, 0x4A, 0x32, 0xFF},
	rubric:  color.NRGBA{0x9C, 0x1F, 0x1B, 0xFF},
	halo:    color.NRGBA{0xEB, 0xDD, 0xBB, 0xFF},
	seaName: color.NRGBA{0x16, 0x40, 0x3F, 0xFF},
	light:   color.NRGBA{0xF1, 0xF6, 0xEE, 0xFF},
	gilt:    color.NRGBA{0xD9, 0xA4, 0x41, 0xFF},
	teal:    color.NRGBA{0x2E, 0x6F, 0x78, 0xFF},
	leaf:    color.NRGBA{0x76, 0x83, 0x4E, 0xFF},
}

// set changes the inks that are named, to colours such as "#EBDDBB".
func (i *inks) set(colours map[string]string) error {
	named := map[string]*color.NRGBA{"vellum": &i.vellum, "pale": &i.pale, "tan": &i.tan, "stain": &i.stain, "wash": &i.wash, "deep": &i.deep,
		"shallow": &i.shallow, "band": &i.band, "hatch": &i.hatch, "veil": &i.veil, "dark": &i.dark, "sepia": &i.sepia, "rubric": &i.rubric,
		"halo": &i.halo, "seaName": &i.seaName, "light": &i.light, "gilt": &i.gilt, "teal": &i.teal, "leaf": &i.leaf}
	for name, text := range colours {
		c, ok := named[name]
		if !ok {
			return fmt.Errorf("there is no ink %q", name)
		}
		if _, err := fmt.Sscanf(text, "#%02X%02X%02X", &c.R, &c.G, &c.B); err != nil {
			return fmt.Errorf("ink %s: %q is no colour such as #EBDDBB", name, text)
		}
	}
	return nil
}
