package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// The buttons of the text twin of a match; each carries the length of the log, so that a
// late press does nothing, and some the number of an item.
const (
	pressItem  = "do"
	pressSum   = "sum" // with the number of an item and what was typed
	pressBack  = "back"
	pressWhole = "whole"
	pressPeek  = "peek"

	pressStand    = "stand"    // with the number of a standing answer on offer
	pressWithdraw = "withdraw" // with the number of one that stands
)

// A textTwin tells the match in text and takes what is pressed there.
type textTwin struct {
	play *Play

	among []game.Action // what the choice has been narrowed to; nil: everything
	at    int           // the length of the log when it was
	whole bool          // everything on the board is told
	peek  int           // the length of the log at which what others may not see is told
}

// twin is what tells of the match in text.
func (p *textTwin) twin(c *app.Context) *texttwin.Twin {
	t := &texttwin.Twin{Table: p.play.table, Words: p.play.words(c), Single: p.play.tutorial.lesson != nil}
	for _, s := range p.play.host.Seats() {
		t.Seats = append(t.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour})
	}
	return t
}

// mostNews is how much of what happened a page has.
const mostNews = 40

// Page implements app.OwnTextTwin: what the match shows, in text.
func (p *textTwin) Page(c *app.Context) texttwin.Page {
	t := p.twin(c)
	told := p.play.now.View
	if t.Shut = p.shares() && !p.peeks(); !t.Shut {
		told = p.play.now.Own
	}
	page := texttwin.Page{Heading: c.Lang.T("game." + p.play.info.ID), News: []string{}, Lines: t.Standing(told), Parts: []texttwin.PagePart{}}
	if p.whole {
		page.Lines = t.Position(told)
	}
	shown := p.play.history.Shown()
	for _, e := range shown[max(0, len(shown)-mostNews):] {
		page.News = append(page.News, e.Text())
	}
	page.Told = len(shown)
	if p.play.gestures.armed != nil {
		page.Lines = append(append(page.Lines, p.play.gestures.stakes(c)...), c.Lang.T("play.again"))
	}
	for _, x := range p.play.all {
		if d := deskOf(p.play, c); x.Shown(d) {
			page.Lines = append(page.Lines, x.Read(d).Lines...)
		}
	}
	if p.play.notice.text != "" {
		page.Lines = append(page.Lines, p.play.notice.text)
	}
	id := func(what string) string { return what + " " + strconv.Itoa(p.play.host.Len()) }
	if parts := p.items(t); p.play.timeline.Idle() && len(parts) > 0 {
		page.Lines = append(page.Lines, t.Question(p.play.now.View))
		n := 0
		for _, part := range parts {
			out := texttwin.PagePart{Heading: part.Heading, Buttons: []texttwin.Button{}}
			for _, item := range part.Items {
				if item.Sum != nil {
					page.Lines = append(page.Lines, t.Returns(item.Sum.Returns)...)
					r := app.RangeOf(t.Words, item.Sum)
					out.Field = &texttwin.Field{ID: id(pressSum) + " " + strconv.Itoa(n), Text: widget.NewNumberPicker(display.Target{}, r).Tell(c.Lang), Done: item.Text}
					n++
					continue
				}
				out.Buttons = append(out.Buttons, texttwin.Button{ID: id(pressItem) + " " + strconv.Itoa(n), Text: item.Text})
				n++
			}
			page.Parts = append(page.Parts, out)
		}
	}
	if part := p.standing(c, id); len(part.Buttons) > 0 {
		page.Parts = append(page.Parts, part)
	}
	game := texttwin.PagePart{Heading: c.Lang.T("twin.game")}
	if p.narrowed() {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressBack), Text: c.Lang.T("twin.back")})
	}
	if p.shares() {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressPeek), Text: c.Lang.T("twin.peek"), On: p.peeks()})
	}
	game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressWhole), Text: c.Lang.T("twin.whole"), On: p.whole})
	for _, b := range entries(p.play, c) {
		b.ID = id(b.ID)
		game.Buttons = append(game.Buttons, b)
	}
	page.Parts = append(page.Parts, game)
	return page
}

// standing are the answers that can stand for the rest of the phase, and those that do.
func (p *textTwin) standing(c *app.Context, id func(string) string) texttwin.PagePart {
	part, x := texttwin.PagePart{Heading: c.Lang.T("standing.title")}, &p.play.standingAnswers
	add := func(what string, i int, text string) {
		part.Buttons = append(part.Buttons, texttwin.Button{ID: id(what) + " " + strconv.Itoa(i), Text: text})
	}
	for i, answer := range x.offered() {
		add(pressStand, i, x.says(p.play.words(c), answer))
	}
	for _, i := range x.shown() {
		add(pressWithdraw, i, c.Lang.T("standing.withdraw", "what", x.says(p.play.words(c), p.play.host.Standing()[i])))
	}
	return part
}

