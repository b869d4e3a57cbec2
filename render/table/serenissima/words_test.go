package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
)

// words returns the words of the game in a language.
func words(t *testing.T, tag string) *lang.Words {
	c, err := lang.Load(tag)
	require.NoError(t, err)
	return c.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})
}

// Names of ports and zones are those of the board.
func TestPlacesAreCalledAsOnTheBoard(t *testing.T) {
	s, err := rules.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	b := s.(*rules.State).Board
	for _, l := range lang.Available() {
		w := words(t, l.Tag)
		for i, p := range b.Ports[1:] {
			require.Equal(t, p.Name, w.NameOf(game.Port(i+1)))
		}
		for i, z := range b.Zones[1:] {
			require.Equal(t, z.Name, w.NameOf(game.Area(i+1)))
		}
	}
}

// Zones stand with their article in French sentences.
func TestFrenchZones(t *testing.T) {
	w := words(t, "fr")
	s, err := rules.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	zone := func(name string) game.Ref {
		return game.Area(slices.IndexFunc(s.(*rules.State).Board.Zones, func(z rules.ZoneInfo) bool { return z.Name == name }))
	}
	require.Equal(t, "Anna arrête la galère 4 dans le Mare Egeo.", w.Event(game.Event{Kind: game.Chose, Note: rules.NoteForbidMove, By: 1,
		What: game.Ship(4), To: zone("Mare Egeo")}))
	require.Equal(t, "Anna mène la galère 4 vers la Propontis.", w.Event(game.Event{Kind: game.Moved, By: 1, What: game.Ship(4), To: zone("Propontis")}))
	require.Equal(t, "Un cube de bois du Mare Egeo retourne au stock.", w.Event(game.Event{Kind: game.Removed, Note: rules.NoteLost,
		What: game.Good(int(rules.Wood)), From: zone("Mare Egeo"), To: game.Box, N: 1}))
	require.Equal(t, "Aucun déplacement ne mène d’un coup du Mare Egeo au Golfo di Leone\u202f: c’est à 5 zones.",
		w.Why(&game.Illegal{Name: "not-adjacent", Refs: [3]game.Ref{zone("Mare Egeo"), zone("Golfo di Leone")}, N: 5}))
}

func TestNameOf(t *testing.T) {
	w := words(t, lang.English)
	for want, r := range map[string]game.Ref{
		"galley 4":         game.Ship(4),
		"the Doge’s crown": game.Ship(0),
		"Bernat":           game.Seat(2),
		"player 5":         game.Seat(5),
		"":                 {},
		"wine":             game.Good(4),
		"2 skulls":         game.Dice(2),
		"1 ducat":          game.Money(1),
		"the supply":       game.Box,
		"a sailor":         game.Sailor(1),
		"9":                game.Tile(9),
	} {
		require.Equal(t, want, w.NameOf(r), "%v", r)
	}
	w.Hits = func(r game.Ref) int { return int(rules.Skulls(r.ID)) }
	require.Equal(t, "4 skulls", w.NameOf(game.Dice(12)))
}

