//go:build !js

package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	opponents "serenissima/ai/catalog"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
)

func TestSimulate(t *testing.T) {
	args := []string{"simulate", "-game", "serenissima", "-seats", "captain,deckhand,deckhand,deckhand", "-games", "4", "-seed", "1", "-json"}
	_, code, _, stdout, stderr := run(args...)
	require.Zero(t, code, stderr)
	var r report
	dec := json.NewDecoder(strings.NewReader(stdout))
	dec.DisallowUnknownFields()
	require.NoError(t, dec.Decode(&r))
	require.False(t, dec.More(), "one object")
	require.Equal(t, 4, r.Games)
	require.Zero(t, r.Illegal)
	require.Len(t, r.Wins, 4)
	require.Len(t, r.Score, 4)
	require.Len(t, r.Micros, 4)
	require.InDelta(t, 4, r.Wins[0]+r.Wins[1]+r.Wins[2]+r.Wins[3], 1e-9)
	require.Greater(t, r.Turns, 4.0)
	require.Greater(t, r.Micros[0].P99, r.Micros[1].P50, "a captain thinks longer than a deckhand")

	_, _, _, again, _ := run(args...)
	var same report
	require.NoError(t, json.Unmarshal([]byte(again), &same))
	r.Micros, same.Micros = nil, nil
	require.Equal(t, r, same)
}

// A kind is a game with options that make it another one.
type kind struct {
	rules   game.Rules
	players int // 0: any number
	options map[string]string
}

// kinds returns all kinds of game, each by its flags.
func kinds() map[string]kind {
	list := map[string]kind{}
	for _, o := range opponents.All() {
		flags := "-game " + o.Rules.Info().ID
		list[flags] = kind{rules: o.Rules}
		for _, v := range o.Variants {
			name := flags
			for option, value := range v.Options {
				name += " -option " + option + "=" + value
			}
			list[name] = kind{o.Rules, v.Players, v.Options}
		}
	}
	return list
}

// numbers returns the numbers of players of a kind of game.
func (k kind) numbers() (list []int) {
	for n := k.rules.Info().MinSeats; n <= k.rules.Info().MaxSeats; n++ {
		if k.players == 0 || k.players == n {
			list = append(list, n)
		}
	}
	return list
}

func TestSimulateTable(t *testing.T) {
	for flags, k := range kinds() {
		for _, n := range k.numbers() {
			seats := "deckhand" + strings.Repeat(",random", n-1)
			_, code, _, stdout, stderr := run(strings.Fields("simulate -games 20 -check -seats " + seats + " " + flags)...)
			require.Zero(t, code, stderr)
			require.Contains(t, stdout, "20 games from seed 1")
			require.Contains(t, stdout, " 0 illegal")
			require.Equal(t, 3+n, strings.Count(stdout, "\n"))
		}
	}
	_, code, _, stdout, stderr := run("simulate", "-seats", "random,deckhand", "-games", "20", "-check",
		"-option", "money=hidden", "-option", "closing=random")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "serenissima closing=random money=hidden: 20 games from seed 1")
}

// Without -seats a captain meets deckhands.
func TestSimulateUsualSeats(t *testing.T) {
	for _, r := range catalog.All() {
		_, code, _, stdout, stderr := run("simulate", "-game", r.Info().ID, "-games", "1", "-json")
		require.Zero(t, code, stderr)
		var got report
		require.NoError(t, json.Unmarshal([]byte(stdout), &got))
		require.Equal(t, ai.Captain, got.Seats[0])
		require.Len(t, got.Seats, r.Info().MaxSeats)
		require.Equal(t, ai.Deckhand, got.Seats[1])
	}
}

// With -rotate the one who plays better does so on every seat.
func TestSimulateRotate(t *testing.T) {
	_, code, _, stdout, stderr := run("simulate", "-seats", "random,deckhand", "-games", "40", "-rotate", "-json")
	require.Zero(t, code, stderr)
	var r report
	require.NoError(t, json.Unmarshal([]byte(stdout), &r))
	require.True(t, r.Rotate)
	require.Greater(t, r.Wins[1], 30.0)
	require.Greater(t, r.Low[1], r.High[0])
	_, _, _, table, _ := run("simulate", "-seats", "random,deckhand", "-games", "40", "-rotate")
	require.Contains(t, table, "\n  bot     level")
}

