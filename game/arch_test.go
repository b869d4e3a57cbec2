package game_test

import (
	"go/build/constraint"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// This file is the table of who may import whom. Rules below, pictures above
// them, Ebitengine only at the rim.

const module = "serenissima"

// games are the IDs of the games; a new one is entered here.
var games = []string{"serenissima", "goldenhorn", "mediterranee"}

// ruleSets are the packages of their rules.
var ruleSets = []string{"game/serenissima", "game/goldenhorn", "game/mediterranee"}

// seaSets are the rule sets that may use game/sea.
var seaSets = []string{"game/serenissima", "game/mediterranee"}

// room returns the ID of the game that a package belongs to alone, or "".
func room(dir string) string {
	for _, id := range games {
		if within(dir, "game/"+id, "ai/"+id, "render/table/"+id) {
			return id
		}
	}
	return ""
}

// roomOf returns the ID of the game that a file belongs to alone, or "": that of its
// package, or the one that its name begins with where the person at the screen of
// input/e2e plays.
func roomOf(file string) string {
	for _, id := range games {
		if strings.HasPrefix(file, "input/e2e/"+id+"_") {
			return id
		}
	}
	return room(path.Dir(file))
}

// catalogs are the packages that list the rooms.
var catalogs = []string{"game/catalog", "ai/catalog", "render/table/all"}

// renderLayers are the packages of render from the lowest layer up. One imports only what lies in
// lower layers; its tests may look higher. The rooms of the games lie with tabletest.
var renderLayers = [][]string{
	{"render/display", "render/theme", "render/synth", "render/music"},
	{"render/layout", "render/raster", "render/control"},
	{"render/widget"},
	{"render/table/kit"},
	{"render/motion"},
	{"render/table"},
	{"render/table/chart", "render/texttwin"},
	{"render/table/template"},
	{"render/table/tabletest", "render/badge", "render/canvas", "render/sound"},
	{"render/table/all"},
}

// knowNoGame are the packages of render that would serve any program.
var knowNoGame = []string{"render/theme", "render/music", "render/layout", "render/raster", "render/control", "render/widget"}

// renderLayer is the layer of a package of render, -1 if it has none.
func renderLayer(dir string) int {
	if room(dir) != "" {
		dir = "render/table/tabletest"
	}
	return slices.IndexFunc(renderLayers, func(layer []string) bool { return slices.Contains(layer, dir) })
}

// inputs are the packages of input but for its command line, each with those of input that it may
// import besides what lies below it. Pages and matches open each other without knowing each other.
var inputs = map[string][]string{
	"input/device":  {},
	"input/review":  {},
	"input/app":     {"input/device"},
	"input/page":    {"input/device", "input/app", "input/review"},
	"input/match":   {"input/device", "input/app", "input/review"},
	"input/measure": {"input/device", "input/app", "input/page"},
}

// inputMay reports whether a package of input may import another.
func inputMay(dir, imported string) bool {
	for folder, others := range inputs {
		if within(dir, folder) {
			return within(imported, folder) || slices.Contains(others, imported)
		}
	}
	return false
}

// websites are the packages that make and serve the web version. That needs no game and no
// Ebitengine, and a program of them alone is built soon.
var websites = []string{"input/command/website", "input/command/gotool"}

// forTests are the packages that only tests import, and each other.
var forTests = []string{"game/gametest", "render/table/tabletest", "render/table/template", "input/app/apptest", "input/match/desktest"}

// A file of the module and what it imports.
type source struct {
	path    string // from the root, with slashes
	imports []string
	tags    string // the build constraint, if any
}

func (s source) dir() string { return path.Dir(s.path) }

func (s source) test() bool { return strings.HasSuffix(s.path, "_test.go") }

func within(dir string, roots ...string) bool {
	return slices.ContainsFunc(roots, func(root string) bool { return dir == root || strings.HasPrefix(dir, root+"/") })
}

// forbidden returns why the file may not import the package, or "".
func forbidden(s source, imported string) string {
	if own, ok := strings.CutPrefix(imported, module+"/"); ok {
		return forbiddenOwn(s, own)
	}
	return forbiddenForeign(s, imported)
}

// forbiddenForeign judges the standard library and other modules.
func forbiddenForeign(s source, imported string) string {
	dir := s.dir()
	outside := strings.Contains(strings.Split(imported, "/")[0], ".")
	switch {
	case within(imported, "github.com/hajimehoshi/ebiten", "github.com/ebitengine"):
		rim := within(dir, ".", "render/canvas", "render/sound") || s.path == "input/device/device.go" || s.path == "input/device/touch_screen_os.go" || strings.HasPrefix(s.path, "input/device/window") || dir == "input/device" && s.test()
		tagged := s.test() && (strings.Contains(s.tags, "e2e") || strings.Contains(s.tags, "pixels"))
		if !rim && !tagged {
			return "only main, render/canvas, render/sound, device.go, touch_screen_os.go and window*.go of input/device, their tests and those tagged e2e or pixels may use Ebitengine"
		}
	case s.test():
		return ""
	case within(imported, "github.com/stretchr/testify", "pgregory.net/rapid", "testing"):
		if !within(dir, forTests...) {
			return "only tests may use what is for tests"
		}
	case within(dir, "game") && outside:
		return "game/... uses the standard library only"
	case within(dir, append([]string{"game/boarddata", "game/sea", "game/session", "game/host", "game/save", "game/archive", "game/catalog"}, ruleSets...)...) || dir == "game":
		if within(imported, "time", "os", "math/rand", "sync", "syscall", "net", "unsafe", "runtime", "flag") {
			return "rules read no clock, no file, no foreign chance, and start nothing"
		}
	case within(dir, "game/store") && within(imported, "os", "syscall"):
		if s.tags == "" && !platformName(s.path) {
			return "the system is touched in files for one platform only"
		}
	}
	return ""
}

// platformName reports whether the name of a file restricts it to a platform.
func platformName(file string) bool {
	base := strings.TrimSuffix(path.Base(file), ".go")
	return slices.ContainsFunc([]string{"_js", "_linux", "_windows", "_darwin"}, func(s string) bool { return strings.HasSuffix(base, s) })
}

// pureRender reports whether the directory holds a package of render that knows
// nothing of Ebitengine.
func pureRender(dir string) bool {
	return within(dir, "render") && !within(dir, "render/canvas", "render/sound")
}

// forbiddenOwn judges packages of this module.
func forbiddenOwn(s source, imported string) string {
	dir := s.dir()
	if why := knowsGame(s, imported); why != "" {
		return why
	}
	if within(imported, forTests...) && !s.test() && !within(dir, forTests...) {
		return imported + " is for tests"
	}
	if dir == "." || within(dir, "input/e2e") || dir == imported {
		return ""
	}
	var allowed bool
	switch {
	case dir == "game" && s.test():
		allowed = imported == "game" || imported == "game/gametest" ||
			imported == "game/catalog" && s.path == "game/names_test.go" // it has to know what others may not name
	case dir == "game":
	case within(dir, ruleSets...):
		allowed = imported == "game" || imported == "game/boarddata" || within(dir, seaSets...) && imported == "game/sea" ||
			s.test() && within(imported, "game")
	case dir == "game/boarddata":
	case dir == "game/sea":
		allowed = imported == "game" || imported == "game/boarddata"
	case dir == "game/session":
		allowed = imported == "game" || s.test() && within(imported, "game")
	case dir == "game/host":
		allowed = imported == "game" || within(imported, "game/session", "game/host") || s.test() && within(imported, "game")
	case dir == "game/save":
		allowed = imported == "game" || imported == "game/session" || s.test() && within(imported, "game")
	case dir == "game/archive":
		allowed = within(imported, "game/session", "game/save", "game/store") || imported == "game" || s.test() && within(imported, "game")
	case dir == "game/catalog":
		allowed = imported == "game" || within(imported, ruleSets...)
	case dir == "game/gametest":
		allowed = within(imported, "game", "game/session", "game/save")
	case dir == "game/store":
	case dir == "ai/catalog":
		allowed = within(imported, "ai", "game")
	case within(dir, "ai"): // of other rooms knowsGame tells
		allowed = within(imported, "game", "ai") && (imported != "ai/catalog" || s.test() && room(dir) == "")
	case dir == "assets/gen": // the program that paints what assets embeds
		allowed = within(imported, "game", "assets") || pureRender(imported)
	case within(dir, "assets"):
		allowed = within(imported, "game", "assets")
	case within(dir, "render") && renderLayer(dir) >= 0:
		lower := renderLayer(imported) >= 0 && renderLayer(imported) < renderLayer(dir)
		rules := within(imported, "game") && !slices.Contains(knowNoGame, dir)
		allowed = within(imported, "assets") || rules || lower || s.test() && (pureRender(imported) ||
			room(dir) != "" && within(imported, "input/device", "input/app", "input/page", "input/match")) // what the pages say of a game
	case within(dir, websites...):
		allowed = within(imported, websites...) || within(imported, "assets") || imported == "render/badge"
	case within(dir, "input/command"):
		allowed = within(imported, "game", "ai", "assets", "input") || pureRender(imported)
	case within(dir, "input"):
		lower := within(imported, "input") && (s.test() || slices.Contains(forTests, dir) || inputMay(dir, imported))
		allowed = within(imported, "game", "assets") || lower && !within(imported, "input/command") || pureRender(imported)
	default:
		return "the package is not in the table of game/arch_test.go"
	}
	if !allowed {
		return "the table of game/arch_test.go does not allow it"
	}
	return ""
}

// knowsGame: what belongs to one game is known to its own rooms and to the catalogs
// alone.
func knowsGame(s source, imported string) string {
	id := room(imported)
	switch {
	case id == "", roomOf(s.path) == id, slices.Contains(catalogs, s.dir()):
		return ""
	}
	return "only the rooms of " + id + " and the catalogs may know them"
}

// sources parses the imports of all Go files of the module, whatever their
// build constraints, except those that belong to no package.
func sources(t *testing.T, root string) []source {
	t.Helper()
	var list []source
	for _, file := range projectFiles(t, root) {
		if !strings.HasSuffix(file, ".go") {
			continue
		}
		src, err := parse(root, file)
		require.NoError(t, err)
		if src.tags != "ignore" {
			list = append(list, src)
		}
	}
	return list
}

func parse(root, file string) (source, error) {
	tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, file), nil, parser.ImportsOnly|parser.ParseComments)
	if err != nil {
		return source{}, err
	}
	src := source{path: file}
	for _, spec := range tree.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return source{}, err
		}
		src.imports = append(src.imports, imported)
	}
	for _, group := range tree.Comments {
		for _, c := range group.List {
			if constraint.IsGoBuild(c.Text) && c.Pos() < tree.Package {
				src.tags = strings.TrimSpace(strings.TrimPrefix(c.Text, "//go:build"))
			}
		}
	}
	return src, nil
}

