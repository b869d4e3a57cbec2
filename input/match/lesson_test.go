package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// learning starts the program with moves shown at once, and opens a lesson from
// the title.
func learning(t *testing.T, st *store.Memory, size display.Point, scale, number int) *driver {
	d := drive(t, st, size)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.TextScale = app.AtOnce, app.AtOnce, scale
	d.Tick(control.Frame{})
	d.Tap("learn")
	require.Equal(t, "lessons", d.Scene())
	of, at := place(d.Context, lessons.IDs[number])
	d.choose(display.Target{Command: "voyages-of", Index: of})
	d.choose(display.Target{Command: "voyage", Index: at})
	require.Equal(t, "play", d.Scene())
	d.settle()
	return d
}

// place is where a lesson stands on its page: among which game's lessons, and at which place
// there.
func place(c *app.Context, id string) (of, at int) {
	for _, r := range c.Games.Offered() {
		list := lessons.Of(r.Info().ID)
		if at := slices.Index(list, id); at >= 0 {
			return of, at
		}
		if list != nil {
			of++
		}
	}
	return -1, -1
}

// choose presses a button of the page of lessons by the keyboard, which scrolls to what lies
// below the window.
func (d *driver) choose(t display.Target) {
	for d.Stack.Top().(*page.Lessons).Focus != t {
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
}

// settle lets ticks pass until something is asked or to be read.
func (d *driver) settle() {
	for seen, i := false, 0; i < 900; i++ { // the last scoring is never shown at once
		d.Tick(control.Frame{Pinch: 1})
		f := d.Stack.Facts()
		if f["scene"] != "play" || f["wanted"] != "" && seen {
			return
		}
		seen = f["wanted"] != "" // the chart may move to what is meant in the next tick
	}
	require.FailNow(d.T, "nothing is wanted", "%v", d.Stack.Facts())
}

// press clicks on a target.
func (d *driver) press(target string) {
	d.T.Helper()
	d.Wake()
	at := d.Spot(target)
	d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
	d.Tick(control.Frame{Pinch: 1})
	d.settle()
}

// letItDo lets the note do what it asks for, or the captain's plan that lies in its place.
func (d *driver) letItDo() {
	if d.List.Find(display.Target{Command: panel.CmdFollow}) != nil {
		d.press(device.TargetName(display.Target{Command: panel.CmdFollow}))
		return
	}
	d.press("card-on")
}

// lesson is the lesson under way.
func (d *driver) lesson() (*Play, *lesson) {
	p := d.Stack.Top().(*Play)
	return p, p.tutorial.lesson
}

// requireCard: the note is wholly in the window, all of its text and its buttons
// are in it, and it covers neither what it points at nor what is to be clicked.
func requireCard(d *driver, name string) {
	p, s := d.lesson()
	n := s.now(p.match().Len())
	require.NotNil(d.T, n, name)
	if p.captain.Hint != nil { // the plan lies where the note does
		return
	}
	paper := d.List.Find(display.Target{Command: cmdCardPaper})
	require.NotNil(d.T, paper, name)
	window := display.Rect{W: d.Size.X, H: d.Size.Y}
	require.InDelta(d.T, area(paper.Rect), area(paper.Rect.Intersect(window)), 1, "%s: the note leaves the window", name)
	require.True(d.T, d.Shows(s.card(deskOf(p, d.Context)).text), "%s: not all of the note is shown", name)
	for _, cmd := range []display.Command{cmdCardOn, cmdCardBack} {
		if h := d.List.Find(display.Target{Command: cmd}); h != nil {
			require.GreaterOrEqual(d.T, h.Rect.H, 44.0, name)
			require.GreaterOrEqual(d.T, h.Rect.W, 44.0, name)
			require.InDelta(d.T, h.Rect.W*h.Rect.H, area(h.Rect.Intersect(paper.Rect)), 1, "%s: a button leaves the note", name)
		}
	}
	if f := deskOf(p, d.Context).Frame(); p.drawer.Box().Empty() {
		require.Equal(d.T, f.Margin(paper.Rect.W, paper.Rect.H), paper.Rect, "%s: the note lies elsewhere than in the margin", name)
	}
	if at, ok := s.card(deskOf(p, d.Context)).ringed(deskOf(p, d.Context), &d.List); ok {
		require.Zero(d.T, area(at.Intersect(paper.Rect)), "%s: the note %v covers what it speaks of %v", name, paper.Rect, at)
	}
	if len(n.Refs) == 0 {
		return
	}
	if kind := n.Refs[0].Kind; s.reads(p.match().Len()) && (kind == game.PortRef || kind == game.AreaRef || kind == game.ShipRef) {
		at, ok := whereIs(p.table, &d.List, viewOf(p, d.Context), n.Refs[0])
		require.True(d.T, ok, "%s: what it speaks of is covered", name)
		require.NotZero(d.T, area(at.Intersect(window)), "%s: what it speaks of is not in sight", name)
	}
}

func area(r display.Rect) float64 {
	if r.Empty() {
		return 0
	}
	return r.W * r.H
}

// Each lesson is sailed from the title to its end by clicking what the screen asks
// for, in windows of every shape with letters of two sizes, and is then the game that was recorded.
func TestVoyagesAreSailed(t *testing.T) {
	for number, id := range lessons.IDs {
		for i, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 1600, Y: 1000}, {X: 1024, Y: 768}, {X: 768, Y: 1024}} {
			for _, scale := range []int{100, 150} {
				if i > 2 && scale == []int{150, 100}[number%2] { // the windows of desktops and phones with both
					continue
				}
				t.Run(fmt.Sprintf("%s/%vx%v/%d", id, size.X, size.Y, scale), func(t *testing.T) {
					sailed(t, number, size, scale)
				})
			}
		}
	}
}

