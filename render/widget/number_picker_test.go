package widget

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/assets/lang"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A trialPicker is a picker that notes whether its number was confirmed.
type trialPicker struct {
	*NumberPicker
	confirmed bool
}

func (s *trialPicker) update(w Window, r display.Rect, f control.Frame, focus *display.Target) (rest control.Frame) {
	rest, s.confirmed = s.Update(w, r, f, focus)
	return rest
}

var price = display.Target{Command: "price"}

// sums are the numbers from low to high in steps.
func sums(low, high, step int) Range {
	r := Range{Name: "Price of wine", Preset: low}
	for n := low; n <= high; n += step {
		r.Values = append(r.Values, n)
	}
	return r
}

// box is where a widget lies in a window: as in a sheet of paper.
func box(w Window, height float64) display.Rect {
	width := min(w.Size.X-48, 600*w.Unit)
	return display.Rect{X: (w.Size.X - width) / 2, Y: 8, W: width, H: height}
}

func tryPicker(t require.TestingT, w Window, r Range) (*bench, *trialPicker) {
	s := &trialPicker{NumberPicker: NewNumberPicker(price, r)}
	at := box(w, 0)
	at.H = s.Height(w, at.W)
	return newBench(t, w, at, s, s.Target()), s
}

var desk = window(windows[1], 1, lang.English)

// drawRange draws numbers by lot: even or not, few or many.
func drawRange(t *rapid.T) Range {
	n, step := rapid.IntRange(1, 220).Draw(t, "n"), rapid.SampledFrom([]int{1, 5, 100}).Draw(t, "step")
	r := Range{Name: "Bid"}
	at := step * rapid.IntRange(0, 20).Draw(t, "first")
	even := rapid.Bool().Draw(t, "even")
	for range n {
		r.Values = append(r.Values, at)
		at += step
		if !even && rapid.IntRange(0, 9).Draw(t, "gap") == 0 {
			at += step * rapid.IntRange(1, 12).Draw(t, "missing")
		}
	}
	last := r.Values[n-1]
	r.Preset = rapid.IntRange(0, last+step).Draw(t, "preset")
	for range rapid.IntRange(0, 3).Draw(t, "marks") {
		r.Marks = append(r.Marks, Mark{rapid.IntRange(0, last+step).Draw(t, "mark"), rapid.SampledFrom([]string{"last price", "your money", "höchstes Gebot zuvor"}).Draw(t, "text")})
	}
	return r
}

// Every number can be reached by each means of input.
func TestEveryNumberIsReachedByEveryMeans(t *testing.T) {
	means := map[string]func(b *bench, s *trialPicker, to int){
		"buttons, mouse": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.click(b.find(s.part(part))) })
		},
		"buttons, finger": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.tap(b.find(s.part(part))) })
		},
		"arrows": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.arrow(2 * (part - lessPart)); b.rests(8) })
		},
		"up and down": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.arrow(1 + 2*(part-lessPart)); b.rests(8) })
		},
		"pad": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.pad(arrows[2*(part-lessPart)].command); b.rests(8) })
		},
		"signs": func(b *bench, s *trialPicker, to int) {
			stepwise(s, to, func(part int) { b.write(string("-+"[part-lessPart])); b.rests(8) })
		},
		"wheel": func(b *bench, s *trialPicker, to int) {
			b.mouse(display.Point{X: b.r.X + b.r.W/2, Y: b.r.Y + 10})
			b.mouse(b.find(price))
			stepwise(s, to, func(part int) { b.wheel(float64(2*(part-lessPart) - 1)) })
		},
		"held, then stepwise": func(b *bench, s *trialPicker, to int) { held(b, s, to, false) },
		"held by a finger":    func(b *bench, s *trialPicker, to int) { held(b, s, to, true) },
		"pages, then stepwise": func(b *bench, s *trialPicker, to int) {
			leaps(s, to, func(up bool) { b.edit(map[bool]control.Edit{true: control.PageUp, false: control.PageDown}[up]) })
			stepwise(s, to, func(part int) { b.arrow(2 * (part - lessPart)); b.rests(8) })
		},
		"triggers, then stepwise": func(b *bench, s *trialPicker, to int) {
			leaps(s, to, func(up bool) { b.pad(map[bool]display.Command{true: control.ZoomIn, false: control.ZoomOut}[up]) })
			stepwise(s, to, func(part int) { b.pad(arrows[2*(part-lessPart)].command); b.rests(8) })
		},
		"dragged": func(b *bench, s *trialPicker, to int) {
			drag(b, s, to, b.press, b.mouse, b.release)
		},
		"dragged by a finger": func(b *bench, s *trialPicker, to int) {
			drag(b, s, to, func(at display.Point) { b.finger(at); b.finger(display.Point{X: at.X + 14, Y: at.Y}) }, b.finger, b.lift)
		},
		"typed": func(b *bench, s *trialPicker, to int) { b.write(strconv.Itoa(to)) },
		"typed into the field": func(b *bench, s *trialPicker, to int) {
			b.focus = display.Target{}
			b.click(b.find(price))
			b.write(strconv.Itoa(to))
		},
		"keyboard of a touch screen": func(b *bench, s *trialPicker, to int) {
			b.tap(b.find(price))
			old := s.Writing().String()
			b.line(old + strconv.Itoa(to)) // such keyboards append
			require.Equal(b.t, strconv.Itoa(to), s.Writing().String())
		},
		"text": func(b *bench, s *trialPicker, to int) {
			require.Empty(b.t, s.Read(b.w.Lang, " "+b.w.Lang.Number(to)+" "))
		},
	}
	for name, reach := range means {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			b, s := tryPicker(t, drawWindow(t), drawRange(t))
			to := rapid.SampledFrom(s.Values).Draw(t, "to")
			reach(b, s, to)
			require.True(t, s.Valid())
			require.Equal(t, to, s.Value())
			b.focus = s.Target()
			b.enter()
			require.True(t, s.confirmed)
			require.Equal(t, to, s.Value())
			require.Empty(t, b.said)
		}))
	}
}

