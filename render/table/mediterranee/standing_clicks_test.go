package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/desktest"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
)

// asked is a turn in which Venice asks Genoa for the price of wine in Sicilia.
func asked(t *testing.T) *turn {
	t.Helper()
	d := atQuay(t)
	haggle := slices.IndexFunc(d.state().AppendActions(nil), func(a game.Action) bool { return a.Verb == rules.Haggle })
	d.Click(d.act(haggle))
	require.Equal(t, genoa, d.state().Decision().Player)
	require.Equal(t, rules.AskPrice, d.state().Decision().Prompt)
	return d
}

// stands reports whether an answer stands that can be withdrawn.
func (d *turn) stands() bool {
	given := d.nth("withdraw", 0)
	return given != display.Target{} && d.Shows(given)
}

// A standing answer is given in two clicks at the question. It answers later ones by actions of its
// owner, is shown meanwhile, and is gone when the phase ends.
func TestAStandingAnswerAnswersUntilThePhaseEnds(t *testing.T) {
	d := asked(t)
	d.Clicks = 0
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("stand", 0))
	require.Equal(t, 2, d.Clicks)
	require.Equal(t, rules.NamePrice, d.Match.Log()[d.Match.Len()-1].Verb)
	require.Contains(t, d.Texts(), "To A: wine for 300, and no less")
	require.Equal(t, venice, d.state().Decision().Player)
	d.Click(d.Names())
	log := d.Match.Log()
	require.Equal(t, rules.Counter, log[len(log)-2].Verb)
	require.Equal(t, rules.Refuse, log[len(log)-1].Verb)
	require.Equal(t, genoa, log[len(log)-1].By)
	require.Equal(t, rules.LastAnswer, d.state().Decision().Prompt)
	require.True(t, d.stands())
	d.Click(d.act(1))
	d.ends(rules.Purchases)
	d.rival()
	require.NotEqual(t, int8(2), d.state().Phase)
	require.False(t, d.stands(), "the phase is over")
}

// The panel of standing answers leaves the price in sight and in reach, in every window: they say
// the price that is chosen.
func TestThePriceIsChosenBesideStandingAnswers(t *testing.T) {
	for _, size := range []display.Point{desktest.Size, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d := asked(t)
		if size != desktest.Size {
			d.Touch(size)
		}
		d.Click(display.Target{Command: "standing"})
		require.Contains(t, d.Texts(), "To A: wine for 300, and no less", size)
		d.Click(display.Target{Command: "sum", Index: 1})
		require.Contains(t, d.Texts(), "To A: wine for 200, and no less", size)
		d.Click(d.nth("stand", 0))
		require.Equal(t, game.Money(2), d.Match.Log()[d.Match.Len()-1].Obj[0], size)
	}
}

// What stands can be withdrawn at any time: then the next question is asked again.
func TestAStandingAnswerIsWithdrawn(t *testing.T) {
	d := asked(t)
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("stand", 0))
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("withdraw", 0))
	require.False(t, d.stands())
	d.Click(d.Names())
	require.Equal(t, genoa, d.state().Decision().Player)
	require.Equal(t, rules.AnswerCounter, d.state().Decision().Prompt)
}

// The text twin lets an answer stand and withdraws it, too.
func TestTheTextTwinHasStandingAnswers(t *testing.T) {
	d := asked(t)
	press := func(text string) {
		t.Helper()
		play := d.Stack.Top().(app.OwnTextTwin)
		for _, part := range play.Page(d.Context).Parts {
			for _, b := range part.Buttons {
				if b.Text == text {
					play.Press(d.Context, b.ID)
					d.Settle()
					return
				}
			}
		}
		require.Fail(t, "no "+text)
	}
	press("To A: wine for 300, and no less")
	require.Equal(t, rules.AnswerPrice, d.state().Decision().Prompt)
	press("Withdraw: To A: wine for 300, and no less")
	require.NotContains(t, d.Texts(), "To A: wine for 300, and no less")
}

// What stands still stands after the match has been left and is continued, until the phase ends. A
// saved game has its own answers, also where the match in progress has come just as far with others.
func TestStandingAnswersAreSaved(t *testing.T) {
	d := asked(t)
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("stand", 0))
	again := func(saved *session.Match) {
		t.Helper()
		d.Match, d.Stack = saved, app.NewStack(d.Context, d.Context.Matches.Play(d.Context, saved, nil))
		d.Settle()
	}
	inProgress := func() *session.Match {
		t.Helper()
		saved := d.Context.Archive().Unfinished()
		require.Len(t, saved, 1)
		return saved[0].Open()
	}
	again(inProgress())
	require.Contains(t, d.Texts(), "To A: wine for 300, and no less")
	d.Click(d.Names())
	require.Equal(t, rules.Refuse, d.Match.Log()[d.Match.Len()-1].Verb)
	require.NoError(t, d.Context.Archive().Keep("wine", d.Match), "under a name, too")
	d.Click(d.nth("withdraw", 0))
	again(inProgress())
	require.False(t, d.stands(), "what has been withdrawn stands no longer")

	d.Stack.Push(page.NewSaves(d.Context, d.Match))
	d.Settle()
	for _, press := range []display.Command{"slot", "slot-load"} {
		d.Settle()
		d.Click(display.Target{Command: press})
	}
	d.Settle()
	require.True(t, d.stands(), "it stands in the saved game, %s", d.Texts())
	data, err := d.Context.Store.Read("slot-1")
	require.NoError(t, err)
	loaded, err := save.Decode(data, d.Context.Games.Rules)
	require.NoError(t, err)
	require.Len(t, loaded.Standing(), 1)
}

// Who takes back an answer that has been given by itself is asked again.
func TestUndoWithdrawsTheStandingAnswer(t *testing.T) {
	d := asked(t)
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("stand", 0))
	d.Tick(control.Frame{Commands: []display.Command{control.Undo}})
	d.Settle()
	require.Equal(t, genoa, d.state().Decision().Player)
	require.Equal(t, rules.AskPrice, d.state().Decision().Prompt)
	require.False(t, d.stands())
}

// An answer that is given by itself comes a moment after the question, as if it were thought about.
func TestAStandingAnswerIsNotGivenAtOnce(t *testing.T) {
	d := asked(t)
	d.Click(display.Target{Command: "standing"})
	d.Click(d.nth("stand", 0))
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = "normal", "normal"
	var l display.List
	d.Stack.View(&l)
	offer := l.Find(d.Names()).Rect.Center()
	d.Context.Screen.Shown = &l
	before := d.Match.Len()
	d.Tick(control.Frame{Pointer: offer, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: offer, Inside: true, JustReleased: true, Tap: true, TapAt: offer})
	require.Equal(t, before+1, d.Match.Len(), "the offer")
	ticks := 0
	for ; d.Match.Len() == before+1; ticks++ {
		require.Less(t, ticks, 1000)
		d.Tick(control.Frame{})
	}
	require.Greater(t, ticks, 30)
}
