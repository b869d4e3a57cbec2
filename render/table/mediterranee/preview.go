package mediterranee

import (
	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Preview implements table.Table. Several actions in a row are a voyage, or the same thing
// bought several times.
func (t Table) Preview(s game.State, plan []game.Action) []table.Line {
	p := preview{st: s.(*rules.State)}
	switch last := plan[len(plan)-1]; {
	case last.Verb == rules.Sail, last.Verb == rules.AskLeave:
		p.voyage(plan)
	case last.Verb == rules.Stow:
		p.stowing(plan)
	case len(plan) > 1:
		if sum := game.Cost(s, plan...); sum < 0 {
			p.Say("earn", "n", -sum)
		} else {
			p.Say("pay", "n", sum)
		}
		if last.Verb == rules.BuyGood && plan[0].Obj[0] != last.Obj[0] {
			p.Say("fills")
		}
		if last.Verb == rules.BuyGood && plan[0].Obj[1] == last.Obj[1] {
			p.Say("one-kind", "good", last.Obj[1])
		}
	default:
		p.action(t, last)
	}
	return p.Lines
}

// A preview is what is told of actions before they are done.
type preview struct {
	table.Lines
	st *rules.State
}

// action tells what a single action would do.
func (p *preview) action(t Table, a game.Action) {
	switch price := p.st.Cost(a); a.Verb {
	case rules.BuyGood:
		p.Say("pay", "n", price)
		p.Say("box-then", "good", a.Obj[1], "n", int(p.st.Supply[a.Obj[1].ID])-1)
	case rules.Haggle:
		owner := p.st.Ports[a.Obj[1].ID].Owner
		most := p.st.Board.ForeignMost
		if p.st.HasMonopoly(owner, p.st.Board.Ports[a.Obj[1].ID].Good) {
			most = p.st.Board.MonopolyMost
		}
		p.Say("asks", "seat", game.Seat(owner), "n", 100*int(p.st.Board.GoodPrice), "m", 100*int(most))
	case rules.Recruit, rules.BuildFort, rules.BuildGalley:
		p.Say("pay", "n", price)
	case rules.Take:
		p.Say("pay", "n", 100*int(p.st.Deal.Price))
	case rules.Accept:
		p.Say("get", "n", 100*int(p.st.Deal.Counter))
	case rules.Sell:
		p.sale(a)
	case rules.Attack:
		p.attack(a)
	case rules.Land, rules.MoveSailor, rules.Capture:
		p.crossing(a)
	case rules.Jettison:
		p.Say("to-box", "good", a.Obj[0])
	case rules.DenyLeave:
		p.Say("stops-here")
	case rules.GiveLeave:
		p.Say("sails-on", "n", int(p.st.MovesLeft(p.st.Voyage.Galley)))
	}
}

// sale tells what a piece brings, and of that what for a new market.
func (p *preview) sale(a game.Action) {
	port, good := p.st.PortAt(p.st.Galleys[a.Obj[0].ID].Zone), rules.Good(a.Obj[1].ID)
	if port == 0 || !p.st.CanStore(port, good) {
		return
	}
	p.Say("earn-at", "port", game.Port(port), "n", 100*int(p.st.Pays(a.By, port, good)))
	if bonus := p.st.MarketBonus(a.By, port, good); bonus > 0 {
		p.Say("new-market", "n", 100*int(bonus))
	}
}

// stowing tells what of a pool goes aboard, and what is left.
func (p *preview) stowing(plan []game.Action) {
	var aboard, left []lang.Amount
	pool := p.st.Fight.Pool
	for _, a := range plan {
		aboard = table.Add(aboard, a.Obj[0], 1)
		pool[a.Obj[0].ID]--
	}
	p.Say("aboard", "goods", aboard)
	for good, n := range pool {
		if n > 0 {
			left = table.Add(left, game.Good(good), int(n))
		}
	}
	if len(left) > 0 && len(plan) > 1 {
		p.Say("left", "goods", left)
	}
}

// attack tells the odds of a fight.
func (p *preview) attack(a game.Action) {
	x := p.st.SidesOf(a)
	p.Say("crews", "n", int(x.Attackers), "m", int(x.Defenders))
	o := x.Odds(0)
	shares := lang.Shares(o.Win, o.Both, o.Loss)
	say := p.Say
	if shares[0] == 0 { // it cannot be won
		say = p.Warn
	}
	say("odds", "win", shares[0], "both", shares[1], "loss", shares[2])
	if x.Fort {
		p.Warn("fort")
	}
}

// crossing tells what becomes of a galley that sailors leave. Its goods are lost with it, but for
// those of a victor, which can be stowed in the prize (M2.9).
func (p *preview) crossing(a game.Action) {
	from, n, lost := a.Obj[0], 1, 0
	switch {
	case a.Verb == rules.Capture:
		from, n = game.Ship(p.st.Fight.Victor), int(a.Obj[1].ID)
	case from.Kind == game.ShipRef:
		lost = int(p.st.Galleys[from.ID].Load)
	}
	if from.Kind == game.ShipRef && int(p.st.Galleys[from.ID].Sailors) <= n {
		p.Warn("galley-sinks", "ship", from, "n", lost)
	}
	if a.Verb == rules.Land && p.st.Ports[a.Obj[1].ID].Owner != a.By {
		p.Say("takes-port", "port", a.Obj[1])
	}
}

// voyage tells what it means to sail from zone to zone: who may stop the galley on the way,
// and what it can do there.
func (p *preview) voyage(plan []game.Action) {
	g := rules.GalleyID(plan[0].Obj[0].ID)
	zone, moves := p.st.Galleys[g].Zone, p.st.MovesLeft(g)
	for _, a := range plan {
		if a.Verb == rules.AskLeave {
			for _, seat := range p.st.Guards(zone) {
				p.Warn("may-stop", "seat", game.Seat(seat), "area", game.Area(zone))
			}
			continue
		}
		zone, moves = rules.ZoneID(a.Obj[1].ID), moves-1
	}
	p.Say("moves-left", "n", max(0, int(moves)))
	port := p.st.PortAt(zone)
	for good := rules.Gems; port != 0 && good <= rules.Wood; good++ {
		if n := p.st.Pays(plan[0].By, port, good); p.st.Galleys[g].Cargo[good] > 0 && n > 0 {
			p.Say("would-pay", "good", game.Good(good), "n", 100*int(n))
		}
	}
}

// Stakes implements table.Table: a fight, a galley or goods of one's own lost, and what ending a phase
// forgoes: sales, voyages and ports.
func (t Table) Stakes(s game.State, a game.Action) []table.Line {
	st := s.(*rules.State)
	switch a.Verb {
	case rules.Done:
		if n := len(st.BestSales()); n > 0 && st.Decision().Prompt == rules.Selling {
			return []table.Line{{Key: "unsold", Args: []any{"n", n}, Warn: true}}
		}
		if n := notSailed(st); n > 0 && st.Decision().Prompt == rules.Movement {
			return []table.Line{{Key: "not-sailed", Args: []any{"n", n}, Warn: true}}
		}
		if n := notTaken(st); n > 0 && st.Decision().Prompt == rules.Landing {
			return []table.Line{{Key: "not-taken", Args: []any{"n", n}, Warn: true}}
		}
	case rules.Attack, rules.Jettison:
		return t.Preview(s, []game.Action{a})
	case rules.Land, rules.MoveSailor:
		if from := a.Obj[0]; from.Kind == game.ShipRef && st.Galleys[from.ID].Sailors == 1 {
			return t.Preview(s, []game.Action{a})
		}
	}
	return nil
}

// notSailed is how many galleys have not set out that seem to be forgotten: the laden ones where nothing
// of their cargo can be sold, or all as long as none has set out.
func notSailed(st *rules.State) int {
	laden, all, any := 0, 0, false
	for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
		g := f.First()
		if st.Voyage.Done.Has(g) || st.Voyage.Galley == g && st.Voyage.Crossed > 0 {
			any = true
			continue
		}
		if all++; st.Galleys[g].Load > 0 && !sellsHere(st, g) {
			laden++
		}
	}
	if any {
		return laden
	}
	return all
}

// notTaken is how many ports that are not the player's could be taken by a galley that keeps a sailor (M2.11).
func notTaken(st *rules.State) (n int) {
	by := st.Decision().Player
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if st.Ports[p].Owner == by {
			continue
		}
		for f := st.FleetAt(by, st.Board.Ports[p].Zone); f != 0; f &= f - 1 {
			g := f.First()
			if st.Galleys[g].Sailors > 1 && st.Check(table.Act(st, rules.Land, game.Ship(g), game.Port(p))) == nil {
				n++
				break
			}
		}
	}
	return n
}

// sellsHere reports whether the port where a galley lies takes something of its cargo.
func sellsHere(st *rules.State, g rules.GalleyID) bool {
	p := st.PortAt(st.Galleys[g].Zone)
	for good := rules.Gems; p != 0 && good <= rules.Wood; good++ {
		if st.Galleys[g].Cargo[good] > 0 && st.CanStore(p, good) {
			return true
		}
	}
	return false
}

// Steps implements table.Table: action by action.
func (Table) Steps(_ game.State, plan []game.Action) []table.Step { return table.StepsOf(plan) }
