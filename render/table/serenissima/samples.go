package serenissima

import "serenissima/render/table"

// Samples are pictures of the contact sheet. Those in flight show a moment of what moves.
var Samples = []table.Sample{
	{Name: "rule", Flags: "-scene rules -rule S4.9"},
	{Name: "opening", Flags: "-scene play -prompt choose-start"},
	{Name: "invest", Flags: "-scene play -turns 4 -tap group invest"},
	{Name: "port", Flags: "-scene play -turns 4 -tap port:13"},
	{Name: "blockade", Flags: "-scene play -prompt ask-passage -turns 2 -seed 1"},
	{Name: "sale", Flags: "-scene play -prompt ask-sale -turns 2 -seed 1"},
	{Name: "landing", Flags: "-scene play -prompt ask-landing -turns 2 -seed 17"},
	{Name: "battle", Flags: "-scene battle"},
	{Name: "occupy", Flags: "-scene play -prompt occupy -turns 2 -seed 3"},
	{Name: "loot", Flags: "-scene play -prompt loot -turns 2 -seed 2"},
	{Name: "special", Flags: "-scene play -prompt special-invest -turns 2 -seed 1"},
	{Name: "tooltip", Flags: "-scene play -turns 4 -hover port:13"},
	{Name: "dice", Flags: "-scene play -turns 6 -seed 5 -tap menu,dice"},
	{Name: "dice-end", Flags: "-scene result -seed 5 -tap dice", Windows: []string{"desktop", "phone"}},
	{Name: "french-battle", Flags: "-scene battle -lang fr", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "german-battle", Flags: "-scene battle -lang de", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "voyage", Flags: "-scene voyage -voyage load -note 6"},
	{Name: "voyage-question", Flags: "-scene voyage -voyage blockade -note 7"},
	{Name: "voyage-battle", Flags: "-scene voyage -voyage battle -note 6"},
	{Name: "french-question", Flags: "-scene play -prompt ask-sale -turns 2 -seed 1 -lang fr"},
	{Name: "armed", Flags: "-scene play -turns 6 -seed 5 -tap ship:10", Windows: []string{"desktop", "phone"}},
	{Name: "weighed", Flags: "-scene play -turns 4 -tap key:advice,group load -hover source good:4 port:13", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "flight-scoring", Flags: "-scene play -turns 5 -seed 3 -event turned scoring -ticks 176", Windows: []string{"desktop", "tablet", "phone"}},
	{Name: "flight-sail", Flags: "-scene play -turns 3 -event moved -ticks 16", Windows: []string{"desktop"}},
	{Name: "flight-dice", Flags: "-scene play -turns 3 -seed 5 -event rolled attack -ticks 16", Windows: []string{"desktop"}},
	{Name: "flight-sinking", Flags: "-scene play -turns 2 -event removed sunk -ticks 96 -part 440,40,300x200", Windows: []string{"desktop"}},
	{Name: "flight-wheel", Flags: "-scene play -turns 3 -event turned wheel -ticks 3 -part 0,560,240x240", Windows: []string{"desktop"}},
	{Name: "flight-card", Flags: "-scene play -turns 2 -event drew -ticks 12", Windows: []string{"desktop"}},
}
