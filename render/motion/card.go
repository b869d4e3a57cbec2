package motion

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// cardTicks is how long a drawn card is shown: 900 ms.
const cardTicks = 54

// draw shows a card turned in the middle of the board, or pieces that are drawn.
func draw(m moment) Clip {
	if m.event().What.Kind == game.CardRef {
		return flip(m.event(), m.still)
	}
	return newFlight(m)
}

// flip shows a card that comes from the deck and is turned over. One that may
// not be seen shows its back.
func flip(ev game.Event, still bool) Clip {
	return &picture{ticks: cardTicks, draw: func(l *display.List, s Stage, t float64) {
		const there, turned, open = 12, 17, 22 // ticks: in the middle, edge on, face up
		now, u, board := t*cardTicks, s.Unit(), s.Board()
		h := min(150*u, 0.5*board.H)
		w := 0.72 * h
		middle := display.Point{X: board.Center().X, Y: board.Y + board.H*0.42}
		at, k := middle, 1.0
		if deck, ok := s.Anchor(ev.What); ok && !still {
			v := ease(ramp(now, 0, there))
			at, k = between(deck, middle, v), 0.3+0.7*v
		}
		shut := 1 - ramp(now, there, turned)
		if still {
			shut = 0
		}
		if ev.What.ID == 0 {
			shut = 1
		}
		Faded(l, min(ramp(now, 0, 4), 1-ramp(now, cardTicks-6, cardTicks)), func() {
			if shut > 0 {
				back(l, display.Rect{X: at.X - w*k*shut/2, Y: at.Y - h*k/2, W: w * k * shut, H: h * k}, u)
				return
			}
			width := 1.2 * w * max(0.02, ramp(now, turned, open)) // a rim of the card may lie outside
			if still {
				width = 1.2 * w
			}
			l.PushClip(board.Column(at.X-width/2, width))
			s.Piece(l, at, h, ev.What)
			l.PopClip()
			if now >= open {
				text := newCaption(s, s.Tell(ev))
				text.append(l, s, display.Point{X: at.X, Y: at.Y + h/2 + 30*u})
			}
		})
	}}
}

// back draws the back of a card.
func back(l *display.List, r display.Rect, u float64) {
	radius := min(8*u, r.W/4)
	l.Fill(r.Moved(u, 3*u), radius, theme.Shadow)
	l.Fill(r, radius, theme.Rubric)
	l.Stroke(r, radius, 2*u, theme.Gilt)
	if r.W > 0.7*r.H { // not while it turns
		widget.Icon(l, "compass", r.Center(), 0.5*r.W, theme.Gilt)
	}
}
