package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// guided begins the first game with advice from the title.
func guided(t *testing.T, st store.Store, size display.Point) *driver {
	return guidedIn(t, st, size, lessons.IDs[0])
}

// guidedIn begins that of the game of a lesson.
func guidedIn(t *testing.T, st store.Store, size display.Point, id string) *driver {
	d := drive(t, st, size)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	d.Tap("learn")
	of, _ := place(d.Context, id)
	d.choose(display.Target{Command: "voyages-of", Index: of})
	d.choose(display.Target{Command: "guided-game"})
	return d
}

// withFirstGames runs a test with a lesson of each game that has a first game with advice.
func withFirstGames(t *testing.T, test func(t *testing.T, id string)) {
	for _, r := range catalog.All() {
		if list := lessons.Of(r.Info().ID); list != nil {
			t.Run(r.Info().ID, func(t *testing.T) { test(t, list[0]) })
		}
	}
}

// asked lets ticks pass until the person is to decide, and reports whether the
// game goes on.
func (d *driver) asked() bool {
	for range 2000 {
		d.Tick(control.Frame{Pinch: 1})
		if f := d.Stack.Facts(); f["scene"] != "play" || f["idle"] == "yes" {
			return f["scene"] == "play"
		}
	}
	require.FailNow(d.T, "nobody is asked")
	return false
}

// What is new is told once, at most two things at a decision, and then no more:
// towards the end of a game there is silence.
func TestAdviceIsToldOnceAndThenNoMore(t *testing.T) {
	withFirstGames(t, toldOnce)
}

func toldOnce(t *testing.T, id string) {
	st := &store.Memory{}
	d := guidedIn(t, st, desktop, id)
	p := d.Stack.Top().(*Play)
	require.Equal(t, []string{"", "apprentice", "apprentice"}, []string{p.match().Seat(1).Level, p.match().Seat(2).Level, p.match().Seat(3).Level})
	r := game.NewRand(3)
	told, late := map[string]int{}, 0
	for decision := 0; d.asked() && len(p.now.Legal) > 0 && decision < 150; decision++ {
		here := 0
		for f := p.tutorial.card(deskOf(p, d.Context)); f != nil; f = p.tutorial.card(deskOf(p, d.Context)) {
			requireCardOfTutor(d, p, f)
			told[f.text]++
			require.Equal(t, 1, told[f.text], f.text)
			here++
			if decision > 100 {
				late++
			}
			if r.IntN(2) == 0 {
				d.Tap("card-on")
				continue
			}
			break // whoever plays on has read it as well
		}
		require.LessOrEqual(t, here, mostTopics)
		p.propose(d.Context, p.now.Legal[r.IntN(len(p.now.Legal))])
	}
	require.GreaterOrEqual(t, len(told), 7)
	require.LessOrEqual(t, late, 4, "it goes on talking")
	require.NotEmpty(t, d.Context.Logbook().Explained)
}

// Whoever plays on without reading has no note twice, none about what was just done,
// and none about what happened before the last decision.
func TestAdviceGoesWhenItIsDone(t *testing.T) {
	withFirstGames(t, goneWhenDone)
}

func goneWhenDone(t *testing.T, id string) {
	d := guidedIn(t, &store.Memory{}, desktop, id)
	p := d.Stack.Top().(*Play)
	r := game.NewRand(5)
	seen, done := map[string]bool{}, map[string]bool{}
	for decision := 0; d.asked() && len(p.now.Legal) > 0 && decision < 60; decision++ {
		if f := p.tutorial.card(deskOf(p, d.Context)); f != nil {
			require.False(t, seen[f.text], "again: %s", f.text)
			require.False(t, done[f.text], "after the deed: %s", f.text)
			d.Tick(control.Frame{Pinch: 1})
			seen[f.text] = true
		}
		a := p.now.Legal[r.IntN(len(p.now.Legal))]
		done[d.Context.Lang.T(firstVerb(p.info, a.Verb))] = true
		before := p.match().Len()
		p.propose(d.Context, a)
		for _, x := range p.tutorial.tutor.heard {
			require.True(t, p.happened(x.key, before), x.key)
		}
	}
	require.GreaterOrEqual(t, len(seen), 6)
}

