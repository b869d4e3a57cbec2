package game_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
)

// This file is about who may name a game: outside of its rooms and the catalogs no
// file name, no identifier and no string does, nor is there a word of its rules. What is there to be changed for one
// game only is found in the rooms then, and in the files of assets with its name.

// programNames are files, by the beginnings of their paths, that name the program
// or its module: one of its games has the same name.
var programNames = map[string]string{
	"main.go":                   "messages",
	"game/store/store_":         "the folder of the program, and the keys of the page",
	"input/command/version.go":  "the names for what the command line prints",
	"input/command/release":     "archives, what systems call the program, the module's path for the linker",
	"input/command/gotool/":     "whether the working directory is the module, and whose licences they are",
	"input/app/crash/":          "messages about a crash",
	"input/device/host_":        "what the page and the environment call what they share with the program",
	"input/device/tabs_":        "the same, and a message",
	"input/device/writer_js.go": "the same",
	"input/device/window.go":    "the title of the window",
	"assets/font.go":            "the font of the title, called after the program since the name of its design is reserved",
	"render/sound/device.go":    "what systems call the program where they list sounds",
}

// gameName matches the names of games, in files and for people.
var gameName = regexp.MustCompile(`(?i)serenissima|golden ?horn|m[eé]diterran[eé]e`)

// ownWords matches what only the rules of one game know of: the names of its options,
// as a whole string, and anywhere those of its prompts and notes that have several words, and
// notes behind a kind of event. What the kinds of reference are called is everybody's, and so is a
// note that all games have.
var ownWords = func() *regexp.Regexp {
	var options, phrases, notes []string
	games := map[string]int{} // that have a note
	for _, r := range catalog.All() {
		in := r.Info()
		for _, o := range in.Options {
			if !thing(o.Name) {
				options = append(options, o.Name)
			}
		}
		for _, word := range slices.Concat(in.Prompts, in.Notes) {
			if strings.Contains(word, "-") {
				phrases = append(phrases, word)
			}
		}
		for _, note := range in.Notes[1:] {
			games[note]++
		}
	}
	for _, note := range slices.Sorted(maps.Keys(games)) {
		if games[note] < len(catalog.All()) && !thing(note) {
			notes = append(notes, note)
		}
	}
	var kinds []string
	for k := game.EventKind(1); int(k) < game.NumEventKinds; k++ {
		kinds = append(kinds, k.String())
	}
	either := func(words []string) string { return "(" + strings.Join(words, "|") + ")" }
	return regexp.MustCompile("^" + either(options) + "$|(^|[^a-z-])(" + either(phrases) + "|" + either(kinds) + `\.` + either(notes) + ")($|[^a-z-])")
}()

// thing reports whether a word is what a kind of reference is called.
func thing(word string) bool {
	return slices.ContainsFunc(kinds, func(k game.RefKind) bool { return k.String() == word })
}

// kinds are all kinds of reference.
var kinds = func() (list []game.RefKind) {
	for k := range game.NumRefKinds {
		list = append(list, game.RefKind(k))
	}
	return list
}()

// mayName reports whether a file may name a game.
func mayName(file string) bool {
	data := within(file, "assets") && !strings.HasSuffix(file, ".go")
	return roomOf(file) != "" || data || within(path.Dir(file), catalogs...) || programName(file) != ""
}

// programName returns which entry of programNames a file falls under, or "".
func programName(file string) string {
	for begin := range programNames {
		if strings.HasPrefix(file, begin) {
			return begin
		}
	}
	return ""
}

// named returns where a file names a game, by lines. Tests may do so in strings: of
// saved games, and of what is typed and printed.
func named(file string, text []byte) (list []string, err error) {
	if name := gameName.FindString(file); name != "" {
		list = append(list, "its name has "+name)
	}
	if !strings.HasSuffix(file, ".go") {
		return list, nil
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		var word string
		var own bool
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Ident:
			word = n.Name
		case *ast.BasicLit:
			if n.Kind == token.STRING && !strings.HasSuffix(file, "_test.go") {
				word, _ = strconv.Unquote(n.Value)
				own = ownWords.MatchString(word)
			}
		}
		if own || gameName.MatchString(word) {
			list = append(list, fmt.Sprintf("line %d: %.60q", set.Position(n.Pos()).Line, word))
		}
		return true
	})
	return list, nil
}

func TestNamesOfGames(t *testing.T) {
	const root = ".."
	used := map[string]bool{}
	for _, file := range projectFiles(t, root) {
		used[programName(file)] = true
		if mayName(file) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, file))
		require.NoError(t, err)
		list, err := named(file, text)
		require.NoError(t, err)
		for _, where := range list {
			t.Errorf("%s names a game: %s", file, where)
		}
	}
	for begin := range programNames {
		require.True(t, used[begin], "%s is no longer there", begin)
	}
}

// TestNamesChecker tries what names a game, and what does not.
func TestNamesChecker(t *testing.T) {
	for _, tt := range []struct {
		file, text string
		n          int
	}{
		{"ai/goldenhorn_eval.go", "package ai", 1},
		{"ai/eval.go", "package ai\nimport _ \"serenissima/game\"\n// Serenissima is a game.", 0},
		{"ai/eval.go", "package ai\nconst a, b = \"Golden Horn\", \"a golden horse\"", 1},
		{"ai/eval.go", "package ai\nconst a = \"\\u004déditerranée\"", 1},
		{"ai/eval.go", "package ai\nvar newGoldenhornEval func()", 1},
		{"ai/eval_test.go", "package ai\nconst a = \"goldenhorn\"", 0},
		{"ai/eval_test.go", "package ai\nvar mediterraneeState int", 1},
		{"ai/eval.go", "package ai\nvar o = map[string]string{\"closing\": \"random\"}", 1},
		{"ai/eval.go", "package ai\nconst a, b = \"play -prompt ask-passage -turns 2\", \"a closing word\"", 1},
		{"render/cue.go", "package render\nvar cues = map[string]int{\"chose.haggle\": 1, \"paid.wind\": 2}", 2},
		{"render/cue.go", "package render\nconst a, b = \"event.took.pirates.one\", \"the free-wind card\"", 2},
		{"render/cue.go", "package render\nvar cues = map[string]int{\"ended.game\": 1, \"took.port\": 2, \"wind\": 3, \"repaid.wind\": 4}", 0},
		{"ai/eval_test.go", "package ai\nconst a, b = \"closing\", \"ask-passage\"", 0},
		{"ai/trace/mediterranee.txt", "", 1},
		{"ai/trace/notes.txt", "serenissima", 0},
	} {
		list, err := named(tt.file, []byte(tt.text))
		require.NoError(t, err)
		require.Len(t, list, tt.n, "%s: %s", tt.file, tt.text)
	}
	require.True(t, mayName("ai/goldenhorn/evaluation.go"))
	require.True(t, mayName("ai/serenissima/tune/command.go"))
	require.True(t, mayName("ai/catalog/catalog.go"))
	require.True(t, mayName("assets/rulebook/en/goldenhorn.md"))
	require.True(t, mayName("input/e2e/serenissima_hand_test.go"))
	require.False(t, mayName("assets/picture.go"))
	require.False(t, mayName("input/e2e/game_test.go"))
	require.False(t, mayName("ai/ai.go"))
	require.False(t, mayName("input/command/arena.go"))
}
