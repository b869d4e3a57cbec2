package motion

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/theme"
)

// clipOf makes the clip of the first of some events.
func clipOf(t *testing.T, still bool, events ...game.Event) Clip {
	t.Helper()
	tl := Timeline{Cues: toldCues, Still: still}
	c := tl.Cues.clip(moment{beat: session.Beat{Events: events}, still: still, seed: 1 << 16})
	require.NotNil(t, c)
	return c
}

// look draws a clip at a moment.
func look(c Clip, w witness, t float64) (display.List, seen) {
	var l display.List
	*w.seen = seen{}
	c.Append(&l, w, t)
	return l, *w.seen
}

// sound checks what is true of every clip at any moment.
func sound(t *testing.T, c Clip) {
	t.Helper()
	require.Positive(t, c.Ticks())
	for _, u := range []float64{0, 0.25, 0.5, 0.75, 1} {
		first, _ := look(c, newWitness(), u)
		second, _ := look(c, newWitness(), u)
		require.Equal(t, first, second, "a function of progress")
		depth := 0
		for _, o := range first.Ops {
			switch o.Kind {
			case display.Clip:
				depth++
			case display.Unclip:
				depth--
			}
			require.GreaterOrEqual(t, depth, 0)
		}
		require.Zero(t, depth)
		require.Empty(t, first.Hits, "clips cannot be clicked")

		bare := newWitness()
		bare.absent = map[game.Ref]bool{}
		for k := game.RefKind(0); int(k) < game.NumRefKinds; k++ {
			for id := int16(0); id < 40; id++ {
				bare.absent[game.Ref{Kind: k, ID: id}] = true
			}
		}
		look(c, bare, u) // nothing has a place: still no panic
	}
}

func TestEveryKindHasItsClip(t *testing.T) {
	var tl Timeline
	for k := game.EventKind(1); int(k) < game.NumEventKinds; k++ {
		require.NotNil(t, kinds[k], "no maker for %v", k)
		c := tl.Cues.clip(moment{beat: session.Beat{Events: []game.Event{{
			Kind: k, What: game.Port(1), From: game.Area(2), To: game.Seat(1), N: 1}}}})
		if k == game.Ended {
			require.Nil(t, c)
			continue
		}
		require.NotNil(t, c, "%v takes no time", k)
		sound(t, c)
	}
	require.Nil(t, tl.Cues.clip(moment{beat: session.Beat{Events: []game.Event{{Kind: 99}}}}), "an unknown kind is passed")
}

// quiet are the events that nobody needs to see: something else shows what they are about.
var quiet = map[string]bool{
	"ended.activation": true, "ended.pass": true, "ended.turn": true, "ended.done": true, "ended.phase": true, "ended.harbour": true, "ended.announced": true,
	"chose.bid": true, "chose.wager": true, "chose.": true, // what was sealed is revealed, a throw rolls
}

// kindsOf are options of each number of seats, and of each value of each option.
func kindsOf(in *game.Info) (list []game.Options) {
	for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
		list = append(list, game.Options{Seats: seats})
	}
	for _, o := range in.Options {
		for _, value := range o.Values[1:] {
			list = append(list, game.Options{Seats: in.MaxSeats, Values: map[string]string{o.Name: value}})
		}
	}
	return list
}

// Whatever the rules of a game report is shown, be there a table for it or not.
func TestAllThatRulesReportIsShown(t *testing.T) {
	for _, rules := range append(catalog.All(), gametest.Toy) {
		info := rules.Info()
		found := map[string]bool{}
		unseen := map[string]int{}
		for seed, o := range slices.Repeat(kindsOf(info), 3) {
			_, err := gametest.RandomGame(rules, o, uint64(seed), func(s game.State, a game.Action, events []game.Event) {
				b := session.Beat{Before: s, After: s, Action: a, Events: events}
				for i, ev := range events {
					name := ev.Kind.String() + "." + info.NoteName(ev.Note)
					for _, still := range []bool{false, true} {
						tl := Timeline{Cues: CuesOf(info), Still: still}
						c := tl.Cues.clip(moment{beat: b, at: i, still: still})
						switch {
						case c != nil && !found[name]:
							sound(t, c)
						case c == nil && i > 0 && tl.Cues.of(ev).Clip != nil && ev.Kind == events[i-1].Kind && ev.Note == events[i-1].Note: // shown with the one before
						case c == nil && (i == 0 || ev.Kind != game.Rolled || events[i-1].Kind != game.Rolled) && !quiet[name]:
							unseen[name]++
						}
					}
					found[name] = true
				}
			})
			require.NoError(t, err)
		}
		require.Empty(t, unseen, info.ID)
		require.Greater(t, len(found), 5, "the games of %s were too dull: %v", info.ID, found)
	}
}

