package serenissima

import (
	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Preview implements table.Table. Several actions in a row are a voyage, or sailors who are
// hired or go aboard.
func (Table) Preview(s game.State, plan []game.Action) []table.Line {
	p := preview{st: s.(*rules.State)}
	switch {
	case len(plan) == 1:
		p.action(plan[0])
	case plan[0].Verb == rules.MoveSailor:
		p.Say("boards", "n", len(plan), "m", int(p.st.Ports[plan[0].Obj[0].ID].Sailors)-len(plan), "port", plan[0].Obj[0])
	case plan[0].Verb == rules.Recruit:
		p.Say("hires", "n", len(plan), "what", plan[0].Obj[0])
		p.Say("pay", "n", len(plan)*int(p.st.Price(plan[0])))
	default:
		p.sailing(plan)
	}
	return p.Lines
}

// A preview is what is told of actions before they are done.
type preview struct {
	table.Lines
	st *rules.State
}

// active is the active galley.
func (p *preview) active() *rules.Galley { return &p.st.Galleys[p.st.Active] }

// warnOf warns of seats with sailors in a zone.
func (p *preview) warnOf(key string, seats game.Seats, zone rules.ZoneID, args ...any) {
	for _, seat := range seats.List() {
		p.Warn(key, append([]any{"seat", game.Seat(seat), "n", int(p.st.CrewsAt(seat, zone)), "m", int(p.active().Sailors)}, args...)...)
	}
}

// mayForbid warns of those who may forbid what is done where the active galley is.
func (p *preview) mayForbid(key string) {
	zone := p.active().Zone
	p.warnOf(key, p.st.Blockaders(zone), zone)
}

// action tells what a single action would do.
func (p *preview) action(a game.Action) {
	price := int(p.st.Price(a))
	switch a.Verb {
	case rules.LoadGood:
		p.load(a, price)
	case rules.Sail:
		p.arrival(rules.ZoneID(a.Obj[1].ID), 1)
	case rules.Sell:
		p.sale(a)
	case rules.Attack:
		p.attack(a.Obj[1])
	case rules.Land:
		p.landing(int8(a.Obj[2].ID))
	case rules.MoveSailor:
		if from := a.Obj[0]; from.Kind == game.ShipRef && p.st.Galleys[from.ID].Sailors == 1 {
			p.sinking(from)
		}
	case rules.Scuttle:
		p.sinking(a.Obj[0])
		p.Say("ends-activation")
	case rules.Jettison:
		p.Say("to-supply")
	case rules.BuyGalley:
		p.Say("pay", "n", price)
		if p.st.Active != 0 && int16(p.st.Active) < a.Obj[0].ID {
			p.Say("acts-this-turn")
		} else {
			p.Say("acts-next-turn")
		}
	case rules.Recruit:
		p.Say("pay", "n", price)
	case rules.BuildFort:
		p.Say("fort-defends")
		p.Say("pay", "n", price)
	case rules.BuildBasilica:
		p.Say("basilica-pays", "n", int(p.st.Board.BasilicaIncome))
		p.Say("pay", "n", price)
	case rules.FightOn:
		n, m := p.st.Battle()
		p.Say("dice", "n", int(n), "m", int(m))
		p.odds(p.st.Odds(p.st.Target()))
	case rules.Stop:
		p.Say("ends-activation")
	case rules.Forbid:
		p.forbidding()
	case rules.Allow:
		p.allowing()
	}
}

// load tells what a good costs, whom, and what is left of it.
func (p *preview) load(a game.Action, price int) {
	port := p.st.PortAt(p.active().Zone)
	switch owner := p.st.Ports[port].Owner; {
	case price == 0:
		p.Say("free-cube")
	case owner != game.Nobody && owner != a.By:
		p.Say("pay-seat", "n", price, "seat", game.Seat(owner))
	default:
		p.Say("pay", "n", price)
	}
	p.Say("supply-then", "n", int(p.st.Supply[a.Obj[1].ID])-1, "good", a.Obj[1])
}

// sale tells what a sale earns, and who may forbid it.
func (p *preview) sale(a game.Action) {
	port := p.st.PortAt(p.active().Zone)
	if port == 0 {
		return
	}
	if int(p.st.Ports[port].Filled) < len(p.st.Board.Ports[port].Values) {
		p.Say("earn", "n", int(p.st.SalePrice(a.By, port, rules.Good(a.Obj[1].ID))))
		p.growth(port)
	}
	if p.st.Decision().Prompt != rules.Selling {
		p.mayForbid("may-forbid-sale")
	}
}

// growth tells by how much the income of a port rises with one good more.
func (p *preview) growth(port rules.PortID) {
	if owner := p.st.Ports[port].Owner; owner != game.Nobody {
		p.Say("port-grows", "seat", game.Seat(owner), "n", growth(p.st, port))
	}
}

// growth is by how much the income of a port that is not full rises with one good more.
func growth(st *rules.State, port rules.PortID) int {
	income, filled := st.Board.Ports[port].Income, st.Ports[port].Filled
	return int(income[filled+1] - income[filled])
}

// attack tells the dice and the odds of an attack on a galley or port.
func (p *preview) attack(target game.Ref) {
	p.Say("dice", "n", int(p.st.CombatValue()), "m", int(defenders(p.st, target)))
	p.odds(p.st.Odds(target))
	if target.Kind == game.PortRef && p.st.Ports[target.ID].Fort {
		p.Warn("fort-fires")
	}
}

// landing tells what becomes of a port and of the galley if n sailors land.
func (p *preview) landing(n int8) {
	aboard := p.active().Sailors
	switch {
	case n == 0:
		p.Say("leave-neutral")
	case n == aboard:
		p.Warn("last-lands")
	default:
		p.Say("lands", "n", int(n), "m", int(aboard-n))
	}
	if p.st.Decision().Prompt != rules.Occupy {
		p.mayForbid("may-forbid-landing")
	}
	if n < aboard { // no galley, no turn of hers
		p.Say("ends-activation")
	}
}

// sinking warns that a galley sinks, with what is in her.
func (p *preview) sinking(galley game.Ref) {
	p.Warn("galley-sinks", "ship", galley, "n", int(p.st.Galleys[galley.ID].Cubes))
}

// odds tells the odds in whole percent.
func (p *preview) odds(o rules.Odds) {
	shares := lang.Shares(o.Win, o.Both, o.Loss)
	p.Say("odds", "win", shares[0], "both", shares[1], "loss", shares[2])
}

// forbidding tells what is prevented, and how the active player may take revenge: by an attack
// on a galley of who forbids, of which the likeliest to succeed is told.
func (p *preview) forbidding() {
	st := p.st
	switch st.Decision().Prompt {
	case rules.AskPassage:
		p.Say("stops-here")
	case rules.AskSale:
		p.Say("sale-fails")
	case rules.AskLanding:
		p.Say("landing-fails")
	}
	if st.CombatValue() < 1 {
		p.Say("cannot-attack")
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
	shares := lang.Shares(best.Win, best.Both, best.Loss)
	p.Say("attack-odds", "ship", game.Ship(target), "n", int(st.CombatValue()), "m", int(st.Galleys[target].Sailors),
		"win", shares[0], "both", shares[1])
}

// allowing tells what the active player gains if it is allowed.
func (p *preview) allowing() {
	st, active := p.st, p.active()
	port := st.PortAt(active.Zone)
	switch st.Decision().Prompt {
	case rules.AskPassage:
		if n := st.MovesLeft(); n > 0 {
			p.Say("sails-on", "n", int(n))
		}
		sells := false
		for good := rules.Wood; port != 0 && good <= rules.Spice; good++ {
			if active.Cargo[good] > 0 && st.CanStore(port, good) {
				p.Say("sells-here", "good", game.Good(good), "n", int(st.SalePrice(st.Mover(), port, good)))
				sells = true
			}
		}
		if sells {
			p.Say("asks-again")
		}
	case rules.AskSale:
		p.Say("seat-earns", "seat", game.Seat(st.Mover()), "n", int(st.SalePrice(st.Mover(), port, st.SaleGood)))
		p.growth(port)
	case rules.AskLanding:
		p.Say("takes-port", "seat", game.Seat(st.Mover()), "port", game.Port(port), "n", int(st.Board.Ports[port].Income[st.Ports[port].Filled]))
	}
}

// arrival tells what it means to be in a zone after n more moves.
func (p *preview) arrival(z rules.ZoneID, n int8) {
	st := p.st
	left := st.MovesLeft() - n
	p.Say("moves-left", "n", int(left))
	if v := st.Galleys[st.Active].Sailors - st.Crossed - n; v > 0 {
		p.Say("value-there", "n", int(v))
	} else {
		p.Say("too-tired")
	}
	key := "may-forbid-there"
	if left > 0 && z != st.StartZone {
		key = "may-stop"
	}
	p.warnOf(key, st.Blockaders(z), z)
	port := st.PortAt(z)
	if port == 0 {
		return
	}
	if st.Ports[port].Owner == game.Nobody && !st.Ports[port].Closed {
		p.Say("neutral-port", "port", game.Port(port))
	}
	for g := rules.Wood; g <= rules.Spice; g++ {
		if st.Galleys[st.Active].Cargo[g] > 0 && st.CanStore(port, g) {
			p.Say("would-pay", "good", game.Good(g), "n", int(st.SalePrice(st.Mover(), port, g)))
		}
	}
}

// sailing tells what it means to sail from zone to zone.
func (p *preview) sailing(plan []game.Action) {
	for i, a := range plan[:len(plan)-1] {
		z := rules.ZoneID(a.Obj[1].ID)
		if int8(i+1) == p.st.MovesLeft() {
			break
		}
		p.warnOf("may-stop-at", p.st.Stoppers(z), z, "area", a.Obj[1])
	}
	p.arrival(rules.ZoneID(plan[len(plan)-1].Obj[1].ID), int8(len(plan)))
}

// Steps implements table.Table: action by action. What an own port buys is stored there.
func (Table) Steps(s game.State, plan []game.Action) []table.Step {
	st, list := s.(*rules.State), table.StepsOf(plan)
	zone := st.Galleys[st.Active].Zone
	for i := range list {
		switch a := list[i].Action; a.Verb {
		case rules.Sail:
			zone = rules.ZoneID(a.Obj[1].ID)
		case rules.Sell:
			if p := st.PortAt(zone); p != 0 && st.Ports[p].Owner == a.By {
				list[i].Line = table.Line{Key: "step.store", Args: []any{"good", a.Obj[1], "port", game.Port(p)}}
			}
		}
	}
	return list
}
