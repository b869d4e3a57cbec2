package match

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
)

// inMatch starts the program in a match.
func inMatch(t *testing.T, st store.Store, decisions int) *driver {
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, decisions))))
	d := drive(t, st, desktop)
	d.Context.Share = (&apptest.Outside{Files: map[string]string{}}).Share("")
	d.Context.Now = func() int64 { return 1795300418000 }
	d.Tap("continue")
	return d
}

// TestFullDiskIsToldOnceAndTriedAgain: the game goes on, and is saved as soon as
// that is possible.
func TestFullDiskIsToldOnceAndTriedAgain(t *testing.T) {
	for _, c := range []struct {
		err  error
		told string
	}{{store.ErrFull, "no space left"}, {store.ErrDenied, "not allowed"}, {errors.New("a bee in the disk"), "a bee in the disk"}} {
		st := &apptest.Brittle{}
		d := inMatch(t, st, 12)
		p := d.Stack.Top().(*Play)
		move := func() {
			p.propose(d.Context, p.match().State().AppendActions(nil)[0])
			d.Tick(control.Frame{})
		}
		st.Err = c.err
		move()
		require.True(t, d.Shows(c.told))
		for p.notice.text != "" {
			d.Tick(control.Frame{})
		}
		for range 5 {
			before := p.match().Len()
			move()
			require.Greater(t, p.match().Len(), before, "the game goes on")
			require.Empty(t, p.notice.text, "it has been said")
		}
		d.Key(control.Menu)
		d.Tap("saves")
		d.Tap("save-as")
		require.True(t, d.Shows("It could not be saved"))
		d.Tap("back")
		st.Err = nil
		move()
		require.Equal(t, save.Encode(p.match()), d.Context.Archive().Last(), "nothing is missing once it is possible again")
		st.Err = c.err
		move()
		require.True(t, d.Shows(c.told), "the next time is told again")
	}
}
