package mediterranee

import (
	"slices"

	"serenissima/game"
	med "serenissima/game/mediterranee"
	"serenissima/game/session"
)

// A breakdown goes through a plan and adds up what it brings under what it is a matter of.
type breakdown struct {
	*advisor
	view *med.State
	idle int // worth of the view if nothing is done
	odds int64
	list []session.Reason
}

// book adds to what is known of a matter; n is the number that belongs to it.
func (r *breakdown) book(about string, where game.Ref, n, worth int) {
	i := slices.IndexFunc(r.list, func(x session.Reason) bool { return x.About == about && x.Where == where })
	if i < 0 {
		i = len(r.list)
		r.list = append(r.list, session.Reason{About: about, Where: where})
	}
	r.list[i].N = n
	r.list[i].Worth += int64(worth)
}

// mainReasons are the matters that make a difference, the greatest first.
func (r *breakdown) mainReasons() []session.Reason {
	r.list = slices.DeleteFunc(r.list, func(x session.Reason) bool { return max(x.Worth, -x.Worth) < minGain })
	size := func(x session.Reason) int64 { return max(x.Worth, -x.Worth) }
	slices.SortStableFunc(r.list, func(x, y session.Reason) int { return int(size(y) - size(x)) })
	return r.list
}

// end is what a position is worth in which the phase is over for whoever is advised, or the
// purchases are.
func (r *breakdown) end(s *med.State) int {
	return r.judge(s, s.Phase > 2 && s.Decision().Player == r.me)
}

// outcome is what a plan leads to, as far as it can be foreseen, and how far that is: an
// attack is left to be fought, leave to be given.
func (r *breakdown) outcome(plan []game.Action) (worth int, s med.State) {
	s = *r.view
	for _, step := range plan {
		if s.Decision().Player != r.me || s.Check(step) != nil || step.Verb == med.Done || step.Verb == med.Attack || step.Verb == med.AskLeave {
			break
		}
		if asks(step.Verb) {
			d := r.likely(&s, step)
			strike(&s, &d)
			break
		}
		s.Apply(step, nil)
	}
	return r.end(&s), s
}

// follow tells what a plan brings beside doing nothing. It is unknown where nobody can tell.
func (r *breakdown) follow(plan []game.Action) (worth int64, unknown bool) {
	sum, s := r.outcome(plan)
	switch last := plan[len(plan)-1]; {
	case last.Verb == med.Attack && s.Check(last) == nil:
		b := r.battle(&s, last)
		if b.Defenders > mostDefenders {
			return 0, true
		}
		sum = b.begin()
		r.fight(&s, last, b)
	case last.Verb == med.AskLeave && s.Check(last) == nil:
		sum = r.asking(&s, med.GalleyID(last.Obj[0].ID), sum)
	}
	switch r.view.Phase {
	case 2:
		r.purchases(plan)
	case 3:
		r.movement(&s)
	case 4:
		r.spoils(plan, &s)
	case 5:
		r.landing(plan)
	case 6:
		r.selling(plan)
	}
	return int64(sum - r.idle), false
}

// asking is what it is worth to ask for leave to go on, where it is worth denied to stay.
func (r *breakdown) asking(s *med.State, g med.GalleyID, denied int) int {
	zone := s.Galleys[g].Zone
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != r.me && s.FleetAt(p, zone) != 0 {
			r.book("leave", game.Seat(p), r.weights.leave, -askGain)
		}
	}
	return (r.judge(s, false)*r.weights.leave + denied*(100-r.weights.leave)) / 100
}

// ducats are so many hundreds.
func ducats(n med.Hundreds) int { return 100 * int(n) }

// evaluation prepares the judgement of a position.
func (r *breakdown) evaluation(s *med.State, over bool) *evaluation {
	t := &evaluation{market: &r.market, s: s, over: over}
	t.survey()
	return t
}

// An outlet is a port where a good can be sold.
type outlet struct {
	port  med.PortID
	money med.Hundreds // for the first piece
	bonus med.Hundreds // of that, for a new market
	worth int
}

