package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/input/match/history"
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
	pressPanel = "panel" // with the number of a button of the panels
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
func twinOf(d *desk) *texttwin.Twin {
	t := &texttwin.Twin{Table: d.table, Words: d.words, Single: d.now.Lesson != nil}
	for _, s := range d.host.Seats() {
		t.Seats = append(t.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour})
	}
	return t
}

// mostNews is how much of what happened a page has.
const mostNews = 40

// buttonID is that of a button after so many entries of the log.
func buttonID(what string, entries int) string { return what + " " + strconv.Itoa(entries) }

// page is a page that tells of a position: what has happened, what is said beside it, what can be chosen, and
// the buttons of panels.
func (t *textTwin) page(d *desk, happened []*history.Entry, said []string, readings []table.Reading) texttwin.Page {
	by, entries := twinOf(d), d.host.Len()
	shares := d.now.View != d.now.Own // several people look on while one decides who has something to hide
	told := d.now.View
	if by.Shut = shares && !t.peeks(entries); !by.Shut {
		told = d.now.Own
	}
	page := texttwin.Page{Heading: d.words.T("game." + d.host.Rules().Info().ID), Latest: []string{}, Lines: by.Standing(told), Parts: []texttwin.PagePart{}, Happened: len(happened)}
	if t.whole {
		page.Lines = by.Position(told)
	}
	page.Lines = append(page.Lines, said...)
	for _, e := range happened[max(0, len(happened)-mostNews):] {
		page.Latest = append(page.Latest, e.Text())
	}
	id := func(what string) string { return buttonID(what, entries) }
	if parts := t.items(by, d.now, d.scope.Stopped, entries); d.Idle() && len(parts) > 0 {
		page.Lines = append(page.Lines, by.Question(d.now.View))
		n := 0
		for _, part := range parts {
			out := texttwin.PagePart{Heading: part.Heading, Buttons: []texttwin.Button{}}
			for _, item := range part.Items {
				if item.Sum != nil {
					page.Lines = append(page.Lines, by.AboutSum(item.Sum)...)
					r := item.Sum.Range(by.Words)
					out.Field = &texttwin.Field{ID: id(pressSum) + " " + strconv.Itoa(n), Text: widget.NewNumberPicker(display.Target{}, r).Tell(d.c.Lang), Done: item.Text}
				} else {
					out.Buttons = append(out.Buttons, texttwin.Button{ID: id(pressItem) + " " + strconv.Itoa(n), Text: item.Text})
				}
				n++
			}
			page.Parts = append(page.Parts, out)
		}
	}
	n := 0
	for _, x := range readings {
		if len(x.Buttons) == 0 {
			continue
		}
		part := texttwin.PagePart{Heading: x.Heading}
		for _, b := range x.Buttons {
			part.Buttons = append(part.Buttons, texttwin.Button{ID: id(pressPanel) + " " + strconv.Itoa(n), Text: b.Text})
			n++
		}
		page.Parts = append(page.Parts, part)
	}
	game := texttwin.PagePart{Heading: d.words.T("twin.game")}
	if t.narrowed(entries) {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressBack), Text: d.words.T("twin.back")})
	}
	if shares {
		game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressPeek), Text: d.words.T("twin.peek"), On: t.peeks(entries)})
	}
	game.Buttons = append(game.Buttons, texttwin.Button{ID: id(pressWhole), Text: d.words.T("twin.whole"), On: t.whole})
	for _, b := range twinButtons(d) {
		b.ID = id(b.ID)
		game.Buttons = append(game.Buttons, b)
	}
	page.Parts = append(page.Parts, game)
	return page
}

// A twinChoice is what somebody wants who has pressed an item of the text twin: nothing that has not been told
// or narrowed first.
type twinChoice struct {
	click display.Target
	plan  []game.Action // to be carried out
	again *game.Repeat  // how the action of the plan is gone on with
	why   string        // it cannot be done
}

// choose is what the n-th item is for, one with a field or without; typed is what has been written into it.
func (t *textTwin) choose(d *desk, n int, field bool, typed string) (x twinChoice) {
	entries := d.host.Len()
	var items []texttwin.Item
	for _, part := range t.items(twinOf(d), d.now, d.scope.Stopped, entries) {
		items = append(items, part.Items...)
	}
	if !d.settled || n >= len(items) || (items[n].Sum != nil) != field {
		return x
	}
	switch item := items[n]; {
	case item.Sum != nil:
		s := widget.NewNumberPicker(display.Target{}, item.Sum.Range(d.words))
		if x.why = s.Read(d.c.Lang, typed); x.why == "" {
			if a, ok := item.Sum.Action(s.Value()); ok {
				x.click = position.Act(a)
			}
		}
	case item.Plan != nil:
		x.plan = item.Plan
	case item.Repeat != nil:
		x.plan, x.again = []game.Action{item.Action}, item.Repeat
	case item.Ways != nil:
		t.narrow([]game.Action{item.Ways[0].Action}, entries)
	case item.Action.By != game.Nobody && t.narrowed(entries) && len(t.among) == 1: // its odds have been told
		x.plan = t.among
	case item.Action.By != game.Nobody:
		x.click = position.Act(item.Action)
	case len(item.Among) == 1:
		x.click = position.Act(item.Among[0])
	default:
		t.narrow(item.Among, entries)
	}
	return x
}
