// Package texttwin tells in text what the board shows: how a game stands, what can be
// done, what has happened. The terminal and the live copy of the page are made of
// it, so that nobody needs to see the picture.
package texttwin

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// A Twin tells of the games of one rule set, between some players.
type Twin struct {
	Table table.Table
	Words *lang.Words
	Seats []table.SeatStyle

	Single bool // only single actions are offered, as in a voyage
	Shut   bool // several people read: what only one may know is not told
}

// view is the board as far as words need it.
func (t *Twin) view(s game.State) *table.View {
	return &table.View{State: s, Seats: t.Seats, Say: t.Words.Line, Name: t.Words.NameOf, Shut: t.Shut}
}

// Standing tells how the game stands: turn, scorings, players, and the thing whose
// turn it is.
func (t *Twin) Standing(s game.State) []string {
	lines := t.Table.Report(t.view(s))
	if subject := t.Table.Subject(s); subject != (game.Ref{}) {
		lines = append(lines, t.Describe(s, subject))
		for _, ref := range t.Table.Offer(s).AtSubject {
			lines = append(lines, t.Describe(s, ref))
		}
	}
	return lines
}

// Position tells of everything on the board, each thing in a line, and of what can be laid over it.
func (t *Twin) Position(s game.State) []string {
	v := t.view(s)
	lines := t.Table.Report(v)
	for _, panel := range t.Table.Panels() {
		for _, command := range panel.Commands(s) {
			lines = append(lines, command.Tell(v)...)
		}
	}
	for _, ref := range t.things(s) {
		lines = append(lines, t.Describe(s, ref))
	}
	return lines
}

// things are what can be visited on the board, besides areas.
func (t *Twin) things(s game.State) []game.Ref {
	return slices.DeleteFunc(t.Table.Things(s), func(r game.Ref) bool { return r.Kind == game.AreaRef })
}

// Describe tells of a thing on the board in one line.
func (t *Twin) Describe(s game.State, ref game.Ref) string {
	lines := t.Table.Tell(t.view(s), ref).Lines
	if len(lines) == 0 {
		return ""
	}
	head := lang.Capital(lines[0])
	if place := t.Table.Facts(s, ref).Area; place != (game.Ref{}) && place != ref {
		head += ", " + t.Words.NameOf(place)
	}
	if ref.Kind == game.AreaRef {
		var beside []string
		for _, r := range t.Table.Facts(s, ref).Neighbours {
			beside = append(beside, t.Words.NameOf(r))
		}
		head += ". " + t.Words.T("twin.beside", "places", strings.Join(beside, ", "))
		return strings.Join(append([]string{head}, lines[1:]...), " ")
	}
	if len(lines) == 1 {
		return head + "."
	}
	return head + ": " + strings.Join(lines[1:], " ")
}

// Find returns the thing on the board whose name begins with the text,
// capitals and accents in the way of nobody; ok is false if there is none.
func (t *Twin) Find(s game.State, text string) (ref game.Ref, ok bool) {
	refs := append(t.things(s), t.Table.Things(s)...) // areas come last
	i := slices.IndexFunc(refs, func(r game.Ref) bool {
		return text != "" && strings.HasPrefix(lang.Plain(t.Words.NameOf(r)), lang.Plain(text))
	})
	if i < 0 {
		return game.Ref{}, false
	}
	return refs[i], true
}

// An Item is something that can be chosen.
type Item struct {
	Text   string
	Action game.Action   // By nobody: it narrows
	Among  []game.Action // what it narrows the choice to
	Sum    *table.Sum    // a number of it is to be named; nil: none
	Plan   []game.Action // done one after the other; nil: it is a single action
	Ways   []Item        // how often the action is done; nil: once
	Repeat *game.Repeat  // how long the action is done again; nil: not again
}

// A Part of what can be chosen belongs together.
type Part struct {
	Heading string // empty: what belongs nowhere else
	Items   []Item
}

// Menu lists what can be chosen, by the groups in which the screen has it.
func (t *Twin) Menu(s game.State, legal []game.Action) (parts []Part) {
	rest := slices.Clone(legal)
	if items := t.errands(s, legal); len(items) > 0 {
		parts = append(parts, Part{t.Words.T("twin.errands"), items})
	}
	for _, g := range t.Table.Offer(s).Groups {
		var in []game.Action
		rest = slices.DeleteFunc(rest, func(a game.Action) bool {
			if slices.Contains(g.Verbs, a.Verb) {
				in = append(in, a)
				return true
			}
			return false
		})
		if len(in) > 0 {
			items := append(t.batches(s, g.Name, in), t.Items(s, in)...)
			parts = append(parts, Part{t.Words.Line("group." + g.Name), items})
		}
	}
	if len(rest) > 0 {
		parts = append(parts, Part{Items: append(t.batches(s, "", rest), t.Items(s, rest)...)})
	}
	return parts
}

// errands lists what is usual in the places that can be reached, with the way there.
func (t *Twin) errands(s game.State, legal []game.Action) (items []Item) {
	if t.Single {
		return nil
	}
	for _, b := range t.Table.Offer(s).Batch {
		if b.At == (game.Ref{}) || !slices.Contains(legal, b.Plan[0]) {
			continue
		}
		caption := b.Caption(game.Cost(s, b.Plan...))
		items = append(items, Item{Text: lang.Capital(t.Words.Line(caption.Key, caption.Args...)), Plan: b.Plan})
	}
	return items
}

