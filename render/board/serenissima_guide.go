package board

import (
	"slices"

	"serenissima/game"
	"serenissima/game/serenissima"
)

type serenissimaGuide struct{}

func (serenissimaGuide) Groups() []Group { return serenissimaGroups }

var serenissimaGroups = []Group{
	{"load", "cargo-crate", []game.Verb{serenissima.LoadGood, serenissima.MoveSailor,
		serenissima.MoveGood, serenissima.Jettison, serenissima.Scuttle}, "S4.1"},
	{"sail", "sail", []game.Verb{serenissima.Sail}, "S4.8"},
	{"sell", "two-coins", []game.Verb{serenissima.Sell}, "S4.11"},
	{"fight", "crossed-swords", []game.Verb{serenissima.Attack, serenissima.Land}, "S4.15"},
	{"invest", "hammer-nails", []game.Verb{serenissima.Recruit, serenissima.BuyGalley,
		serenissima.BuildFort, serenissima.BuildBasilica}, "S5"},
}

func (serenissimaGuide) Subject(s game.State) game.Ref {
	if g := s.(*serenissima.State).Active; g != 0 {
		return game.Ref{Kind: game.ShipRef, ID: int16(g)}
	}
	return game.Ref{}
}

func (serenissimaGuide) Owner(s game.State, ref game.Ref) game.Player {
	st := s.(*serenissima.State)
	switch ref.Kind {
	case game.ShipRef:
		return st.Galleys[ref.ID].Owner
	case game.PortRef:
		return st.Ports[ref.ID].Owner
	}
	return game.Nobody
}

func (serenissimaGuide) Place(s game.State, ref game.Ref) game.Ref {
	st := s.(*serenissima.State)
	switch {
	case ref.Kind == game.ShipRef && st.Galleys[ref.ID].Owner != game.Nobody:
		return game.Ref{Kind: game.AreaRef, ID: int16(st.Galleys[ref.ID].Zone)}
	case ref.Kind == game.PortRef:
		return game.Ref{Kind: game.AreaRef, ID: int16(st.Board.Ports[ref.ID].Zone)}
	}
	return game.Ref{}
}

func (serenissimaGuide) Beside(s game.State, zone game.Ref) (refs []game.Ref) {
	st := s.(*serenissima.State)
	if port := st.PortAt(serenissima.ZoneID(zone.ID)); port != 0 {
		refs = append(refs, game.Ref{Kind: game.PortRef, ID: int16(port)})
	}
	for _, z := range st.Board.Zones[zone.ID].Neighbours {
		refs = append(refs, game.Ref{Kind: game.AreaRef, ID: int16(z)})
	}
	return refs
}

func (g serenissimaGuide) Fight(s game.State) *Fight {
	st := s.(*serenissima.State)
	if s.Decision().Prompt != serenissima.AskFightOn {
		return nil
	}
	a, d := st.Battle()
	target := st.Target()
	f := &Fight{Sides: [2]Side{
		{What: g.Subject(s), By: st.Mover(), Sailors: int(st.Galleys[st.Active].Sailors), Value: int(a)},
		{What: target, Sailors: int(d), Value: int(d)},
	}}
	f.Sides[1].By = g.Owner(s, target)
	f.Where = g.Here(s)[0]
	odds := st.Odds(target)
	f.Win, f.Both, f.Loss = odds.Win, odds.Both, odds.Loss
	f.Falls, f.Loses = st.NextRound()
	return f
}

func (g serenissimaGuide) About(s game.State) Line {
	st := s.(*serenissima.State)
	mover := seat(st.Mover())
	zone := game.Ref{Kind: game.AreaRef, ID: int16(st.Galleys[st.Active].Zone)}
	port := game.Ref{Kind: game.PortRef, ID: int16(st.PortAt(st.Galleys[st.Active].Zone))}
	n, m := int(st.CrewsAt(s.Decision().Player, serenissima.ZoneID(zone.ID))), int(st.Galleys[st.Active].Sailors)
	switch s.Decision().Prompt {
	case serenissima.AskPassage:
		return Line{Key: "passage", Args: []any{"seat", mover, "ship", g.Subject(s), "area", zone, "n", n, "m", m}}
	case serenissima.AskSale:
		return Line{Key: "sale", Args: []any{"seat", mover, "ship", g.Subject(s), "port", port,
			"good", game.Ref{Kind: game.GoodRef, ID: int16(st.SaleGood)}, "n", n, "m", m}}
	case serenissima.AskLanding:
		return Line{Key: "landing", Args: []any{"seat", mover, "ship", g.Subject(s), "port", port, "n", n, "m", m}}
	}
	return Line{}
}

