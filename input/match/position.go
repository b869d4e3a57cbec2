package match

import (
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/table"
)

// find looks up what can be done in the newest position once things are chosen.
func (p *Play) find(chosen []game.Ref) {
	d, viewer := p.seating.decider(), p.seating.watcher()
	own := p.host.View(viewer)
	view := own
	if p.seating.shared() {
		view = p.table.(table.Veiler).Veil(own)
	}
	from := position.From{
		Table: p.table, Viewer: viewer, Own: own, View: view, Chosen: chosen,
		Awaited: p.seating.person(d) && p.host.Next() != host.Answers, Curtained: p.seating.curtained(), Several: app.People(p.host) > 1, Hides: p.seating.veil == app.VeilAlways,
	}
	if p.tutorial.lesson != nil {
		from.Lesson = p.tutorial.lesson.wants(from)
	}
	p.now = position.Find(from)
}
