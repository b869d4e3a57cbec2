package page

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/rulebook"
	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// reader opens the book of rules at a number.
func reader(t *testing.T, size display.Point, at string) (*apptest.Driver, *Rules) {
	d := drive(t, &store.Memory{}, size)
	d.Stack = app.NewStack(d.Context, NewRules(d.Context, "", at))
	d.Tick(control.Frame{})
	d.Tick(control.Frame{})
	return d, d.Stack.Top().(*Rules)
}

// passage is the target of a section.
func (s *Rules) target(id string) string {
	return device.TargetName(display.Target{Command: cmdPassage, Index: s.book.Section(id).Index})
}

// The book opens where the rules of a game begin, be it asked for by its id or by the key while the
// game is agreed on.
func TestTheBookOpensAtItsGame(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d, _ := reader(t, apptest.Desktop, "")
		first := func(s *Rules) {
			require.Equal(t, r.Info().ID, s.book.Parts[0].ID, "its chapters come first")
			require.Equal(t, r.Info().ID, s.book.Parts[slices.IndexFunc(s.book.Parts, func(p rulebook.Part) bool { return p.Chapters[0].Sections[0] == s.at })].ID)
		}
		first(NewRules(d.Context, r.Info().ID, ""))
		d.Stack = app.NewStack(d.Context, NewSetup(d.Context, r))
		d.Tick(control.Frame{})
		d.Tick(control.Frame{Commands: []display.Command{control.Rules}})
		first(d.Stack.Top().(*Rules))
	})
}

// Every thing on the board and every group has a rule that the book knows.
func TestRulesOfThingsAreInTheBook(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, on table.Table) {
		d, s := reader(t, apptest.Desktop, "")
		start, err := r.New(game.Options{Seats: 4})
		require.NoError(t, err)
		for _, g := range on.Offer(start).Groups {
			require.NotNil(t, s.book.Section(g.Rule), g.Name)
		}
		words := d.Context.Lang.Words(r.Info(), nil)
		v := &table.View{State: start, Say: words.Line, Name: words.Title}
		for kind := game.RefKind(1); int(kind) < game.NumRefKinds; kind++ {
			if rule := on.Tell(v, game.Ref{Kind: kind, ID: 1}).Rule; rule != "" {
				require.NotNil(t, s.book.Section(rule), kind)
			}
		}
	})
}

// Links, contents, leaves and the way back.
func TestRulesAreTurned(t *testing.T) {
	d, s := reader(t, apptest.Desktop, "S4.9")
	d.Tap(s.target("S4.10")) // in the contents
	require.Equal(t, "S4.10", s.at.ID)
	d.Tick(control.Frame{})
	d.Tap(s.target("S3"))
	d.Tick(control.Frame{})
	require.Equal(t, "S3", s.at.ID)
	d.Tap(s.target("S8")) // in the text
	d.Tick(control.Frame{})
	require.Equal(t, "S8", s.at.ID)
	d.Tap(string(cmdReturn))
	d.Tick(control.Frame{})
	require.Equal(t, "S3", s.at.ID)
	d.Key(control.MoveRight)
	require.Equal(t, "S4", s.at.ID)
	d.Key(control.MoveLeft)
	d.Key(control.MoveLeft)
	require.Equal(t, "S2", s.at.ID)
	d.Tick(control.Frame{Edits: []control.Edit{control.Backspace}})
	require.Equal(t, "S3", s.at.ID)
	for range 30 { // round all that can be marked by the keyboard
		d.Key(control.Next)
		if s.Focus.Command == cmdPassage && s.Focus.Index != s.at.Index {
			break
		}
	}
	to := s.Focus.Index
	d.Key(control.Confirm)
	require.Equal(t, to, s.at.Index)
}

// Rules and examples of every game show their numbers, entries of the glossary do not.
func TestNumbersOfSections(t *testing.T) {
	for query, shown := range map[string]string{"s4.14": "S4.14  ", "se5": "SE5  ", "ge2": "GE2  ", "me4": "ME4  ", "garrison the sailors hold defend": ""} {
		d, s := reader(t, apptest.Desktop, "")
		d.Write(query)
		require.NotEmpty(t, s.found, query)
		require.True(t, d.Shows(shown+s.found[0].Section.Title), query)
	}
}

// Wheel, finger and keys scroll as far as there is text.
func TestRulesScroll(t *testing.T) {
	d, s := reader(t, display.Point{X: 390, Y: 844}, "S4")
	require.Zero(t, s.text.offset)
	middle := display.Point{X: 195, Y: 500}
	d.Tick(control.Frame{Pointer: middle, Inside: true, Wheel: -1})
	require.Greater(t, s.text.offset, 10.0)
	before := s.text.offset
	d.Tick(control.Frame{Pointer: middle, Inside: true, Touch: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: display.Point{X: 195, Y: 400}, Inside: true, Touch: true, Pressed: true, Dragging: true})
	require.InDelta(t, before+100, s.text.offset, 0.01)
	d.Key(control.MoveUp)
	require.Less(t, s.text.offset, before+100)
	before = s.text.offset
	d.Tick(control.Frame{Runes: []rune{' '}, Commands: []display.Command{control.Confirm, control.Skip}})
	require.Greater(t, s.text.offset, before+300, "a page")
	require.Empty(t, s.query.String())
	for range 100 {
		d.Tick(control.Frame{Pointer: middle, Inside: true, Wheel: -1})
	}
	end := s.text.offset
	d.Tick(control.Frame{Pointer: middle, Inside: true, Wheel: -1})
	require.Equal(t, end, s.text.offset)
	d.Tap(string(cmdContents))
	require.True(t, s.contents)
	d.Tap(s.target("S2"))
	d.Tick(control.Frame{})
	require.False(t, s.contents)
	require.Equal(t, "S2", s.at.ID)
}

