package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// What is counted beside the chart says where it is met what running out of it means.
func TestCountsSayWhatRunningOutMeans(t *testing.T) {
	s := startState(t, 4)
	s.Supply[rules.Gold] = 0
	v := testView(s, 1280, 800)
	v.Say = words(t, lang.English).Line
	var l display.List
	appendPanels(&l, v, s)
	tip := func(ref game.Ref, index int) string {
		for _, h := range l.Hits {
			if h.Target.Ref == ref && h.Target.Index == index && h.Target.Command == table.CmdAbout {
				return h.Tip
			}
		}
		return ""
	}
	require.Contains(t, tip(game.Good(rules.Gold), 0), "Nobody can load it until")
	require.Contains(t, tip(game.Good(rules.Wood), 0), "When it has run out")
	require.Contains(t, tip(game.Seat(1), 1), "without any here nobody can be recruited")
	s.Active = 1
	s.Galleys[1] = rules.Galley{Owner: 1, Sailors: 2, Zone: 1}
	l = display.List{}
	appendValues(&l, display.Rect{W: 200, H: 20}, v, s, 12)
	require.Contains(t, l.Hits[0].Tip, "Sailors who have rowed fight less")
}