// happened reports whether what a topic is about is in one of the beats after the
// first n.
func (p *Play) happened(key string, n int) bool {
	fresh := &tutor{book: &app.Logbook{}}
	for b := range p.match().Beats() {
		if n--; n < 0 {
			fresh.hear(p.info, p.spoken.Catalog, b, nil)
		}
	}
	return slices.ContainsFunc(fresh.heard, func(x topic) bool { return x.key == key })
}

// A panel that is opened takes away the notes about other things, and only what it is
// good for is explained beside it.
func TestAdviceIsAboutTheOpenPanel(t *testing.T) {
	d := guided(t, &store.Memory{}, desktop)
	p := d.Stack.Top().(*Play)
	r := game.NewRand(5)
	for d.asked() && p.info.PromptName(p.now.View.Decision().Prompt) != "activate" {
		p.propose(d.Context, p.now.Legal[r.IntN(len(p.now.Legal))])
	}
	text := func(key string) string { return d.Context.Lang.T("serenissima" + ".first." + key) }
	note := func() string {
		d.Tick(control.Frame{Pinch: 1})
		if f := p.tutorial.card(deskOf(p, d.Context)); f != nil {
			return f.text
		}
		return ""
	}
	require.Equal(t, text("prompt.activate"), note())
	d.Tap("group load")
	require.Equal(t, text("verb.load"), note())
	d.Tap("group load")
	require.Equal(t, text("verb.load"), note(), "nothing has been loaded")
	d.Tap("group invest")
	require.Contains(t, []string{"", text("verb.buy-galley")}, note())
	d.Tap("group invest")
	require.NotEqual(t, text("prompt.activate"), note())
	require.NotEqual(t, text("verb.load"), note())
}

// requireCardOfTutor: the note is in the window, whole, and beside what it is about.
func requireCardOfTutor(d *driver, p *Play, f *tutorialCard) {
	d.Tick(control.Frame{Pinch: 1})
	require.True(d.T, d.Shows(f.text), f.text)
	paper := d.List.Find(display.Target{Command: cmdCardPaper}).Rect
	require.InDelta(d.T, area(paper), area(paper.Intersect(display.Rect{W: d.Size.X, H: d.Size.Y})), 1, f.text)
	if at, ok := f.ringed(deskOf(p, d.Context), &d.List); ok {
		require.Zero(d.T, area(at.Intersect(paper)), "%s: %v covers %v", f.text, paper, at)
	}
}

// It can be switched off where it is read, and on again where lessons are chosen.
func TestAdviceCanBeSilenced(t *testing.T) {
	st := &store.Memory{}
	d := guided(t, st, desktop)
	d.asked()
	p := d.Stack.Top().(*Play)
	require.NotNil(t, p.tutorial.card(deskOf(p, d.Context)))
	d.Tick(control.Frame{Pinch: 1})
	d.Tap("card-hush")
	require.Nil(t, p.tutorial.card(deskOf(p, d.Context)))
	require.True(t, d.Shows("Advice is hidden"))
	d = drive(t, st, desktop)
	d.Tap("continue")
	require.Nil(t, d.Stack.Top().(*Play).tutorial.tutor, "nor when the game goes on")
	d = drive(t, st, desktop)
	d.Tap("learn")
	d.Tap("told-advice")
	d.Tap("back")
	d.Tap("continue")
	require.NotNil(t, d.Stack.Top().(*Play).tutorial.tutor)
}

// A game that waits makes way only if that is wanted.
func TestTheFirstGameAsksBeforeItReplacesAnother(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, 12))))
	d := guided(t, st, desktop)
	require.Equal(t, "message", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "lessons", d.Scene())
	require.False(t, d.Context.Logbook().Advice)
	d.Tap("guided-game")
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
	require.Len(t, d.Stack.Top().(*Play).match().Seats(), 3)
}

// Each text of the tutor is about a prompt, a verb or an event that there is.
func TestAdviceIsAboutWhatThereIs(t *testing.T) {
	texts, err := lang.Load(lang.English)
	require.NoError(t, err)
	withFirstGames(t, func(t *testing.T, id string) {
		v, err := lessons.Load(id, catalog.Find)
		require.NoError(t, err)
		aboutWhatThereIs(t, texts, v.Rules().Info())
	})
}

