package match

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
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
	d.Wake()
	b := button(d.Stack.Page(), text)
	require.NotEmpty(d.T, b.ID, "no %q in %v", text, d.Stack.Page())
	d.Tick(control.Frame{Press: b.ID})
	d.Tick(control.Frame{})
}

// Somebody who has the text twin alone plays each game from the title to the result and
// back.
func TestTextTwinPlaysAWholeGame(t *testing.T) {
	apptest.WithTables(t, textTwinPlays)
}

// What comes after the end of a turn or phase is told by its button alone, in the text twin as on the screen.
func TestTheTwinTellsWhatComesThen(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		told := 0
		for _, m := range apptest.PositionsOf(t, rules, 2, 5) {
			d := drive(t, &store.Memory{}, desktop)
			d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return idler{} }
			p := NewPlay(d.Context, m, nil).(*Play)
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(2)
			_, ends := p.now.End()
			if p.now.Offer.Then == (game.Ref{}) || !ends || p.now.Modal() || !p.settled() || !p.seating.person(p.seating.decider()) {
				continue
			}
			then := d.Context.Lang.T("play.then", "what", p.words(d.Context).NameOf(p.now.Offer.Then))
			require.Contains(t, d.List.Find(position.GroupButton(table.EndGroup)).Tip, lang.Capital(then))
			buttons := 0
			for _, part := range d.Stack.Page().Parts {
				for _, b := range part.Buttons {
					if strings.HasSuffix(b.Text, ", "+then) {
						buttons++
					}
				}
			}
			require.Equal(t, 1, buttons, "%s: %v", then, d.Stack.Page().Parts)
			told++
		}
		require.Positive(t, told)
	})
}

func textTwinPlays(t *testing.T, rules game.Rules, on table.Table) {
	d := drive(t, &store.Memory{}, desktop)
	require.Equal(t, "Serenissima", d.Stack.Page().Heading)
	d.read("Settings")
	require.Equal(t, "Settings", d.Stack.Page().Heading)
	d.read("Pace")
	d.read("At once")
	require.Equal(t, app.AtOnce, d.Context.Settings.SpeedOwn)
	require.True(t, button(d.Stack.Page(), "At once").On)
	d.Context.Settings.SpeedOthers = app.AtOnce
	d.read("Close")
	d.read("Set sail")
	d.read(d.Context.Lang.T("game." + rules.Info().ID))
	d.read("Computer") // the first seat belongs to a bot now, which Person undoes
	d.read("Person")
	d.read("Set sail")
	require.Equal(t, "play", d.Scene())
	d.Tick(control.Frame{Press: "do 99 0"})
	require.Zero(t, d.Stack.Page().Happened-len(d.Stack.Page().Latest))
	chance := game.NewRand(3)
	pressed := 0
	for range 100000 {
		p, playing := d.Stack.Top().(*Play)
		if !playing {
			break
		}
		page := d.Stack.Page()
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
			d.Tick(control.Frame{})
			continue
		}
		pressed++
		next := chance.IntN(len(can))
		if pressed%4 == 0 { // what ends something is last; somebody in no hurry could go on moving sailors for ever
			next = len(can) - 1
		}
		d.Tick(control.Frame{Press: can[next].ID})
	}
	require.Equal(t, "result", d.Scene())
	t.Log(pressed, "buttons")
	d.read("Title screen")
	require.Equal(t, "title", d.Scene())
}

func TestTextTwinOfAMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, apptest.Begun(t, 0), nil))
	d.Tick(control.Frame{})
	p := d.Stack.Top().(*Play)
	short := len(d.Stack.Page().Lines)
	d.read("Everything on the board")
	require.Greater(t, len(d.Stack.Page().Lines), short+15)
	late := button(d.Stack.Page(), d.Stack.Page().Parts[0].Buttons[0].Text).ID
	before := p.match().Len()
	d.Tick(control.Frame{Press: late})
	require.Greater(t, p.match().Len(), before)
	after := p.match().Len()
	d.Tick(control.Frame{Press: late})
	require.Equal(t, after, p.match().Len(), "pressed too late")
	d.read("Menu")
	require.Equal(t, "menu", d.Scene())
}
