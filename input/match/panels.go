package match

import (
	"slices"

	"serenissima/game/host"
	"serenissima/input/match/captain"
	"serenissima/input/match/history"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A panelSet is all panels of a match.
type panelSet struct {
	sumInput *panel.SumInput
	fold     *panel.Fold
	answers  *panel.Answers
	sheet    *panel.Sheet
	standing *panel.Standing
	advice   *panel.Advice
	log      *panel.Log
	recap    *panel.Recap
	roundUp  *panel.RoundUp

	drawer    *panel.Drawer
	holds     panel.Holds
	group     *panel.Group
	purchases *panel.Purchases
	choice    *panel.Choice

	battle  *panel.Battle
	bubble  *panel.Bubble // at the subject
	beside  []table.Panel // beside the board, from below
	tags    []table.Panel // at places of the chart
	onChart []table.Panel // questions over the chart, and the group that is open
	own     []table.Panel // those of the table
	onTop   []table.Panel // over all others
	all     []table.Panel // from below
}

// newPanelSet returns the panels of a match with a history and a captain, and those that its table brings: in a
// lesson the notes tell what others do.
func newPanelSet(h *history.History, m host.Host, k *captain.Captain, now *position.Position, open *position.Open, hand *position.Hand, own []table.Panel, lesson bool) (p panelSet) {
	p.log, p.recap, p.roundUp = panel.NewLog(h, m), &panel.Recap{}, panel.NewRoundUp(m)
	p.beside = []table.Panel{p.roundUp, panel.NewLatest(h, p.roundUp)}
	p.advice = panel.NewAdvice(k)
	p.sumInput, p.fold = &panel.SumInput{}, panel.NewFold(now)
	p.drawer, p.holds = panel.NewDrawer(now, open), panel.NewHolds(panel.NewButtons(now, open, k), hand)
	p.standing = panel.NewStanding(m, now, p.sumInput, lesson)
	p.answers = panel.NewAnswers(p.holds, p.standing)
	p.sheet = panel.NewSheet(now, open, p.sumInput, &p.holds.Buttons, p.fold, p.standing)
	for _, x := range own {
		if x.BelowBar() {
			p.tags = append(p.tags, x)
		} else {
			p.own = append(p.own, x)
		}
	}
	p.tags = append(p.tags, p.standing, panel.NewBeyond(now, p.drawer))
	p.bubble = panel.NewBubble(now, k)
	p.group = panel.NewGroup(p.holds, p.drawer, p.sheet)
	p.purchases, p.choice = panel.NewPurchases(p.group), panel.NewChoice(p.holds.Buttons, p.sheet)
	p.onChart = []table.Panel{p.fold, panel.NewStowage(p.answers), p.group, p.purchases}
	p.battle = panel.NewBattle(now, hand, h, p.fold)
	p.onTop = []table.Panel{p.choice, p.sheet, p.battle, panel.NewStandingPaper(p.standing, p.sheet), p.advice, p.recap, p.log}
	if !lesson {
		p.tags = append(p.tags, panel.NewDeeds(h, p.recap))
	}
	p.all = slices.Concat(p.beside, p.tags, []table.Panel{p.bubble}, p.onChart, p.own, p.onTop)
	return p
}

// logShown reports whether the log is open.
func (p *panelSet) logShown() bool { return p.log.Shown(nil) }

// readPanels is what the panels that are shown say in the text twin.
func (p *panelSet) readPanels(d table.Desk) (list []table.Reading) {
	for _, x := range p.all {
		if x.Shown(d) {
			list = append(list, x.Read(d))
		}
	}
	return list
}

// tickPanels lets a tick pass for the panels, in which something may have been clicked.
func (p *panelSet) tickPanels(d table.Desk, f control.Frame, hit *display.Hit) {
	for _, x := range p.all {
		x.Tick(d, panelEvent(f, hit))
	}
}

// handlePanels gives what has been done to the panels, to the topmost first. It returns what they ask for, and
// reports whether that was meant for one of them alone.
func (p *panelSet) handlePanels(d table.Desk, f control.Frame, hit *display.Hit) (table.Intent, bool) {
	for _, x := range slices.Backward(p.all) {
		if !x.Shown(d) {
			continue
		}
		if intent, used := x.Handle(d, panelEvent(f, hit)); used {
			return intent, true
		}
	}
	return nil, false
}

// panelEvent is what has been done in a tick, with what lies below the pointer.
func panelEvent(f control.Frame, hit *display.Hit) table.Event {
	if !f.Tap {
		hit = nil
	}
	return table.Event{Frame: f, Hit: hit}
}

// closePanel closes the topmost panel that can be closed, and reports whether there was one.
func (p *panelSet) closePanel(d table.Desk) bool {
	for _, x := range slices.Backward(p.onTop) {
		if x.Shown(d) && x.Close() {
			return true
		}
	}
	return false
}

// drawPanels appends those of some panels that are shown.
func drawPanels(panels []table.Panel, d table.Desk, l *display.List) {
	for _, x := range panels {
		if x.Shown(d) {
			x.Draw(d, l)
		}
	}
}
