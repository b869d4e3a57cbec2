package panel

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/match/history"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// A pill has each sign of a report once, and the sum of all sales.
func TestPillsSumUp(t *testing.T) {
	port, other := game.Port(3), game.Port(4)
	list := history.Reports([]history.Deed{
		{By: 2, At: port, Kind: history.Sold, Sum: 4}, {By: 3, At: port, Kind: history.Fought}, {By: 2, At: port, Kind: history.Took},
		{By: 2, At: port, Kind: history.Sold, Sum: 3}, {By: 2, At: other, Kind: history.Built, Thing: game.Building(1)}, {By: 2, At: other, Kind: history.Hired},
		{By: 3, At: other, Kind: history.Robbed, Thing: game.Good(1)},
	})
	require.Len(t, list, 4)
	for i, want := range [][]kit.PillSign{
		{{Icon: "flag"}, {Sum: 7}},
		{{Icon: "crossed-swords"}},
		{{Piece: game.Building(1)}, {Icon: "meeple"}},
		{{Icon: "death-skull"}},
	} {
		require.Equal(t, want, signs(&list[i]))
	}
}

// The tip of a pill tells a sale with what it brings, as the log does.
func TestPillsTellWhatSalesBring(t *testing.T) {
	sales := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := apptest.PositionsOf(t, rules, 1, 1)
		d := layOut(t, list[len(list)-1], desktop())
		heard := history.New(on, allShown{})
		var deeds []history.Deed
		for b := range d.match.Beats() {
			heard.Add(d.words, b)
			for _, x := range heard.Deeds.Since(b.Action.By%game.MaxSeats + 1) { // somebody else
				if x.Beat == heard.Beats {
					deeds = append(deeds, x)
				}
			}
		}
		for _, r := range history.Reports(deeds) {
			for _, sale := range r.Deeds {
				if sale.Kind != history.Sold || len(sale.Events) < 2 {
					continue
				}
				sales++
				tip := deedTip(d, &history.Report{By: r.By, At: r.At, Deeds: []history.Deed{sale}, Sum: sale.Sum})
				require.Contains(t, tip, d.words.Number(sale.Sum))
				require.True(t, slices.ContainsFunc(d.history.Entries, func(e *history.Entry) bool { return e.Text() == tip }), tip)
			}
		}
	})
	require.Positive(t, sales)
}

// windows are those in which pills are looked at, with letters of all sizes, for both hands.
func windows() (list []layout.Window) {
	for i, w := range []layout.Window{window(1280, 800), window(1600, 1000), window(1024, 768), window(768, 1024), window(844, 390), window(390, 844)} {
		for k, letters := range []float64{1, 1.25, 1.5} {
			w.TextScale, w.Left = letters, (i+k)%2 == 1
			list = append(list, w)
		}
	}
	return list
}

// places are the ports and ships of a match.
func places(d *laidOut) (refs []game.Ref) {
	for id := range d.match.Rules().Info().Refs[game.PortRef] {
		if id > 0 {
			refs = append(refs, game.Port(id))
		}
	}
	for id := int16(1); id <= 15; id++ {
		if ref := game.Ship(id); d.on.Facts(d.match.State(), ref).Owner != game.Nobody {
			refs = append(refs, ref)
		}
	}
	return refs
}

// Pills leave readable what a place shows, and lie on the board together with it.
func TestPillsLeavePlacesReadable(t *testing.T) {
	checked, all := 0, windows()
	for seed := uint64(1); seed <= 12; seed++ {
		for i, m := range apptest.Positions(t, seed, 3) {
			w := all[(int(seed)*3+i)%len(all)]
			d := layOut(t, m, w)
			for _, near := range []bool{false, true} {
				v := d.view
				if near {
					v.Camera.Zoom(1.7, v.Camera.View.Center())
				}
				for _, ref := range places(d) {
					rim, seen := d.on.Stage(v).Rim(ref)
					r, ok := deedBox(d.on, v, ref, 60)
					if !ok || !seen || !v.Frame.Board.Holds(rim) {
						continue
					}
					require.True(t, v.Frame.Board.Holds(r.Inset(0.5)), "%v: %v of %v in %v", w, r, rim, v.Frame.Board)
					require.LessOrEqual(t, r.Intersect(rim).H, 0.13*rim.H, "%v", w)
					checked++
				}
			}
		}
	}
	require.Greater(t, checked, 100)
}

// Pills lie over no name of a port where any rim of a place is free of names: "Barcelona" stands
// right below its plaque.
func TestPillsLeaveNamesOfPortsReadable(t *testing.T) {
	for _, rules := range catalog.All() {
		d := layOut(t, apptest.PositionsOf(t, rules, 2, 3)[0], desktop())
		names := d.on.PortNames(d.view)
		over, places := 0, 0
		for _, ref := range d.on.Things(d.Now()) {
			r, ok := deedBox(d.on, d.view, ref, 50)
			if _, seen := d.on.Stage(d.view).Rim(ref); !ok || !seen || ref.Kind != game.PortRef || len(names) == 0 {
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
func TestPillsOfPlacesWithoutRimLieInTheOpen(t *testing.T) {
	rules, checked := catalog.Find("goldenhorn"), 0
	for _, w := range []layout.Window{desktop(), window(844, 390), window(390, 844), window(768, 1024)} {
		for _, expansion := range []string{"no", "yes"} {
			d := layOut(t, apptest.PositionsWith(t, rules, map[string]string{"expansion": expansion}, 2, 9)[3], w)
			v := d.view
			for _, ref := range d.on.Things(d.Now()) {
				place, ok := d.on.Place(v, ref)
				if !ok || !place.OnChart || ref.Kind != game.AreaRef && ref.Kind != game.PortRef {
					continue
				}
				r, ok := deedBox(d.on, v, ref, 1.6*deedHeight(v))
				require.True(t, ok)
				require.True(t, v.Frame.Board.Holds(r.Inset(0.5)), "%v %v: %v in %v", w.Size, ref, r, v.Frame.Board)
				require.False(t, v.BelowPanels(r), "%v %v: %v", w.Size, ref, r)
				for _, name := range d.on.PortNames(v) {
					require.True(t, name.Intersect(r).Empty(), "%v %v: %v over %v", w.Size, ref, r, name)
				}
				checked++
			}
		}
	}
	require.Greater(t, checked, 80)
}