// A cue is for a kind of event and a note of the game, and says something.
func TestCuesAreForNotesOfTheirGame(t *testing.T) {
	for _, rules := range append(catalog.All(), gametest.Toy) {
		info := rules.Info()
		require.NotEmpty(t, CuesOf(info), info.ID)
		for kind, notes := range CuesOf(info) {
			require.True(t, kind > 0 && int(kind) < game.NumEventKinds, "%s: %v", info.ID, kind)
			for note, cue := range notes {
				require.True(t, note > 0 && int(note) < len(info.Notes), "%s: %v %d", info.ID, kind, note)
				require.True(t, cue.Clip != nil || cue.Sound != synth.Nothing || cue.BigMoment != 0, "%s: %v.%s", info.ID, kind, info.NoteName(note))
			}
		}
	}
}

// sail returns a position, and one with galley 1 in another zone.
func sail() (before, after game.State) {
	return &fleet{areas: map[int16]int16{1: 3}}, &fleet{areas: map[int16]int16{1: 5}}
}

func TestShipSailsFromBerthToBerth(t *testing.T) {
	before, after := sail()
	ship := game.Ship(1)
	for _, still := range []bool{false, true} {
		tl := Timeline{Still: still}
		c := tl.Cues.clip(moment{still: still, beat: session.Beat{Before: before, After: after, Events: []game.Event{
			{Kind: game.Moved, By: 1, What: ship, From: game.Area(3), To: game.Area(5), N: 1}}}})
		require.Equal(t, 27, c.Ticks(), "450 ms")
		w := newWitness()
		w.state = before
		from, _ := w.Anchor(ship)
		to, _ := w.In(after).Anchor(ship)
		require.NotEqual(t, from, to)
		_, s := look(c, w, 0)
		require.Equal(t, []piece{{ship, from, before}}, s.pieces)
		_, s = look(c, w, 1)
		require.Equal(t, []piece{{ship, to, after}}, s.pieces)
		_, s = look(c, w, 0.5)
		if still {
			require.Equal(t, []piece{{ship, from, before}, {ship, to, after}}, s.pieces, "fading over")
			continue
		}
		require.InDelta(t, (from.X+to.X)/2, s.pieces[0].at.X, 1)
	}
}

func TestPiecesFlyOneAfterTheOther(t *testing.T) {
	sailor, ship, port := game.Sailor(1), game.Ship(1), game.Port(4)
	c := clipOf(t, false, game.Event{Kind: game.Moved, What: sailor, From: ship, To: port, N: 3})
	w := newWitness()
	from, _ := w.Anchor(ship)
	to, _ := w.Anchor(port)
	_, s := look(c, w, 0)
	require.Equal(t, []piece{{ref: sailor, at: from}}, s.pieces)
	_, s = look(c, w, 1)
	require.Equal(t, []piece{{ref: sailor, at: to}, {ref: sailor, at: to}, {ref: sailor, at: to}}, s.pieces)
	_, s = look(c, w, 0.5)
	require.Len(t, s.pieces, 3)
	require.Less(t, dist(s.pieces[0].at, to), dist(s.pieces[2].at, to), "the first is ahead")
	one := clipOf(t, false, game.Event{Kind: game.Moved, What: sailor, From: ship, To: port, N: 1})
	require.InDelta(t, 0.37*second, one.Ticks(), 1)
	lots := clipOf(t, false, game.Event{Kind: game.Moved, What: sailor, From: ship, To: port, N: 40})
	require.Less(t, lots.Ticks(), second, "many pieces do not take for ever")
}

func TestPieceWithoutOrigin(t *testing.T) {
	cube, ship := game.Good(2), game.Ship(1)
	for _, ev := range []game.Event{
		{Kind: game.Took, What: cube, To: ship, N: 1},
		{Kind: game.Removed, What: cube, From: ship, N: 1},
	} {
		_, s := look(clipOf(t, false, ev), newWitness(), 0.5)
		require.Len(t, s.pieces, 1, "it appears or vanishes where it can be")
	}
}

