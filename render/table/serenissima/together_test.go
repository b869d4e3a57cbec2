package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/table/tabletest"
)

// sentences tells events as they happen, in English.
func sentences(t *testing.T, events ...game.Event) []string {
	t.Helper()
	texts, err := lang.Load(lang.English)
	require.NoError(t, err)
	w := texts.Words(rules.New().Info(), []string{"Anna", "Bernat", "Chiara", "Dawud"})
	return tabletest.Sentences(Table{}, w, events...)
}

// Where a seat begins is one sentence, a galley with its crew another.
func TestTheStartIsToldInTwoSentences(t *testing.T) {
	placed := func(what, from, to game.Ref, n int16) game.Event {
		return game.Event{Kind: game.Placed, Note: rules.NoteStart, By: 1, What: what, From: from, To: to, N: n}
	}
	anna, venezia, gulf := game.Seat(1), game.Port(10), game.Area(10)
	require.Equal(t, []string{
		"Anna starts in Venezia: 3 sailors ashore, 3 aboard galley 3 in Golfo di Venezia.",
		"Anna launches galley 5 in Golfo di Venezia with 2 sailors.",
	}, sentences(t,
		game.Event{Kind: game.Chose, Note: rules.NoteStart, By: 1, What: venezia}, placed(game.Sailor(1), anna, venezia, 3),
		placed(game.Ship(3), game.Box, gulf, 0), placed(game.Sailor(1), anna, game.Ship(3), 3),
		placed(game.Ship(5), game.Box, gulf, 0), placed(game.Sailor(1), anna, game.Ship(5), 2)))
}

// What makes up one errand of a galley is one sentence, with its sum.
func TestErrandsAreToldShortly(t *testing.T) {
	event := func(kind game.EventKind, note game.Note, what, from, to game.Ref, n int16) game.Event {
		return game.Event{Kind: kind, Note: note, By: 1, What: what, From: from, To: to, N: n}
	}
	anna, venezia, galley := game.Seat(1), game.Port(10), game.Ship(4)
	sails := func(area int16) game.Event {
		return event(game.Moved, 0, galley, game.Area(1), game.Area(area), 1)
	}
	paid := func(note game.Note, to game.Ref, n int16) game.Event {
		return event(game.Paid, note, game.Ref{}, anna, to, n)
	}
	loads := event(game.Moved, rules.NoteCargo, game.Good(rules.Wine), venezia, galley, 1)
	sells := func(good rules.Good) game.Event {
		return event(game.Moved, rules.NoteSale, game.Good(good), galley, venezia, 1)
	}
	gets := func(n int16) game.Event { return event(game.Paid, rules.NoteSale, game.Ref{}, game.Box, anna, n) }
	hires := event(game.Placed, rules.NoteRecruit, game.Sailor(1), anna, galley, 1)
	moves := event(game.Moved, rules.NoteTransfer, game.Sailor(1), venezia, galley, 1)

	require.Equal(t, []string{"Anna sails galley 4 to Golfo di Venezia."}, sentences(t, sails(9), sails(10)))
	require.Equal(t, []string{"Anna loads wine in Venezia on galley 4."}, sentences(t, loads))
	require.Equal(t, []string{"Anna loads a cube of wine in Venezia on galley 4 for 2 ducats."}, sentences(t, loads, paid(rules.NoteCargo, game.Box, 2)))
	require.Equal(t, []string{"Anna loads 2 cubes of wine in Venezia on galley 4 for 2 ducats."},
		sentences(t, loads, loads, paid(rules.NoteCargo, game.Box, 2)))
	require.Equal(t, []string{"Anna loads 2 cubes of wine in Venezia on galley 4 and pays Bernat 4 ducats."},
		sentences(t, loads, paid(rules.NoteCargo, game.Seat(2), 2), loads, paid(rules.NoteCargo, game.Seat(2), 2)))
	require.Equal(t, []string{"Anna transfers 3 sailors from Venezia to galley 4."}, sentences(t, moves, moves, moves))
	require.Equal(t, []string{"Anna sells 3 cubes, wine and gold, in Venezia for 9 ducats."},
		sentences(t, sells(rules.Wine), gets(2), sells(rules.Gold), gets(3), sells(rules.Wine), gets(4)))
	require.Equal(t, []string{"Anna sells 2 cubes of wine in Venezia for 5 ducats."}, sentences(t, sells(rules.Wine), gets(2), sells(rules.Wine), gets(3)))
	require.Equal(t, []string{"Anna recruits 2 sailors for galley 4: 2 ducats."},
		sentences(t, hires, paid(rules.NoteRecruit, game.Box, 1), hires, paid(rules.NoteRecruit, game.Box, 1)))
	require.Equal(t, []string{"Anna buys galley 4 in Golfo di Venezia for 3 ducats."}, sentences(t,
		event(game.Placed, rules.NoteGalley, galley, game.Box, game.Area(10), 0),
		event(game.Placed, rules.NoteGalley, game.Sailor(1), anna, galley, 1), paid(rules.NoteGalley, game.Box, 3)))
	require.Equal(t, []string{"Anna builds a fort in Venezia for 4 ducats."},
		sentences(t, event(game.Placed, rules.NoteFort, game.Building(rules.Fort), game.Box, venezia, 1), paid(rules.NoteFort, game.Box, 4)))
	require.Equal(t, []string{"Anna lands 2 sailors and takes Venezia."},
		sentences(t, event(game.Moved, rules.NoteLanded, game.Sailor(1), galley, venezia, 2), event(game.Took, rules.NoteTaken, venezia, game.Ref{}, anna, 0)))
	require.Equal(t, []string{"Anna lands a sailor and takes Venezia from Bernat."},
		sentences(t, event(game.Moved, rules.NoteLanded, game.Sailor(1), galley, venezia, 1), event(game.Took, rules.NoteTaken, venezia, game.Seat(2), anna, 0)))
}

