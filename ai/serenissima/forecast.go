package serenissima

import (
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
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
func (o *evaluator) foretell(s *ser.State, c *Forecast) int64 {
	judged, share := o.judge(s), o.weights.Forecast
	if share == 0 || o.left == 0 {
		return judged
	}
	o.describe(s, judged, &o.features)
	return (judged*100 + c.Of(&o.features)*share) / (100 + share)
}

//go:embed forecast.csv
var forecastCSV string

// A row of a forecast's table: what it is about, the feature, and where its number
// stands among the slopes of a phase.
type row struct {
	of, feature string
	number      func(*Slopes) *int64
}

// rows are those of the table, in order.
func rows() []row {
	list := []row{{"base", "", func(l *Slopes) *int64 { return &l.Base }}}
	for i, name := range GameFeatures {
		list = append(list, row{"game", name, func(l *Slopes) *int64 { return &l.Game[i] }})
	}
	for i, name := range SeatFeatures {
		list = append(list, row{"mine", name, func(l *Slopes) *int64 { return &l.Mine[i] }})
	}
	for i, name := range SeatFeatures {
		list = append(list, row{"rivals", name, func(l *Slopes) *int64 { return &l.Rivals[i] }})
	}
	for i, name := range SeatFeatures {
		list = append(list, row{"leader", name, func(l *Slopes) *int64 { return &l.Leader[i] }})
	}
	return list
}

// phases returns the slopes by phase as the columns of the table have them, and these
// columns' names: players and scorings that are left.
func (c *Forecast) phases() (slopes []*Slopes, columns []string) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for left := 1; left <= MostScorings; left++ {
			slopes = append(slopes, &c.Phases[seats][left])
			columns = append(columns, fmt.Sprintf("%d-%d", seats, left))
		}
	}
	return slopes, columns
}

// MarshalText implements encoding.TextMarshaler: the command, then a table of rows of
// features and columns of phases, separated by commas. Thousands of numbers are read
// from it sooner than from JSON.
func (c *Forecast) MarshalText() ([]byte, error) {
	slopes, columns := c.phases()
	lines := []string{"# " + c.Command, "of,feature," + strings.Join(columns, ",")}
	for _, r := range rows() {
		line := []string{r.of, r.feature}
		for _, l := range slopes {
			line = append(line, strconv.FormatInt(*r.number(l), 10))
		}
		lines = append(lines, strings.Join(line, ","))
	}
	return []byte(strings.Join(lines, "\n") + "\n"), nil
}

// UnmarshalText implements encoding.TextUnmarshaler; it wants every feature of every
// phase, in order, and nothing else.
func (c *Forecast) UnmarshalText(text []byte) error {
	first, table, _ := strings.Cut(string(text), "\n")
	*c = Forecast{Command: strings.TrimPrefix(first, "# ")}
	if err := c.read(table); err != nil {
		return fmt.Errorf("ai/serenissima: a forecast: %w", err)
	}
	return nil
}

// read reads the table of a forecast.
func (c *Forecast) read(table string) error {
	slopes, columns := c.phases()
	header, table, _ := strings.Cut(table, "\n")
	if header != "of,feature,"+strings.Join(columns, ",") {
		return fmt.Errorf("columns %q", header)
	}
	for _, r := range rows() {
		var line string
		line, table, _ = strings.Cut(table, "\n")
		fields := strings.Split(line, ",")
		if len(fields) != 2+len(slopes) || fields[0] != r.of || fields[1] != r.feature {
			return fmt.Errorf("%q where %s %s should be", line, r.of, r.feature)
		}
		for i, l := range slopes {
			var err error
			if *r.number(l), err = strconv.ParseInt(fields[2+i], 10, 64); err != nil {
				return fmt.Errorf("%s %s: %w", r.of, r.feature, err)
			}
		}
	}
	if table != "" {
		return errors.New("more than the features")
	}
	return nil
}

// StandardForecast returns the forecast that admirals and doges believe.
var StandardForecast = sync.OnceValue(func() *Forecast {
	c := &Forecast{}
	if err := c.UnmarshalText([]byte(forecastCSV)); err != nil {
		panic(err) // it is part of the program
	}
	return c
})

// A Describer tells what positions look like.
type Describer struct{ o evaluator }

// NewDescriber returns a describer that judges by the weights.
func NewDescriber(w *Weights) *Describer { return &Describer{evaluator{weights: w}} }

// Describe tells what a position looks like to a player.
func (d *Describer) Describe(s *ser.State, p game.Player) Features {
	if d.o.chart == nil || d.o.board != s.Board {
		d.o.chart = chartOf(s.Board)
	}
	var f Features
	d.o.survey(s, p)
	d.o.describe(s, d.o.judge(s), &f)
	return f
}
