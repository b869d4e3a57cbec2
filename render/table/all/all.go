// Package all lists the tables of all games that can be shown.
package all

import (
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
	"serenissima/render/table/mediterranee"
	"serenissima/render/table/pieces"
	"serenissima/render/table/serenissima"
)

// Tables are the tables by the IDs of their rule sets, a line each.
var Tables = table.Tables{
	"serenissima":  serenissima.Table{},
	"goldenhorn":   goldenhorn.Table{},
	"mediterranee": mediterranee.Table{},
}

// Samples are the moments of each game that the contact sheet shows besides those which it shows
// of every game, by the IDs of their rule sets.
var Samples = map[string][]table.Sample{
	"serenissima":  serenissima.Samples,
	"goldenhorn":   goldenhorn.Samples,
	"mediterranee": mediterranee.Samples,
}

// Waves returns those of the ink of a chart, nil if it has none.
func Waves(ink display.DrawingID) []pieces.Glint {
	for _, t := range Tables {
		if chart, ok := t.(table.Stirrer); ok {
			if waves := chart.Waves(ink); waves != nil {
				return waves
			}
		}
	}
	return nil
}
