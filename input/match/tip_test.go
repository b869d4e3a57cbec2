package match

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/playback"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// Whatever can be pointed at on the board or beside it explains itself: ports,
// galleys, zones, spaces of the turn track, Doge cards, numbers, buttons.
func TestEverythingExplainsItself(t *testing.T) {
	kinds := map[game.RefKind]bool{}
	for _, m := range apptest.Positions(t, 2, 40) {
		x := lay(t, m, desktop, func(*app.Settings) {})
		p := x.p
		for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 768, Y: 1024}, {X: 844, Y: 390}} {
			for group := range len(p.now.Offer.Groups) + 1 {
				p.open.Group = group - 1
				x.size = size
				x.show(control.Frame{})
				for i := range x.list.Hits {
					h := &x.list.Hits[i]
					switch h.Target.Command {
					case "":
						if h.Target.Ref == (game.Ref{}) {
							continue
						}
						kinds[h.Target.Ref.Kind] = true
						require.True(t, h.Tip != "" || len(p.table.Tell(viewOf(p, x.c), h.Target.Ref).Lines) > 0, "%v", h.Target)
					case app.CmdBar, position.CmdHold:
					case position.CmdPiece: // told when it is pointed at
						p.board.hover, p.board.led = h.Target, h.Target
						before := len(x.list.Ops)
						viewTip(drawn(p, x.c), &x.list, nil)
						require.Greater(t, len(x.list.Ops), before, "%v", h.Target)
						p.board.hover, p.board.led = display.Target{}, display.Target{}
					default:
						kinds[h.Target.Ref.Kind] = true
						require.NotEmpty(t, h.Tip, "%v", h.Target)
						require.NotContains(t, h.Tip, "<", "%v", h.Target)
						require.NotContains(t, h.Tip, "{", "%v", h.Target)
					}
				}
			}
		}
	}
	for _, kind := range []game.RefKind{game.PortRef, game.AreaRef, game.ShipRef, game.TrackRef, game.CardRef, game.SeatRef, game.GoodRef, game.BuildingRef} {
		require.True(t, kinds[kind], "%v", kind)
	}
}

// A finger that rests on something lets it explain itself, until the next touch;
// what only explains itself neither does anything nor sounds when it is tapped.
func TestALongPressExplains(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Rest(1)
	about := display.Target{Command: table.CmdAbout, Ref: game.Track(6)}
	at := d.List.Find(about).Rect.Center()
	require.Equal(t, about, d.List.At(at).Target)
	tip := d.List.At(at).Tip
	d.Tick(control.Frame{Touch: true, Inside: true, Pointer: at, Pressed: true, JustPressed: true, Pinch: 1})
	d.Tick(control.Frame{Touch: true, Inside: true, Pointer: at, LongPress: true, Pinch: 1})
	require.True(t, d.Shows(tip))
	for range 30 {
		d.Tick(control.Frame{Touch: true, Pointer: at, Pinch: 1})
	}
	require.True(t, d.Shows(tip), "the finger is gone")
	log := p.match().Len()
	d.Tick(control.Frame{Touch: true, Inside: true, Pointer: display.Point{X: 640, Y: 2}, Pressed: true, JustPressed: true, Pinch: 1})
	require.False(t, d.Shows(tip))
	d.Tick(control.Frame{Touch: true, Pointer: at, Tap: true, TapAt: at, JustReleased: true, Pinch: 1})
	require.Empty(t, d.Stack.Sounds())
	require.Equal(t, log, p.match().Len())
}

// A button that has been clicked is not explained until the pointer comes back to it:
// what it has opened is looked at now.
func TestWhatIsClickedIsNotExplained(t *testing.T) {
	d, _ := advised(t, active(t), desktop)
	at := d.Place("advice")
	tip := d.Context.Lang.T("advice.ask")
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.True(t, d.Shows(tip))
	d.Tap("advice")
	require.True(t, d.Shows("The captain would"))
	require.False(t, d.Shows(tip))
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.False(t, d.Shows(tip), "it still lies there")
	d.Tick(control.Frame{Pointer: display.Point{X: 2, Y: 2}, Inside: true})
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.True(t, d.Shows(tip))
}

