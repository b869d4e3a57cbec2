package game_test

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// matchLayers are the files of input/match from the lowest layer up. A file uses what is in its own layer
// and below. Above them all lie the match itself and the replay, and files that are not named here.
var matchLayers = [][]string{
	{"targets", "told", "watch", "mood", "race", "result_tab"}, // what is told and drawn from arguments alone
	{"seating"}, // who sits at the screen
	{"click_guard", "idle", "bots", "draw_cache"},                        // what passes by itself, and what is kept of pictures
	{"camera", "auto_pan", "board", "mark", "ghost_preview"},             // the board with the pointer over it
	{"situation", "drag", "pending_confirm", "gestures", "stopped_plan"}, // what gestures mean
	{"panels", "advice"}, // panels
	{"desk", "board_view", "next", "pending_view", "commands", "bar", "bar_buttons", "bar_hint", "bar_tools", "notice", "refusal", "tip"}, // the bar, and what is said beside the pointer
	{"keyboard", "sheet"},           // the keys
	{"lesson", "tutor", "tutorial"}, // who teaches
	{"text_twin"},                   // the match in text
}

// An arrow leads from a file to another, which declares something that the first uses.
type arrow struct{ from, to string }

// emptyPackages imports packages with nothing in them: what the files use of others does not matter.
type emptyPackages struct{}

// Import implements types.Importer.
func (emptyPackages) Import(name string) (*types.Package, error) {
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
}

// arrows are those between some files of a package, each with the names that are used.
func arrows(files []*ast.File) map[arrow][]string {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: emptyPackages{}, Error: func(error) {}}
	pkg, _ := config.Check("match", parsedFiles, files, info) // there are errors: nothing of other packages is known
	file := func(pos token.Pos) string {
		return strings.TrimSuffix(filepath.Base(parsedFiles.Position(pos).Filename), ".go")
	}
	found := map[arrow][]string{}
	for id, used := range info.Uses {
		if used.Pkg() != pkg || !used.Pos().IsValid() {
			continue
		}
		if a := (arrow{file(id.Pos()), file(used.Pos())}); a.from != a.to && !slices.Contains(found[a], used.Name()) {
			found[a] = append(found[a], used.Name())
		}
	}
	return found
}

// matchLayer is the layer of a file of input/match.
func matchLayer(file string) int {
	i := slices.IndexFunc(matchLayers, func(layer []string) bool { return slices.Contains(layer, file) })
	if i < 0 {
		return len(matchLayers)
	}
	return i
}

// Files of input/match use what lies in their own layer and below.
func TestArrowsRunOneWay(t *testing.T) {
	files := parsed(t, "..", "input/match")["input/match"]
	all, back := arrows(files), []string{}
	for a, names := range all {
		if matchLayer(a.from) < matchLayer(a.to) {
			slices.Sort(names)
			back = append(back, a.from+" uses of "+a.to+": "+strings.Join(names, ", "))
		}
	}
	slices.Sort(back)
	require.Greater(t, len(all), len(files), "the files do not use each other")
	require.Empty(t, back, "of %d arrows", len(all))
}
