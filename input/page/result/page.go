package result

import (
	"cmp"
	"strings"

	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/render/display"
	"serenissima/render/texttwin"
)

var _ app.OwnTextTwin = (*Result)(nil)

// Page implements OwnTextTwin: who has won, a line for each player, turning points; of what is
// not counted yet, nothing.
func (r *Result) Page(c *app.Context) texttwin.Page {
	page := texttwin.Page{Heading: app.OfGame(c, r.match, r.headline(c)), Lines: []string{}, Latest: []string{}}
	counted := r.counting.done()
	if !counted {
		page.Heading = app.OfGame(c, r.match, c.Lang.T("result.counting"))
	}
	for i, x := range r.listed() {
		if r.counting.shown(i) {
			page.Lines = append(page.Lines, r.line(c, x))
		}
	}
	if why := r.cause(c); counted && why != "" {
		page.Lines = append(page.Lines, why)
	}
	if counted && r.tied() {
		page.Lines = append(page.Lines, r.word(c, "result.tie"))
	}
	page.Parts = append(page.Parts, texttwin.PagePart{Buttons: []texttwin.Button{}})
	for _, b := range r.buttons(c) {
		page.Parts[0].Buttons = append(page.Parts[0].Buttons, texttwin.Button{ID: device.TargetName(b.Target), Text: cmp.Or(b.Label, strings.TrimSuffix(b.Caption+", "+b.Small, ", "))})
	}
	points := r.turning.points(c)
	if len(points) == 0 || !counted {
		return page
	}
	turning := texttwin.PagePart{Heading: c.Lang.T("result.turning") + ". " + r.word(c, "result.turning.about")}
	for i, p := range points {
		text := p.name + ", " + p.title + ", " + app.Amount(c, p.gain, false) + " " + p.unit + ". " + p.text
		turning.Buttons = append(turning.Buttons, texttwin.Button{ID: device.TargetName(display.Target{Command: cmdPoint, Index: i}), Text: text})
	}
	page.Parts = append(page.Parts, turning)
	return page
}

// line tells how a player did.
func (r *Result) line(c *app.Context, s *Placing) string {
	var parts []string
	for _, key := range sourceKeys(r.ranking) {
		if n := s.from(key); n != 0 {
			parts = append(parts, c.Lang.T("result.part", "what", r.words(c).Line("source."+key), "n", r.amount(c, n, key)))
		}
	}
	who := strings.TrimSuffix(s.Name+", "+r.who(c, s), ", ")
	has := c.Lang.T("result.has", "n", s.Score, "what", r.possessions(c, s))
	if earned, spent := r.account(c, s); earned != "" {
		has += "; " + earned + ", " + spent
	}
	if r.counting.done() {
		who = c.Lang.T("result.rank", "n", s.Rank) + " " + who
	}
	return who + ": " + has + ". " + strings.Join(parts, ", ") + "."
}

// Press implements OwnTextTwin.
func (r *Result) Press(c *app.Context, id string) display.Command {
	if r.Guarded() {
		return ""
	}
	for _, b := range r.buttons(c) {
		if device.TargetName(b.Target) == id {
			r.pressed = b.Target
		}
	}
	for i := range r.turning.points(c) {
		if t := (display.Target{Command: cmdPoint, Index: i}); device.TargetName(t) == id {
			r.pressed = t
		}
	}
	return ""
}
