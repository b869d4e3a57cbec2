package match

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
)

// outside is what a driver gives to and gets from the world outside.
type outside struct {
	files map[string]string
	text  string
	asked []string
	err   error
}

func (o *outside) share(page string) app.Share {
	return app.Share{
		Export: func(name string, data []byte) (string, error) {
			o.files[name] = string(data)
			return "/downloads/" + name, o.err
		},
		Copy:   func(text string) error { o.text = text; return o.err },
		Paste:  func() { o.asked = append(o.asked, "paste") },
		Choose: func() { o.asked = append(o.asked, "choose") },
		Page:   page,
	}
}

// inMatch starts the program in a match, with somewhere outside.
func inMatch(t *testing.T, st store.Store, decisions int) (*driver, *outside) {
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Begun(t, decisions))))
	d := drive(t, st, desktop)
	o := &outside{files: map[string]string{}}
	d.c.Share = o.share("")
	d.c.Now = func() int64 { return 1795300418000 }
	d.tap("continue")
	return d, o
}

// TestFullDiskIsToldOnceAndTriedAgain: the game goes on, and is saved as soon as
// that is possible.
func TestFullDiskIsToldOnceAndTriedAgain(t *testing.T) {
	for _, c := range []struct {
		err  error
		told string
	}{{store.ErrFull, "no space left"}, {store.ErrDenied, "not allowed"}, {errors.New("a bee in the disk"), "a bee in the disk"}} {
		st := &apptest.Brittle{}
		d, _ := inMatch(t, st, 12)
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
