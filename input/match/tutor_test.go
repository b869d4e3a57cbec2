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
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	d.tap("learn")
	of, _ := place(d.c, id)
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
		d.tick(control.Frame{Pinch: 1})
		if f := d.stack.Facts(); f["scene"] != "play" || f["idle"] == "yes" {
			return f["scene"] == "play"
		}
	}
	require.FailNow(d.t, "nobody is asked")
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
	p := d.stack.Top().(*Play)
	require.Equal(t, []string{"", "apprentice", "apprentice"}, []string{p.match().Seat(1).Level, p.match().Seat(2).Level, p.match().Seat(3).Level})
	r := game.NewRand(3)
	told, late := map[string]int{}, 0
	for decision := 0; d.asked() && len(p.now.Legal) > 0 && decision < 150; decision++ {
		here := 0
		for f := p.tutorial.card(deskOf(p, d.c)); f != nil; f = p.tutorial.card(deskOf(p, d.c)) {
			requireCardOfTutor(d, p, f)
			told[f.text]++
			require.Equal(t, 1, told[f.text], f.text)
			here++
			if decision > 100 {
				late++
			}
			if r.IntN(2) == 0 {
				d.tap("card-on")
				continue
			}
			break // whoever plays on has read it as well
		}
		require.LessOrEqual(t, here, mostTopics)
		p.propose(d.c, p.now.Legal[r.IntN(len(p.now.Legal))])
	}
	require.GreaterOrEqual(t, len(told), 7)
	require.LessOrEqual(t, late, 4, "it goes on talking")
	require.NotEmpty(t, d.c.Logbook().Explained)
}

// Whoever plays on without reading has no note twice, none about what was just done,
// and none about what happened before the last decision.
func TestAdviceGoesWhenItIsDone(t *testing.T) {
	withFirstGames(t, goneWhenDone)
}

func goneWhenDone(t *testing.T, id string) {
	d := guidedIn(t, &store.Memory{}, desktop, id)
	p := d.stack.Top().(*Play)
	r := game.NewRand(5)
	seen, done := map[string]bool{}, map[string]bool{}
	for decision := 0; d.asked() && len(p.now.Legal) > 0 && decision < 60; decision++ {
		if f := p.tutorial.card(deskOf(p, d.c)); f != nil {
			require.False(t, seen[f.text], "again: %s", f.text)
			require.False(t, done[f.text], "after the deed: %s", f.text)
			d.tick(control.Frame{Pinch: 1})
			seen[f.text] = true
		}
		a := p.now.Legal[r.IntN(len(p.now.Legal))]
		done[d.c.Lang.T(firstVerb(p.info, a.Verb))] = true
		before := p.match().Len()
		p.propose(d.c, a)
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
			fresh.hear(p.info, p.spoken.Catalog, b)
		}
	}
	return slices.ContainsFunc(fresh.heard, func(x topic) bool { return x.key == key })
}

// A panel that is opened takes away the notes about other things, and only what it is
// good for is explained beside it.
func TestAdviceIsAboutTheOpenPanel(t *testing.T) {
	d := guided(t, &store.Memory{}, desktop)
	p := d.stack.Top().(*Play)
	r := game.NewRand(5)
	for d.asked() && p.info.PromptName(p.now.View.Decision().Prompt) != "activate" {
		p.propose(d.c, p.now.Legal[r.IntN(len(p.now.Legal))])
	}
	text := func(key string) string { return d.c.Lang.T("serenissima" + ".first." + key) }
	note := func() string {
		d.tick(control.Frame{Pinch: 1})
		if f := p.tutorial.card(deskOf(p, d.c)); f != nil {
			return f.text
		}
		return ""
	}
	require.Equal(t, text("prompt.activate"), note())
	d.tap("group load")
	require.Equal(t, text("verb.load"), note())
	d.tap("group load")
	require.Equal(t, text("verb.load"), note(), "nothing has been loaded")
	d.tap("group invest")
	require.Contains(t, []string{"", text("verb.buy-galley")}, note())
	d.tap("group invest")
	require.NotEqual(t, text("prompt.activate"), note())
	require.NotEqual(t, text("verb.load"), note())
}

