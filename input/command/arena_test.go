//go:build !js

package command

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
)

// contested returns what arena prints as JSON, without the times.
func contested(t *testing.T, args string) *contest {
	_, code, _, stdout, stderr := run(strings.Fields("arena -json " + args)...)
	require.Zero(t, code, stderr)
	var c contest
	dec := json.NewDecoder(strings.NewReader(stdout))
	dec.DisallowUnknownFields()
	require.NoError(t, dec.Decode(&c))
	require.False(t, dec.More(), "one object")
	for i := range c.Bots {
		require.Positive(t, c.Bots[i].Micros.P99)
		require.GreaterOrEqual(t, c.Bots[i].Micros.P99, c.Bots[i].Micros.P50)
		require.Positive(t, c.Bots[i].Millis)
		c.Bots[i].Micros, c.Bots[i].Millis = micros{}, 0
	}
	return &c
}

func TestArena(t *testing.T) {
	const args = "-seats captain-v2,deckhand,deckhand,random -games 8 -seed 11 -check"
	c := contested(t, args+" -parallel 1")
	require.Equal(t, c, contested(t, args+" -parallel 2"), "not by how many at a time")
	require.Equal(t, c, contested(t, args))
	require.Equal(t, []ai.Level{"captain-v2", "deckhand", "deckhand", "random"}, c.Seats)
	require.EqualValues(t, 11, c.Seed)
	require.Equal(t, 8, c.Games)
	require.True(t, c.Rotate)
	require.Greater(t, c.Turns, 4.0)
	require.Empty(t, c.Balance)
	won := 0.0
	for i, b := range c.Bots {
		require.Equal(t, c.Seats[i], b.Name)
		require.Equal(t, 8, b.Games)
		require.InDelta(t, b.Wins/8, b.Share, 1e-9)
		require.LessOrEqual(t, b.Low, b.Share)
		require.GreaterOrEqual(t, b.High, b.Share)
		require.Positive(t, b.Decisions)
		require.Contains(t, b.Behaviour, "sailorsLost")
		require.Contains(t, b.Behaviour, "blockades")
		won += b.Wins
	}
	require.InDelta(t, 8, won, 1e-9)
	require.Greater(t, c.Bots[0].Wins, 6.0)
	require.Greater(t, c.Bots[0].Behaviour["sales"], 2*c.Bots[1].Behaviour["sales"])
	require.Positive(t, c.Bots[0].Behaviour["basilicas"])
	require.Len(t, c.Ratings, 3, "deckhands have one")
	require.Equal(t, rating{Name: "random"}, c.Ratings[2])
	require.Greater(t, c.Ratings[0].Elo, c.Ratings[1].Elo)
	require.Greater(t, c.Ratings[1].Elo, 0.0)
}

// Each seed is played on every seat, as simulate does it.
func TestArenaRotates(t *testing.T) {
	c := contested(t, "-seats deckhand,random -games 6 -seed 5")
	_, code, _, stdout, stderr := run(strings.Fields("simulate -seats deckhand,random -games 6 -seed 5 -rotate -json")...)
	require.Zero(t, code, stderr)
	var r report
	require.NoError(t, json.Unmarshal([]byte(stdout), &r))
	require.Equal(t, r.Wins, []float64{c.Bots[0].Wins, c.Bots[1].Wins})
	require.Equal(t, r.played, c.played)
	require.False(t, contested(t, "-seats random,random -games 2").Rotate, "equals need not change seats")
}

// A budget may follow a name; bots with other budgets are rated apart.
func TestArenaBudgets(t *testing.T) {
	c := contested(t, "-game goldenhorn -seats mcts@2,mcts@5,random -games 3")
	require.Equal(t, []ai.Level{"mcts@2", "mcts@5", "random"}, c.Seats)
	require.Len(t, c.Ratings, 3)
}

// The shares by any trait add up to all wins, as far as everybody has one thing.
func TestArenaBalance(t *testing.T) {
	for flags, k := range kinds() {
		n := k.numbers()[0]
		c := contested(t, "-balance -games 9 -seats random"+strings.Repeat(",random", n-1)+" "+flags)
		won := map[string]float64{}
		for _, f := range c.Balance {
			won[f.Trait] += f.Wins
			require.NotEmpty(t, f.Value)
			require.LessOrEqual(t, f.Low, f.Share)
			require.GreaterOrEqual(t, f.High, f.Share)
		}
		require.InDelta(t, 9, won["seat"], 1e-9, flags)
		require.InDelta(t, 9, won["place"], 1e-9, flags)
		require.Positive(t, won["port"], flags)
	}
	c := contested(t, "-balance -games 9 -seats random,random,random,random")
	names := map[string][]string{}
	for _, f := range c.Balance {
		names[f.Trait] = append(names[f.Trait], f.Value)
	}
	require.Equal(t, []string{"1", "2", "3", "4"}, names["place"])
	require.Contains(t, names["port"], "venezia")
	require.Contains(t, names["galley"], "1")
}

func TestArenaTable(t *testing.T) {
	for flags, k := range kinds() {
		n := k.numbers()[0]
		_, code, _, stdout, stderr := run(strings.Fields("arena -balance -games 4 -seats deckhand" + strings.Repeat(",random", n-1) + " " + flags)...)
		require.Zero(t, code, stderr)
		for _, want := range []string{"4 games from seed 1", "Elo", "a game:", "attacks", "trait"} {
			require.Contains(t, stdout, want)
		}
		require.Equal(t, 2, strings.Count(stdout, " deckhand "), "what it won and what it did")
	}
}

func TestWrongArenaLines(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"-game chess", `there is no game "chess"`},
		{"-seats captain/cook,deckhand", `captain of serenissima has no character "cook"`},
		{"-seats deckhand@5,deckhand", "deckhand of serenissima takes no budget"},
		{"-game goldenhorn -seats captain-v2,deckhand", `goldenhorn has no level "captain-v2"`},
		{"-seats mcts@100001,deckhand", "a number of units follows the @, from 1 to 100000"},
	} {
		_, code, _, stdout, stderr := run(strings.Fields("arena " + tt.args)...)
		require.Equal(t, 2, code, tt.args)
		require.Empty(t, stdout)
		require.Contains(t, stderr, tt.want)
	}
}