func (g serenissimaGuide) Here(s game.State) []game.Ref {
	st := s.(*serenissima.State)
	if g.Subject(s) == (game.Ref{}) {
		return nil
	}
	zone := st.Galleys[st.Active].Zone
	here := []game.Ref{{Kind: game.AreaRef, ID: int16(zone)}}
	if port := st.PortAt(zone); port != 0 {
		here = append(here, game.Ref{Kind: game.PortRef, ID: int16(port)})
	}
	for n := serenissima.GalleyID(1); n <= serenissima.MaxGalleys; n++ {
		if galley := &st.Galleys[n]; n != st.Active && galley.Owner != game.Nobody && galley.Zone == zone {
			here = append(here, game.Ref{Kind: game.ShipRef, ID: int16(n)})
		}
	}
	return here
}

func (serenissimaGuide) Hits(throw game.Ref) int { return int(serenissima.Skulls(throw.ID)) }

func (serenissimaGuide) Die(s game.State) []int {
	faces := s.(*serenissima.State).Board.Faces
	die := make([]int, slices.Max(faces)+1)
	for _, hits := range faces {
		die[hits]++
	}
	return die
}

func (serenissimaGuide) Clock(s game.State) (turn, scorings int) {
	st := s.(*serenissima.State)
	return int(st.Turn), int(st.Scorings)
}

func (serenissimaGuide) Ports(s game.State, p game.Player) int {
	return int(s.(*serenissima.State).PortCount(p))
}

func (serenissimaGuide) Fresh(p game.Prompt) bool { return p == serenissima.Activate }

func (serenissimaGuide) Modal(p game.Prompt) bool {
	switch p {
	case serenissima.AskPassage, serenissima.AskSale, serenissima.AskLanding,
		serenissima.AskFightOn, serenissima.Occupy, serenissima.Loot:
		return true
	}
	return false
}

func (g serenissimaGuide) Holds(s game.State) []Hold {
	st := s.(*serenissima.State)
	switch s.Decision().Prompt {
	case serenissima.Loot:
		zone := game.Ref{Kind: game.AreaRef, ID: int16(st.Galleys[st.Looter].Zone)}
		wreck := Hold{Place: zone}
		addCubes(&wreck, &st.Wreck)
		return []Hold{galleyHold(st, st.Looter), wreck}
	case serenissima.Activate, serenissima.Loading:
	default:
		return nil
	}
	active := &st.Galleys[st.Active]
	holds := []Hold{galleyHold(st, st.Active)}
	if p := st.PortAt(active.Zone); p != 0 && !st.Ports[p].Closed {
		info := &st.Board.Ports[p]
		hold := Hold{Place: game.Ref{Kind: game.PortRef, ID: int16(p)},
			Source: []game.Ref{{Kind: game.GoodRef, ID: int16(info.Good)}}}
		if st.Ports[p].Owner == active.Owner {
			hold.Space = int(info.Size())
			addSailors(&hold, active.Owner, st.Ports[p].Sailors)
		}
		holds = append(holds, hold)
	}
	for i := serenissima.GalleyID(1); i <= serenissima.MaxGalleys; i++ {
		if i != st.Active && st.Galleys[i].Owner == active.Owner && st.Galleys[i].Zone == active.Zone {
			holds = append(holds, galleyHold(st, i))
		}
	}
	return holds
}

