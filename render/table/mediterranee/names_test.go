package mediterranee

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// screens are the windows in which names are to be seen.
var screens = []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 800}}

// shownIn is the view of a position with all of the chart in a window, with English words.
func shownIn(t *testing.T, s *rules.State, size display.Point) *table.View {
	texts, err := lang.Load(lang.English)
	require.NoError(t, err)
	w := texts.Words(rules.New().Info(), []string{"Anna", "Bernat", "Chiara", "Dawud"})
	f := Table{}.Layout(layout.Window{Size: size, TextScale: 1})
	v := &table.View{State: s, Frame: f, Camera: layout.Fit(f.Board, f.Chart), Say: w.Line, Name: w.NameOf, Lit: map[game.Ref]table.Light{}}
	for p := range int(s.Seats) {
		v.Seats = append(v.Seats, table.SeatStyle{Name: w.NameOf(game.Seat(p + 1)), Colour: p + 1})
	}
	return v
}

// purchasing is the first purchases of a game between four.
func purchasing(t *testing.T) *rules.State {
	state, err := rules.New().New(gametest.Options(4))
	require.NoError(t, err)
	s := state.(*rules.State)
	for s.Decision().Prompt == rules.Manning {
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	s.Phase = 2
	return s
}

// covered is the largest share of a name of a port or zone that a box covers.
func covered(v *table.View, r display.Rect) (most float64) {
	for _, name := range append(charted().PortNames(v), charted().SeaNames(v)...) {
		most = max(most, area(name.Intersect(r))/area(name))
	}
	return most
}

// The prices of two pieces at once, at every port, leave names, each other and other plaques alone,
// but for a corner of a letter.
func TestPricesLeaveNamesFree(t *testing.T) {
	s := purchasing(t)
	for _, size := range screens {
		v := shownIn(t, s, size)
		for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
			q := plaqueOf(v, s, p)
			var l display.List
			agreed := appendPill(&l, v, p, q, pill{price: 3, left: true})
			pays := appendPill(&l, v, p, q, pill{price: 12, taken: agreed})
			for _, r := range []display.Rect{agreed, pays} {
				require.Less(t, covered(v, r), 0.25, "%v: %s", size, v.Name(game.Port(p)))
				require.InDelta(t, area(r), area(r.Intersect(v.Frame.Board)), 0.1)
				for other := range s.Board.Ports[1:] {
					if o := rules.PortID(other + 1); o != p {
						require.Less(t, area(r.Intersect(plaqueOf(v, s, o).Rect)), 0.2*area(r), "%v: %s", size, v.Name(game.Port(p)))
					}
				}
			}
			require.True(t, agreed.Intersect(pays).Empty(), "%v: %s", size, v.Name(game.Port(p)))
		}
	}
}

// Ten galleys of three seats in any zone can be told apart: each has a letter of its own that no
// other covers, in the colour of her owner, and it covers no name of a port and no plaque.
func TestTenGalleysInAZoneCanBeToldApart(t *testing.T) {
	for _, size := range screens {
		for z := rules.ZoneID(1); int(z) < len(charted().Zones); z++ {
			s := purchasing(t)
			s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
			for g := rules.GalleyID(1); g <= 10; g++ {
				s.Galleys[g] = rules.Galley{Owner: game.Player(g%4 + 1), Zone: z, Sailors: 1}
			}
			s.Recount()
			v := shownIn(t, s, size)
			var l display.List
			Table{}.Draw(&l, v)
			var tags []display.Rect
			for g := rules.GalleyID(1); g <= 10; g++ {
				m := &fleetOf(v)[g]
				tag := masthead(v.At(m.at.X, m.at.Y), v.Units(m.width), letter(v, g))
				if m.stack.of > 0 {
					at, side := tagAt(v, m), tagSide(v)
					tag = display.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}
				}
				for i, other := range tags {
					require.Less(t, area(tag.Intersect(other)), 0.1*area(tag), "%v: %s, %d over %d", size, v.Name(game.Area(z)), g, i+1)
				}
				tags = append(tags, tag)
				for p := range s.Board.Ports[1:] {
					require.Less(t, area(tag.Intersect(plaqueOf(v, s, rules.PortID(p+1)).Rect)), 0.1*area(tag), "%v: %s", size, v.Name(game.Area(z)))
				}
				require.Less(t, covered(v, tag), 0.3, "%v: %s", size, v.Name(game.Area(z)))
				hit := l.Find(display.Target{Ref: game.Ship(g)})
				require.NotNil(t, hit, "%v: %s, %d at %v", size, v.Name(game.Area(z)), g, tag)
				require.True(t, hit.Rect.Contains(tag.Center()))
				require.Contains(t, texts(&l), letter(v, g))
			}
		}
	}
}

// texts are those of a picture.
func texts(l *display.List) (list []string) {
	for i := range l.Ops {
		list = append(list, l.Ops[i].Text)
	}
	return list
}

// Who points at the middle of the name of a port points at the port, unless something lies over it.
func TestNamesOfPortsCanBePointedAt(t *testing.T) {
	v := shownIn(t, purchasing(t), screens[0])
	var l display.List
	appendPorts(&l, v, v.State.(*rules.State))
	for i, p := range charted().Ports[1:] {
		size := p.Label.Size
		at := display.Point{X: p.Label.At.X, Y: p.Label.At.Y}
		width := display.Measure(p.Name, display.Caps, size)
		along := map[string]float64{"left": width / 2, "center": 0, "right": -width / 2}[p.Label.Align]
		sin, cos := math.Sincos(p.Label.Angle * math.Pi / 180)
		mid := v.At(at.X+cos*along+sin*0.33*size, at.Y+sin*along-cos*0.33*size)
		if hit := l.At(mid); size > 0 {
			require.NotNil(t, hit, p.Name)
			require.Equal(t, game.Port(i+1), hit.Target.Ref, p.Name)
		}
	}
}

