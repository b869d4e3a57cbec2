//go:build !js

package command

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
)

// A listener plays in the terminal by what it hears alone: it answers with one of
// the numbers that were listed last, after what it was told to type first.
type listener struct {
	out    bytes.Buffer // what was said since the last answer
	all    strings.Builder
	typed  []string
	chance game.Rand
	asked  int
	leaves int  // after so many answers; zero: never
	waited bool // with the terminal handed over
}

// confirm is how a number is asked for again.
var confirm = regexp.MustCompile(`Type (\d+) again`)

// ranged is how a sum is asked for.
var ranged = regexp.MustCompile(`: from (\d+) to `)

var numbered = regexp.MustCompile(`(?m)^(\d+)\. `)

func (l *listener) Write(p []byte) (int, error) {
	l.all.Write(p)
	return l.out.Write(p)
}

// mostAnswers is more than any game takes: who has to give more is at a question that never
// ends.
const mostAnswers = 10_000

func (l *listener) Read(p []byte) (int, error) {
	if l.asked++; l.asked > mostAnswers {
		return 0, io.EOF
	}
	heard := numbered.FindAllSubmatch(l.out.Bytes(), -1)
	again := confirm.FindSubmatch(l.out.Bytes())
	sum := ranged.FindSubmatch(l.out.Bytes())
	handedOver := bytes.Contains(l.out.Bytes(), []byte("press Enter when you sit here"))
	l.out.Reset()
	line := ""
	switch {
	case l.leaves > 0 && l.asked > l.leaves:
		line = "quit"
	case handedOver && !l.waited:
		line, l.waited = "later", true
	case handedOver:
		l.waited, l.typed = false, append([]string{"where"}, l.typed...)
	case again != nil && l.chance.IntN(2) == 0:
		line = string(again[1])
	case len(l.typed) > 0:
		line, l.typed = l.typed[0], l.typed[1:]
	case sum != nil:
		line = string(sum[1])
	case len(heard) == 1: // the default, and nothing else
	case len(heard) > 0:
		line = string(heard[l.chance.IntN(len(heard))][1])
	default:
		line = "list"
	}
	return copy(p, line+"\n"), nil
}

// attend starts a terminal for a listener, with what a store holds.
func attend(t *testing.T, st store.Store, typed ...string) (*terminal, *listener) {
	seed := uint64(7)
	c, _, err := NewContext(Client{Seed: &seed}, st, lang.English)
	require.NoError(t, err)
	l := &listener{typed: typed, chance: game.NewRand(5)}
	return newTerminal(c, l, l), l
}

// inProgress is the name of the match in progress of the game that is played here.
var inProgress = archive.AutosaveName(catalog.All()[0].Info().ID)

// The answers that choose the first game and set up a match of one person against a
// deckhand. Where the game is named already, those after the first do.
var setUpAnswers = []string{"1", "1", "Zoë", "1", "", "2", "1", "1"}

// Somebody who hears only what is said plays a whole game against a bot, with the first
// value of every option and with the last.
func TestTerminalPlaysAWholeGame(t *testing.T) {
	for i, id := range games() {
		for _, last := range []bool{false, true} {
			t.Run(fmt.Sprint(id, " ", last), func(t *testing.T) {
				info := catalog.Find(id).Info()
				answers := append([]string{strconv.Itoa(i + 1)}, setUpAnswers[1:6]...)
				for _, o := range info.Options {
					value := 1
					if last {
						value = len(o.Values)
					}
					answers = append(answers, strconv.Itoa(value))
				}
				term, l := attend(t, &store.Memory{}, answers...)
				l.leaves = 5000
				require.Zero(t, term.run())
				require.Equal(t, id, term.match.Rules().Info().ID)
				require.True(t, term.match.State().Result().Over)
				require.Regexp(t, `(?m)^1\. (End|Done).*\(default\)$`, l.all.String())
				require.Regexp(t, `(?m)^\d+\. (End|Done).*, then \w+`, l.all.String())
				require.Equal(t, []session.Kind{session.Human, session.Bot}, []session.Kind{term.match.Seat(1).Kind, term.match.Seat(2).Kind})
				require.Contains(t, l.all.String(), "The game is over.")
				require.Contains(t, l.all.String(), "1. "+term.match.Seat(game.Player(winner(term))).Name+": ")
				require.NotContains(t, l.all.String(), "<", "no text is missing")
				require.NotContains(t, l.all.String(), "{")
				t.Log(l.asked, "answers,", term.match.Len(), "entries")
			})
		}
	}
}

