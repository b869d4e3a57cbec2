package mediterranee

import "serenissima/render/table"

// Samples are pictures of the contact sheet: a moment of each phase, with two and with three powers.
var Samples = []table.Sample{
	{Name: "bidding", Flags: "-scene play -prompt bidding -turns 3 -seed 3"},
	{Name: "purchases", Flags: "-scene voyage -voyage yard -note 2"},
	{Name: "haggling", Flags: "-scene voyage -voyage haggle -note 4"},
	{Name: "movement", Flags: "-scene voyage -voyage passage -note 3", Windows: []string{"desktop", "phone"}},
	{Name: "passage", Flags: "-scene voyage -voyage passage -note 6", Windows: []string{"desktop", "phone"}},
	{Name: "fighting", Flags: "-scene voyage -voyage prize -note 2 -tap group fight"},
	{Name: "prize", Flags: "-scene voyage -voyage prize -note 4"},
	{Name: "landing", Flags: "-scene voyage -voyage yard -note 7 -tap group land", Windows: []string{"desktop", "phone"}},
	{Name: "selling", Flags: "-scene voyage -voyage markets -note 8 -tap group sell"},
	{Name: "three", Flags: "-scene voyage -voyage order -note 4", Windows: []string{"desktop", "phone"}},
}