// stepwise steps to a number one by one: with the part for less or for more.
func stepwise(s *trialPicker, to int, step func(part int)) {
	for range len(s.Values) {
		switch n := s.Value(); {
		case n > to:
			step(lessPart)
		case n < to:
			step(morePart)
		}
	}
}

// leaps leaps as far as that does not lead too far.
func leaps(s *trialPicker, to int, leap func(up bool)) {
	for up := s.Value() < to; ; {
		next, by := 0, -1
		if up {
			by = 1
		}
		next = s.leap(s.index, by)
		if next == s.index || up && s.Values[next] > to || !up && s.Values[next] < to {
			return
		}
		leap(up)
	}
}

// held holds a button until the number is reached or left behind, then steps.
func held(b *bench, s *trialPicker, to int, finger bool) {
	if s.Value() != to {
		part, by := morePart, 1
		if s.Value() > to {
			part, by = lessPart, -1
		}
		at := b.find(s.part(part))
		if finger {
			b.finger(at)
		} else {
			b.press(at)
		}
		for range 3000 {
			if (to-s.Value())*by <= 0 {
				break
			}
			require.False(b.t, s.Resting())
			b.tick()
		}
		require.LessOrEqual(b.t, (to-s.Value())*by, 0, "it goes on while it is held")
		if finger {
			b.lift()
		} else {
			b.release()
		}
		b.rests(2)
	}
	stepwise(s, to, func(part int) { b.click(b.find(s.part(part))) })
}

// drag drags the coin to a number, in whole pixels: first near it, then, far from the
// scale, by fractions.
func drag(b *bench, s *trialPicker, to int, take, move func(display.Point), drop func()) {
	p := s.parts(b.w, b.r)
	n := len(s.Values)
	at := display.Point{X: math.Round(p.x(float64(s.index), n)), Y: math.Round(p.bar.Center().Y)}
	take(at)
	i, _ := s.around(to)
	at.X = math.Round(p.x(float64(i), n))
	move(at)
	at.Y = math.Round(p.scale.Y + p.scale.H*4)
	move(at)
	for range 4000 {
		if s.Value() == to {
			break
		}
		if s.Value() < to {
			at.X++
		} else {
			at.X--
		}
		move(at)
	}
	drop()
}

// Nothing leaves its box, no text is cut and everything is as large as a fingertip, in
// every window and language, whatever is being typed.
func TestPickerIsNeat(t *testing.T) {
	everyWindow(t, func(t *testing.T, w Window, name string) {
		r := sums(0, 20000, 100)
		r.Preset, r.Low, r.High = 7300, "Die Bank gibt nichts her.", "Mehr Geld haben Sie nicht, und leihen dürfen Sie es sich nicht."
		r.Marks = []Mark{{4200, "letzter Preis"}, {5100, "das höchste Gebot der letzten Runde"}, {18650, "Ihr Geld"}, {0, "nichts"}}
		for _, text := range []string{"", "7350", "99999", "12000"} {
			b, s := tryPicker(t, w, r)
			if text == "" {
				b.click(b.find(price))
			}
			b.write(text)
			b.requireNeat(name + " " + text)
			s.Choose(0)
			b.draw()
			b.requireNeat(name)
		}
	})
	rapid.Check(t, func(t *rapid.T) {
		b, s := tryPicker(t, drawWindow(t), drawRange(t))
		b.requireNeat("at first")
		b.write(strconv.Itoa(rapid.IntRange(0, 2*s.Values[len(s.Values)-1]+2).Draw(t, "typed")))
		b.requireNeat("typed")
	})
}

