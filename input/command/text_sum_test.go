//go:build !js

package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/render/table"
	"serenissima/render/table/template"
)

// A sum is typed, and asked for again while it cannot be named.
func TestTerminalAsksForASum(t *testing.T) {
	term, l := attend(t, &store.Memory{}, "1", "", "1", "much", "200", "137", "quit")
	words, err := term.c.Lang.With(template.Words)
	require.NoError(t, err)
	term.c.Lang, term.c.Games.Tables = words, table.Tables{"toy": template.Table{}}
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Level: "deckhand", Name: "Bernat", Colour: 2}}
	m, _, err := session.New(gametest.Toy, gametest.Options(2, "course", "wager"), seats, 1)
	require.NoError(t, err)
	term.c.Bots.NewBrain, term.c.Bots.LevelFor = func(string, string, uint64) session.Brain { return &lazy{} }, nil
	term.start(m)
	require.Zero(t, term.run())
	require.Contains(t, l.all.String(), "The sum: from 0 to 199, in steps of 1; now 0.")
	require.Contains(t, l.all.String(), "199 is the maximum. The chest holds no more.")
	require.Equal(t, game.Action{By: 1, Verb: gametest.ToyWager, Obj: [3]game.Ref{game.Money(137)}}, m.Log()[2])
}

// A lazy bot does what comes first.
type lazy struct{ first game.Action }

func (b *lazy) Start(s game.State, _ game.Player) { b.first = s.AppendActions(nil)[0] }
func (*lazy) Step(int) bool                       { return true }
func (b *lazy) Best() game.Action                 { return b.first }
