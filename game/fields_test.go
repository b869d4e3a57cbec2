package game_test

import (
	"go/ast"
	"go/types"
	"maps"
	"path"
	"slices"
	"strings"
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

// fieldsSet are the fields that files set: by a literal, or by themselves.
func fieldsSet(files []*ast.File, info *types.Info) map[types.Object]bool {
	set := map[types.Object]bool{}
	note := func(id *ast.Ident) {
		if v, ok := info.Uses[id].(*types.Var); ok && v.IsField() {
			set[v.Origin()] = true
		}
	}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.CompositeLit:
				for _, e := range x.Elts {
					if pair, ok := e.(*ast.KeyValueExpr); ok {
						if key, ok := pair.Key.(*ast.Ident); ok {
							note(key)
						}
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

// What a table can say is what several say.
func TestFieldsServeSeveralTables(t *testing.T) {
	parsedTables := parsed(t, "..", "render/table")
	contract, _ := checked("render/table", parsedTables["render/table"], nil)
	by := map[types.Object][]string{}
	for folder, files := range parsedTables {
		if room(folder) == "" && folder != "render/table/template" {
			continue
		}
		_, info := checked(folder, files, contract)
		for field := range fieldsSet(files, info) {
			if field.Pkg() == contract {
				by[field] = append(by[field], path.Base(folder))
			}
		}
	}
	alone := map[string]string{}
	for _, name := range contract.Scope().Names() {
		s, ok := contract.Scope().Lookup(name).Type().Underlying().(*types.Struct)
		if !ok {
			continue
		}
		for i := range s.NumFields() {
			if f := s.Field(i); f.Exported() && len(by[f]) == 1 {
				alone[name+"."+f.Name()] = by[f][0]
			}
		}
	}
	names := slices.Sorted(maps.Keys(alone))
	for i, n := range names {
		names[i] = n + " " + alone[n]
	}
	require.Empty(t, strings.Join(names, "\n"))
}