func galleyHold(st *serenissima.State, id serenissima.GalleyID) Hold {
	galley := &st.Galleys[id]
	h := Hold{Place: game.Ref{Kind: game.ShipRef, ID: int16(id)}, Space: int(st.Board.GalleySpaces)}
	addSailors(&h, galley.Owner, galley.Sailors)
	addCubes(&h, &galley.Cargo)
	return h
}

func addSailors(h *Hold, p game.Player, n int8) {
	for range n {
		h.Pieces = append(h.Pieces, game.Ref{Kind: game.SailorRef, ID: int16(p)})
	}
}

func addCubes(h *Hold, cubes *[serenissima.NumGoods + 1]int8) {
	for good, n := range cubes {
		for range n {
			h.Pieces = append(h.Pieces, game.Ref{Kind: game.GoodRef, ID: int16(good)})
		}
	}
}

// do makes an action of whoever is asked.
func do(s game.State, v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: s.Decision().Player, Verb: v}
	copy(a.Obj[:], obj)
	return a
}

func (g serenissimaGuide) Point(s game.State, ref game.Ref) []game.Action {
	st := s.(*serenissima.State)
	active := g.Subject(s)
	switch s.Decision().Prompt {
	case serenissima.ChooseClosed:
		if ref.Kind == game.PortRef {
			return []game.Action{do(s, serenissima.ClosePort, ref)}
		}
	case serenissima.ChooseStart:
		if ref.Kind == game.PortRef {
			return starts(s, st, ref)
		}
	case serenissima.ChooseGalley:
		if ref.Kind == game.ShipRef {
			return []game.Action{do(s, serenissima.TakeGalley, ref)}
		}
	}
	if active == (game.Ref{}) {
		return nil
	}
	switch ref.Kind {
	case game.AreaRef:
		return []game.Action{do(s, serenissima.Sail, active, ref)}
	case game.PortRef:
		return pointAtPort(s, st, active, ref)
	case game.ShipRef:
		galley := &st.Galleys[ref.ID]
		if galley.Owner != st.Mover() {
			return []game.Action{do(s, serenissima.Attack, active, ref)}
		}
		sailors := []game.Action{do(s, serenissima.MoveSailor, ref, active), do(s, serenissima.MoveSailor, active, ref)}
		if galley.Zone != st.Galleys[st.Active].Zone && s.Decision().Prompt == serenissima.Activate { // buying would be instead of an action
			return sailors
		}
		return append(sailors, do(s, serenissima.Recruit, ref))
	case game.GoodRef:
		return []game.Action{do(s, serenissima.Sell, active, ref), do(s, serenissima.LoadGood, active, ref)}
	}
	return nil
}

// pointAtPort lists what a click on a port may have been meant to do by the galley in
// its zone: first what comes first in an activation, as long as that is possible.
func pointAtPort(s game.State, st *serenissima.State, active, port game.Ref) []game.Action {
	galley, info := &st.Galleys[st.Active], &st.Board.Ports[port.ID]
	if info.Zone != galley.Zone {
		return []game.Action{do(s, serenissima.Sail, active, game.Ref{Kind: game.AreaRef, ID: int16(info.Zone)})}
	}
	load := []game.Action{do(s, serenissima.LoadGood, active, game.Ref{Kind: game.GoodRef, ID: int16(info.Good)})}
	var sell, take []game.Action
	for good, n := range galley.Cargo {
		if n > 0 {
			sell = append(sell, do(s, serenissima.Sell, active, game.Ref{Kind: game.GoodRef, ID: int16(good)}))
		}
	}
	switch st.Ports[port.ID].Owner {
	case st.Mover():
	case game.Nobody:
		for n := int16(1); n <= int16(galley.Sailors); n++ {
			take = append(take, do(s, serenissima.Land, active, port, game.Ref{Kind: game.CountRef, ID: n}))
		}
	default:
		take = append(take, do(s, serenissima.Attack, active, port))
	}
	switch s.Decision().Prompt {
	case serenissima.Activate, serenissima.Loading:
		return slices.Concat(load, sell, take)
	case serenissima.Investing:
		return purchases(s, st, port)
	}
	return slices.Concat(take, sell, load)
}