// sailed sails a lesson.
func sailed(t *testing.T, number int, size display.Point, scale int) {
	id, st := lessons.IDs[number], &store.Memory{}
	d := learning(t, st, size, scale, number)
	p, s := d.lesson()
	for range 100 {
		f := d.Stack.Facts()
		if f["scene"] != "play" {
			break
		}
		require.Equal(t, id, f["voyage"])
		if f["pending"] == "" { // else the card about what is at stake takes the place of the note
			requireCard(d, fmt.Sprintf("%s: %s", id, s.recorded.Notes[s.at].Key))
		}
		d.press(f["wanted"])
	}
	require.Equal(t, "message", d.Scene())
	require.Equal(t, s.recorded.Len(), p.match().Len())
	require.Equal(t, []string{id}, d.Context.Logbook().Finished)
	require.Nil(t, d.Context.Archive().Last(), "a voyage is no game that is kept")
	require.False(t, d.Stack.Match())
	require.Nil(t, d.Stack.Save(), "nor one that could take the place of such a game")
}

// In a window wider than high the note of a lesson is as wide beside a decision as without one, as long as both have
// room, and never lies over it.
func TestTheNoteKeepsItsWidthBesideADecision(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}} {
		alone, beside := 0.0, 0
		for number, id := range lessons.IDs {
			d := learning(t, &store.Memory{}, size, 100, number)
			for d.Scene() == "play" {
				p, s := d.lesson()
				paper, drawer := d.List.Find(display.Target{Command: cmdCardPaper}), p.drawer.Box()
				name := fmt.Sprintf("%v: %s: %s", size, id, s.recorded.Notes[s.at].Key)
				switch {
				case paper == nil: // what is at stake takes its place
				case drawer.Empty():
					require.True(t, alone == 0 || alone == paper.Rect.W, name)
					alone = paper.Rect.W
				default:
					require.Zero(t, area(drawer.Intersect(paper.Rect)), name)
					if alone > 0 && paper.Rect.X+alone < drawer.X {
						require.Equal(t, alone, paper.Rect.W, name)
						beside++
					}
				}
				d.press(d.Stack.Facts()["wanted"])
			}
		}
		require.Greater(t, beside, 5, "%v", size)
	}
}

// The keyboard alone sails a lesson, and so does who has every move made.
func TestVoyagesByKeyboardAndByWatching(t *testing.T) {
	for number := range lessons.IDs {
		d := learning(t, &store.Memory{}, desktop, 100, number)
		for i := 0; i < 100 && d.Scene() == "play"; i++ {
			if number%2 == 0 {
				d.Key(control.Confirm)
				d.settle()
			} else {
				d.letItDo()
			}
		}
		require.Equal(t, "message", d.Scene(), lessons.IDs[number])
	}
}

