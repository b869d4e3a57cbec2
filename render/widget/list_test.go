package widget

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/assets/lang"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A trialList is a list that notes which row was chosen last.
type trialList struct {
	*List
	chosen int
}

func (s *trialList) update(w Window, r display.Rect, f control.Frame, focus *display.Target) control.Frame {
	rest, chosen := s.Update(w, r, f, focus)
	if chosen >= 0 {
		s.chosen = chosen
	}
	return rest
}

var answer = display.Target{Command: "answer"}

func tryList(t require.TestingT, w Window, height float64, rows []Row) (*bench, *trialList) {
	s := &trialList{NewList(answer, rows, 0), -1}
	return newBench(t, w, box(w, height), s, s.Target()), s
}

// voyages are so many rows, some with more to say, some that cannot be chosen.
func voyages(n int) (rows []Row) {
	ports := []string{"Alexandria", "Málaga", "Constantinople", "Candia", "Trípoli"}
	for i := range n {
		r := Row{Text: fmt.Sprintf("Sail galley %d to %s", i+1, ports[i%len(ports)]), Icon: []string{"anchor", ""}[i%2]}
		if i%3 == 1 {
			r.About = "Three moves, and Turkey must give leave in the Mare Ægeum before you may go on to the next zone"
		}
		rows = append(rows, r)
	}
	return rows
}

// drawRows draws rows by lot, each with a number of its own.
func drawRows(t *rapid.T) (rows []Row) {
	words := rapid.SampledFrom([]string{"Galeere", "nach", "Málaga", "to", "Constantinople", "Ægeum", "à", "l’ouest", "Ducats"})
	some := rapid.SliceOfN(words, 1, 9)
	for i := range rapid.IntRange(1, 160).Draw(t, "n") {
		r := Row{Text: fmt.Sprintf("%d.", i+1000)}
		for _, word := range some.Draw(t, "text") {
			r.Text += " " + word
		}
		if rapid.Bool().Draw(t, "second line") {
			for _, word := range some.Draw(t, "about") {
				r.About += word + " "
			}
		}
		r.On = rapid.IntRange(0, 19).Draw(t, "on") == 0
		rows = append(rows, r)
	}
	return rows
}

// Every row can be reached by each means of input.
func TestEveryRowIsReachedByEveryMeans(t *testing.T) {
	means := map[string]func(b *bench, s *trialList, to int){
		"arrows": func(b *bench, s *trialList, to int) { b.walk(s, to, func(down bool) { b.arrow(arrowTo(down)) }) },
		"pad": func(b *bench, s *trialList, to int) {
			b.walk(s, to, func(down bool) { b.pad(arrows[arrowTo(down)].command) })
		},
		"arrow held": func(b *bench, s *trialList, to int) {
			b.walk(s, to, func(down bool) { b.edit(arrows[arrowTo(down)].edit) })
		},
		"pages": func(b *bench, s *trialList, to int) {
			b.edit(control.End)
			for s.At() > to {
				b.edit(control.PageUp)
			}
			b.walk(s, to, func(down bool) { b.arrow(arrowTo(down)) })
		},
		"wheel": func(b *bench, s *trialList, to int) {
			b.mouse(b.middle())
			b.mouse(b.middle())
			b.click(b.bring(s, to, func(by float64) { b.wheel(by) }))
		},
		"finger": func(b *bench, s *trialList, to int) {
			b.tap(b.bring(s, to, func(by float64) {
				at := b.middle()
				b.finger(at)
				for range 6 {
					at.Y += by * 10
					b.finger(at)
				}
				b.lift()
			}))
			b.rests(2)
		},
		"scroll bar": func(b *bench, s *trialList, to int) {
			p := s.parts(b.w, b.r)
			at := display.Point{X: p.body.X + p.body.W - 4, Y: p.body.Y + 5}
			b.press(at)
			for range int(p.body.H) {
				if b.inSight(s, to) || s.offset > p.tops[to] {
					break
				}
				at.Y++
				b.mouse(at)
			}
			b.release()
			// One pixel of a short bar may scroll past a row of a long list.
			b.click(b.bring(s, to, func(by float64) { b.wheel(-by) }))
		},
		"search": func(b *bench, s *trialList, to int) {
			b.write(fmt.Sprint(to + 1000))
			if p := s.parts(b.w, b.r); !p.searchable() {
				b.walk(s, to, func(down bool) { b.arrow(arrowTo(down)) })
			}
			require.Equal(b.t, to, s.At())
			b.enter()
		},
		"search by touch": func(b *bench, s *trialList, to int) {
			if p := s.parts(b.w, b.r); p.searchable() {
				b.tap(b.find(s.row(SearchIndex)))
				require.NotNil(b.t, s.Writing(b.focus))
				b.line(fmt.Sprint(to + 1000))
				require.NotNil(b.t, s.Writing(b.focus))
			}
			b.tap(b.find(s.row(to)))
		},
	}
	for name, reach := range means {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			w := drawWindow(t)
			b, s := tryList(t, w, w.Size.Y*rapid.Float64Range(0.6, 0.95).Draw(t, "height"), drawRows(t))
			to := rapid.IntRange(0, len(s.rows)-1).Draw(t, "to")
			reach(b, s, to)
			require.Equal(t, to, s.chosen)
		}))
	}
}