// outlet is where a piece from a zone is best sold; no port if nobody takes it.
func (r *breakdown) outlet(s *med.State, from med.ZoneID, good med.Good) (best outlet) {
	t := r.evaluation(s, false)
	for p := med.PortID(1); int(p) < len(s.Board.Ports); p++ {
		if t.takes(p)&bit(good) == 0 {
			continue
		}
		at := s.Board.Ports[p].Zone
		if worth := t.sale(p, good) * r.decay[s.Board.Distance(from, at)] / 1000; worth > best.worth {
			best = outlet{port: p, worth: worth}
			best.money, best.bonus = t.proceeds(p, good)
		}
	}
	return best
}

// purchases books what each step of a plan in phase 2 brings.
func (r *breakdown) purchases(plan []game.Action) {
	s := *r.view
	worth := r.judge(&s, false)
	for _, step := range plan {
		if s.Decision().Player != r.me || s.Check(step) != nil || step.Verb == med.Done {
			return
		}
		before := s
		var deal med.Deal
		if asks(step.Verb) {
			deal = r.likely(&s, step)
			strike(&s, &deal)
		} else {
			s.Apply(step, nil)
		}
		after := r.judge(&s, false)
		r.step(&before, &s, step, &deal, after-worth)
		worth = after
		if asks(step.Verb) {
			return
		}
	}
}

// step books a step of purchases.
func (r *breakdown) step(before, s *med.State, step game.Action, deal *med.Deal, worth int) {
	x, y := step.Obj[0], step.Obj[1]
	switch step.Verb {
	case med.BuyGood:
		r.brings(before, s.Galleys[x.ID].Zone, med.Good(y.ID), worth)
	case med.Haggle:
		r.brings(before, s.Galleys[x.ID].Zone, deal.Good, worth)
		most := s.Board.ForeignMost
		if s.HasMonopoly(deal.Seller, deal.Good) {
			most = s.Board.MonopolyMost
		}
		r.book("must-sell", game.Seat(deal.Seller), ducats(most), -askGain)
	case med.Request:
		r.brings(before, s.Galleys[y.ID].Zone, deal.Good, worth)
	case med.Offer:
		r.book("buyer", game.Seat(deal.Buyer), ducats(deal.Price+1), worth)
	case med.Recruit:
		r.manned(s, x, worth)
	case med.MoveSailor:
		r.manned(s, y, worth)
	case med.BuildGalley:
		r.book("hull", x, r.left+1, worth)
	case med.BuildFort:
		r.book("fort", x, 0, worth)
	case med.MoveGood:
		r.book("stowed", step.Obj[2], 0, worth)
	case med.Jettison:
		r.book("stowed", y, 0, worth)
	case med.Dismiss:
		r.book("stowed", x, 0, worth)
	}
}

// brings books a piece that comes aboard in a zone: where it can be sold.
func (r *breakdown) brings(s *med.State, z med.ZoneID, good med.Good, worth int) {
	switch o := r.outlet(s, z, good); {
	case o.port == 0:
		r.book("nowhere", game.Good(good), 0, worth)
	case o.bonus > 0:
		r.book("fetches-new", game.Port(o.port), ducats(o.money), worth)
	default:
		r.book("fetches", game.Port(o.port), ducats(o.money), worth)
	}
}

// manned books a sailor who comes to a galley or a port.
func (r *breakdown) manned(s *med.State, where game.Ref, worth int) {
	if where.Kind == game.ShipRef {
		r.book("crew", where, int(s.Galleys[where.ID].Sailors), worth)
	} else {
		r.book("garrison", where, int(s.Ports[where.ID].Sailors), worth)
	}
}

// movement books what each galley that has moved can do where it is.
func (r *breakdown) movement(s *med.State) {
	t := r.evaluation(s, true)
	for f := s.Fleet(r.me); f != 0; f &= f - 1 {
		if g := f.First(); s.Galleys[g].Zone != r.view.Galleys[g].Zone {
			r.arrival(t, g)
		}
	}
}