// Whatever is typed is searched for; Enter opens the first that is found, Escape
// ends the search before it closes the book.
func TestRulesAreSearched(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}} {
		d, s := reader(t, size, "")
		d.Write("a tie is not enough")
		require.Equal(t, "a tie is not enough", s.query.String())
		require.NotEmpty(t, s.found)
		require.True(t, d.Shows("S4.14  "+s.book.Section("S4.14").Title))
		d.Key(control.Cancel)
		require.Empty(t, s.query.String())
		d.Write("s4.9")
		d.Key(control.Confirm)
		require.Equal(t, "S4.9", s.at.ID)
		d.Write("warehouse") // which each game explains; the one that is read comes first
		for _, p := range s.book.Parts {
			if word := s.book.Section(p.ID + ".warehouse"); word != nil {
				require.True(t, d.Shows(word.Title+"  ·  "+p.Title), p.ID)
			}
		}
		require.Equal(t, "serenissima.warehouse", s.found[0].Section.ID)
		d.Tap(string(cmdClear))
		d.Write("galley")
		d.Tap(string(cmdClear))
		require.Empty(t, s.query.String())
		d.Write("submarine")
		require.Empty(t, s.found)
		d.Key(control.Cancel)
		require.Equal(t, "rules", d.Scene())
	}
}

// Every chapter of the book fits into the window at every size, with letters of
// every size and in every language: no text is cut off, in the contents neither,
// none lies over another, and every picture that a chapter names is drawn in its
// frame.
func TestRulesFit(t *testing.T) {
	for _, l := range lang.Available() {
		t.Run(l.Tag, func(t *testing.T) { rulesFit(t, l.Tag) })
	}
}

func rulesFit(t *testing.T, language string) {
	_, words, _, err := app.LoadSettings(&store.Memory{}, language)
	require.NoError(t, err)
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range app.TextScales {
			d := drive(t, &store.Memory{}, size)
			d.Context.Lang, d.Context.Settings.TextScale = words, scale
			s := NewRules(d.Context, "", "")
			p := s.parts(d.Context)
			for i := range s.book.Parts {
				for _, x := range s.book.Parts[i].Chapters {
					s.read(x.Sections[0])
					var l, contents display.List
					r := column(d.Context, display.Rect{X: p.text.X, W: p.text.W})
					s.chapter(d.Context, &l, r)
					s.contentsList(d.Context, &contents, display.Rect{W: p.list.W - 10})
					name := fmt.Sprintf("%v, letters %d %%, %s", size, scale, x.ID)
					for _, w := range apptest.Texts(&l) {
						require.GreaterOrEqual(t, w.At.X, r.X-1, "%s: %s", name, w.Text)
						require.LessOrEqual(t, w.At.X+w.At.W, r.X+r.W+1, "%s: %s", name, w.Text)
						require.NotContains(t, w.Text, "…", name)
						require.NotRegexp(t, "<[a-z]", w.Text, name)
					}
					apptest.RequireReadable(t, &l, display.Point{X: size.X, Y: 1e6}, name)
					apptest.RequireWhole(t, &contents, name)
				}
			}
		}
	}
}

// Every picture is drawn, within its frame, and nothing of it can be pointed at.
func TestPicturesOfTheRules(t *testing.T) {
	d, s := reader(t, apptest.Desktop, "")
	drawn := map[string]bool{}
	for _, x := range s.book.Sections {
		for _, b := range x.Blocks {
			if b.Kind != rulebook.Picture {
				continue
			}
			require.False(t, drawn[b.Name], "%s stands there twice", b.Name)
			drawn[b.Name] = true
			pic, say := illustration(d.Context, b.Name)
			require.NotNil(t, pic, "%s: there is no picture %q", x.ID, b.Name)
			var l display.List
			r := display.Rect{X: 100, Y: 100, W: pic.W, H: pic.H}
			pic.Append(&l, r, say)
			require.NotEmpty(t, l.Ops, b.Name)
			for _, o := range l.Ops {
				if o.Kind == display.FillRect || o.Kind == display.StrokeRect {
					common := o.Rect.Intersect(r.Inset(-5))
					require.InDelta(t, o.Rect.W, common.W, 0.01, "%s: %v", b.Name, o.Rect)
					require.InDelta(t, o.Rect.H, common.H, 0.01, "%s: %v", b.Name, o.Rect)
				}
			}
		}
	}
	require.GreaterOrEqual(t, len(drawn), 26)
}
