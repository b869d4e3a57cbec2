package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/board"
	"serenissima/render/op"
)

// Whatever can be pointed at on the board or beside it explains itself: ports,
// galleys, zones, spaces of the turn track, Doge cards, numbers, buttons.
func TestEverythingExplainsItself(t *testing.T) {
	kinds := map[game.RefKind]bool{}
	for _, m := range positions(t, 2, 40) {
		settings, words, _, err := LoadSettings(&store.Memory{})
		require.NoError(t, err)
		c := &Context{Store: &store.Memory{}, Catalog: catalog.All(), Lang: words, Settings: settings,
			NewBrain: func(string, string, uint64) session.Brain { return &first{} }, Now: func() int64 { return 0 }}
		p := NewPlay(c, m, nil).(*Play)
		stack := NewStack(c, p)
		var l op.List
		for _, size := range []op.Point{{X: 1280, Y: 800}, {X: 768, Y: 1024}, {X: 844, Y: 390}} {
			for group := range len(p.guide.Groups()) + 1 {
				p.group = group - 1
				_, err := stack.Update(input.Frame{Size: size, Scale: 1, Pinch: 1})
				require.NoError(t, err)
				stack.View(&l)
				for i := range l.Hits {
					h := &l.Hits[i]
					switch h.Target.Command {
					case "":
						if h.Target.Ref == (game.Ref{}) {
							continue
						}
						kinds[h.Target.Ref.Kind] = true
						require.True(t, h.Tip != "" || len(board.Describe(p.boardView(c), h.Target.Ref)) > 0, "%v", h.Target)
					case cmdBar, cmdHold:
					case cmdPiece: // told when it is pointed at
						p.hover = h.Target
						before := len(l.Ops)
						p.viewTip(c, &l, p.boardView(c))
						require.Greater(t, len(l.Ops), before, "%v", h.Target)
						p.hover = op.Target{}
					default:
						kinds[h.Target.Ref.Kind] = true
						require.NotEmpty(t, h.Tip, "%v", h.Target)
						require.NotContains(t, h.Tip, "<", "%v", h.Target)
						require.NotContains(t, h.Tip, "{", "%v", h.Target)
					}
				}
			}
		}
	}
	for _, kind := range []game.RefKind{game.PortRef, game.AreaRef, game.ShipRef, game.TrackRef, game.CardRef, game.SeatRef, game.GoodRef, game.BuildingRef} {
		require.True(t, kinds[kind], "%v", kind)
	}
}
