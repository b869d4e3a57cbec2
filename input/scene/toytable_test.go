package scene

import (
	"maps"
	"slices"
	"testing"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/store"
	"serenissima/render/op"
	"serenissima/render/show"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/theme"
)

// A toyTable shows the toy without a picture: as much of a table as the pages need on
// which a second game can be chosen, begun, left and continued. It divides the window as
// another table does.
type toyTable struct{ table.Table }

// toyTables are all tables, with one for the toy.
func toyTables() table.Tables {
	tables := maps.Clone(all.Tables)
	tables[gametest.Toy.Info().ID] = toyTable{tables[catalog.All()[0].Info().ID]}
	return tables
}

// driveTwo starts the program, where two games can be shown, with what a store holds.
func driveTwo(t *testing.T, st store.Store, size op.Point) *driver {
	return driveOn(t, st, size, toyTables())
}

func (toyTable) Draw(l *op.List, v *table.View)                  { l.Fill(v.Frame.Board, 0, theme.Paper) }
func (toyTable) Stage(v *table.View) show.Stage                  { return toyStage{v} }
func (toyTable) Place(*table.View, game.Ref) (table.Place, bool) { return table.Place{}, false }
func (toyTable) Things(game.State) []game.Ref                    { return nil }
func (toyTable) Tell(*table.View, game.Ref) []string             { return nil }
func (toyTable) Facts(game.State, game.Ref) table.Facts          { return table.Facts{} }
func (toyTable) Subject(game.State) game.Ref                     { return game.Ref{} }
func (toyTable) Prompt(game.Prompt) table.Prompt                 { return table.Prompt{} }
func (toyTable) Meant(game.State, table.Gesture) []game.Action   { return nil }
func (toyTable) Preview(game.State, []game.Action) []table.Line  { return nil }
func (toyTable) Stakes(game.State, game.Action) []table.Line     { return nil }
func (toyTable) Meaning(game.Event) table.Meaning                { return table.Meaning{} }
func (toyTable) Clock(s game.State) (turn, scorings int)         { return 1, 0 }
func (toyTable) Controls(game.State) table.Controls {
	return table.Controls{Groups: []table.Group{{Name: "throw", Icon: "sail", Verbs: []game.Verb{gametest.ToyThrow}}}}
}

// A toyStage has everything in one place.
type toyStage struct{ v *table.View }

func (s toyStage) Anchor(game.Ref) (op.Point, bool)                         { return s.v.Frame.Board.Center(), true }
func (toyStage) Marker(*op.List, game.Ref, game.Ref, float64)               {}
func (toyStage) Rim(game.Ref) (op.Rect, bool)                               { return op.Rect{}, false }
func (toyStage) Spot(game.Ref, game.Ref, int) (op.Point, float64, bool)     { return op.Point{}, 0, false }
func (toyStage) Way(_, _ game.Ref, a, b op.Point) []op.Point                { return []op.Point{a, b} }
func (s toyStage) In(p game.State) show.Stage                               { return toyStage{s.v.In(p)} }
func (toyStage) Ship(*op.List, op.Point, game.Ref, float64)                 {}
func (toyStage) Piece(*op.List, op.Point, float64, game.Ref)                {}
func (toyStage) Die(*op.List, op.Point, float64, int, float64, game.Player) {}
func (toyStage) Faces(_ game.Ref, n int) []int                              { return slices.Repeat([]int{1}, n) }
func (toyStage) Sides() []int                                               { return []int{1, 2, 3} }
func (s toyStage) Livery(p game.Player) theme.Livery                        { return theme.LiveryOf(s.v.Colour(p)) }
func (s toyStage) Name(ref game.Ref) string                                 { return s.v.Name(ref) }
func (s toyStage) Tell(ev game.Event) string                                { return s.v.Tell(ev) }
func (s toyStage) Unit() float64                                            { return s.v.Frame.Unit }
func (s toyStage) Board() op.Rect                                           { return s.v.Frame.Board }
