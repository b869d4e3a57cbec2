package serenissima

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// testFunctions returns the names of the package's test functions, each with
// the number of its subtests whose names begin with "ruling".
func testFunctions(t *testing.T) map[string]int {
	files, err := filepath.Glob("*_test.go")
	require.NoError(t, err)
	found := map[string]int{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		for _, decl := range parsed.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && strings.HasPrefix(f.Name.Name, "Test") {
				found[f.Name.Name] = rulingsIn(f)
			}
		}
	}
	return found
}

// rulingsIn counts the calls t.Run("ruling…") in a function.
func rulingsIn(f *ast.FuncDecl) int {
	n := 0
	ast.Inspect(f, func(node ast.Node) bool {
		if call, ok := node.(*ast.CallExpr); ok {
			if run, ok := call.Fun.(*ast.SelectorExpr); ok && run.Sel.Name == "Run" && strings.HasPrefix(firstText(call), "ruling") {
				n++
			}
		}
		return true
	})
	return n
}

// firstText is the first piece of text in the arguments of a call.
func firstText(call *ast.CallExpr) (text string) {
	for _, arg := range call.Args {
		ast.Inspect(arg, func(node ast.Node) bool {
			if lit, ok := node.(*ast.BasicLit); ok && lit.Kind == token.STRING && text == "" {
				text, _ = strconv.Unquote(lit.Value)
			}
			return text == ""
		})
		if text != "" {
			return text
		}
	}
	return ""
}

var ruleHeading = regexp.MustCompile(`(?m)^- ((?:S\d+\.\d+a?|E\d+)) `)

// Each rule and example of RULES.md has a test named after it, with a subtest
// for each ruling.
func TestEachRuleHasItsTest(t *testing.T) {
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	text, _, found := strings.Cut(string(data), "\n## 10 ") // what follows comments on rules above
	require.True(t, found)
	tests := testFunctions(t)
	places := ruleHeading.FindAllStringSubmatchIndex(text, -1)
	numbers := map[string]bool{}
	for i, place := range places {
		number, end := text[place[2]:place[3]], len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		require.False(t, numbers[number], "%s stands twice in RULES.md", number)
		numbers[number] = true
		prefix, rulings := "Test"+strings.ReplaceAll(number, ".", "_")+"_", -1
		for name, n := range tests {
			if strings.HasPrefix(name, prefix) {
				rulings = max(rulings, n)
			}
		}
		require.GreaterOrEqual(t, rulings, 0, "no test %s…", prefix)
		require.GreaterOrEqual(t, rulings, strings.Count(text[place[0]:end], "**Ruling**"), "too few subtests \"ruling: …\" in %s…", prefix)
	}
	for _, number := range []string{"S1.1", "S2.7", "S3.2", "S4.3a", "S4.10a", "S4.14a", "S4.26", "S5.5", "S6.1", "S7.2", "S8.5", "E1", "E8"} {
		require.True(t, numbers[number], "%s is missing in RULES.md", number)
	}
	require.Len(t, numbers, 69)
}

// The rules that refusals cite exist: numbered ones or whole sections.
func TestCitedRulesExist(t *testing.T) {
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	exists := func(rule string) {
		t.Helper()
		if section, ok := strings.CutPrefix(rule, "S"); ok && !strings.Contains(section, ".") {
			require.Contains(t, string(data), "\n## "+section+" ", rule)
			return
		}
		require.Contains(t, string(data), "\n- "+rule+" ", rule)
	}
	for _, r := range reasonTable[1:] {
		exists(r.Rule)
	}
	for i, r := range verbRules {
		exists(r.Rule)
		require.NotEqual(t, reasonTable[r.Why].Rule, r.Rule, "%s of %s", reasonTable[r.Why].Name, verbNames[r.Verb])
		for _, other := range verbRules[:i] {
			require.False(t, other.Why == r.Why && other.Verb == r.Verb, "%s of %s stands twice", reasonTable[r.Why].Name, verbNames[r.Verb])
		}
	}
}
