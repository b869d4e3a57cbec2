package scene

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/board"
	"serenissima/render/op"
	"serenissima/render/show"
)

// watched is the board of a match, with what a timeline moves on it until the
// newest position is shown, in a window for a hand.
func watched(c *Context, h Hand, m *session.Match, words *lang.Words, t *show.Timeline, newest game.State) *board.View {
	v := &board.View{
		State: t.Current(newest), Frame: c.divide(h),
		Say: words.Line, Name: words.Title, Tell: words.Event,
		Lifted: t.Lifted, Turns: t.Turning, Gone: t.Gone, Brings: t.Bringing, Shifts: t.Shifts,
		Below: func(l *op.List, v *board.View) { t.Below(l, board.NewStage(v)) },
	}
	liveries := c.liveries(m.Seats())
	for i, s := range m.Seats() {
		v.Seats = append(v.Seats, board.Look{Name: s.Name, Colour: liveries[i], Bot: s.Kind == session.Bot, About: whoPlays(c.Lang, s)})
	}
	return v
}

// wordsOf are the words for a match.
func wordsOf(c *Context, m *session.Match) *lang.Words {
	var names []string
	for _, s := range m.Seats() {
		names = append(names, s.Name)
	}
	info := m.Rules().Info()
	words := c.Lang.Words(info, names)
	words.Hits = board.Guides[info.ID].Hits
	return words
}

// viewer is the seat whose secrets may be on the screen: that of the person who is
// to decide, or else of the only one there is. Of several people who look on,
// nobody's secrets are shown.
func viewer(m *session.Match) game.Player {
	person := func(p game.Player) bool { return m.Seat(p).Kind == session.Human }
	if d := m.State().Decision().Player; person(d) {
		return d
	}
	only := game.Nobody
	for p := game.Player(1); int(p) <= len(m.Seats()); p++ {
		switch {
		case !person(p):
		case only != game.Nobody:
			return game.Nobody
		default:
			only = p
		}
	}
	return only
}
