package board

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/serenissima"
	"serenissima/render/op"
)

// said are the texts that a view is asked for while something is drawn or
// described, by key.
func said(v *View, draw func(v *View)) map[string]map[any]any {
	texts := map[string]map[any]any{}
	v.Say = func(key string, args ...any) string {
		texts[key] = map[any]any{}
		for i := 0; i+1 < len(args); i += 2 {
			texts[key][args[i]] = args[i+1]
		}
		return key
	}
	draw(v)
	return texts
}

// A galley has moves left, in the panel and where it is described, exactly while it
// may sail, or would if nobody stopped it.
func TestMovesLeftAgreeWithSailing(t *testing.T) {
	stopped := 0
	for seed := range uint64(4) {
		_, err := gametest.RandomGame(serenissima.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*serenissima.State)
			prompt := s.Decision().Prompt
			if st.Active == 0 || st.Mover() == game.Nobody || prompt == serenissima.AskPassage {
				return
			}
			sails := slices.ContainsFunc(s.AppendActions(nil), func(a game.Action) bool { return a.Verb == serenissima.Sail })
			galley := game.Ref{Kind: game.ShipRef, ID: int16(st.Active)}
			for name, draw := range map[string]func(v *View){
				"panel":       func(v *View) { AppendSubject(&op.List{}, v.Frame.Subject, v, "") },
				"description": func(v *View) { Describe(v, galley) },
			} {
				texts := said(testView(s, 1280, 800), draw)
				require.Equal(t, sails, texts["board.galley-values"]["moves"].(int) > 0, "%s, prompt %d", name, prompt)
			}
			if prompt == serenissima.Arrived && st.Galleys[st.Active].Sailors > st.Crossed {
				stopped++
			}
		})
		require.NoError(t, err)
	}
	require.NotZero(t, stopped, "no galley was stopped")
}
