package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/history"
	"serenissima/input/match/pages"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// shared opens a match of two people and two bots whose money is open or hidden.
func shared(t *testing.T, money string, veil app.Veil) (*driver, *Play) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.Curtain = app.AtOnce, app.AtOnce, veil
	seats := make([]session.Seat, 4)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Name: []string{"Anna", "Bernat", "Caterina", "Dawud"}[i], Level: "deckhand", Colour: i + 1}
		if i%2 == 0 {
			seats[i].Kind, seats[i].Level = session.Human, ""
		}
	}
	o := game.Options{Seats: 4, Values: map[string]string{"money": money}}
	m, beats, err := session.New(catalog.All()[0], o, seats, 7)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, beats).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(1)
	return d, p
}

// Before the next person sees hidden money there is a curtain; until that is open
// no picture holds anybody's secrets. Otherwise it depends on the setting.
func TestCurtain(t *testing.T) {
	for _, c := range []struct {
		money string
		veil  app.Veil
		want  bool
	}{
		{"hidden", app.VeilSecret, true}, {"hidden", app.VeilAlways, true}, {"hidden", app.VeilNever, false},
		{"open", app.VeilSecret, false}, {"open", app.VeilAlways, true}, {"open", app.VeilNever, false},
	} {
		d, p := shared(t, c.money, c.veil)
		curtains, changes, last := 0, 0, game.Nobody
		for ticks := 0; p.match().Len() < 110 && !p.match().State().Result().Over; ticks++ {
			require.Less(t, ticks, 5000)
			_, drawn := d.Stack.Top().(*pages.Curtain)
			if p.seating.curtained() {
				require.Equal(t, game.Nobody, p.now.Viewer)
				require.Empty(t, p.now.Legal)
				require.Equal(t, game.Hash(p.match().View(game.Nobody)), game.Hash(p.now.View))
			}
			switch {
			case drawn:
				curtains++
				require.False(t, slices.ContainsFunc(d.List.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdGroup }), "the board is hidden")
				require.True(t, d.Shows(p.match().Seat(p.seating.decider()).Name+", it is your turn"))
				d.Wake()
				if curtains%2 == 0 {
					d.Key(control.Confirm)
				} else {
					d.Tap("open-curtain")
				}
				require.Equal(t, "play", d.Scene())
				require.Equal(t, p.seating.decider(), p.now.Viewer)
			case p.asked() && !p.seating.curtained():
				if by := p.seating.decider(); by != last {
					changes, last = changes+1, by
				}
				p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
				d.Rest(1)
			default:
				d.Rest(1)
			}
		}
		require.Greater(t, changes, 3)
		if c.want {
			require.GreaterOrEqual(t, curtains, changes, "%v", c)
		} else {
			require.Zero(t, curtains, "%v", c)
		}
	}
}

// One person alone has no curtain.
func TestNoCurtainForOneAlone(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Context.Settings.Curtain = app.VeilAlways
	d.Forward(p.asked)
	d.Rest(2)
	require.Equal(t, "play", d.Scene())
	require.False(t, p.seating.curtained())
}

// A menu that is opened before a curtain has come shows in its replay nobody's secrets.
func TestReplayUnderACurtainKeepsSecrets(t *testing.T) {
	d, p := shared(t, "hidden", app.VeilSecret)
	for ticks := 0; ; ticks++ {
		require.Less(t, ticks, 5000)
		if d.Scene() == "curtain" {
			d.Wake()
			d.Key(control.Confirm)
		}
		seat := p.seating.decider()
		if !p.asked() || p.seating.curtained() {
			d.Rest(1)
			continue
		}
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Slow, app.Slow
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		if !p.timeline.Idle() && p.seating.decider() != seat && p.seating.curtained() && p.match().Len() > 40 {
			break
		}
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	}
	d.Key(control.Menu)
	d.Rest(1)
	d.Tap("replay")
	r := d.Stack.Top().(*Replay)
	i, hidden := 0, 0
	for b := range p.match().Beats() {
		require.Equal(t, b.For(game.Nobody), r.playback.Beats()[i])
		if game.Hash(b.After) != game.Hash(r.playback.Beats()[i].After) {
			hidden++
		}
		i++
	}
	require.Positive(t, hidden, "there are secrets to keep")
}

// The settings change the curtain at once.
func TestCurtainIsASetting(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Tap("settings")
	d.Tap("section-people")
	d.Tap("curtain")
	require.Equal(t, app.VeilAlways, d.Context.Settings.Curtain)
	d.Tap("recap")
	require.False(t, d.Context.Settings.Recap)
}

