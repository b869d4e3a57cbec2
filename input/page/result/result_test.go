package result

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// reviewed returns a driver that shows the result of a finished match whose turning
// points are known.
func reviewed(t *testing.T, size display.Point, change func(*app.Context)) (*apptest.Driver, *Result) {
	d := drive(t, &store.Memory{}, size)
	change(d.Context)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &apptest.Judge{T: t} }
	m := apptest.Finished(t, 5)
	r := newResult(d.Context, m, Ranking(d.Context, m))
	d.Stack = app.NewStack(d.Context, r)
	d.Forward(r.Resting)
	d.Tick(control.Frame{Pinch: 1})
	return d, r
}

// What a player has earned is what the parts of the bar say, and less what was spent it
// is the score, in every game.
func TestBarsAddUpToTheScore(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		for seed := range uint64(3) {
			matches := apptest.PositionsOf(t, rules, seed, 1)
			m := matches[len(matches)-1]
			d.Context.Games.Tables[rules.Info().ID] = on
			list := Ranking(d.Context, m)
			shares := sharesOf(list, incomes(d.Context.Lang.Words(rules.Info(), nil)))
			require.LessOrEqual(t, len(shares), len(theme.Shares))
			for i := range list {
				s, sum := &list[i], 0
				for k := range shares {
					sum += shares[k].of(s)
				}
				require.Equal(t, s.earned(), sum)
				require.Equal(t, s.Score, s.earned()-s.spent())
			}
		}
	})
}

// A source has one colour in every game of a kind, which no other source has, whichever pays most.
func TestSourcesKeepTheirColours(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		d.Context.Games.Tables[rules.Info().ID] = on
		looks, keys := map[string]theme.Share{}, map[theme.Share]string{}
		for seed := range uint64(4) {
			matches := apptest.PositionsOf(t, rules, seed, 1)
			m := matches[len(matches)-1]
			for _, x := range newResult(d.Context, m, Ranking(d.Context, m)).placings.shares {
				key := x.keys[0]
				if _, known := looks[key]; !known {
					looks[key] = x.look
					require.Empty(t, keys[x.look], key)
					keys[x.look] = key
				}
				require.Equal(t, looks[key], x.look, key)
			}
		}
	})
}

// Where there are more sources than colours, the last part of a bar stands for several.
func TestManySourcesShareAPart(t *testing.T) {
	s := Placing{Sources: []Source{{startKey, 5}, {"out.fort", -3}}}
	for i := range 12 {
		s.Sources = append(s.Sources, Source{fmt.Sprintf("in.%c", 'a'+i), 20 - i})
	}
	shares := sharesOf([]Placing{s}, nil)
	require.Len(t, shares, len(theme.Shares))
	sum := 0
	for i := range shares {
		sum += shares[i].of(&s)
	}
	require.Equal(t, s.earned(), sum)
}

// Equal numbers lie at the same height, and others apart; the arms at the ends of the lines lie side by side, each
// joined to its line.
func TestEqualNumbersLieAtTheSameHeight(t *testing.T) {
	history := []Moment{{5, 1}, {5, 1}, {9, 2}, {9, 2}, {30, 2}, {0, 0}, {0, 0}}
	other := []Moment{{5, 1}, {5, 1}, {9, 2}, {12, 3}, {40, 4}, {1, 0}, {0, 0}}
	list := []Placing{{History: history}, {History: other}, {History: history}, {History: history}}
	for _, size := range []display.Point{{X: 300, Y: 120}, {X: 600, Y: 300}} {
		ch := &chart{value: func(m Moment) int { return m.Score }}
		ch.lay(list, display.Rect{W: size.X, H: size.Y}, 1)
		for i := range list {
			a := ch.lines[i].Rings[0]
			require.Equal(t, a[len(a)-1], ch.ends[i].Rings[0][0], "the stroke begins where the line ends")
			for k := range i {
				b := ch.lines[k].Rings[0]
				for turn := range a {
					require.InDelta(t, size.Y*float64(list[k].History[turn].Score-list[i].History[turn].Score)/float64(ch.most), a[turn].Y-b[turn].Y, 1e-9, "lines %d and %d, turn %d", i, k, turn)
				}
				require.GreaterOrEqual(t, math.Abs(ch.ends[i].Rings[0][1].Y-ch.ends[k].Rings[0][1].Y), float64(armsSize), "arms %d and %d", i, k)
			}
			for _, p := range a {
				require.True(t, p.Y >= -1e-9 && p.Y <= size.Y+1e-9)
			}
		}
	}
}