func arrowTo(down bool) int { return map[bool]int{true: 1, false: 3}[down] }

// walk leads the keyboard to a row, which is in sight all the way, and chooses it.
func (b *bench) walk(s *trialList, to int, step func(down bool)) {
	for range len(s.rows) {
		if s.At() == to {
			break
		}
		step(s.At() < to)
		require.Equal(b.t, s.row(s.At()), b.focus)
		require.True(b.t, b.inSight(s, s.At()), "row %d of %d", s.At(), len(s.rows))
	}
	b.enter()
}

// inSight reports whether a row is seen, as much of it as there is room for.
func (b *bench) inSight(s *trialList, i int) bool {
	h, p := b.list.Find(s.row(i)), s.parts(b.w, b.r)
	return h != nil && h.Rect.H >= min(p.tops[s.at+1]-p.tops[s.at], p.body.H, 44)-0.01
}

func (b *bench) middle() display.Point {
	return display.Point{X: b.r.X + b.r.W/2, Y: b.r.Y + b.r.H*0.6}
}

// bring scrolls until a row is seen and returns where.
func (b *bench) bring(s *trialList, to int, scroll func(by float64)) display.Point {
	for range 2000 {
		if h := b.list.Find(s.row(to)); h != nil && h.Rect.H >= 40 {
			return h.Rect.Center()
		}
		before := s.offset
		scroll(-1)
		if s.offset == before {
			break
		}
	}
	require.NotNil(b.t, b.list.Find(s.row(to)))
	return b.find(s.row(to))
}

