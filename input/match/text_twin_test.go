package match

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// button returns the first button of a page whose text begins so.
func button(page texttwin.Page, text string) texttwin.Button {
	for _, part := range page.Parts {
		for _, b := range part.Buttons {
			if strings.HasPrefix(b.Text, text) {
				return b
			}
		}
	}
	return texttwin.Button{}
}

// read presses the button whose text begins so.
func (d *driver) read(text string) {
	d.wake()
	b := button(d.stack.Page(), text)
	require.NotEmpty(d.t, b.ID, "no %q in %v", text, d.stack.Page())
	d.tick(control.Frame{Press: b.ID})
	d.tick(control.Frame{})
}

// Somebody who has the text twin alone plays each game from the title to the result and
// back.
func TestTextTwinPlaysAWholeGame(t *testing.T) {
	apptest.WithTables(t, textTwinPlays)
}

func textTwinPlays(t *testing.T, rules game.Rules, on table.Table) {
	d := drive(t, &store.Memory{}, desktop)
	require.Equal(t, "Serenissima", d.stack.Page().Heading)
	d.read("Settings")
	require.Equal(t, "Settings", d.stack.Page().Heading)
	d.read("Pace")
	d.read("At once")
	require.Equal(t, app.AtOnce, d.c.Settings.SpeedOwn)
	require.True(t, button(d.stack.Page(), "At once").On)
	d.c.Settings.SpeedOthers = app.AtOnce
	d.read("Close")
	d.read("Set sail")
	d.read(d.c.Lang.T("game." + rules.Info().ID))
	d.read("Computer") // the first seat belongs to a bot now, which Person undoes
	d.read("Person")
	d.read("Set sail")
	require.Equal(t, "play", d.scene())
	d.tick(control.Frame{Press: "do 99 0"})
	require.Zero(t, d.stack.Page().Happened-len(d.stack.Page().Latest))
	chance := game.NewRand(3)
	pressed := 0
	for range 100000 {
		p, playing := d.stack.Top().(*Play)
		if !playing {
			break
		}
		page := d.stack.Page()
		require.NotContains(t, strings.Join(append(page.Lines, page.Latest...), "\n"), "<")
		var can []texttwin.Button
		for _, part := range page.Parts {
			if sum, _ := table.SumOf(on, p.now.View, p.now.Legal); part.Field != nil && sum != nil {
				numbers := sum.Numbers()
				can = append(can, texttwin.Button{ID: fmt.Sprint(part.Field.ID, " ", numbers[chance.IntN(len(numbers))])})
			}
			for _, b := range part.Buttons {
				if strings.HasPrefix(b.ID, pressItem) {
					can = append(can, b)
				}
			}
		}
		if !p.timeline.Idle() || len(can) == 0 {
			d.tick(control.Frame{})
			continue
		}
		pressed++
		next := chance.IntN(len(can))
		if pressed%4 == 0 { // what ends something is last; somebody in no hurry could go on moving sailors for ever
			next = len(can) - 1
		}
		d.tick(control.Frame{Press: can[next].ID})
	}
	require.Equal(t, "result", d.scene())
	t.Log(pressed, "buttons")
	d.read("Title screen")
	require.Equal(t, "title", d.scene())
}

func TestTextTwinOfAMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.stack = app.NewStack(d.c, NewPlay(d.c, apptest.Begun(t, 0), nil))
	d.tick(control.Frame{})
	p := d.stack.Top().(*Play)
	short := len(d.stack.Page().Lines)
	d.read("Everything on the board")
	require.Greater(t, len(d.stack.Page().Lines), short+15)
	late := button(d.stack.Page(), d.stack.Page().Parts[0].Buttons[0].Text).ID
	before := p.match().Len()
	d.tick(control.Frame{Press: late})
	require.Greater(t, p.match().Len(), before)
	after := p.match().Len()
	d.tick(control.Frame{Press: late})
	require.Equal(t, after, p.match().Len(), "pressed too late")
	d.read("Menu")
	require.Equal(t, "menu", d.scene())
}