func TestSpread(t *testing.T) {
	require.Equal(t, []float64{10, 30, 20}, moveApart([]float64{10, 30, 20}, 5, 0, 100), "what is apart stays")
	require.Equal(t, []float64{47.5, 52.5}, moveApart([]float64{50, 50}, 5, 0, 100))
	require.Equal(t, []float64{0, 5, 10}, moveApart([]float64{0, 0, 0}, 5, 0, 100))
	require.Equal(t, []float64{95, 90, 100}, moveApart([]float64{100, 99, 100}, 5, 0, 100))
}

// In every window and language the whole column fits: no text leaves it or is cut, no
// letters are too small, and what a finger taps is large enough.
func TestResultFits(t *testing.T) {
	for _, l := range lang.Available() {
		for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 2560, Y: 1080}, {X: 1024, Y: 768}, {X: 820, Y: 1180}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			for _, scale := range app.TextScales {
				for _, hand := range app.Hands {
					name := fmt.Sprintf("%s, %v, letters %d %%, %s", l.Tag, size, scale, hand)
					d, r := reviewed(t, size, func(c *app.Context) {
						c.Settings.TextScale, c.Settings.Hand = scale, hand
						require.NoError(t, c.SetLanguage(l.Tag))
					})
					apptest.RequireFits(t, &d.List, size, name)
					column := apptest.RowsOf(d.Context, &r.Form)
					for _, list := range []*display.List{&d.List, column} {
						apptest.RequireWhole(t, list, name)
						for _, o := range list.Ops {
							require.False(t, o.Kind == display.DrawText && o.Size < widget.MinText, "%s: %q", name, o.Text)
						}
					}
					apptest.RequireReadable(t, column, display.Point{X: size.X, Y: math.Inf(1)}, name)
					foot := r.viewedFoot(d.Context)
					for _, h := range append(column.Hits, foot.Hits...) {
						if h.Target.Command != "" {
							require.GreaterOrEqual(t, min(h.Rect.W, h.Rect.H), float64(layout.Fingertip), "%s: %s", name, device.TargetName(h.Target))
						}
					}
				}
			}
		}
	}
}

// viewedFoot is the foot alone.
func (r *Result) viewedFoot(c *app.Context) *display.List {
	var l display.List
	r.viewFoot(c, &l, placeOf(c))
	return &l
}

// On a desktop the banner, all players, the lines and the weightiest turning points are
// seen at once, above the buttons.
func TestResultIsSeenAtOnce(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}} {
		for _, l := range lang.Available() {
			d, r := reviewed(t, size, func(c *app.Context) { require.NoError(t, c.SetLanguage(l.Tag)) })
			place := placeOf(d.Context)
			require.False(t, place.banner.Empty())
			seen := map[string]int{}
			for _, o := range d.List.Ops {
				if o.Kind == display.DrawText && o.Y > 0 && o.Y < place.foot.Y {
					seen[o.Text]++
				}
			}
			for i, s := range r.ranking {
				earned, spent := r.account(d.Context, &r.ranking[i])
				for _, text := range []string{s.Name, d.Context.Lang.Number(s.Score), earned, spent} {
					require.Positive(t, seen[text], "%v: %q", size, text)
				}
			}
			for _, text := range []string{r.banner.rules(d.Context), d.Context.Lang.T("result.end"), d.Context.Lang.T("result.turning"), r.turning.points(d.Context)[0].title, r.turning.points(d.Context)[1].title} {
				require.Positive(t, seen[text], "%v: %q", size, text)
			}
			first := d.List.Find(display.Target{Command: cmdPoint})
			require.NotNil(t, first)
			require.LessOrEqual(t, first.Rect.Y+first.Rect.H, place.foot.Y)
		}
	}
}

// A victory that is shared shows the arms of all who share it.
func TestSharedBannerShowsAllArms(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		for n := 1; n <= len(ranking); n++ {
			d := drive(t, &store.Memory{}, size)
			shared := append([]Placing{}, ranking...)
			for i := range n {
				shared[i].Rank = 1
			}
			r := newResult(d.Context, apptest.Begun(t, 0), shared)
			var l display.List
			if place := placeOf(d.Context); place.banner.Empty() {
				r.banner.strip(d.Context, &l, display.Rect{W: place.column.W})
			} else {
				r.banner.view(d.Context, &l, place.banner)
			}
			for i, s := range shared {
				crest := widget.IconPath(theme.LiveryOf(s.Colour).Crest)
				shown := false
				for _, o := range l.Ops {
					shown = shown || o.Path == crest
				}
				require.Equal(t, i < n, shown, "%s of %d at %v", s.Name, n, size)
			}
		}
	}
}

