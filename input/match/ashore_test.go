package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// Whoever may send a whole crew ashore reads in the answers, also on a phone, that the galley sinks then.
func TestTheAnswerThatSinksTheGalleySaysSo(t *testing.T) {
	rules := catalog.All()[0]
	on := all.Tables[rules.Info().ID]
	warned := 0
	for seed := uint64(1); warned < 8; seed++ {
		require.Less(t, seed, uint64(80))
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool { return rules.Info().PromptName(s.Decision().Prompt) == "occupy" }) {
			answers := on.Offer(m.State()).Answers
			sinks := slices.IndexFunc(answers, func(a table.Answer) bool { return len(on.Stakes(m.State(), a.Action)) > 0 })
			if sinks < 0 {
				continue
			}
			warned++
			for _, size := range []display.Point{{X: 390, Y: 844}, {X: 360, Y: 640}, {X: 844, Y: 390}} {
				for _, language := range lang.Available() {
					d := drive(t, &store.Memory{}, size)
					d.Context.Settings.Curtain = app.VeilNever
					require.NoError(t, d.Context.SetLanguage(language.Tag))
					p := NewPlay(d.Context, m, nil).(*Play)
					d.Stack = app.NewStack(d.Context, p)
					d.Rest(3)
					line := on.Stakes(m.State(), answers[sinks].Action)[0]
					text := lang.Capital(p.words(d.Context).Line("preview."+line.Key, line.Args...))
					require.Contains(t, strings.Join(strings.Fields(d.Text()), " "), text, "%v, %s, %d answers", size, language.Tag, len(answers))
				}
			}
		}
	}
}