// purchases lists what can be bought for a port.
func purchases(s game.State, st *serenissima.State, port game.Ref) []game.Action {
	list := []game.Action{do(s, serenissima.Recruit, port), do(s, serenissima.BuildFort, port), do(s, serenissima.BuildBasilica, port)}
	for _, galley := range freeGalleys(st) {
		list = append(list, do(s, serenissima.BuyGalley, galley, port))
	}
	return list
}

// starts lists the galleys with which one can start at a port.
func starts(s game.State, st *serenissima.State, port game.Ref) (list []game.Action) {
	for _, galley := range freeGalleys(st) {
		list = append(list, do(s, serenissima.StartAt, port, galley))
	}
	return list
}

// freeGalley is a galley that is not in play, or any if all are.
func freeGalley(st *serenissima.State) game.Ref {
	return append(freeGalleys(st), game.Ref{Kind: game.ShipRef, ID: 1})[0]
}

// freeGalleys lists the galleys that are not in play.
func freeGalleys(st *serenissima.State) (list []game.Ref) {
	for g := 1; g <= serenissima.MaxGalleys; g++ {
		if st.Galleys[g].Owner == game.Nobody {
			list = append(list, game.Ref{Kind: game.ShipRef, ID: int16(g)})
		}
	}
	return list
}

func (g serenissimaGuide) Drag(s game.State, what, from, to game.Ref) []game.Action {
	active := g.Subject(s)
	switch {
	case what.Kind == game.SailorRef && from.Kind == game.SeatRef:
		return []game.Action{do(s, serenissima.Recruit, to)}
	case what.Kind == game.SailorRef && to.Kind == game.AreaRef:
		return []game.Action{do(s, serenissima.Scuttle, from)}
	case what.Kind == game.SailorRef && from == active && to.Kind == game.PortRef:
		return []game.Action{
			do(s, serenissima.MoveSailor, from, to),
			do(s, serenissima.Land, from, to, game.Ref{Kind: game.CountRef, ID: 1}),
		}
	case what.Kind == game.SailorRef:
		return []game.Action{do(s, serenissima.MoveSailor, from, to)}
	case what.Kind == game.GoodRef && from.Kind == game.PortRef:
		return []game.Action{do(s, serenissima.LoadGood, to, what)}
	case what.Kind == game.GoodRef && to.Kind == game.PortRef:
		return []game.Action{do(s, serenissima.Sell, from, what)}
	case what.Kind == game.GoodRef && to.Kind == game.ShipRef && from.Kind == game.ShipRef:
		return []game.Action{do(s, serenissima.MoveGood, what, from, to)}
	case what.Kind == game.GoodRef && to.Kind == game.ShipRef: // loot lies in the water
		return []game.Action{do(s, serenissima.TakeCube, what, to)}
	case what.Kind == game.GoodRef:
		return []game.Action{do(s, serenissima.Jettison, what, from)}
	case what.Kind == game.ShipRef && to.Kind == game.AreaRef:
		return []game.Action{do(s, serenissima.Sail, what, to)}
	case what.Kind == game.ShipRef:
		return []game.Action{do(s, serenissima.Attack, what, to)}
	}
	return nil
}

// Routes are the ways of the active galley by sea: as short as possible, and of
// equally short ones the way on which the fewest may stop it (S4.8, S4.9).
func (g serenissimaGuide) Routes(s game.State) []Route {
	st := s.(*serenissima.State)
	switch s.Decision().Prompt {
	case serenissima.Activate, serenissima.Loading, serenissima.Sailing:
	default:
		return nil
	}
	type way struct {
		via   []serenissima.ZoneID
		risks int
	}
	start := st.Galleys[st.Active].Zone
	best := map[serenissima.ZoneID]way{start: {}}
	frontier := []serenissima.ZoneID{start}
	var routes []Route
	for n := int8(1); n <= st.MovesLeft(); n++ {
		reached := map[serenissima.ZoneID]way{}
		for _, from := range frontier {
			for _, to := range st.Board.Zones[from].Neighbours {
				if _, nearer := best[to]; nearer {
					continue
				}
				w := way{via: append(append([]serenissima.ZoneID{}, best[from].via...), to), risks: best[from].risks}
				if stoppers(st, to) != nil && n < st.MovesLeft() {
					w.risks++
				}
				if old, ok := reached[to]; !ok || w.risks < old.risks {
					reached[to] = w
				}
			}
		}
		frontier = frontier[:0]
		for z := serenissima.ZoneID(1); int(z) < len(st.Board.Zones); z++ {
			w, ok := reached[z]
			if !ok {
				continue
			}
			best[z] = w
			frontier = append(frontier, z)
			r := Route{To: game.Ref{Kind: game.AreaRef, ID: int16(z)}, Risky: w.risks > 0}
			for _, via := range w.via {
				r.Plan = append(r.Plan, do(s, serenissima.Sail, g.Subject(s), game.Ref{Kind: game.AreaRef, ID: int16(via)}))
			}
			routes = append(routes, r)
		}
	}
	return routes
}

