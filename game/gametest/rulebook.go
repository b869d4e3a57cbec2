package gametest

import (
	"fmt"
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

	"serenissima/game"
)

// RulesAreTested checks that each rule and each example of RULES.md, beside the
// tests that call this, has a test named after its number, such as
// TestS4_3a_LoadingMoves, with a subtest "ruling: …" for each of its rulings.
// Sections behind the last one named are comments. It returns the numbers.
func RulesAreTested(t *testing.T, last int) (numbers []string) {
	t.Helper()
	tests := map[string]int{}
	for _, file := range filesOf(t, "*_test.go") {
		countRulings(t, file, tests)
	}
	rules, err := numberedRules(readRules(t), last)
	require.NoError(t, err)
	for _, r := range rules {
		require.NoError(t, r.tested(tests))
		numbers = append(numbers, r.number)
	}
	return numbers
}

// CitedRulesExist checks that RULES.md has the rules that refusals and the
// files of the package cite, numbered ones or whole sections, and that the
// rules of verbs say something that the table does not.
func CitedRulesExist(t *testing.T, table game.ReasonTable, verbs game.VerbRules, more ...string) {
	t.Helper()
	text := readRules(t)
	for _, r := range table[1:] {
		if r.Rule != "" {
			more = append(more, r.Rule)
		}
	}
	for i, r := range verbs {
		require.NotEqual(t, table[r.Why].Rule, r.Rule, "%s of verb %d", table[r.Why].Name, r.Verb)
		for _, other := range verbs[:i] {
			require.False(t, other.Why == r.Why && other.Verb == r.Verb, "%s of verb %d stands twice", table[r.Why].Name, r.Verb)
		}
		more = append(more, r.Rule)
	}
	for _, rule := range more {
		require.True(t, hasRule(text, rule), rule)
	}
	cited := regexp.MustCompile(`\b` + more[0][:1] + `\d+\.\d+a?\b`)
	for _, file := range filesOf(t, "*.go") {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, rule := range cited.FindAllString(string(source), -1) {
			require.True(t, hasRule(text, rule), "%s cites %s", file, rule)
		}
	}
}

func readRules(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("RULES.md")
	require.NoError(t, err)
	return string(data)
}

func filesOf(t *testing.T, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

// A numberedRule is an entry of RULES.md.
type numberedRule struct {
	number  string
	rulings int
}

var ruleHeading = regexp.MustCompile(`(?m)^- ([A-Z]\d+(?:\.\d+a?)?) `)

// numberedRules reads the sections of a RULES.md up to the last one named.
func numberedRules(text string, last int) (rules []numberedRule, err error) {
	text, _, _ = strings.Cut(text, fmt.Sprintf("\n## %d ", last+1))
	places := ruleHeading.FindAllStringSubmatchIndex(text, -1)
	known := map[string]bool{}
	for i, place := range places {
		number, end := text[place[2]:place[3]], len(text)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		if known[number] {
			return nil, fmt.Errorf("%s stands twice in RULES.md", number)
		}
		known[number] = true
		body, _, _ := strings.Cut(text[place[0]:end], "\n#")
		rules = append(rules, numberedRule{number, strings.Count(body, "**Ruling**")})
	}
	return rules, nil
}

// tested returns an error unless the rule has its test and subtests.
func (r numberedRule) tested(tests map[string]int) error {
	prefix := "Test" + strings.ReplaceAll(r.number, ".", "_") + "_"
	found, rulings := false, 0
	for name, n := range tests {
		if strings.HasPrefix(name, prefix) {
			found, rulings = true, rulings+n
		}
	}
	switch {
	case !found:
		return fmt.Errorf("no test %s…", prefix)
	case rulings < r.rulings:
		return fmt.Errorf("%d subtests \"ruling: …\" in %s…, there are %d rulings", rulings, prefix, r.rulings)
	}
	return nil
}

// hasRule reports whether a RULES.md has a rule, such as S4.3a, or a section,
// such as S4.
func hasRule(text, rule string) bool {
	if !strings.Contains(rule, ".") {
		return strings.Contains(text, "\n## "+rule[1:]+" ")
	}
	return strings.Contains(text, "\n- "+rule+" ")
}

// countRulings notes the test functions of a file, each with the number of its
// subtests whose names begin with "ruling".
func countRulings(t *testing.T, file string, tests map[string]int) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	require.NoError(t, err)
	for _, decl := range parsed.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && strings.HasPrefix(f.Name.Name, "Test") {
			tests[f.Name.Name] = rulingsIn(f)
		}
	}
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