// M2.6a, M2.12: who means a piece that a galley does not have reads which galley and which piece, in each
// language.
func TestM2_6a_ARefusalNamesTheGalleyAndTheMissingPiece(t *testing.T) {
	var err error
	_, failed := gametest.RandomGame(rules.New(), gametest.Options(4), 1, func(s game.State, _ game.Action, _ []game.Event) {
		if s.Decision() == (game.Decision{Player: 1, Prompt: rules.Purchases}) && err == nil {
			err = s.Check(table.Act(s, rules.Jettison, game.Good(int(rules.Wood)), game.Ship(1)))
		}
	})
	require.NoError(t, failed)
	require.ErrorContains(t, err, "no-piece")
	for tag, want := range map[string]string{lang.English: "Galley A has no wood aboard.", "de": "Galeere A hat davon nichts an Bord: Holz.", "fr": "La galère A n’a pas de bois à bord."} {
		texts, failed := lang.Load(tag)
		require.NoError(t, failed)
		w := texts.Words(rules.New().Info(), nil)
		require.Equal(t, want, lang.Capital(w.ReasonOf(err)), tag)
	}
}

// Zones stand with their article in French sentences.
func TestFrenchZones(t *testing.T) {
	texts, err := lang.Load("fr")
	require.NoError(t, err)
	w := texts.Words(rules.New().Info(), nil)
	zone := func(name string) game.Ref {
		return game.Area(slices.IndexFunc(bookState().Board.Zones, func(z rules.ZoneInfo) bool { return z.Name == name }))
	}
	for name, want := range map[string]string{"Egeo": "dans l’Egeo", "Barbaria": "en Barbaria", "Sirti": "dans les Sirti", "Mare di Candia": "dans le Mare di Candia"} {
		require.Equal(t, "La galère A coule "+want+".", w.Event(game.Event{Kind: game.Removed, Note: rules.NoteSunk, What: game.Ship(1), From: zone(name), To: game.Box}))
	}
	require.Equal(t, "De l’Ionio, retour au stock\u202f: bois ×2.", w.Event(game.Event{Kind: game.Removed, Note: rules.NoteLost,
		What: game.Good(int(rules.Wood)), From: zone("Ionio"), To: game.Box, N: 2}))
	require.Equal(t, "Aucun déplacement ne mène d’un coup des Sirti à l’Egeo\u202f: c’est à 4 zones.",
		w.Why(&game.Illegal{Name: "not-adjacent", Refs: [3]game.Ref{zone("Sirti"), zone("Egeo")}, N: 4}))
}

// What is nothing in French has its verb denied.
func TestFrenchNothing(t *testing.T) {
	texts, err := lang.Load("fr")
	require.NoError(t, err)
	w := texts.Words(rules.New().Info(), []string{"Anna"})
	require.Equal(t, "Ne rien miser", w.Action(game.Action{By: 1, Verb: rules.Bid, Obj: [3]game.Ref{game.Money(0)}}))
	require.Equal(t, "Anna n’a rien misé.", w.Event(game.Event{Kind: game.Revealed, Note: rules.NoteBid, What: game.Seat(1)}))
	require.Equal(t, "Corfu ne donne aucun marin par tour\u202f: un par pièce dans son entrepôt. Vendez-lui d’abord quelque chose.",
		w.Why(&game.Illegal{Name: "no-recruits", Refs: [3]game.Ref{game.Port(slices.Index(rules.New().Info().Refs[game.PortRef], "corfu"))}}))
}

// A galley that is to sail to its own zone is there already.
func TestTheZoneOfAGalleyIsNotAway(t *testing.T) {
	egeo := game.Area(slices.IndexFunc(bookState().Board.Zones, func(z rules.ZoneInfo) bool { return z.Name == "Egeo" }))
	for tag, want := range map[string]string{
		lang.English: "No single move leads from Egeo to Egeo: the galley is there already.",
		"de":         "Vom Egeo in den Egeo geht es nicht in einem Schritt: Die Galeere ist schon dort.",
		"fr":         "Aucun déplacement ne mène d’un coup de l’Egeo à l’Egeo\u202f: la galère y est déjà.",
	} {
		texts, err := lang.Load(tag)
		require.NoError(t, err)
		require.Equal(t, want, texts.Words(rules.New().Info(), nil).Why(&game.Illegal{Name: "not-adjacent", Refs: [3]game.Ref{egeo, egeo}}), tag)
	}
}

// A ship that sails is seen on the open board alone: not over what lies beside it or over it.
func TestShipsSailBelowPanels(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		v, ship := shownIn(t, purchasing(t), size), game.Ship(1)
		for _, draw := range []func(*display.List, display.Point){
			func(l *display.List, at display.Point) { Table{}.Stage(v).Ship(l, at, ship, 0) },
			func(l *display.List, at display.Point) { Table{}.Stage(v).Piece(l, at, 0, ship) },
		} {
			var l display.List
			draw(&l, display.Point{X: size.X / 2, Y: v.Frame.Open().Y})
			require.Equal(t, display.Clip, l.Ops[0].Kind, "%v", size)
			require.Equal(t, v.Frame.Open(), l.Ops[0].Rect, "%v", size)
			require.Equal(t, display.Unclip, l.Ops[len(l.Ops)-1].Kind, "%v", size)
		}
	}
}