// A thing on the board that has been clicked is not explained until the pointer comes back
// to it: one looks at what has happened there.
func TestWhatHasBeenDoneIsNotExplained(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	s, err := NewLesson(d.Context, "load", 3)
	require.NoError(t, err)
	d.Stack = app.NewStack(d.Context, s)
	d.Rest(2)
	d.Wake()
	p := d.Stack.Top().(*Play)
	before, at := p.match().Len(), d.Place(device.TargetName(p.tutorial.lesson.wanted(deskOf(p, d.Context))))
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.NotEmpty(t, d.tip())
	d.Click(at)
	for d.Tick(control.Frame{Pointer: at, Inside: true}); !p.timeline.Idle(); {
		d.Tick(control.Frame{Pointer: at, Inside: true})
	}
	require.Greater(t, p.match().Len(), before)
	require.Empty(t, d.tip())
	d.Tick(control.Frame{Pointer: display.Point{X: at.X + 1, Y: at.Y}, Inside: true})
	require.Empty(t, d.tip(), "a hand is never quite still")
	d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 2}, Inside: true})
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.NotEmpty(t, d.tip())
}

// tip is the box of the explanation on the screen, empty for none.
func (d *driver) tip() display.Rect {
	p := d.Stack.Top().(*Play)
	l := display.List{Hits: d.List.Hits}
	viewTip(drawn(p, d.Context), &l, nil)
	if len(l.Ops) == 0 {
		return display.Rect{}
	}
	return l.Ops[1].Rect // upon its shadow
}

// An explanation lies beside what it explains, and on no note: at every note of the
// lessons, with all that can be pointed at.
func TestExplanationsLieBesideWhatTheyExplain(t *testing.T) {
	explained := map[display.Command]bool{}
	for _, id := range lessons.IDs {
		v, err := lessons.Load(id, drive(t, &store.Memory{}, desktop).Context.Games.Rules)
		require.NoError(t, err)
		for i := range v.Notes {
			d := drive(t, &store.Memory{}, desktop)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
			s, err := NewLesson(d.Context, id, i)
			require.NoError(t, err)
			d.Stack = app.NewStack(d.Context, s)
			d.Rest(2)
			for _, h := range slices.Clone(d.List.Hits) {
				at := h.Rect.Center()
				if hit := d.List.At(at); h.Path != nil || h.Rect.Empty() || hit == nil || hit.Rect != h.Rect || hit.Target != h.Target {
					continue
				}
				d.Tick(control.Frame{Pointer: at, Inside: true})
				tip := d.tip()
				if tip.Empty() {
					continue
				}
				explained[h.Target.Command] = true
				name := fmt.Sprintf("voyage %s, note %d, %s", id, i+1, device.TargetName(h.Target))
				require.True(t, tip.Intersect(h.Rect).Empty(), "%s: it covers what it explains", name)
				if note := d.List.Find(display.Target{Command: cmdCardPaper}); note != nil {
					require.True(t, tip.Intersect(note.Rect).Empty(), "%s: it covers the note", name)
				}
			}
		}
	}
	for _, cmd := range []display.Command{"", position.CmdGroup, position.CmdPiece, cmdCardOn, cmdCardBack} {
		require.True(t, explained[cmd], "never explained: %q", cmd)
	}
}

// What comes under a pointer that rests is not explained until it moves: one looks at
// what the last click has done.
func TestWhatComesUnderThePointerIsNotExplained(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "load" })
	d.openGroup(p, group)
	i := slices.IndexFunc(d.List.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdPiece && h.Tip != "" })
	require.GreaterOrEqual(t, i, 0)
	at := d.List.Hits[i].Rect.Center()
	d.Tap(string(panel.CmdClose))
	d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	p.fulfil(d.Context, position.GroupButton("load"))
	d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	require.Equal(t, position.CmdPiece, d.List.At(at).Target.Command)
	require.Empty(t, d.tip())
	d.Tick(control.Frame{Pointer: display.Point{X: at.X + 1, Y: at.Y}, Inside: true, Pinch: 1})
	require.NotEmpty(t, d.tip())
}

