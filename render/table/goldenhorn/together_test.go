package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
	"serenissima/render/table/tabletest"
)

// sentences tells events as they happen, in English.
func sentences(t *testing.T, events ...game.Event) []string {
	w := words(t, "en")
	return tabletest.Sentences(Table{}, w, events...)
}

// A turn is told in a few sentences: pirates, what is loaded, what comes for it, where the ship
// has sailed.
func TestTurnsAreToldInAFewSentences(t *testing.T) {
	venice, red, blue := game.Port(rules.Venice), game.Ship(1), game.Ship(4)
	step := func(to game.Ref) game.Event {
		return game.Event{Kind: game.Moved, By: 1, What: red, From: venice, To: to, N: 1}
	}
	require.Equal(t, []string{
		"Anna robs Bernat: a green cube from the blue ship, with a blue card and a pink card.",
		"Anna loads 4 green cubes in Venice on the red ship.",
		"2 red cubes, a blue cube and a mercenary are placed in Venice.",
		"Anna sails the red ship to space 3 with a yellow card.",
		"Anna draws 2 cards.",
	}, sentences(t,
		game.Event{Kind: game.Chose, Note: rules.NotePirates, By: 1, What: blue, From: game.Seat(2)},
		game.Event{Kind: game.Paid, Note: rules.NotePirates, By: 1, What: game.Card(rules.Blue), From: game.Seat(1), To: blue, N: 1},
		game.Event{Kind: game.Paid, Note: rules.NotePirates, By: 1, What: game.Card(rules.Pink), From: game.Seat(1), To: blue, N: 1},
		game.Event{Kind: game.Took, Note: rules.NotePirates, By: 1, What: game.Good(rules.Green), From: blue, To: game.Seat(1), N: 1},
		game.Event{Kind: game.Moved, Note: rules.NoteCargo, By: 1, What: game.Good(rules.Green), From: venice, To: red, N: 4},
		game.Event{Kind: game.Placed, Note: rules.NoteRefill, What: game.Good(rules.Blue), From: game.Box, To: venice, N: 1},
		game.Event{Kind: game.Removed, Note: rules.NoteAside, What: game.Good(rules.Black), From: game.Box, N: 1},
		game.Event{Kind: game.Placed, Note: rules.NoteRefill, What: game.Sailor(rules.Mercenary), From: game.Box, To: venice, N: 1},
		game.Event{Kind: game.Placed, Note: rules.NoteRefill, What: game.Good(rules.Red), From: game.Box, To: venice, N: 1},
		game.Event{Kind: game.Placed, Note: rules.NoteRefill, What: game.Good(rules.Red), From: game.Box, To: venice, N: 1},
		step(game.Area(1)),
		game.Event{Kind: game.Chose, Note: rules.NoteFreeWind, By: 1, What: red},
		step(game.Area(2)),
		game.Event{Kind: game.Paid, Note: rules.NoteWind, By: 1, What: game.Card(rules.Yellow), From: game.Seat(1), To: red, N: 1},
		step(game.Area(3)),
		game.Event{Kind: game.Chose, Note: rules.NoteStop, By: 1, What: red, To: game.Area(3)},
		game.Event{Kind: game.Drew, Note: rules.NoteCard, By: 1, What: game.Card(0), From: game.Box, To: game.Seat(1), N: 1},
		game.Event{Kind: game.Drew, Note: rules.NoteCard, By: 1, What: game.Card(0), From: game.Box, To: game.Seat(1), N: 1},
	))
}

