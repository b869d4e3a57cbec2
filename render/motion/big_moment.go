package motion

import (
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A BigMoment is one of the big moments of a game. All stands still before it is shown, the board
// comes nearer, and a flag with the arms of whose moment it is unrolls.
type BigMoment uint8

// The big moments.
const (
	Captured  BigMoment = iota + 1 // a place is taken by force
	Sunk                           // a ship goes down
	Blockaded                      // a ship is stopped, or kept from what it was to do
	Built                          // a building stands
	Counted                        // ports pay
	Won                            // the match is over; what comes of it is never shown at once
	numBigMoments
)

// bigMomentSigns are the signs on the flags.
var bigMomentSigns = [numBigMoments]string{
	Captured: "crossed-swords", Sunk: "sinking", Blockaded: "anchor", Built: "hammer-nails", Counted: "coins", Won: "crown",
}

// Ticks of a big moment.
const (
	holdTicks   = 15 // a quarter of a second in which nothing else moves
	unrollTicks = 12
	readTicks   = 50 // for which the flag stays after the hold, at least
	awayTicks   = 10 // in which the flag fades, and the board goes back
)

// bigMoment is the big moment of an event, zero for none. Of what a note stands for, that counts which is
// big: a place taken from somebody, a ship and not its crew.
func (c Cues) bigMoment(ev game.Event) BigMoment {
	switch at := c.of(ev).BigMoment; {
	case at == Captured && ev.From == game.Ref{}, at == Sunk && ev.What.Kind != game.ShipRef:
		return 0
	default:
		return at
	}
}

// Staged is the clip of so many ticks of a big moment in which nothing moves but the flag, which says what happens.
func Staged(ticks int) Maker {
	return func(moment) Clip { return &picture{ticks: ticks, draw: func(*display.List, Stage, float64) {}} }
}

// A flag is what unrolls on a big moment.
type flag struct {
	event game.Event
	of    BigMoment
	place game.Ref // on the board, nothing where it is about all of the board
	seats []game.Player
	ticks int
	still bool
}

// newFlag makes the flag for an event that is shown for so many ticks after the hold.
func newFlag(m moment, of BigMoment, ticks int) *flag {
	ev := m.event()
	f := &flag{event: ev, of: of, ticks: holdTicks + max(readTicks, ticks), still: m.still}
	for _, ref := range [...]game.Ref{ev.What, ev.To, ev.From} {
		switch ref.Kind {
		case game.PortRef, game.AreaRef, game.TerritoryRef, game.ShipRef:
			f.place = ref
		}
		if f.place.Kind != game.NoRef {
			break
		}
	}
	switch seat := seatOf(ev.To); {
	case of == Won && m.beat.After != nil:
		for p, rank := range m.beat.After.Result().Rank {
			if rank == 1 {
				f.seats = append(f.seats, game.Player(p))
			}
		}
	case seat != game.Nobody:
		f.seats = append(f.seats, seat)
	default:
		f.seats = append(f.seats, max(game.Nobody, ev.By))
	}
	return f
}

// A flagStep is a flag in its place within a beat.
type flagStep struct {
	*flag
	start float64 // ticks
	mute  bool    // what follows sounds the same
}

// waves is the flag that is seen now, nil for none, and for how many ticks it has been.
func (t *Timeline) waves() (f *flag, now float64) {
	for _, x := range t.flags {
		if now = t.now - x.start; now >= 0 && now < float64(x.ticks) {
			return x.flag, now
		}
	}
	return nil, 0
}

// ShowsBigMoment reports whether a big moment is being shown.
func (t *Timeline) ShowsBigMoment() bool {
	f, _ := t.waves()
	return f != nil
}

// Near is how much nearer the board has come on a big moment, from 0 to 1, and to what: nothing for its middle.
func (t *Timeline) Near() (place game.Ref, share float64) {
	f, now := t.waves()
	if f == nil || f.still {
		return game.Ref{}, 0
	}
	return f.place, ease(min(ramp(now, 0, holdTicks), 1-ramp(now, float64(f.ticks-awayTicks), float64(f.ticks))))
}

// reveals reports whether a beat tells how the match ended.
func (c Cues) reveals(r run) bool {
	return slices.ContainsFunc(r.Events, func(ev game.Event) bool { return c.bigMoment(ev) == Won })
}

// draw draws the flag so many ticks after it has begun to unroll, with what it is about.
func (f *flag) draw(l *display.List, s Stage, now float64) {
	u, open := s.Unit(), s.Open()
	w := min(96*u, 0.24*open.H)
	cloth := display.Rect{W: w * float64(max(1, min(2, len(f.seats)))), H: 1.25 * w}
	text := newCaption(s, s.Tell(f.event))
	whole := display.Rect{W: max(cloth.W, text.w), H: cloth.H + text.h}
	if at, ok := s.Anchor(f.place); ok {
		site := at.Box(60*u, 60*u)
		if rim, framed := s.Rim(f.place); framed {
			site = rim
		}
		whole = beside(whole, site.Inset(-12*u), open)
	} else {
		whole = widget.Keep(whole.Moved(open.Center().X-whole.W/2, open.Y+0.2*open.H), open)
	}
	cloth.X, cloth.Y = whole.Center().X-cloth.W/2, whole.Y
	show := min(1, 1-ramp(now, float64(f.ticks-awayTicks), float64(f.ticks)))
	if f.still {
		show = min(show, ramp(now, 0, awayTicks))
	}
	Faded(l, show, func() {
		f.unroll(l, s, cloth, now)
		text.append(l, s, display.Point{X: whole.Center().X, Y: cloth.Y + cloth.H + text.h/2})
	})
}

// beside puts a box next to another one: above it, or where there is more room.
func beside(box, of, room display.Rect) display.Rect {
	mid := of.Center()
	for _, at := range [...]display.Point{
		{X: mid.X - box.W/2, Y: of.Y - box.H}, {X: mid.X - box.W/2, Y: of.Y + of.H}, {X: of.X + of.W, Y: mid.Y - box.H/2}, {X: of.X - box.W, Y: mid.Y - box.H/2},
	} {
		placed := widget.Keep(box.Moved(at.X, at.Y), room)
		if placed.Intersect(of).Empty() {
			return placed
		}
	}
	return widget.Keep(box.Moved(mid.X-box.W/2, of.Y-box.H), room)
}

// unroll draws the flag as far as it has unrolled.
func (f *flag) unroll(l *display.List, s Stage, r display.Rect, now float64) {
	down := settle(ramp(now, 0, unrollTicks))
	if f.still {
		down = 1
	}
	var colours []int
	for _, seat := range f.seats {
		colours = append(colours, s.Colour(seat))
	}
	kit.AppendUnrolled(l, r, down, colours[0], func() {
		kit.AppendBanner(l, r, colours)
		free := r.H - kit.BannerTail*r.W
		size := min(0.6*r.W/float64(len(f.seats)), 0.6*free)
		middle, sign := r.Row(r.Y, free).Center(), display.Point{X: r.Center().X, Y: r.Y + 0.84*r.H}
		if colours[0] == 0 { // nobody's arms: the sign in their place
			l.Disc(middle.X, middle.Y, 0.62*size, theme.Paper)
			l.Ring(middle.X, middle.Y, 0.62*size, 2*s.Unit(), theme.Gilt)
			widget.Icon(l, bigMomentSigns[f.of], middle, 0.9*size, theme.Rubric)
		} else {
			for i, colour := range colours {
				x := r.X + r.W*(float64(i)+0.5)/float64(len(colours))
				kit.AppendShield(l, display.Point{X: x, Y: middle.Y}, size, colour)
			}
			l.Disc(sign.X, sign.Y, 0.16*r.H, theme.Paper)
			l.Ring(sign.X, sign.Y, 0.16*r.H, 1.5*s.Unit(), theme.Ink)
			widget.Icon(l, bigMomentSigns[f.of], sign, 0.23*r.H, theme.Rubric)
		}
	})
}