func TestBalance(t *testing.T) {
	_, code, _, stdout, stderr := run("balance", "-games", "6", "-level", "random", "-check", "-json")
	require.Zero(t, code, stderr)
	tables := 0
	for _, k := range kinds() {
		tables += len(k.numbers())
	}
	dec := json.NewDecoder(strings.NewReader(stdout))
	for ; dec.More(); tables-- {
		var r report
		require.NoError(t, dec.Decode(&r))
		require.Equal(t, 6, r.Games)
		require.Zero(t, r.Illegal)
		won, early := 0.0, 0.0
		for i := range r.Seats {
			require.Equal(t, ai.Random, r.Seats[i])
			require.LessOrEqual(t, r.Low[i], r.Wins[i]/6)
			require.GreaterOrEqual(t, r.High[i], r.Wins[i]/6)
			won += r.Wins[i]
			early += r.ByOrder[i]
		}
		require.InDelta(t, 6, won, 1e-9)
		require.InDelta(t, 6, early, 1e-9)
	}
	require.Zero(t, tables, "one for each kind of game and number of players")

	_, code, _, stdout, stderr = run("balance", "-games", "2", "-level", "deckhand", "-game", "serenissima", "-players", "3")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "serenissima: 2 games from seed 1")
	require.Equal(t, 1, strings.Count(stdout, "serenissima:"), "one number of players")
	require.Equal(t, 1, strings.Count(stdout, "% in the order of play"))

	_, code, _, stdout, stderr = run("balance", "-games", "2", "-game", "goldenhorn", "-level", "random", "-players", "3", "-option", "fleets=by-seat")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "goldenhorn fleets=by-seat: 2 games")
	require.Contains(t, stdout, "goldenhorn expansion=yes fleets=by-seat: 2 games")
}

// Every trick of a game is tried by both kinds of players, with the options that it needs.
func TestExploits(t *testing.T) {
	_, code, _, stdout, stderr := run("exploits", "-game", "goldenhorn", "-games", "4", "-check", "-json")
	require.Zero(t, code, stderr)
	var tricks []string
	dec := json.NewDecoder(strings.NewReader(stdout))
	for dec.More() {
		var a attempt
		require.NoError(t, dec.Decode(&a))
		require.Equal(t, "goldenhorn", a.Game)
		for _, s := range []share{a.Script, a.Trickster} {
			require.Equal(t, 4, s.Games)
			require.InDelta(t, s.Wins/4, s.Share, 1e-9)
			require.Less(t, s.Low, s.High)
		}
		tricks = append(tricks, a.Options["expansion"]+a.Trick)
	}
	require.Subset(t, tricks, []string{"attacks", "hoards-cards", "yesattacks", "yesconquers"})
	require.NotContains(t, tricks, "conquers", "without the expansion there is nothing to conquer")

	_, code, _, stdout, stderr = run("exploits", "-trick", "bids-all", "-games", "1")
	require.Zero(t, code, stderr)
	require.Regexp(t, `^mediterranee +bids-all +script .* of 1\n$`, stdout)
}

func TestWrongPlayLines(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"simulate -game chess", `there is no game "chess"`},
		{"simulate -seats captain,cook", `serenissima has no level "cook"`},
		{"simulate -seats captain", "1 seats"},
		{"simulate -games x", `invalid value "x" for flag -games`},
		{"simulate -seed -1", `invalid value "-1" for flag -seed: want a whole number`},
		{"simulate -option money", `invalid value "money" for flag -option: want name=value`},
		{"simulate -option money=lots", `option money has no value "lots"`},
		{"simulate -option wind=north", `unknown option "wind"`},
		{"simulate -game goldenhorn -seats deckhand,cook", `goldenhorn has no level "cook"`},
		{"simulate -game goldenhorn -option money=open", `unknown option "money"`},
		{"simulate -expansion", `serenissima: unknown option "expansion"`},
		{"simulate -wind", "flag provided but not defined: -wind"},
		{"simulate 5", `unexpected argument "5"`},
		{"balance -game chess", `there is no game "chess"`},
		{"balance -level cook", `serenissima has no level "cook"`},
		{"balance -players 9", "no game is for that many players"},
		{"balance -game serenissima -option wind=north", `unknown option "wind"`},
		{"balance 5", `unexpected argument "5"`},
		{"exploits -game chess", `there is no game "chess"`},
		{"exploits -trick cook", "there is no such trick"},
		{"exploits -game goldenhorn -trick bids-all", "there is no such trick"},
		{"trace -players 1", "1 seats"},
		{"trace -seed seven", `invalid value "seven" for flag -seed`},
		{"replay", "FILE is missing"},
		{"replay a b", `unexpected argument "b"`},
	} {
		_, code, handled, stdout, stderr := run(strings.Fields(tt.args)...)
		require.True(t, handled)
		require.Equal(t, 2, code, tt.args)
		require.Empty(t, stdout, tt.args)
		require.Contains(t, stderr, tt.want)
		require.Equal(t, 1, strings.Count(stderr, "\n"), "one line: %q", stderr)
	}
}