// The numbers below a scale stand well apart: a last one that is not round, such as all of one's
// money, does not read on from the one before.
func TestNumbersOfAScaleStandApart(t *testing.T) {
	everyWindow(t, func(t *testing.T, w Window, name string) {
		for most := 300; most <= 4000; most += 100 {
			b, s := tryPicker(t, w, sums(0, most, 100))
			foot, right := s.parts(b.w, b.r).foot, -100.0
			b.draw()
			for _, x := range texts(&b.list) {
				if foot.Contains(x.at.Center()) {
					require.Greater(t, x.at.X-right, 18*w.Unit, "%s: %s of %d", name, x.text, most)
					right = x.at.X + x.at.W
				}
			}
		}
	})
}

// A number that cannot be chosen says why, shows the nearest ones, and is not confirmed.
func TestNumbersThatCannotBeChosen(t *testing.T) {
	r := sums(0, 2000, 100)
	r.Preset, r.High = 500, "You have no more."
	b, s := tryPicker(t, desk, r)
	b.write("1240")
	require.False(t, s.Valid())
	require.Equal(t, 500, s.Value(), "what was chosen before")
	require.Equal(t, "Not 1,240: the nearest are 1,200 and 1,300.", s.Refusal(desk.Lang))
	b.enter()
	require.False(t, s.confirmed)
	require.Equal(t, []string{s.Refusal(desk.Lang)}, b.said)
	b.click(b.find(s.part(lessPart)))
	require.Equal(t, 1200, s.Value())
	require.True(t, s.Valid())

	b.write("1240")
	b.edit(control.Up)
	require.Equal(t, 1300, s.Value())

	b.write("2100")
	require.Equal(t, "2,000 is the maximum. You have no more.", s.Refusal(desk.Lang))
	require.True(t, b.list.Find(s.part(morePart)).Off)
	b.click(b.find(s.part(lessPart)))
	require.Equal(t, 2000, s.Value())

	b.write("1")
	require.Equal(t, 2000, s.Value())
	for range 5 {
		b.edit(control.Backspace)
	}
	require.Equal(t, "Type a number from 0 to 2,000.", s.Refusal(desk.Lang))
	b.focus = display.Target{Command: "elsewhere"}
	b.tick()
	require.True(t, s.Valid(), "who goes elsewhere leaves what was chosen before")
	require.Equal(t, 2000, s.Value())

	require.Equal(t, "Not 1,240: the nearest are 1,200 and 1,300.", s.Read(desk.Lang, "1 240"))
	require.Equal(t, "Type a number from 0 to 2,000.", s.Read(desk.Lang, "much"))
	require.Equal(t, 2000, s.Value())
}

// Escape brings back what was chosen before typing, and is then left to others.
func TestEscapeEndsTyping(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 900, 1))
	s.Choose(77)
	b.write("123")
	require.Equal(t, 123, s.Value())
	b.pad(control.Cancel)
	require.Equal(t, 77, s.Value())
	require.Nil(t, s.Writing())
	require.False(t, b.rest.Has(control.Cancel))
	b.pad(control.Cancel)
	require.True(t, b.rest.Has(control.Cancel))
}

// The caret moves in what is typed, and a second click puts it somewhere.
func TestCaretOfTheField(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 9999, 1))
	b.write("124")
	b.edit(control.Left)
	b.write("3")
	require.Equal(t, 1234, s.Value())
	b.edit(control.Home)
	b.edit(control.Delete)
	require.Equal(t, 234, s.Value())
	b.edit(control.End)
	b.edit(control.Backspace)
	require.Equal(t, 23, s.Value())
	b.enter()
	require.True(t, s.confirmed)

	s.Choose(4567)
	b.tick()
	at := b.find(price)
	b.click(at)
	require.True(t, s.selected)
	b.click(display.Point{X: at.X - 100, Y: at.Y})
	b.write("1")
	require.Equal(t, "14567", s.Writing().String(), "before all digits")
	b.pad(control.Cancel)
	require.Equal(t, 4567, s.Value())
	b.edit(control.Home)
	require.Zero(t, s.Value(), "the least")
	b.edit(control.End)
	require.Equal(t, 9999, s.Value(), "the most")
}

// A caret blinks, a picker that is left alone rests.
func TestPickerRests(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 900, 1))
	require.True(t, s.Resting())
	b.write("12")
	changes := 0
	for range 120 {
		before := append([]display.Op(nil), b.list.Ops...)
		b.tick()
		if changed := !sameOps(before, b.list.Ops); changed {
			require.False(t, s.Resting())
			changes++
		}
	}
	require.Equal(t, 4, changes)
}

