package mediterranee

import (
	"math"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// An orderPaper lies in the drawer from the moment when the bids are laid open until the last place has been taken:
// what everybody has bid stays in sight while places are chosen (M2.1). What happens meanwhile is shown on the same
// paper in the same place.
type orderPaper struct{ table.BasePanel }

// opened reports whether bids lie open and places are still to be found.
func opened(st *rules.State) bool {
	switch st.Decision().Prompt {
	case rules.BreakTie, rules.ChoosePlace, rules.ThrowForPlace:
		return true
	}
	return false
}

// Shown implements table.Panel: to everybody.
func (*orderPaper) Shown(d table.Desk) bool { return d.Idle() && opened(d.Now().(*rules.State)) }

// Home implements table.Panel.
func (*orderPaper) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (*orderPaper) Box(d table.Desk) display.Rect { return layOrder(d.View()).paper }

// Read implements table.Panel.
func (*orderPaper) Read(d table.Desk) (x table.Reading) {
	st := d.Now().(*rules.State)
	for i, p := range openPurses(st, thrownBefore(d, st)) {
		x.Lines = append(x.Lines, d.Words().Line("sum.order.told", "seat", game.Seat(game.Player(i+1)), "n", p.bid))
	}
	return x
}

// Draw implements table.Panel.
func (*orderPaper) Draw(d table.Desk, l *display.List) {
	v, st := d.View(), d.Now().(*rules.State)
	at, step := layOrder(v), diceStep
	purses := openPurses(st, thrownBefore(d, st))
	if st.Decision().Prompt == rules.ChoosePlace {
		step = chooseStep
		purses[st.Decision().Player-1].lit = true
	}
	at.draw(l, v, purses, 1, step, st.Order)
	if b := d.Button(control.Advice); step == chooseStep && !b.Off && l.Find(b.Target) == nil { // no room beside the hint
		b.Rect, b.Paper = at.ask, true
		widget.AppendButton(l, b)
	}
	for _, a := range d.Legal() {
		if n := a.Obj[0].ID; a.Verb == rules.TakePlace {
			b := widget.Button{Rect: at.places[n-1], Caption: placeName(v, a.Obj[0], at.places[n-1].W-16*v.Frame.Unit), Paper: true}
			b.Guarded = d.Guarded(b.Rect)
			d.Offer(l, b, a.Obj[0], []game.Action{a})
		}
	}
}

// openPurses are those of all seats once their bids lie open, with the dice that were thrown for them.
func openPurses(st *rules.State, dice throws) []bidPurse {
	list := make([]bidPurse, st.Seats)
	for i := range list {
		list[i] = bidPurse{bid: 100 * int(st.Auction.Bids[i+1]), dice: dice[game.Player(i+1)]}
	}
	return list
}

// thrownBefore are the dice that have been thrown in this turn for bids.
func thrownBefore(d table.Desk, st *rules.State) throws {
	if past := newBidding(d).past; len(past) > 0 && past[0].turn == int(st.Turn) {
		return past[0].dice
	}
	return nil
}

// An orderLayout is where the parts of the paper lie.
type orderLayout struct {
	paper, heading, steps, cloth display.Rect
	ask                          display.Rect // the captain
	places                       []display.Rect
}

// layOrder lays the paper out: as wide as that on which bids are laid down, and in the same corner.
func layOrder(v *table.View) (at orderLayout) {
	f, st := &v.Frame, v.State.(*rules.State)
	u := f.Unit
	width := min(f.Board.W-16*u, (sheetWidth+pastWider)*u)
	const pad, gap = 18, 8
	inner := width - 2*pad*u
	y := 8 * u
	below := func(h float64) display.Rect {
		r := display.Rect{X: pad * u, Y: y, W: inner, H: h}
		y += h + gap*u
		return r
	}
	at.heading = below(max(30*u, f.Reach))
	at.steps = below(ribbonHeight(u, bidSteps(v), inner))
	row := below(max(44*u, f.Reach)) // not where the bid was named
	at.cloth = below(clothHeight(f, inner) * 1.25)
	at.paper = f.Drawer(width, y+4*u)
	at.places = row.Moved(at.paper.X, at.paper.Y).Columns(int(st.Seats), gap*u)
	side := max(f.Reach, 34*u)
	at.ask = display.Rect{X: width - side - 6*u, Y: 4 * u, W: side, H: side}
	for _, r := range []*display.Rect{&at.heading, &at.steps, &at.cloth, &at.ask} {
		*r = r.Moved(at.paper.X, at.paper.Y)
	}
	return at
}

// placeName is what a place is called in a width, where that is little its number.
func placeName(v *table.View, place game.Ref, width float64) string {
	if name := lang.Capital(v.Name(place)); display.Fits(name, display.Caps, widget.MinText, width) {
		return name
	}
	return itoa(place.ID)
}

// draw appends the paper: its steps, of which one is open, the purses on the cloth, and who has which place.
func (at *orderLayout) draw(l *display.List, v *table.View, purses []bidPurse, tipped float64, step int, order [game.MaxSeats + 1]game.Player) {
	u := v.Frame.Unit
	widget.Paper(l, at.paper)
	widget.Heading(l, at.heading, v.Say("sum.order"), 21*u, display.Center)
	drawRibbon(v, l, at.steps, bidSteps(v), step)
	drawCloth(l, v, at.cloth, purses, tipped)
	for i, r := range at.places {
		l.Fill(r, 6*u, theme.PaperLine)
		l.Stroke(r, 6*u, max(1, u), theme.PaperRim)
		text := r
		if seat := order[i+1]; seat != game.Nobody {
			kit.AppendShield(l, display.Point{X: r.X + 0.6*r.H, Y: r.Center().Y}, 0.8*r.H, v.Colour(seat))
			text.CutLeft(1.1 * r.H)
		}
		widget.Line(l, text, placeName(v, game.Track(i+1), text.W), display.TextStyle{Font: display.Caps, Size: 17 * u, Align: display.Center, Color: theme.Brown})
	}
}

// Ticks of what is shown on the paper, and after which of them a purse begins to tip and lies.
const (
	unveilTicks = 100
	tipFrom     = 26
	tipTo       = 58
	dieTicks    = 54
	dieLies     = 34
	placeTicks  = 44
	placeLies   = 30
)

// onPaper draws on the paper, as a clip in which nobody answers. On another stage than that of this game there is none.
func onPaper(draw func(l *display.List, v *table.View, at *orderLayout, events []game.Event, ticks float64, still bool)) func(*display.List, motion.Stage, []game.Event, float64, bool) {
	return func(l *display.List, s motion.Stage, events []game.Event, ticks float64, still bool) {
		if own, ok := s.(stage); ok {
			at := layOrder(own.View)
			draw(l, own.View, &at, events, ticks, still)
		}
	}
}

// thrown are the dice of those that are equal now.
func thrown(st *rules.State) throws {
	dice := throws{}
	for p, n := range st.Auction.Dice {
		if n > 0 {
			dice[game.Player(p)] = []int{int(n)}
		}
	}
	return dice
}

// unveil shows how all purses tip at once.
func unveil(l *display.List, v *table.View, at *orderLayout, events []game.Event, ticks float64, still bool) {
	st := v.State.(*rules.State)
	purses := make([]bidPurse, st.Seats)
	tipped, step := min(1, max(0, (ticks-tipFrom)/(tipTo-tipFrom))), openStep
	if tipped *= tipped; still {
		tipped = 1
	}
	for _, ev := range events {
		purses[ev.What.ID-1] = bidPurse{bid: 100 * int(ev.N)}
		if tipped < 0.9 { // nobody reads it before
			purses[ev.What.ID-1].does = "sealed"
		}
	}
	at.draw(l, v, purses, tipped, step, st.Order)
}

// rollOnPurse shows how a die falls on the purse of its seat.
func rollOnPurse(l *display.List, v *table.View, at *orderLayout, events []game.Event, ticks float64, still bool) {
	st := v.State.(*rules.State)
	purses := openPurses(st, thrown(st))
	die := events[0]
	purses[die.By-1].lit = true
	at.draw(l, v, purses, 1, diceStep, st.Order)
	r, face, tilt := diceIn(dicePlace(purseCells(v, at.cloth, len(purses))[die.By-1]), 1)[0], int(die.N), 0.0
	if ticks < dieLies && !still {
		left := 1 - ticks/dieLies
		face = 1 + (face+int(ticks)/5)%6
		tilt = 4 * left
		r.Y -= 2.2 * r.H * left * math.Abs(math.Cos(3*math.Pi*left))
		Table{}.Stage(v).Die(l, r.Center(), r.W, face, tilt, die.By)
		return
	}
	drawThrown(l, r, face, theme.LiveryOf(v.Colour(die.By)))
}

// takePlaces shows how the arms of seats go to the places that they take.
func takePlaces(l *display.List, v *table.View, at *orderLayout, events []game.Event, ticks float64, still bool) {
	st := v.State.(*rules.State)
	purses, order := openPurses(st, thrown(st)), st.Order
	cells := purseCells(v, at.cloth, len(purses))
	way := min(1, ticks/placeLies)
	if way = way * way * (3 - 2*way); still {
		way = 1
	}
	for _, ev := range events {
		if purses[ev.By-1].lit = true; way == 1 {
			order[ev.What.ID] = ev.By
		}
	}
	at.draw(l, v, purses, 1, chooseStep, order)
	for _, ev := range events {
		if from, _, _ := spot(cells[ev.By-1]); way < 1 {
			to := at.places[ev.What.ID-1]
			to.X += 0.6*to.H - to.W/2
			kit.AppendShield(l, display.Point{X: from.X + (to.Center().X-from.X)*way, Y: from.Y + (to.Center().Y-from.Y)*way}, 0.8*to.H, v.Colour(ev.By))
		}
	}
}

var _ table.Panel = (*orderPaper)(nil)