// A trace can be checked: from its first state, its actions lead to its states.
func TestTrace(t *testing.T) {
	for flags, k := range kinds() {
		for _, n := range k.numbers() {
			t.Run(fmt.Sprintf("%s, %d players", flags, n), func(t *testing.T) {
				args := strings.Fields(fmt.Sprintf("trace -seed 7 -players %d %s", n, flags))
				_, code, _, stdout, stderr := run(args...)
				require.Zero(t, code, stderr)
				_, _, _, again, _ := run(args...)
				require.True(t, stdout == again, "the same seed, the same game")
				checkTrace(t, k.rules, game.Options{Seats: n, Values: k.options}, stdout)
			})
		}
	}
}

func checkTrace(t *testing.T, rules game.Rules, o game.Options, trace string) {
	in := rules.Info()
	s, err := rules.New(o)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(trace), "\n")
	for i, text := range lines {
		var described json.RawMessage
		l := traceLine{State: &described}
		require.NoError(t, json.Unmarshal([]byte(text), &l))
		require.Equal(t, i+1, l.N)
		d := s.Decision()
		require.Equal(t, max(0, int(d.Player)), l.Seat)
		require.Equal(t, in.PromptName(d.Prompt), l.Prompt)
		describer, ok := s.(interface{ Describe() any })
		require.True(t, ok)
		want, err := json.Marshal(describer.Describe())
		require.NoError(t, err)
		require.Equal(t, string(want), string(described))
		if i == len(lines)-1 {
			require.Equal(t, "game-over", l.Prompt)
			require.Len(t, l.Result.Score, o.Seats)
			require.Equal(t, fmt.Sprintf("%016x", game.Hash(s)), l.Hash)
			break
		}
		require.Contains(t, l.Legal, l.Action)
		require.True(t, len(l.Weights) == 0 && l.Seat > 0 || len(l.Weights) == len(l.Legal) && l.Seat == 0)
		a, err := in.ParseAction(l.Action)
		require.NoError(t, err)
		var out game.Events
		require.NoError(t, gametest.Step(s, a, &out))
		require.Len(t, l.Events, len(out.List))
	}
}

func TestTraceOfOtherLevels(t *testing.T) {
	_, code, _, stdout, stderr := run("trace", "-seats", "captain,random", "-option", "closing=random")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, `"prompt":"choose-closed","state"`)
	_, code, _, _, stderr = run("trace", "-seats", "captain,random,random,random", "-option", "closing=random")
	require.NotZero(t, code)
	require.Contains(t, stderr, "option closing makes no difference with 4 seats")
}

// The help of trace names every prompt, verb and field.
func TestTraceHelpIsComplete(t *testing.T) {
	_, _, _, help, _ := run("trace", "-help")
	words := strings.FieldsFunc(help, func(r rune) bool { return strings.ContainsRune(" ,:\n", r) })
	for flags, k := range kinds() {
		in := k.rules.Info()
		for _, name := range slices.Concat(in.Prompts[1:], in.Verbs[1:]) {
			require.Contains(t, words, name)
		}
		_, _, _, stdout, _ := run(strings.Fields("trace -players 2 " + flags)...)
		fields := map[string]bool{}
		for line := range strings.Lines(stdout) {
			var l map[string]any
			require.NoError(t, json.Unmarshal([]byte(line), &l))
			addFields(fields, l)
		}
		for name := range fields {
			isRef := slices.ContainsFunc(in.Refs[:], func(names []string) bool { return slices.Contains(names, name) })
			require.True(t, isRef || slices.Contains(words, name), "%s: %s", flags, name)
		}
	}
}

// addFields adds the names of the fields of a value and of what is in it.
func addFields(fields map[string]bool, value any) {
	switch v := value.(type) {
	case map[string]any:
		for name, part := range v {
			fields[name] = true
			addFields(fields, part)
		}
	case []any:
		for _, part := range v {
			addFields(fields, part)
		}
	}
}

