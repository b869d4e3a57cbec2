package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// A position is the newest one as the person at the screen sees it, and all that can be
// done in it.
type position struct {
	play *Play

	controls table.Controls
	viewer   game.Player // whose secrets are shown
	view     game.State  // the newest position as viewer sees it, veiled where others look on
	own      game.State  // the same with all that viewer may know
	legal    []game.Action
	allowed  []game.Action // by the rules: more than is legal in a voyage, which wants one thing at a time
	groups   [][]int       // indices in legal, by group of the guide
	barred   []*refusal    // why nothing of a group is possible, by group
	unended  *refusal      // why what the seat does cannot be ended, nil if it can be or nothing tells
	things   []game.Ref    // what can be pointed at on the board: what can be visited, and what else is lit
	routes   []table.Route
	holds    []table.Hold
	fills    []fill
	chosen   []game.Ref   // things chosen to act with, see table.Chooser
	fight    *table.Fight // about which somebody is asked, nil if there is none
}

// find looks up what can be done in the newest position.
func (p *position) find() {
	on, d := p.play.table, p.play.decider()
	p.viewer = p.play.seating.watcher()
	p.own = p.play.host.View(p.viewer)
	p.view = p.own
	if p.play.seating.shared() {
		p.view = on.(table.Veiler).Veil(p.own)
	}
	p.controls, p.things = on.Controls(p.view), slices.Clone(on.Things(p.view))
	if chooser, ok := on.(table.Chooser); ok && len(p.chosen) > 0 {
		p.controls = chooser.With(p.view, p.chosen)
	}
	p.legal, p.routes, p.holds, p.fight = p.legal[:0], nil, nil, table.FightOf(on, p.view)
	if p.play.awaited(d) && !p.play.seating.curtained() {
		p.legal = p.view.AppendActions(p.legal)
		p.routes, p.holds = p.controls.Routes, p.controls.Holds
	}
	for _, ref := range p.controls.Lit {
		if !p.onBoard(ref) {
			p.things = append(p.things, ref)
		}
	}
	p.allowed = append(p.allowed[:0], p.legal...)
	if p.play.tutorial.lesson != nil {
		p.play.tutorial.lesson.narrow(p.play)
	}
	p.groups = p.groups[:0]
	for _, g := range p.controls.Groups {
		var in []int
		for i, a := range p.legal {
			if slices.Contains(g.Verbs, a.Verb) {
				in = append(in, i)
			}
		}
		p.groups = append(p.groups, in)
	}
	for i := range p.holds {
		p.holds[i].Once = p.legalOnce(p.holds[i].Once)
		n, _ := p.affords(p.holds[i].Row)
		p.holds[i].Row = p.holds[i].Row[:n]
	}
	p.findFills()
	p.findBars()
}

// choosing returns what is chosen once a thing has been pointed at; ok is false for a thing
// that is not chosen but acted on.
func (p *position) choosing(ref game.Ref) (now []game.Ref, ok bool) {
	chooser, can := p.play.table.(table.Chooser)
	if !can || len(p.legal) == 0 || !p.play.panels.plans() && (p.routeTo(ref) != nil || p.play.panels.groupIsAbout(ref)) {
		return nil, false
	}
	return chooser.Choose(p.view, p.chosen, ref)
}

// chooses reports whether a click on a target chooses a thing to act with.
func (p *position) chooses(t display.Target) bool {
	_, ok := p.choosing(t.Ref)
	return ok && t.Command == ""
}

// choose changes what is chosen.
func (p *position) choose(things []game.Ref) {
	p.chosen = things
	p.find()
}

// onBoard reports whether a thing is pointed at on the board.
func (p *position) onBoard(ref game.Ref) bool { return slices.Contains(p.things, ref) }

// modal reports whether a question is shown that wants an answer first.
func (p *position) modal() bool {
	d := p.play.host.Public().Decision()
	return p.play.awaited(d.Player) && p.play.host.Public().Asking().Question
}

// question is what is asked, with the name of who is asked where several people play.
func (p *position) question(words *lang.Words) string {
	if about := p.controls.About; about.Key != "" {
		text, asked := words.Line("about."+about.Key, about.Args...), game.Seat(p.view.Decision().Player)
		if scene.People(p.play.host) > 1 && !slices.Contains(about.Args, any(asked)) { // "you" is not enough
			text = words.T("play.asked", "seat", words.NameOf(asked), "question", text)
		}
		return lang.Capital(text)
	}
	return words.Prompt(p.view.Decision(), p.play.table.Subject(p.view), p.legal)
}

// isEnd: an action without objects that belongs to no group ends what the seat
// is doing.
func (p *position) isEnd(a game.Action) bool { return !p.isGrouped(a) && a.Obj == [3]game.Ref{} }

// onlyEnds reports whether nothing is left to do but to end.
func (p *position) onlyEnds() bool {
	return len(p.legal) > 0 && !slices.ContainsFunc(p.legal, func(a game.Action) bool { return !p.isEnd(a) })
}