// Clicking elsewhere does nothing but tell a friendly word; what is forbidden
// anyway says why.
func TestNothingElseCanBeDone(t *testing.T) {
	d := learning(t, &store.Memory{}, desktop, 100, 0)
	p, s := d.lesson()
	begun := game.Hash(p.match().State())
	d.press("ship:1")
	require.True(t, d.Shows("Read the note first"))
	require.Equal(t, begun, game.Hash(p.match().State()))
	for !strings.HasPrefix(d.Stack.Facts()["wanted"], "port:") {
		d.press(d.Stack.Facts()["wanted"])
	}
	at, hash := s.at, game.Hash(p.match().State())
	for target, word := range map[string]string{"area:1": "", "area:2": "what the ring shows", "area:15": "zones away", "port:4": "", "ship:2": ""} {
		p.notice.text = ""
		d.press(target)
		require.True(t, p.notice.text != "" && d.Shows(p.notice.text), target)
		require.Contains(t, p.notice.text, word, target)
		require.Equal(t, hash, game.Hash(p.match().State()), target)
		require.Equal(t, at, s.at)
	}
	d.Tap("group end")
	require.Equal(t, hash, game.Hash(p.match().State()), "the turn cannot be ended")
	d.Key(control.Advice)
	require.Nil(t, p.captain.Hint, "the captain keeps silent")
}

// A question keeps both answers; the wrong one is not taken.
func TestTheWrongAnswerIsNotTaken(t *testing.T) {
	d := learning(t, &store.Memory{}, desktop, 100, 3)
	p, _ := d.lesson()
	for !p.now.Modal() {
		d.press(d.Stack.Facts()["wanted"])
	}
	log := p.match().Len()
	right, wrong := device.TargetName(position.Act(p.now.Legal[0])), device.TargetName(position.Act(p.now.Legal[1]))
	require.Equal(t, right, d.Stack.Facts()["wanted"])
	d.press(wrong)
	require.True(t, d.Shows("what the ring shows"))
	require.Equal(t, log, p.match().Len())
	d.press(right)
	require.Greater(t, p.match().Len(), log)
}

// Going back takes the game back to the note before, from any note, and on again.
func TestBackAndForth(t *testing.T) {
	for _, number := range []int{1, 3, 4, slices.Index(lessons.IDs, "wind"), slices.Index(lessons.IDs, "pirates")} {
		d := learning(t, &store.Memory{}, desktop, 100, number)
		p, s := d.lesson()
		for d.Scene() == "play" {
			at, hash := s.at, game.Hash(p.match().State())
			if at > 0 {
				d.Key(control.Undo)
				d.settle()
				require.Equal(t, at-1, s.at)
				require.Equal(t, s.recorded.Notes[at-1].Before, p.match().Len())
				for s.at < at {
					d.press(d.Stack.Facts()["wanted"])
				}
				require.Equal(t, hash, game.Hash(p.match().State()))
			}
			for d.Scene() == "play" && s.at == at {
				d.press(d.Stack.Facts()["wanted"])
			}
		}
	}
}

// Going back to the note before takes what the log has told since out of it, also the sentence
// that is picked there.
func TestGoingBackLetsThePickedSentenceGo(t *testing.T) {
	for _, back := range []func(d *driver){
		func(d *driver) { d.Key(control.Undo) },
		func(d *driver) { d.press("card-back") },
	} {
		d := learning(t, &store.Memory{}, desktop, 100, 0)
		p, s := d.lesson()
		for noted := s.at; p.match().Len() == s.recorded.Notes[noted].Before; {
			noted = s.at
			d.press("card-on")
		}
		d.Key(control.Log)
		d.Rest(1)
		newest := len(p.history.Entries) - 1
		d.press(device.TargetName(display.Target{Command: panel.CmdEntry, Value: p.history.Entries[newest]}))
		d.Rest(1)
		require.NotNil(t, d.List.Find(display.Target{Command: panel.CmdWhere}), "it is picked")
		for entries := p.match().Len(); p.match().Len() == entries; {
			back(d)
		}
		d.Rest(1)
		require.Less(t, len(p.history.Entries), newest+1)
		require.True(t, p.logShown())
		require.Nil(t, d.List.Find(display.Target{Command: panel.CmdWhere}), "none is picked")
		require.NotNil(t, d.List.Find(display.Target{Command: control.Undo}), "the log offers steps again, about no sentence")
	}
}