func sameOps(a, b []display.Op) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !a[i].Same(&b[i]) {
			return false
		}
	}
	return true
}

// A finger that scrolls what the picker lies on changes nothing, on whichever part it
// begins.
func TestFingersScrollOverThePicker(t *testing.T) {
	for _, part := range []int{fieldPart, lessPart, morePart, scalePart} {
		b, s := tryPicker(t, desk, sums(0, 900, 1))
		s.Choose(300)
		b.draw()
		at := b.find(s.part(part))
		at.X += 60 * float64(part/scalePart)
		for i := range 20 {
			b.finger(display.Point{X: at.X + float64(i)/4, Y: at.Y + float64(4*i)})
			if i > 5 {
				require.True(t, b.rest.Dragging, "part %d: it is left to others", part)
			}
		}
		b.lift()
		require.Equal(t, 300, s.Value(), "part %d", part)
	}
}

// A drag along the scale is the picker's alone, and so is the wheel over it.
func TestPickerTakesWhatIsMeantForIt(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 900, 1))
	at := b.find(s.part(scalePart))
	b.press(at)
	require.False(t, b.rest.JustPressed)
	b.mouse(display.Point{X: at.X + 50, Y: at.Y})
	require.False(t, b.rest.Dragging)
	b.release()
	require.False(t, b.rest.DragEnd)
	b.wheel(1)
	require.Zero(t, b.rest.Wheel)
	b.mouse(display.Point{X: 5, Y: 700})
	b.wheel(1)
	require.Equal(t, 1.0, b.rest.Wheel)

	b.write("7")
	require.Empty(t, b.rest.Runes)
	b.write("j")
	require.Equal(t, []rune("j"), b.rest.Runes, "no digit")
	b.pad(control.Next)
	require.True(t, b.rest.Has(control.Next))
	b.focus = display.Target{Command: "elsewhere"}
	b.write("9")
	require.Equal(t, []rune("9"), b.rest.Runes)
}

// A press on the text of a mark chooses that number, or the next one below.
func TestMarksCanBePressed(t *testing.T) {
	r := sums(0, 2000, 100)
	r.Marks = []Mark{{200, "last price"}, {1250, "your money"}}
	for _, w := range []Window{desk, window(windows[4], 1.5, "de")} {
		b, s := tryPicker(t, w, r)
		for _, m := range s.parts(b.w, b.r).marks {
			below, _ := s.around(m.Value)
			b.click(m.at.Center())
			require.Equal(t, s.Values[below], s.Value())
			s.Choose(0)
			b.tap(m.at.Center())
			require.Equal(t, s.Values[below], s.Value())
		}
	}
}

// What appears unasked can be neither pressed nor confirmed yet.
func TestPickerSleeps(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 900, 1))
	b.w.Guarded = true
	b.click(b.find(s.part(morePart)))
	b.tap(b.find(s.part(morePart)))
	b.enter()
	require.Zero(t, s.Value())
	require.False(t, s.confirmed)
	b.w.Guarded = false
	b.click(b.find(s.part(morePart)))
	require.Equal(t, 1, s.Value())
}

// The text twin presses a part by a tap without a press before it.
func TestTapWithoutAPress(t *testing.T) {
	b, s := tryPicker(t, desk, sums(0, 900, 1))
	b.subject.update(b.w, b.r, control.Frame{Tap: true, TapAt: b.find(s.part(morePart)), Pinch: 1}, &b.focus)
	require.Equal(t, 1, s.Value())
	require.Equal(t, "Price of wine: from 0 to 900, in steps of 1; now 1.", s.Tell(desk.Lang))
	s.Range.Values = []int{0, 1, 5}
	s.Range.Marks = []Mark{{3, "last price"}}
	require.Equal(t, "Price of wine: one of 3 numbers from 0 to 5; now 1. Last price: 3.", s.Tell(desk.Lang))
}

// A picker with one number has nothing to step to.
func TestOneNumber(t *testing.T) {
	b, s := tryPicker(t, desk, sums(300, 300, 1))
	for _, part := range []int{lessPart, morePart} {
		require.True(t, b.list.Find(s.part(part)).Off)
		require.NotEmpty(t, b.list.Find(s.part(part)).Tip)
	}
	b.click(b.find(s.part(scalePart)))
	b.edit(control.PageUp)
	b.enter()
	require.True(t, s.confirmed)
	require.Equal(t, 300, s.Value())
	var l display.List
	s.View(desk, &l, b.r, func(display.Target) State { return State{Focus: true, Hover: true} })
}
