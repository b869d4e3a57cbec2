//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/texttwin"
)

// A clicker makes decisions of any game by clicks. What stands on the board it knows from
// the saved game, which so is proved to be complete after every decision; what it does
// goes through what the screen offers, and each click is followed up: the decision meant,
// and nothing else, has to be the next entry of the log.
type clicker[S game.State] struct {
	t        *testing.T
	d        driver
	match    *session.Match // as saved last
	state    S              // its position
	legal    []game.Action
	shown    game.State    // the position as the screen shows it: veiled where several people see it
	listed   []game.Action // what that offers, some of which may be refused
	over     bool          // the result is shown
	did      map[string]int
	curtains int // that have been opened
}

func newClicker[S game.State](t *testing.T, d driver) clicker[S] {
	return clicker[S]{t: t, d: d, did: map[string]int{}}
}

// table is that of the game.
func (h *clicker[S]) table() table.Table { return all.Tables[h.match.Rules().Info().ID] }

// look waits until somebody at the screen is to decide, or the game is over,
// and reads the saved game.
func (h *clicker[S]) look() {
	h.t.Helper()
	s := h.d.until("a decision", decided)
	if s.Facts["scene"] == "curtain" {
		require.False(h.t, slices.ContainsFunc(s.Hits, func(x device.ScreenHit) bool { return strings.HasPrefix(x.Target, "card:") }), "a hand behind the curtain")
		h.d.tap("open-curtain")
		h.curtains++
		s = h.d.until("the board", func(s device.Screen) bool { return decided(s) && s.Facts["scene"] != "curtain" })
	}
	if s.Facts["recap"] == "yes" || s.Facts["whole"] == "no" { // a small window begins with a part of the chart; a key or a pinch ends the recap
		if fingers, ok := h.d.(interface{ spread() }); ok {
			fingers.spread()
		} else {
			h.d.key(ebiten.Key0)
		}
		h.d.until("the whole chart", func(s device.Screen) bool { return s.Facts["whole"] == "yes" })
	}
	m, err := save.Decode([]byte(h.d.autosave()), catalog.Find)
	require.NoError(h.t, err)
	h.match, h.state = m, m.State().(S)
	h.legal = h.state.AppendActions(nil)
	if h.shown = m.State(); app.People(m) > 1 && table.VeilsOn(h.table(), h.shown) {
		h.shown = h.table().(table.Veiler).Veil(h.shown)
	}
	h.listed = h.shown.AppendActions(nil)
	h.over = s.Facts["scene"] == "result"
	if h.over {
		require.True(h.t, h.state.Result().Over)
		return
	}
	d := h.state.Decision()
	require.Equal(h.t, [3]string{strconv.Itoa(m.Len()), strconv.Itoa(int(d.Player)), m.Rules().Info().PromptName(d.Prompt)},
		[3]string{s.Facts["log"], s.Facts["seat"], s.Facts["prompt"]}, "what is shown is what is saved")
}

// find returns the first legal action that is wanted, and whether there is one.
func (h *clicker[S]) find(wanted func(game.Action) bool) (game.Action, bool) {
	i := slices.IndexFunc(h.legal, wanted)
	if i < 0 {
		return game.Action{}, false
	}
	return h.legal[i], true
}

// verb returns the first legal action with the verb.
func (h *clicker[S]) verb(v game.Verb) (game.Action, bool) {
	return h.find(func(a game.Action) bool { return a.Verb == v })
}

// note counts that something has really been done.
func (h *clicker[S]) note(what string) { h.did[what]++ }

// done checks that the log has gone on with just these actions, besides what
// others did and what chance decided, and looks again.
func (h *clicker[S]) done(actions ...game.Action) {
	h.t.Helper()
	before := h.match.Log()
	h.look()
	log := h.match.Log()
	require.Greater(h.t, len(log), len(before), "nothing happened that was to be %v; the screen says %q", h.text(actions[0]), h.d.screen().Texts)
	require.True(h.t, slices.Equal(before, log[:len(before)]), "what was before stays")
	made := slices.DeleteFunc(slices.Clone(log[len(before):]), func(a game.Action) bool { return a.By == game.Chance })
	made = made[:min(len(made), len(actions))]
	if i := slices.IndexFunc(made, func(a game.Action) bool { return a.By != actions[0].By }); i > 0 {
		made = made[:i] // somebody else has been asked in between
	}
	require.Equal(h.t, actions[:len(made)], made)
}

// text writes an action as the log does.
func (h *clicker[S]) text(a game.Action) string { return h.match.Rules().Info().ActionText(a) }

// shows reports whether a target is on the screen.
func (h *clicker[S]) shows(target string) bool {
	h.t.Helper()
	s := h.d.screen()
	return s.Find(target) != nil
}

// button is the button of a group of verbs, by its number; one behind the last ends.
func (h *clicker[S]) button(i int) string {
	name, groups := table.EndGroup, h.table().Offer(h.state).Groups
	if i < len(groups) {
		name = groups[i].Name
	}
	return "group " + name
}

// open opens a panel of verbs anew.
func (h *clicker[S]) open(group int) {
	h.t.Helper()
	h.shut()
	h.d.tap(h.button(group))
}