// What belongs to different seats, ships and harbours is told apart.
func TestWhatDiffersIsToldApart(t *testing.T) {
	draw := func(by game.Player) game.Event {
		return game.Event{Kind: game.Drew, Note: rules.NoteCard, By: by, What: game.Card(0), From: game.Box, To: game.Seat(by), N: 1}
	}
	refill := func(h rules.HarbourID) game.Event {
		return game.Event{Kind: game.Placed, Note: rules.NoteRefill, What: game.Good(rules.Red), From: game.Box, To: game.Port(h), N: 1}
	}
	score := func(note game.Note, p game.Player, n int16) game.Event {
		return game.Event{Kind: game.Scored, Note: note, By: p, What: game.Seat(p), To: game.Seat(p), N: n}
	}
	require.Equal(t, []string{
		"Anna draws 2 cards.", "Bernat draws a card.", "2 red cubes are placed in Venice.", "A red cube is placed in Constantinople.",
		"Anna has 9 points: 6 for cubes, 3 for people.", "Bernat has 4 cubes: 4 points.",
	}, sentences(t, draw(1), draw(1), draw(2), refill(rules.Venice), refill(rules.Venice), refill(rules.Constantinople),
		score(rules.NoteGoods, 1, 6), score(rules.NotePeople, 1, 3), score(rules.NoteGoods, 2, 4)))
	require.Equal(t, []string{"Anna turns the red ship round and sails to Venice."}, sentences(t,
		game.Event{Kind: game.Turned, Note: rules.NoteTurned, By: 1, What: game.Ship(1), To: game.Area(1)},
		game.Event{Kind: game.Moved, By: 1, What: game.Ship(1), From: game.Area(1), To: game.Port(rules.Venice), N: 1}))
	require.Equal(t, []string{"Anna conquers Zara for a mercenary and 2 peasants: 3 points.", "Anna swaps 2 peasants for mercenaries."}, sentences(t,
		game.Event{Kind: game.Paid, Note: rules.NoteConquest, By: 1, What: game.Sailor(rules.Mercenary), From: game.Seat(1), To: game.Territory(1), N: 1},
		game.Event{Kind: game.Paid, Note: rules.NoteConquest, By: 1, What: game.Sailor(rules.Peasant), From: game.Seat(1), To: game.Territory(1), N: 2},
		game.Event{Kind: game.Took, Note: rules.NoteConquest, By: 1, What: game.Territory(1), From: game.Box, To: game.Seat(1), N: 3},
		game.Event{Kind: game.Placed, Note: rules.NoteSwapped, By: 1, What: game.Sailor(rules.Mercenary), From: game.Box, To: game.Seat(1), N: 1},
		game.Event{Kind: game.Removed, Note: rules.NoteSwapped, By: 1, What: game.Sailor(rules.Peasant), From: game.Seat(1), To: game.Box, N: 1},
		game.Event{Kind: game.Placed, Note: rules.NoteSwapped, By: 1, What: game.Sailor(rules.Mercenary), From: game.Box, To: game.Seat(1), N: 1},
		game.Event{Kind: game.Removed, Note: rules.NoteSwapped, By: 1, What: game.Sailor(rules.Peasant), From: game.Seat(1), To: game.Box, N: 1}))
}

// A game is told in less than half as many sentences as it has events.
func TestGamesAreToldBriefly(t *testing.T) {
	for _, values := range []map[string]string{nil, {"expansion": "yes"}, {"placement": "random"}} {
		var events []game.Event
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4, Values: values}, 5, func(_ game.State, _ game.Action, list []game.Event) {
			events = append(events, list...)
		})
		require.NoError(t, err)
		told, turns := 0, 0
		var row []game.Event
		for _, ev := range events {
			if ev.Note == rules.NoteTurn { // for the log alone
				turns++
			}
			row = append(row, ev)
			if _, ok := (Table{}).Together(row); len(row) > 1 && ok {
				continue
			}
			row, told = []game.Event{ev}, told+1
		}
		require.Less(t, 2*(told-turns), len(events)-turns)
	}
}

// What is drawn is told in the log alone: the lines on the board are for what rivals did.
func TestDrawsAreForTheLog(t *testing.T) {
	deeds, draws := 0, 0
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4, Values: map[string]string{"expansion": "yes"}}, 1, func(_ game.State, _ game.Action, events []game.Event) {
		for _, ev := range events {
			switch kind := (Table{}).Meaning(ev).Kind; ev.Note {
			case rules.NoteRefill, rules.NoteAside, rules.NoteReturned, rules.NoteCard:
				require.Equal(t, table.LeadsOn, kind)
				draws++
			case rules.NotePirates, rules.NoteUnloaded, rules.NoteConquest:
				require.NotEqual(t, table.LeadsOn, kind)
				deeds++
			}
		}
	})
	require.NoError(t, err)
	require.Positive(t, min(deeds, draws))
}