// isGrouped reports whether an action belongs to a group of verbs.
func (p *position) isGrouped(a game.Action) bool {
	return slices.ContainsFunc(p.controls.Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, a.Verb) })
}

// inGroup lists the legal actions of a group by their index in legal.
func (p *position) inGroup(i int) []int { return p.groups[i] }

// fromHold lists what can legally be done with a piece where it lies, throwing it away
// last.
func (p *position) fromHold(held carry) []game.Action {
	var can []game.Action
	for _, a := range p.guesses(held) {
		if p.view.Check(a) == nil && !slices.Contains(can, a) {
			can = append(can, a)
		}
	}
	return can
}

func (p *position) guesses(held carry) []game.Action {
	var meant []game.Action
	drop := func(to game.Ref) {
		meant = append(meant, p.play.table.Meant(p.view, table.Gesture{Drag: table.Drag{What: held.what, From: held.from, To: to}})...)
	}
	for _, h := range p.holds {
		if h.Place != held.from {
			drop(h.Place)
		}
	}
	drop(game.Ref{})
	return meant
}

// withHolds reports whether any of the actions is done with the pieces of holds.
func (p *position) withHolds(actions []game.Action) bool {
	return slices.ContainsFunc(actions, func(a game.Action) bool { return p.movesPiece(a) || p.once(a) })
}

// once: an action that is done with a hold as a whole.
func (p *position) once(a game.Action) bool {
	return slices.ContainsFunc(p.holds, func(h table.Hold) bool { return does(h.Once, a) || slices.Contains(h.Puts, a) })
}

// pickLegal are the legal actions with these indices.
func (p *position) pickLegal(list []int) []game.Action {
	var acts []game.Action
	for _, i := range list {
		acts = append(acts, p.legal[i])
	}
	return acts
}

// movesPiece: an action that can be done by dragging a piece between holds, or out of one.
func (p *position) movesPiece(a game.Action) bool {
	if slices.ContainsFunc(p.holds, func(h table.Hold) bool { return slices.Contains(h.Pieces, a.Obj[0]) }) {
		return true
	}
	if !p.isHold(a.Obj[0]) || table.FightBegunBy(p.play.table, p.view, a) != nil {
		return false
	}
	buys := table.PriceOf(p.play.table, p.view, a) > 0 // a piece like one that lies there
	return slices.ContainsFunc(p.holds, func(h table.Hold) bool {
		return slices.Contains(h.Source, a.Obj[1]) || h.Place == a.Obj[0] && !buys && slices.Contains(h.Pieces, a.Obj[1])
	}) || a.Obj[1].Kind != game.NoRef && a.Obj[2].Kind == game.NoRef && p.isHold(a.Obj[1])
}

func (p *position) isHold(r game.Ref) bool {
	return slices.ContainsFunc(p.holds, func(h table.Hold) bool { return h.Place == r })
}

// groupCaption is what the button of an action's group says, empty if there is none.
func (p *position) groupCaption(w *lang.Words, a game.Action) string {
	for _, g := range p.controls.Groups {
		if slices.Contains(g.Verbs, a.Verb) {
			return w.Line("group." + g.Name)
		}
	}
	return ""
}

// settingUp reports whether the game is still being set up: until then there is nothing
// that groups are for, and nothing to end.
func (p *position) settingUp() bool {
	turn, _ := p.play.table.Clock(p.view)
	return turn == 0
}

// shortcuts are buttons for what can be chosen, nil where there are not enough for all.
func (p *position) shortcuts() []table.Shortcut {
	list := slices.DeleteFunc(slices.Clone(p.controls.Shortcuts), func(x table.Shortcut) bool {
		return !slices.ContainsFunc(p.legal, func(a game.Action) bool { return a.Obj[0] == x.To })
	})
	if len(list) > len(p.controls.Groups) {
		return nil
	}
	return list
}

// endCaption is what the button says that ends what the seat is doing.
func (p *position) endCaption(words *lang.Words) string {
	if p.view.Asking().Fresh {
		return words.Line("end.activate")
	}
	if name := p.controls.End.Name; name != "" {
		return words.Line(name)
	}
	return words.Line("end.done")
}

// rowText is what a row says: the caption, what would happen, and whether that
// is a risk.
func (p *position) rowText(w *lang.Words, r texttwin.Row) (caption, small string, warn bool) {
	if r.Action.By == game.Nobody {
		if r.Ref == (game.Ref{}) {
			return w.Verb(r.Verb), "", false
		}
		return w.Title(r.Ref), "", false
	}
	a := r.Action
	if p.play.tutorial.lesson != nil && p.leads(a) { // it sails all the way
		plan := p.routes[0].Plan
		a = plan[len(plan)-1]
		for _, line := range p.play.table.Preview(p.view, plan) {
			small, warn = strings.TrimPrefix(small+" · "+w.Line("preview."+line.Key, line.Args...), " · "), warn || line.Warn
		}
		return w.Answer(p.view.Decision(), a), small, warn
	}
	small, warn = texttwin.Means(p.play.table, w, p.view, a)
	return w.Answer(p.view.Decision(), a), small, warn
}