// shares reports whether several people look on while one decides who has something to hide.
func (p *textTwin) shares() bool { return p.play.now.View != p.play.now.Own }

// peeks reports whether what the others may not see is told, which ends with the next decision.
func (p *textTwin) peeks() bool { return p.peek > 0 && p.peek == p.play.host.Len() }

// narrowed reports whether the choice has been narrowed.
func (p *textTwin) narrowed() bool {
	return p.among != nil && p.at == p.play.host.Len()
}

// items lists what can be chosen.
func (p *textTwin) items(t *texttwin.Twin) []texttwin.Part {
	switch {
	case len(p.play.now.Legal) == 0:
		return nil
	case p.narrowed():
		if len(p.among) == 1 {
			if ways := t.Ways(p.play.now.View, p.among[0]); ways != nil {
				return []texttwin.Part{{Items: ways}}
			}
		}
		return []texttwin.Part{{Items: t.Items(p.play.now.View, p.among)}}
	}
	parts := t.Menu(p.play.now.View, p.play.now.Legal)
	if plan := p.play.controller.remaining(); plan != nil {
		text := p.play.spoken.T("twin.go-on", "steps", strings.Join(texttwin.StepsOf(p.play.table, p.play.spoken, p.play.now.View, plan), ", "))
		parts = slices.Insert(parts, 0, texttwin.Part{Items: []texttwin.Item{{Text: text, Plan: plan}}})
	}
	return parts
}

// Press implements app.OwnTextTwin: it presses a button of the page. It returns the command that this asks for, empty for none.
func (p *textTwin) Press(c *app.Context, id string) (asked display.Command) {
	words := strings.Fields(id)
	if len(words) < 2 {
		return ""
	}
	x, late := globalCommand(display.Command(words[0])), words[1] != strconv.Itoa(p.play.host.Len())
	if x != nil && (x.late || !late) {
		return x.id
	}
	if !late {
		p.do(c, words)
	}
	return ""
}

// do does what a button means, by the words of its id.
func (p *textTwin) do(c *app.Context, words []string) {
	p.play.gestures.trigger, p.play.gestures.armed, p.play.gestures.source = p.play.gestures.armed, nil, display.Target{}
	switch words[0] {
	case pressBack:
		p.among = nil
	case pressPeek:
		if p.peeks() {
			p.peek = 0
		} else {
			p.peek = p.play.host.Len()
		}
	case pressWhole:
		p.whole = !p.whole
	case pressStand, pressWithdraw:
		i, err := strconv.Atoi(strings.Join(words[2:], ""))
		if offered := p.play.standingAnswers.offered(); words[0] == pressStand && err == nil && i >= 0 && i < len(offered) {
			p.play.standingAnswers.stand(c, offered[i])
		} else if standing := p.play.host.Standing(); words[0] == pressWithdraw && err == nil && i >= 0 && i < len(standing) {
			p.play.standingAnswers.withdraw(c, standing[i])
		}
	case pressItem, pressSum:
		if len(words) < 3 || !p.play.settled() {
			return
		}
		n, err := strconv.Atoi(words[2])
		var items []texttwin.Item
		for _, part := range p.items(p.twin(c)) {
			items = append(items, part.Items...)
		}
		if err != nil || n < 0 || n >= len(items) || (items[n].Sum != nil) != (words[0] == pressSum) {
			return
		}
		switch item := items[n]; {
		case item.Sum != nil:
			p.name(c, item.Sum, strings.Join(words[3:], ""))
		case item.Plan != nil:
			p.play.controller.begin(c, item.Plan)
		case item.Repeat != nil:
			p.play.controller.beginAgain(c, item.Action, *item.Repeat)
		case item.Ways != nil:
			p.among, p.at = []game.Action{item.Ways[0].Action}, p.play.host.Len()
		case item.Action.By != game.Nobody && p.narrowed() && len(p.among) == 1: // its odds have been told
			p.play.controller.begin(c, p.among)
		case item.Action.By != game.Nobody:
			p.play.gestures.click(c, position.Act(item.Action))
		case len(item.Among) == 1:
			p.play.gestures.click(c, position.Act(item.Among[0]))
		default:
			p.among, p.at = slices.Clone(item.Among), p.play.host.Len()
		}
	}
}

// name decides on the action that names a sum as it was typed, or says why it cannot be
// named.
func (p *textTwin) name(c *app.Context, sum *table.Sum, text string) {
	s := widget.NewNumberPicker(display.Target{}, app.RangeOf(p.play.words(c), sum))
	if why := s.Read(c.Lang, text); why != "" {
		p.play.notice.say(why)
		return
	}
	if a, ok := sum.Action(s.Value()); ok {
		p.play.gestures.click(c, position.Act(a))
	}
}

var _ app.OwnTextTwin = (*Play)(nil)
