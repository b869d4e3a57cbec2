package host_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// seen requires that a position holds nothing that a viewer may not know.
func seen(t *testing.T, s game.State, viewer game.Player) {
	t.Helper()
	view := s.Clone()
	view.Redact(viewer)
	require.Equal(t, string(view.AppendText(nil)), string(s.AppendText(nil)), "a secret is told to seat %d", viewer)
}

// Whatever a host hands out during a whole game, each viewer sees only what that one may know: the
// position, what has just happened, and what has happened before. Whoever decides sees all that can
// be done.
func TestHostsKeepSecrets(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		o := game.Options{Seats: 3, Values: map[string]string{}}
		if !r.Info().HiddenByDefault {
			o.Values["money"] = "hidden"
		}
		m, _, err := session.New(r, o, begin(t, r, 3, 3, 5).Seats(), 5)
		require.NoError(t, err)
		var h host.Host = host.New(m, host.Options{})
		chance, told := game.NewRand(5), 0
		for n := 0; h.Next() != host.Over; n++ {
			d := h.Public().Decision()
			require.Equal(t, m.State().Decision(), d)
			require.Equal(t, m.State().Result().Over, h.Public().Result().Over)
			seen(t, h.Public(), game.Nobody)
			for viewer := range game.Player(4) {
				view := h.View(viewer)
				seen(t, view, viewer)
				require.Equal(t, m.Secret(viewer), string(view.AppendText(nil)) != string(h.Public().AppendText(nil)))
				for _, s := range []game.State{view, h.Public()} {
					asked := s.Asking()
					want := m.State().Asking()
					asked.Plain = want.Plain // which the host alone asks for
					require.Equal(t, want, asked)
				}
			}
			legal := h.View(d.Player).AppendActions(nil)
			require.Equal(t, m.State().AppendActions(nil), legal)
			before := m.Len()
			require.NoError(t, h.Propose(legal[chance.IntN(len(legal))]))
			viewer := game.Player(n % 4)
			news := h.Take(viewer)
			require.Len(t, news, m.Len()-before)
			for _, x := range news {
				seen(t, x.Before, viewer)
				seen(t, x.After, viewer)
				require.Equal(t, session.VisibleTo(x.Events, viewer), x.Events)
			}
		}
		for viewer := range game.Player(4) {
			told = 0
			for b := range h.BeatsFor(viewer) {
				seen(t, b.Before, viewer)
				seen(t, b.After, viewer)
				require.Equal(t, session.VisibleTo(b.Events, viewer), b.Events)
				told++
			}
			require.Equal(t, m.Len(), told)
		}
	})
}
