package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Preview implements table.Table. Several actions in a row are a voyage.
func (t Table) Preview(s game.State, plan []game.Action) []table.Line {
	if len(plan) > 1 {
		return previewVoyage(s.(*rules.State), plan)
	}
	return t.previewAction(s, plan[0])
}

func (t Table) previewAction(s game.State, a game.Action) []table.Line {
	st := s.(*rules.State)
	var lines []table.Line
	say := func(key string, args ...any) { lines = append(lines, table.Line{Key: key, Args: args}) }
	warn := func(key string, args ...any) { lines = append(lines, table.Line{Key: key, Args: args, Warn: true}) }
	mayForbid := func(key string) {
		zone := st.Galleys[st.Active].Zone
		for _, p := range superior(st, zone) {
			warn(key, "seat", game.Seat(p), "n", int(st.CrewsAt(p, zone)), "m", int(st.Galleys[st.Active].Sailors))
		}
	}
	price := int(st.Price(a))
	switch a.Verb {
	case rules.LoadGood:
		port := st.PortAt(st.Galleys[st.Active].Zone)
		switch owner := st.Ports[port].Owner; {
		case price == 0:
			say("free-cube")
		case owner != game.Nobody && owner != a.By:
			say("pay-seat", "n", price, "seat", game.Seat(owner))
		default:
			say("pay", "n", price)
		}
		say("supply-then", "n", int(st.Supply[a.Obj[1].ID])-1, "good", a.Obj[1])
	case rules.Sail:
		previewArrival(st, rules.ZoneID(a.Obj[1].ID), 1, say, warn)
	case rules.Sell:
		port := st.PortAt(st.Galleys[st.Active].Zone)
		if port == 0 {
			break
		}
		info := &st.Board.Ports[port]
		filled := st.Ports[port].Filled
		if int(filled) < len(info.Values) {
			say("earn", "n", int(st.SalePrice(a.By, port, rules.Good(a.Obj[1].ID))))
			if owner := st.Ports[port].Owner; owner != game.Nobody {
				say("port-grows", "seat", game.Seat(owner), "n", int(info.Income[filled+1]-info.Income[filled]))
			}
		}
		if s.Decision().Prompt != rules.Selling {
			mayForbid("may-forbid-sale")
		}
	case rules.Attack:
		target := a.Obj[1]
		var d int8
		if target.Kind == game.ShipRef {
			d = st.Galleys[target.ID].Sailors
		} else {
			d = st.Ports[target.ID].Sailors
		}
		say("dice", "n", int(st.CombatValue()), "m", int(d))
		sayOdds(st.Odds(target), say)
		if target.Kind == game.PortRef && st.Ports[target.ID].Fort {
			warn("fort-fires")
		}
	case rules.Land:
		n := int8(a.Obj[2].ID)
		switch {
		case n == 0:
			say("leave-neutral")
		case n == st.Galleys[st.Active].Sailors:
			warn("last-lands")
		default:
			say("lands", "n", int(n), "m", int(st.Galleys[st.Active].Sailors-n))
		}
		if s.Decision().Prompt != rules.Occupy {
			mayForbid("may-forbid-landing")
		}
		if n < st.Galleys[st.Active].Sailors { // no galley, no turn of hers
			say("ends-activation")
		}
	case rules.MoveSailor:
		if from := a.Obj[0]; from.Kind == game.ShipRef && st.Galleys[from.ID].Sailors == 1 {
			warn("galley-sinks", "ship", from, "n", int(st.Galleys[from.ID].Cubes))
		}
	case rules.Scuttle:
		warn("galley-sinks", "ship", a.Obj[0], "n", int(st.Galleys[a.Obj[0].ID].Cubes))
		say("ends-activation")
	case rules.Jettison:
		say("to-supply")
	case rules.BuyGalley:
		say("pay", "n", price)
		if st.Active != 0 && int16(st.Active) < a.Obj[0].ID {
			say("acts-this-turn")
		} else {
			say("acts-next-turn")
		}
	case rules.Recruit, rules.BuildFort, rules.BuildBasilica:
		if a.Verb == rules.BuildBasilica {
			say("basilica-pays", "n", int(st.Board.BasilicaIncome))
		}
		if a.Verb == rules.BuildFort {
			say("fort-defends")
		}
		say("pay", "n", price)
	case rules.FightOn:
		n, m := st.Battle()
		say("dice", "n", int(n), "m", int(m))
		sayOdds(st.Odds(st.Target()), say)
	case rules.Stop:
		say("ends-activation")
	case rules.Forbid:
		previewForbid(st, say)
	case rules.Allow:
		previewAllow(st, say)
	}
	return lines
}

// sayOdds tells the odds in whole percent that make a hundred: what is rounded most
// gives way, but nothing becomes a hundred that may still turn out otherwise.
func sayOdds(o rules.Odds, say func(string, ...any)) {
	percent := percents(o)
	say("odds", "win", percent[0], "both", percent[1], "loss", percent[2])
}