func TestArchitecture(t *testing.T) {
	list := sources(t, "..")
	require.True(t, slices.ContainsFunc(list, func(s source) bool { return s.path == "game/game.go" }), "the root of the module is above")
	for _, s := range list {
		for _, imported := range s.imports {
			if why := forbidden(s, imported); why != "" {
				t.Errorf("%s imports %s: %s", s.path, imported, why)
			}
		}
	}
}

// TestArchitectureChecker tries the table on edges that must and must not be.
func TestArchitectureChecker(t *testing.T) {
	for _, c := range []struct {
		file, tags, imported string
		ok                   bool
	}{
		{"game/game.go", "", "fmt", true},
		{"game/game.go", "", "time", false},
		{"game/rand.go", "", "math/rand/v2", false},
		{"game/rand.go", "", "math/bits", true},
		{"game/text.go", "", "golang.org/x/text/language", false},
		{"game/game.go", "", "serenissima/game/session", false},
		{"game/arch_test.go", "", "os", true},
		{"game/serenissima/apply.go", "", "serenissima/game", true},
		{"game/serenissima/apply.go", "", "os", false},
		{"game/serenissima/apply.go", "", "sync/atomic", false},
		{"game/serenissima/board.go", "", "serenissima/game/boarddata", true},
		{"game/boarddata/boarddata.go", "", "encoding/json", true},
		{"game/boarddata/boarddata.go", "", "os", false},
		{"game/boarddata/boarddata.go", "", "serenissima/game", false},
		{"game/sea/chart.go", "", "serenissima/game/boarddata", true},
		{"game/sea/chart.go", "", "serenissima/game/serenissima", false},
		{"game/serenissima/apply.go", "", "serenissima/game/sea", true},
		{"game/goldenhorn/apply.go", "", "serenissima/game/sea", false},
		{"game/serenissima/apply.go", "", "serenissima/game/mediterranee", false},
		{"game/serenissima/play_test.go", "", "serenissima/game/mediterranee", false},
		{"game/serenissima/play_test.go", "", "serenissima/game/gametest", true},
		{"game/serenissima/apply.go", "", "serenissima/game/gametest", false},
		{"game/session/session.go", "", "serenissima/ai", false},
		{"game/session/session.go", "", "serenissima/game/serenissima", false},
		{"game/save/decode.go", "", "serenissima/game/session", true},
		{"game/save/decode.go", "", "serenissima/game/store", false},
		{"game/save/decode.go", "", "os", false},
		{"game/archive/archive.go", "", "serenissima/game/store", true},
		{"game/archive/archive.go", "", "serenissima/game/catalog", false},
		{"game/archive/archive.go", "", "serenissima/assets/lang", false},
		{"game/archive/archive.go", "", "time", false},
		{"game/archive/archive_test.go", "", "serenissima/game/gametest", true},
		{"game/store/store.go", "", "os", false},
		{"game/store/store_os.go", "!js", "os", true},
		{"game/store/store_js.go", "", "syscall/js", true},
		{"game/catalog/catalog.go", "", "serenissima/game/goldenhorn", true},
		{"game/gametest/play.go", "", "testing", true},
		{"game/session/session.go", "", "testing", false},
		{"ai/ai.go", "", "serenissima/game/session", true},
		{"ai/ai.go", "", "serenissima/game/serenissima", false},
		{"ai/ai.go", "", "serenissima/ai/serenissima", false},
		{"ai/ai.go", "", "serenissima/ai/catalog", false},
		{"ai/yardsticks.go", "", "serenissima/ai/yardstick/mcts", true},
		{"ai/ai_test.go", "", "serenissima/ai/catalog", true},
		{"ai/ai_test.go", "", "serenissima/game/serenissima", false},
		{"ai/arena/facts.go", "", "serenissima/game/goldenhorn", false},
		{"ai/serenissima/judge.go", "", "serenissima/game/serenissima", true},
		{"ai/serenissima/judge.go", "", "serenissima/game/goldenhorn", false},
		{"ai/serenissima/opponents.go", "", "serenissima/ai", true},
		{"ai/serenissima/opponents.go", "", "serenissima/ai/goldenhorn", false},
		{"ai/serenissima/opponents.go", "", "serenissima/ai/catalog", false},
		{"ai/serenissima/opponents_test.go", "", "serenissima/ai/arena", true},
		{"ai/serenissima/opponents_test.go", "", "serenissima/ai/catalog", false},
		{"ai/serenissima/yardsticks/yardsticks.go", "", "serenissima/ai/serenissima", true},
		{"ai/yardstick/trick.go", "", "serenissima/game/serenissima", false},
		{"ai/catalog/catalog.go", "", "serenissima/ai/goldenhorn", true},
		{"ai/catalog/catalog.go", "", "serenissima/ai/serenissima/yardsticks", true},
		{"ai/catalog/commands.go", "", "serenissima/ai/serenissima/tune", true},
		{"ai/ai.go", "", "serenissima/render/display", false},
		{"render/display/display.go", "", "github.com/hajimehoshi/ebiten/v2", false},
		{"render/display/display.go", "", "serenissima/input", false},
		{"input/e2e/smoke_test.go", "e2e", "github.com/hajimehoshi/ebiten/v2/exp/vmhost", true},
		{"input/e2e/smoke_test.go", "", "github.com/hajimehoshi/ebiten/v2/exp/vmhost", false},
		{"render/motion/timeline.go", "", "serenissima/render/display", true},
		{"render/motion/timeline.go", "", "serenissima/render/canvas", false},
		{"render/table/serenissima/chart.go", "", "serenissima/game/serenissima", true},
		{"render/table/table.go", "", "serenissima/game/serenissima", false},
		{"render/table/table.go", "", "serenissima/render/table/serenissima", false},
		{"render/table/all/all.go", "", "serenissima/render/table/serenissima", true},
		{"render/table/table_test.go", "", "serenissima/game/serenissima", false},
		{"render/table/table.go", "", "serenissima/render/table/chart", false},
		{"render/table/kit/kit.go", "", "serenissima/render/table", false},
		{"render/table/chart/chart.go", "", "serenissima/render/table", true},
		{"render/table/kit/kit.go", "", "serenissima/render/table/tabletest", false},
		{"render/table/goldenhorn/chart.go", "", "serenissima/render/table/kit", true},
		{"render/new/new.go", "", "serenissima/render/display", false},
		{"render/table/serenissima/bar_test.go", "", "serenissima/input/match", true},
		{"render/table/serenissima/bar.go", "", "serenissima/input/match", false},
		{"render/table/table_test.go", "", "serenissima/input/match", false},
		{"input/e2e/serenissima_hand_test.go", "e2e", "serenissima/game/serenissima", true},
		{"input/e2e/game_test.go", "e2e", "serenissima/game/serenissima", false},
		{"render/table/serenissima/table_test.go", "", "serenissima/render/table/tabletest", true},
		{"render/table/serenissima/table.go", "", "serenissima/render/table/tabletest", false},
		{"render/table/serenissima/table.go", "", "serenissima/render/table/template", false},
		{"render/table/template/table.go", "", "serenissima/game/gametest", true},
		{"render/table/tabletest/conform.go", "", "testing", true},
		{"render/table/tabletest/conform.go", "", "serenissima/game/serenissima", false},
		{"render/canvas/canvas.go", "", "github.com/hajimehoshi/ebiten/v2", true},
		{"render/canvas/canvas.go", "", "serenissima/input", false},
		{"render/sound/sound.go", "", "github.com/ebitengine/oto/v3", true},
		{"render/display/display.go", "", "golang.org/x/image/font", true},
		{"input/device/device.go", "", "github.com/hajimehoshi/ebiten/v2", true},
		{"render/control/frame.go", "", "github.com/hajimehoshi/ebiten/v2", false},
		{"input/device/device_test.go", "", "github.com/hajimehoshi/ebiten/v2", true},
		{"input/match/play_test.go", "", "github.com/hajimehoshi/ebiten/v2", false},
		{"input/match/play.go", "", "serenissima/ai", false},
		{"input/match/play.go", "", "serenissima/render/canvas", false},
		{"input/match/play.go", "", "serenissima/game/serenissima", false},
		{"input/match/play.go", "", "serenissima/render/table", true},
		{"input/match/play.go", "", "serenissima/render/table/serenissima", false},
		{"render/widget/list.go", "", "serenissima/assets/lang", true},
		{"render/widget/list.go", "", "serenissima/render/control", true},
		{"render/widget/list.go", "", "serenissima/render/motion", false},
		{"render/widget/list.go", "", "serenissima/render/table", false},
		{"render/widget/list.go", "", "serenissima/game", false},
		{"render/widget/list.go", "", "serenissima/input", false},
		{"render/widget/list_test.go", "", "serenissima/input", false},
		{"render/control/frame.go", "", "serenissima/render/widget", false},
		{"render/control/frame.go", "", "serenissima/game", false},
		{"render/motion/timeline.go", "", "serenissima/render/widget", true},
		{"render/table/goldenhorn/panels.go", "", "serenissima/render/widget", true},
		{"render/table/goldenhorn/panels.go", "", "serenissima/input", false},
		{"input/device/device.go", "", "serenissima/render/control", true},
		{"input/page/setup.go", "", "serenissima/render/widget", true},
		{"input/page/setup.go", "", "serenissima/input/app", true},
		{"input/page/setup.go", "", "serenissima/input/match", false},
		{"input/page/setup_test.go", "", "serenissima/input/match", true},
		{"input/page/result/result.go", "", "serenissima/input/page", true},
		{"input/match/play.go", "", "serenissima/input/app", true},
		{"input/match/play.go", "", "serenissima/input/page", false},
		{"input/app/stack.go", "", "serenissima/input/page", false},
		{"input/app/stack.go", "", "serenissima/input/match", false},
		{"input/device/device.go", "", "serenissima/input/app", false},
		{"input/review/review.go", "", "serenissima/input/app", false},
		{"input/command/command.go", "", "serenissima/ai", true},
		{"input/command/command.go", "", "serenissima/ai/catalog", true},
		{"input/command/command.go", "", "serenissima/ai/serenissima/tune", false},
		{"input/command/tune_test.go", "", "serenissima/ai/serenissima", false},
		{"input/command/command.go", "", "serenissima/render/canvas", false},
		{"input/command/command.go", "", "serenissima/input/command/website", true},
		{"input/command/website/web.go", "", "serenissima/render/badge", true},
		{"input/command/website/web.go", "", "serenissima/assets/lang", true},
		{"input/command/website/web.go", "", "serenissima/render/table", false},
		{"input/command/website/web.go", "", "serenissima/input", false},
		{"input/command/website/web.go", "", "serenissima/input/command", false},
		{"input/command/website/program/main.go", "", "serenissima/input/command/website", true},
		{"input/command/website/program/main.go", "", "serenissima/game/catalog", false},
		{"assets/assets.go", "", "serenissima/render/display", false},
		{"assets/gen/paint.go", "", "serenissima/render/display", true},
		{"assets/gen/paint.go", "", "serenissima/render/canvas", false},
		{"main.go", "", "serenissima/render/canvas", true},
		{"main.go", "", "serenissima/game/serenissima", false},
		{"main.go", "", "serenissima/ai/serenissima", false},
		{"util/util.go", "", "serenissima/game", false},
	} {
		why := forbidden(source{path: c.file, tags: c.tags}, c.imported)
		require.Equal(t, c.ok, why == "", "%s imports %s: %s", c.file, c.imported, why)
	}
}

// TestArchitectureParser reads files with constraints and finds what they
// import.
func TestArchitectureParser(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"render/display/display.go": "// Package display.\npackage display\n\nimport _ \"serenissima/input\"\n",
		"render/display/px_test.go": "//go:build pixels\n\npackage display\n\nimport _ \"github.com/hajimehoshi/ebiten/v2\"\n",
		"render/display/gen.go":     "//go:build ignore\n\npackage main\n\nimport _ \"serenissima/input\"\n",
		".git/x.go":                 "not Go",
		"a/testdata/x.go":           "not Go",
	} {
		file := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o666))
	}
	list := sources(t, root)
	require.Equal(t, []source{
		{path: "render/display/display.go", imports: []string{"serenissima/input"}},
		{path: "render/display/px_test.go", imports: []string{"github.com/hajimehoshi/ebiten/v2"}, tags: "pixels"},
	}, list)
	require.NotEmpty(t, forbidden(list[0], list[0].imports[0]))
	require.Empty(t, forbidden(list[1], list[1].imports[0]))
}