// Where the wheel goes tells that the galley before has ended its turn.
func TestTheWheelIsToldOnce(t *testing.T) {
	ended := game.Event{Kind: game.Ended, Note: rules.NoteActivation, What: game.Ship(4)}
	wheel := game.Event{Kind: game.Turned, Note: rules.NoteWheel, By: 2, From: game.Ship(4), To: game.Ship(7)}
	require.Equal(t, []string{"The arrow on the wheel moves to galley 7."}, sentences(t, ended, wheel))
}

// A fight is told by its rounds and losses, and by the fire of a fort before it.
func TestFightsAreToldByTheirLosses(t *testing.T) {
	attack := game.Event{Kind: game.Chose, Note: rules.NoteAttack, By: 1, What: game.Ship(4), To: game.Port(10)}
	roll := func(by game.Player, from, to game.Ref) game.Event {
		return game.Event{Kind: game.Rolled, Note: rules.NoteAttack, By: by, What: game.Dice(1), From: from, To: to, N: 2}
	}
	killed := func(from game.Ref, n int16) game.Event {
		return game.Event{Kind: game.Removed, Note: rules.NoteKilled, What: game.Sailor(1), From: from, To: game.Seat(1), N: n}
	}
	volley := game.Event{Kind: game.Rolled, Note: rules.NoteFortVolley, By: 2, What: game.Dice(1), From: game.Port(10), To: game.Ship(4), N: 2}
	round := []game.Event{roll(1, game.Ship(4), game.Port(10)), roll(2, game.Port(10), game.Ship(4)), killed(game.Port(10), 1), killed(game.Ship(4), 1)}
	require.Equal(t, []string{"Anna attacks Venezia with galley 4: 1 loss there, 1 here."}, sentences(t, append([]game.Event{attack}, round...)...))
	require.Equal(t, []string{"Anna attacks Venezia with galley 4, in 2 rounds: 2 losses there, 3 here, 1 of them to the fort."},
		sentences(t, append(append([]game.Event{attack, volley, killed(game.Ship(4), 1)}, round...), round...)...))
}

// Even a game played at random is told in fewer than three quarters as many sentences as it has
// events.
func TestGamesAreToldBriefly(t *testing.T) {
	var events []game.Event
	for seed := range uint64(20) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(_ game.State, _ game.Action, list []game.Event) {
			events = append(events, list...)
		})
		require.NoError(t, err)
	}
	told := len(sentences(t, events...))
	require.Less(t, 4*told, 3*len(events), "%d of %d", told, len(events))
}
