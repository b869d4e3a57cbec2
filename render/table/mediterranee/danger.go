package mediterranee

import (
	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The parts of the board with the shields of what can fall: below the ships, and on the tags of stacks.
var dangersPart, stackDangersPart = game.Count(0), game.Count(-1)

// viewerOf is who sees the board: the only seat whose purse is known, or else who is to decide.
func viewerOf(s *rules.State) game.Player {
	seen := game.Nobody
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		switch {
		case !s.Known.Has(p):
		case seen != game.Nobody:
			return s.Decision().Player
		default:
			seen = p
		}
	}
	return seen
}

// dangers are those of a thing that the viewer has.
func dangers(s *rules.State, ref game.Ref) []rules.Danger {
	by := viewerOf(s)
	if by <= game.Nobody || (Table{}).Facts(s, ref).Owner != by {
		return nil
	}
	return s.Dangers(ref)
}

// mostDangers is how many galleys are named that can make a thing fall.
const mostDangers = 2

// tellDangers tells which galleys can make a thing of the viewer fall in this turn, and how likely that is.
func tellDangers(v *table.View, s *rules.State, ref game.Ref) (lines []string) {
	list := dangers(s, ref)
	for _, d := range list[:min(mostDangers, len(list))] {
		key := "board.danger"
		if d.Leave {
			key = "board.danger.leave"
		}
		lines = append(lines, v.Say(key, "seat", game.Seat(s.Galleys[d.Galley].Owner), "ship", game.Ship(d.Galley), "n", lang.Shares(d.Falls, 1-d.Falls)[0]))
	}
	return lines
}

// appendDangers draws a small shield beside each galley and port of the viewer that can fall in this turn, below the
// ships, so that it hides no number.
func appendDangers(l *display.List, v *table.View, s *rules.State) {
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		if at, width, ok := threatened(v, s, g); ok && fleetOf(v)[g].stack.of == 0 {
			size, beside := max(16, 0.3*width), 0.46*width
			if width < leastHull {
				beside = markRadius(width)
			}
			appendDanger(l, display.Point{X: at.X - beside - 0.3*size, Y: at.Y + 0.12*width}, size)
		}
	}
	for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
		if q := plaqueOf(v, s, p); len(dangers(s, game.Port(p))) > 0 {
			size := max(16, 30*q.k)
			appendDanger(l, display.Point{X: q.X - 0.3*size, Y: q.Y + q.H - 0.5*size}, size)
		}
	}
}

// appendStackDangers draws a shield at the corner of the tag of each galley of a stack that can fall.
func appendStackDangers(l *display.List, v *table.View, s *rules.State) {
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		if at, _, ok := threatened(v, s, g); ok && fleetOf(v)[g].stack.of > 0 {
			side := tagSide(v)
			appendDanger(l, display.Point{X: at.X + 0.5*side, Y: at.Y + 0.5*side}, 0.5*side)
		}
	}
}

// threatened is where a galley is drawn that can fall in this turn, and how wide.
func threatened(v *table.View, s *rules.State, g rules.GalleyID) (at display.Point, width float64, ok bool) {
	at, width, ok = galleyAt(v, s, g)
	return at, width, ok && !v.Lifted(game.Ship(g)) && len(dangers(s, game.Ship(g))) > 0
}

// appendDanger draws the sign of what can fall.
func appendDanger(l *display.List, at display.Point, size float64) {
	l.Shape(dangerShield, at.X, at.Y, size/20, theme.Danger)
	l.Outline(dangerShield, at.X, at.Y, size/20, max(1.2, size/12), theme.Cream)
	widget.Icon(l, "death-skull", display.Point{X: at.X, Y: at.Y - 0.04*size}, 0.62*size, theme.Cream)
}

// dangerShield is a shield, twenty high, its middle in the origin.
var dangerShield = &display.Path{Name: "danger-shield", Rings: [][]display.Point{{{X: -9, Y: -10}, {X: 9, Y: -10}, {X: 9, Y: 1}, {X: 6, Y: 6}, {X: 0, Y: 10}, {X: -6, Y: 6}, {X: -9, Y: 1}}}}