func winner(t *terminal) int {
	r := t.match.State().Result()
	for i := range t.match.Seats() {
		if r.Rank[i+1] == 1 {
			return i + 1
		}
	}
	return 0
}

// hears runs a terminal with lines to type, then leaves, and returns what is said.
func hears(t *testing.T, st store.Store, typed ...string) string {
	term, l := attend(t, st, append(typed, "quit")...)
	require.Zero(t, term.run())
	return l.all.String()
}

func TestTerminalCommands(t *testing.T) {
	st := &store.Memory{}
	text := hears(t, st, append(setUpAnswers, "help", "where", "where all", "where valencia", "where galley 99", "where mare ionio", "w", "l", "news", "undo", "re", "save", "999", "frobnicate")...)
	for _, want := range []string{
		"the beginning of a name", "Before turn 1", "Zoë: ", "València, Mare Balearicum: Produces ",
		"Mare Ionio e Libico. Next to it: ", "Nothing on the board is called galley 99.", "stays decided.", "There is nothing to redo.", "The game is saved in memory.",
		"neither a number from 1 to ", "Start the program again to continue.",
	} {
		require.Contains(t, text, want)
	}

	// A decision is taken back, made again, and is there the next time.
	text = hears(t, st, "1", "1", "1", "1", "undo", "redo")
	require.Contains(t, text, "A game is still going on.")
	term, _ := attend(t, st, "1", "quit")
	require.Zero(t, term.run())
	require.Positive(t, term.match.Len())
	require.Equal(t, strconv.Itoa(7), strconv.FormatUint(term.match.Seed(), 10))
}

// Enter takes the default that is marked, and without one changes nothing and is not
// refused.
func TestTerminalTakesTheDefault(t *testing.T) {
	marked := regexp.MustCompile(`(?m)^(\d+)\. .*\(default\)$`)
	st := &store.Memory{}
	text := hears(t, st, make([]string, 11)...) // the game, how many, the names and kinds of four, and an option
	require.NotContains(t, text, "Closed ports", "there are none")
	require.Contains(t, text, "Enter alone takes the default.")
	require.Contains(t, text, "Name of player 1? Default: Anna.")
	require.GreaterOrEqual(t, len(marked.FindAllString(text, -1)), 3)

	text = hears(t, st, "", "", "1", "") // goes on with it, lists, chooses a port, goes back
	require.Contains(t, text, "0. Back (default)\n> ")
	require.Equal(t, 2, strings.Count(text, "1. València\n2. Genova\n"), text)
	require.NotContains(t, text, "neither a number")
}

// The seal is printed whole when asked for, and at the end with what it was made of.
func TestTerminalPrintsTheSeal(t *testing.T) {
	st := &store.Memory{}
	text := hears(t, st, append(setUpAnswers, "seal")...)
	require.Contains(t, text, "“seal” prints all of it.")
	require.Regexp(t, `Seal \(SHA-256\):\n([0-9a-f]{8} ){7}[0-9a-f]{8}\n`, text)
	require.NotContains(t, text, "The menu")

	term, l := attend(t, &store.Memory{}, setUpAnswers...)
	l.leaves = 5000
	require.Zero(t, term.run())
	require.Contains(t, l.all.String(), "Checked: rules, options, players, seed and salt fit the seal")
	require.Contains(t, l.all.String(), "\nseed 7 chosen\n")
}