// In a lesson nobody thinks: there are no books to read and nobody is asked for advice.
func TestNobodyThinksInAVoyage(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Bots.Books = func(string) []func() { return []func(){func() { require.Fail(t, "a book is read") }} }
	d.Context.Bots.NewAdvisor = func(string) session.Advisor {
		require.Fail(t, "an advisor comes")
		return nil
	}
	s, err := NewLesson(d.Context, lessons.IDs[0], 0)
	require.NoError(t, err)
	d.Stack = app.NewStack(d.Context, s)
	d.settle()
	d.press("card-on")
	d.Key(control.Advice)
	require.False(t, d.Shows("The captain would"))
}

// While a note wants to be read, and when a lesson is over, no other player is said to be
// thinking.
func TestTheOthersWaitInAVoyage(t *testing.T) {
	for _, id := range lessons.IDs {
		v, err := lessons.Load(id, catalog.Find)
		require.NoError(t, err)
		for i := range v.Notes {
			d := drive(t, &store.Memory{}, desktop)
			s, err := NewLesson(d.Context, id, i)
			require.NoError(t, err)
			d.Stack = app.NewStack(d.Context, s)
			d.Rest(2)
			require.False(t, d.Shows("is thinking"), "%s, note %d", id, i+1)
		}
	}
}

// The menu begins a lesson again or leads back to the list; ticks stay.
func TestLeavingAVoyage(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, 12))))
	d := learning(t, st, desktop, 100, 1)
	d.press("card-on")
	d.Key(control.Menu)
	d.Tap("anew")
	d.settle()
	_, s := d.lesson()
	require.Zero(t, s.at)
	d.Key(control.Menu)
	d.Tap("leave")
	require.Equal(t, "lessons", d.Scene())
	d.Tap("back")
	require.Equal(t, "title", d.Scene())
	require.False(t, d.List.Find(display.Target{Command: "continue"}).Off, "the game that waits is still there")
}

// Who sails a lesson, to its end or not, and then sets up a match is offered its game first.
func TestTheGameOfAVoyageIsOfferedFirst(t *testing.T) {
	for i, r := range catalog.All() {
		list := lessons.Of(r.Info().ID)
		if list == nil {
			continue
		}
		d := learning(t, &store.Memory{}, desktop, 100, slices.Index(lessons.IDs, list[0]))
		d.Key(control.Menu)
		d.Tap("leave")
		d.Tap("back")
		d.Tap("new")
		require.Equal(t, device.TargetName(display.Target{Command: "game", Index: i}), d.Stack.Facts()["focus"], r.Info().ID)
	}
}

// After a lesson comes the next of its game, after the last a first game; the title counts.
func TestWhatFollowsAVoyage(t *testing.T) {
	st := &store.Memory{}
	for _, r := range catalog.All() {
		list := lessons.Of(r.Info().ID)
		if list == nil {
			continue
		}
		d := learning(t, st, desktop, 100, slices.Index(lessons.IDs, list[0]))
		for range list {
			require.Equal(t, "play", d.Scene())
			for d.Scene() == "play" {
				d.letItDo()
			}
			require.True(t, d.Shows("Well sailed!"))
			d.Tap("answer")
			if d.Scene() == "play" && d.Stack.Top().(*Play).tutorial.lesson != nil {
				d.settle()
			}
		}
		p := d.Stack.Top().(*Play)
		require.Equal(t, r.Info().ID, p.info.ID)
		require.Nil(t, p.tutorial.lesson)
		require.NotNil(t, p.tutorial.tutor)
		require.Len(t, p.match().Seats(), 3)
	}
	d := drive(t, st, desktop)
	require.True(t, d.Shows("all voyages sailed"))
	d.Tap("learn")
	require.True(t, d.Shows("sailed"))
}

