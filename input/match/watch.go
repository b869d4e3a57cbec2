package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// watched is the board of a match, with what a timeline moves on it until the
// newest position is shown, in a window that is divided so.
func watched(c *app.Context, f layout.Frame, m session.Outline, words *lang.Words, t *motion.Timeline, newest game.State) *table.View {
	on := c.Games.Tables[m.Rules().Info().ID]
	v := &table.View{
		State: t.Current(newest), Frame: f,
		Say: words.Line, Name: words.Title, Tell: words.Event,
		Shut: app.People(m) > 1 && !m.Public().Result().Over,
	}
	liveries := c.Liveries(m.Rules().Info().ID, m.Seats())
	for i, s := range m.Seats() {
		v.Seats = append(v.Seats, table.SeatStyle{Name: s.Name, Colour: liveries[i], Bot: s.Kind == session.Bot, About: app.WhoPlays(c.Lang, s), Bust: app.Bust(m, game.Player(i+1))})
	}
	v.Motion = onStage{t, on.Stage(v)}
	return v
}

// wakes returns what a timeline has left on the water, drawn into a buffer.
func wakes(buffer *display.List, t *motion.Timeline, stage motion.Stage) []display.Op {
	buffer.Reset()
	t.Below(buffer, stage)
	return buffer.Ops
}

// An onStage is what a timeline moves on a stage.
type onStage struct {
	*motion.Timeline
	stage motion.Stage
}

// East implements table.Motion.
func (m onStage) East(ship game.Ref) bool { return m.Timeline.East(m.stage, ship) }

// wordsOf are the words for a match.
func wordsOf(c *app.Context, m session.Outline) *lang.Words {
	var names []string
	for _, s := range m.Seats() {
		names = append(names, s.Name)
	}
	info := m.Rules().Info()
	words := c.Lang.Words(info, names)
	words.Hits = func(throw game.Ref) int { return table.HitsOf(c.Games.Tables[info.ID], throw) }
	return words
}

// viewer is the seat whose secrets may be on the screen: that of the person who is
// to decide, or else of the only one there is. Of several people who look on,
// nobody's secrets are shown.
func viewer(m session.Outline) game.Player {
	person := func(p game.Player) bool { return m.Seat(p).Kind == session.Human }
	if d := m.Public().Decision().Player; person(d) {
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
