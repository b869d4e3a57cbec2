package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// The button that ends what one does lies in the same corner of the bar, as wide in every game, whatever is decided:
// on the right, for the left hand on the left, and nothing else is ever there.
func TestTheEndHasACellOfItsOwn(t *testing.T) {
	windows := []display.Point{desktop, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 1920, Y: 1080}}
	languages := lang.Available()
	widths := map[string]float64{} // by window
	for _, rules := range catalog.All() {
		var matches []*session.Match
		for seed := uint64(1); len(matches) < 72; seed++ {
			matches = append(matches, apptest.PositionsOf(t, rules, seed, 11)...)
		}
		grouped := 0
		for i, m := range matches {
			size, scale, hand := windows[i%len(windows)], app.TextScales[i/len(windows)%len(app.TextScales)], app.Hands[i%5%2]
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.TextScale, d.Context.Settings.Hand, d.Context.Settings.Curtain = scale, hand, app.VeilNever
			words, err := lang.Load(languages[i%len(languages)].Tag)
			require.NoError(t, err)
			d.Context.Lang = words
			p := NewPlay(d.Context, m, nil).(*Play)
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(2)
			look := func() {
				name := fmt.Sprintf("%s, position %d, %v, %d %%, %s hand", rules.Info().ID, i, size, scale, hand)
				f := p.seating.frame(d.Context)
				end := d.List.Find(position.GroupButton(table.EndGroup))
				if end == nil {
					require.True(t, p.now.SettingUp() || p.ending != nil || d.List.Find(display.Target{Command: app.CmdResult}) != nil, name)
					return
				}
				window := fmt.Sprint(size)
				if f.Shape == layout.Small { // what has no letters stays as it is
					window = ""
				}
				if known := widths[window]; window != "" && known > 0 {
					require.InDelta(t, known, end.Rect.W, 0.01, name)
				}
				widths[window] = end.Rect.W
				require.GreaterOrEqual(t, min(end.Rect.W, end.Rect.H), layout.Fingertip-0.01, name)
				rest := display.Rect{W: end.Rect.X, H: size.Y} // of the window, at the other side
				if hand == app.RightHand {
					rest = display.Rect{X: end.Rect.X + end.Rect.W, W: size.X - end.Rect.X - end.Rect.W, H: size.Y}
				}
				require.Less(t, rest.W, 0.03*size.X, "%s: the end is not at the rim", name)
				for j := range d.List.Hits {
					h := &d.List.Hits[j]
					if h.Target == end.Target || h.Target.Command == table.CmdBar || h.Target.Command == "" {
						continue
					}
					require.True(t, h.Rect.Intersect(end.Rect.Inset(0.5)).Empty(), "%s: %v at %v lies over the end at %v", name, h.Target, h.Rect, end.Rect)
					below := display.Rect{X: end.Rect.X, Y: end.Rect.Y + end.Rect.H, W: end.Rect.W, H: size.Y}
					require.True(t, h.Rect.Intersect(below.Inset(0.5)).Empty(), "%s: %v lies below the end", name, h.Target)
				}
			}
			look()
			if p.now.Modal() {
				continue
			}
			length := m.Len()
			for group := range p.now.Groups {
				if t := position.GroupButton(p.now.Offer.Groups[group].Name); len(p.now.Groups[group]) > 0 && d.List.Find(t) != nil && m.Len() == length {
					d.Wake()
					d.Tap(device.TargetName(t))
					d.Rest(2)
					look()
					d.Key(control.Cancel)
					d.Rest(1)
					grouped++
				}
			}
		}
		require.Positive(t, grouped, rules.Info().ID)
	}
}

// Below the button that ends what one does stands whose turn comes then, by an order that everybody sees.
func TestTheEndTellsWhoComesThen(t *testing.T) {
	then := map[string]string{"serenissima": "then galley ", "goldenhorn": "then Bernat"}
	for id, text := range then {
		told := false
		for seed := uint64(1); seed <= 4 && !told; seed++ {
			for _, m := range apptest.PositionsOf(t, catalog.Find(id), seed, 17) {
				d, p := resume(t, desktop, peopled(t, m, 4))
				end := d.List.Find(position.GroupButton(table.EndGroup))
				if end == nil || end.Off || p.now.Modal() || p.seating.decider() != 1 || p.now.Offer.Then == (game.Ref{}) {
					continue
				}
				told = true
				below := display.Rect{X: end.Rect.X, Y: end.Rect.Y + end.Rect.H, W: end.Rect.W, H: desktop.Y}
				require.True(t, slices.ContainsFunc(d.List.Ops, func(o display.Op) bool {
					return o.Kind == display.DrawText && strings.HasPrefix(o.Text, text) && below.Contains(display.Point{X: o.X, Y: o.Y})
				}), id)
			}
		}
		require.True(t, told, id)
	}
}

// What goes on is the first of the answers to a question, and what harms somebody the last.
func TestAnswersStandInTheSameOrder(t *testing.T) {
	harms := map[string]int{}
	for _, id := range []string{"serenissima", "mediterranee"} {
		for seed := uint64(1); seed <= 40; seed++ {
			for _, m := range apptest.PositionsOf(t, catalog.Find(id), seed, 1) {
				harm := m.State().Asking().Harm
				if harm == 0 {
					continue
				}
				d, p := resume(t, desktop, peopled(t, m, 4))
				if !p.now.AsksInBar() {
					continue
				}
				var verbs []game.Verb
				for i := range d.List.Hits {
					if a, ok := d.List.Hits[i].Target.Value.(game.Action); ok && d.List.Hits[i].Target.Command == position.CmdAct {
						verbs = append(verbs, a.Verb)
					}
				}
				require.Equal(t, len(verbs)-1, slices.Index(verbs, harm), "%s: %v", id, verbs)
				harms[id]++
			}
		}
		require.Positive(t, harms[id], id)
	}
}

// Where the end of the bar or the menu lies, no button of the result begins a new game or leaves this one: whoever
// presses once too often looks at the board.
func TestAPressTooManyLeavesNoResult(t *testing.T) {
	for _, rules := range catalog.All() {
		m := apptest.PositionsOf(t, rules, 3, 1)[5]
		for _, size := range []display.Point{desktop, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 1920, Y: 1080}} {
			for _, hand := range app.Hands {
				for _, scale := range app.TextScales {
					d := drive(t, &store.Memory{}, size)
					d.Context.Settings.TextScale, d.Context.Settings.Hand, d.Context.Settings.Curtain = scale, hand, app.VeilNever
					d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, nil))
					d.Rest(2)
					var cells []display.Hit
					for _, h := range d.List.Hits {
						if h.Target == position.GroupButton(table.EndGroup) || h.Target.Command == control.Menu {
							cells = append(cells, h)
						}
					}
					require.NotEmpty(t, cells)
					d.Stack.Push(result.New(d.Context, m))
					d.Tick(control.Frame{})
					for _, target := range []string{"again", "leave"} {
						b := d.List.Find(display.Target{Command: display.Command(target)})
						require.NotNil(t, b, target)
						for _, cell := range cells {
							overlap := b.Rect.Intersect(cell.Rect)
							assert.True(t, overlap.Empty(), "%s %v %v %d: %s over %v by %v", rules.Info().ID, size, hand, scale, target, cell.Target, overlap)
						}
					}
				}
			}
		}
	}
}
