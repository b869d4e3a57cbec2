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
	d.c.Share = (&apptest.Outside{Files: map[string]string{}}).Share("")
	d.c.Now = func() int64 { return 1795300418000 }
	d.tap("continue")
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
		p := d.stack.Top().(*Play)
		move := func() {
			p.propose(d.c, p.match().State().AppendActions(nil)[0])
			d.tick(control.Frame{})
		}
		st.Err = c.err
		move()
		require.True(t, d.shows(c.told))
		for p.notice.text != "" {
			d.tick(control.Frame{})
		}
		for range 5 {
			before := p.match().Len()
			move()
			require.Greater(t, p.match().Len(), before, "the game goes on")
			require.Empty(t, p.notice.text, "it has been said")
		}
		d.key(control.Menu)
		d.tap("saves")
		d.tap("save-as")
		require.True(t, d.shows("It could not be saved"))
		d.tap("back")
		st.Err = nil
		move()
		require.Equal(t, save.Encode(p.match()), d.c.Archive().Last(), "nothing is missing once it is possible again")
		st.Err = c.err
		move()
		require.True(t, d.shows(c.told), "the next time is told again")
	}
}
