package mediterranee

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

var ruleHeading = regexp.MustCompile(`(?m)^- ((?:M\d+\.\d+a?|X\d+)) `)

// Each rule and example of RULES.md has a test named after it, with a subtest
// for each ruling in the tests of that name.
func TestEachRuleHasItsTest(t *testing.T) {
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	text, _, _ := strings.Cut(string(data), "\n## 5 ") // what follows comments on rules above
	tests := testFunctions(t)
	places := ruleHeading.FindAllStringSubmatchIndex(text, -1)
	numbers := map[string]bool{}
	for i, place := range places {
		number, end := text[place[2]:place[3]], len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		rule, _, _ := strings.Cut(text[place[0]:end], "\n#")
		require.False(t, numbers[number], "%s stands twice in RULES.md", number)
		numbers[number] = true
		prefix, found, rulings := "Test"+strings.ReplaceAll(number, ".", "_")+"_", false, 0
		for name, n := range tests {
			if strings.HasPrefix(name, prefix) {
				found, rulings = true, rulings+n
			}
		}
		require.True(t, found, "no test %s…", prefix)
		require.GreaterOrEqual(t, rulings, strings.Count(rule, "**Ruling**"), "too few subtests \"ruling: …\" in %s…", prefix)
	}
	for _, number := range []string{"M1.1", "M1.7", "M2.1", "M2.2a", "M2.6a", "M2.14", "M3.1", "X1", "X6"} {
		require.True(t, numbers[number], "%s is missing in RULES.md", number)
	}
	require.Len(t, numbers, 30)
}

// The rules that refusals cite exist: numbered ones or whole sections.
func TestCitedRulesExist(t *testing.T) {
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	exists := func(rule, who string) {
		t.Helper()
		if section, ok := strings.CutPrefix(rule, "M"); ok && !strings.Contains(section, ".") {
			require.Contains(t, string(data), "\n## "+section+" ", who)
			return
		}
		require.Contains(t, string(data), "\n- "+rule+" ", who)
	}
	for _, r := range reasonTable[1:] {
		if r.Rule != "" { // else it is the verb's
			exists(r.Rule, r.Name)
		}
	}
	for v := Man; int(v) < numVerbs; v++ {
		exists(verbTable[v].rule, verbNames[v])
	}
}

// The package cites rules that exist.
func TestCommentsCiteRulesThatExist(t *testing.T) {
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, rule := range regexp.MustCompile(`\bM\d+\.\d+a?\b`).FindAllString(string(source), -1) {
			require.Contains(t, string(data), "\n- "+rule+" ", file)
		}
	}
}
