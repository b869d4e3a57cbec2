package position

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Question is what is asked, with the name of who is asked where several people play.
func (p *Position) Question(words *lang.Words) string {
	if about := p.Offer.About; about.Key != "" {
		text, asked := words.Line("about."+about.Key, about.Args...), game.Seat(p.View.Decision().Player)
		if p.Several && !slices.Contains(about.Args, any(asked)) { // "you" is not enough
			text = words.T("play.asked", "seat", words.NameOf(asked), "question", text)
		}
		return lang.Capital(text)
	}
	return words.Prompt(p.View.Decision(), p.Subject(), p.Legal)
}

// GroupCaption is what the button of an action's group says, empty if there is none.
func (p *Position) GroupCaption(w *lang.Words, a game.Action) string {
	for _, g := range p.Offer.Groups {
		if slices.Contains(g.Verbs, a.Verb) {
			return w.Line("group." + g.Name)
		}
	}
	return ""
}

// EndCaption is what the button says that ends what the seat is doing.
func (p *Position) EndCaption(words *lang.Words) string {
	if p.View.Asking().Fresh {
		return words.Line("end.activate")
	}
	if i := slices.IndexFunc(p.Allowed, p.IsEnd); i >= 0 {
		if own := "end." + words.Info.VerbName(p.Allowed[i].Verb); words.Has(words.Info.ID + "." + own) {
			return words.Line(own)
		}
	}
	return words.Line("end.done")
}

// RowText is what a row says: the caption, what would happen, and whether that
// is a risk.
func (p *Position) RowText(w *lang.Words, r texttwin.Row) (caption, small string, warn bool) {
	if r.Action.By == game.Nobody {
		if r.Ref == (game.Ref{}) {
			return w.Verb(r.Verb), "", false
		}
		return w.Title(r.Ref), "", false
	}
	a := r.Action
	if p.Lesson != nil && p.Routes.Begin(a) { // it sails all the way
		plan := p.Routes[0].Plan
		a = plan[len(plan)-1]
		for _, line := range p.Table.Preview(p.View, plan) {
			small, warn = strings.TrimPrefix(small+" · "+w.Line("preview."+line.Key, line.Args...), " · "), warn || line.Warn
		}
		return w.Answer(p.View.Decision(), a), small, warn
	}
	small, warn = texttwin.Means(p.Table, w, p.View, a)
	return w.Answer(p.View.Decision(), a), small, warn
}

// PlanTip tells what several actions in a row would do.
func (p *Position) PlanTip(w *lang.Words, plan []game.Action) string {
	if len(plan) == 1 {
		caption, small, _ := p.RowText(w, texttwin.Row{Action: plan[0], Verb: plan[0].Verb})
		return strings.TrimSuffix(lang.Capital(caption)+"\n"+small, "\n")
	}
	var lines []string
	for _, line := range p.Table.Preview(p.View, plan) {
		lines = append(lines, lang.Capital(w.Line("preview."+line.Key, line.Args...)))
	}
	return strings.Join(lines, "\n")
}

// PieceTip tells what can be done with a piece, and what would happen.
func (p *Position) PieceTip(w *lang.Words, held Piece) string {
	var lines []string
	for _, a := range p.FromHold(held) {
		caption, small, _ := p.RowText(w, texttwin.Row{Action: a})
		if small != "" {
			caption += " – " + small
		}
		lines = append(lines, caption)
	}
	return strings.Join(lines, "\n")
}

// Tip tells what clicking on a thing would mean.
func (s Scope) Tip(w *lang.Words, ref game.Ref) (lines []string) {
	say := func(list []table.Line) { // warnings each have a line of their own
		var calm []string
		for _, x := range list {
			if text := w.Line("preview."+x.Key, x.Args...); x.Warn {
				lines = append(lines, "! "+text)
			} else {
				calm = append(calm, text)
			}
		}
		if len(calm) > 0 {
			lines = append(lines, strings.Join(calm, " · "))
		}
	}
	switch in := s.Means(display.Target{Ref: ref}); in.Kind {
	case Toggle:
		lines = append(lines, w.T("play.click-to", "verbs", w.Line("group."+s.Offer.Groups[in.Open.Group].Name)))
	case Choose:
		lines = append(lines, in.tellChosen(w, s.Chosen)...)
	case Do:
		if r := s.Routes.To(ref); r == nil || r.To != ref || !slices.Equal(in.Plan, r.Plan) {
			lines = append(lines, w.Action(in.Plan[len(in.Plan)-1]))
		}
		say(s.Table.Preview(s.View, in.Plan))
		if len(in.Left) > 0 {
			lines = append(lines, w.T("play.more-at", "groups", distinct(in.Left, func(a game.Action) string { return s.GroupCaption(w, a) })))
		}
	case Ask, Turn:
		if offer := s.Meaning(ref).Choices(); len(offer) > 0 {
			lines = append(lines, w.T("play.click-to", "verbs", distinct(offer, func(a game.Action) string { return w.Verb(a.Verb) })))
		}
	}
	return lines
}

// tellChosen tells what a click does that chooses things, nothing if the same are chosen already.
func (in Intent) tellChosen(w *lang.Words, before []game.Ref) []string {
	ref := in.Thing
	switch {
	case slices.Equal(in.Things, before):
		return nil
	case slices.Contains(before, ref) && !slices.Contains(in.Things, ref):
		return []string{w.T("play.click-put-back")}
	case slices.Contains(before, ref):
		return nil
	}
	for _, other := range in.Things { // a thing that fits is chosen as well
		if other != ref && !slices.Contains(before, other) {
			return []string{w.T("play.click-choose-both", "thing", w.NameOf(other))}
		}
	}
	return []string{w.T("play.click-choose")}
}

// distinct lists what is said of actions, each once.
func distinct(actions []game.Action, say func(game.Action) string) string {
	var list []string
	for _, a := range actions {
		if text := say(a); text != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}
