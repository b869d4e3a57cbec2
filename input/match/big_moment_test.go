package match

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
)

// about proposes the last decision of a person that leads to such an event in a random game, at the pace of
// the settings: nothing of it has been shown yet.
func about(t *testing.T, d *driver, id string, is func(game.Event) bool) *Play {
	t.Helper()
	rules, options := catalog.Find(id), game.Options{Seats: 4}
	for seed := uint64(1); ; seed++ {
		require.Less(t, seed, uint64(50), "such an event does not come up")
		var log []game.Action
		at := -1
		_, err := gametest.RandomGame(rules, options, seed, func(_ game.State, a game.Action, events []game.Event) {
			if at < 0 && a.By > game.Nobody && slices.ContainsFunc(events, is) {
				at = len(log)
			}
			log = append(log, a)
		})
		require.NoError(t, err)
		if at < 0 {
			continue
		}
		seats := make([]session.Seat, options.Seats)
		for i, name := range []string{"Anna", "Bernat", "Caterina", "Dawud"} {
			seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: name, Colour: i + 1}
		}
		human := &seats[log[at].By-1]
		human.Kind, human.Level = session.Human, ""
		m, err := session.Restore(rules, options, seats, seed, log[:at])
		require.NoError(t, err)
		require.NoError(t, d.Context.Archive().Save(m))
		d.Stack = app.NewStack(d.Context, page.NewTitle(d.Context))
		d.Tap("continue")
		p := d.Stack.Top().(*Play)
		d.Forward(p.asked)
		p.propose(d.Context, log[at])
		return p
	}
}

// byForce reports whether an event takes a port from somebody.
func byForce(ev game.Event) bool {
	return ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.From.Kind == game.SeatRef && ev.To.Kind == game.SeatRef
}

// harbours are where the ports of the board are drawn.
func harbours(l *display.List) map[game.Ref]display.Rect {
	at := map[game.Ref]display.Rect{}
	for _, h := range l.Hits {
		if h.Target.Ref.Kind == game.PortRef && h.Target.Command == "" {
			at[h.Target.Ref] = h.Rect
		}
	}
	return at
}

// When a port is taken by force the board comes nearer for a moment, the music steps back, and a flag tells what the log
// tells; then the board lies as before. With reduced motion it stays where it is, a skip ends it, and where everything
// happens at once there is none of it.
func TestABigMomentIsStaged(t *testing.T) {
	for _, tt := range []struct {
		speed      app.Speed
		still      bool
		stop       bool
		near, told bool
	}{
		{app.Normal, false, false, true, true},
		{app.Normal, true, false, false, true},
		{app.Normal, false, true, true, true},
		{app.AtOnce, false, false, false, false},
	} {
		d := drive(t, &store.Memory{}, desktop)
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.ReducedMotion = tt.speed, tt.speed, tt.still
		p := about(t, d, "serenissima", byForce)
		d.Tick(control.Frame{})
		rest, moved, told, lowered := harbours(&d.List), false, false, false
		require.NotEmpty(t, rest)
		for n := 0; !p.timeline.Idle(); n++ {
			require.Less(t, n, 2000)
			d.Tick(control.Frame{})
			if !p.timeline.ShowsBigMoment() {
				continue
			}
			require.Equal(t, 1, p.timeline.Left())
			lowered = lowered || d.Stack.MusicShare() < 1
			for ref, at := range harbours(&d.List) {
				moved = moved || at != rest[ref]
			}
			if text := p.words(d.Context).Event(onlyEvent(p, byForce)); strings.Count(strings.Join(apptest.AllTexts(&d.List), "\n"), strings.TrimSuffix(text, ".")) > 0 {
				told = true
			}
			if tt.stop && moved {
				d.Key(control.Skip)
				require.False(t, p.timeline.ShowsBigMoment())
				break
			}
		}
		require.Equal(t, tt.near, moved, "%+v", tt)
		require.Equal(t, tt.told, told, "%+v", tt)
		require.Equal(t, tt.told, lowered, "%+v", tt)
		if !tt.stop {
			d.Tick(control.Frame{})
			require.EqualValues(t, 1, d.Stack.MusicShare())
		}
	}
}