// batches lists what can be done at once in a group, in which actions are legal.
func (t *Twin) batches(s game.State, group string, legal []game.Action) (items []Item) {
	if t.Single {
		return nil
	}
	for _, b := range t.Table.Offer(s).Batch {
		if b.Group != group || b.At != (game.Ref{}) || len(b.Plan) == 0 || !slices.Contains(legal, b.Plan[0]) {
			continue
		}
		plan := b.Offered(s)
		if len(plan) == 0 {
			continue
		}
		caption := b.Caption(game.Cost(s, plan...))
		items = append(items, Item{Text: t.Words.Line(caption.Key, caption.Args...), Plan: plan})
	}
	return items
}

// Items lists what can be chosen among actions, of which there is at least one.
func (t *Twin) Items(s game.State, actions []game.Action) (items []Item) {
	sum, rest := table.SumOf(t.Table, s, actions)
	if sum != nil {
		items = append(items, Item{Text: lang.Capital(t.Words.Line("sum."+sum.Name.Key, sum.Name.Args...)), Sum: sum})
		if len(rest) == 0 {
			return items
		}
	}
	return append(items, t.rows(s, rest)...)
}

// rows lists what can be chosen among actions, one by one or narrowed by things.
func (t *Twin) rows(s game.State, actions []game.Action) (items []Item) {
	for _, r := range Rows(actions, true) {
		switch {
		case r.Action.By != game.Nobody:
			item := Item{Text: t.ActionText(s, r.Action), Action: r.Action}
			if item.Ways = t.Ways(s, r.Action); item.Ways != nil {
				item.Action = game.Action{}
			}
			items = append(items, item)
		case r.Ref != (game.Ref{}):
			items = append(items, Item{Text: lang.Capital(t.Words.NameOf(r.Ref)), Among: r.Narrow(actions)})
		default:
			items = append(items, Item{Text: t.Words.Verb(r.Verb), Among: r.Narrow(actions)})
		}
	}
	return items
}

// Ways lists how often an action can be done, once first, with the odds of each; nil for one that
// is only done once.
func (t *Twin) Ways(s game.State, a game.Action) (items []Item) {
	repeats := game.Repeats(s, a)
	if t.Single || len(repeats) == 0 {
		return nil
	}
	items = append(items, Item{Text: t.Words.T("play.repeat.once"), Action: a})
	for i := range repeats {
		caption, odds := RepeatLines(t.Words, repeats[i])
		items = append(items, Item{Text: caption + ": " + odds, Action: a, Repeat: &repeats[i]})
	}
	return items
}

// RepeatLines says how long an action is done again, and the odds of that.
func RepeatLines(words *lang.Words, r game.Repeat) (caption, odds string) {
	shares := lang.Shares(r.Win, r.Both, r.Loss, r.Stop)
	args := []any{"win", shares[0], "both", shares[1], "loss", shares[2], "stop", shares[3]}
	caption, odds = words.T("play.repeat", "n", r.Least), words.T("play.repeat.odds", args...)
	if r.Least > 1 {
		odds = words.T("play.repeat.odds.stop", args...)
	}
	if r.Win == 0 { // it is lost before it begins
		odds = "! " + odds
	}
	return caption, odds
}

// ActionText tells what an action would do, what comes after the one that ends what a seat does, and what an action
// would mean.
func (t *Twin) ActionText(s game.State, a game.Action) string {
	text := t.Words.Answer(s.Decision(), a)
	if then := t.then(s, a); then != "" {
		text += ", " + then
	}
	if means, _ := Means(t.Table, t.Words, s, a); means != "" {
		text += ": " + means
	}
	return text
}

// then says what comes after an action that ends what a seat does, empty for others and where that is not known.
func (t *Twin) then(s game.State, a game.Action) string {
	if a.Obj != [3]game.Ref{} || s.Asking().Question {
		return ""
	}
	offer := t.Table.Offer(s)
	if offer.Then == (game.Ref{}) || !offer.Ends(a) {
		return ""
	}
	return t.Words.T("play.then", "what", t.Words.NameOf(offer.Then))
}

// Means tells what an action would mean, and whether that is a risk.
func Means(on table.Table, words *lang.Words, s game.State, a game.Action) (text string, risk bool) {
	var lines []string
	for _, line := range on.Preview(s, []game.Action{a}) {
		lines = append(lines, words.Line("preview."+line.Key, line.Args...))
		risk = risk || line.Warn
	}
	return strings.Join(lines, " · "), risk
}

// Stakes tells what an action puts at stake, a sentence for each thing.
func Stakes(words *lang.Words, stakes []table.Line) (lines []string) {
	for _, x := range stakes {
		lines = append(lines, lang.Capital(words.Line("preview."+x.Key, x.Args...))+".")
	}
	return lines
}

// Question is what is asked of whom.
func (t *Twin) Question(s game.State) string {
	if about := t.Table.Offer(s).About; about.Key != "" {
		return lang.Capital(t.Words.Line("about."+about.Key, about.Args...))
	}
	return t.Words.Prompt(s.Decision(), t.Table.Subject(s), s.AppendActions(nil))
}

// AboutSum is what is told of a sum before it is named, a sentence a line.
func (t *Twin) AboutSum(sum *table.Sum) []string {
	if sum.Tell == nil {
		return nil
	}
	return sum.Tell(t.Words)
}

// Events tells what happened, in the order in which it did.
func (t *Twin) Events(list []game.Event) (lines []string) {
	from := len(list) // the first of the events that the last line tells
	for i, ev := range list {
		if from < i {
			if line, ok := t.Table.Together(list[from : i+1]); ok {
				if line.Key != "" {
					lines[len(lines)-1] = lang.Capital(t.Words.Line(line.Key, line.Args...))
				}
				continue
			}
		}
		if text, ok := t.Words.Narrate(ev); ok {
			lines, from = append(lines, text), i
		} else {
			from = len(list)
		}
	}
	return lines
}
