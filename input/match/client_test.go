package match

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A remote is the host of a match that is led elsewhere, of which one seat alone is played here. It
// has no match to ask, and fails where more is asked or told than that seat may know.
type remote struct {
	host.Host
	t    *testing.T
	seat game.Player
}

// plain returns a position that holds nothing which a viewer may not know.
func (r remote) plain(s game.State, viewer game.Player) game.State {
	require.Contains(r.t, []game.Player{r.seat, game.Nobody}, viewer, "the view of another seat is asked for")
	view := s.Clone()
	view.Redact(viewer)
	require.Equal(r.t, game.Hash(view), game.Hash(s), "a secret is told")
	return s
}

// beat is the same for a beat.
func (r remote) beat(b session.Beat, viewer game.Player) {
	r.plain(b.Before, viewer)
	r.plain(b.After, viewer)
	require.Equal(r.t, session.VisibleTo(b.Events, viewer), b.Events)
}

func (r remote) View(viewer game.Player) game.State { return r.plain(r.Host.View(viewer), viewer) }

func (r remote) Public() game.State { return r.plain(r.Host.Public(), game.Nobody) }

func (r remote) BeatsFor(viewer game.Player) iter.Seq[session.Beat] {
	return func(yield func(session.Beat) bool) {
		for b := range r.Host.BeatsFor(viewer) {
			if r.beat(b, viewer); !yield(b) {
				return
			}
		}
	}
}

func (r remote) Record(viewer game.Player) iter.Seq[session.Beat] {
	if r.Public().Result().Over {
		return r.Host.Record(viewer)
	}
	return r.BeatsFor(viewer)
}

func (r remote) Take(viewer game.Player) []host.News {
	news := r.Host.Take(viewer)
	for _, x := range news {
		r.beat(x.Beat, viewer)
	}
	return news
}

// Repeat asks in the view of the seat alone how long an action goes on.
func (r remote) Repeat(a game.Action, while func(game.State) bool) error {
	return r.Host.Repeat(a, func(s game.State) bool { return while(r.plain(s, r.seat)) })
}

// secretive are options for three with which seats have secrets.
func secretive(info *game.Info) game.Options {
	o := game.Options{Seats: 3, Values: map[string]string{}}
	if !info.HiddenByDefault {
		o.Values["money"] = "hidden"
	}
	return o
}

// Who plays a seat of a match that is led elsewhere, and gets no more of it than that seat may know,
// sees the same pictures and can do the same as at the screen of a match with all that is in it.
func TestAClientThatKnowsItsSeatAlone(t *testing.T) {
	for _, rules := range catalog.All() {
		t.Run(rules.Info().ID, func(t *testing.T) {
			seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Name: "Bernat", Level: "deckhand", Colour: 2}, {Kind: session.Bot, Name: "Clara", Level: "deckhand", Colour: 3}}
			here, there := drive(t, &store.Memory{}, desktop), drive(t, &store.Memory{}, desktop)
			here.Context.Settings.SpeedOwn, here.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
			there.Context.Settings.SpeedOwn, there.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
			m, beats, err := session.New(rules, secretive(rules.Info()), seats, 7)
			require.NoError(t, err)
			away := m.Copy()
			p := NewPlay(here.Context, m, beats).(*Play)
			here.Stack = app.NewStack(here.Context, p)
			h := host.New(away, host.Options{Brain: func(seat game.Player) session.Brain { return there.Context.Bots.Bot(away, seat) }})
			far := remote{h, t, 1}
			q := Join(there.Context, far, slices.Collect(far.BeatsFor(1))).(*Play)
			there.Stack = app.NewStack(there.Context, q)
			chance, pictures, hidden, opened := game.NewRand(3), 0, 0, map[display.Command]int{}
			waits := func(p *Play) bool {
				return p.asked() && p.seating.seated == p.seating.decider() && p.settled() || p.seating.decider() == game.Nobody
			}
			for n := 0; ; n++ {
				for ticks := 0; !waits(p) || !waits(q); ticks++ {
					require.Less(t, ticks, 1000)
					here.Rest(1)
					there.Rest(1)
				}
				require.Equal(t, m.Log(), away.Log())
				if p.seating.decider() == game.Nobody {
					break
				}
				require.Equal(t, away.State().AppendActions(nil), q.now.Legal)
				require.Equal(t, p.now.Legal, q.now.Legal)
				if game.Hash(away.State()) != game.Hash(q.now.Own) {
					hidden++
				}
				if n%3 == 0 {
					here.Rest(1)
					there.Rest(1)
					require.True(t, slices.Equal(here.List.Ops, there.List.Ops), "another picture")
					require.Equal(t, fmt.Sprintf("%+v", here.List.Hits), fmt.Sprintf("%+v", there.List.Hits), "something else can be clicked")
					require.Equal(t, here.Stack.Page(), there.Stack.Page())
					pictures++
				}
				if n%8 == 5 { // all that is opened from the menu
					for _, tap := range []display.Command{page.CmdReplay, page.CmdDice} {
						here.Key(control.Menu)
						there.Key(control.Menu)
						require.Equal(t, here.List.Find(display.Target{Command: tap}) == nil, there.List.Find(display.Target{Command: tap}) == nil)
						if here.List.Find(display.Target{Command: tap}) != nil {
							here.Tap(string(tap))
							there.Tap(string(tap))
							require.Equal(t, here.Scene(), there.Scene())
							require.Equal(t, apptest.AllTexts(&here.List), apptest.AllTexts(&there.List), tap)
							opened[tap]++
						}
						here.Key(control.Cancel)
						there.Key(control.Cancel)
					}
				}
				plan := []game.Action{p.now.Legal[chance.IntN(len(p.now.Legal))]}
				if p.now.IsEnd(plan[0]) { // less often
					plan[0] = p.now.Legal[chance.IntN(len(p.now.Legal))]
				}
				if k := chance.IntN(2 + len(p.now.Routes)); k < len(p.now.Routes) {
					plan = p.now.Routes[k].Plan
				}
				p.propose(here.Context, plan...)
				q.propose(there.Context, slices.Clone(plan)...)
			}
			require.Greater(t, pictures, 5)
			require.Positive(t, opened[page.CmdReplay])
			require.Equal(t, here.Context.Games.CountsHits(m), opened[page.CmdDice] > 0)
			for _, d := range []*driver{here, there} {
				d.Forward(func() bool { return d.Scene() == "result" })
				d.Forward(d.Stack.Still)
			}
			require.Equal(t, apptest.AllTexts(&here.List), apptest.AllTexts(&there.List), "another end is told")
			require.Positive(t, hidden, "there is nothing that the seat may not know")
		})
	}
}
