package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mostMethods is how many methods a type of the screen half has at most.
const mostMethods = 40

// mostAbilities is how many interfaces a table may have or lack.
const mostAbilities = 4

// everyTable are the interfaces that every table implements, is given or may return.
var everyTable = []string{"Table", "Motion", "Desk", "Panel", "Intent", "SumHelper"}

// parsedFiles knows where the parsed files begin.
var parsedFiles = token.NewFileSet()

// parsed are the files of a folder and those below it, without tests, by their folders.
func parsed(t *testing.T, root, folder string) map[string][]*ast.File {
	t.Helper()
	files := map[string][]*ast.File{}
	require.NoError(t, fs.WalkDir(os.DirFS(root), folder, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(p, ".go") || strings.HasSuffix(p, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(parsedFiles, filepath.Join(root, filepath.FromSlash(p)), nil, parser.SkipObjectResolution)
		files[path.Dir(p)] = append(files[path.Dir(p)], f)
		return err
	}))
	return files
}

// receiver is the name of the type that a method belongs to, empty for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	x := f.Recv.List[0].Type
	for {
		switch y := x.(type) {
		case *ast.StarExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		case *ast.Ident:
			return y.Name
		default:
			return ""
		}
	}
}

// No type of the screen half does everything: it has few methods.
func TestTypesHaveFewMethods(t *testing.T) {
	methods := map[string]int{}
	for _, half := range []string{"render", "input"} {
		for folder, files := range parsed(t, "..", half) {
			for _, file := range files {
				for _, d := range file.Decls {
					if f, ok := d.(*ast.FuncDecl); ok && receiver(f) != "" {
						methods[folder+"."+receiver(f)]++
					}
				}
			}
		}
	}
	maps.DeleteFunc(methods, func(_ string, n int) bool { return n <= mostMethods })
	require.Empty(t, methods)
}

// A part of the screen half does not point back to what it is a part of.
func TestPartsDoNotPointBack(t *testing.T) {
	var found []string
	for folder, files := range parsed(t, "..", "input") {
		for _, file := range files {
			for _, d := range file.Decls {
				g, ok := d.(*ast.GenDecl)
				if !ok || g.Tok != token.TYPE {
					continue
				}
				for _, spec := range g.Specs {
					s, ok := spec.(*ast.TypeSpec).Type.(*ast.StructType)
					if !ok {
						continue
					}
					for _, field := range s.Fields.List {
						star, ok := field.Type.(*ast.StarExpr)
						if !ok {
							continue
						}
						if owner, ok := star.X.(*ast.Ident); ok && owner.Name == "Play" {
							found = append(found, folder+"."+spec.(*ast.TypeSpec).Name.Name)
						}
					}
				}
			}
		}
	}
	slices.Sort(found)
	require.Empty(t, found)
}

// What is given the whole match reaches as far as what points back to it.
func TestFunctionsAreNotGivenTheMatch(t *testing.T) {
	var found []string
	for _, file := range parsed(t, "..", "input/match")["input/match"] {
		for _, d := range file.Decls {
			name := "a value" // a function that is declared within one, or the type of a field
			if f, ok := d.(*ast.FuncDecl); ok {
				if name = f.Name.Name; receiver(f) != "" {
					name = receiver(f) + "." + name
				}
			}
			ast.Inspect(d, func(n ast.Node) bool {
				f, ok := n.(*ast.FuncType)
				if !ok {
					return true
				}
				for _, param := range f.Params.List {
					if star, ok := param.Type.(*ast.StarExpr); ok {
						if given, ok := star.X.(*ast.Ident); ok && given.Name == "Play" {
							found = append(found, name)
						}
					}
				}
				return true
			})
		}
	}
	slices.Sort(found)
	require.Empty(t, found)
}

// abilities are the interfaces that a table may have or lack.
func abilities(t *testing.T) (names []string) {
	t.Helper()
	for _, file := range parsed(t, "..", "render/table")["render/table"] {
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.TYPE {
				continue
			}
			for _, spec := range g.Specs {
				s := spec.(*ast.TypeSpec)
				if _, ok := s.Type.(*ast.InterfaceType); ok && !slices.Contains(everyTable, s.Name.Name) {
					names = append(names, s.Name.Name)
				}
			}
		}
	}
	return names
}

// What a table may have or lack is little.
func TestTablesHaveFewAbilities(t *testing.T) { require.Len(t, abilities(t), mostAbilities) }

// Who copies the template sees every ability, and the room of a game says which it has.
func TestTheTemplateAndARoomHaveEachAbility(t *testing.T) {
	asserted := map[string][]string{} // folders by ability
	for folder, files := range parsed(t, "..", "render/table") {
		for _, file := range files {
			for _, d := range file.Decls {
				g, ok := d.(*ast.GenDecl)
				if !ok || g.Tok != token.VAR {
					continue
				}
				for _, spec := range g.Specs {
					v := spec.(*ast.ValueSpec)
					if x, ok := v.Type.(*ast.SelectorExpr); ok && v.Names[0].Name == "_" && len(v.Values) == 1 {
						asserted[x.Sel.Name] = append(asserted[x.Sel.Name], folder)
					}
				}
			}
		}
	}
	for _, ability := range abilities(t) {
		rooms := slices.DeleteFunc(slices.Clone(asserted[ability]), func(folder string) bool { return folder == "render/table/template" })
		require.NotEmpty(t, rooms, "no room says that it has %s", ability)
		require.Contains(t, asserted[ability], "render/table/template", ability)
	}
}
