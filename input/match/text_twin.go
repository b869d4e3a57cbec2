package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
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

// A textTwin is how the text twin of a match tells it: what has been narrowed and asked for there.
type textTwin struct {
	among []game.Action // what the choice has been narrowed to; nil: everything
	at    int           // the length of the log when it was
	whole bool          // everything on the board is told
	peek  int           // the length of the log at which what others may not see is told
}

// peeks reports whether what the others may not see is told, which ends with the next decision, so many
// entries of the log having been made.
func (t *textTwin) peeks(entries int) bool { return t.peek > 0 && t.peek == entries }

// narrowed reports whether the choice has been narrowed.
func (t *textTwin) narrowed(entries int) bool { return t.among != nil && t.at == entries }

// narrow narrows the choice.
func (t *textTwin) narrow(among []game.Action, entries int) {
	t.among, t.at = slices.Clone(among), entries
}

// press presses a button that only changes what is told. It reports whether it is such a one.
func (t *textTwin) press(what string, entries int) bool {
	switch what {
	case pressBack:
		t.among = nil
	case pressPeek:
		if t.peeks(entries) {
			t.peek = 0
		} else {
			t.peek = entries
		}
	case pressWhole:
		t.whole = !t.whole
	default:
		return false
	}
	return true
}

// items lists what can be chosen in a position, first what is left of a plan.
func (t *textTwin) items(by *texttwin.Twin, now *position.Position, left []game.Action, entries int) []texttwin.Part {
	switch {
	case len(now.Legal) == 0:
		return nil
	case t.narrowed(entries):
		if len(t.among) == 1 {
			if ways := by.Ways(now.View, t.among[0]); ways != nil {
				return []texttwin.Part{{Items: ways}}
			}
		}
		return []texttwin.Part{{Items: by.Items(now.View, t.among)}}
	}
	parts := by.Menu(now.View, now.Legal)
	if left != nil {
		text := by.Words.T("twin.go-on", "steps", strings.Join(texttwin.StepsOf(now.Table, by.Words, now.View, left), ", "))
		parts = slices.Insert(parts, 0, texttwin.Part{Items: []texttwin.Item{{Text: text, Plan: left}}})
	}
	return parts
}

// twinOf is what tells of a match in text.
func twinOf(p *Play, c *app.Context) *texttwin.Twin {
	t := &texttwin.Twin{Table: p.table, Words: p.words(c), Single: p.tutorial.lesson != nil}
	for _, s := range p.host.Seats() {
		t.Seats = append(t.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour})
	}
	return t
}

// mostNews is how much of what happened a page has.
const mostNews = 40

// Page implements app.OwnTextTwin: what the match shows, in text.
func (p *Play) Page(c *app.Context) texttwin.Page {
	t, entries := twinOf(p, c), p.host.Len()
	shares := p.now.View != p.now.Own // several people look on while one decides who has something to hide
	told := p.now.View
	if t.Shut = shares && !p.textTwin.peeks(entries); !t.Shut {
		told = p.now.Own
	}
	page := texttwin.Page{Heading: c.Lang.T("game." + p.info.ID), Latest: []string{}, Lines: t.Standing(told), Parts: []texttwin.PagePart{}}
	if p.textTwin.whole {
		page.Lines = t.Position(told)
	}
	shown := p.history.Shown()
	for _, e := range shown[max(0, len(shown)-mostNews):] {
		page.Latest = append(page.Latest, e.Text())
	}
	page.Happened = len(shown)
	if p.gestures.pending != nil {
		page.Lines = append(append(page.Lines, p.gestures.stakes(c)...), c.Lang.T("play.again"))
	}
	d := p.look(c)
	for _, x := range p.all {
		if x.Shown(&d) {
			page.Lines = append(page.Lines, x.Read(&d).Lines...)
		}
	}
	if p.notice.text != "" {
		page.Lines = append(page.Lines, p.notice.text)
	}
	id := func(what string) string { return what + " " + strconv.Itoa(entries) }
	if parts := p.textTwin.items(t, &p.now, p.controller.stillPossible(), entries); p.timeline.Idle() && len(parts) > 0 {
		page.Lines = append(page.Lines, t.Question(p.now.View))
		n := 0
		for _, part := range parts {
			out := texttwin.PagePart{Heading: part.Heading, Buttons: []texttwin.Button{}}
			for _, item := range part.Items {
				if item.Sum != nil {
					page.Lines = append(page.Lines, t.AboutSum(item.Sum)...)
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
	if part := standingPart(&p.standingAnswers, t.Words, id); len(part.Buttons) > 0 {
		page.Parts = append(page.Parts, part)
	}
	game := texttwin.PagePart{Heading: c.Lang.T("twin.game")}
	if p.textTwin.narrowed(entries) {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressBack), Text: c.Lang.T("twin.back")})
	}
	if shares {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressPeek), Text: c.Lang.T("twin.peek"), On: p.textTwin.peeks(entries)})
	}
	game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressWhole), Text: c.Lang.T("twin.whole"), On: p.textTwin.whole})
	for _, b := range twinButtons(&d) {
		b.ID = id(b.ID)
		game.Buttons = append(game.Buttons, b)
	}
	page.Parts = append(page.Parts, game)
	return page
}

