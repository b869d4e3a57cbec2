// Package assets holds what the game ships with: letters, icons, the shapes and
// the picture of the chart. LICENSES.md names author and licence of each file.
package assets

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
)

//go:generate go run ./gen -game serenissima
//go:generate go run ./gen -game goldenhorn
//go:generate go run ./gen -game mediterranee

// files are those that every game needs. What weighs much and only one needs is among
// those of its chart; see chartFiles.
//
//go:embed font/*.ttf font/*.txt icon map/*.json map/rose.ink img/chart-*/sketch.jpg LICENSES.md
var files embed.FS

// A Point is a place, in the units of whatever it belongs to.
type Point struct{ X, Y float64 }

// UnmarshalJSON reads [x, y].
func (p *Point) UnmarshalJSON(data []byte) error {
	return numbers(data, &p.X, &p.Y)
}

// numbers reads a list of as many numbers as there are places for them. A chart
// has thousands of such lists and is read before the first picture, for which
// package json would take ten times as long.
func numbers(data []byte, places ...*float64) error {
	fail := func() error { return fmt.Errorf("assets: %s is no list of %d numbers", data, len(places)) }
	rest, opened := bytes.CutPrefix(data, []byte("["))
	rest, closed := bytes.CutSuffix(rest, []byte("]"))
	if !opened || !closed || bytes.Count(rest, []byte(",")) != len(places)-1 {
		return fail()
	}
	for _, p := range places {
		var word []byte
		var err error
		word, rest, _ = bytes.Cut(rest, []byte(","))
		if *p, err = strconv.ParseFloat(string(bytes.TrimSpace(word)), 64); err != nil {
			return fail()
		}
	}
	return nil
}

// MarshalJSON writes [x, y], rounded to tenths.
func (p Point) MarshalJSON() ([]byte, error) {
	return json.Marshal([2]float64{tenths(p.X), tenths(p.Y)})
}

func tenths(v float64) float64 { return math.Round(10*v) / 10 }

// A Rect is a rectangle in board units.
type Rect struct{ X, Y, W, H float64 }

// UnmarshalJSON reads [x, y, w, h].
func (r *Rect) UnmarshalJSON(data []byte) error {
	return numbers(data, &r.X, &r.Y, &r.W, &r.H)
}

// MarshalJSON writes [x, y, w, h], rounded to tenths.
func (r Rect) MarshalJSON() ([]byte, error) {
	return json.Marshal([4]float64{tenths(r.X), tenths(r.Y), tenths(r.W), tenths(r.H)})
}

// A Chart is where things lie on a board, in board units. The outlines of shapes
// turn one way and their holes the other, so that the non-zero rule fills them.
type Chart struct {
	W           float64            `json:"w"`
	H           float64            `json:"h"`
	Land        [][][]Point        `json:"-"` // islands and continents, outline first, then lakes; only known while the chart is made
	Zones       []ZoneShape        `json:"zones,omitempty"`
	Borders     []Border           `json:"borders,omitempty"`
	Courses     map[string][]Point `json:"courses,omitempty"` // lines along which ships sail, by their names
	Ports       []PortPlace        `json:"ports"`
	Territories []PortPlace        `json:"territories,omitempty"`
	Seas        []SeaName          `json:"seas,omitempty"`     // where there are no zones
	Reserved    []Rect             `json:"reserved,omitempty"` // kept free for panels
}

// A SeaName is the name of a sea, for the game to write.
type SeaName struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Label Label  `json:"label"`
}

// A ZoneShape is the shape of a sea zone.
type ZoneShape struct {
	ID          string    `json:"id"`
	Name        string    `json:"name"`
	Rings       [][]Point `json:"rings"` // outline first, then islands
	Label       Point     `json:"label"` // middle of the name
	LabelSize   float64   `json:"labelSize"`
	Slots       []Point   `json:"slots"` // middles of the places for ships
	SlotSpacing float64   `json:"slotSpacing"`
}

// A Border runs between two zones, or a zone and the edge of the world.
type Border struct {
	A     string    `json:"a"`
	B     string    `json:"b"`
	Lines [][]Point `json:"lines"`
}

// A PortPlace is where a port or a territory lies and what belongs to it. Without a
// plaque, Plaque is empty and there is no leader.
type PortPlace struct {
	ID     string  `json:"id"`
	Name   string  `json:"name"`
	At     Point   `json:"at"`
	Plaque Rect    `json:"plaque"`
	Leader []Point `json:"leader"` // from the port to its plaque
	Label  Label   `json:"label"`
}

// A Label is a name written on the chart.
type Label struct {
	At    Point   `json:"at"`
	Angle float64 `json:"angle"` // degrees, clockwise
	Align string  `json:"align"` // left, center, right
	Size  float64 `json:"size"`
}

// LoadChart reads the chart of a game.
func LoadChart(game string) (*Chart, error) {
	data, err := files.ReadFile("map/" + game + ".json")
	if err != nil {
		return nil, fmt.Errorf("assets: no chart of %q", game)
	}
	var c Chart
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, fmt.Errorf("assets: chart of %s: %w", game, err)
	}
	return &c, nil
}