// The explanation of the own port in front of which a galley lies with its good aboard
// can be taken in at a glance.
func TestTheOwnPortIsExplainedShortly(t *testing.T) {
	v, err := lessons.Load("port", catalog.Find)
	require.NoError(t, err)
	at := slices.IndexFunc(v.Notes, func(n lessons.Note) bool { return n.Key == "west" })
	d, p := openAt(t, v, v.Notes[at].Before)
	p.board.hover = display.Target{Ref: p.now.Offer.AtSubject[1]}
	lines := append(p.table.Tell(viewOf(p, d.Context), p.board.hover.Ref).Lines, p.scope().Tip(p.words(d.Context), p.board.hover.Ref)...)
	require.LessOrEqual(t, len(lines), 6, "%q", lines)
}

// Of several things with one target, such as sailors aboard, the one that the pointer or
// the keyboard is at is explained.
func TestOfEqualThingsTheNearestIsExplained(t *testing.T) {
	var l display.List
	sailor := position.Piece{What: game.Sailor(1), From: game.Ship(1)}.Target(position.CmdPiece)
	for i := range 3 {
		l.Hit(display.Hit{Rect: display.Rect{X: 50 * float64(i), Y: 100, W: 40, H: 40}, Target: sailor})
	}
	for i := range 3 {
		edge := display.Point{X: 50*float64(i) + 20, Y: 99} // where the keyboard is
		box, seen, _, _, _ := explained(&l, sailor, edge)
		require.Equal(t, l.Hits[i].Rect, box)
		require.Empty(t, seen)
	}
}

// What has been clicked is not explained while the pointer rests there, even if it was another
// button for a while.
func TestWhatWasClickedIsNotExplainedWhileThePointerRests(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d, p := seatedAt(t, r, 1, app.AtOnce)
		d.Context.Settings.ReducedMotion = true
		for turns := 0; turns < 3; {
			d.Forward(p.asked)
			if !slices.ContainsFunc(p.now.Legal, p.now.IsEnd) || p.now.Modal() || p.now.SettingUp() {
				p.propose(d.Context, p.now.Legal[0])
				continue
			}
			d.Rest(1)
			end := position.GroupButton(table.EndGroup)
			d.Tap(device.TargetName(end))
			at, shown := p.board.at, p.board.led
			for range 600 {
				d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
				require.False(t, p.board.hover == shown && p.board.hover != p.board.used, "it is explained")
			}
			turns++
		}
	})
}

// The explanation of the ship that is chosen lies beside the places where it can stop.
func TestTheTipOfAChosenShipLeavesItsStopsFree(t *testing.T) {
	tips := 0
	apptest.WithTables(t, func(t *testing.T, r game.Rules, on table.Table) {
		chooser, ok := on.(table.Chooser)
		if !ok {
			return
		}
		for _, m := range apptest.PositionsOf(t, r, 3, 9) {
			d, p := resume(t, desktop, m)
			for _, ref := range p.now.Offer.Lit {
				if ref.Kind != game.ShipRef || len(chooser.With(p.now.View, []game.Ref{ref}).Routes) < 2 || tips == 30 {
					continue
				}
				d.Wake()
				d.Click(d.Place(device.TargetName(display.Target{Ref: ref})))
				if len(p.now.Chosen) == 0 {
					break
				}
				p.board.used, p.board.led = display.Target{}, p.board.hover
				d.Tick(control.Frame{Pointer: p.board.at, Inside: true, Pinch: 1})
				var tip display.Rect
				for _, o := range d.List.Ops {
					if o.Kind == display.FillRect && o.Color == theme.Paper && o.Rect.H > 40 {
						tip = o.Rect
					}
				}
				require.True(t, d.Shows(lang.Capital(p.spoken.Title(ref))))
				v := viewOf(p, d.Context)
				for _, way := range p.now.Routes {
					place, _ := on.Place(v, way.To)
					require.False(t, tip.Contains(place.At), "%v over %v", tip, way.To)
				}
				tips++
				break
			}
		}
	})
	require.Greater(t, tips, 10)
}

