package serenissima

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A Forecast tells by how much a player will be ahead of the mean of the others in
// the end. It is a linear regression of results on the features of positions in
// games of captains, one for each number of players and of scorings that are left.
type Forecast struct {
	Command string // that made it
	Phases  [game.MaxSeats + 1][MostScorings + 1]Slopes
}

// MostScorings is how many scorings can be left.
const MostScorings = 3

// Slopes are what the features count for, in 1/1000 of 1/100 ducat.
type Slopes struct {
	Base   int64
	Game   [len(GameFeatures)]int64
	Mine   [len(SeatFeatures)]int64
	Rivals [len(SeatFeatures)]int64 // the mean of all
	Leader [len(SeatFeatures)]int64 // the rival who seems to be worth most
}

// Of tells the margin of a position in 1/100 ducat.
func (c *Forecast) Of(f *Features) int64 {
	l := &c.Phases[f.Seats][min(MostScorings, f.Scorings)]
	sum := l.Base
	for i, x := range f.Game {
		sum += l.Game[i] * int64(x)
	}
	rivals := int64(f.Seats) - 1
	for i, mine := range f.Of[0] {
		var others int64
		for _, of := range f.Of[1:f.Seats] {
			others += int64(of[i])
		}
		sum += l.Mine[i]*int64(mine) + l.Rivals[i]*others/rivals + l.Leader[i]*int64(f.Of[1][i])
	}
	return sum / 1000
}

// foretell is what a position is worth to me that has been surveyed: what it is
// judged to be and what is forecast, each for its share.
func (o *outlook) foretell(s *ser.State, c *Forecast) int64 {
	judged, share := o.judge(s), o.weights.Forecast
	if share == 0 || o.left == 0 {
		return judged
	}
	o.describe(s, judged, &o.features)
	return (judged*100 + c.Of(&o.features)*share) / (100 + share)
}

//go:embed forecast.json
var forecastJSON []byte

// phaseJSON is how the slopes of a phase are kept: by the names of the features;
// for a seat mine, the rivals' and the leader's.
type phaseJSON struct {
	Seats    int                 `json:"seats"`
	Scorings int                 `json:"scorings-left"`
	Base     int64               `json:"base"`
	Game     map[string]int64    `json:"game"`
	Seat     map[string][3]int64 `json:"seat"`
}

type forecastFile struct {
	Command string      `json:"command"`
	Phases  []phaseJSON `json:"phases"`
}

// MarshalJSON implements json.Marshaler.
func (c *Forecast) MarshalJSON() ([]byte, error) {
	file := forecastFile{Command: c.Command}
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for left := 1; left <= MostScorings; left++ {
			l := &c.Phases[seats][left]
			p := phaseJSON{seats, left, l.Base, map[string]int64{}, map[string][3]int64{}}
			for i, name := range GameFeatures {
				p.Game[name] = l.Game[i]
			}
			for i, name := range SeatFeatures {
				p.Seat[name] = [3]int64{l.Mine[i], l.Rivals[i], l.Leader[i]}
			}
			file.Phases = append(file.Phases, p)
		}
	}
	return json.Marshal(file)
}

// UnmarshalJSON implements json.Unmarshaler; it wants every feature of every phase.
func (c *Forecast) UnmarshalJSON(data []byte) error {
	var file forecastFile
	if err := json.Unmarshal(data, &file); err != nil {
		return err
	}
	*c = Forecast{Command: file.Command}
	if want := (game.MaxSeats - 1) * MostScorings; len(file.Phases) != want {
		return fmt.Errorf("ai/serenissima: a forecast has %d phases, not %d", want, len(file.Phases))
	}
	for _, p := range file.Phases {
		if p.Seats < 2 || p.Seats > game.MaxSeats || p.Scorings < 1 || p.Scorings > MostScorings ||
			len(p.Game) != len(GameFeatures) || len(p.Seat) != len(SeatFeatures) {
			return fmt.Errorf("ai/serenissima: the forecast for %d seats and %d scorings is not whole", p.Seats, p.Scorings)
		}
		l := &c.Phases[p.Seats][p.Scorings]
		l.Base = p.Base
		for i, name := range GameFeatures {
			l.Game[i] = p.Game[name]
		}
		for i, name := range SeatFeatures {
			l.Mine[i], l.Rivals[i], l.Leader[i] = p.Seat[name][0], p.Seat[name][1], p.Seat[name][2]
		}
	}
	return nil
}

// StandardForecast returns the forecast that admirals and doges believe.
var StandardForecast = sync.OnceValue(func() *Forecast {
	c := &Forecast{}
	if err := json.Unmarshal(forecastJSON, c); err != nil {
		panic(err) // it is part of the program
	}
	return c
})

// A Describer tells what positions look like.
type Describer struct{ o outlook }

// NewDescriber returns a describer that judges by the weights.
func NewDescriber(w *Weights) *Describer { return &Describer{outlook{weights: w}} }

// Describe tells what a position looks like to a player.
func (d *Describer) Describe(s *ser.State, p game.Player) Features {
	if d.o.chart == nil || d.o.board != s.Board {
		d.o.chart = newChart(s.Board)
	}
	var f Features
	d.o.survey(s, p)
	d.o.describe(s, d.o.judge(s), &f)
	return f
}
