package goldenhorn

import "serenissima/render/table"

// Samples are pictures of the contact sheet. Those in flight show a moment of what moves.
var Samples = []table.Sample{
	{Name: "opening", Flags: "-scene play -prompt choose-harbour"},
	{Name: "ship", Flags: "-scene play -turns 12 -tap ship:6"},
	{Name: "stops", Flags: "-scene play -turns 12 -tap ship:6,heap:11 -hover area:2"},
	{Name: "which-ship", Flags: "-scene play -turns 20 -seed 3 -tap heap:12"},
	{Name: "underway", Flags: "-scene play -prompt underway -turns 16 -seed 5"},
	{Name: "after-move", Flags: "-scene play -option expansion=yes -prompt after-move -turns 70 -seed 7 -tap open-curtain"},
	{Name: "pirates", Flags: "-scene play -turns 20 -seed 3 -tap group pirates"},
	{Name: "pairs", Flags: "-scene play -option expansion=yes -option modone-cards=on -turns 40 -seed 1 -tap group pirates,thing ship:12"},
	{Name: "two", Flags: "-scene play -players 2 -turns 12"},
	{Name: "three", Flags: "-scene play -players 3 -option expansion=yes -turns 24 -seed 5"},
	{Name: "expansion", Flags: "-scene play -option expansion=yes -turns 40 -seed 3"},
	{Name: "threats", Flags: "-scene play -option expansion=yes -option modone-cards=on -turns 40 -seed 1 -tap key:threats"},
	{Name: "rail", Flags: "-scene play -option expansion=yes -option modone-cards=on -turns 40 -seed 1 -tap group pirates", Windows: []string{"phone"}},
	{Name: "bubble", Flags: "-scene play -option modone-cards=on -option expansion=yes -prompt underway -turns 22 -seed 3 -tap key:confirm", Windows: []string{"desktop"}},
	{Name: "robbery", Flags: "-scene play -turns 20 -seed 3 -hover ship:12", Windows: []string{"desktop", "phone"}},
	{Name: "counting", Flags: "-scene result -option expansion=yes -ticks 300", Windows: []string{"desktop", "phone"}},
	{Name: "quay", Flags: "-scene play -turns 12 -hover port:1", Windows: []string{"desktop", "phone"}},
}
