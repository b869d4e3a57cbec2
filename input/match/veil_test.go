package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/pages"
	"serenissima/render/control"
	"serenissima/render/table"
)

// Where a table can keep secrets off the screen people decide one after the other without a
// curtain, which is drawn for what only one may see. What is too dear is refused when it is chosen.
func TestPeopleDecideWithoutCurtainWhereNothingSecretIsSeen(t *testing.T) {
	tried := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		if _, ok := on.(table.Veiler); !ok {
			return
		}
		tried++
		d := drive(t, &store.Memory{}, desktop)
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.Curtain = app.AtOnce, app.AtOnce, app.VeilSecret
		var seats []session.Seat
		for i, name := range []string{"Anna", "Bernat", "Caterina"} {
			seats = append(seats, session.Seat{Kind: session.Human, Name: name, Colour: i + 1})
		}
		m, beats, err := session.New(rules, game.Options{Seats: 3}, seats, 7)
		require.NoError(t, err)
		p := NewPlay(d.Context, m, beats).(*Play)
		p.tutorial.tutor = nil
		d.Stack = app.NewStack(d.Context, p)
		d.Rest(1)
		curtains, open, refused := 0, 0, 0
		for ticks := 0; m.Len() < 150; ticks++ {
			require.Less(t, ticks, 5000)
			_, drawn := d.Stack.Top().(*pages.Curtain)
			secret := !table.VeilsOn(on, m.State())
			switch {
			case drawn:
				require.True(t, secret, "%v", m.State().Decision())
				curtains++
				d.Wake()
				d.Key(control.Confirm)
			case p.asked() && !p.seating.curtained():
				if !secret {
					open++
				}
				require.Contains(t, p.now.Question(p.words(d.Context)), m.Seat(p.seating.decider()).Name, "it is clear who is asked")
				if p.timeline.Idle() {
					require.Equal(t, !secret, viewOf(p, d.Context).Shut, "who is behind a curtain sees the own purse")
				}
				before, a := m.Len(), p.now.Legal[(m.Len()*7)%len(p.now.Legal)]
				if p.propose(d.Context, a); m.Len() == before {
					require.NotEmpty(t, p.notice.text, "%v", a)
					refused++
					p.propose(d.Context, p.now.Own.AppendActions(nil)[0])
				}
				d.Rest(1)
			default:
				d.Rest(1)
			}
		}
		require.Positive(t, curtains)
		require.Greater(t, open, 5*curtains)
	})
	require.Positive(t, tried)
}
