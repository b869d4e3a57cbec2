package goldenhorn

import "serenissima/render/table"

// Samples implements table.Sampler. Those in flight show a moment of what moves.
func (Table) Samples() []table.Sample { return samples }

var samples = []table.Sample{
	{Name: "opening", Flags: "-scene play -prompt choose-harbour"},
	{Name: "ship", Flags: "-scene play -turns 12 -tap ship:6"},
	{Name: "stops", Flags: "-scene play -turns 12 -tap ship:6,heap:11 -hover area:2"},
	{Name: "which-ship", Flags: "-scene play -turns 20 -seed 3 -tap heap:12"},
	{Name: "underway", Flags: "-scene play -prompt underway -turns 16 -seed 5"},
	{Name: "pirates", Flags: "-scene play -turns 20 -seed 3 -tap group"},
	{Name: "robbery", Flags: "-scene play -turns 20 -seed 3 -hover ship:11", Windows: []string{"desktop", "phone"}},
	{Name: "quay", Flags: "-scene play -turns 12 -hover port:1", Windows: []string{"desktop", "phone"}},
}
