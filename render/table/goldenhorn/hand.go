package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// appendCardFace draws a card so small that only its colour and sign are seen.
func appendCardFace(l *op.List, r op.Rect, c rules.Colour) {
	radius := r.W * 0.14
	l.Fill(r, radius, cloth(c).Main)
	l.Stroke(r, radius, max(0.8, r.W/16), theme.Ink)
	appendSign(l, r.Center(), r.W*0.74, c)
}

// appendCardBack draws a card face down.
func appendCardBack(l *op.List, r op.Rect) {
	radius := r.W * 0.14
	l.Fill(r, radius, theme.Rubric)
	l.Stroke(r.Inset(r.W*0.1), radius*0.6, max(0.8, r.W/18), theme.Fade(theme.GiltLight, 0.8))
	l.Stroke(r, radius, max(0.8, r.W/16), theme.Ink)
}

// appendCard draws a card of the hand: its cloth, and below it what it serves for now: as
// wind, and for pirates.
func appendCard(l *op.List, r op.Rect, c rules.Colour, wind, skull bool) {
	radius := r.W * 0.1
	l.Fill(op.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	l.Stroke(r, radius, max(1, r.W/40), theme.Ink)
	face := op.Rect{X: r.X + r.W*0.08, Y: r.Y + r.W*0.08, W: r.W * 0.84, H: r.H*0.74 - r.W*0.08}
	l.Fill(face, radius*0.6, cloth(c).Main)
	if face.W >= patternFrom {
		l.PushClip(face)
		for y := face.Y; y < face.Y+face.H; y += face.W {
			l.Shape(squareCloth()[c], face.X, y, face.W/100, theme.Fade(cloth(c).Sign, 0.2))
		}
		l.PopClip()
	}
	l.Stroke(face, radius*0.6, max(0.8, r.W/60), theme.Fade(theme.Ink, 0.7))
	appendSign(l, face.Center(), min(face.W*0.66, face.H*0.7), c)
	foot := op.Rect{X: face.X, Y: face.Y + face.H, W: face.W, H: r.Y + r.H - face.Y - face.H}
	size := min(foot.H*0.86, foot.W*0.42)
	for i, use := range []struct {
		icon string
		on   bool
	}{{"wind", wind}, {"death-skull", skull}} {
		ink := theme.Fade(theme.Brown, 0.45)
		if use.on {
			ink = theme.Rubric
		}
		ui.Icon(l, use.icon, op.Point{X: foot.X + foot.W*(0.27+0.46*float64(i)), Y: foot.Center().Y}, size, ink)
	}
}

// A pileOfCards is cards of a colour in a hand that are drawn as one.
type pileOfCards struct {
	colour rules.Colour
	n      int
	at     op.Rect
}

// handOf lays out a hand in a rectangle: card by card, or from nine cards on, or where there
// is little room, in piles with their number.
func handOf(st *rules.State, p game.Player, r op.Rect) (list []pileOfCards) {
	hand := &st.Hands[p]
	total := int(st.HandSize[p])
	const ratio = 0.69 // of width to height
	h := r.H
	w := h * ratio
	for c := rules.Red; c <= rules.Blue; c++ {
		if hand[c] > 0 {
			list = append(list, pileOfCards{colour: c, n: int(hand[c])})
		}
	}
	if total <= 8 && float64(total)*w*0.72 <= r.W {
		var single []pileOfCards
		for _, pile := range list {
			for range pile.n {
				single = append(single, pileOfCards{colour: pile.colour, n: 1})
			}
		}
		list = single
	}
	if len(list) == 0 {
		return nil
	}
	n := float64(len(list) - 1)
	most := r.W / (1.04*n + 1) // side by side
	if most < 0.6*w {
		most = r.W / (0.8*n + 1) // each a little over the next
	}
	if w > most {
		w = most
		h = w / ratio
	}
	pitch := w * 1.06
	if n > 0 {
		pitch = min(pitch, (r.W-w)/n)
	}
	x := r.X + (r.W-pitch*float64(len(list)-1)-w)/2
	for i := range list {
		list[i].at = op.Rect{X: x + pitch*float64(i), Y: r.Y + (r.H-h)/2, W: w, H: h}
	}
	return list
}

// handRect is the panel of the hand: low where the quay that is unfolded below it shows what can
// be loaded.
func handRect(v *table.View) op.Rect {
	r := v.Frame.Panels[handPanel]
	if quay := quayRect(v, rules.Constantinople); v.Frame.Shape == layout.Small && !quay.Intersect(r).Empty() {
		water := divide(quay, rules.NumColours).water
		low := op.Rect{X: r.X, Y: water.Y + water.H*0.1, W: r.W * 0.7, H: water.H * 0.9}
		if !v.Frame.Left {
			low.X += r.W - low.W
		}
		return low
	}
	return r
}

// handArea is where cards lie that are not raised.
func handArea(v *table.View) op.Rect {
	r := handRect(v)
	lift := r.H * 0.06
	return op.Rect{X: r.X, Y: r.Y + lift, W: r.W, H: r.H - lift}
}

// appendHand draws the viewer's cards.
func appendHand(l *op.List, v *table.View, st *rules.State) {
	r := handRect(v)
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
		ui.Text(l, area, v.Say("board.hand.empty"), op.TextStyle{Font: op.Italic, Size: max(ui.MinText+1, min(16*v.Frame.Unit, area.H*0.4)), Align: op.Center, Color: theme.CreamDim})
		return
	}
	winds, skulls := uses(st, v.Chosen)
	piles := remaining(v, p, handOf(st, p, area))
	for i, pile := range piles {
		at := pile.at
		wind, skull := own && winds[pile.colour], own && skulls[pile.colour]
		_, lit := v.Lit[game.Card(pile.colour)]
		if own && (wind && st.Decision().Prompt == rules.Underway || lit) {
			at.Y -= lift
		}
		for k := min(2, pile.n-1); k > 0; k-- {
			d := float64(k) * at.W * 0.03
			back := op.Rect{X: at.X + d, Y: at.Y - d, W: at.W, H: at.H}
			l.Fill(back, at.W*0.1, theme.Paper)
			l.Stroke(back, at.W*0.1, 1, theme.Ink)
		}
		appendCard(l, at, pile.colour, wind, skull)
		if at.Y < pile.at.Y {
			l.Stroke(at.Inset(-2), at.W*0.12, 2.5, theme.Gold)
		}
		if pile.n > 1 {
			d := max(8, at.W*0.17)
			c := op.Point{X: at.X + at.W - d*0.7, Y: at.Y + d*0.7}
			if i+1 < len(piles) && piles[i+1].at.X < at.X+at.W { // the next one covers that corner
				c.X = at.X + d*0.7
			}
			appendNumber(l, c, d, pile.n)
		}
		l.Hit(op.Hit{Rect: at, Target: op.Target{Ref: game.Card(pile.colour)}, Tip: aboutCard(v, st, pile.colour, wind, skull)})
	}
}

// appendWaiting draws the ship that is to be placed, where the hand will be.
func appendWaiting(l *op.List, v *table.View, st *rules.State, r op.Rect) {
	ship := rules.ShipID(st.AppendActions(nil)[0].Obj[0].ID)
	width := min(r.H*0.86, r.W*0.5)
	m := model(v, st, ship)
	m.ashore = true
	at := r.Center()
	l.Shape(aura, at.X, at.Y+shipHeight(width)*0.42, width/100*1.1, theme.Fade(theme.Glow, 0.6))
	appendShip(l, at, width, m)
	l.Hit(op.Hit{Rect: op.Rect{X: at.X - width/2, Y: r.Y, W: width, H: r.H}, Target: op.Target{Ref: game.Ship(ship)}})
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
