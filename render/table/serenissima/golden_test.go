package serenissima

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/render/display"
)

// every is after how many entries of the recorded game the board is drawn again.
const every = 8

// The board of a recorded game: of two deckhands, a captain and a seat that plays
// at random, so that all there is on a board turns up. The file has the first
// picture, and of each later one the lines that are gone and that are new.
func TestBoardOfARecordedGame(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "game.save"))
	require.NoError(t, err)
	m, err := save.Decode(data, catalog.Find)
	require.NoError(t, err)
	info := m.Rules().Info()
	s, err := m.Rules().New(m.Options())
	require.NoError(t, err)
	var b strings.Builder
	var shown []string
	draw := func(title string) {
		var l display.List
		Table{}.Draw(&l, testView(s, 1280, 800))
		now := lines(&l)
		fmt.Fprintf(&b, "== %s: %d operations, %08x\n", title, len(l.Ops), hash(now))
		for _, line := range without(shown, now) {
			b.WriteString("- " + line + "\n")
		}
		for _, line := range without(now, shown) {
			b.WriteString("+ " + line + "\n")
		}
		shown = now
	}
	draw("a new game")
	log := m.Log()
	for i, a := range log {
		require.NoError(t, gametest.Step(s, a, nil))
		if i%every == every-1 || i == len(log)-1 {
			draw(fmt.Sprintf("%d %s", i+1, info.ActionText(a)))
		}
	}
	goldenText(t, "game", b.String())
}

// goldenText compares a text with the one that people have looked at, and shows
// the lines that differ.
func goldenText(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if gametest.Update() {
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), text, "-update rewrites the file")
}

// lines is what a list draws, a line for each thing: shapes in one place, such as
// a ship or a coat of arms, or a piece and what is drawn on it. Of what follows
// the first operation of a thing there stand names and colours; a hash tells
// whether anything else about it has changed.
func lines(l *display.List) (list []string) {
	all := strings.Split((&display.List{Ops: l.Ops}).Dump(), "\n")
	for i := 0; i < len(l.Ops); {
		n := 1
		for i+n < len(l.Ops) && belongs(&l.Ops[i], &l.Ops[i+n]) {
			n++
		}
		line := all[i]
		for j := i + 1; j < i+n; j++ {
			line += " " + brief(&l.Ops[j], &l.Ops[j-1], n <= fewParts)
		}
		if n > 1 {
			line += fmt.Sprintf(" %08x", hash(all[i:i+n]))
		}
		list = append(list, strings.Join(strings.Fields(line), " "))
		i += n
	}
	return list
}

// largest is the side of a piece, at most; a plaque is a place where pieces lie.
const largest = 40

// belongs reports whether an operation draws on the same thing as the first.
func belongs(first, o *display.Op) bool {
	switch {
	case first.Path != nil:
		return o.Path != nil && o.X == first.X && o.Y == first.Y && o.Scale == first.Scale
	case first.Kind != display.FillRect || max(first.Rect.W, first.Rect.H) > largest:
		return false
	case o.Path != nil || o.Kind == display.DrawText:
		return first.Rect.Contains(display.Point{X: o.X, Y: o.Y})
	case o.Kind == display.FillRect || o.Kind == display.StrokeRect:
		const rim = 3
		around := first.Rect.Inset(-rim)
		return around.Contains(display.Point{X: o.Rect.X, Y: o.Rect.Y}) && around.Contains(display.Point{X: o.Rect.X + o.Rect.W, Y: o.Rect.Y + o.Rect.H})
	}
	return false
}

// fewParts is how many operations a thing has, at most, whose colours are named.
const fewParts = 6

// brief names an operation and its colour, unless the one before has the same.
func brief(o, before *display.Op, coloured bool) string {
	text := ""
	switch {
	case o.Kind == display.DrawText:
		text = o.Text
	case o.Path == nil && o.Kind == display.StrokeRect:
		text = "rim"
	case o.Path == nil:
		text = "fill"
	case o.Path != before.Path:
		text = o.Path.Name
	}
	if c := o.Color; coloured && c != before.Color {
		text += fmt.Sprintf(" #%02x%02x%02x", c.R, c.G, c.B)
	}
	return text
}

func hash(lines []string) uint32 {
	h := fnv.New32a()
	for _, line := range lines {
		h.Write([]byte(line + "\n"))
	}
	return h.Sum32()
}

// without returns the lines that others do not have, as often as they lack them.
func without(list, others []string) (rest []string) {
	there := map[string]int{}
	for _, line := range others {
		there[line]++
	}
	for _, line := range list {
		if there[line]--; there[line] < 0 {
			rest = append(rest, line)
		}
	}
	return rest
}
