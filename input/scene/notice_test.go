package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/op"
)

// Whatever there is to say at the start is seen, one after the other, also where a
// message about the match in progress lies over the title.
func TestNewsAtTheStartWaitForEachOther(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(settingsName, []byte(`{"text-scale": 1}`)))
	require.NoError(t, st.Write("autosave-2", []byte("no match")))
	d := drive(t, ForTab(st, 2), desktop)
	d.c.JoinTabs(2, []int{1})
	d.c.Announce("")
	d.c.Announce("A third thing")
	d.tick(input.Frame{})
	require.Equal(t, "message", d.scene())
	require.True(t, d.shows(d.c.Lang.T("save.damaged")), "the match in progress")
	for _, text := range []string{"text-scale", "open elsewhere too", "A third thing"} {
		require.True(t, d.shows(text), text)
		require.Contains(t, d.stack.Page().Notice, text)
		d.rest(newsTicks)
		require.False(t, d.shows(text), text)
	}
	require.Empty(t, d.c.Notice())
	require.Nil(t, d.list.Find(op.Target{Command: cmdDismiss}))
}

// News can be closed by the pointer, by the keys and in the text twin; those behind
// them come at once.
func TestNewsAreClosed(t *testing.T) {
	dismiss := op.Target{Command: cmdDismiss}
	ways := map[string]func(d *driver){
		"a tap": func(d *driver) { d.tap("dismiss") },
		"the keys": func(d *driver) {
			for i := 0; ; i++ {
				require.Less(t, i, 40, "the keys do not come there")
				d.key(input.Next)
				if look, ok := d.stack.Top().(pointing); ok && look.stand(dismiss).Focus {
					break
				}
			}
			d.key(input.Confirm)
		},
		"the text twin": func(d *driver) { d.read("Close this message") },
	}
	for name, close := range ways {
		for _, size := range []op.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			d := drive(t, &store.Memory{}, size)
			for _, open := range []func(){
				func() {},
				func() { d.tap("settings") },
				func() { d.stack = NewStack(d.c, NewPlay(d.c, active(t), nil)); d.tick(input.Frame{}) },
			} {
				open()
				d.c.Announce("One")
				d.c.Announce("Two")
				d.tick(input.Frame{})
				scene := d.scene()
				require.True(t, d.shows("One"))
				close(d)
				d.tick(input.Frame{})
				require.False(t, d.shows("One"), "%s in %s", name, scene)
				require.True(t, d.shows("Two"))
				close(d)
				d.tick(input.Frame{})
				require.Empty(t, d.c.Notice())
				require.Equal(t, scene, d.scene())
			}
		}
	}
}

// The answer to what is done comes before news, which then have still their time.
func TestAnswersComeBeforeNews(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Announce("News")
	d.rest(newsTicks - 2)
	d.c.Say("First")
	d.c.Say("Second")
	d.tick(input.Frame{})
	require.True(t, d.shows("Second"), "the last answer counts")
	require.False(t, d.shows("First"))
	require.Nil(t, d.list.Find(op.Target{Command: cmdDismiss}))
	d.rest(answerTicks)
	require.True(t, d.shows("News"))
	d.rest(2)
	require.Empty(t, d.c.Notice())
}

// What a match says lies below what is said over it.
func TestNoticesOfAMatchStayVisible(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	p := NewPlay(d.c, active(t), nil).(*Play)
	d.stack = NewStack(d.c, p)
	d.tick(input.Frame{})
	d.c.Announce("Over the match")
	p.say("Of the match")
	d.tick(input.Frame{})
	var at []float64
	for _, text := range []string{"Over the match", "Of the match"} {
		for _, o := range d.list.Ops {
			if o.Kind == op.DrawText && o.Text == text {
				at = append(at, o.Y)
			}
		}
	}
	require.Len(t, at, 2)
	require.Greater(t, at[1], at[0]+44)
}

// News do not cover what is to be chosen, wherever that is asked.
func TestNewsDoNotCoverAChoice(t *testing.T) {
	starts := positions(t, 4, 1)
	at := slices.IndexFunc(starts, func(m *session.Match) bool {
		return m.Rules().Info().PromptName(m.State().Decision().Prompt) == "choose-start"
	})
	require.GreaterOrEqual(t, at, 0)
	d := drive(t, &store.Memory{}, op.Point{X: 1024, Y: 640})
	p := NewPlay(d.c, starts[at], nil).(*Play)
	d.stack = NewStack(d.c, p)
	d.tick(input.Frame{})
	d.c.Announce("The dice and cards of this game are sealed, which is said for long enough to be in the way.")
	for _, x := range []float64{20, 500, 1000} {
		for _, y := range []float64{0, 200, 400} {
			p.choice = newChoice(p.legal, op.Point{X: x, Y: y})
			d.tick(input.Frame{})
			require.NotNil(t, d.list.Find(op.Target{Command: cmdDismiss}))
			for i := range p.choice.rows() {
				d.place(strings.TrimSuffix(fmt.Sprintf("row %d", i), " 0"))
			}
		}
	}
}