func TestADamagedLogbookIsANewOne(t *testing.T) {
	st := &store.Memory{}
	for _, text := range []string{"{", `{"sailed": 3}`, `{"sailed": ["atlantis"]}`} {
		require.NoError(t, st.Write("logbook", []byte(text)))
		require.Empty(t, drive(t, st, desktop).Context.Logbook().Finished)
	}
	require.NoError(t, st.Write("logbook", []byte(`{"sailed": ["load", "sell"]}`)))
	require.True(t, drive(t, st, desktop).Shows(fmt.Sprintf("2 of %d voyages sailed", len(lessons.IDs))))
}

func TestNoSuchLesson(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	_, err := NewLesson(d.Context, "nowhere", 0)
	require.Error(t, err)
	_, err = NewLesson(d.Context, "load", 99)
	require.Error(t, err)
}

// A note about a galley has the ring around her hull on the chart, not around her
// number on the wheel or what the bar says of her.
func TestNotesRingHulls(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	s, err := NewLesson(d.Context, "load", 1)
	require.NoError(t, err)
	p := s.(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(2)
	v := viewOf(p, d.Context)
	at, ok := p.tutorial.card(deskOf(p, d.Context)).ringed(deskOf(p, d.Context), &d.List)
	require.True(t, ok)
	hull, _ := p.table.Place(v, p.table.Subject(p.now.View))
	require.InDelta(t, hull.At.X, at.Center().X, 1)
	require.InDelta(t, hull.At.Y, at.Center().Y, 1)
}

// Sailing over two zones is one step, whoever names the first of them alone. The button has
// no panel for it.
func TestALessonSailsAllTheWay(t *testing.T) {
	d := learning(t, &store.Memory{}, desktop, 100, 0)
	p, s := d.lesson()
	for !strings.HasPrefix(d.Stack.Facts()["wanted"], "area:") {
		d.press(d.Stack.Facts()["wanted"])
	}
	run := p.now.Lesson.Run
	require.Greater(t, len(run), 1)
	p.open.Group = slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, run[0].Verb) })
	require.Equal(t, display.Target{Ref: p.now.Routes[0].To}, s.wanted(deskOf(p, d.Context)), "the ring is where the way leads, the panel open or not")
	before := p.match().Len()
	d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
	require.True(t, p.scope().Bare())
	require.True(t, d.Shows(p.words(d.Context).Line("group.sail.help")))
	p.propose(d.Context, run[0])
	d.Forward(func() bool { return p.settled() })
	require.Equal(t, before+len(run), p.match().Len())
	require.NotNil(t, s.now(p.match().Len()), "the next note is read")
}

// On a table where a ship and its cargo are chosen first, the ring leads to the ship, to the
// heap and to the place where the lesson ends. Whatever else could be chosen is refused
// kindly, and a second click does not put the ship back.
func TestALessonLeadsFromShipToHeapToStop(t *testing.T) {
	d := learning(t, &store.Memory{}, desktop, 100, slices.Index(lessons.IDs, "match"))
	p, s := d.lesson()
	for s.recorded.Notes[s.at].Key != "load" {
		d.press("card-on")
	}
	before := p.match().Len()
	refused := func(things ...string) {
		for _, thing := range things {
			p.notice.text = ""
			d.press(thing)
			require.True(t, d.Shows("what the ring shows"), thing)
			require.Equal(t, before, p.match().Len())
		}
	}
	require.Equal(t, "ship:3", d.Stack.Facts()["wanted"])
	refused("ship:1", "ship:2", "heap:13")
	d.press("ship:3")
	require.Equal(t, "heap:16", d.Stack.Facts()["wanted"])
	refused("ship:1", "ship:3", "heap:13")
	d.press("heap:16")
	require.Equal(t, "area:3", d.Stack.Facts()["wanted"])
	refused("area:1", "area:2")
	d.press("area:3")
	require.Greater(t, p.match().Len(), before)
	require.Equal(t, "refill", s.recorded.Notes[s.at].Key)
}

// sailedTo sails a lesson up to the note with a key.
func sailedTo(t *testing.T, id, note string) (*driver, *Play, *lesson) {
	d := learning(t, &store.Memory{}, desktop, 100, slices.Index(lessons.IDs, id))
	p, s := d.lesson()
	for s.recorded.Notes[s.at].Key != note {
		d.press("card-on")
	}
	return d, p, s
}

