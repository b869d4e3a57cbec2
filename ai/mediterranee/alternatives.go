package mediterranee

import (
	"cmp"
	"slices"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// gatherPrices adds a hundred more and less than a captain would ask, and the least.
func (m *bot) gatherPrices() {
	if m.plan.actions[0].Verb != med.NamePrice {
		return
	}
	lowest, highest := m.root.PriceRange()
	asked := med.Hundreds(m.plan.actions[0].Obj[0].ID)
	for _, n := range [...]med.Hundreds{asked + 1, asked - 1, lowest} {
		if n >= lowest && n <= highest {
			m.add(0, m.act(med.NamePrice, game.Money(n)))
		}
	}
}

// gatherVoyages adds plans in which one galley sails elsewhere, those first that lose
// least by that.
func (m *bot) gatherVoyages(spend func() bool) {
	if !spend() {
		m.quit = true
		return
	}
	s := &m.root
	list := m.destinations(s)
	type turnoff struct {
		at   int // in the list
		zone med.ZoneID
		less int
	}
	var others []turnoff
	t := evaluation{market: &m.market, s: s, bold: true}
	t.survey()
	for i, v := range list {
		if v.galley == 0 {
			continue
		}
		best := t.stop(v.galley, v.zone, false)
		reach := m.board.Within(s.Galleys[v.galley].Zone, t.moves(v.galley), m.stops)
		for ; reach != 0; reach &= reach - 1 {
			if z := reach.First(); z != v.zone {
				others = append(others, turnoff{i, z, best - t.stop(v.galley, z, false)})
			}
		}
	}
	slices.SortStableFunc(others, func(x, y turnoff) int { return cmp.Compare(x.less, y.less) })
	for _, o := range others {
		if len(m.plans) >= m.skill.rehearses(m.root.Seats).Plans {
			break
		}
		was := list[o.at].zone
		list[o.at].zone = o.zone
		m.path = m.path[:0]
		if !m.sailAll(s, list) {
			m.path = append(m.path, m.act(med.Done))
		}
		list[o.at].zone = was
		m.add(max(0, o.less), m.path...)
	}
	m.path = m.path[:0]
}

// leanings are other weights by which purchases are planned.
var leanings = []func(*tradeWeights){
	func(w *tradeWeights) { w.ready, w.purse = w.ready/3, w.purse/2 },
	func(w *tradeWeights) { w.ready, w.purse = w.ready*3/2, w.purse*2 },
	func(w *tradeWeights) { w.turn = w.turn * 3 / 2 },
	func(w *tradeWeights) { w.raid, w.lure, w.turn = w.raid*5/4, w.lure*2, w.turn*5/4 },
	func(w *tradeWeights) { w.buy, w.pull = 85, 90 },
	func(w *tradeWeights) { w.threat, w.siege, w.ambush = w.threat*2, w.siege*2, w.ambush*2 },
	func(w *tradeWeights) { w.threat, w.siege, w.ambush = 0, 0, 0 },
}

// gatherPurchases adds what those would buy who weigh things otherwise.
func (m *bot) gatherPurchases(spend func() bool) {
	best := m.outcome(m.plan.actions)
	for _, lean := range leanings[:min(len(leanings), m.skill.rehearses(m.root.Seats).Plans-1)] {
		if m.lean(lean, spend); m.quit {
			return
		}
		m.add(best-m.outcome(m.other.plan.actions), m.other.plan.actions...)
	}
	done := game.Action{By: m.me, Verb: med.Done}
	m.add(best-m.outcome([]game.Action{done}), done)
}

// lean makes the plan of one who weighs things otherwise.
func (m *bot) lean(lean func(*tradeWeights), spend func() bool) {
	w := captainWeights
	lean(&w)
	k := m.other
	k.weights, k.rival.weights, k.rest = &w, &w, k.rest[:0]
	k.most = rehearsed
	if !k.Begin(&m.root, m.me) {
		k.Think(spend)
	}
	m.quit = k.quit
}

// outcome is what purchases lead to, up to where another player must answer, as the own
// weights judge it.
func (m *bot) outcome(actions []game.Action) int {
	s := m.root
	for _, a := range actions {
		if a.Verb == med.Done || asks(a.Verb) {
			break
		}
		s.Apply(a, nil)
	}
	return m.judged(&s, false)
}