// onlyEvent is the newest event of a kind of those that the log knows.
func onlyEvent(p *Play, is func(game.Event) bool) (found game.Event) {
	for _, e := range p.history.Entries {
		for _, ev := range e.Events {
			if is(ev) {
				found = ev
			}
		}
	}
	return found
}

// Bids are paid when all of them have been laid open: until then no coin flies, and what each has bid has been told.
func TestPaymentWaitsForTheReveal(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.Normal, app.Normal
	bid := func(ev game.Event) bool { return ev.Kind == game.Revealed && ev.What.Kind == game.SeatRef && ev.N > 0 }
	p := about(t, d, "mediterranee", bid)
	shows := func(text string) bool {
		return slices.ContainsFunc(apptest.AllTexts(&d.List), func(s string) bool { return strings.HasPrefix(s, text) })
	}
	names, open := []string{"Anna", "Bernat", "Caterina", "Dawud"}, map[string]bool{} // whose sums have been seen
	for n := 0; !shows("−"); n++ {
		require.Less(t, n, 2000, "nothing is paid")
		d.Tick(control.Frame{})
		if ev, _ := p.timeline.Now(); ev.Kind != game.Revealed {
			continue
		}
		require.False(t, shows("−"), "paid while the bids are laid open")
		for seat := range 4 {
			if ev := onlyEvent(p, func(ev game.Event) bool { return bid(ev) && ev.What == game.Seat(game.Player(seat+1)) }); ev.N > 0 {
				open[names[seat]] = open[names[seat]] || shows(d.Context.Lang.Number(100*int(ev.N)))
			}
		}
	}
	require.NotEmpty(t, open)
	for who, seen := range open {
		require.True(t, seen, "the bid of %s is told before it is paid", who)
	}
}

// Every row of a player shows a face at desktop sizes, and so does what tells that a computer is thinking.
func TestRowsAndHintShowFaces(t *testing.T) {
	for _, id := range []string{"serenissima", "goldenhorn", "mediterranee"} {
		d, p := seatedAt(t, catalog.Find(id), 1, app.AtOnce)
		d.Tick(control.Frame{})
		look := p.desk(d.Context)
		busts := map[display.Point]bool{}
		for _, o := range d.List.Ops {
			if o.Path != nil && strings.HasPrefix(o.Path.Name, "bust ") {
				busts[display.Point{X: o.X, Y: o.Y}] = true
			}
		}
		require.Len(t, busts, len(p.host.Seats())+1, "%s: a face for each row, and that of the hint", id)
		hint := hintAt(&look)
		require.True(t, slices.ContainsFunc(slices.Collect(maps.Keys(busts)), hint.Contains), id)
	}
}

// A turn begins on a banner with a face, for less than a second: a skip ends it, and where all happens at once there is none.
func TestATurnBeginsOnABanner(t *testing.T) {
	for _, rules := range catalog.All() {
		info := rules.Info()
		begins := func(ev game.Event) bool { return ev.Kind == game.Turned && info.NoteName(ev.Note) == "turn" }
		for _, tt := range []struct {
			speed app.Speed
			skip  bool
		}{{app.Normal, false}, {app.Normal, true}, {app.AtOnce, false}} {
			d := drive(t, &store.Memory{}, desktop)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = tt.speed, tt.speed
			p := about(t, d, info.ID, begins)
			shown := 0
			for n := 0; !p.timeline.Idle(); n++ {
				require.Less(t, n, 3000)
				d.Tick(control.Frame{})
				if !bannerShown(&d.List) {
					continue
				}
				shown++
				if tt.skip {
					d.Key(control.Skip)
					require.False(t, bannerShown(&d.List), info.ID)
					break
				}
			}
			require.Equal(t, tt.speed == app.AtOnce, shown == 0, "%s, %+v", info.ID, tt)
			require.Less(t, shown, 60, info.ID)
		}
	}
}

// bannerShown reports whether a face is drawn in the upper middle of the board.
func bannerShown(l *display.List) bool {
	return slices.ContainsFunc(l.Ops, func(o display.Op) bool {
		return o.Kind == display.FillPath && strings.HasPrefix(o.Path.Name, "bust ") && o.X > 0.3*desktop.X && o.X < 0.6*desktop.X && o.Y < 0.3*desktop.Y
	})
}