// The explanation of the row of a seat leaves all rows in sight, and that of a tag those beside it: they
// are compared.
func TestExplanationsLeaveWhatIsComparedInSight(t *testing.T) {
	rows, tags := 0, 0
	for _, m := range apptest.Positions(t, 4, 3) {
		d, p := advised(t, m, desktop)
		for _, h := range slices.Clone(d.List.Hits) {
			seat := h.Target.Command == "" && h.Target.Ref.Kind == game.SeatRef
			at := h.Rect.Center()
			if seat { // in the middle are figures with explanations of their own
				at.X = h.Rect.X + h.Rect.H/2
			}
			if !seat && h.Target.Command != table.CmdTag || d.List.At(at).Target != h.Target {
				continue
			}
			d.Tick(control.Frame{Pointer: at, Inside: true})
			tip := d.tip()
			for _, other := range d.List.Hits {
				if seat && other.Target.Command == "" && other.Target.Ref.Kind == game.SeatRef && other.Rect.W == h.Rect.W {
					rows++
				} else if !seat && other.Target.Command == table.CmdTag && other.Target.Ref == h.Target.Ref {
					tags++
				} else {
					continue
				}
				require.True(t, tip.Intersect(other.Rect).Empty(), "%s over %s", p.words(d.Context).Title(h.Target.Ref), p.words(d.Context).Title(other.Target.Ref))
			}
		}
	}
	require.Greater(t, rows, 20)
	require.Greater(t, tags, 20)
}

// A ship that has been chosen with a click is not explained until the pointer comes back to it: what it
// can do now lies around it.
func TestWhatHasBeenChosenIsNotExplained(t *testing.T) {
	n := 0
	for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), 3, 9) {
		d, p := resume(t, desktop, peopled(t, m, 1))
		for _, ref := range p.now.Offer.Lit {
			if ref.Kind != game.ShipRef {
				continue
			}
			d.Wake()
			at := d.Place(device.TargetName(display.Target{Ref: ref}))
			d.Tick(control.Frame{Pointer: at, Inside: true})
			require.NotEmpty(t, d.tip())
			if d.Click(at); len(p.now.Chosen) > 0 {
				n++
				d.Tick(control.Frame{Pointer: display.Point{X: at.X + 1, Y: at.Y}, Inside: true})
				require.Empty(t, d.tip())
			}
			break
		}
	}
	require.Positive(t, n)
}

// Tips name the keys that the player has chosen, and none where a command has lost its key.
func TestTipsNameThePlayersKeys(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	acted(d, p, 3)
	d.Key(control.Undo)
	tip := func(cmd display.Command) string {
		h := d.List.Find(display.Target{Command: cmd})
		require.NotNil(t, h, cmd)
		return h.Tip
	}
	d.Context.Settings.Keys = map[display.Command][]string{control.Undo: {"F5"}, control.Redo: {"F6"}, control.Restart: {"F7"}}
	d.Tick(control.Frame{})
	for cmd, keys := range d.Context.Settings.Keys {
		require.Contains(t, tip(cmd), "\nKey: "+keys[0], cmd)
	}

	d, _ = advised(t, active(t), desktop)
	d.Context.Settings.Keys = map[display.Command][]string{control.Advice: {"F5"}}
	d.Tick(control.Frame{})
	require.Contains(t, tip(control.Advice), "\nKey: F5")
	d.Context.Settings.Keys = map[display.Command][]string{control.ZoomIn: {"J"}}
	d.Tick(control.Frame{})
	require.Equal(t, d.Context.Lang.T("advice.ask"), tip(control.Advice))

	d, _ = watch(t, apptest.Finished(t, 5), desktop)
	d.Context.Settings.Keys = map[display.Command][]string{control.MoveRight: {"F5"}, control.Skip: {"F6"}, control.Speed: {"F7"}}
	d.Tick(control.Frame{})
	require.Contains(t, tip(panel.CmdRun), "\nKey: F6")
	require.Contains(t, tip(panel.CmdPace), "\nKey: F7")
	on := d.List.Find(display.Target{Command: panel.CmdStride, Index: 1, Ref: game.Count(int(playback.ByMove))})
	require.Contains(t, on.Tip, "\nKey: F5")
	on = d.List.Find(display.Target{Command: panel.CmdStride, Index: 1, Ref: game.Count(int(playback.ByScoring))})
	require.NotContains(t, on.Tip, "Key")
}
