package match

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/display"
	"serenissima/render/table"
)

// The money of the sales that the news tell of is what has been paid for them, and every port that
// has changed hands is among them.
func TestNewsTellOfSalesAndPorts(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(3) {
			list := scenetest.PositionsOf(t, rules, seed, 1)
			m := list[len(list)-1]
			var heard news
			n, taken, goods := 0, 0, 0
			for b := range m.Beats() {
				n++
				heard.hear(on, b, n)
				for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
					if ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.To.Kind == game.SeatRef {
						taken++
					}
					if ev.Kind == game.Moved && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef && ev.To.Kind == game.PortRef && ev.By > 0 {
						goods++
					}
				}
			}
			count := func(kind deedKind) (n int) {
				for _, d := range heard.deeds {
					if d.kind == kind {
						n++
						require.Positive(t, int(d.by))
						require.GreaterOrEqual(t, d.sum, 0)
					}
				}
				return n
			}
			require.Equal(t, taken, count(took))
			require.Equal(t, goods, count(sold))
		}
	})
}

// What others take from a ship is told where it lay, by a skull.
func TestNewsTellOfRobberies(t *testing.T) {
	robberies := map[string]int{}
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(6) {
			list := scenetest.PositionsOf(t, rules, seed, 1)
			var heard news
			n := 0
			for b := range list[len(list)-1].Beats() {
				n++
				heard.hear(on, b, n)
				for _, ev := range b.Events {
					if ev.Kind != game.Took || ev.From.Kind != game.ShipRef || ev.To.Kind != game.SeatRef || ev.What.Kind == game.ShipRef {
						continue
					}
					last := heard.deeds[len(heard.deeds)-1]
					require.Equal(t, deed{by: game.Player(ev.To.ID), at: on.Facts(b.Before, ev.From).Area, kind: robbed, thing: ev.What, events: []game.Event{ev}, beat: n}, last)
					require.Equal(t, []sign{{icon: "death-skull"}}, (&report{deeds: []deed{last}}).signs(strconv.Itoa))
					robberies[rules.Info().ID]++
				}
			}
		}
	})
	require.NotZero(t, robberies["goldenhorn"])
}

// Wherever a ship is robbed at sea, even beside a harbour, a pill on the board tells of it.
func TestEveryRobberyAtSeaHasAPill(t *testing.T) {
	rules, checked, beside := catalog.Find("goldenhorn"), 0, 0
	for _, size := range []display.Point{desktop, {X: 390, Y: 844}} {
		for seed := range uint64(2) {
			for _, m := range scenetest.PositionsOf(t, rules, seed, 11) {
				_, p := resume(t, size, m)
				s, by := m.State(), max(p.now.Viewer, 1)%game.Player(len(m.Seats()))+1
				if !p.chronicle.newsShown() || p.chronicle.news.acted[p.now.Viewer] == 0 {
					continue
				}
				for _, ship := range p.now.Things {
					facts := p.table.Facts(s, ship)
					if ship.Kind != game.ShipRef || facts.Area.Kind != game.AreaRef || facts.Owner == by {
						continue
					}
					d, p := resume(t, size, m)
					robbery := game.Event{Kind: game.Took, By: by, What: game.Good(1), From: ship, To: game.Seat(int(by)), N: 1, Seen: game.Everybody}
					p.chronicle.news.hear(p.table, session.Beat{Action: game.Action{By: by}, Before: s, After: s, Events: []game.Event{robbery}}, m.Len()+1)
					d.rest(1)
					require.True(t, slices.ContainsFunc(d.list.Hits, func(h display.Hit) bool {
						return h.Target == display.Target{Command: table.CmdAbout, Ref: facts.Area, Index: int(by)}
					}), "%v at %v in a window of %v", ship, facts.Area, size)
					checked++
					if portBy(p.table, s, facts.Area) != facts.Area {
						beside++
					}
				}
			}
		}
	}
	require.NotZero(t, beside)
	require.Greater(t, checked, 50)
}

// There is one pill for each opponent and place, with each sign once and the sum of all sales.
func TestReportsSumUp(t *testing.T) {
	port, other := game.Port(3), game.Port(4)
	list := reports([]deed{
		{by: 2, at: port, kind: sold, sum: 4}, {by: 3, at: port, kind: fought}, {by: 2, at: port, kind: took},
		{by: 2, at: port, kind: sold, sum: 3}, {by: 2, at: other, kind: built, thing: game.Building(1)}, {by: 2, at: other, kind: hired},
	})
	require.Len(t, list, 3)
	require.Equal(t, []sign{{icon: "flag"}, {icon: "two-coins"}, {text: "+7"}}, list[0].signs(strconv.Itoa))
	require.Equal(t, []sign{{icon: "crossed-swords"}}, list[1].signs(strconv.Itoa))
	require.Equal(t, []sign{{piece: game.Building(1)}, {icon: "meeple"}}, list[2].signs(strconv.Itoa))
}