// percents are the odds in whole percent: to win, that both fall, to lose.
func percents(o rules.Odds) (percent [3]int) {
	chances, left := [3]float64{100 * o.Win, 100 * o.Both, 100 * o.Loss}, 100
	for i, x := range chances {
		percent[i] = int(x + 0.5)
		left -= percent[i]
	}
	most := 0
	for i, x := range chances {
		if float64(left)*(x-float64(percent[i])) > float64(left)*(chances[most]-float64(percent[most])) {
			most = i
		}
	}
	percent[most] += left
	if sure := slices.Index(percent[:], 100); sure >= 0 && chances[sure] < 100 {
		percent[sure]--
		percent[likeliest(chances, sure)]++
	}
	return percent
}

// likeliest returns which of the chances but one is the greatest.
func likeliest(chances [3]float64, but int) int {
	chances[but] = -1
	return slices.Index(chances[:], slices.Max(chances[:]))
}

// previewForbid tells what is prevented, and how the active player may take revenge: by an attack
// on a galley of who forbids, of which the likeliest to succeed is told.
func previewForbid(st *rules.State, say func(string, ...any)) {
	switch st.Decision().Prompt {
	case rules.AskPassage:
		say("stops-here")
	case rules.AskSale:
		say("sale-fails")
	case rules.AskLanding:
		say("landing-fails")
	}
	if st.CombatValue() < 1 {
		say("cannot-attack")
		return
	}
	var best rules.Odds
	var target rules.GalleyID
	for n := rules.GalleyID(1); n <= rules.MaxGalleys; n++ {
		if g := &st.Galleys[n]; g.Owner != st.Decision().Player || g.Zone != st.Galleys[st.Active].Zone {
			continue
		}
		if o := st.Odds(game.Ship(n)); target == 0 || o.Win > best.Win {
			best, target = o, n
		}
	}
	percent := percents(best)
	say("attack-odds", "ship", game.Ship(target), "n", int(st.CombatValue()), "m", int(st.Galleys[target].Sailors),
		"win", percent[0], "both", percent[1])
}

// previewAllow tells what the active player gains if it is allowed.
func previewAllow(st *rules.State, say func(string, ...any)) {
	active := &st.Galleys[st.Active]
	p := st.PortAt(active.Zone)
	switch st.Decision().Prompt {
	case rules.AskPassage:
		if n := st.MovesLeft(); n > 0 {
			say("sails-on", "n", int(n))
		}
		sells := false
		for good := rules.Wood; p != 0 && good <= rules.Spice; good++ {
			if active.Cargo[good] > 0 && st.CanStore(p, good) {
				say("sells-here", "good", game.Good(good), "n", int(st.SalePrice(st.Mover(), p, good)))
				sells = true
			}
		}
		if sells {
			say("asks-again")
		}
	case rules.AskSale:
		say("seat-earns", "seat", game.Seat(st.Mover()), "n", int(st.SalePrice(st.Mover(), p, st.SaleGood)))
		if owner, filled := st.Ports[p].Owner, st.Ports[p].Filled; owner != game.Nobody {
			say("port-grows", "seat", game.Seat(owner), "n", int(st.Board.Ports[p].Income[filled+1]-st.Board.Ports[p].Income[filled]))
		}
	case rules.AskLanding:
		say("takes-port", "seat", game.Seat(st.Mover()), "port", game.Port(p), "n", int(st.Board.Ports[p].Income[st.Ports[p].Filled]))
	}
}

// previewArrival tells what it means to be in a zone after n more moves.
func previewArrival(st *rules.State, z rules.ZoneID, n int8, say, warn func(string, ...any)) {
	left := st.MovesLeft() - n
	say("moves-left", "n", int(left))
	if v := st.Galleys[st.Active].Sailors - st.Crossed - n; v > 0 {
		say("value-there", "n", int(v))
	} else {
		say("too-tired")
	}
	for _, p := range superior(st, z) {
		key := "may-forbid-there"
		if left > 0 && z != st.StartZone {
			key = "may-stop"
		}
		warn(key, "seat", game.Seat(p), "n", int(st.CrewsAt(p, z)), "m", int(st.Galleys[st.Active].Sailors))
	}
	port := st.PortAt(z)
	if port == 0 {
		return
	}
	if st.Ports[port].Owner == game.Nobody && !st.Ports[port].Closed {
		say("neutral-port", "port", game.Port(port))
	}
	for g := rules.Wood; g <= rules.Spice; g++ {
		if st.Galleys[st.Active].Cargo[g] > 0 && st.CanStore(port, g) {
			say("would-pay", "good", game.Good(g), "n", int(st.SalePrice(st.Mover(), port, g)))
		}
	}
}

// previewVoyage tells what it means to sail from zone to zone.
func previewVoyage(st *rules.State, plan []game.Action) []table.Line {
	var lines []table.Line
	say := func(key string, args ...any) { lines = append(lines, table.Line{Key: key, Args: args}) }
	warn := func(key string, args ...any) { lines = append(lines, table.Line{Key: key, Args: args, Warn: true}) }
	for i, a := range plan[:len(plan)-1] {
		z := rules.ZoneID(a.Obj[1].ID)
		if int8(i+1) == st.MovesLeft() {
			break
		}
		for _, p := range stoppers(st, z) {
			warn("may-stop-at", "seat", game.Seat(p), "area", a.Obj[1], "n", int(st.CrewsAt(p, z)), "m", int(st.Galleys[st.Active].Sailors))
		}
	}
	previewArrival(st, rules.ZoneID(plan[len(plan)-1].Obj[1].ID), int8(len(plan)), say, warn)
	return lines
}