// arrival books what a galley can do where it has arrived.
func (r *breakdown) arrival(t *evaluation, g med.GalleyID) {
	galley := &t.s.Galleys[g]
	z := galley.Zone
	hold := galley.Cargo
	crew := int(galley.Sailors)
	p := t.board.Zones[z].Port
	told := false
	if p != 0 {
		stall := &t.stalls[p]
		if stall.owner != r.me && stall.garrison == 0 && (crew > 1 || t.left == 0) {
			told = true
			r.book("take", game.Port(p), r.view.PortPoints(p), t.claim(p)+t.crewWorth(crew-1)-t.crewWorth(crew))
			stall.owner, stall.garrison, stall.risk = r.me, 1, t.riskOf(p, r.me, 1)
			t.goods[r.me] |= stall.goods
		}
		told = r.sales(t, p, z, &hold) || told
		if d, fought := r.siege(t, galley, p); fought {
			told = true
			r.book("siege", game.Port(p), d.win/10, t.claim(p)*d.win/1000)
		}
	}
	if gain, prey := t.hunt(galley, z); prey != 0 {
		told = true
		target := prey.First()
		r.book("prey", game.Ship(target), r.duelTables.fights.of(galley.Sailors, int16(t.s.Galleys[target].Sailors)).win/10, gain)
	}
	if !told {
		r.ahead(t, g, p)
	}
	if risk := t.threat(z, r.me, int16(crew), &t.fights) / 10; risk > 0 {
		r.book("danger", game.Ship(g), risk, -t.danger(z, galley, int(galley.Load)))
	}
}

// siege is the fight of a galley with the garrison of a port, if it is one to be thought of.
func (r *breakdown) siege(t *evaluation, galley *med.Galley, p med.PortID) (d duel, fought bool) {
	stall := &t.stalls[p]
	if stall.owner == game.Nobody || stall.owner == r.me || stall.garrison == 0 {
		return d, false
	}
	worth, _ := t.assault(galley, galley.Zone)
	table := &t.assaults[0]
	if t.s.Ports[p].Fort {
		table = &t.assaults[1]
	}
	return table.of(galley.Sailors, stall.garrison), worth > 0
}

// sales books what a galley can sell to a port, and reports whether there is anything.
func (r *breakdown) sales(t *evaluation, p med.PortID, z med.ZoneID, hold *[med.NumGoods + 1]int8) bool {
	owner := t.stalls[p].owner
	before := *hold
	filled := t.stalls[p].filled
	worth := t.sales(p, z, hold)
	if worth == 0 {
		return false
	}
	var money, bonus med.Hundreds
	for n := filled; n < t.stalls[p].filled; n++ {
		money += t.board.Ports[p].Values[n]
	}
	for good := med.Gems; good <= med.Wood; good++ {
		if hold[good] < before[good] && owner != game.Nobody && owner != r.me && t.goods[owner]&bit(good) == 0 {
			bonus += t.board.NewMarket
			if t.board.Ports[p].Size == med.Capital {
				bonus += t.board.NewMarketCapital - t.board.NewMarket
			}
		}
	}
	about := "sale"
	if bonus > 0 {
		about = "market"
	}
	r.book(about, game.Port(p), ducats(money+bonus), worth)
	return true
}

// ahead books what a galley is nearer to that can do nothing where it is: a good to buy, or
// the port where its cargo sells best.
func (r *breakdown) ahead(t *evaluation, g med.GalleyID, p med.PortID) {
	galley := &t.s.Galleys[g]
	for good := med.Gems; good <= med.Wood; good++ {
		if galley.Cargo[good] == 0 {
			continue
		}
		if o := r.outlet(t.s, galley.Zone, good); o.port != 0 {
			r.book("nearer", game.Port(o.port), ducats(o.money), o.worth*t.weights.pull/100)
			return
		}
	}
	if p != 0 && t.s.Room(g) > 0 {
		if o := r.outlet(t.s, galley.Zone, t.board.Ports[p].Good); o.port != 0 {
			r.book("load", game.Port(p), ducats(o.money), (o.worth-t.point*int(t.price(p)))*t.weights.buy/100)
		}
	}
}

// fight books what speaks for an attack and against it.
func (r *breakdown) fight(s *med.State, a game.Action, b *battle) {
	table := &r.duelTables.fights
	if a.Obj[1].Kind == game.PortRef {
		table = &r.assaults[0]
		if b.Fort {
			table = &r.assaults[1]
		}
	}
	d := table.of(b.Attackers, b.Defenders)
	r.odds = int64(d.win) * 1000
	galley := &s.Galleys[b.attacker]
	t := r.evaluation(s, false)
	if a.Obj[1].Kind == game.PortRef {
		p := med.PortID(a.Obj[1].ID)
		r.book("opened", a.Obj[1], 0, t.claim(p)*d.win/1000)
		if b.Fort {
			r.book("behind-fort", a.Obj[1], 0, t.claim(p)*(d.win-r.assaults[0].of(b.Attackers, b.Defenders).win)/1000)
		}
	} else {
		prey := &s.Galleys[a.Obj[1].ID]
		r.book("prize", a.Obj[1], int(prey.Load), (t.hullWorth(t.ships[r.me])+t.cargoWorth(prey))*d.win/1000)
	}
	if lost := int(b.Attackers) - (d.left+50)/100; lost > 0 {
		r.book("losses", a.Obj[0], lost, -t.losses(galley, d))
	}
}