// Nothing leaves its box, no text is cut and everything is as large as a fingertip,
// wherever the list is scrolled to and whatever is searched for.
func TestListIsNeat(t *testing.T) {
	everyWindow(t, func(t *testing.T, w Window, name string) {
		for _, n := range []int{3, 60} {
			rows := voyages(n)
			rows[2].Off, rows[2].Tip, rows[1].On = true, "The sailors of this galley have rowed already, and nobody is left to take their place.", true
			b, s := tryList(t, w, w.Size.Y*0.8, rows)
			b.requireNeat(name)
			b.edit(control.PageDown)
			b.requireNeat(name + ", a page down")
			b.edit(control.End)
			b.requireNeat(name + ", at the end")
			require.True(t, b.inSight(s, n-1), name)
			b.write("malaga")
			b.requireNeat(name + ", found")
			b.write(" and a galley of which nobody knows")
			b.requireNeat(name + ", nothing found")
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		w := drawWindow(t)
		b, _ := tryList(t, w, w.Size.Y*rapid.Float64Range(0.5, 0.95).Draw(t, "height"), drawRows(t))
		for range rapid.IntRange(0, 5).Draw(t, "pages") {
			b.edit(control.PageDown)
		}
		b.requireNeat("scrolled")
		b.write(rapid.SampledFrom([]string{"MALAGA", "gal nach", "1007", "x"}).Draw(t, "query"))
		b.requireNeat("searched")
	})
}

// What is typed leaves the rows that have all its words, accents and capitals aside.
func TestSearch(t *testing.T) {
	b, s := tryList(t, desk, 500, voyages(60))
	b.write("MALAGA")
	require.Len(t, s.found, 12)
	require.Contains(t, b.text(), "12 of 60")
	b.write(" 22")
	require.Equal(t, []int{21}, s.found)
	b.enter()
	require.Equal(t, 21, s.chosen)
	b.write("x")
	require.Equal(t, -1, s.At())
	require.Contains(t, b.text(), "Nothing here is called “MALAGA 22x”.")
	s.chosen = -1
	b.enter()
	require.Equal(t, -1, s.chosen)
	b.edit(control.Backspace)
	require.Equal(t, 21, s.At())
	b.pad(control.Cancel)
	require.False(t, b.rest.Has(control.Cancel))
	require.Len(t, s.found, 60)
	require.Equal(t, 21, s.At(), "the keyboard stays at its row")
	require.True(t, b.inSight(s, 21))
	b.pad(control.Cancel)
	require.True(t, b.rest.Has(control.Cancel))

	b.write("tripoli")
	b.click(b.find(s.row(clearIndex)))
	require.Len(t, s.found, 60)
	b.write(" ")
	require.Equal(t, s.At(), s.chosen, "a space chooses where nothing is searched for")
}

func (b *bench) text() (all string) {
	for _, x := range texts(&b.list) {
		all += x.text + " "
	}
	return all
}

// Letters are left to others where everything is in sight, and so is what the list
// does not need.
func TestListTakesWhatIsMeantForIt(t *testing.T) {
	b, s := tryList(t, desk, 500, voyages(4))
	b.write("m")
	require.Equal(t, []rune("m"), b.rest.Runes)
	require.Nil(t, b.list.Find(s.row(SearchIndex)))
	require.False(t, s.Typing(b.focus))
	b.mouse(b.middle())
	b.wheel(1)
	require.Equal(t, 1.0, b.rest.Wheel)
	b, s = tryList(t, desk, 500, voyages(40))
	require.True(t, s.Typing(b.focus))
	b.write("m")
	require.Empty(t, b.rest.Runes)
	b.mouse(b.middle())
	b.wheel(-1)
	require.Zero(t, b.rest.Wheel)
	b.pad(control.Next)
	require.True(t, b.rest.Has(control.Next))
	b.focus = display.Target{Command: "elsewhere"}
	b.write("x")
	require.Equal(t, []rune("x"), b.rest.Runes)
	require.Equal(t, "m", s.query.String())
}

// A row that cannot be chosen says why.
func TestRowsThatAreOff(t *testing.T) {
	rows := voyages(3)
	rows[1].Off, rows[1].Tip = true, "The sailors have rowed already."
	b, s := tryList(t, desk, 500, rows)
	b.click(b.find(s.row(1)))
	require.Equal(t, -1, s.chosen)
	b.arrow(1)
	b.enter()
	require.Equal(t, -1, s.chosen)
	require.Equal(t, []string{"The sailors have rowed already."}, b.said)
	require.Contains(t, b.text(), "The sailors have rowed already.")
	b.arrow(1)
	b.enter()
	require.Equal(t, 2, s.chosen)
	require.Equal(t, 1, b.clicks)
}

// New rows leave what is searched for, and the keyboard where it is.
func TestSetRows(t *testing.T) {
	b, s := tryList(t, desk, 500, voyages(60))
	b.write("candia")
	b.arrow(1)
	at := s.At()
	s.SetRows(voyages(40))
	b.tick()
	require.Equal(t, at, s.At())
	require.Len(t, s.found, 8)
	s.SetRows(voyages(2))
	b.tick()
	require.Equal(t, -1, s.At())
	b.pad(control.Cancel)
	require.Equal(t, 0, s.At())
	s.SetRows(nil)
	b.tick()
	b.arrow(1)
	b.enter()
	require.Equal(t, -1, s.At())
}

// What appears unasked cannot be chosen yet.
func TestListSleeps(t *testing.T) {
	b, s := tryList(t, desk, 500, voyages(4))
	b.w.Guarded = true
	b.click(b.find(s.row(1)))
	b.enter()
	require.Equal(t, -1, s.chosen)
	b.w.Guarded = false
	b.click(b.find(s.row(1)))
	require.Equal(t, 1, s.chosen)
}

// A list of hundreds of rows is drawn in a moment.
func BenchmarkList(bench *testing.B) {
	w := window(windows[1], 1, lang.English)
	b, _ := tryList(bench, w, 700, voyages(400))
	for bench.Loop() {
		b.sample.Wheel = -1
		b.tick()
	}
}
