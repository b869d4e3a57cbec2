package motion

import (
	"math"
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Ticks of a throw: the dice tumble for 700 ms and rest as long.
const (
	tumbleTicks = 42
	throwTicks  = 2*tumbleTicks + 6
	wobbleTicks = 9 // until a die that has come down lies still
)

// lands is the share of its time in the air and on its edges after which a die
// shows the face on which it comes to lie.
const lands = 0.72

// roll shows a throw of dice, together with the throw that answers it.
func roll(m moment) Clip {
	first := m.at
	for first > 0 && m.beat.Events[first-1].Kind == game.Rolled {
		first--
	}
	if (m.at-first)%2 == 1 {
		return nil // shown with the one before
	}
	ev := m.event()
	th := &throw{seed: m.seed, still: m.still}
	th.sides[0] = side{who: thrower(ev), seat: ev.By, dice: ev.What, n: int(ev.N)}
	th.n = 1
	rest := m.beat.Events[m.at+1:]
	switch {
	case len(rest) > 0 && rest[0].Kind == game.Rolled:
		th.sides[1] = side{who: thrower(rest[0]), seat: rest[0].By, dice: rest[0].What, n: int(rest[0].N)}
		th.n = 2
	case ev.To.Kind != game.NoRef:
		th.sides[1] = side{who: ev.To}
		th.n = 2
	}
	for _, lost := range rest { // the pieces that the throw costs
		for i := range th.sides[:th.n] {
			if lost.Kind == game.Removed && lost.What.Kind == game.SailorRef && lost.From == th.sides[i].who && th.sides[i].lost == 0 {
				th.sides[i].lost, th.sides[i].piece = int(lost.N), lost.What
			}
		}
		if lost.Kind != game.Removed && lost.Kind != game.Rolled || lost.What.Kind == game.ShipRef {
			break
		}
	}
	for i := range th.sides[:th.n] {
		if s := &th.sides[i]; s.seat == game.Nobody {
			s.seat = game.Player(s.piece.ID)
		}
	}
	return th
}

// thrower is what throws: a ship, a port, or a player.
func thrower(ev game.Event) game.Ref {
	if ev.From.Kind == game.NoRef {
		return game.Seat(ev.By)
	}
	return ev.From
}

// A throw is one or two sides with their dice on a sheet of paper.
type throw struct {
	sides [2]side
	n     int // sides
	seed  uint64
	still bool
}

// A side is who throws which dice and what the other's dice cost it.
type side struct {
	who   game.Ref
	seat  game.Player
	dice  game.Ref // NoRef: only the other side throws
	n     int      // dice, or hits where dice show pips
	piece game.Ref // what is lost
	lost  int
}

// Ticks implements Clip.
func (th *throw) Ticks() int { return throwTicks }

// Append implements Clip.
func (th *throw) Append(l *display.List, s Stage, t float64) {
	now, board := t*throwTicks, s.Board()
	u := min(1.25*s.Unit(), board.W/(float64(th.n)*230), board.H/200)
	w, h := (float64(th.n)*210+12)*u, 156*u
	c := display.Point{X: board.Center().X, Y: board.Y + board.H*0.45}
	r := c.Box(w, h)
	Faded(l, inOut(now, throwTicks), func() {
		l.Fill(r.Moved(u, 4*u), 10*u, theme.Shadow)
		l.Fill(r, 10*u, theme.Paper)
		l.Stroke(r, 10*u, 2*u, theme.PaperRim)
		for i := range th.sides[:th.n] {
			cell := display.Rect{X: r.X + 6*u + float64(i)*210*u, Y: r.Y + 6*u, W: 210 * u, H: h - 12*u}
			th.appendSide(l, s, cell, i, now, u)
		}
		if th.n == 2 {
			at := display.Point{X: c.X, Y: r.Y + 23*u}
			l.Disc(at.X, at.Y, 19*u, theme.Paper)
			l.Ring(at.X, at.Y, 19*u, 2*u, theme.PaperRim)
			widget.Icon(l, "crossed-swords", at, 24*u, theme.Rubric)
		}
	})
}

// appendSide draws a side: its name and value, its dice, and when they rest
// their hits and what the side loses.
func (th *throw) appendSide(l *display.List, s Stage, r display.Rect, i int, now, u float64) {
	sd := &th.sides[i]
	livery := theme.LiveryOf(s.Colour(sd.seat))
	strip := display.Rect{X: r.X + 3*u, Y: r.Y + 2*u, W: r.W - 6*u, H: 30 * u}
	l.Fill(strip, 6*u, livery.Main)
	name := strip.InsetBy(24*u, 0)
	widget.Line(l, name, s.Name(sd.who), display.TextStyle{Font: display.Caps, Size: 18 * u, Align: display.Center, Color: livery.Ink})
	pips := ShowsPips(s)
	if sd.dice.Kind != game.NoRef && !pips {
		out := strip.Column(strip.X, 24*u) // the outer end
		if i == 1 {
			out.X = strip.X + strip.W - out.W
		}
		widget.Line(l, out, strconv.Itoa(sd.n), display.TextStyle{Font: display.SansBold, Size: 18 * u, Align: display.Center, Color: livery.Ink})
	}
	faces := th.appendDice(l, s, r.Row(strip.Y+strip.H, 72*u), i, now, u)
	Faded(l, ramp(now, tumbleTicks, tumbleTicks+8), func() {
		y := r.Y + r.H - 20*u
		size := 22 * u
		if sd.dice.Kind != game.NoRef && (!pips || th.n == 2) { // a single throw of pips hits nobody
			hits := 0
			for _, f := range faces {
				hits += f
			}
			if pips {
				hits = sd.n
			}
			widget.Icon(l, "death-skull", display.Point{X: r.X + 34*u, Y: y}, 26*u, theme.Danger)
			l.Print(r.X+52*u, y+display.Ascent(size)/2, strconv.Itoa(hits), display.TextStyle{Font: display.SansBold, Size: size, Color: theme.Ink})
		}
		if sd.lost > 0 {
			l.Print(r.X+r.W-54*u, y+display.Ascent(size)/2, "−"+strconv.Itoa(sd.lost),
				display.TextStyle{Font: display.SansBold, Size: size, Align: display.Right, Color: theme.Danger})
			s.Piece(l, display.Point{X: r.X + r.W - 36*u, Y: y}, 26*u, sd.piece)
		}
	})
}

// A Pipped stage is one whose dice show pips, not hits: how many hits a throw makes is the
// number of its event.
type Pipped interface{ Pips() bool }

// ShowsPips reports whether the dice of a stage show pips.
func ShowsPips(s Stage) bool {
	p, ok := s.(Pipped)
	return ok && p.Pips()
}

// appendDice draws the dice of a side, tumbling or at rest, and returns their
// true faces.
func (th *throw) appendDice(l *display.List, s Stage, r display.Rect, i int, now, u float64) []int {
	sd := &th.sides[i]
	if sd.dice.Kind == game.NoRef {
		return nil
	}
	faces := s.Faces(sd.dice, sd.n)
	const perRow, step = 5, 38.0
	rows := (len(faces) + perRow - 1) / perRow
	k := u * min(1.6, float64(perRow)/float64(max(1, min(perRow, len(faces))))) * min(1, 2/float64(max(1, rows))) // few dice are larger
	for j, face := range faces {
		row, col := j/perRow, j%perRow
		inRow := min(perRow, len(faces)-row*perRow)
		at := display.Point{
			X: r.X + r.W/2 + (float64(col)-float64(inRow-1)/2)*step*k,
			Y: r.Y + r.H/2 + (float64(row)-float64(rows-1)/2)*step*k,
		}
		chance := game.NewRand(th.seed<<8 + uint64(i*64+j))
		tilt := (float64(chance.IntN(100)) - 50) / 50 * 0.16 // as it lies in the end
		if end := float64(tumbleTicks - 3*(len(faces)-1-j)); !th.still && now < end+wobbleTicks {
			t := ramp(now, 0, end)
			left := (1 - t) * (1 - t) // of its way, which began at the outer edge
			way := r.X + r.W - at.X
			if i == 0 {
				way = r.X - at.X
			}
			way *= 0.8 + 0.01*float64(chance.IntN(20))
			at.X += way * left
			at.Y += float64(chance.IntN(13)-6) * k * left
			height := 32 * k * bounce(t)
			l.Disc(at.X+0.3*height, at.Y+4*k, 15*k, theme.Fade(theme.Shadow, 0.9*ramp(height, 0, 6*k)))
			at.Y -= height
			tilt += left * 8 * float64(1-2*chance.IntN(2))
			tilt = math.Mod(tilt, math.Pi/2) // looks the same, and a canvas keeps fewer rasters
			if t < lands {
				face = tumbling(s.Sides(), th.seed, i*64+j, int(10*settle(t)))
			}
			rock := ramp(now, end, end+wobbleTicks)
			tilt += 0.09 * math.Sin(3*math.Pi*rock) * (1 - rock)
		}
		s.Die(l, at, 32*k, face, tilt, sd.seat)
	}
	return faces
}

// tumbling is the side that a die shows after so many quarter turns.
func tumbling(sides []int, seed uint64, die, step int) int {
	chance := game.NewRand(seed<<20 + uint64(die)<<10 + uint64(step))
	return sides[chance.IntN(len(sides))]
}