// requireCardOfTutor: the note is in the window, whole, and beside what it is about.
func requireCardOfTutor(d *driver, p *Play, f *tutorialCard) {
	d.tick(control.Frame{Pinch: 1})
	require.True(d.t, d.shows(f.text), f.text)
	paper := d.list.Find(display.Target{Command: cmdCardPaper}).Rect
	require.InDelta(d.t, area(paper), area(paper.Intersect(display.Rect{W: d.size.X, H: d.size.Y})), 1, f.text)
	if at, ok := f.ringed(deskOf(p, d.c), &d.list); ok {
		require.Zero(d.t, area(at.Intersect(paper)), "%s: %v covers %v", f.text, paper, at)
	}
}

// It can be switched off where it is read, and on again where lessons are chosen.
func TestAdviceCanBeSilenced(t *testing.T) {
	st := &store.Memory{}
	d := guided(t, st, desktop)
	d.asked()
	p := d.stack.Top().(*Play)
	require.NotNil(t, p.tutorial.card(deskOf(p, d.c)))
	d.tick(control.Frame{Pinch: 1})
	d.tap("card-hush")
	require.Nil(t, p.tutorial.card(deskOf(p, d.c)))
	require.True(t, d.shows("Advice is hidden"))
	d = drive(t, st, desktop)
	d.tap("continue")
	require.Nil(t, d.stack.Top().(*Play).tutorial.tutor, "nor when the game goes on")
	d = drive(t, st, desktop)
	d.tap("learn")
	d.tap("told-advice")
	d.tap("back")
	d.tap("continue")
	require.NotNil(t, d.stack.Top().(*Play).tutorial.tutor)
}

// A game that waits makes way only if that is wanted.
func TestTheFirstGameAsksBeforeItReplacesAnother(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, 12))))
	d := guided(t, st, desktop)
	require.Equal(t, "message", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "lessons", d.scene())
	require.False(t, d.c.Logbook().Advice)
	d.tap("guided-game")
	d.tap("answer")
	require.Equal(t, "play", d.scene())
	require.Len(t, d.stack.Top().(*Play).match().Seats(), 3)
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
			d.tap("continue")
			d.asked()
			q := d.stack.Top().(*Play)
			f := q.tutorial.card(deskOf(q, d.c))
			require.NotNil(t, f)
			requireCardOfTutor(d, q, f)
			paper := d.list.Find(display.Target{Command: cmdCardPaper}).Rect
			for _, a := range q.now.Legal {
				if h := d.list.Find(position.Act(a)); h != nil {
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
		d.tick(control.Frame{Pinch: 1})
		if f := p.tutorial.card(deskOf(p, d.c)); f != nil {
			requireCardOfTutor(d, p, f)
			return f.text
		}
		return ""
	}
	text := func(key string) string { return d.c.Lang.T("goldenhorn.first." + key) }
	require.Equal(t, text("prompt.before-move"), note())
	d.tap("card-on")
	require.Equal(t, text("verb.take-mercenaries"), note())
	require.Equal(t, game.HeapRef, p.tutorial.card(deskOf(p, d.c)).meant().Kind)
	d.click(d.spot("ship:1"))
	require.Empty(t, note())
	d.click(d.spot("heap:17"))
	require.Equal(t, text("way"), note())
	d.click(d.spot("area:1"))
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
			p := d.stack.Top().(*Play)
			for _, choosing := range []bool{false, true} {
				if choosing && len(p.now.Legal) > 0 {
					p.fulfil(d.c, display.Target{Ref: p.now.Legal[0].Obj[0]})
				}
				d.tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
				d.rest(1)
				card := d.list.Find(display.Target{Command: cmdCardPaper})
				if card == nil || p.now.Modal() {
					continue
				}
				shown++
				hint := viewOf(p, d.c).Frame.Hint
				require.True(t, card.Rect.Intersect(hint).Empty(), "%v: a card at %v covers the hint at %v", size, card.Rect, hint)
			}
			p.open.Choice = nil
			if legal := p.now.Legal; len(legal) > 0 {
				p.propose(d.c, legal[0])
			}
		}
	}
	require.Greater(t, shown, 12)
}