// Who sits down is told what the others have done since, and where they sailed;
// whatever is done next closes that.
func TestRecap(t *testing.T) {
	for _, wanted := range []bool{true, false} {
		d, p := shared(t, "open", app.VeilSecret)
		d.Context.Settings.Recap = wanted
		seen := 0
		for ticks := 0; p.match().Len() < 160 && !p.match().State().Result().Over; ticks++ {
			require.Less(t, ticks, 6000)
			if !p.recap.Telling() || !p.asked() {
				if p.asked() && p.seating.seated == p.seating.decider() {
					p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
				}
				d.Rest(1)
				continue
			}
			seen++
			r := history.SinceLast(p.table, p.match().Beats(), p.seating.decider())
			require.True(t, d.Shows(d.Context.Lang.T("recap.title", "name", p.match().Seat(p.seating.decider()).Name)))
			require.True(t, d.Shows("since your last turn"))
			require.True(t, d.Shows(p.words(d.Context).Event(r.News[0])))
			require.Equal(t, r.ShipWays, viewOf(p, d.Context).ShipWays)
			apptest.RequireReadable(t, &d.List, desktop, "recap")
			if seen%3 == 2 {
				d.Tap("close-recap")
			} else if seen%3 == 0 {
				d.Key(control.Speed)
			} else {
				at, decided := p.recap.Box(deskOf(p, d.Context)).Center(), p.match().Len() // over the board
				d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true, Pinch: 1})
				d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
				require.Equal(t, decided, p.match().Len(), "it does not go through")
			}
			require.False(t, p.recap.Telling())
			require.Equal(t, "play", d.Scene())
		}
		require.Equal(t, wanted, seen > 2, seen)
	}
}

// The recap lies on the board, clear of the bar, of the last entries of the log and of what is chosen
// from. What it tells it tells in whole sentences, and it says how many there are besides.
func TestTheRecapLiesInItsPlace(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, game := range catalog.All() {
			seen := 0
			for _, m := range apptest.PositionsOf(t, game, 7, 3) {
				d, p := resume(t, size, peopled(t, m, 4))
				r := history.SinceLast(p.table, p.match().Beats(), p.seating.decider())
				if r == nil || p.now.Modal() {
					continue
				}
				p.tutorial.tutor = nil
				p.recap.Tell(r)
				d.Rest(1)
				seen++
				f, box := deskOf(p, d.Context).Frame(), p.recap.Box(deskOf(p, d.Context))
				name := fmt.Sprintf("%s in a window of %v after %d entries", game.Info().ID, size, p.match().Len())
				require.True(t, f.Board.Holds(box), "%s: %v in %v", name, box, f.Board)
				require.True(t, box.Intersect(f.Latest).Empty(), "%s: %v, %v", name, box, f.Latest)
				require.True(t, box.Intersect(f.Bar).Empty(), name)
				require.True(t, box.Holds(d.List.Find(display.Target{Command: "close-recap"}).Rect), name)
				var drawn display.List
				p.recap.Draw(deskOf(p, d.Context), &drawn)
				untold := r.Rest
				told := (&apptest.Driver{T: t, List: drawn}).Text()
				for _, ev := range r.News {
					if text, ok := p.words(d.Context).Narrate(ev); ok && !strings.Contains(told, text) {
						untold++
					}
				}
				require.Less(t, untold-r.Rest, len(r.News), "%s: something is told", name)
				require.Contains(t, told, d.Context.Lang.T("recap.foot", "n", untold), name)
				for _, text := range apptest.Texts(&drawn) {
					require.True(t, box.Holds(text.At), "%s: %q", name, text.Text)
				}
			}
			require.Greater(t, seen, 5, game.Info().ID)
		}
	}
}

// Somebody alone, who does not see the others' moves, is told what was lost in them; who
// sees them is not.
func TestLossesAreTold(t *testing.T) {
	guide, lost := all.Tables["serenissima"], 0
	for seed := uint64(1); lost < 3; seed++ {
		require.Less(t, seed, uint64(100))
		for _, m := range apptest.Positions(t, seed, 1) {
			seat := m.State().Decision().Player
			r := history.SinceLast(guide, m.Beats(), seat)
			if !m.State().Asking().Fresh || !r.Hurt() {
				continue
			}
			lost++
			for _, speed := range []app.Speed{app.AtOnce, app.Fast} {
				d, p := advised(t, m, desktop)
				d.Context.Settings.SpeedOthers = speed
				p.seating.toldAt = 0
				p.recap.Tell(nil)
				d.Tick(control.Frame{Pinch: 1})
				require.Equal(t, speed == app.AtOnce, p.recap.Telling())
				require.Equal(t, speed == app.AtOnce, d.Shows("since your last turn"))
				d.Key(control.ZoomFit)
				d.Rest(2)
				require.False(t, p.recap.Telling(), "once")
			}
		}
	}
}

// A curtain says what is asked, in words that do not depend on the position: of each prompt of the game with
// secret bids that a player answers.
func TestACurtainSaysWhatIsAsked(t *testing.T) {
	asked := map[string]bool{}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		d := drive(t, &store.Memory{}, desktop)
		for _, m := range apptest.PositionsOf(t, rules, 3, 1) {
			prompt := rules.Info().PromptName(m.State().Decision().Prompt)
			want := d.Context.Lang.T("curtain.title", "name", m.Seat(1).Name)
			if key := rules.Info().ID + ".curtain." + prompt; d.Context.Lang.Has(key) {
				want, asked[prompt] = d.Context.Lang.T(key, "name", m.Seat(1).Name), true
			}
			d.Stack = app.NewStack(d.Context, pages.NewCurtain(d.Context, m, 1, func() {}))
			d.Tick(control.Frame{})
			require.True(t, d.Shows(want), want)
		}
	})
	require.True(t, asked["bidding"])
	require.True(t, asked["purchases"])
}
