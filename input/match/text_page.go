package match

import (
	"strconv"
	"strings"

	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Page implements app.OwnTextTwin: what the match shows, in text.
func (p *Play) Page(c *app.Context) texttwin.Page {
	d := p.desk(c)
	var said []string // beside the position
	if d.gestures.Pending != nil {
		said = append(p.gestures.stakes(p.words(c), &p.now), c.Lang.T("play.again"))
	}
	readings := p.readPanels(&d)
	for _, x := range readings {
		said = append(said, x.Lines...)
	}
	if p.notice.text != "" {
		said = append(said, p.notice.text)
	}
	return p.textTwin.page(&d, p.history.Shown(), said, readings)
}

// Press implements app.OwnTextTwin: it presses a button of the page. It returns the command that this
// asks for, empty for none.
func (p *Play) Press(c *app.Context, id string) (asked display.Command) {
	words, entries := strings.Fields(id), p.host.Len()
	if len(words) < 2 {
		return ""
	}
	d := p.desk(c)
	x, late := d.command(display.Command(words[0])), words[1] != strconv.Itoa(entries)
	switch {
	case x != nil && (x.late || !late):
		return x.ID
	case late:
		return ""
	}
	p.gestures.cancelled, p.gestures.Pending, p.gestures.source = p.gestures.Pending, nil, display.Target{}
	if p.textTwin.press(words[0], entries) || len(words) < 3 {
		return ""
	}
	n, err := strconv.Atoi(words[2])
	if err != nil || n < 0 {
		return ""
	}
	switch words[0] {
	case pressPanel:
		var buttons []table.ReadingButton
		for _, x := range p.readPanels(&d) {
			buttons = append(buttons, x.Buttons...)
		}
		if n < len(buttons) {
			intent, _ := p.handlePanels(&d, control.Frame{Tap: true}, &display.Hit{Target: buttons[n].Target})
			p.fulfil(c, intent)
		}
	case pressItem, pressSum:
		switch x := p.textTwin.choose(&d, n, words[0] == pressSum, strings.Join(words[3:], "")); {
		case x.why != "":
			p.notice.say(x.why)
		case x.again != nil:
			p.fulfil(c, again{x.plan[0], *x.again})
		case x.plan != nil:
			p.propose(c, x.plan...)
		case x.click != display.Target{}:
			p.fulfil(c, x.click)
		}
	}
	return ""
}

var _ app.OwnTextTwin = (*Play)(nil)
