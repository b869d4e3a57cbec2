package template

import (
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/table"
)

// What a game may have or lack: a game that lacks it has neither the line nor the methods.
var (
	_ table.SumAsker = Table{}
	_ table.Chooser  = Table{}
	_ table.Fighter  = Table{}
	_ table.Veiler   = Table{}
)

// SumHelper implements table.SumAsker: the number lies alone.
func (Table) SumHelper(table.Desk) table.SumHelper { return nil }

// Sum implements table.SumAsker.
func (Table) Sum(_ game.State, among []game.Action) *table.Sum {
	if among[0].Verb != gametest.ToyWager {
		return nil
	}
	return &table.Sum{Name: table.Line{Key: "wager"}, Marks: []table.Mark{{N: 50, Line: table.Line{Key: "point"}}}, High: table.Line{Key: "most"}}
}

// Choose implements table.Chooser: nothing is chosen before it is moved.
func (Table) Choose(game.State, []game.Ref, game.Ref) (now []game.Ref, ok bool) { return nil, false }

// With implements table.Chooser.
func (t Table) With(s game.State, _ []game.Ref) table.Offer { return t.Offer(s) }

// ChosenFor implements table.Chooser.
func (Table) ChosenFor(game.State, game.Action) []game.Ref { return nil }

// Fight implements table.Fighter: dice are thrown, but against nobody.
func (Table) Fight(game.State) *table.Fight { return nil }

// Begins implements table.Fighter.
func (Table) Begins(game.State, game.Action) *table.Fight { return nil }

// Reckon implements table.Fighter: the dice show it.
func (Table) Reckon(*table.View, game.Event, int) string { return "" }

// Veils implements table.Veiler: how far a seat can run tells how many coins it has, which only a curtain
// can hide.
func (Table) Veils(game.State) bool { return false }

// Veil implements table.Veiler.
func (Table) Veil(s game.State) game.State { return s.Clone() }