// stoppers lists who could stop the active galley in a zone (S4.9); nobody can
// where it began.
func stoppers(st *serenissima.State, z serenissima.ZoneID) []game.Player {
	if z == st.StartZone {
		return nil
	}
	return superior(st, z)
}

// superior lists who has strictly more sailors afloat in a zone than the active
// galley aboard.
func superior(st *serenissima.State, z serenissima.ZoneID) []game.Player {
	var list []game.Player
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		if st.MayBlockade(p, z) {
			list = append(list, p)
		}
	}
	return list
}

func (g serenissimaGuide) Preview(s game.State, a game.Action) []Line {
	st := s.(*serenissima.State)
	var lines []Line
	say := func(key string, args ...any) { lines = append(lines, Line{Key: key, Args: args}) }
	warn := func(key string, args ...any) { lines = append(lines, Line{Key: key, Args: args, Warn: true}) }
	mayForbid := func(key string) {
		zone := st.Galleys[st.Active].Zone
		for _, p := range superior(st, zone) {
			warn(key, "seat", seat(p), "n", int(st.CrewsAt(p, zone)), "m", int(st.Galleys[st.Active].Sailors))
		}
	}
	price := int(st.Price(a))
	switch a.Verb {
	case serenissima.LoadGood:
		port := st.PortAt(st.Galleys[st.Active].Zone)
		switch owner := st.Ports[port].Owner; {
		case price == 0:
			say("free-cube")
		case owner != game.Nobody && owner != a.By:
			say("pay-seat", "n", price, "seat", seat(owner))
		default:
			say("pay", "n", price)
		}
		say("supply-then", "n", int(st.Supply[a.Obj[1].ID])-1, "good", a.Obj[1])
	case serenissima.Sail:
		previewArrival(st, serenissima.ZoneID(a.Obj[1].ID), 1, say, warn)
	case serenissima.Sell:
		port := st.PortAt(st.Galleys[st.Active].Zone)
		if port == 0 {
			break
		}
		info := &st.Board.Ports[port]
		filled := st.Ports[port].Filled
		if int(filled) < len(info.Values) {
			say("earn", "n", int(st.SalePrice(a.By, port, serenissima.Good(a.Obj[1].ID))))
			if owner := st.Ports[port].Owner; owner != game.Nobody {
				say("port-grows", "seat", seat(owner), "n", int(info.Income[filled+1]-info.Income[filled]))
			}
		}
		if s.Decision().Prompt != serenissima.Selling {
			mayForbid("may-forbid-sale")
		}
	case serenissima.Attack:
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
	case serenissima.Land:
		n := int8(a.Obj[2].ID)
		switch {
		case n == 0:
			say("leave-neutral")
		case n == st.Galleys[st.Active].Sailors:
			warn("last-lands")
		default:
			say("lands", "n", int(n), "m", int(st.Galleys[st.Active].Sailors-n))
		}
		if s.Decision().Prompt != serenissima.Occupy {
			mayForbid("may-forbid-landing")
		}
		if n < st.Galleys[st.Active].Sailors { // no galley, no turn of hers
			say("ends-activation")
		}
	case serenissima.MoveSailor:
		if from := a.Obj[0]; from.Kind == game.ShipRef && st.Galleys[from.ID].Sailors == 1 {
			warn("galley-sinks", "ship", from, "n", int(st.Galleys[from.ID].Cubes))
		}
	case serenissima.Scuttle:
		warn("galley-sinks", "ship", a.Obj[0], "n", int(st.Galleys[a.Obj[0].ID].Cubes))
		say("ends-activation")
	case serenissima.Jettison:
		say("to-supply")
	case serenissima.BuyGalley:
		say("pay", "n", price)
		if st.Active != 0 && int16(st.Active) < a.Obj[0].ID {
			say("acts-this-turn")
		} else {
			say("acts-next-turn")
		}
	case serenissima.Recruit, serenissima.BuildFort, serenissima.BuildBasilica:
		if a.Verb == serenissima.BuildBasilica {
			say("basilica-pays", "n", int(st.Board.BasilicaIncome))
		}
		if a.Verb == serenissima.BuildFort {
			say("fort-defends")
		}
		say("pay", "n", price)
	case serenissima.FightOn:
		n, m := st.Battle()
		say("dice", "n", int(n), "m", int(m))
		sayOdds(st.Odds(st.Target()), say)
	case serenissima.Stop:
		say("ends-activation")
	case serenissima.Forbid:
		previewForbid(st, say)
	}
	return lines
}