// The button that ends a lesson is not called like the one that ends a phase or a turn.
func TestTheEndOfALessonHasAButtonOfItsOwn(t *testing.T) {
	for id, last := range map[string]string{"haggle": "paid", "sell": "own"} {
		for _, l := range lang.Available() {
			d, _, _ := sailedTo(t, id, last)
			require.NoError(t, d.Context.SetLanguage(l.Tag))
			d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
			n := 0
			for _, text := range apptest.AllTexts(&d.List) {
				if text == d.Context.Lang.T("learn.note.finish") {
					n++
				}
			}
			require.Equal(t, 1, n, "%s: %s", l.Tag, id)
		}
	}
}

// Where a sum is to be named, the one that comes next is chosen already, and the ring is around
// the button that names it. Another one is refused kindly.
func TestALessonProposesSums(t *testing.T) {
	d, p, s := sailedTo(t, "order", "sum")
	stepper := p.sumInput.Picker
	require.Equal(t, 300, stepper.Value())
	require.Equal(t, p.names(), s.wanted(deskOf(p, d.Context)))
	before := p.match().Len()
	stepper.Choose(500)
	d.Rest(1)
	require.Nil(t, d.List.Find(s.wanted(deskOf(p, d.Context))))
	d.press(device.TargetName(p.names()))
	require.True(t, d.Shows("what the ring shows"))
	require.Equal(t, before, p.match().Len())
	stepper.Choose(300)
	d.Rest(1)
	d.press(device.TargetName(p.names()))
	require.Greater(t, p.match().Len(), before)
}

// Phases in which nothing is left to do pass by themselves, but not past a note.
func TestPhasesPassInALesson(t *testing.T) {
	d, p, s := sailedTo(t, "quay", "stay")
	phases := 0
	d.press("card-on")
	for n := s.recorded.Notes[s.at-1].Before; n < p.match().Len(); n++ {
		if a := s.recorded.Entry(n); a.By == lessons.Learner {
			phases++
		}
	}
	require.Equal(t, 3, phases, "the one that was ended, and two more")
	require.Equal(t, "sell", s.recorded.Notes[s.at].Key)

	d, p, s = sailedTo(t, "quay", "sell")
	d.press("card-on")
	require.Equal(t, "paid", s.recorded.Notes[s.at].Key)
	require.True(t, s.over(p.match().Len()), "nothing more is done than the voyage tells of")
}

// A way on which others are asked is one click up to where they answer; the ring is around its
// end.
func TestALessonSailsUpToWhereOthersAnswer(t *testing.T) {
	d, p, s := sailedTo(t, "passage", "ask")
	run := p.now.Lesson.Run
	require.Len(t, run, 2)
	d.press("ship:2")
	goal := s.recorded.Notes[s.at].Refs[2]
	require.Equal(t, display.Target{Ref: goal}, s.wanted(deskOf(p, d.Context)))
	require.Len(t, p.now.Routes, 1)
	d.press(d.Stack.Facts()["wanted"])
	require.Equal(t, "given", s.recorded.Notes[s.at].Key)
}

// A click on a piece that could go to several holds does what comes next.
func TestAPieceGoesWhereTheLessonWantsIt(t *testing.T) {
	d, p, s := sailedTo(t, "prize", "stow")
	held := s.wanted(deskOf(p, d.Context))
	require.Greater(t, len(p.now.FromHold(position.Piece{What: held.Ref, From: held.Value.(game.Ref)})), 1)
	next := s.next()
	before := p.match().Len()
	d.press(d.Stack.Facts()["wanted"])
	require.Greater(t, p.match().Len(), before)
	require.Equal(t, next, p.match().Log()[before])
}

// Beside a note in a low window, answers that do not fit below each other stand side by side.
func TestAllAnswersAreInTheWindow(t *testing.T) {
	size := display.Point{X: 844, Y: 390}
	d := learning(t, &store.Memory{}, size, 100, slices.Index(lessons.IDs, "haggle"))
	p, s := d.lesson()
	for s.recorded.Notes[s.at].Key != "counter" {
		d.press("card-on")
	}
	var rows []display.Rect
	for _, h := range d.List.Hits {
		if h.Target.Command == position.CmdAct {
			require.InDelta(t, area(h.Rect), area(h.Rect.Intersect(display.Rect{W: size.X, H: size.Y})), 1)
			if h.Target != p.names() {
				rows = append(rows, h.Rect)
			}
		}
	}
	require.Len(t, rows, 2)
	require.Equal(t, rows[0].Y, rows[1].Y)
}

