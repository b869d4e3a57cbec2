package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"

	"serenissima/assets"
)

// A sheet is what belongs to one chart besides the coast, as in chart-*.json. Places on
// land and sea are in degrees, whatever has a place on the sheet is in board units.
type sheet struct {
	Size       assets.Point      `json:"size"`
	Style      string            `json:"style"` // one of the styles, vellum if none is given
	Zones      string            `json:"zones"` // the file with the zones, if there is one
	Ports      string            `json:"ports"` // the file with the ports, if there is one
	Projection projection        `json:"projection"`
	Colours    map[string]string `json:"inks"` // those that are not as usual, such as "#EBDDBB"

	Thin   float64          `json:"thin"`   // how far an inked line may stray to have fewer points
	Gild   float64          `json:"gild"`   // how golden the land is at the coast
	Played [][]assets.Point `json:"played"` // around the sea of the game, if there are no zones
	Fade   int              `json:"fade"`   // how softly it ends

	// HatchBelowVeil is how dark the hatching is in the seas outside the game.
	HatchBelowVeil float64 `json:"hatchBelowVeil"`

	Courses     map[string][]assets.Point `json:"courses"` // points on lines along which ships sail
	Harbours    []assets.PortPlace        `json:"harbours"`
	Territories []assets.PortPlace        `json:"territories"`
	Seas        []assets.SeaName          `json:"seas"`
	PortNames   bool                      `json:"portNames"` // whether the chart names its ports, or the game does

	Tile   float64        `json:"tile"` // the side of a tile, if it is painted on tiles
	Grid   grid           `json:"grid"`
	Rhumbs []assets.Point `json:"rhumbs"` // from which the lines of the winds go out
	Rose   circle         `json:"rose"`
	Stains []circle       `json:"stains"`
	Cities []city         `json:"cities"`
	Towns  []town         `json:"towns"`
	Rivers []landmark     `json:"rivers"` // from their springs
	Ranges []landmark     `json:"ranges"`
	Woods  []assets.Point `json:"woods"`
	Palms  []assets.Point `json:"palms"`
	Dunes  []assets.Point `json:"dunes"`

	*survey
	inks
}

// A circle is where something round lies.
type circle struct {
	At     assets.Point `json:"at"`
	Radius float64      `json:"radius"`
}

// A grid is the part of the world with lines of longitude and latitude.
type grid struct {
	From assets.Point `json:"from"` // the corner in the south-west
	To   assets.Point `json:"to"`
}

// A town is no port of the game.
type town struct {
	Name  string       `json:"name"`
	At    assets.Point `json:"at"`
	Angle float64      `json:"angle"` // of its name, degrees clockwise
	Left  bool         `json:"left"`  // whether the name ends at the town
}

// A landmark is a river or a range of mountains.
type landmark struct {
	Name string         `json:"name"`
	Line []assets.Point `json:"line"`
}

// coastFile is the form of coast.json.
type coastFile struct {
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
func newChart(dir, game string) (*assets.Chart, *sheet, error) {
	var coast coastFile
	var zones zonesFile
	var ports portsFile
	s := &sheet{Style: "vellum", inks: house}
	if err := read(filepath.Join(dir, "chart-"+game+".json"), s); err != nil {
		return nil, nil, err
	}
	for _, f := range []struct {
		file string
		v    any
	}{{"coast", &coast}, {s.Zones, &zones}, {s.Ports, &ports}} {
		if f.file == "" {
			continue
		}
		if err := read(filepath.Join(dir, f.file+".json"), f.v); err != nil {
			return nil, nil, err
		}
	}
	if err := s.inks.set(s.Colours); err != nil {
		return nil, nil, fmt.Errorf("chart of %s: %w", game, err)
	}
	if _, ok := styles[s.Style]; !ok {
		return nil, nil, fmt.Errorf("chart of %s: there is no style %q", game, s.Style)
	}
	for _, c := range s.Cities {
		if skylines[c.Skyline] == nil {
			return nil, nil, fmt.Errorf("chart of %s: there is no skyline of %q", game, c.Skyline)
		}
	}
	s.survey = newSurvey(s.Size.X, s.Projection)
	c := &assets.Chart{W: s.Size.X, H: s.Size.Y}
	for _, l := range coast.Land {
		if rings := s.shape(l); rings != nil {
			c.Land = append(c.Land, rings)
		}
	}
	s.placeZones(c, zones)
	s.placePorts(c, ports)
	s.placeCourses(c)
	return c, s, nil
}

// placeCourses places what the sheet itself has of the game.
func (s *sheet) placeCourses(c *assets.Chart) {
	for name, points := range s.Courses {
		if c.Courses == nil {
			c.Courses = map[string][]assets.Point{}
		}
		c.Courses[name] = smooth(points)
	}
	for _, q := range s.Harbours {
		q.At = s.project(q.At)
		c.Ports = append(c.Ports, q)
	}
	for _, q := range s.Territories {
		q.At = s.project(q.At)
		q.Leader = append([]assets.Point{q.At}, q.Leader...)
		c.Territories = append(c.Territories, q)
	}
	c.Seas = s.Seas
}

func (s *sheet) placeZones(c *assets.Chart, zones zonesFile) {
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
}

func (s *sheet) placePorts(c *assets.Chart, ports portsFile) {
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
}
