package panel

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// answers is the panel with the answers to the question of the newest position.
func (d *laidOut) answers() *Answers {
	now := d.position()
	b := NewButtons(now, &position.Open{Group: -1}, &captain.Captain{})
	return NewAnswers(NewHolds(b, &position.Hand{}), NewStanding(d.match, now, &SumInput{}, false))
}

// The answers to a question lie in the bar, or in a column at the rim of a phone, each large enough.
func TestAnswersLieInTheBar(t *testing.T) {
	windows := []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	asked, rules, i := map[string]int{}, catalog.Find("serenissima"), 0
	for seed := uint64(1); seed <= 200; seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			prompt := rules.Info().PromptName(s.Decision().Prompt)
			if table.FightOf(all.Tables["serenissima"], s) != nil { // it has a panel of its own
				return false
			}
			if len(all.Tables["serenissima"].Offer(s).Answers) == 0 || asked[prompt] == 2*len(windows) {
				return false
			}
			asked[prompt]++
			return true
		}) {
			w := layout.Window{Size: windows[i%len(windows)], TextScale: float64(app.TextScales[i%len(app.TextScales)]) / 100, Left: app.Hands[i/len(windows)%2] == app.LeftHand}
			i++
			name := fmt.Sprintf("%s, %+v", rules.Info().PromptName(m.State().Decision().Prompt), w)
			d := layOut(t, m, w)
			p := d.answers()
			require.True(t, p.Shown(d), name)
			var l display.List
			p.Draw(d, &l)
			f, column := d.Frame(), AnswerColumn(d.Frame())
			for _, a := range p.now.Legal {
				target := position.Act(a)
				if p.now.MovesPiece(a) { // out of a hold
					if target = p.scope().PieceFor(a); target.Value == p.now.Subject() { // beside the answers
						continue
					}
				}
				h := l.Find(target)
				require.NotNil(t, h, name)
				require.GreaterOrEqual(t, h.Rect.H, 40.0, name)
				if f.Shape == layout.Small {
					require.True(t, h.Rect.X >= column.X && h.Rect.X+h.Rect.W <= column.X+column.W, name)
				} else {
					require.GreaterOrEqual(t, h.Rect.Y, f.Bar.Y, name)
				}
			}
		}
	}
	require.GreaterOrEqual(t, len(asked), 4, "%v", asked)
	require.Contains(t, asked, "loot")
}