func TestSentences(t *testing.T) {
	w := words(t, lang.English)
	paid := func(from, to game.Ref) game.Event {
		return game.Event{Kind: game.Paid, Note: rules.NoteCargo, From: from, To: to, N: 1}
	}
	anna, bernat := game.Seat(1), game.Seat(2)
	galley, tunis := game.Ship(4), game.Port(7)
	require.Equal(t, "Anna pays 1 ducat for the cube.", w.Event(paid(anna, game.Box)))
	require.Equal(t, "Anna pays Bernat 1 ducat for the cube.", w.Event(paid(anna, bernat)))
	require.Equal(t, "Bernat forbids galley 4 to land in Mare di Alger.", w.Event(game.Event{Kind: game.Chose,
		Note: rules.NoteForbidLand, By: 2, What: galley, To: game.Ref{Kind: game.AreaRef, ID: 3}}))
	require.Equal(t, "Galley 4 ends its activation.",
		w.Event(game.Event{Kind: game.Ended, Note: rules.NoteActivation, What: galley}))
	require.Equal(t, "Anna lands 2 sailors in Tunis.", w.Event(game.Event{Kind: game.Moved, Note: rules.NoteLanded,
		By: 1, What: game.Sailor(1), From: galley, To: tunis, N: 2}))
	require.Equal(t, "Land 2 sailors in Tunis", w.Action(game.Action{By: 1, Verb: rules.Land,
		Obj: [3]game.Ref{galley, tunis, game.Count(2)}}))
	require.Equal(t, "Sail", w.Verb(rules.Sail))
	require.NotEmpty(t, w.VerbHelp(rules.Sail))
	may := []game.Action{{Verb: rules.MoveSailor}, {Verb: rules.LoadGood}, {Verb: rules.Sail}, {Verb: rules.Recruit}, {Verb: rules.End}}
	prompt := game.Decision{Player: 1, Prompt: rules.Activate}
	require.Equal(t, "Anna: galley 4 is active and may load, sail or invest instead.", w.Prompt(prompt, galley, may))
	require.Equal(t, "Anna: nothing is left to do here. End the activation.", w.Prompt(prompt, galley, may[4:]))
	require.Equal(t, "Bernat may stop you in Mare di Alger (4 sailors against 3)",
		w.Line("preview.may-stop-at", "seat", bernat, "area", game.Area(3), "n", 4, "m", 3))
}

// German bends the names of what it tells of.
func TestGermanSentences(t *testing.T) {
	w := words(t, "de")
	galley, tunis, alger := game.Ship(4), game.Port(7), game.Area(3)
	landed := func(n int16) string {
		return w.Event(game.Event{Kind: game.Moved, Note: rules.NoteLanded, By: 1, What: game.Sailor(1), From: galley, To: tunis, N: n})
	}
	require.Equal(t, "Anna setzt einen Seemann in Tunis an Land.", landed(1))
	require.Equal(t, "Anna setzt 2 Seeleute in Tunis an Land.", landed(2))
	require.Equal(t, "Anna segelt mit Galeere 4 ins Mare di Alger.", w.Event(game.Event{Kind: game.Moved, By: 1, What: galley, To: alger}))
	require.Equal(t, "Bernat verbietet Galeere 4 im Mare di Alger die Landung.",
		w.Event(game.Event{Kind: game.Chose, Note: rules.NoteForbidLand, By: 2, What: galley, To: alger}))
	require.Equal(t, "Einen Seemann von Galeere 4 nach Tunis bringen",
		w.Action(game.Action{By: 1, Verb: rules.MoveSailor, Obj: [3]game.Ref{galley, tunis}}))
	require.Equal(t, "Vom Mare di Alger in den Golfo di Leone geht es nicht in einem Schritt: Bis dorthin ist es 1 Zone.",
		w.Why(&game.Illegal{Name: "not-adjacent", Refs: [3]game.Ref{alger, game.Area(2)}, N: 1}))
}

// One of a thing is named in the singular, and after the last scoring none is
// promised.
func TestBoardCountsInTheRightForm(t *testing.T) {
	const help, scoring = "serenissima.board.player.help", "serenissima.board.next-scoring"
	poor := map[string]string{lang.English: "Anna: 1 ducat,", "fr": "Anna\u202f: 1 ducat,", "de": "Anna: 1 Dukat,"}
	one := map[string]string{
		lang.English: "Anna: ? ducats, 1 sailor in reserve, 1 port, 1 galley",
		"fr":         "Anna\u202f: ? ducats, 1 marin en réserve, 1 port, 1 galère",
		"de":         "Anna: ? Dukaten, 1 Seemann in Reserve, 1 Hafen, 1 Galeere",
	}
	done := map[string]string{lang.English: "the last scoring is done", "fr": "dernier décompte fait", "de": "letzte Wertung vorbei"}
	for _, l := range lang.Available() {
		w := words(t, l.Tag)
		require.Equal(t, one[l.Tag], w.T(help, "name", "Anna", "money", "?", "reserve", 1, "ports", 1, "galleys", 1))
		require.Contains(t, w.T(help, "name", "Anna", "money", 1), poor[l.Tag])
		require.Equal(t, done[l.Tag], w.T(scoring, "n", 0))
		require.NotEqual(t, done[l.Tag], w.T(scoring, "n", 1))
	}
}
