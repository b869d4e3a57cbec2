package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// appendCardFace draws a card so small that only its colour and sign are seen.
func appendCardFace(l *display.List, r display.Rect, c rules.Colour) {
	radius := r.W * 0.14
	l.Fill(r, radius, cloth(c).Main)
	l.Stroke(r, radius, max(0.8, r.W/16), theme.Ink)
	appendSign(l, r.Center(), r.W*0.74, c)
}

// appendCardBack draws a card face down.
func appendCardBack(l *display.List, r display.Rect) {
	radius := r.W * 0.14
	l.Fill(r, radius, theme.Rubric)
	l.Stroke(r.Inset(r.W*0.1), radius*0.6, max(0.8, r.W/18), theme.Fade(theme.GiltLight, 0.8))
	l.Stroke(r, radius, max(0.8, r.W/16), theme.Ink)
}

// signsFrom is how wide a card is, in logical pixels, on which signs tell what it can be used for; a smaller one is all cloth.
const signsFrom = 36

// handArea is where cards lie that are not raised.
func handArea(v *table.View) display.Rect {
	r := v.Frame.Panels[handPanel]
	lift := r.H * 0.06
	return r.Row(r.Y+lift, r.H-lift)
}

// appendHand draws the viewer's cards.
func appendHand(l *display.List, v *table.View, st *rules.State) {
	r := v.Frame.Panels[handPanel]
	p, _ := shownSeat(v, st)
	if p == game.Nobody || !st.HandsKnown.Has(p) {
		return
	}
	own := st.Decision().Player == p
	if own && st.Decision().Prompt == rules.ChooseHarbour {
		appendWaiting(l, v, st, r)
		return
	}
	area := handArea(v)
	lift := r.H - area.H
	if st.HandSize[p] == 0 {
		if after, ok := v.Bringing(game.Seat(p)).(*rules.State); ok && after.HandSize[p] > 0 { // the first ones fly in
			return
		}
		if v.Frame.Shape == layout.Small { // over the chart, of which it covers no more than it must
			spare := max(0, area.W-190*v.Frame.Unit)
			if area.W -= spare; !v.Frame.Left {
				area.X += spare
			}
			l.Fill(area, 6*v.Frame.Unit, theme.Fade(theme.WoodDark, 0.8))
			area = area.Inset(6 * v.Frame.Unit)
		}
		widget.Text(l, area, v.Say("board.hand.empty"), display.TextStyle{Font: display.Italic, Size: max(widget.MinText+1, min(16*v.Frame.Unit, area.H*0.4)), Align: display.Center, Color: theme.CreamDim})
		return
	}
	winds, skulls := uses(st, v.Chosen)
	piles := remaining(v, p, handOf(v, st, p))
	for i, pile := range piles {
		at := pile.cardPlace
		wind, skull := own && winds[pile.colour], own && skulls[pile.colour]
		_, lit := v.Lit[game.Card(pile.colour)]
		raised := own && lit
		if raised {
			at = at.raised(lift)
		}
		for k := min(2, pile.n-1); k > 0; k-- {
			back := at
			back.at = at.spot(float64(k)*0.03, -float64(k)*0.03)
			appendBlank(l, back)
		}
		if raised {
			l.Turn(at.at, at.angle, func() { l.Outline(cardShape, at.at.X, at.at.Y, at.width/100, 6, theme.Gold) })
		}
		if at.width < signsFrom {
			appendCardFace(l, at.box(), pile.colour)
		} else {
			appendCard(l, at, pile.colour, wind, skull)
		}
		if pile.n > 1 {
			d := max(8, at.width*0.17)
			side, corner := d*0.7/at.width, cardHeight/200
			c := at.spot(0.5-side, side-corner)
			if i+1 < len(piles) && piles[i+1].at.X-piles[i+1].width/2 < at.at.X+at.width/2 { // the next one covers that corner
				c = at.spot(side-0.5, side-corner)
			}
			appendNumber(l, c, d, pile.n)
		}
		l.Hit(display.Hit{Rect: at.box(), Angle: at.angle, Target: display.Target{Ref: game.Card(pile.colour)}, Tip: aboutCard(v, st, pile.colour, wind, skull)})
	}
}

// appendWaiting draws the ship that is to be placed, where the hand will be.
func appendWaiting(l *display.List, v *table.View, st *rules.State, r display.Rect) {
	ship := rules.ShipID(st.AppendActions(nil)[0].Obj[0].ID)
	width := min(r.H*0.86, r.W*0.5)
	m := model(v, st, ship)
	m.ashore = true
	at := r.Center()
	l.Shape(aura, at.X, at.Y+shipHeight(width)*0.42, width/100*1.1, theme.Fade(theme.Glow, 0.6))
	appendShip(l, at, width, m)
	l.Hit(display.Hit{Rect: r.Column(at.X-width/2, width), Target: display.Target{Ref: game.Ship(ship)}})
}

// aboutCard says what a card serves for now.
func aboutCard(v *table.View, st *rules.State, c rules.Colour, wind, skull bool) string {
	text := v.Name(game.Card(c))
	if wind {
		ship := st.Sailing
		if chosen, _ := chosenOf(v.Chosen); chosen != 0 {
			ship = chosen
		}
		text += "\n" + v.Say("board.card.serves-wind", "ship", game.Ship(ship))
	}
	if skull {
		text += "\n" + v.Say("board.card.serves-pirates", "ship", game.Ship(preyOf(st, c)))
	}
	return text + "\n" + v.Say("board.hand.help")
}

// preyOf is the first ship that is robbed with a card of a colour and another one.
func preyOf(st *rules.State, c rules.Colour) rules.ShipID {
	for _, a := range st.AppendActions(nil) {
		if a.Verb == rules.Attack && (a.Obj[1] == game.Card(c) || a.Obj[2] == game.Card(c)) {
			return rules.ShipID(a.Obj[0].ID)
		}
	}
	return 0
}

// uses are the colours of which a card serves as wind now, and for pirates.
func uses(st *rules.State, chosen []game.Ref) (winds, skulls [rules.NumColours + 1]bool) {
	for _, s := range stops(st, chosen) {
		for _, c := range s.cards {
			winds[c] = true
		}
	}
	for _, a := range st.AppendActions(nil) {
		if a.Verb == rules.Attack {
			skulls[a.Obj[1].ID], skulls[a.Obj[2].ID] = true, true
		}
	}
	return winds, skulls
}