func aboutWhatThereIs(t *testing.T, texts *lang.Catalog, in *game.Info) {
	known := one(texts.Has(in.ID + ".first.way"))
	for _, name := range in.Prompts[1:] {
		known += one(texts.Has(in.ID + ".first.prompt." + name))
	}
	for _, name := range in.Verbs[1:] {
		known += one(texts.Has(in.ID + ".first.verb." + name))
	}
	for kind := range game.NumEventKinds {
		key := in.ID + ".first.event." + game.EventKind(kind).String()
		known += one(texts.Has(key))
		for _, note := range in.Notes[1:] {
			known += one(texts.Has(key + "." + note))
		}
	}
	require.Len(t, texts.All(in.ID+".first."), known)
	require.GreaterOrEqual(t, known, 12)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// On small windows too the note covers neither a question nor what it is about.
func TestAdviceBesideQuestions(t *testing.T) {
	for _, size := range []display.Point{{X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		seen := 0
		for _, m := range apptest.Positions(t, 4, 1) {
			st := &store.Memory{}
			require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
			require.NoError(t, st.Write("logbook", []byte(`{"advice": true}`)))
			if !m.State().Asking().Question || seen == 6 {
				continue
			}
			seen++
			d := drive(t, st, size)
			d.Tap("continue")
			d.asked()
			q := d.Stack.Top().(*Play)
			f := q.tutorial.card(deskOf(q, d.Context))
			require.NotNil(t, f)
			requireCardOfTutor(d, q, f)
			paper := d.List.Find(display.Target{Command: cmdCardPaper}).Rect
			for _, a := range q.now.Legal {
				if h := d.List.Find(position.Act(a)); h != nil {
					require.Zero(t, area(paper.Intersect(h.Rect)), "%v: %s", size, f.text)
				}
			}
		}
		require.GreaterOrEqual(t, seen, 4)
	}
}

// What is chosen first takes away the note about the turn; once it can sail somewhere, the
// ways are explained. What no button leads to is explained where it is chosen.
func TestAdviceFollowsWhatIsChosen(t *testing.T) {
	v, err := lessons.Load("dominion", catalog.Find)
	require.NoError(t, err)
	d, p := openAt(t, v, v.Notes[0].Before)
	p.tutorial.tutor = &tutor{book: &app.Logbook{Advice: true}}
	note := func() string {
		d.Tick(control.Frame{Pinch: 1})
		if f := p.tutorial.card(deskOf(p, d.Context)); f != nil {
			requireCardOfTutor(d, p, f)
			return f.text
		}
		return ""
	}
	text := func(key string) string { return d.Context.Lang.T("goldenhorn.first." + key) }
	require.Equal(t, text("prompt.before-move"), note())
	d.Tap("card-on")
	require.Equal(t, text("verb.take-mercenaries"), note())
	require.Equal(t, game.HeapRef, p.tutorial.card(deskOf(p, d.Context)).meant().Kind)
	d.Click(d.Spot("ship:1"))
	require.Empty(t, note())
	d.Click(d.Spot("heap:17"))
	require.Equal(t, text("way"), note())
	d.Click(d.Spot("area:1"))
	d.asked()
	require.Equal(t, text("prompt.after-move"), note())
}

// A card leaves free the line that says what is expected, also while something is chosen in a
// panel.
func TestCardsLeaveTheHintFree(t *testing.T) {
	shown := 0
	for _, size := range panelWindows {
		d := guided(t, &store.Memory{}, size)
		for range 12 {
			if !d.asked() {
				break
			}
			p := d.Stack.Top().(*Play)
			for _, choosing := range []bool{false, true} {
				if choosing && len(p.now.Legal) > 0 {
					p.fulfil(d.Context, display.Target{Ref: p.now.Legal[0].Obj[0]})
				}
				d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
				d.Rest(1)
				card := d.List.Find(display.Target{Command: cmdCardPaper})
				if card == nil || p.now.Modal() {
					continue
				}
				shown++
				hint := viewOf(p, d.Context).Frame.Hint
				require.True(t, card.Rect.Intersect(hint).Empty(), "%v: a card at %v covers the hint at %v", size, card.Rect, hint)
			}
			p.open.Choice = nil
			if legal := p.now.Legal; len(legal) > 0 {
				p.propose(d.Context, legal[0])
			}
		}
	}
	require.Greater(t, shown, 12)
}