// On a phone the note that says why a ship stops leaves the spaces that it speaks of in sight, and
// the one about cards leaves the cards.
func TestANoteLeavesWhatItSpeaksOfInSight(t *testing.T) {
	for note, things := range map[string][]game.Ref{"end": {game.Area(1), game.Area(2), game.Ship(3)}, "unloaded": {game.Card(2), game.Card(4), game.Card(5)}} {
		d, p, _ := sailedTo(t, "match", note)
		d.Size = display.Point{X: 844, Y: 390}
		d.Rest(2 + glide)
		paper := d.List.Find(display.Target{Command: cmdCardPaper})
		require.NotNil(t, paper)
		for _, ref := range things {
			place, ok := p.table.Place(viewOf(p, d.Context), ref)
			require.True(t, ok, ref)
			require.False(t, paper.Rect.Contains(place.At), "%s: %v", note, ref)
		}
	}
}

// What the lesson about haggling pays and is paid is less than a piece brings: a market that the buyer's galley
// reaches this turn pays more.
func TestALessonTeachesPricesThatPay(t *testing.T) {
	for note, price := range map[string]int{"counter": 400, "price": 300} {
		d, p, s := sailedTo(t, "haggle", note)
		require.Equal(t, p.names(), s.wanted(deskOf(p, d.Context)))
		best := 0
		for _, line := range p.sumInput.Sum.Tell(p.words(d.Context))[1:] {
			if about, sum, _ := strings.Cut(line, ": "); !strings.Contains(about, "later") {
				n, err := strconv.Atoi(strings.ReplaceAll(sum, ",", ""))
				require.NoError(t, err)
				best = max(best, n)
			}
		}
		require.Equal(t, price, p.sumInput.Picker.Value(), note)
		require.Greater(t, best, price, note)
	}
}

// The ring around a space that can be filled leaves in sight what that costs, and the price lies in the space.
func TestTheRingLeavesThePriceInSight(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 390, Y: 844}} {
		d, p, s := sailedTo(t, "haggle", "again")
		d.Size = size
		d.Rest(2)
		space := d.List.Find(s.press(deskOf(p, d.Context), s.now(p.match().Len())))
		require.NotNil(t, space)
		price := slices.IndexFunc(d.List.Ops, func(o display.Op) bool {
			return o.Kind == display.DrawText && o.Text == "−400" && space.Rect.Inset(-4).Contains(display.Point{X: o.X, Y: o.Y})
		})
		require.GreaterOrEqual(t, price, 0, "%v", size)
		text := d.List.Ops[price]
		w, h := display.Measure(text.Text, text.Font, text.Size), display.Ascent(text.Size)
		letters := display.Rect{X: text.X - w/2, Y: text.Y - h, W: w, H: h}
		rings := 0
		for _, o := range d.List.Ops[price:] {
			if in := o.Rect.Inset(o.Width); o.Kind == display.StrokeRect && o.Rect.W < 2*space.Rect.W && o.Rect.Contains(space.Rect.Center()) {
				require.InDelta(t, area(letters), area(letters.Intersect(in)), 0.01, "%v", size)
				require.Less(t, 2*o.Radius, 0.6*o.Rect.W, "%v: the corners are not cut", size)
				rings++
			}
		}
		require.Positive(t, rings, "%v", size)
	}
}

// The note that says what a port has earned points at the port, not at the purse of who has paid.
func TestALessonPointsAtThePortThatEarns(t *testing.T) {
	d, p, s := sailedTo(t, "haggle", "paid")
	asked, v := p.match().Log()[p.match().Len()-3], viewOf(p, d.Context)
	port := slices.IndexFunc(asked.Obj[:], func(r game.Ref) bool { return r.Kind == game.PortRef })
	want, ok := whereIs(p.table, &d.List, v, asked.Obj[port])
	require.True(t, ok)
	at, ok := s.card(deskOf(p, d.Context)).ringed(deskOf(p, d.Context), &d.List)
	require.True(t, ok)
	require.Equal(t, want, at)
}