// What others did is on the board until one acts oneself, and comes back when that is undone.
// A row that is pointed at shows only what that player did, with the ways of its ships.
func TestNewsStayUntilOnesNextAction(t *testing.T) {
	d, p := seated(t, 1, scene.AtOnce)
	pills := func() (list []display.Target) {
		d.rest(1)
		for _, h := range d.list.Hits {
			if h.Target.Command == table.CmdAbout && h.Target.Index > 0 && h.Target.Ref.Kind == game.PortRef {
				require.NotEmpty(t, h.Tip)
				list = append(list, h.Target)
			}
		}
		return list
	}
	d.forward(p.asked)
	require.Empty(t, pills(), "before one's first action there is no since")
	ways, seen := 0, 0
	places, marked := 0, 0 // ports at which others have done something, and those with a pill
	for tries := 0; seen < 3 || ways == 0; tries++ {
		require.Less(t, tries, 300)
		fresh := p.now.View.Asking().Fresh
		told := reports(p.chronicle.news.since(1))
		shown := pills()
		if p.now.Modal() {
			require.Empty(t, shown)
		} else if fresh {
			for _, r := range told {
				if r.at.Kind == game.PortRef {
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
				require.Equal(t, seat, p.chronicle.newsOf())
				for _, v := range p.board.boardView(d.c).Voyages {
					require.Equal(t, seat, v.By)
					ways++
				}
			}
			p.board.hover = display.Target{}
		}
		p.controller.do(d.c, p.now.Legal[len(p.now.Legal)/2])
		if p.decider() == 1 && !p.now.Modal() && p.timeline.Idle() {
			require.Empty(t, slices.DeleteFunc(p.chronicle.news.since(1), func(x deed) bool { return x.by != 1 }))
		}
		d.forward(func() bool { return p.asked() || p.decider() == game.Nobody })
		require.NotEqual(t, game.Nobody, p.decider())
	}
	require.GreaterOrEqual(t, 10*marked, 9*places, "%d of %d places", marked, places)
}

// On a phone the chart goes on under panels: pills of places there are not shown.
func TestNewsLieOverNoPanel(t *testing.T) {
	shown := 0
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		for seed := uint64(1); seed <= 6; seed++ {
			for _, m := range scenetest.Positions(t, seed, 4) {
				d, p := resume(t, size, m)
				v := p.board.boardView(d.c)
				for _, ref := range things(m.State(), p) {
					p.chronicle.news.deeds = append(p.chronicle.news.deeds, deed{by: p.decider()%2 + 1, kind: took, at: ref, beat: m.Len()})
				}
				d.rest(1)
				for _, h := range d.list.Hits {
					if h.Target.Command != table.CmdAbout || h.Target.Index == 0 || h.Rect.H != newsHeight(v) {
						continue
					}
					shown++
					require.False(t, v.BelowPanels(h.Rect), "%v", h.Rect)
				}
			}
		}
	}
	require.Greater(t, shown, 50)
}

// Where the number of a galley is chosen, no pill lies over the sheet with the numbers and what they mean.
func TestNewsLieOffTheNumbersToChooseFrom(t *testing.T) {
	chosen := 0
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1280, Y: 800}} {
		for _, m := range scenetest.Positions(t, 1, 4) {
			d, p := resume(t, size, m)
			v := p.board.boardView(d.c)
			if !v.Frame.Choosing {
				continue
			}
			chosen++
			for _, ref := range things(m.State(), p) {
				p.chronicle.news.deeds = append(p.chronicle.news.deeds, deed{by: p.decider()%2 + 1, kind: took, at: ref, beat: m.Len()})
			}
			d.rest(1)
			for _, h := range d.list.Hits {
				if h.Target.Command == table.CmdAbout && h.Target.Index != 0 && h.Rect.H == newsHeight(v) {
					require.True(t, v.Frame.Sheet.Intersect(h.Rect).Empty(), "%v: %v over %v", size, h.Rect, v.Frame.Sheet)
				}
			}
		}
	}
	require.NotZero(t, chosen)
}

