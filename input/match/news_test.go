package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// robbery takes something from a ship.
func robbery(by game.Player, ship game.Ref) game.Event {
	return game.Event{Kind: game.Took, By: by, What: game.Good(1), From: ship, To: game.Seat(int(by)), N: 1, Seen: game.Everybody}
}

// everywhere lets the match hear that somebody else has taken all ports and robbed all ships.
func everywhere(d *driver, p *Play) {
	s, by := p.match().State(), p.seating.decider()%2+1
	beat := session.Beat{Action: game.Action{By: by}, Before: s, After: s}
	for _, ref := range p.table.Things(s) {
		ev := robbery(by, ref)
		if ref.Kind == game.PortRef {
			ev.What, ev.From = ref, game.Box
		}
		beat.Events = append(beat.Events, ev)
	}
	p.history.Add(p.words(d.Context), beat)
}

// pills are those that tell what others have done in places.
func pills(l *display.List) (list []display.Hit) {
	for _, h := range l.Hits {
		if h.Target.Command == table.CmdAbout && h.Target.Value != nil && (h.Target.Ref.Kind == game.PortRef || h.Target.Ref.Kind == game.AreaRef) {
			list = append(list, h)
		}
	}
	return list
}

// Wherever a ship is robbed at sea, even beside a harbour, a pill on the board tells of it.
func TestEveryRobberyAtSeaHasAPill(t *testing.T) {
	rules, checked, beside := catalog.Find("goldenhorn"), 0, 0
	for _, size := range []display.Point{desktop, {X: 390, Y: 844}} {
		for seed := range uint64(2) {
			for _, m := range apptest.PositionsOf(t, rules, seed, 11) {
				d, p := resume(t, size, m)
				s, by := m.State(), max(p.now.Viewer, 1)%game.Player(len(m.Seats()))+1
				if !p.tags[len(p.tags)-1].Shown(deskOf(p, d.Context)) || p.history.Deeds.Acted[p.now.Viewer] == 0 {
					continue
				}
				for _, ship := range p.now.Things {
					facts := p.table.Facts(s, ship)
					if ship.Kind != game.ShipRef || facts.Area.Kind != game.AreaRef || facts.Owner == by {
						continue
					}
					d, p := resume(t, size, m)
					p.history.Add(p.words(d.Context), session.Beat{Action: game.Action{By: by}, Before: s, After: s, Events: []game.Event{robbery(by, ship)}})
					d.Key(control.ZoomFit) // a phone shows a part of the course
					d.Rest(1)
					require.True(t, slices.ContainsFunc(d.List.Hits, func(h display.Hit) bool {
						return h.Target == display.Target{Command: table.CmdAbout, Ref: facts.Area, Value: by}
					}), "%v at %v in a window of %v", ship, facts.Area, size)
					checked++
					if slices.ContainsFunc(p.table.Facts(s, facts.Area).Neighbours, func(ref game.Ref) bool { return ref.Kind == game.PortRef }) {
						beside++
					}
				}
			}
		}
	}
	require.NotZero(t, beside)
	require.Greater(t, checked, 50)
}

// What others did is on the board until one acts oneself, and comes back when that is undone.
// A row that is pointed at shows only what that player did, with the ways of its ships.
func TestNewsStayUntilOnesNextAction(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	shownNow := func() (list []display.Target) {
		d.Rest(1)
		for _, h := range pills(&d.List) {
			if h.Target.Ref.Kind == game.PortRef {
				require.NotEmpty(t, h.Tip)
				list = append(list, h.Target)
			}
		}
		return list
	}
	d.Forward(p.asked)
	require.Empty(t, shownNow(), "before one's first action there is no since")
	ways, seen := 0, 0
	places, marked := 0, 0 // ports at which others have done something, and those with a pill
	for tries := 0; seen < 3 || ways == 0; tries++ {
		require.Less(t, tries, 300)
		fresh := p.now.View.Asking().Fresh
		told := history.Reports(p.history.Deeds.Since(1))
		shown := shownNow()
		if p.now.Modal() {
			require.Empty(t, shown)
		} else if fresh {
			for _, r := range told {
				if r.At.Kind == game.PortRef {
					places++
				}
			}
			marked += len(shown)
		}
		if fresh && len(shown) > 0 {
			require.LessOrEqual(t, len(shown), len(told))
			seen++
			for seat := game.Player(2); seat <= 4; seat++ {
				p.board.hover = display.Target{Ref: game.Seat(int(seat))}
				var alone display.List
				drawPanels(p.tags[len(p.tags)-1:], deskOf(p, d.Context), &alone)
				for _, h := range alone.Hits {
					require.Equal(t, seat, h.Target.Value)
				}
				for _, v := range viewOf(p, d.Context).ShipWays {
					require.Equal(t, seat, v.By)
					ways++
				}
			}
			p.board.hover = display.Target{}
		}
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		if p.seating.decider() == 1 && !p.now.Modal() && p.timeline.Idle() {
			require.Empty(t, slices.DeleteFunc(p.history.Deeds.Since(1), func(x history.Deed) bool { return x.By != 1 }))
		}
		d.Forward(func() bool { return p.asked() || p.seating.decider() == game.Nobody })
		require.NotEqual(t, game.Nobody, p.seating.decider())
	}
	require.GreaterOrEqual(t, 10*marked, 9*places, "%d of %d places", marked, places)
}

// On a phone the chart goes on under panels: pills of places there are not shown.
func TestNewsLieOverNoPanel(t *testing.T) {
	shown := 0
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		for seed := uint64(1); seed <= 6; seed++ {
			for _, m := range apptest.Positions(t, seed, 4) {
				d, p := resume(t, size, m)
				v := viewOf(p, d.Context)
				everywhere(d, p)
				d.Rest(1)
				for _, h := range pills(&d.List) {
					shown++
					require.False(t, v.BelowPanels(h.Rect), "%v", h.Rect)
				}
			}
		}
	}
	require.Greater(t, shown, 50)
}

// Where the number of a galley is chosen, no pill lies over the panel with the numbers.
func TestNewsLieOffTheNumbersToChooseFrom(t *testing.T) {
	chosen := 0
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1280, Y: 800}} {
		for _, m := range apptest.Positions(t, 1, 4) {
			d, p := resume(t, size, m)
			if !p.now.ChoosesApart() || !p.timeline.Idle() {
				continue
			}
			chosen++
			everywhere(d, p)
			d.Rest(1)
			for _, a := range p.now.Legal {
				number := d.List.Find(position.Act(a))
				require.Equal(t, number, d.List.At(number.Rect.Center()), "%v", size)
			}
		}
	}
	require.NotZero(t, chosen)
}

// A tap on a pill tells what it stands for, as a finger sees no explanation.
func TestATapOnAPillTellsIt(t *testing.T) {
	told := 0
	for _, size := range []display.Point{desktop, {X: 390, Y: 844}} {
		for _, m := range apptest.Positions(t, 2, 4) {
			d, p := resume(t, size, m)
			if everywhere(d, p); p.now.Modal() || p.now.ChoosesApart() || told > 8 {
				continue
			}
			d.Rest(1)
			for _, h := range pills(&d.List) {
				if h.Tip == "" || d.List.At(h.Rect.Center()).Target != h.Target {
					continue
				}
				d.Tap(device.TargetName(h.Target))
				require.True(t, d.Shows(strings.Join(strings.Fields(h.Tip)[:2], " ")), h.Tip)
				told++
				break
			}
		}
	}
	require.NotZero(t, told)
}
