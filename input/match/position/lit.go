package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// WaysShown reports whether the ways are what can be chosen: not while something else than sailing is, or
// the captain shows one.
func (s Scope) WaysShown() bool {
	if len(s.Routes) == 0 || s.Choice != nil || s.Advised {
		return false
	}
	return s.Group < 0 || len(s.Groups[s.Group]) == 0 || slices.Contains(s.Offer.Groups[s.Group].Verbs, s.Routes[0].Plan[0].Verb)
}

// TagsShown reports whether the board offers what does several moves at once: where it shows ways, and in a lesson as
// soon as that has taught the moves, whatever ways it wants.
func (s Scope) TagsShown() bool {
	if s.Lesson == nil {
		return s.WaysShown()
	}
	return s.Lesson.Shortcuts && s.Group < 0 && s.Choice == nil && !s.Advised
}

// AsksInBar reports whether a question is asked whose answers have room in the bar. A fight has a panel of its own.
func (s *Position) AsksInBar() bool {
	return s.Modal() && len(s.Legal) > 0 && len(s.Offer.Answers) > 0 && s.Fight == nil
}

// Lit is what can be pointed at now, with the places to which ways lead, if those are shown.
func (s Scope) Lit(ways bool) map[game.Ref]table.Light {
	lit, subject := map[game.Ref]table.Light{}, s.Subject()
	if ways {
		for _, r := range s.Routes {
			lit[r.To] = table.Target
			if r.Risky {
				lit[r.To] = table.Danger
			}
		}
	}
	if s.AsksInBar() || s.Fight != nil { // the place that the question is about
		lit[s.Table.Facts(s.View, subject).Area] = table.Asked
	}
	light := func(a game.Action) {
		for _, r := range a.Obj {
			if r != subject && s.OnBoard(r) && !s.isPiece(r, a) {
				lit[r] = table.Target
			}
		}
	}
	if s.Choice != nil {
		for _, a := range s.Choice.Actions {
			light(a)
		}
		return lit
	}
	apart := func(a game.Action) bool { return !ways || !s.Routes.like(a, s.Offer.Groups) } // from the ways of one ship
	for _, a := range s.Legal {
		if !s.Plans() && !s.Routes.Begin(a) && apart(a) && (s.Group < 0 || slices.Contains(s.Groups[s.Group], a)) {
			light(a)
		}
	}
	for _, r := range s.Offer.Lit {
		if s.means(r) {
			lit[r] = table.Target
		}
	}
	for _, r := range s.Offer.AtSubject { // an action for what is here need not name it
		if s.Group < 0 && r != subject && s.means(r) && s.among(r, apart).Kind != Nothing {
			lit[r] = table.Target
		}
	}
	return lit
}

// means reports whether a click on a thing does something that has to do with what is open.
func (s Scope) means(ref game.Ref) bool {
	if s.Group >= 0 && !s.Plans() {
		return s.inGroup(ref).Kind != Nothing
	}
	_, chooses := s.Choosing(ref)
	return chooses || s.Meaning(ref).Kind != Nothing
}

// isPiece reports whether an action moves a piece that lies on a thing. Pointing at the thing does
// not mean that.
func (p *Position) isPiece(ref game.Ref, a game.Action) bool {
	return ref != a.Obj[0] && !p.OnBoard(a.Obj[0])
}
