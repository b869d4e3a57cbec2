package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table/tabletest"
)

// sentences tells events as they happen, in English.
func sentences(t *testing.T, events ...game.Event) []string {
	t.Helper()
	texts, err := lang.Load(lang.English)
	require.NoError(t, err)
	w := texts.Words(rules.New().Info(), []string{"Anna", "Bernat", "Chiara"})
	return tabletest.Sentences(Table{}, w, events...)
}

// played are the events of actions from the position that a game begins in, with the first dice
// that come.
func played(t *testing.T, s game.State, actions ...string) (events []game.Event) {
	t.Helper()
	for _, text := range actions {
		a, err := rules.New().Info().ParseAction(text)
		require.NoError(t, err)
		var out game.Events
		require.NoError(t, gametest.Step(s, a, &out))
		events = append(events, out.List...)
	}
	return events
}

// begun is a game of two in its first purchases, which Anna begins.
func begun(t *testing.T) game.State {
	t.Helper()
	s, err := rules.New().New(game.Options{Seats: 2})
	require.NoError(t, err)
	played(t, s, "1 man ship:1 count:2", "1 man ship:2 count:2", "2 man ship:3 count:2", "2 man ship:4 count:2",
		"1 bid money:1", "2 bid money:0", "1 take-place space:1")
	return s
}

// Several pieces bought, a way, a whole sale and phases that pass are a sentence each.
func TestATurnIsToldInAFewSentences(t *testing.T) {
	require.Equal(t, []string{
		"Anna buys 3 pieces of wine in Venezia for 300 ducats.",
		"Phase 3: movement.",
		"Anna sails galley A to Mare di Corfu.",
		"Phase 4: fights.",
		"Phase 5: landing.",
		"Anna lands a sailor and takes Corfu.",
		"Phase 6: sales and income.",
		"Anna sells wine in Corfu for 200 ducats.",
		"Anna and Bernat are done.",
		"Anna and Bernat get 300 ducats each for their capitals.",
		"Phase 6 is over.", "Turn 1 is over.", "Turn 2 begins.", "Phase 1: bids for the order.",
	}, sentences(t, played(t, begun(t),
		"1 buy ship:1 good:wine", "1 buy ship:1 good:wine", "1 buy ship:1 good:wine", "1 done", "2 done",
		"1 sail ship:1 area:z_ragusa", "1 sail ship:1 area:z_corfu", "1 done", "2 done", "1 done", "2 done",
		"1 land ship:1 port:corfu", "1 done", "2 done", "1 sell ship:1 good:wine", "1 done", "2 done")...))
}

// A deal is told by how it ended, a fight by its losses, a building with its first sailor.
func TestDealsFightsAndBuildingsAreToldShortly(t *testing.T) {
	chose := func(by game.Player, note game.Note, what, from, to game.Ref) game.Event {
		return game.Event{Kind: game.Chose, Note: note, By: by, What: what, From: from, To: to}
	}
	cyrena := game.Port(len(rules.New().Info().Refs[game.PortRef]) - 1)
	ask := chose(1, rules.NoteHaggle, game.Good(rules.Gems), cyrena, game.Seat(2))
	price := chose(2, rules.NotePrice, game.Money(6), game.Ref{}, game.Seat(1))
	counter := chose(1, rules.NoteCounter, game.Money(4), game.Ref{}, game.Seat(2))
	require.Equal(t, []string{"Bernat asks 600 ducats for gems in Cyrena; Anna offers 400 ducats and gets it."},
		sentences(t, ask, price, counter, chose(2, rules.NoteAccept, game.Money(4), game.Ref{}, game.Seat(1))))
	refused := chose(2, rules.NoteRefuse, game.Money(4), game.Ref{}, game.Seat(1))
	take := chose(1, rules.NoteTake, game.Money(6), game.Ref{}, game.Seat(2))
	loads := func(from game.Ref) game.Event {
		return game.Event{Kind: game.Moved, Note: rules.NoteCargo, By: 1, What: game.Good(rules.Gems), From: from, To: game.Ship(1), N: 1}
	}
	pays := game.Event{Kind: game.Paid, Note: rules.NoteCargo, By: 1, From: game.Seat(1), To: game.Seat(2), N: 6}
	require.Equal(t, []string{"Bernat asks 600 ducats for gems in Cyrena and refuses 400 ducats; Anna pays the price asked.", "Anna buys a piece of gems in Cyrena for 600 ducats."},
		sentences(t, ask, price, counter, refused, take, loads(cyrena), pays, loads(cyrena), pays), "the first piece, and one more at that price")
	request := chose(1, rules.NoteRequest, game.Good(rules.Gems), game.Ship(4), game.Seat(2))
	require.Equal(t, []string{"Anna buys gems from galley D for 600 ducats; Bernat has refused 400 ducats."},
		sentences(t, request, price, counter, refused, take, loads(game.Ship(4)), pays))
	require.Equal(t, []string{"Anna wants to buy gems from galley D, but Bernat does not sell."},
		sentences(t, request, chose(2, rules.NoteDecline, game.Good(rules.Gems), game.Ref{}, game.Seat(1))))
	offer := chose(2, rules.NoteOffer, game.Good(rules.Gems), game.Ship(4), game.Seat(1))
	require.Equal(t, []string{"Bernat asks 600 ducats for gems from galley D; Anna does not buy."},
		sentences(t, offer, price, chose(1, rules.NoteLeave, game.Money(6), game.Ref{}, game.Seat(2))))

	attack := chose(1, rules.NoteAttack, game.Ship(1), game.Ref{}, game.Ship(4))
	roll := func(by game.Player, from, to game.Ref, n int16) game.Event {
		return game.Event{Kind: game.Rolled, Note: rules.NoteAttack, By: by, What: game.Dice(3), From: from, To: to, N: n}
	}
	killed := func(from game.Ref, n int16) game.Event {
		return game.Event{Kind: game.Removed, Note: rules.NoteKilled, What: game.Sailor(1), From: from, To: game.Box, N: n}
	}
	round := []game.Event{attack, roll(1, game.Ship(1), game.Ship(4), 2), roll(2, game.Ship(4), game.Ship(1), 1), killed(game.Ship(4), 2), killed(game.Ship(1), 1)}
	require.Equal(t, []string{"Anna attacks galley D with galley A: galley D loses 2 sailors, galley A 1."}, sentences(t, round...))
	require.Equal(t, []string{"Anna attacks galley D with galley A, in 2 rounds: galley D loses 4 sailors, galley A 2."}, sentences(t, append(round, round...)...))

	paid := func(note game.Note, n int16) game.Event {
		return game.Event{Kind: game.Paid, Note: note, By: 1, From: game.Seat(1), To: game.Box, N: n}
	}
	recruit := game.Event{Kind: game.Placed, Note: rules.NoteRecruit, By: 1, What: game.Sailor(1), From: game.Box, To: game.Ship(5), N: 1}
	require.Equal(t, []string{"Anna builds galley E in Golfo di Venezia for 600 ducats.", "Anna recruits 2 sailors for galley E: 200 ducats."}, sentences(t,
		paid(rules.NoteGalley, 5), game.Event{Kind: game.Placed, Note: rules.NoteGalley, By: 1, What: game.Ship(5), From: game.Box, To: game.Area(1)},
		paid(rules.NoteRecruit, 1), recruit, paid(rules.NoteRecruit, 1), recruit, paid(rules.NoteRecruit, 1), recruit))
}

// Even a game played at random is told in fewer than two thirds as many sentences as it has
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
	require.Less(t, 3*told, 2*len(events))
}