// sayOdds tells the odds in whole percent that make a hundred: what is rounded most
// gives way.
func sayOdds(o serenissima.Odds, say func(string, ...any)) {
	chances, left := [3]float64{100 * o.Win, 100 * o.Both, 100 * o.Loss}, 100
	var percent [3]int
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
	say("odds", "win", percent[0], "both", percent[1], "loss", percent[2])
}

// previewForbid tells what the active player may do if it is not allowed.
func previewForbid(st *serenissima.State, say func(string, ...any)) {
	if st.Decision().Prompt == serenissima.AskPassage {
		say("stops-here")
	}
	if n := st.CombatValue(); n > 0 {
		say("may-attack-you", "n", int(n))
	} else {
		say("cannot-attack")
	}
}

// previewArrival tells what it means to be in a zone after n more moves.
func previewArrival(st *serenissima.State, z serenissima.ZoneID, n int8, say, warn func(string, ...any)) {
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
		warn(key, "seat", seat(p), "n", int(st.CrewsAt(p, z)), "m", int(st.Galleys[st.Active].Sailors))
	}
	port := st.PortAt(z)
	if port == 0 {
		return
	}
	if st.Ports[port].Owner == game.Nobody && !st.Ports[port].Closed {
		say("neutral-port", "port", game.Ref{Kind: game.PortRef, ID: int16(port)})
	}
	for g := serenissima.Wood; g <= serenissima.Spice; g++ {
		if st.Galleys[st.Active].Cargo[g] > 0 && st.CanStore(port, g) {
			say("would-pay", "good", game.Ref{Kind: game.GoodRef, ID: int16(g)}, "n", int(st.SalePrice(st.Mover(), port, g)))
		}
	}
}

func (serenissimaGuide) PreviewRoute(s game.State, r Route) []Line {
	st := s.(*serenissima.State)
	var lines []Line
	say := func(key string, args ...any) { lines = append(lines, Line{Key: key, Args: args}) }
	warn := func(key string, args ...any) { lines = append(lines, Line{Key: key, Args: args, Warn: true}) }
	for i, a := range r.Plan[:len(r.Plan)-1] {
		z := serenissima.ZoneID(a.Obj[1].ID)
		if int8(i+1) == st.MovesLeft() {
			break
		}
		for _, p := range stoppers(st, z) {
			warn("may-stop-at", "seat", seat(p), "area", a.Obj[1], "n", int(st.CrewsAt(p, z)), "m", int(st.Galleys[st.Active].Sailors))
		}
	}
	previewArrival(st, serenissima.ZoneID(r.To.ID), int8(len(r.Plan)), say, warn)
	return lines
}

func seat(p game.Player) game.Ref { return game.Ref{Kind: game.SeatRef, ID: int16(p)} }