// spoils books what is done with a beaten galley and its goods.
func (r *breakdown) spoils(plan []game.Action, s *med.State) {
	for _, step := range plan {
		switch step.Verb {
		case med.Capture:
			t := r.evaluation(s, false)
			r.book("captured", step.Obj[0], int(step.Obj[1].ID), t.hullWorth(max(0, t.ships[r.me]-1)))
		case med.Stow:
			z := s.Galleys[step.Obj[1].ID].Zone
			o := r.outlet(s, z, med.Good(step.Obj[0].ID))
			if o.port != 0 {
				r.brings(s, z, med.Good(step.Obj[0].ID), o.worth)
			}
		}
	}
}

// landing books the ports that are taken and the garrisons that become stronger.
func (r *breakdown) landing(plan []game.Action) {
	s := *r.view
	for _, step := range plan {
		if step.Verb != med.Land || s.Check(step) != nil {
			return
		}
		p := med.PortID(step.Obj[1].ID)
		t := r.evaluation(&s, false)
		claim, n, owner := t.claim(p), s.Ports[p].Sailors, s.Ports[p].Owner
		s.Apply(step, nil)
		if owner != r.me {
			r.book("take", step.Obj[1], s.PortPoints(p), claim)
			continue
		}
		safer := t.riskOf(p, r.me, n) - t.riskOf(p, r.me, n+1)
		r.book("garrison", step.Obj[1], int(n)+1, t.held(p, r.me, s.Ports[p].Filled)*safer/100+r.weights.garrison)
	}
}

// selling books what ports pay, and what that does to their owners. If nothing is sold it
// books where more can be had.
func (r *breakdown) selling(plan []game.Action) {
	s := *r.view
	var earned, extra [med.MaxPorts + 1]med.Hundreds
	for _, step := range plan {
		if step.Verb != med.Sell || s.Check(step) != nil {
			break
		}
		p, good := s.PortAt(s.Galleys[step.Obj[0].ID].Zone), med.Good(step.Obj[1].ID)
		t := r.evaluation(&s, false)
		money, bonus := t.proceeds(p, good)
		worth := t.sale(p, good)
		owner := s.Ports[p].Owner
		s.Apply(step, nil)
		earned[p] += money - bonus
		r.book("sale", game.Port(p), ducats(earned[p]), int(money-bonus)*r.point)
		if extra[p] += bonus; bonus > 0 {
			r.book("bonus", game.Port(p), ducats(extra[p]), int(bonus)*r.point)
		}
		switch rest := worth - int(money)*r.point; {
		case owner == r.me && s.IsFull(p):
			r.book("full", game.Port(p), s.PortPoints(p), rest)
		case owner == r.me:
			r.book("fuller", game.Port(p), int(s.Board.Ports[p].Capacity()-s.Ports[p].Filled), rest)
		case owner != game.Nobody:
			r.book("feeds", game.Seat(owner), 0, rest)
		}
	}
	if plan[0].Verb == med.Done {
		r.keeps()
	}
}

// keeps books where pieces that are kept aboard bring more than where they are.
func (r *breakdown) keeps() {
	for f := r.view.Fleet(r.me); f != 0; f &= f - 1 {
		galley := &r.view.Galleys[f.First()]
		p := r.view.PortAt(galley.Zone)
		for good := med.Gems; good <= med.Wood; good++ {
			if galley.Cargo[good] == 0 || p == 0 || !r.view.CanStore(p, good) {
				continue
			}
			if o := r.outlet(r.view, galley.Zone, good); o.port != 0 && o.port != p {
				r.book("fetches", game.Port(o.port), ducats(o.money), o.worth)
			}
		}
	}
}