// A notice leaves whoever has won and the heading in sight, and every button free.
func TestNoticesLeaveTheWinnerInSight(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 820, Y: 1180}} {
		d, _ := reviewed(t, size, func(*app.Context) {})
		for name, tell := range map[string]func(){
			"answer": func() { d.Context.Notices.Say("A short message") },
			"news": func() {
				d.Context.Notices.Announce("A message that nobody has asked for, in so many words that they take two lines on a phone")
			},
		} {
			d.Tick(control.Frame{Pinch: 1})
			top := func() (list []apptest.Written) {
				for _, w := range apptest.Texts(&d.List) {
					if w.At.Y < 0.4*size.Y && !strings.Contains(d.Context.Notices.Text(), w.Text) {
						list = append(list, w)
					}
				}
				return list
			}
			before := top()
			require.NotEmpty(t, before)
			tell()
			d.Tick(control.Frame{Pinch: 1})
			require.True(t, d.Shows("message"))
			require.Equal(t, before, top(), "%s at %v", name, size)
			for _, cmd := range []display.Command{page.CmdLeave, cmdAgain, cmdLook} {
				d.Spot(string(cmd))
			}
			d.Context.Notices = app.Notices{}
		}
	}
}

// A click on a turning point shows the match from there on, and that runs by itself.
func TestTurningPointIsWatched(t *testing.T) {
	d, r := reviewed(t, apptest.Desktop, func(*app.Context) {})
	at := r.turning.points(d.Context)[1].at
	d.Tap(device.TargetName(display.Target{Command: cmdPoint, Index: 1}))
	require.Equal(t, "replay", d.Scene())
	require.Equal(t, "yes", d.Stack.Facts()["running"])
	shown := func() int {
		n, err := strconv.Atoi(d.Stack.Facts()["at"])
		require.NoError(t, err)
		return n
	}
	require.InDelta(t, at, shown(), 1)
	for n := 0; shown() < at+2; n++ {
		require.Less(t, n, 3000)
		d.Tick(control.Frame{})
	}
}

// The text twin tells who has won, how everybody did, and the turning points, and has
// all buttons.
func TestTwinOfTheResult(t *testing.T) {
	d, r := reviewed(t, apptest.Desktop, func(*app.Context) {})
	page := d.Stack.Page()
	require.Equal(t, app.OfGame(d.Context, r.match, r.headline(d.Context)), page.Heading)
	require.Contains(t, page.Lines, r.word(d.Context, "result.tie"))
	for i, s := range r.ranking {
		require.Contains(t, page.Lines[i], s.Name)
		require.Contains(t, page.Lines[i], d.Context.Lang.Number(s.Score))
	}
	require.Len(t, page.Parts[1].Buttons, len(r.turning.points(d.Context)))
	for _, b := range page.Parts[0].Buttons {
		d, _ := reviewed(t, apptest.Desktop, func(*app.Context) {})
		pressed := newResult(d.Context, r.match, r.ranking)
		d.Stack.Push(pressed)
		d.Tick(control.Frame{Press: b.ID})
		require.NotSame(t, pressed, d.Stack.Top(), b.Text)
	}
}

var ranking = []Placing{
	{Seat: 3, Name: "Caterina", Colour: 3, Rank: 1, Score: 84, Ports: 5, Sources: []Source{{"start", 5}, {"in.scoring", 80}, {"out.recruit", -12}, {"in.sale", 11}}},
	{Seat: 1, Name: "Anna", Colour: 1, Rank: 2, Score: 84, Ports: 4, Sources: []Source{{"start", 5}, {"in.scoring", 70}, {"in.wine", 9}}},
	{Seat: 2, Name: "Bernat", Colour: 2, Rank: 3, Score: 61, Ports: 3, Sources: []Source{{"start", 5}, {"in.sale", 60}, {"out.galley", -4}}},
	{Seat: 4, Name: "Dawud", Colour: 4, Rank: 4, Score: -1, Ports: 0, Sources: []Source{{"start", 5}, {"out.fort", -6}}},
}