// shut closes what is open.
func (h *clicker[S]) shut() {
	h.t.Helper()
	for h.shows("close") {
		h.d.tap("close")
	}
}

// again asks again for what has been asked for, if it cannot be taken back.
func (h *clicker[S]) again() {
	h.t.Helper()
	log := strconv.Itoa(h.match.Len())
	s := h.d.until("what was asked for", func(s device.Screen) bool {
		return s.Facts["log"] != log || s.Facts["pending"] != "" && s.Facts["asleep"] == ""
	})
	if target := s.Facts["pending"]; target != "" {
		h.d.tap(target)
		h.note("ask again")
	}
}

// skip now and then skips what the others do, where time stands still between two
// looks: on a page they may have done it before the click.
func (h *clicker[S]) skip() {
	h.t.Helper()
	if _, still := h.d.(*desktop); !still {
		return
	}
	s := h.d.screen()
	button := s.Find("skip-on")
	if h.did["end"]%3 == 1 && button != nil && !button.Off {
		h.d.tap("skip-on")
		h.note("skip")
	}
}

// playOut makes decisions until the game is over, some with each turn.
func (h *clicker[S]) playOut(turn func()) {
	h.t.Helper()
	for range 5000 {
		if h.over {
			return
		}
		turn()
	}
	require.FailNow(h.t, "the game does not end", "%v", h.did)
}

// result waits for the result, until the screen shows who has how many points.
func (h *clicker[S]) result() {
	h.t.Helper()
	h.d.until("the points of all", func(s device.Screen) bool {
		for i, seat := range h.match.Seats() {
			if !slices.Contains(s.Texts, strconv.Itoa(int(h.state.Result().Score[i+1]))) || !slices.Contains(s.Texts, seat.Name) {
				return false
			}
		}
		return scene("result")(s)
	})
}

// asked reports whether a question from outside waits for its answer.
func (h *clicker[S]) asked() bool {
	return h.state.Asking().Question
}

// meant lists the legal actions that a click on a thing of the board does or offers:
// the likely ones, done if there is one only, then those about the thing. Cubes are
// moved by pointing at cubes.
func (h *clicker[S]) meant(r game.Ref) []game.Action {
	likely := slices.DeleteFunc(h.table().Meant(h.state, table.Gesture{Point: r}), func(a game.Action) bool { return !slices.Contains(h.legal, a) })
	if len(likely) == 1 {
		return likely
	}
	for _, a := range h.legal {
		if slices.Contains(a.Obj[:], r) && a.Obj[0].Kind != game.GoodRef && !slices.Contains(likely, a) {
			likely = append(likely, a)
		}
	}
	return likely
}

// act clicks the row of an action.
func (h *clicker[S]) act(a game.Action) {
	h.t.Helper()
	h.d.tap(act(a))
}

// row clicks an action in the panel of its group, where rows may stand for
// several actions.
func (h *clicker[S]) row(group int, a game.Action) {
	h.t.Helper()
	h.open(group)
	if h.shows(act(a)) {
		h.act(a)
		return
	}
	if thing := on("thing", a.Obj[0]); h.shows(thing) { // shown by its pieces
		h.d.tap(thing)
		h.act(a)
		return
	}
	verbs := h.table().Offer(h.state).Groups[group].Verbs
	from := slices.DeleteFunc(slices.Clone(h.legal), func(b game.Action) bool { return !slices.Contains(verbs, b.Verb) })
	h.choose(h.narrow(position.CmdNarrow, from, a), a)
}

// choose clicks through the choice between actions until there is only one.
func (h *clicker[S]) choose(from []game.Action, want game.Action) {
	h.t.Helper()
	for len(from) > 1 {
		if h.shows(act(want)) { // shown by its pieces
			h.act(want)
			return
		}
		from = h.narrow(position.CmdRow, from, want)
	}
	require.Equal(h.t, []game.Action{want}, from)
}

// narrow clicks the row in which an action is and returns what that leaves: the
// rows stand for the verbs of the actions, or for one of their objects.
func (h *clicker[S]) narrow(command display.Command, from []game.Action, want game.Action) []game.Action {
	h.t.Helper()
	var row texttwin.Row
	h.d.until("a row that leads to "+h.text(want), func(s device.Screen) bool {
		for _, ref := range append([]game.Ref{{}}, want.Obj[:]...) {
			row = texttwin.Row{Verb: want.Verb, Ref: ref}
			if s.Find(device.TargetName(position.RowTarget(command, row))) != nil {
				return true
			}
		}
		return false
	})
	h.d.tap(device.TargetName(position.RowTarget(command, row)))
	return row.Narrow(from)
}

// unchanged does something that must not be a decision.
func (h *clicker[S]) unchanged(what string, do func()) {
	h.t.Helper()
	log := h.match.Log()
	do()
	h.look()
	require.Equal(h.t, log, h.match.Log(), what)
	h.note(what)
}

// says waits until the screen shows a text, line breaks aside.
func (h *clicker[S]) says(text string) {
	h.t.Helper()
	h.d.until(text, func(s device.Screen) bool { return strings.Contains(strings.Join(s.Texts, " "), text) })
}

// ctrl presses a key together with the control key.
func (h *clicker[S]) ctrl(k ebiten.Key) { h.d.key(ebiten.KeyControlLeft, k) }
