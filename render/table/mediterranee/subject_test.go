package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// Where somebody points at a seat, the bar shows the galleys of that seat under its own name and no
// other, whoever is asked and whichever galley is at work.
func TestTheFleetOfASeatBearsItsName(t *testing.T) {
	names := []string{"Anna", "Bernat", "Chiara", "Dawud"}
	shown, atWork := 0, 0
	_, err := gametest.RandomGame(rules.New(), gametest.Options(4), 2, func(state game.State, _ game.Action, _ []game.Event) {
		s := state.(*rules.State)
		for p := game.Player(1); int8(p) <= s.Seats && s.Decision().Player > game.Nobody && shown < 400; p++ {
			shown++
			if (Table{}).Subject(s).Kind == game.ShipRef && s.Decision().Player != p {
				atWork++
			}
			v := shownIn(t, s, display.Point{X: 1280, Y: 800})
			v.Hover = game.Seat(p)
			var l display.List
			Table{}.DrawSubject(&l, v.Frame.Subject, v, "")
			for q, name := range names {
				says := 0
				for _, o := range l.Ops {
					if o.Kind == display.DrawText && o.Text == name {
						says++
					}
				}
				if game.Player(q+1) == p {
					require.Positive(t, says, name)
				} else {
					require.Zero(t, says, name)
				}
			}
			for _, h := range l.Hits {
				if h.Target.Ref.Kind == game.ShipRef {
					require.Equal(t, p, s.Galleys[h.Target.Ref.ID].Owner)
				}
			}
		}
	})
	require.NoError(t, err)
	require.Positive(t, atWork)
}
