package goldenhorn

import (
	"image/color"
	"slices"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A shipMove is the part of a plan in which a ship moves.
type shipMove struct {
	ship  rules.ShipID
	load  heap // the zero heap for none
	stop  stop
	ended bool // by the word to stop, or in a harbour
}

// shipMoveIn is the move of a ship with which a plan begins, and how many actions it takes; none if the
// plan begins with something else.
func shipMoveIn(st *rules.State, plan []game.Action) (v shipMove, n int) {
	v.ship = st.Sailing
	var chosen []game.Ref
	switch first := plan[0]; first.Verb {
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		v.ship = rules.ShipID(first.Obj[0].ID)
		v.load = loaded(st, first)
		chosen = []game.Ref{game.Ship(v.ship), v.load.ref()}
	case rules.Sail, rules.TurnBack:
		v.ship = rules.ShipID(first.Obj[0].ID)
		chosen = []game.Ref{game.Ship(v.ship)}
	case rules.Stop:
		here := st.Ships[st.Sailing].Place
		v.stop, v.ended = stop{at: here, plan: plan[:1], way: []rules.Place{here}}, true
		return v, 1
	case rules.GoOn, rules.Wind:
	default:
		return shipMove{}, 0
	}
	for _, s := range stops(st, chosen) {
		moves := s.plan
		if last := len(moves) - 1; moves[last].Verb == rules.Stop {
			moves = moves[:last]
		}
		if len(moves) <= len(plan) && len(moves) > n && slices.Equal(moves, plan[:len(moves)]) {
			v.stop, n, v.ended = s, len(moves), !st.AtSea(s.at)
		}
	}
	if n > 0 && n < len(plan) && plan[n].Verb == rules.Stop {
		n, v.ended = n+1, true
	}
	return v, n
}

// Steps implements table.Table: a whole move is two steps, to load and to sail. That a turn
// ends goes without saying, unless that is all.
func (Table) Steps(s game.State, plan []game.Action) (list []table.Step) {
	st := s.(*rules.State)
	if last := len(plan) - 1; last > 0 && plan[last].Verb == rules.End {
		plan = plan[:last]
	}
	for len(plan) > 0 {
		v, n := shipMoveIn(st, plan)
		if n == 0 {
			for n = 1; n < len(plan) && plan[n] == plan[0]; n++ { // peasants are swapped one by one
			}
			deed := table.Step{Action: plan[0], Times: 1}
			if n > 1 {
				deed.Line = table.Line{Key: "step.swap", Args: []any{"n", n}}
			}
			list, plan = append(list, deed), plan[n:]
			continue
		}
		if v.load.kind != 0 {
			list = append(list, table.Step{Action: plan[0], Times: 1})
		}
		list = append(list, v.step(st, plan[0]))
		plan = plan[n:]
	}
	return list
}

// step is where a ship moves, and for which cards.
func (v *shipMove) step(st *rules.State, first game.Action) table.Step {
	args := []any{"ship", game.Ship(v.ship), "place", placeRef(st, v.stop.at), "cards", cardsOf(v.stop.cards)}
	key := "step.sail"
	switch {
	case first.Verb == rules.Stop:
		return table.Step{Action: first, Times: 1}
	case v.stop.back:
		key = "step.turn"
	case v.load.kind != 0:
		key = "step.leave"
	case first.Verb == rules.GoOn || first.Verb == rules.Wind:
		key = "step.go-on"
	}
	if len(v.stop.cards) > 0 {
		key += ".cards"
	}
	return table.Step{Line: table.Line{Key: key, Args: args}}
}

// advicePart is the part with what somebody advises.
var advicePart = game.Good(0)

// advisedMove is the move of a ship in a plan that somebody advises, the zero move if there is none.
func advisedMove(v *table.View, st *rules.State) shipMove {
	for plan := v.Course; len(plan) > 0; plan = plan[1:] {
		if move, n := shipMoveIn(st, plan); n > 0 {
			return move
		}
	}
	return shipMove{}
}

// appendAdvised draws what somebody advises besides the way, which lies under the ships: the
// ship as it would lie at its stop, what it loads, whom pirates rob, what is conquered, and
// a lantern where all that begins.
func appendAdvised(l *display.List, v *table.View, st *rules.State, b *berths) {
	lit := false
	light := func(at display.Point, size float64) {
		if !lit {
			appendLantern(l, at, size)
			lit = true
		}
	}
	size := max(22, 27*v.Frame.Unit)
	for plan := v.Course; len(plan) > 0; {
		a := plan[0]
		move, n := shipMoveIn(st, plan)
		switch {
		case n > 0:
			from := b[move.ship]
			light(display.Point{X: from.at.X + from.width*0.44, Y: from.at.Y - shipHeight(from.width)*0.34}, min(size, from.width*0.44))
			appendMove(l, v, st, &move)
			plan = plan[n:]
			continue
		case a.Verb == rules.Attack:
			prey := b[a.Obj[0].ID]
			light(display.Point{X: prey.at.X + prey.width*0.5, Y: prey.at.Y - shipHeight(prey.width)*0.3}, size)
			if _, shown := v.Lit[a.Obj[0]]; !shown {
				appendBadge(l, display.Point{X: prey.at.X, Y: prey.at.Y - shipHeight(prey.width)*0.5 - size*0.4}, size, "death-skull", theme.Danger)
			}
		case a.Verb == rules.Conquer:
			r := plaqueRect(v, rules.TerritoryID(a.Obj[0].ID))
			l.Stroke(r.Inset(-4), 8, 3, theme.Gold)
			light(display.Point{X: r.X + r.W, Y: r.Y}, size)
		case a.Verb == rules.PlaceShip:
			r := quayRect(v, rules.HarbourID(a.Obj[1].ID))
			l.Stroke(r.Inset(-2), 8, 4, theme.Gold)
			light(display.Point{X: r.X + r.W - size*0.4, Y: r.Y + size*0.4}, size)
			to := berthAt(v, st, placeOf(st, a.Obj[1]))
			appendGhostShip(l, to, model(v, st, rules.ShipID(a.Obj[0].ID)))
		}
		plan = plan[1:]
	}
}

// appendMove draws a move that is advised: the heap, and the ship at its stop.
func appendMove(l *display.List, v *table.View, st *rules.State, move *shipMove) {
	m := model(v, st, move.ship)
	if move.load.kind != 0 {
		m.cargo = move.load.pile(st)
		kind := min(move.load.kind, columnsOf(st))
		q := quayOf(v, st, move.load.harbour)
		r := q.columnRect(kind)
		if move.load.kind == people {
			left := q.columnRect(mercenaries)
			r.X, r.W = left.X, r.X+r.W-left.X
		}
		l.Stroke(r.Inset(1), 6, 3, theme.Gold)
	}
	east := len(move.stop.way) > 1 && move.stop.way[len(move.stop.way)-1] > move.stop.way[0]
	if len(move.stop.way) > 1 {
		m.east, m.ahead, m.turned = east, true, m.turned || move.stop.back
	}
	to := berthAt(v, st, move.stop.at)
	if to.width == 0 || move.stop.at == st.Ships[move.ship].Place {
		return
	}
	appendGhostShip(l, to, m)
}

// appendGhostShip draws a ship where it would lie.
func appendGhostShip(l *display.List, to berth, m merchantman) {
	motion.Faded(l, motion.Ghostly, func() { appendShip(l, to.at, to.width, m) })
	keel := display.Point{X: to.at.X, Y: to.at.Y + shipHeight(to.width)*0.42}
	l.Outline(aura, keel.X, keel.Y, to.width/100, max(2, to.width/36), theme.Gold)
}

// berthAt is where a ship would lie that comes to a place: behind those that lie there.
func berthAt(v *table.View, st *rules.State, p rules.Place) berth {
	switch h := st.HarbourAt(p); h {
	case 0:
		at := stationAt(st, p)
		return onChart(v, display.Point{X: at.X, Y: at.Y - radiusOf(v, st)*0.5}, widthOf(v, st))
	case rules.Modone:
		at := dockAt(st, int(st.FreeDock()))
		return onChart(v, display.Point{X: at.X, Y: at.Y - 6}, widthOf(v, st))
	default:
		_, n, own := inHarbour(st, h)
		m := shipRowOf(v, h, n+1, own)
		return m.berth(n)
	}
}

// appendLantern draws the sign of advice.
func appendLantern(l *display.List, at display.Point, size float64) {
	l.Disc(at.X, at.Y, size*0.9, theme.Fade(theme.Glow, 0.5))
	appendBadge(l, at, size, "lantern", theme.Rubric)
}

// appendBadge draws a sign on a disc of paper.
func appendBadge(l *display.List, at display.Point, size float64, icon string, ink color.NRGBA) {
	l.Disc(at.X, at.Y+1.5, size*0.62, theme.Shadow)
	l.Disc(at.X, at.Y, size*0.6, theme.Paper)
	l.Ring(at.X, at.Y, size*0.6, 2, theme.Gold)
	widget.Icon(l, icon, at, size*0.86, ink)
}