// What trace saves is what it tells, and replay finds nothing wrong with it.
func TestTraceSavesForReplay(t *testing.T) {
	for flags, k := range kinds() {
		for _, n := range k.numbers() {
			file := filepath.Join(t.TempDir(), "game")
			_, code, _, stdout, stderr := run(strings.Fields(fmt.Sprintf("trace -seed 5 -players %d -save %s %s", n, file, flags))...)
			require.Zero(t, code, stderr)
			lines := strings.Split(strings.TrimSpace(stdout), "\n")
			var last traceLine
			require.NoError(t, json.Unmarshal([]byte(lines[len(lines)-1]), &last))

			_, code, _, stdout, stderr = run("replay", file)
			require.Zero(t, code, stderr)
			require.Contains(t, stdout, fmt.Sprintf("%s, version %d of the rules: %d actions, over\n", k.rules.Info().ID, k.rules.Info().Version, len(lines)-1))
			require.Contains(t, stdout, "hash "+last.Hash+"\n")
			for i, score := range last.Result.Score {
				require.Contains(t, stdout, fmt.Sprintf("seat %d  \"deckhand %d\" (deckhand)  score %d, rank %d\n", i+1, i+1, score, last.Result.Rank[i]))
			}
		}
	}
	_, code, _, _, stderr := run("trace", "-save", filepath.Join(t.TempDir(), "none", "game"))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "no such file")
}

// The seed in such a file is that of chance: with the same decisions a new match
// goes the same way.
func TestTraceSavesTheSeed(t *testing.T) {
	m, err := save.Decode(saved(t, 3), catalog.Find)
	require.NoError(t, err)
	again, _, err := session.New(m.Rules(), m.Options(), m.Seats(), m.Seed())
	require.NoError(t, err)
	for _, a := range m.Log() {
		if a.By != game.Chance {
			_, err := again.Do(a)
			require.NoError(t, err)
		}
	}
	require.Equal(t, m.Log(), again.Log())
}

// saved is a game between deckhands as a file.
func saved(t *testing.T, seed uint64) []byte {
	file := filepath.Join(t.TempDir(), "game")
	_, code, _, _, stderr := run("trace", "-players", "2", "-seed", fmt.Sprint(seed), "-save", file)
	require.Zero(t, code, stderr)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	return data
}

func TestReplay(t *testing.T) {
	data := saved(t, 3)
	data = bytes.Replace(data, []byte(`bot deckhand "deckhand 1"`), []byte(`human "Anna"`), 1)
	file := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, os.WriteFile(file, data, 0o600))
	_, code, _, stdout, stderr := run("replay", file)
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, `seat 1  "Anna" (person)`)
	require.Contains(t, stdout, `seat 2  "deckhand 2" (deckhand)`)
	require.Contains(t, stdout, ", over\n")
	marks := strings.Split(string(data), "\n= ")
	require.Contains(t, stdout, "hash "+marks[len(marks)-1][:16])

	stdin = bytes.NewReader(data)
	defer func() { stdin = os.Stdin }()
	_, code, _, piped, _ := run("replay", "-")
	require.Zero(t, code)
	require.Equal(t, stdout, piped)
}

func TestReplaySaysWhereItBreaks(t *testing.T) {
	text := string(saved(t, 3))
	lines := strings.Split(text, "\n")
	end := slices.IndexFunc(lines, func(l string) bool { return strings.HasSuffix(l, " end") })
	edited := slices.Clone(lines)
	edited[end] = lines[end][:2] + "fight-on"
	hash := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "= ") })
	marked := slices.Clone(lines)
	marked[hash] = "= 0123456789abcdef"
	for _, tt := range []struct{ name, text, want string }{
		{"illegal", strings.Join(edited, "\n"), fmt.Sprintf("line %d: illegal-entry", end+1)},
		{"hash", strings.Join(marked, "\n"), fmt.Sprintf("line %d: wrong-hash", hash+1)},
		{"truncated", strings.Join(lines[:len(lines)-5], "\n"), "truncated"},
		{"newer", strings.Replace(text, "match 1", "match 99", 1), "line 1: newer-format: 99"},
		{"other", "a shopping list, and more", "line 1: not-a-save"},
		{"words", "a shopping list", "code: not-a-code"},
		{"empty", "", "line"},
	} {
		stdin = strings.NewReader(tt.text)
		_, code, _, stdout, stderr := run("replay", "-")
		require.Equal(t, 1, code, tt.name)
		require.Empty(t, stdout, tt.name)
		require.Contains(t, stderr, tt.want)
		require.Equal(t, 1, strings.Count(stderr, "\n"), "one line: %q", stderr)
	}
	stdin = os.Stdin
	_, code, _, _, stderr := run("replay", filepath.Join(t.TempDir(), "none"))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "no such file")
}