// The tags that load, sail and sell at once are not offered before the course has taught to do so step by step, and
// then always; one that a lesson does not ask for is refused kindly.
func TestTagsAreOfferedOnceTheStepsAreKnown(t *testing.T) {
	for _, l := range []struct{ lesson, note string }{{"load", "sailor"}, {"load", "sail"}, {"sell", "stone"}} {
		d, _, _ := sailedTo(t, l.lesson, l.note)
		require.Empty(t, d.tags(), "%s: %s", l.lesson, l.note)
	}
	for _, l := range []struct{ lesson, note string }{{"port", "cube"}, {"battle", "crew"}} {
		d, p, _ := sailedTo(t, l.lesson, l.note)
		require.NotEmpty(t, d.tags(), "%s: %s", l.lesson, l.note)
		before := p.match().Len()
		tags := d.tags()
		d.press(device.TargetName(tags[len(tags)-1].Target)) // the first may lie below the note
		require.True(t, d.Shows("what the ring shows"))
		require.Equal(t, before, p.match().Len())
	}
}

// The last lesson of each course is about the tools: several steps are made in one go, Undo takes all of them back and
// nothing else is accepted before it has, and the plan that the captain shows is the one that is carried out.
func TestLessonsTeachTheTools(t *testing.T) {
	for _, l := range []struct {
		id, once, plan string
		steps          int
	}{
		{"once", "tag", "Buy galley 7", 4}, // loaded, sailed over two zones and sold
		{"stops", "try", "Load all pink cubes on the orange-blue ship", 2},
		{"together", "all", "Sail galley A to Egeo", 2},
	} {
		d, p, s := sailedTo(t, l.id, l.once)
		before, hash := p.match().Len(), game.Hash(p.match().State())
		for clicks := 0; p.match().Len() == before; clicks++ {
			require.Less(t, clicks, 2, "a ship, and where it sails")
			d.press(d.Stack.Facts()["wanted"])
		}
		require.Equal(t, before+l.steps, p.match().Len(), l.id)
		require.Equal(t, "undo", s.recorded.Notes[s.at].Key)
		require.Equal(t, device.TargetName(display.Target{Command: control.Undo}), d.Stack.Facts()["wanted"])
		d.press("group end")
		require.True(t, d.Shows("what the ring shows"), l.id)
		require.Equal(t, before+l.steps, p.match().Len())
		d.press("undo")
		require.Equal(t, "again", s.recorded.Notes[s.at].Key)
		require.Equal(t, hash, game.Hash(p.match().State()), l.id)
		d.press("card-back")
		require.Equal(t, "undo", s.recorded.Notes[s.at].Key)
		require.Equal(t, before+l.steps, p.match().Len())

		d, p, s = sailedTo(t, l.id, "captain")
		d.press(d.Stack.Facts()["wanted"])
		require.True(t, d.Shows(l.plan), "%s: %v", l.id, d.Text())
		follow := device.TargetName(display.Target{Command: panel.CmdFollow})
		require.Equal(t, follow, d.Stack.Facts()["wanted"])
		plan, before, note := p.now.Lesson.Run, p.match().Len(), s.at
		d.press(follow)
		require.Equal(t, plan, slices.DeleteFunc(p.match().Log()[before:], func(a game.Action) bool { return a.By != lessons.Learner })[:len(plan)])
		require.Equal(t, note+1, s.at)
		course := lessons.Of(p.info.ID)
		require.Equal(t, l.id, course[len(course)-1])
	}
}

// A lesson that only wants a note to be read asks for no zone, though the last way was chosen with the button to sail.
func TestANoteThatIsReadAsksForNoZone(t *testing.T) {
	d, p, s := sailedTo(t, "load", "sail")
	d.press("group sail")
	require.True(t, d.Shows(p.words(d.Context).Line("group.sail.help")))
	d.press(d.Stack.Facts()["wanted"])
	require.Equal(t, "arrived", s.recorded.Notes[s.at].Key)
	require.False(t, d.Shows(p.words(d.Context).Line("group.sail.help")))
}
