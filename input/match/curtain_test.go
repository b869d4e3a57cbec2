package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/match/position"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// shared opens a match of two people and two bots whose money is open or hidden.
func shared(t *testing.T, money string, veil scene.Veil) (*driver, *Play) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers, d.c.Settings.Curtain = scene.AtOnce, scene.AtOnce, veil
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
	p := NewPlay(d.c, m, beats).(*Play)
	d.stack = scene.NewStack(d.c, p)
	d.rest(1)
	return d, p
}

// Before the next person sees hidden money there is a curtain; until that is open
// no picture holds anybody's secrets. Otherwise it depends on the setting.
func TestCurtain(t *testing.T) {
	for _, c := range []struct {
		money string
		veil  scene.Veil
		want  bool
	}{
		{"hidden", scene.VeilSecret, true}, {"hidden", scene.VeilAlways, true}, {"hidden", scene.VeilNever, false},
		{"open", scene.VeilSecret, false}, {"open", scene.VeilAlways, true}, {"open", scene.VeilNever, false},
	} {
		d, p := shared(t, c.money, c.veil)
		curtains, changes, last := 0, 0, game.Nobody
		for ticks := 0; p.match.Len() < 110 && !p.match.State().Result().Over; ticks++ {
			require.Less(t, ticks, 5000)
			_, drawn := d.stack.Top().(*scene.Curtain)
			if p.seating.curtained() {
				require.Equal(t, game.Nobody, p.now.Viewer)
				require.Empty(t, p.now.Legal)
				require.Equal(t, game.Hash(p.match.View(game.Nobody)), game.Hash(p.now.View))
			}
			switch {
			case drawn:
				curtains++
				require.Nil(t, d.list.Find(display.Target{Command: position.CmdGroup}), "the board is hidden")
				require.True(t, d.shows(p.match.Seat(p.decider()).Name+", it is your turn"))
				d.wake()
				if curtains%2 == 0 {
					d.key(control.Confirm)
				} else {
					d.tap("open-curtain")
				}
				require.Equal(t, "play", d.scene())
				require.Equal(t, p.decider(), p.now.Viewer)
			case p.asked() && !p.seating.curtained():
				if by := p.decider(); by != last {
					changes, last = changes+1, by
				}
				p.controller.do(d.c, p.now.Legal[len(p.now.Legal)/2])
				d.rest(1)
			default:
				d.rest(1)
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
	d, p := seated(t, 1, scene.AtOnce)
	d.c.Settings.Curtain = scene.VeilAlways
	d.forward(p.asked)
	d.rest(2)
	require.Equal(t, "play", d.scene())
	require.False(t, p.seating.curtained())
}

// A menu that is opened before a curtain has come shows in its replay nobody's secrets.
func TestReplayUnderACurtainKeepsSecrets(t *testing.T) {
	d, p := shared(t, "hidden", scene.VeilSecret)
	for ticks := 0; ; ticks++ {
		require.Less(t, ticks, 5000)
		if d.scene() == "curtain" {
			d.wake()
			d.key(control.Confirm)
		}
		seat := p.decider()
		if !p.asked() || p.seating.curtained() {
			d.rest(1)
			continue
		}
		d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = scene.Slow, scene.Slow
		p.controller.do(d.c, p.now.Legal[len(p.now.Legal)/2])
		if !p.timeline.Idle() && p.decider() != seat && p.seating.curtained() && p.match.Len() > 40 {
			break
		}
		d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = scene.AtOnce, scene.AtOnce
	}
	d.key(control.Menu)
	d.rest(1)
	d.tap("replay")
	r := d.stack.Top().(*Replay)
	i, hidden := 0, 0
	for b := range p.match.Beats() {
		require.Equal(t, b.For(game.Nobody), r.beats.Beats()[i])
		if game.Hash(b.After) != game.Hash(r.beats.Beats()[i].After) {
			hidden++
		}
		i++
	}
	require.Positive(t, hidden, "there are secrets to keep")
}

// The settings change the curtain at once.
func TestCurtainIsASetting(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.tap("settings")
	d.tap("section-people")
	d.tap("curtain")
	require.Equal(t, scene.VeilAlways, d.c.Settings.Curtain)
	d.tap("recap")
	require.False(t, d.c.Settings.Recap)
}

// Who sits down is told what the others have done since, and where they sailed;
// whatever is done next closes that.
func TestRecap(t *testing.T) {
	for _, wanted := range []bool{true, false} {
		d, p := shared(t, "open", scene.VeilSecret)
		d.c.Settings.Recap = wanted
		seen := 0
		for ticks := 0; p.match.Len() < 160 && !p.match.State().Result().Over; ticks++ {
			require.Less(t, ticks, 6000)
			if p.chronicle.recap == nil || !p.asked() {
				if p.asked() && p.seating.seated == p.decider() {
					p.controller.do(d.c, p.now.Legal[len(p.now.Legal)/2])
				}
				d.rest(1)
				continue
			}
			seen++
			r := p.chronicle.recap
			require.Equal(t, p.decider(), r.seat)
			require.NotEmpty(t, r.news)
			require.LessOrEqual(t, len(r.news), mostMissed)
			require.True(t, d.shows("since your last turn"))
			require.True(t, d.shows(p.words(d.c).Event(r.news[0])))
			require.Equal(t, r.voyages, p.board.boardView(d.c).Voyages)
			for _, v := range r.voyages {
				require.GreaterOrEqual(t, len(v.Areas), 2)
			}
			scenetest.RequireReadable(t, &d.list, desktop, "recap")
			recap := d.list.Find(display.Target{Command: cmdRecap})
			if subject, ok := p.table.Stage(p.board.boardView(d.c)).Rim(p.table.Subject(p.now.View)); ok {
				require.Equal(t, subject.Center().X > desktop.X/2, recap.Rect.X < desktop.X/2, "it lies on the other half")
			}
			if seen%3 == 2 {
				d.tap(input.TargetName(recap.Target))
			} else if seen%3 == 0 {
				d.key(control.Speed)
			} else {
				at, decided := display.Point{X: recap.Rect.X - 20, Y: 600}, p.match.Len() // on the recap, over the board
				d.tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true, Pinch: 1})
				d.tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
				require.Equal(t, decided, p.match.Len(), "it does not go through")
			}
			require.Nil(t, p.chronicle.recap)
			require.Equal(t, "play", d.scene())
		}
		require.Equal(t, wanted, seen > 2, seen)
	}
}

// The recap leaves in sight what is asked about: each ship that could be moved now, wherever it lies.
func TestRecapLeavesInSightWhatIsAskedAbout(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers, d.c.Settings.Curtain = scene.AtOnce, scene.AtOnce, scene.VeilNever
	seats := make([]session.Seat, 3)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: []string{"Anna", "Bernat", "Caterina"}[i], Colour: i + 1}
	}
	m, beats, err := session.New(catalog.Find("goldenhorn"), game.Options{Seats: len(seats)}, seats, 7)
	require.NoError(t, err)
	p := NewPlay(d.c, m, beats).(*Play)
	p.tutorial.tutor = nil
	d.stack = scene.NewStack(d.c, p)
	seen := 0
	for ticks := 0; seen < 30; ticks++ {
		require.Less(t, ticks, 6000)
		if d.list.Find(display.Target{Command: cmdRecap}) == nil || !p.asked() {
			if p.asked() && p.seating.seated == p.decider() {
				p.controller.do(d.c, p.now.Legal[(7*ticks)%len(p.now.Legal)])
			}
			d.rest(1)
			continue
		}
		seen++
		v := p.board.boardView(d.c)
		recap, stage := p.chronicle.recapAt(v, p.chronicle.recapLines(p.words(d.c), v)), p.table.Stage(v)
		for _, a := range p.now.Legal {
			if rim, ok := stage.Rim(a.Obj[0]); ok && a.Obj[0].Kind == game.ShipRef {
				require.True(t, recap.Intersect(rim).Empty(), "after %d entries: %v", p.match.Len(), a.Obj[0])
			}
		}
		d.tap(string(cmdRecap))
	}
}

