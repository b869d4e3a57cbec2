package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// lensFrom is how many galleys in a zone are too many to see at once what each carries.
const lensFrom = 3

// lens shows the galleys of a zone in signs, a row each: the arms of its owner with its letter, its sailors and its goods;
// nothing where they are few.
func lens(v *table.View, s *rules.State, z rules.ZoneID) (signs []widget.TipSign) {
	if z == 0 {
		return nil
	}
	ships := 0
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		for f := s.FleetAt(p, z); f != 0; f &= f - 1 {
			g := f.First()
			ships++
			signs = append(signs, widget.TipSign{Row: true, Text: letter(v, g), Append: func(l *display.List, r display.Rect) {
				kit.AppendShield(l, r.Center(), r.H, v.Colour(p))
			}}, widget.TipSign{Text: itoa(s.Galleys[g].Sailors), Append: func(l *display.List, r display.Rect) {
				kit.AppendPeg(l, r.Center(), 0.42*r.H, v.Colour(p))
			}})
			for good, n := range s.Galleys[g].Cargo {
				for range n {
					signs = append(signs, widget.TipSign{Append: func(l *display.List, r display.Rect) {
						kit.AppendCube(l, r.Center(), 0.8*r.H, ware(rules.Good(good)))
					}})
				}
			}
			for range s.Room(g) {
				signs = append(signs, widget.TipSign{Append: func(l *display.List, r display.Rect) {
					l.Stroke(r.Inset(0.14*r.H), 0.1*r.H, max(1, r.H/20), theme.PaperRim)
				}})
			}
		}
	}
	if ships < lensFrom {
		return nil
	}
	return signs
}
