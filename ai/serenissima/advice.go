package serenissima

import (
	"slices"

	"serenissima/ai"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Advice is the plan that a bot would follow, and why.
type Advice struct {
	Plan      []game.Action // up to the end of the activation or the next throw of dice
	Worth     int64         // by how much it is better than to stop here, than the other answer, or than other choices of the set-up in the mean; in 1/100 ducat
	Share     bool          // Worth, and that of the reasons, is in 1/100 percent of victories, as in the set-up
	Unknown   bool          // the book says nothing of such a choice
	Odds      int64         // of victory in millionths, if the plan ends with an attack
	Reasons   []Reason      // what makes the difference, the greatest first; without those of a fight
	Otherwise []game.Action // what the mover is expected to do after the other answer
}

// A Reason is a part of the difference that a plan makes to a judgement.
type Reason struct {
	About Matter
	Where game.Ref // the port or galley, or none
	Worth int64    // as that of the advice, below zero if it speaks against the plan
}

// A Matter is what a reason is about.
type Matter uint8

// The matters.
const (
	OfMoney   Matter = iota + 1 // ducats in the purse
	OfPort                      // what a port will pay, and whether it can be held
	OfGalley                    // what a galley and its crew are good for in the long run
	OfVoyage                    // what a galley can do in its next turn
	OfRivals                    // what the others have
	OfFight                     // the fight, by its odds
	OfHome                      // where one begins
	OfNumbers                   // the numbers of the galleys
	OfHomes                     // where the others begin
)

// Advise tells what the bot would do in a view of a seat that is to decide.
// It returns nil if there is nothing to choose.
func (m *Bot) Advise(view game.State, by game.Player) *Advice {
	m.rest = m.rest[:0]
	if m.Begin(view, by) {
		return nil
	}
	m.Think(ai.Tireless)
	return m.explain(m.plans[0].actions)
}

// Explain tells what speaks for and against actions that a seat could do in a
// view, up to where somebody else is asked.
func (m *Bot) Explain(view game.State, by game.Player, actions []game.Action) *Advice {
	m.rest = m.rest[:0]
	m.Begin(view, by)
	m.spend, m.other.spend = ai.Tireless, ai.Tireless
	return m.explain(actions)
}

// Weigh tells what comes of steps that a seat could take in a view if it goes on
// from there as the bot would: the plan is the steps and what follows them, up to
// the end of the activation, to dice, or to where somebody else is asked. Compared
// with what Advise says of the same view it is what the steps cost.
func (m *Bot) Weigh(view game.State, by game.Player, steps []game.Action) *Advice {
	s := *view.(*ser.State)
	m.rest = m.rest[:0]
	m.Begin(view, by)
	plan := slices.Clone(steps)
	for _, a := range steps {
		if s.Decision().Player != by || !s.Legal(a) || a.Verb == ser.Attack {
			return m.Explain(view, by, plan)
		}
		s.Apply(a, nil)
		m.settle(&s)
	}
	if d := s.Decision(); d.Player == by && d.Prompt != ser.Activate {
		if then := m.Advise(&s, by); then != nil {
			plan = append(plan, then.Plan...)
		}
	}
	return m.Explain(view, by, plan)
}

func (m *Bot) explain(actions []game.Action) *Advice {
	switch m.root.Decision().Prompt {
	case ser.ChooseClosed, ser.ChooseStart, ser.ChooseGalley:
		return m.explainChoice(actions[0])
	case ser.AskPassage, ser.AskSale, ser.AskLanding:
		return m.explainAnswer(actions[0])
	}
	a := &Advice{Plan: slices.Clone(actions)}
	s := m.root
	before := m.account(&s)
	for _, action := range actions {
		if s.Decision().Player != m.me || !s.Legal(action) {
			break
		}
		if action.Verb == ser.Attack {
			a.fight(m, &s, action)
			break
		}
		s.Apply(action, nil)
		m.settle(&s)
	}
	for i, part := range m.account(&s) {
		a.add(Reason{part.About, part.Where, part.Worth - before[i].Worth})
	}
	a.rank()
	return a
}

// add adds a reason to what has been said about the same.
func (a *Advice) add(r Reason) {
	i := slices.IndexFunc(a.Reasons, func(x Reason) bool { return x.About == r.About && x.Where == r.Where })
	if i < 0 {
		a.Reasons = append(a.Reasons, r)
		return
	}
	a.Reasons[i].Worth += r.Worth
}

// rank sums the reasons up and sorts them.
func (a *Advice) rank() {
	a.Reasons = slices.DeleteFunc(a.Reasons, func(r Reason) bool { return r.Worth == 0 })
	for _, r := range a.Reasons {
		a.Worth += r.Worth
	}
	slices.SortStableFunc(a.Reasons, func(x, y Reason) int { return int(abs(y.Worth) - abs(x.Worth)) })
}

// fight adds what an attack promises.
func (a *Advice) fight(m *Bot, s *ser.State, attack game.Action) {
	a.Odds = int64(s.Odds(attack.Obj[1]).Win * certain)
	if worth := m.attack(s, attack, 0, -1<<60); worth > -1<<60 {
		a.add(Reason{OfFight, attack.Obj[1], worth - m.judge(s)})
	}
}

func abs(x int64) int64 { return max(x, -x) }

// account takes a judgement apart; the parts are in the same order for every
// position. What has not changed since the root counts as it did there, as for judge.
func (m *Bot) account(s *ser.State) []Reason {
	w := m.weights
	m.sums(s)
	var parts []Reason
	var rivals [game.MaxSeats + 1]int64
	add := func(owner game.Player, about Matter, where game.Ref, worth int64) {
		if owner != m.me {
			rivals[owner] += worth
			worth = 0
		}
		parts = append(parts, Reason{about, where, worth})
	}
	var owned [game.MaxSeats + 1]int8
	for p := 1; p < len(m.board.Ports); p++ {
		owned[s.Ports[p].Owner]++
	}
	values := m.values
	for p := ser.PortID(1); int(p) < len(m.board.Ports); p++ {
		owner := s.Ports[p].Owner
		var worth int64
		switch looked := m.change.looked>>uint(p)&1 != 0; {
		case looked:
			v := m.promise(s, p)
			v.prize = m.prize(s, p, v.worth)
			values.set(p, v)
			if owner != game.Nobody {
				worth = m.hold(s, p, v.worth, owned[owner])
			}
		case owner != game.Nobody:
			worth = m.ports[p]
		}
		add(owner, OfPort, game.Port(p), worth)
	}
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		galley := &s.Galleys[g]
		var worth, next int64
		changed := m.change.galleys>>uint(g)&1 != 0
		switch {
		case changed && galley.Owner != game.Nobody:
			worth = m.longRun(s, g, m.rankOf(s, galley.Owner, g))
		case galley.Owner != game.Nobody:
			worth = m.galleys[g]
		}
		switch {
		case galley.Owner != m.me:
		case !changed && g != m.root.Active:
			next = m.prospects[g]
		default:
			next, _ = m.prospect(s, g, &values, m.taken)
		}
		add(galley.Owner, OfGalley, game.Ship(g), worth)
		add(m.me, OfVoyage, game.Ship(g), next)
	}
	var others, top int64
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		purse := m.purse(s.Ducats[p])
		if p == m.me {
			parts = append(parts, Reason{About: OfMoney, Worth: purse})
			continue
		}
		rivals[p] += purse
		others += rivals[p]
		top = max(top, rivals[p])
	}
	return append(parts, Reason{About: OfRivals, Worth: -others*w.Rivals/(100*int64(s.Seats-1)) - top*w.Leader/100})
}