// A new game takes the place of the one in progress, which is kept; what cannot be
// read is put aside.
func TestTerminalLosesNothing(t *testing.T) {
	st := &store.Memory{}
	hears(t, st, setUpAnswers...)
	first, err := st.Read(inProgress)
	require.NoError(t, err)
	_, first = save.ReadNote(first)
	text := hears(t, st, append([]string{"2"}, setUpAnswers...)...)
	require.Contains(t, text, "Your previous game is saved as “Serenissima, ")
	kept, err := st.Read("slot-1")
	require.NoError(t, err)
	_, kept = save.ReadNote(kept)
	require.Equal(t, string(first), string(kept))

	require.NoError(t, st.Write(inProgress, []byte("garbage")))
	require.Contains(t, hears(t, st, setUpAnswers...), "cannot be read. Its file is kept as "+inProgress+".aside1 (memory).")
	aside, err := st.Read(inProgress + ".aside1")
	require.NoError(t, err)
	require.Equal(t, "garbage", string(aside))
}

// A game begun in the terminal has a seal like any other.
func TestTerminalSeals(t *testing.T) {
	term, l := attend(t, &store.Memory{}, append(setUpAnswers, "quit")...)
	require.Zero(t, term.run())
	seal, ok := term.match.Seal()
	require.True(t, ok)
	require.True(t, seal.Fits(term.match))
	require.Equal(t, session.Chosen, seal.Origin)
	require.Contains(t, l.all.String(), "The seed was chosen by hand")
	require.Contains(t, l.all.String(), fmt.Sprintf("%x", seal.Commitment[:4]))
}

// Bots of the terminal have the seeds that they have in the window.
func TestTerminalSeedsBots(t *testing.T) {
	term, _ := attend(t, &store.Memory{}, append(setUpAnswers, "quit")...)
	require.Zero(t, term.run())
	var seed uint64
	term.c.Bots.NewBrain = func(_, _ string, s uint64) session.Brain {
		seed = s
		return nil
	}
	term.c.Bots.Bot(term.match, 2)
	require.Equal(t, term.match.BotSeed(2), seed)
}

// When there is nothing more to read, nothing more is asked.
func TestTerminalAtTheEndOfTheInput(t *testing.T) {
	for n := range len(setUpAnswers) + 2 {
		st := &store.Memory{}
		c, _, err := NewContext(Client{}, st, lang.English)
		require.NoError(t, err)
		var out bytes.Buffer
		in := strings.Join(append(slices.Clone(setUpAnswers), "1", "1")[:n], "\n")
		term := newTerminal(c, strings.NewReader(in), &out)
		require.Zero(t, term.run())
		_, after, ended := strings.Cut(out.String(), "The input has ended, so the game closes.\n")
		require.True(t, ended)
		require.NotContains(t, after, "?")
		if _, err := st.Read(inProgress); err == nil {
			require.Equal(t, "The game is saved. Start the program again to continue.\n", after)
		} else {
			require.Empty(t, after)
		}
	}
}

// A store that takes nothing is told of once, and nobody is promised a saved game.
func TestTerminalWithoutAStore(t *testing.T) {
	text := hears(t, denied{}, append(setUpAnswers, "2", "1", "1", "save")...)
	require.Equal(t, 3, strings.Count(text, "not allowed"), text) // to keep the other, once by itself, once when asked for
	require.NotContains(t, text, "The game is saved")
}

// A denied store allows nothing.
type denied struct{ store.Store }

func (denied) Read(string) ([]byte, error) { return nil, store.ErrDenied }
func (denied) Write(string, []byte) error  { return store.ErrDenied }
func (denied) List() ([]string, error)     { return nil, store.ErrDenied }
func (denied) Where() string               { return "nowhere" }

