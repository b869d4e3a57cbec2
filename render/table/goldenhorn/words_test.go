package goldenhorn

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// words returns the words of the game in a language.
func words(t *testing.T, tag string) *lang.Words {
	c, err := lang.Load(tag)
	require.NoError(t, err)
	return c.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})
}

// onBoard calls f with the board and the words of every language.
func onBoard(t *testing.T, f func(t *testing.T, b *rules.Board, w *lang.Words)) {
	s, err := rules.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	for _, l := range lang.Available() {
		t.Run(l.Tag, func(t *testing.T) { f(t, s.(*rules.State).Board, words(t, l.Tag)) })
	}
}

// coloursIn lists the colours that a name names, in its order.
func coloursIn(w *lang.Words, name string) []rules.Colour {
	var list []rules.Colour
	name = strings.ToLower(name)
	at := func(c rules.Colour) int { return strings.Index(name, strings.ToLower(w.NameOf(game.Good(c)))) }
	for c := rules.Red; c <= rules.Blue; c++ {
		if at(c) >= 0 {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b rules.Colour) int { return at(a) - at(b) })
	return list
}

// inForms returns what a ref is called in each form that a text may ask for.
func inForms(t *testing.T, w *lang.Words, ref game.Ref) (names []string) {
	for _, form := range []string{"", "@alone", "@dat", "@from"} {
		c, err := w.With(map[string]string{w.Info.ID + ".form": "{ref" + form + "}"})
		require.NoError(t, err)
		names = append(names, c.Words(w.Info, nil).Line("form", "ref", ref))
	}
	return names
}

// A ship is called by the colours of its sails, of two colours the one first that is on
// two of them.
func TestShipsAreCalledByTheirSails(t *testing.T) {
	onBoard(t, func(t *testing.T, b *rules.Board, w *lang.Words) {
		known := map[string]bool{}
		for i := range b.Ships[1:] {
			ref, ship := game.Ship(i+1), &b.Ships[i+1]
			var want []rules.Colour
			for c := rules.Red; c <= rules.Blue; c++ {
				if ship.Sails[c] > 0 {
					want = append(want, c)
				}
			}
			slices.SortStableFunc(want, func(x, y rules.Colour) int { return int(ship.Sails[y] - ship.Sails[x]) })
			for _, name := range inForms(t, w, ref) {
				have := coloursIn(w, name)
				if ship.Colours == 3 {
					slices.Sort(have)
				}
				require.Equal(t, want, have, "%s: %s", ship.ID, name)
			}
			require.False(t, known[w.NameOf(ref)], "two are called %s", w.NameOf(ref))
			known[w.NameOf(ref)] = true
		}
	})
}

// A tile is called by the colours of its spaces from Venice on.
func TestTilesAreCalledByTheirSpaces(t *testing.T) {
	onBoard(t, func(t *testing.T, b *rules.Board, w *lang.Words) {
		for i := range b.Tiles[1:] {
			tile := &b.Tiles[i+1]
			require.Equal(t, tile.Spaces[:], coloursIn(w, w.NameOf(game.Tile(i+1))), tile.ID)
		}
	})
}

func TestTerritoriesAreCalledAsOnTheBoard(t *testing.T) {
	onBoard(t, func(t *testing.T, b *rules.Board, w *lang.Words) {
		for i := range b.Territories[rules.StandardValues][1:] {
			require.Equal(t, b.Territories[rules.StandardValues][i+1].Name, w.NameOf(game.Territory(i+1)))
		}
	})
}

// What the help of options says of numbers is what the board has.
func TestOptionsTellTheNumbersOfTheBoard(t *testing.T) {
	onBoard(t, func(t *testing.T, b *rules.Board, w *lang.Words) {
		for v, name := range []string{"standard", "alternative"} {
			var costs, points []any
			for _, land := range b.Territories[v][1:] {
				costs, points = append(costs, int(land.Mercenaries)), append(points, int(land.Points))
			}
			require.Equal(t, append(costs, points...), numbersIn(w.Line("option.territories."+name+".help")))
			var worth, extras []any
			for n := rules.NumColours; n >= 4; n-- {
				extra := int(b.RowExtra[v][n])
				worth, extras = append(worth, n+extra), append(extras, extra)
			}
			require.Equal(t, worth, numbersIn(w.Line("option.extras."+name+".help")))
			require.Equal(t, extras, numbersIn(w.Line("option.extras."+name)))
		}
	})
}

// numbersIn lists the numbers in a text.
func numbersIn(text string) []any {
	var list []any
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		n := 0
		for _, digit := range word {
			n = 10*n + int(digit-'0')
		}
		list = append(list, n)
	}
	return list
}

func TestNameOf(t *testing.T) {
	w := words(t, lang.English)
	for want, r := range map[string]game.Ref{
		"the pink-red ship": game.Ship(5),
		"Constantinople":    game.Port(rules.Constantinople),
		"space 3":           game.Area(3),
		"green":             game.Good(rules.Green),
		"a green card":      game.Card(rules.Green),
		"a card":            game.Card(0), // one that is not seen
		"a mercenary":       game.Sailor(rules.Mercenary),
		"the supply":        game.Box,
	} {
		require.Equal(t, want, w.NameOf(r), "%v", r)
	}
	require.Equal(t, "pink-red ship", w.Title(game.Ship(5)))
	require.Equal(t, "peasants", w.Title(game.Sailor(rules.Peasant)))
}

