package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"

	"serenissima/assets"
)

// A survey turns the sources, in degrees and in fractions of the board, into
// board units.
type survey struct {
	width      float64 // of the board
	height     float64 // of the board
	scale      float64 // board units in a radian of longitude
	lon0, lat0 float64 // of the lower left corner
	bulges     []bulge
}

// A bulge widens the map around its middle: narrow seas must hold galleys.
type bulge struct {
	X     float64 `json:"cx"`
	Y     float64 `json:"cy"`
	Force float64 `json:"k"`
	Reach float64 `json:"s"`
}

// coastFile is the form of coast.json.
type coastFile struct {
	Projection struct {
		Lon0   float64 `json:"lon0"`
		Lon1   float64 `json:"lon1"`
		Lat0   float64 `json:"lat0"`
		Bulges []bulge `json:"bulges"`
	} `json:"projection"`
	Land []shapeFile `json:"land"`
}

// shapeFile is an outline with holes, in degrees.
type shapeFile struct {
	Ring  []assets.Point   `json:"ring"`
	Holes [][]assets.Point `json:"holes"`
}

// zonesFile is the form of zones-*.json.
type zonesFile struct {
	Zones []struct {
		ID      string    `json:"id"`
		Name    string    `json:"name"`
		Polygon shapeFile `json:"polygon"`
		Label   struct {
			At   assets.Point `json:"xy"`
			Size float64      `json:"size"`
		} `json:"label"`
		Slots []struct {
			At assets.Point `json:"xy"`
		} `json:"slots"`
		Spacing float64 `json:"slot_spacing"`
	} `json:"zones"`
	Borders []assets.Border `json:"borders"`
}

// portsFile is the form of ports-*.json.
type portsFile struct {
	Reserved [][4]float64 `json:"reserved_for_panels"` // corners, not sizes
	Ports    []struct {
		ID    string       `json:"id"`
		Name  string       `json:"name"`
		At    assets.Point `json:"pos"`
		Label struct {
			At    assets.Point `json:"anchor"`
			Angle float64      `json:"angle"`
			Align string       `json:"align"`
			Size  float64      `json:"size"`
		} `json:"label"`
		Plaque struct {
			X, Y, W, H float64
			Leader     []assets.Point `json:"leader"`
		} `json:"plaque"`
	} `json:"ports"`
}

func read(file string, v any) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, v); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// newChart reads the sources of a game's chart in a folder.
func newChart(dir, game string) (*assets.Chart, *survey, error) {
	var coast coastFile
	var zones zonesFile
	var ports portsFile
	for file, v := range map[string]any{"coast": &coast, "zones-" + game: &zones, "ports-" + game: &ports} {
		if err := read(filepath.Join(dir, file+".json"), v); err != nil {
			return nil, nil, err
		}
	}
	c := &assets.Chart{W: 2560, H: 1280}
	p := coast.Projection
	s := &survey{width: c.W, height: c.H, scale: c.W / ((p.Lon1 - p.Lon0) * math.Pi / 180), lon0: p.Lon0, lat0: p.Lat0, bulges: p.Bulges}
	for _, l := range coast.Land {
		c.Land = append(c.Land, s.shape(l))
	}
	for _, z := range zones.Zones {
		to := assets.ZoneShape{ID: z.ID, Name: z.Name, Rings: s.shape(z.Polygon),
			Label: s.units(z.Label.At), LabelSize: math.Round(z.Label.Size * s.width), SlotSpacing: s.width * z.Spacing}
		for _, slot := range z.Slots {
			to.Slots = append(to.Slots, s.units(slot.At))
		}
		c.Zones = append(c.Zones, to)
	}
	for _, b := range zones.Borders {
		for _, line := range b.Lines {
			s.place(line)
		}
		c.Borders = append(c.Borders, b)
	}
	for _, q := range ports.Ports {
		to := assets.PortPlace{ID: q.ID, Name: q.Name, At: s.units(q.At),
			Plaque: s.rect(q.Plaque.X, q.Plaque.Y, q.Plaque.W, q.Plaque.H),
			Label:  assets.Label{At: s.units(q.Label.At), Angle: q.Label.Angle, Align: q.Label.Align, Size: math.Round(q.Label.Size * s.width)}}
		for _, at := range q.Plaque.Leader {
			to.Leader = append(to.Leader, s.units(at))
		}
		c.Ports = append(c.Ports, to)
	}
	for _, r := range ports.Reserved {
		c.Reserved = append(c.Reserved, s.rect(r[0], r[1], r[2]-r[0], r[3]-r[1]))
	}
	return c, s, nil
}

// units turns fractions of the board's width into board units.
func (s *survey) units(p assets.Point) assets.Point {
	return assets.Point{X: p.X * s.width, Y: p.Y * s.width}
}

func (s *survey) rect(x, y, w, h float64) assets.Rect {
	return assets.Rect{X: x * s.width, Y: y * s.width, W: w * s.width, H: h * s.width}
}

// project returns where a place at lon, lat lies on the board: Mercator, then
// the bulges.
func (s *survey) project(p assets.Point) assets.Point {
	north := func(lat float64) float64 { return math.Log(math.Tan(math.Pi/4 + lat*math.Pi/360)) }
	x, y := (p.X-s.lon0)*math.Pi/180*s.scale, s.height-(north(p.Y)-north(s.lat0))*s.scale
	to := assets.Point{X: x, Y: y}
	for _, b := range s.bulges {
		dx, dy := x-b.X, y-b.Y
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

// shape returns the rings of a shape on the board, the outline turning one way
// and the holes the other, so that they can be filled by the non-zero rule.
func (s *survey) shape(f shapeFile) [][]assets.Point {
	rings := append([][]assets.Point{f.Ring}, f.Holes...)
	for i, ring := range rings {
		s.place(ring)
		area := 0.0
		for j, p := range ring {
			q := ring[(j+1)%len(ring)]
			area += p.X*q.Y - q.X*p.Y
		}
		if (area > 0) != (i == 0) {
			slices.Reverse(ring)
		}
	}
	return rings
}
