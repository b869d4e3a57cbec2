package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/archive"
	"serenissima/game/store"
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
	d := drive(t, archive.ForTab(st, 2, everyGame), desktop)
	d.c.JoinTabs(2, []int{1})
	d.c.Notices.Announce("")
	d.c.Notices.Announce("A third thing")
	d.tick(control.Frame{})
	require.Equal(t, "message", d.scene())
	require.True(t, d.shows(d.c.Lang.T("save.damaged")), "the match in progress")
	for _, text := range []string{"text-scale", "open elsewhere too", "A third thing"} {
		require.True(t, d.shows(text), text)
		require.Contains(t, d.stack.Page().Notice, text)
		d.rest(newsStay)
		require.False(t, d.shows(text), text)
	}
	require.Empty(t, d.c.Notices.Text())
	require.Nil(t, d.list.Find(display.Target{Command: CmdDismiss}))
}

// The answer to what is done comes before news, which then have still their time.
func TestAnswersComeBeforeNews(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Notices.Announce("News")
	d.rest(newsStay - 2)
	d.c.Notices.Say("First")
	d.c.Notices.Say("Second")
	d.tick(control.Frame{})
	require.True(t, d.shows("Second"), "the last answer counts")
	require.False(t, d.shows("First"))
	require.Nil(t, d.list.Find(display.Target{Command: CmdDismiss}))
	d.rest(answerStays)
	require.True(t, d.shows("News"))
	d.rest(2)
	require.Empty(t, d.c.Notices.Text())
}