// Pills leave readable what a place shows, and lie on the board together with it.
func TestNewsLeavePlacesReadable(t *testing.T) {
	checked := 0
	for seed := uint64(1); seed <= 12; seed++ {
		for i, m := range scenetest.Positions(t, seed, 3) {
			d, p, name := arranged(t, m, int(seed)*3+i)
			v := p.board.boardView(d.c)
			for _, ref := range things(m.State(), p) {
				rim, seen := p.table.Stage(v).Rim(ref)
				r, ok := newsBox(p.table, v, ref, 60)
				if !ok || !seen || !within(rim, v.Frame.Board) {
					continue
				}
				require.True(t, within(r.Inset(0.5), v.Frame.Board), "%s: %v of %v in %v", name, r, rim, v.Frame.Board)
				require.LessOrEqual(t, r.Intersect(rim).H, 0.13*rim.H, name)
				checked++
			}
		}
	}
	require.Greater(t, checked, 100)
}

// Pills lie over no name of a port where any rim of a place is free of names: "Barcelona" stands
// right below its plaque.
func TestNewsLeaveNamesOfPortsReadable(t *testing.T) {
	for _, rules := range catalog.All() {
		m := scenetest.PositionsOf(t, rules, 2, 3)[0]
		d, p := resume(t, desktop, peopled(t, m, 2))
		v := p.board.boardView(d.c)
		names := p.table.PortNames(v)
		over, places := 0, 0
		for _, ref := range p.now.Things {
			r, ok := newsBox(p.table, v, ref, 50)
			if _, seen := p.table.Stage(v).Rim(ref); !ok || !seen || ref.Kind != game.PortRef || len(names) == 0 {
				continue
			}
			places++
			for _, name := range names {
				if r.Intersect(name).W > 2 && r.Intersect(name).H > 2 {
					over++
					break
				}
			}
		}
		require.Zero(t, over, "%s: of %d", rules.Info().ID, places)
	}
}

// Where a place has no rim, such as a space of a course or a pier, pills lie on the board, over no
// name and under no panel as well, in all windows.
func TestNewsOfPlacesWithoutRimLieInTheOpen(t *testing.T) {
	rules, checked := catalog.Find("goldenhorn"), 0
	for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 768, Y: 1024}} {
		for _, expansion := range []string{"no", "yes"} {
			m := scenetest.PositionsWith(t, rules, map[string]string{"expansion": expansion}, 2, 9)[3]
			d, p := resume(t, size, m)
			v := p.board.boardView(d.c)
			for _, ref := range p.now.Things {
				place, ok := p.table.Place(v, ref)
				if !ok || !place.OnChart || ref.Kind != game.AreaRef && ref.Kind != game.PortRef {
					continue
				}
				r, ok := newsBox(p.table, v, ref, 1.6*newsHeight(v))
				require.True(t, ok)
				require.True(t, within(r.Inset(0.5), v.Frame.Board), "%v %v: %v in %v", size, ref, r, v.Frame.Board)
				require.False(t, v.BelowPanels(r), "%v %v: %v", size, ref, r)
				for _, name := range p.table.PortNames(v) {
					require.True(t, name.Intersect(r).Empty(), "%v %v: %v over %v", size, ref, r, name)
				}
				checked++
			}
		}
	}
	require.Greater(t, checked, 80)
}

// The tip of a pill tells a sale with what it brings, as the log does.
func TestNewsTellWhatSalesBring(t *testing.T) {
	sales := 0
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := scenetest.PositionsOf(t, rules, 1, 1)
		m := list[len(list)-1]
		d := drive(t, &store.Memory{}, desktop)
		p := NewPlay(d.c, m, nil).(*Play)
		p.words(d.c)
		var heard news
		n := 0
		for b := range m.Beats() {
			n++
			heard.hear(on, b, n)
		}
		for _, r := range reports(heard.deeds) {
			for _, sale := range r.deeds {
				if sale.kind != sold || len(sale.events) < 2 {
					continue
				}
				sales++
				alone := report{by: r.by, at: r.at, deeds: []deed{sale}, sum: sale.sum}
				require.Contains(t, p.chronicle.newsTip(&alone), p.spoken.Number(sale.sum))
				require.True(t, slices.ContainsFunc(p.chronicle.story, func(s sentence) bool { return s.text() == p.chronicle.newsTip(&alone) }), p.chronicle.newsTip(&alone))
			}
		}
	})
	require.Positive(t, sales)
}
