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

	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
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

func TestSimulateTable(t *testing.T) {
	_, code, _, stdout, stderr := run("simulate", "-seats", "random,deckhand", "-games", "20", "-check",
		"-option", "money=hidden", "-option", "closing=random")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "20 games from seed 1")
	require.Equal(t, 5, strings.Count(stdout, "\n"))
}

func TestWrongPlayLines(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"simulate -game chess", `there is no game "chess"`},
		{"simulate -seats captain,cook", `there is no level "cook" in serenissima`},
		{"simulate -seats captain", "1 seats"},
		{"simulate -games 0", "-games 0: want at least 1"},
		{"simulate -games x", `invalid value "x" for flag -games`},
		{"simulate -seed -1", `invalid value "-1" for flag -seed: want a whole number`},
		{"simulate -option money", `invalid value "money" for flag -option: want name=value`},
		{"simulate -option money=lots", `option money has no value "lots"`},
		{"simulate -option wind=north", `unknown option "wind"`},
		{"simulate -wind", "flag provided but not defined: -wind"},
		{"simulate 5", `unexpected argument "5"`},
		{"trace -players 5", "-players 5: want 1 to 4"},
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
	for _, players := range []int{2, 3, 4} {
		_, code, _, stdout, stderr := run("trace", "-players", fmt.Sprint(players), "-seed", "7")
		require.Zero(t, code, stderr)
		rules := catalog.Find("serenissima")
		in := rules.Info()
		s, err := rules.New(game.Options{Seats: players})
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSpace(stdout), "\n")
		for i, text := range lines {
			var l traceLine
			require.NoError(t, json.Unmarshal([]byte(text), &l))
			require.Equal(t, i+1, l.N)
			d := s.Decision()
			require.Equal(t, max(0, int(d.Player)), l.Seat)
			require.Equal(t, in.PromptName(d.Prompt), l.Prompt)
			describer, ok := s.(interface{ Describe() any })
			require.True(t, ok)
			want, err := json.Marshal(describer.Describe())
			require.NoError(t, err)
			got, err := json.Marshal(l.State)
			require.NoError(t, err)
			require.JSONEq(t, string(want), string(got))
			if i == len(lines)-1 {
				require.Equal(t, "game-over", l.Prompt)
				require.Len(t, l.Result.Score, players)
				require.Equal(t, fmt.Sprintf("%016x", game.Hash(s)), l.Hash)
				break
			}
			require.Contains(t, l.Legal, l.Action)
			require.True(t, len(l.Weights) == 0 && l.Seat > 0 || len(l.Weights) == len(l.Legal) && l.Seat == 0)
			a, err := in.ParseAction(l.Action)
			require.NoError(t, err)
			var out game.Events
			require.NoError(t, game.Step(s, a, &out))
			require.Len(t, l.Events, len(out.List))
		}
	}
}

func TestTraceOfOtherLevels(t *testing.T) {
	_, code, _, stdout, stderr := run("trace", "-seats", "captain,random", "-option", "closing=random")
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, `"prompt":"choose-closed","state"`)
}

// The help of trace names every prompt, verb and field.
func TestTraceHelpIsComplete(t *testing.T) {
	_, _, _, help, _ := run("trace", "-help")
	words := strings.FieldsFunc(help, func(r rune) bool { return strings.ContainsRune(" ,:\n", r) })
	for _, r := range catalog.All() {
		in := r.Info()
		for _, name := range slices.Concat(in.Prompts[1:], in.Verbs[1:]) {
			require.Contains(t, words, name)
		}
	}
	_, _, _, stdout, _ := run("trace", "-players", "2")
	line, _, _ := strings.Cut(stdout, "\n")
	var l map[string]any
	require.NoError(t, json.Unmarshal([]byte(line), &l))
	for _, fields := range []any{l, l["state"], l["state"].(map[string]any)["activation"]} {
		for name := range fields.(map[string]any) {
			require.Contains(t, words, name)
		}
	}
}

// saved is a game between deckhands as a file.
func saved(t *testing.T, seed uint64) []byte {
	l := lineUp{game: "serenissima", seats: "deckhand,deckhand"}
	table, err := l.table()
	require.NoError(t, err)
	var log []game.Action
	table.Watch = func(m arena.Moment) { log = append(log, m.Action) }
	_, err = table.Play(seed)
	require.NoError(t, err)
	seats := []session.Seat{{Kind: session.Human, Name: "Anna"}, {Kind: session.Bot, Level: "deckhand", Name: "Bernat"}}
	m, err := session.Restore(table.Rules, game.Options{Seats: 2}, seats, seed, log)
	require.NoError(t, err)
	return save.Encode(m)
}

func TestReplay(t *testing.T) {
	data := saved(t, 3)
	file := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, os.WriteFile(file, data, 0o600))
	_, code, _, stdout, stderr := run("replay", file)
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, `seat 1  "Anna" (person)`)
	require.Contains(t, stdout, `seat 2  "Bernat" (deckhand)`)
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
		{"other", "a shopping list", "line 1: not-a-save"},
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