// standingPart are the answers that can stand for the rest of the phase, and those that do.
func standingPart(x *standingAnswers, words *lang.Words, id func(string) string) texttwin.PagePart {
	part := texttwin.PagePart{Heading: words.T("standing.title")}
	add := func(what string, i int, text string) {
		part.Buttons = append(part.Buttons, texttwin.Button{ID: id(what) + " " + strconv.Itoa(i), Text: text})
	}
	for i, answer := range x.offered() {
		add(pressStand, i, x.says(words, answer))
	}
	for _, i := range x.shown() {
		add(pressWithdraw, i, words.T("standing.withdraw", "what", x.says(words, x.play.host.Standing()[i])))
	}
	return part
}

// Press implements app.OwnTextTwin: it presses a button of the page. It returns the command that this
// asks for, empty for none.
func (p *Play) Press(c *app.Context, id string) (asked display.Command) {
	words, entries := strings.Fields(id), p.host.Len()
	if len(words) < 2 {
		return ""
	}
	d := p.look(c)
	x, late := d.command(display.Command(words[0])), words[1] != strconv.Itoa(entries)
	switch {
	case x != nil && (x.late || !late):
		return x.id
	case late:
		return ""
	}
	p.gestures.cancelled, p.gestures.pending, p.gestures.source = p.gestures.pending, nil, display.Target{}
	if p.textTwin.press(words[0], entries) || len(words) < 3 {
		return ""
	}
	n, err := strconv.Atoi(words[2])
	if err != nil || n < 0 {
		return ""
	}
	switch words[0] {
	case pressStand:
		if offered := p.standingAnswers.offered(); n < len(offered) {
			p.standingAnswers.stand(c, offered[n])
		}
	case pressWithdraw:
		if standing := p.host.Standing(); n < len(standing) {
			p.standingAnswers.withdraw(c, standing[n])
		}
	case pressItem, pressSum:
		var items []texttwin.Item
		for _, part := range p.textTwin.items(twinOf(p, c), &p.now, p.controller.stillPossible(), entries) {
			items = append(items, part.Items...)
		}
		if p.settled() && n < len(items) && (items[n].Sum != nil) == (words[0] == pressSum) {
			chooseItem(p, c, items[n], strings.Join(words[3:], ""))
		}
	}
	return ""
}

// chooseItem does what an item of the text twin is for; typed is what has been written into its field.
func chooseItem(p *Play, c *app.Context, item texttwin.Item, typed string) {
	entries := p.host.Len()
	switch {
	case item.Sum != nil:
		s := widget.NewNumberPicker(display.Target{}, app.RangeOf(p.words(c), item.Sum))
		if why := s.Read(c.Lang, typed); why != "" {
			p.notice.say(why)
		} else if a, ok := item.Sum.Action(s.Value()); ok {
			p.gestures.click(c, position.Act(a))
		}
	case item.Plan != nil:
		p.controller.begin(c, item.Plan)
	case item.Repeat != nil:
		p.controller.beginAgain(c, item.Action, *item.Repeat)
	case item.Ways != nil:
		p.textTwin.narrow([]game.Action{item.Ways[0].Action}, entries)
	case item.Action.By != game.Nobody && p.textTwin.narrowed(entries) && len(p.textTwin.among) == 1: // its odds have been told
		p.controller.begin(c, p.textTwin.among)
	case item.Action.By != game.Nobody:
		p.gestures.click(c, position.Act(item.Action))
	case len(item.Among) == 1:
		p.gestures.click(c, position.Act(item.Among[0]))
	default:
		p.textTwin.narrow(item.Among, entries)
	}
}

var _ app.OwnTextTwin = (*Play)(nil)