// A file or a code is opened as in the window, or it is said what is wrong.
func TestTerminalOpens(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(store.DirVariable, filepath.Join(dir, "store"))
	t.Setenv("LANGUAGE", "en")
	const golden = "../../game/save/testdata/"
	code, err := os.ReadFile(golden + "codes/serenissima-1-begun.txt")
	require.NoError(t, err)
	want, err := os.ReadFile(golden + "saves/serenissima-1-begun.sere")
	require.NoError(t, err)
	plays := func(c Client) (code int, out, err string) {
		var stdout, stderr bytes.Buffer
		code = playText(c, strings.NewReader("quit\n"), &stdout, &stderr)
		return code, stdout.String(), stderr.String()
	}
	for _, c := range []Client{{Open: golden + "saves/serenissima-1-begun.sere"}, {Code: string(code)}} {
		status, out, flaw := plays(c)
		require.Zero(t, status, flaw)
		require.Contains(t, out, "The saved game is open.")
		now, err := store.Open().Read(inProgress)
		require.NoError(t, err)
		_, now = save.ReadNote(now)
		require.Equal(t, string(want), string(now))
		require.NoError(t, store.Open().Remove(inProgress))
	}
	require.NoError(t, os.WriteFile(filepath.Join(dir, "list"), []byte("milk\x1b[2J"), 0o600))
	for _, c := range []struct {
		client Client
		want   string
	}{
		{Client{Open: dir}, "not a regular file"},
		{Client{Open: filepath.Join(dir, "none")}, "no such file"},
		{Client{Open: filepath.Join(dir, "list")}, "list, line 1: this is not a saved game."},
		{Client{Code: string(code[:40])}, "Some letters of the code are missing or changed."},
	} {
		status, _, flaw := plays(c.client)
		require.Equal(t, 1, status)
		require.Contains(t, flaw, c.want)
	}
}

// Between two people whose money is hidden the terminal is handed over: nothing that
// one of them sees is on the screen of the other.
func TestTerminalIsHandedOver(t *testing.T) {
	const handOver, wiped = "Hand over to ", "~wiped~"
	for _, c := range []struct {
		veil  app.Veil
		money string // the number of the option
		want  bool
	}{
		{app.VeilSecret, "2", true}, {app.VeilSecret, "1", false}, {app.VeilNever, "2", false}, {app.VeilAlways, "1", true},
	} {
		term, l := attend(t, &store.Memory{}, "1", "1", "Zoë", "1", "Adam", "1", c.money, "1")
		term.c.Settings.Curtain, term.wipe, l.leaves = c.veil, wiped, 600
		require.Zero(t, term.run())
		screens := strings.Split(l.all.String(), wiped)
		require.Equal(t, c.want, len(screens) > 5, "%v: %d", c, len(screens))
		require.Equal(t, c.want, strings.Contains(screens[0], handOver), "%v: at the start too", c)
		for _, screen := range screens[1:] {
			require.True(t, strings.HasPrefix(screen, "\n"+handOver), screen)
			before, _, _ := strings.Cut(screen, "\n> \n") // Enter
			require.Equal(t, 2, strings.Count(before, handOver), "any other line than the empty one is asked again: %q", before)
			seen := map[string]bool{}
			for _, purse := range regexp.MustCompile(`(Zoë|Adam): \d+ ducats?,`).FindAllStringSubmatch(screen, -1) {
				seen[purse[1]] = true
			}
			require.Len(t, seen, map[string]int{"1": 2, "2": 1}[c.money], screen)
		}
	}
}

// Without a folder a game is played all the same. Nothing is said to be kept; a code is
// given instead, which opens the game again.
func TestTerminalWithoutADirectory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	for _, dir := range []string{file, ""} {
		t.Setenv(store.DirVariable, dir)
		for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "AppData", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
			t.Setenv(name, "")
		}
		seed := uint64(7)
		var screen, errors bytes.Buffer
		typed := strings.Join(append(setUpAnswers, "save", "quit"), "\n")
		require.Zero(t, playText(Client{Seed: &seed}, strings.NewReader(typed+"\n"), &screen, &errors), errors.String())
		said := screen.String()
		require.Contains(t, said, "Nothing can be saved here\n")
		require.Contains(t, said, "The program cannot use its folder: ")
		require.NotContains(t, said, "settings could not be read", "there are none")
		require.NotContains(t, said, "Your current game would be lost", "there is none")
		require.NotContains(t, said, "The game is saved")
		codes := regexp.MustCompile(`(?m)Nothing is saved here\. The flag -code opens the game again with this code:\n(\S+)$`).FindAllStringSubmatch(said, -1)
		require.Len(t, codes, 2, said)
		m, err := save.FromCode(codes[1][1], catalog.Find)
		require.NoError(t, err)
		require.EqualValues(t, 7, m.Seed())
	}
}