func TestCoinsGoToThePortOfTheSale(t *testing.T) {
	port, seat := game.Port(4), game.Seat(1)
	events := []game.Event{
		{Kind: game.Moved, What: game.Good(2), From: game.Ship(1), To: port, N: 1},
		{Kind: game.Paid, From: game.Box, To: seat, N: 4},
	}
	var tl Timeline
	b := session.Beat{Events: events}
	steps, _, length := tl.script(b)
	require.Len(t, steps, 2)
	require.Zero(t, steps[1].start, "together with the cube")
	require.LessOrEqual(t, length, 0.5*second)
	w := newWitness()
	from, _ := w.Anchor(port)
	to, _ := w.Anchor(seat)
	_, s := look(steps[1].clip, w, 0)
	sum := piece{ref: game.Money(4), at: from}
	require.Len(t, s.pieces, coins)
	require.Equal(t, sum, s.pieces[coins-1], "on top of the others")
	l, s := look(steps[1].clip, w, 1)
	require.Equal(t, []piece{{ref: game.Money(4), at: to}}, s.pieces)
	require.NotEmpty(t, l.Ops)
	l, _ = look(steps[1].clip, w, 0.5)
	require.Contains(t, texts(l), "+4")
}

func TestPayerAndPaidSeeTheSum(t *testing.T) {
	c := clipOf(t, false, game.Event{Kind: game.Paid, From: game.Seat(1), To: game.Seat(2), N: 2})
	l, _ := look(c, newWitness(), 0.5)
	require.Subset(t, texts(l), []string{"−2", "+2"})
}

// A mint is a stage whose events count hundreds.
type mint struct{ witness }

func (mint) Worth(n int) int { return 100 * n }

func TestSumsAreTheirWorthInDucats(t *testing.T) {
	var l display.List
	clipOf(t, false, game.Event{Kind: game.Paid, From: game.Seat(1), To: game.Seat(2), N: 2}).Append(&l, mint{newWitness()}, 0.5)
	clipOf(t, false, game.Event{Kind: game.Revealed, Note: noted("money"), What: game.Seat(1), N: 7}).Append(&l, mint{newWitness()}, 0.5)
	require.Subset(t, texts(l), []string{"−200", "+200", "700"})
}

func dist(a, b display.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func texts(l display.List) []string {
	var list []string
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			list = append(list, o.Text)
		}
	}
	return list
}

// A round: three dice with two and one skull, against two with one.
var round = []game.Event{
	{Kind: game.Rolled, By: 1, What: game.Dice(1 + 6), From: game.Ship(3), To: game.Port(2), N: 3},
	{Kind: game.Rolled, By: 2, What: game.Dice(1), From: game.Port(2), To: game.Ship(3), N: 2},
	{Kind: game.Removed, What: game.Sailor(2), From: game.Port(2), To: game.Seat(2), N: 2},
	{Kind: game.Removed, What: game.Sailor(1), From: game.Ship(3), To: game.Seat(1), N: 1},
}

func TestDiceOfBothSidesTellTheTruth(t *testing.T) {
	for _, still := range []bool{false, true} {
		tl := Timeline{Still: still}
		steps, _, _ := tl.script(session.Beat{Events: round})
		require.Len(t, steps, 3, "two throws are one clip, and two losses")
		require.Equal(t, steps[0].end, steps[1].start, "the dead fall when the dice have been read")
		require.Less(t, steps[2].start, steps[1].end)
		c := steps[0].clip
		require.InDelta(t, 1.4*second, c.Ticks(), 8)
		truth := []die{{2, 1}, {1, 1}, {0, 1}, {1, 2}, {0, 2}}
		for _, u := range []float64{0.5, 0.7, 0.9} {
			l, s := look(c, newWitness(), u)
			require.Equal(t, truth, s.dice)
			require.Subset(t, texts(l), []string{"3", "−2", "1", "−1"})
			require.Equal(t, []game.Ref{game.Sailor(1), game.Sailor(2)}, []game.Ref{s.pieces[0].ref, s.pieces[1].ref})
		}
		_, s := look(c, newWitness(), 0.2)
		require.Len(t, s.dice, 5)
		if still {
			require.Equal(t, truth, s.dice, "nothing tumbles")
		}
	}
}

func TestDiceTumbleDifferently(t *testing.T) {
	var tl Timeline
	tumble := func() (all []die) {
		tl.Push(session.Beat{Events: round})
		for u := 0.05; u < 0.4; u += 0.05 {
			_, s := look(tl.steps[0].clip, newWitness(), u)
			all = append(all, s.dice...)
		}
		tl.SkipAll()
		return all
	}
	first, second := tumble(), tumble()
	require.Len(t, second, len(first))
	require.NotEqual(t, first, second)
}

