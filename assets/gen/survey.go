package main

import (
	"math"
	"slices"

	"serenissima/assets"
)

// A survey turns places in degrees and in fractions of the board's width into board
// units.
type survey struct {
	width    float64 // of the board
	scale    float64 // board units in a radian of longitude
	height   float64 // of a degree of latitude, in parts of that of Mercator
	west     float64 // the longitude of the left edge
	parallel parallel
	bulges   []bulge
}

// A projection is that of Mercator, flattened and with bulges.
type projection struct {
	West     float64  `json:"west"` // longitude of the left edge
	East     float64  `json:"east"`
	Parallel parallel `json:"parallel"`
	Height   float64  `json:"height"` // of a degree of latitude, in parts of that of Mercator
	Bulges   []bulge  `json:"bulges"`
}

// A parallel says at which height of the board a latitude lies.
type parallel struct {
	Lat float64 `json:"lat"`
	Y   float64 `json:"y"`
}

// A bulge widens the map around its middle: narrow seas must hold ships.
type bulge struct {
	At    assets.Point `json:"at"` // degrees
	Force float64      `json:"force"`
	Reach float64      `json:"reach"` // board units

	middle assets.Point // on the board, without bulges
}

func newSurvey(width float64, p projection) *survey {
	s := &survey{width: width, scale: width / ((p.East - p.West) * math.Pi / 180), height: p.Height, west: p.West, parallel: p.Parallel}
	for _, b := range p.Bulges {
		at := s.flat(b.At)
		b.middle = assets.Point{X: hundredths(at.X), Y: hundredths(at.Y)}
		s.bulges = append(s.bulges, b)
	}
	return s
}

func hundredths(v float64) float64 { return math.Round(100*v) / 100 }

// units turns fractions of the board's width into board units.
func (s *survey) units(p assets.Point) assets.Point {
	return assets.Point{X: p.X * s.width, Y: p.Y * s.width}
}

func (s *survey) rect(x, y, w, h float64) assets.Rect {
	return assets.Rect{X: x * s.width, Y: y * s.width, W: w * s.width, H: h * s.width}
}

// flat returns where a place at lon, lat lies without the bulges.
func (s *survey) flat(p assets.Point) assets.Point {
	north := func(lat float64) float64 { return math.Log(math.Tan(math.Pi/4 + lat*math.Pi/360)) }
	return assets.Point{X: (p.X - s.west) * math.Pi / 180 * s.scale, Y: s.parallel.Y - (north(p.Y)-north(s.parallel.Lat))*s.scale*s.height}
}

// project returns where a place at lon, lat lies on the board.
func (s *survey) project(p assets.Point) assets.Point {
	at := s.flat(p)
	to := at
	for _, b := range s.bulges {
		dx, dy := at.X-b.middle.X, at.Y-b.middle.Y
		g := b.Force * math.Exp(-(dx*dx+dy*dy)/(2*b.Reach*b.Reach))
		to.X += dx * g
		to.Y += dy * g
	}
	return to
}

func (s *survey) place(line []assets.Point) {
	for i, p := range line {
		line[i] = s.project(p)
	}
}

// shape returns the rings of a shape on the board and somewhat beyond, the outline
// turning one way and the holes the other, so that they can be filled by the non-zero
// rule; nil if nothing of it is there.
func (s *sheet) shape(f shapeFile) (rings [][]assets.Point) {
	const beyond = 60 // board units
	for i, ring := range append([][]assets.Point{f.Ring}, f.Holes...) {
		s.place(ring)
		if part := cut(ring, -beyond, -beyond, s.Size.X+beyond, s.Size.Y+beyond); len(part) == 0 && i == 0 {
			return nil
		} else if len(part) == 0 {
			continue
		} else if !slices.Equal(part, ring) {
			ring = dense(part, beyond) // so that its corners stay there when it is rounded
		}
		area := 0.0
		for j, p := range ring {
			q := ring[(j+1)%len(ring)]
			area += p.X*q.Y - q.X*p.Y
		}
		if (area > 0) != (i == 0) {
			slices.Reverse(ring)
		}
		rings = append(rings, ring)
	}
	return rings
}
