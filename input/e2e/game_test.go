//go:build e2e

package e2e

import (
	"cmp"
	"fmt"
	"image"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/session"
	"serenissima/input/device"
)

// scene reports whether a scene is shown and can be clicked.
func scene(name string) func(device.Screen) bool {
	return func(s device.Screen) bool {
		return s.Facts["scene"] == name && s.Facts["asleep"] == "" && len(s.Hits) > 0
	}
}

// atOnce sets all animations off, from the title.
func atOnce(d driver) {
	d.until("the title", scene("title"))
	d.tap("settings")
	d.until("the settings", scene("settingsscene"))
	d.tap("section-pace")
	d.tap("speed-own")
	d.tap("speed-others")
	d.tap("done")
	d.until("the title", scene("title"))
}

// setUp goes from the title to the set-up of the game whose card has this number.
func setUp(d driver, card int) {
	d.tap("new")
	d.until("the choice of a game", scene("games"))
	pick(d, numbered("game", card))
	d.until("the set-up", scene("setup"))
}

// begin starts a new match of the first game from the title: who sits on each seat, and
// the options as targets.
func begin(d driver, seats []int, options ...string) {
	setUp(d, 0)
	agree(d, seats, options...)
}

// agree chooses in the set-up who sits on each seat, and the options, and starts. A low window
// shows some options only at its top, others once all seats have been seen.
func agree(d driver, seats []int, options ...string) {
	d.tap(numbered("players", len(seats)-2))
	var below []string
	for _, o := range options {
		if !inSight(d.screen(), o) {
			below = append(below, o)
			continue
		}
		d.tap(o)
	}
	weak := false // bots are, each by itself
	for i, who := range seats {
		pick(d, on(numbered("kind", min(who, 1)), game.Seat(i+1)))
		weak = weak || who > person && who < captain
	}
	if below != nil || weak {
		reveal(d, "more-options")
		if slices.Contains(d.screen().Texts, "More options") { // else they are unfolded already
			d.tap("more-options")
		}
	}
	for i, who := range seats {
		for range captain - who {
			if who > person {
				pick(d, on(numbered("level", 0), game.Seat(i+1)))
			}
		}
	}
	for _, o := range below {
		pick(d, o)
	}
	d.tap("start")
	d.until("the game or a curtain before it", func(s device.Screen) bool { return scene("play")(s) || scene("curtain")(s) })
}

// pick clicks on a target among the games or in the set-up.
func pick(d driver, target string) {
	reveal(d, target)
	d.tap(target)
}

// reveal drags the games or the set-up up in a low window, which does not hold all of them, until a target is in sight.
func reveal(d driver, target string) {
	for range 8 {
		s := d.screen()
		if h := s.Find(target); h != nil && h.At != nil {
			break
		}
		var rows []device.ScreenHit
		for _, h := range s.Hits {
			row, _, _ := strings.Cut(h.Target, " ")
			if h.At != nil && slices.Contains([]string{"game", "players", "strength", "kind", "level", "character", "option"}, row) {
				rows = append(rows, h)
			}
		}
		slices.SortFunc(rows, func(x, y device.ScreenHit) int { return cmp.Compare(x.At[1], y.At[1]) })
		d.drag(rows[len(rows)-1].Target, rows[0].Target)
	}
}

// Who sits on a seat: a person or a bot, whose level the set-up finds so many steps
// above none.
const (
	person = iota
	apprentice
	merchant
	captain
)

// TestWholeGame clicks a game of four to its end. All that happens is shown at
// its usual pace.
func TestWholeGame(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
	d.until("the title", scene("title"))
	begin(d, []int{person, apprentice, apprentice, apprentice})
	h := newHand(t, d)
	h.look()
	require.Equal(t, uint64(7), h.match.Seed())
	require.Equal(t, 4, h.match.Options().Seats)
	for i, kind := range []session.Kind{session.Human, session.Bot, session.Bot, session.Bot} {
		require.Equal(t, kind, h.match.Seats()[i].Kind)
	}

	for h.state.Turn < 2 {
		h.turn()
	}
	log := h.match.Log()
	d.restart()
	d.until("the title", scene("title"))
	d.tap("continue")
	h.look()
	require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
	h.playOut(h.turn)

	t.Log(h.match.Len(), "entries,", h.state.Turn, "turns:", h.did)
	for _, what := range []string{
		"load by clicking", "load by dragging", "sail far", "sell", "land", "attack", "recruit", "hire two", "buy-galley", "move-sailor",
		"question", "undo", "undo by keys", "jettison", "hovering", "illegal click", "button that is off", "bare paper", "Esc", "log", "end", "skip",
	} {
		require.Positive(t, h.did[what], "%s has not been tried: %v", what, h.did)
	}

	result := h.state.Result()
	s := d.until("the result", scene("result"))
	for seat := 1; seat <= 4; seat++ {
		require.Contains(t, s.Texts, strconv.Itoa(int(result.Score[seat])))
		require.Contains(t, s.Texts, h.match.Seats()[seat-1].Name)
	}
	replay(t, filepath.Join(d.store(), archive.AutosaveName(h.match.Rules().Info().ID)), fmt.Sprintf("%016x", game.Hash(h.state)))
	d.tap("look")
	d.until("the board", scene("play"))
}

// replay lets the program verify a save, which it must find to end in the
// position with the hash.
func replay(t *testing.T, file, hash string) {
	t.Helper()
	program, err := guestProgram()
	require.NoError(t, err)
	out, err := exec.Command(program, "replay", file).CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Contains(t, string(out), hash)
}

// TestHiddenMoney lets two people play at one screen: each sees only the money
// of the own seat, while that acts.
func TestHiddenMoney(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800), "-seed", "11")
	atOnce(d)
	begin(d, []int{person, person}, "option 1 count:0")
	h := newHand(t, d)
	h.look()
	require.Equal(t, "hidden", h.match.Options().Values["money"])
	acted := map[game.Player]int{}
	for h.state.Turn < 3 {
		me := h.state.Decision().Player
		s := d.screen()
		for seat := game.Player(1); seat <= 2; seat++ {
			panel := s.Find(on("", game.Seat(seat)))
			require.NotNil(t, panel)
			if seat == me {
				require.Contains(t, panel.Tip, fmt.Sprintf(" %d ducat", h.state.Ducats[seat]))
			} else {
				require.Contains(t, panel.Tip, " ? ducat")
			}
		}
		require.Contains(t, s.Texts, "?")
		acted[me]++
		h.turn()
	}
	t.Log(h.match.Len(), "entries:", acted, h.did)
	require.Greater(t, acted[1], 10)
	require.Greater(t, acted[2], 10)
}