func TestTumblingDiceShowTheirOwnSides(t *testing.T) {
	w := newWitness()
	for _, w.sides = range [][]int{{0, 0, 0, 1, 1, 1}, {0, 0, 1, 1, 1, 3}} {
		c := clipOf(t, false, game.Event{Kind: game.Rolled, By: 1, What: game.Dice(2), N: 5})
		shown := map[int]bool{}
		for now := range c.Ticks() + 1 {
			_, s := look(c, w, float64(now)/float64(c.Ticks()))
			for _, d := range s.dice {
				require.Contains(t, w.sides, d.hits, "tick %d", now)
				shown[d.hits] = true
			}
		}
		for _, hits := range w.sides {
			require.True(t, shown[hits], "no die turns over %d", hits)
		}
	}
}

func TestVolleyHasOneSideWithDice(t *testing.T) {
	c := clipOf(t, false,
		game.Event{Kind: game.Rolled, By: 2, What: game.Dice(2), From: game.Port(2), To: game.Ship(3), N: 2},
		game.Event{Kind: game.Removed, What: game.Sailor(1), From: game.Ship(3), To: game.Seat(1), N: 2})
	l, s := look(c, newWitness(), 0.7)
	require.Equal(t, []die{{1, 2}, {1, 2}}, s.dice)
	require.Contains(t, texts(l), "−2")
	require.Equal(t, game.Sailor(1), s.pieces[0].ref)
}

func TestManyDiceStayOnTheirSheet(t *testing.T) {
	c := clipOf(t, false, game.Event{Kind: game.Rolled, By: 1, What: game.Dice(3), N: 14})
	l, s := look(c, newWitness(), 0.7)
	require.Len(t, s.dice, 14)
	sheet := l.Ops[1].Rect
	for _, o := range l.Ops[3:] {
		if o.Kind == display.FillRect {
			require.True(t, sheet.Contains(o.Rect.Center()))
		}
	}
}

func TestHiddenCardShowsItsBack(t *testing.T) {
	open := clipOf(t, false, game.Event{Kind: game.Drew, What: game.Card(2), N: 1})
	require.InDelta(t, 0.9*second, open.Ticks(), 1)
	w := newWitness()
	_, s := look(open, w, 0.1)
	require.Empty(t, s.pieces, "it comes face down")
	_, s = look(open, w, 0.6)
	require.Equal(t, game.Card(2), s.pieces[0].ref)
	hidden := clipOf(t, false, game.Event{Kind: game.Drew, What: game.Card(0), N: 1})
	_, s = look(hidden, w, 0.6)
	require.Empty(t, s.pieces)
}

func TestMarkersGoFromMarkToMark(t *testing.T) {
	for _, kind := range []game.RefKind{game.ShipRef, game.TrackRef} {
		c := clipOf(t, false, game.Event{Kind: game.Turned, From: game.Ref{Kind: kind, ID: 2}, To: game.Ref{Kind: kind, ID: 3}})
		require.Equal(t, 15, c.Ticks(), "250 ms")
		for u, y := range map[float64]float64{0: 20, 1: 30} {
			l, _ := look(c, newWitness(), u)
			require.InDelta(t, y, l.Ops[0].Rect.Center().Y, 1e-9)
		}
		l, _ := look(c, newWitness(), 0.6)
		require.Greater(t, l.Ops[0].Rect.Center().Y, 30.0, "a little too far")
	}
}

func TestSceneryThatNobodyTells(t *testing.T) {
	tl := Timeline{Cues: toldCues}
	tl.Push(session.Beat{Events: []game.Event{{Kind: game.Ended, Note: noted("activation")}}})
	require.True(t, tl.Idle(), "the end of an activation takes no time")
	tl.Push(session.Beat{Events: []game.Event{{Kind: game.Ended, Note: noted("game")}}})
	require.False(t, tl.Idle(), "that of the game does")
	tl.SkipAll()
	tl.Push(session.Beat{Events: []game.Event{{Kind: game.Chose, By: 1}}})
	require.True(t, tl.Idle(), "nothing to point at")
}

// The shadow of what flies keeps close to it: far below it would look like something else that flies.
func TestShadowsKeepCloseToWhatFlies(t *testing.T) {
	c := clipOf(t, false, game.Event{Kind: game.Moved, What: game.Sailor(1), From: game.Ship(1), To: game.Port(9), N: 1})
	shadows := 0
	for i := range 20 {
		l, s := look(c, newWitness(), float64(i)/20)
		for _, o := range l.Ops {
			if o.Kind == display.FillRect && o.Color.R == theme.Shadow.R && o.Color.A <= theme.Shadow.A && o.Color != theme.Ink {
				shadows++
				require.Less(t, dist(o.Rect.Center(), s.pieces[0].at), 0.6*o.Rect.W)
			}
		}
	}
	require.Greater(t, shadows, 5)
}
