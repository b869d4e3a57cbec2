package game_test

import (
	"go/ast"
	"go/types"
	"path"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// tableImporter imports the contract of tables as it is, and all other packages with nothing in them.
type tableImporter struct{ contract *types.Package }

// Import implements types.Importer.
func (t tableImporter) Import(name string) (*types.Package, error) {
	if t.contract != nil && name == t.contract.Path() {
		return t.contract, nil
	}
	return emptyPackages{}.Import(name)
}

// checked is a package as far as it can be understood by itself and with the contract of tables.
func checked(folder string, files []*ast.File, contract *types.Package) (*types.Package, *types.Info) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Importer: tableImporter{contract}, Error: func(error) {}}
	pkg, _ := config.Check(module+"/"+folder, parsedFiles, files, info)
	return pkg, info
}

// fieldsSet are the fields that files set: in a literal, or by themselves.
func fieldsSet(files []*ast.File, info *types.Info) map[types.Object]bool {
	set := map[types.Object]bool{}
	note := func(e ast.Expr) {
		if id, ok := e.(*ast.Ident); ok {
			if v, ok := info.Uses[id].(*types.Var); ok && v.IsField() {
				set[v] = true
			}
		}
	}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.CompositeLit:
				var s *types.Struct // nil for a list, and for a type of another package
				if of := info.TypeOf(x); of != nil {
					s, _ = of.Underlying().(*types.Struct)
				}
				for i, e := range x.Elts {
					if pair, keyed := e.(*ast.KeyValueExpr); keyed {
						note(pair.Key)
					} else if s != nil {
						set[s.Field(i)] = true
					}
				}
			case *ast.AssignStmt:
				for _, to := range x.Lhs {
					if s, ok := to.(*ast.SelectorExpr); ok {
						note(s.Sel)
					}
				}
			}
			return true
		})
	}
	return set
}

// ofOneGame are the types of the contract that are a game's own by their nature: how it looks and sounds as a
// whole, and what only a game with an ability says.
var ofOneGame = []string{"Style", "Wave", "Fight", "Side", "Sum", "SumLayout", "SumShape"}

// alone are the other fields that a single game sets. The list may only get shorter.
var alone = map[string]string{
	"Answer.Tell": "mediterranee", "Group.Plans": "mediterranee",
	"Batch.Group": "mediterranee", "Batch.Icon": "mediterranee",
	"Batch.At": "serenissima", "Hold.FillN": "serenissima", "Hold.Source": "serenissima",
	"Offer.Top": "serenissima", "Top.Height": "serenissima", "Top.Draw": "serenissima",
	"Command.Tell": "goldenhorn",
}

// What a table can say is what several games say, or the template and a game.
func TestFieldsServeSeveralGames(t *testing.T) {
	const folder, template = "render/table", "template"
	tables := parsed(t, "..", folder)
	contract, own := checked(folder, tables[folder], nil)
	by := map[types.Object][]string{} // who sets a field: games, the template, or what is shared
	note := func(who string, files []*ast.File, info *types.Info) {
		for field := range fieldsSet(files, info) {
			if field.Pkg() == contract {
				by[field] = append(by[field], who)
			}
		}
	}
	note("shared", tables[folder], own)
	for _, shared := range []string{"input/match", "render/texttwin"} {
		for folder, files := range parsed(t, "..", shared) {
			_, info := checked(folder, files, contract)
			note("shared", files, info)
		}
	}
	for room, files := range tables {
		if room = path.Base(room); room == template || slices.Contains(games, room) {
			_, info := checked(folder+"/"+room, files, contract)
			note(room, files, info)
		}
	}
	found := map[string]string{}
	for _, name := range contract.Scope().Names() {
		s, ok := contract.Scope().Lookup(name).Type().Underlying().(*types.Struct)
		if !ok || slices.Contains(ofOneGame, name) {
			continue
		}
		for i := range s.NumFields() {
			if who := by[s.Field(i)]; len(who) == 1 && slices.Contains(games, who[0]) {
				found[name+"."+s.Field(i).Name()] = who[0]
			}
		}
	}
	require.Equal(t, alone, found)
}