func TestSentences(t *testing.T) {
	w := words(t, lang.English)
	ship, venice := game.Ship(5), game.Port(rules.Venice)
	loaded := func(what game.Ref, n int16) game.Event {
		return game.Event{Kind: game.Moved, Note: rules.NoteCargo, By: 1, What: what, From: venice, To: ship, N: n}
	}
	require.Equal(t, "Anna loads 4 green cubes in Venice on the pink-red ship.", w.Event(loaded(game.Good(rules.Green), 4)))
	require.Equal(t, "Anna takes a mercenary in Venice aboard the pink-red ship.", w.Event(loaded(game.Sailor(rules.Mercenary), 1)))
	step := game.Event{Kind: game.Moved, By: 2, What: ship, From: game.Area(1), To: game.Area(2), N: 1}
	require.Equal(t, "Bernat sails the pink-red ship to space 2.", w.Event(step))
	step.To, step.N = venice, 2
	require.Equal(t, "Bernat sails the pink-red ship to Venice, past a ship.", w.Event(step))
	require.Equal(t, "Bernat draws a card.", w.Event(game.Event{Kind: game.Drew, Note: rules.NoteCard, By: 2, What: game.Card(0), To: game.Seat(2), N: 1}))
	require.Equal(t, "Rob the pink-red ship with pink + red", w.Action(game.Action{By: 1, Verb: rules.Attack, Obj: [3]game.Ref{ship, game.Card(rules.Pink), game.Card(rules.Red)}}))
	asked := game.Decision{Player: game.Chance, Prompt: rules.ChooseHarbour}
	require.Equal(t, "The harbour of the pink-red ship is drawn by lot.", w.Prompt(asked, ship, nil))
	asked.Player = 2
	require.Equal(t, "Bernat: where does the pink-red ship start, in Venice or in Constantinople?", w.Prompt(asked, ship, nil))
	cost := []lang.Amount{{What: game.Sailor(rules.Mercenary), N: 1}, {What: game.Sailor(rules.Peasant), N: 4}}
	require.Equal(t, "pays a mercenary and 4 peasants, +6 −5 = +1", w.Line("preview.pays", "cost", cost, "n", 6, "m", 5, "sum", "+1"))
}

// German bends the names of what it tells of.
func TestGermanSentences(t *testing.T) {
	w := words(t, "de")
	ship := game.Ship(5)
	require.Equal(t, "Anna raubt einen grünen Stein vom rosa-roten Schiff.", w.Event(game.Event{Kind: game.Took, Note: rules.NotePirates,
		By: 1, What: game.Good(rules.Green), From: ship, To: game.Seat(1), N: 1}))
	require.Equal(t, "Das rosa-rote Schiff hält auf Feld 2 an.", w.Event(game.Event{Kind: game.Chose, Note: rules.NoteStop, By: 1, What: ship, To: game.Area(2)}))
	require.Equal(t, "Mit einer gelben Karte weiterfahren", w.Action(game.Action{By: 1, Verb: rules.Wind, Obj: [3]game.Ref{game.Card(rules.Yellow)}}))
	require.Equal(t, "bleibt auf Feld 2 mit 3 grünen Steinen an Bord",
		w.Line("preview.stays", "place", game.Area(2), "cargo", lang.Amount{What: game.Good(rules.Green), N: 3}))
}

// French contracts and elides before the names.
func TestFrenchSentences(t *testing.T) {
	w := words(t, "fr")
	ship := game.Ship(5)
	require.Equal(t, "Anna prend un cube orange au bateau rose et rouge.", w.Event(game.Event{Kind: game.Took, Note: rules.NotePirates,
		By: 1, What: game.Good(rules.Orange), From: ship, To: game.Seat(1), N: 1}))
	require.Equal(t, "Le bateau rose et rouge d’Anna part de Constantinople.", w.Event(game.Event{Kind: game.Placed, Note: rules.NoteStart,
		By: 1, What: ship, From: game.Seat(1), To: game.Port(rules.Constantinople)}))
	require.Equal(t, "Anna fait faire demi-tour au bateau rose et rouge sur la case 2.", w.Event(game.Event{Kind: game.Turned, Note: rules.NoteTurned,
		By: 1, What: ship, To: game.Area(2)}))
}

// Who holds one of the two cards for a robbery is told that a card is missing, not that none matches.
func TestOneOfTwoCardsForARobberyMatches(t *testing.T) {
	w, told := words(t, "en"), map[string]int{}
	playedOut(t, 2, func(st *rules.State) {
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			var matching []rules.Colour
			for c := rules.Red; c <= rules.Blue; c++ {
				if st.Board.Ships[i].Sails[c] > 0 && st.Hands[st.Turn][c] == 1 {
					matching = append(matching, c)
				}
			}
			var ill *game.Illegal
			if len(matching) == 1 && errors.As(st.Check(table.Act(st, rules.Attack, game.Ship(int(i)), game.Card(matching[0]), game.Card(matching[0]))), &ill) && ill.Name == "no-card" {
				told[w.Line("brief."+ill.Name)]++
			}
		}
	})
	require.Len(t, told, 1)
	require.Positive(t, told["card missing"])
}