func TestResult(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	m := apptest.Begun(t, 0)
	d.Stack.Push(newResult(d.Context, m, ranking))
	d.Tick(control.Frame{})
	require.True(t, d.Shows("Caterina rules the sea"))
	require.True(t, d.Shows("Equal ducats: the player with more ports wins."))
	require.True(t, d.Shows("−12"))
	require.Equal(t, []string{"start", "in.scoring", "in.sale", "in.wine", "out.galley", "out.fort", "out.recruit"}, sourceKeys(ranking))
	d.Tap("look")
	require.Equal(t, "title", d.Scene(), "what was below comes back")

	d.Stack.Push(newResult(d.Context, m, ranking))
	d.Tick(control.Frame{})
	d.Tap("again")
	require.Equal(t, m.Seats(), d.Stack.OpenMatch().Seats())
	require.Equal(t, uint64(7), d.Stack.OpenMatch().Seed())
}

func TestSharedVictory(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	for n, want := range map[int]string{2: "Caterina and Anna share the victory", 3: "Caterina, Anna and Bernat share the victory"} {
		shared := append([]Placing{}, ranking...)
		for i := range n {
			shared[i].Rank = 1
		}
		require.Equal(t, want, newResult(d.Context, apptest.Begun(t, 0), shared).headline(d.Context))
	}
}

// Each place of the final table shows the face of its player, in the order of the places.
func TestPlacesShowFaces(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 390, Y: 844}} {
		d, r := reviewed(t, size, func(*app.Context) {})
		var want, faces []kit.Power
		for _, s := range r.ranking {
			want = append(want, app.Bust(r.match, s.Seat).Power)
		}
		powers := map[string]kit.Power{"venice": kit.Venice, "genoa": kit.Genoa, "spain": kit.Spain, "turkey": kit.Turkey}
		for _, o := range apptest.RowsOf(d.Context, &r.Form).Ops {
			if o.Path == nil || !strings.HasPrefix(o.Path.Name, "bust ") {
				continue
			}
			power, _, _ := strings.Cut(strings.TrimPrefix(o.Path.Name, "bust "), "-")
			if n := len(faces); n == 0 || faces[n-1] != powers[power] {
				faces = append(faces, powers[power])
			}
		}
		require.Equal(t, want, faces, "%v", size)
	}
}

// A notice lies over nothing of the result: that ends above it.
func TestNoticesLieBesideTheResult(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		d, r := reviewed(t, size, func(*app.Context) {})
		bare := placeOf(d.Context)
		require.Equal(t, bare.foot.Y, bare.column.H)
		d.Context.Notices.Say("Something has been kept.")
		d.Tick(control.Frame{})
		place := placeOf(d.Context)
		shown := display.Rect{}
		for _, o := range d.List.Ops {
			if o.Kind == display.DrawText && o.Text == "Something has been kept." {
				shown = display.Rect{X: o.X, Y: o.Y - o.Size, W: 1, H: o.Size}
			}
		}
		require.False(t, shown.Empty())
		require.GreaterOrEqual(t, shown.Y, place.column.Y+place.column.H)
		require.Less(t, shown.Y+shown.H, place.foot.Y)
		require.Equal(t, place.column, r.Room())
	}
}

// The banner of who has won unrolls, however fast moves are shown, and hangs there at once where nothing is to move.
func TestTheBannerUnrolls(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, still := range []bool{false, true} {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.ReducedMotion = app.AtOnce, app.AtOnce, still
			m := apptest.Finished(t, 5)
			r := newResult(d.Context, m, Ranking(d.Context, m))
			d.Stack.Push(r)
			rolls := func() (list []float64) { // where what is still rolled up hangs
				light := theme.LiveryOf(r.colours()[0]).Light
				for _, o := range d.List.Ops {
					if o.Kind == display.FillRect && o.Color == light && o.Radius > 3 {
						list = append(list, o.Rect.Y)
					}
				}
				return list
			}
			d.Tick(control.Frame{})
			if still {
				require.Empty(t, rolls(), "%v", size)
				continue
			}
			last := -100.0
			for n := 0; len(rolls()) > 0; n++ {
				require.Less(t, n, 100)
				require.Greater(t, rolls()[0], last, "%v", size)
				last = rolls()[0]
				d.Tick(control.Frame{})
			}
			require.Positive(t, last, "%v", size)
		}
	}
}
