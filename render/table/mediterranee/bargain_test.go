package mediterranee_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/display"
)

// M2.2a: owner and buyer see, in every window, language and size of letters, how far their bargain has
// come, and can give each answer: also where little room is left for them.
func TestM2_2a_BothSeeTheStepsOfABargain(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		for _, letters := range []int{100, 150} {
			for _, language := range lang.Available() {
				texts, err := lang.Load(language.Tag)
				require.NoError(t, err)
				words := texts.Words(rules.New().Info(), []string{"A", "B"})
				step := func(key string, n int) string { return words.Line("sum.step."+key, "n", n) }
				d := asked(t)
				d.Context.Lang, d.Context.Settings.Language, d.Context.Settings.TextScale = texts, language.Tag, letters
				if size != desktest.Size {
					d.Touch(size)
				}
				d.Settle()
				sees := func(steps ...string) {
					t.Helper()
					shown := d.written()
					for _, x := range steps {
						require.Contains(t, shown, x, "%v %s %d %%", size, language.Tag, letters)
					}
				}
				sees(step("price", 0), step("answer", 0), step("last", 0))
				d.Click(d.Names())
				sees(step("asks", 300), step("answer", 0), step("last", 0))
				require.True(t, d.Shows(position.Act(among(d.state(), rules.Take))), "%v %s", size, language.Tag)
				d.Click(d.Names())
				sees(step("asks", 300), step("offers", 200), step("answer", 0), step("last", 0))
				d.Click(d.act(1))
				sees(step("asks", 300), step("offers", 200), step("refuses", 0), step("last", 0))
			}
		}
	}
}

// written is all that is written on the screen, one line behind the other.
func (d *turn) written() string { return strings.Join(d.Texts(), " ") }
