// Package all lists the tables of all games that can be shown.
package all

import (
	"serenissima/render/table"
	"serenissima/render/table/goldenhorn"
	"serenissima/render/table/mediterranee"
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
