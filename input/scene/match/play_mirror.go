package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/twin"
)

// The buttons of the text twin of a match, besides "do" and the number of an item;
// each carries the length of the log, so that a late press does nothing.
const (
	pressItem  = "do"
	pressBack  = "back"
	pressUndo  = "undo"
	pressWhole = "whole"
)

// A mirror is where somebody is who plays by the text twin.
type mirror struct {
	among []game.Action // what the choice has been narrowed to; nil: everything
	at    int           // the length of the log when it was
	whole bool          // everything on the board is told
}

// twin is what tells of the match in text.
func (p *Play) twin(c *scene.Context) *twin.Twin {
	t := &twin.Twin{Table: p.table, Words: p.words(c)}
	for _, s := range p.match.Seats() {
		t.Seats = append(t.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour})
	}
	return t
}

// mostNews is how much of what happened a page has.
const mostNews = 40

// Page implements Mirrored.
func (p *Play) Page(c *scene.Context) twin.Page {
	t := p.twin(c)
	page := twin.Page{Heading: c.Lang.T("game." + p.info.ID), News: []string{}, Lines: t.Standing(p.now.view), Parts: []twin.PagePart{}}
	if p.mirror.whole {
		page.Lines = t.Position(p.now.view)
	}
	story := p.chronicle.shown()
	for _, s := range story[max(0, len(story)-mostNews):] {
		page.News = append(page.News, s.text)
	}
	page.Told = len(story)
	if p.gestures.armed != nil {
		page.Lines = append(append(page.Lines, p.gestures.stakes(c)...), c.Lang.T("play.again"))
	}
	if p.messages.notice != "" {
		page.Lines = append(page.Lines, p.messages.notice)
	}
	id := func(what string) string { return what + " " + strconv.Itoa(p.match.Len()) }
	if parts := p.items(t); p.timeline.Idle() && len(parts) > 0 {
		page.Lines = append(page.Lines, t.Question(p.now.view))
		n := 0
		for _, part := range parts {
			out := twin.PagePart{Heading: part.Heading}
			for _, item := range part.Items {
				out.Buttons = append(out.Buttons, twin.Button{ID: id(pressItem) + " " + strconv.Itoa(n), Text: item.Text})
				n++
			}
			page.Parts = append(page.Parts, out)
		}
	}
	game := twin.PagePart{Heading: c.Lang.T("twin.game")}
	if p.narrowed() {
		game.Buttons = append(game.Buttons, twin.Button{ID: id(pressBack), Text: c.Lang.T("twin.back")})
	}
	undo := twin.Button{ID: id(pressUndo), Text: c.Lang.T("play.undo")}
	if can, why := p.match.CanUndo(); !can {
		undo.Off, undo.Text = true, undo.Text+": "+c.Lang.T("play.undo."+string(why))
	}
	if p.ending != nil {
		game.Buttons = append(game.Buttons, twin.Button{ID: id(scene.PressResult), Text: c.Lang.T("result.open")})
	}
	game.Buttons = append(game.Buttons, undo,
		twin.Button{ID: id(pressWhole), Text: c.Lang.T("twin.whole"), On: p.mirror.whole},
		twin.Button{ID: id(scene.PressMenu), Text: c.Lang.T("play.menu")})
	page.Parts = append(page.Parts, game)
	return page
}

// narrowed reports whether the choice has been narrowed.
func (p *Play) narrowed() bool { return p.mirror.among != nil && p.mirror.at == p.match.Len() }

// items lists what can be chosen.
func (p *Play) items(t *twin.Twin) []twin.Part {
	switch {
	case len(p.now.legal) == 0:
		return nil
	case p.narrowed():
		return []twin.Part{{Items: t.Items(p.now.view, p.mirror.among)}}
	}
	return t.Menu(p.now.view, p.now.legal)
}

// Press implements Mirrored.
func (p *Play) Press(c *scene.Context, id string) {
	words := strings.Fields(id)
	if len(words) < 2 || words[1] != strconv.Itoa(p.match.Len()) {
		return
	}
	p.gestures.trigger, p.gestures.armed, p.gestures.source = p.gestures.armed, nil, op.Target{}
	switch words[0] {
	case pressUndo:
		p.undo(c)
	case pressBack:
		p.mirror.among = nil
	case pressWhole:
		p.mirror.whole = !p.mirror.whole
	case pressItem:
		if len(words) != 3 || !p.timeline.Idle() || len(p.plan) > 0 {
			return
		}
		n, err := strconv.Atoi(words[2])
		var items []twin.Item
		for _, part := range p.items(p.twin(c)) {
			items = append(items, part.Items...)
		}
		if err != nil || n < 0 || n >= len(items) {
			return
		}
		switch item := items[n]; {
		case item.Action.By != game.Nobody:
			p.gestures.decideOn(c, item.Action)
		case len(item.Among) == 1:
			p.gestures.decideOn(c, item.Among[0])
		default:
			p.mirror.among, p.mirror.at = slices.Clone(item.Among), p.match.Len()
		}
	}
}

var _ scene.Mirrored = (*Play)(nil)
