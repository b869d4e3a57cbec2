package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/archive"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// How many ticks notices stay.
const answerStays, newsStay = 360, 540

// Whatever there is to say at the start is seen, one after the other, also where a
// message about the match in progress lies over the title.
func TestNewsAtTheStartWaitForEachOther(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"text-scale": 1}`)))
	require.NoError(t, st.Write("autosave-2", []byte("no match")))
	d := drive(t, archive.ForTab(st, 2, apptest.EveryGame), apptest.Desktop)
	d.Context.JoinTabs(2, []int{1})
	d.Context.Notices.Announce("")
	d.Context.Notices.Announce("A third thing")
	d.Tick(control.Frame{})
	require.Equal(t, "message", d.Scene())
	require.True(t, d.Shows(d.Context.Lang.T("save.damaged")), "the match in progress")
	for _, text := range []string{"text-scale", "open elsewhere too", "A third thing"} {
		require.True(t, d.Shows(text), text)
		require.Contains(t, d.Stack.Page().Notice, text)
		d.Rest(newsStay)
		require.False(t, d.Shows(text), text)
	}
	require.Empty(t, d.Context.Notices.Text())
	require.Nil(t, d.List.Find(display.Target{Command: app.CmdDismiss}))
}

// The answer to what is done comes before news, which then have still their time.
func TestAnswersComeBeforeNews(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.Notices.Announce("News")
	d.Rest(newsStay - 2)
	d.Context.Notices.Say("First")
	d.Context.Notices.Say("Second")
	d.Tick(control.Frame{})
	require.True(t, d.Shows("Second"), "the last answer counts")
	require.False(t, d.Shows("First"))
	require.Nil(t, d.List.Find(display.Target{Command: app.CmdDismiss}))
	d.Rest(answerStays)
	require.True(t, d.Shows("News"))
	d.Rest(2)
	require.Empty(t, d.Context.Notices.Text())
}