// Somebody alone, who does not see the others' moves, is told what was lost in them; who
// sees them is not.
func TestLossesAreTold(t *testing.T) {
	guide, lost := all.Tables["serenissima"], 0
	for seed := uint64(1); lost < 3; seed++ {
		require.Less(t, seed, uint64(100))
		for _, m := range scenetest.Positions(t, seed, 1) {
			seat := m.State().Decision().Player
			r := (&chronicle{play: &Play{match: m, table: guide}}).sinceLast(seat)
			if !m.State().Asking().Fresh || r == nil || !slices.ContainsFunc(r.news, r.hurts) {
				continue
			}
			lost++
			for _, speed := range []scene.Speed{scene.AtOnce, scene.Fast} {
				d, p := advised(t, m, desktop)
				d.c.Settings.SpeedOthers = speed
				p.chronicle.toldAt, p.chronicle.recap = 0, nil
				d.tick(control.Frame{Pinch: 1})
				require.Equal(t, speed == scene.AtOnce, p.chronicle.recap != nil)
				require.Equal(t, speed == scene.AtOnce, d.shows("since your last turn"))
				d.key(control.ZoomFit)
				d.rest(2)
				require.Nil(t, p.chronicle.recap, "once")
			}
		}
	}
}

// What matters least is left out first, what the seat has lost never.
func TestRecapTellsWhatMatters(t *testing.T) {
	r := &recap{seat: 1}
	for range mostMissed {
		r.news = append(r.news, game.Event{Kind: game.Scored}, game.Event{Kind: game.Took})
	}
	r.news[0] = game.Event{Kind: game.Removed, By: 1}
	r.choose(all.Tables["serenissima"])
	require.Equal(t, game.Removed, r.news[0].Kind)
	r = &recap{}
	for range mostMissed {
		r.news = append(r.news, game.Event{Kind: game.Scored}, game.Event{Kind: game.Took})
	}
	r.choose(all.Tables["serenissima"])
	require.Len(t, r.news, mostMissed)
	require.Equal(t, mostMissed, r.rest)
	for _, ev := range r.news {
		require.Equal(t, game.Took, ev.Kind)
	}
}

// A curtain says what is asked, in words that do not depend on the position: of each prompt of the game with
// secret bids that a player answers.
func TestACurtainSaysWhatIsAsked(t *testing.T) {
	asked := map[string]bool{}
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		d := drive(t, &store.Memory{}, desktop)
		for _, m := range scenetest.PositionsOf(t, rules, 3, 1) {
			prompt := rules.Info().PromptName(m.State().Decision().Prompt)
			want := d.c.Lang.T("curtain.title", "name", m.Seat(1).Name)
			if key := rules.Info().ID + ".curtain." + prompt; d.c.Lang.Has(key) {
				want, asked[prompt] = d.c.Lang.T(key, "name", m.Seat(1).Name), true
			}
			d.stack = scene.NewStack(d.c, scene.NewCurtain(d.c, m, 1, func() {}))
			d.tick(control.Frame{})
			require.True(t, d.shows(want), want)
		}
	})
	require.True(t, asked["bidding"])
	require.True(t, asked["purchases"])
}
