package lang

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/serenissima"
)

var players = []string{"Anna", "Bernat", "Caterina", "Dawud"}

// words returns the words for the rule set with a picture. Those without one are
// played on the command line, which says everything by the names in Info.
func words(t *testing.T) *Words {
	return loaded(t, English).Words(serenissima.New().Info(), players)
}

// everyLanguage calls f with the words of each language.
func everyLanguage(t *testing.T, f func(t *testing.T, w *Words)) {
	tags, err := fs.Glob(files, "*")
	require.NoError(t, err)
	for _, tag := range tags {
		t.Run(tag, func(t *testing.T) { f(t, loaded(t, tag).Words(serenissima.New().Info(), players)) })
	}
}

// requireWords fails if a sentence has a hole in it.
func requireWords(t *testing.T, s string, about ...any) {
	require.NotEmpty(t, s, about...)
	for _, hole := range []string{"<", "{", "}", "#", "  ", " .", " ,", "()"} {
		require.NotContains(t, s, hole, about...)
	}
}

// unfrench is what a name put into a sentence may not leave behind: French changes
// the word before it.
var unfrench = regexp.MustCompile(`(?i)(^|[ ’(])(de|que|le|la|se|ne|je) [aàâeéèêiîoôuùû]|(^|[ ’(])(de|à) les? [a-z]`)

// ungerman is what a name put into a sentence may not leave behind: in German a part
// of the sea has its article, and one sailor a case.
var ungerman = regexp.MustCompile(`(?i)(^|[ (])(in|nach|von|zu|aus) (Mare|Golfo|Canale|Propontis)|(setzt|bringt|verliert|heuert) ein Seemann|(zahlt|kostet) 1 Dukat( |\.)`)

// Every name in Info of a rule set with a picture has its text.
func TestInfoHasWords(t *testing.T) {
	w := words(t)
	in := w.Info
	for _, name := range in.Verbs[1:] {
		for _, key := range []string{"verb." + name, "verb." + name + ".help", "action." + name} {
			require.True(t, w.Has(w.key(key)), key)
		}
	}
	for _, name := range in.Prompts[1:] {
		require.True(t, w.Has(w.key("prompt", name)), name)
	}
	for _, name := range in.Reasons[1:] {
		require.True(t, w.Has(w.key("reason", name)), name)
	}
	for _, o := range in.Options {
		for _, key := range []string{o.Name, o.Name + ".help"} {
			require.True(t, w.Has(w.key("option", key)), key)
		}
		for _, v := range o.Values {
			require.True(t, w.Has(w.key("option", o.Name, v)), v)
			require.True(t, w.Has(w.key("option", o.Name, v, "help")), v)
		}
	}
	for kind := game.RefKind(1); int(kind) < game.NumRefKinds; kind++ {
		for i, name := range in.Refs[kind] {
			if name != "" {
				require.True(t, w.Has(w.key(kind.String(), name)), "%s %s", kind, in.Refs[kind][i])
			}
		}
	}
	require.True(t, w.Has("game."+in.ID))
}

// Every note is told by some sentence, and no text is about a name that the
// rule set does not have.
func TestNoTextIsLeftOver(t *testing.T) {
	w := words(t)
	in := w.Info
	told := map[string]bool{}
	for key := range w.texts {
		parts := strings.Split(key, ".")
		if parts[0] != in.ID || len(parts) < 3 {
			continue
		}
		switch parts[1] {
		case "verb", "action", "can":
			require.Contains(t, in.Verbs[1:], parts[2], key)
		case "prompt":
			require.Contains(t, in.Prompts[1:], parts[2], key)
		case "reason", "brief":
			require.Contains(t, in.Reasons[1:], parts[2], key)
		case "event":
			if len(parts) > 3 {
				require.Contains(t, in.Notes[1:], parts[3], key)
				told[parts[3]] = true
			}
		case "option":
			require.True(t, slices.ContainsFunc(in.Options, func(o game.OptionInfo) bool { return o.Name == parts[2] }), key)
		}
	}
	for _, note := range in.Notes[1:] {
		require.True(t, told[note], "no sentence tells %s", note)
	}
}

// Names of ports and zones are those of the board.
func TestPlacesAreCalledAsOnTheBoard(t *testing.T) { everyLanguage(t, placesAreCalledAsOnTheBoard) }

func placesAreCalledAsOnTheBoard(t *testing.T, w *Words) {
	s, err := serenissima.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	b := s.(*serenissima.State).Board
	for i, p := range b.Ports[1:] {
		require.Equal(t, p.Name, w.NameOf(game.Ref{Kind: game.PortRef, ID: int16(i + 1)}))
	}
	for i, z := range b.Zones[1:] {
		require.Equal(t, z.Name, w.NameOf(game.Ref{Kind: game.AreaRef, ID: int16(i + 1)}))
	}
}

func TestNameOf(t *testing.T) {
	w := words(t)
	for want, r := range map[string]game.Ref{
		"galley 4":         {Kind: game.ShipRef, ID: 4},
		"the Doge’s crown": {Kind: game.ShipRef, ID: 0},
		"Bernat":           {Kind: game.SeatRef, ID: 2},
		"player 5":         {Kind: game.SeatRef, ID: 5},
		"":                 {},
		"wine":             {Kind: game.GoodRef, ID: 4},
		"2 skulls":         {Kind: game.DiceRef, ID: 2},
		"1 ducat":          {Kind: game.MoneyRef, ID: 1},
		"the bank":         game.Box,
		"a sailor":         {Kind: game.SailorRef, ID: 1},
		"9":                {Kind: game.TileRef, ID: 9},
	} {
		require.Equal(t, want, w.NameOf(r), "%v", r)
	}
	w.Hits = func(r game.Ref) int { return int(serenissima.Skulls(r.ID)) }
	require.Equal(t, "4 skulls", w.NameOf(game.Ref{Kind: game.DiceRef, ID: 12}))
}

func TestSentences(t *testing.T) {
	w := words(t)
	paid := func(from, to game.Ref) game.Event {
		return game.Event{Kind: game.Paid, Note: serenissima.NoteCargo, From: from, To: to, N: 1}
	}
	anna, bernat := game.Ref{Kind: game.SeatRef, ID: 1}, game.Ref{Kind: game.SeatRef, ID: 2}
	galley, tunis := game.Ref{Kind: game.ShipRef, ID: 4}, game.Ref{Kind: game.PortRef, ID: 7}
	require.Equal(t, "Anna pays 1 ducat for the cube.", w.Event(paid(anna, game.Box)))
	require.Equal(t, "Anna pays Bernat 1 ducat for the cube.", w.Event(paid(anna, bernat)))
	require.Equal(t, "Bernat forbids galley 4 to land in Mare di Alger.", w.Event(game.Event{Kind: game.Chose,
		Note: serenissima.NoteForbidLand, By: 2, What: galley, To: game.Ref{Kind: game.AreaRef, ID: 3}}))
	require.Equal(t, "Galley 4 is done.",
		w.Event(game.Event{Kind: game.Ended, Note: serenissima.NoteActivation, What: galley}))
	require.Equal(t, "Anna lands 2 sailors in Tunis.", w.Event(game.Event{Kind: game.Moved, Note: serenissima.NoteLanded,
		By: 1, What: game.Ref{Kind: game.SailorRef, ID: 1}, From: galley, To: tunis, N: 2}))
	require.Equal(t, "Land 2 sailors in Tunis", w.Action(game.Action{By: 1, Verb: serenissima.Land,
		Obj: [3]game.Ref{galley, tunis, {Kind: game.CountRef, ID: 2}}}))
	require.Equal(t, "Sail", w.Verb(serenissima.Sail))
	require.NotEmpty(t, w.VerbHelp(serenissima.Sail))
	may := []game.Action{{Verb: serenissima.MoveSailor}, {Verb: serenissima.LoadGood}, {Verb: serenissima.Sail}, {Verb: serenissima.Recruit}, {Verb: serenissima.End}}
	prompt := game.Decision{Player: 1, Prompt: serenissima.Activate}
	require.Equal(t, "Anna: galley 4 is active and may load, sail or invest instead.", w.Prompt(prompt, galley, may))
	require.Equal(t, "Anna: nothing is left to do here. End the turn.", w.Prompt(prompt, galley, may[4:]))
	require.Equal(t, "Bernat may stop you on the way, Mare di Alger (4 sailors against 3)",
		w.Line("preview.may-stop-at", "seat", bernat, "area", game.Ref{Kind: game.AreaRef, ID: 3}, "n", 4, "m", 3))
}

// German bends the names of what it tells of.
func TestGermanSentences(t *testing.T) {
	w := loaded(t, "de").Words(serenissima.New().Info(), players)
	galley, tunis, alger := game.Ref{Kind: game.ShipRef, ID: 4}, game.Ref{Kind: game.PortRef, ID: 7}, game.Ref{Kind: game.AreaRef, ID: 3}
	landed := func(n int16) string {
		return w.Event(game.Event{Kind: game.Moved, Note: serenissima.NoteLanded, By: 1, What: game.Ref{Kind: game.SailorRef, ID: 1}, From: galley, To: tunis, N: n})
	}
	require.Equal(t, "Anna setzt einen Seemann in Tunis an Land.", landed(1))
	require.Equal(t, "Anna setzt 2 Seeleute in Tunis an Land.", landed(2))
	require.Equal(t, "Anna segelt mit Galeere 4 ins Mare di Alger.", w.Event(game.Event{Kind: game.Moved, By: 1, What: galley, To: alger}))
	require.Equal(t, "Bernat verbietet Galeere 4 im Mare di Alger die Landung.",
		w.Event(game.Event{Kind: game.Chose, Note: serenissima.NoteForbidLand, By: 2, What: galley, To: alger}))
	require.Equal(t, "Einen Seemann von Galeere 4 nach Tunis bringen",
		w.Action(game.Action{By: 1, Verb: serenissima.MoveSailor, Obj: [3]game.Ref{galley, tunis}}))
	require.Equal(t, "Vom Mare di Alger in den Golfo di Leone geht es nicht in einem Schritt: Es ist 1 Zone weit.",
		w.Why(&game.Illegal{Name: "not-adjacent", Refs: [3]game.Ref{alger, {Kind: game.AreaRef, ID: 2}}, N: 1}))
}

// Whole random games are told without a hole, every refusal too.
func TestRandomGamesAreTold(t *testing.T) { everyLanguage(t, randomGamesAreTold) }

func randomGamesAreTold(t *testing.T, w *Words) {
	seen := map[string]bool{}
	told := func(s string, about ...any) {
		if seen[s] {
			return
		}
		seen[s] = true
		requireWords(t, s, about...)
		switch w.Tag() {
		case "fr":
			require.NotRegexp(t, unfrench, s)
		case "de":
			require.NotRegexp(t, ungerman, s)
		}
	}
	w.Hits = func(r game.Ref) int { return int(serenissima.Skulls(r.ID)) }
	notes, reasons, done := map[game.Note]bool{}, map[string]bool{}, map[game.Verb]int{}
	for seed := range uint64(100) {
		seats := 2 + int(seed%3)
		s, err := serenissima.New().New(game.Options{Seats: seats, Values: map[string]string{"money": "hidden"}})
		require.NoError(t, err)
		d := game.Dealer{Rand: game.NewRand(seed)}
		var past, legal []game.Action
		for n := 0; s.Decision().Player != game.Nobody; n++ {
			subject := game.Ref{Kind: game.ShipRef, ID: 4}
			told(w.Prompt(s.Decision(), subject, s.AppendActions(nil)))
			var a game.Action
			if s.Decision().Player == game.Chance {
				a = d.Deal(s)
			} else {
				legal = s.AppendActions(legal[:0])
				a = legal[d.Rand.IntN(len(legal))]
				if d.Rand.IntN(2) == 0 { // what has been done least, for variety
					a = slices.MinFunc(legal, func(a, b game.Action) int { return done[a.Verb] - done[b.Verb] })
				}
				done[a.Verb]++
			}
			told(w.Action(a), w.Info.ActionText(a))
			if len(past) > 0 {
				tryAgain(t, told, w, s, past[d.Rand.IntN(len(past))], reasons)
			}
			var out game.Events
			s.Apply(a, &out)
			for _, e := range out.List {
				notes[e.Note] = true
				told(w.Event(e), w.Info.EventText(e))
			}
			if past = append(past, a); len(past) > 400 {
				past = past[200:]
			}
		}
	}
	require.Greater(t, len(notes), 30)
	require.Greater(t, len(reasons), 25)
}

// tryAgain does what was done long ago and wants to know why not.
func tryAgain(t *testing.T, told func(string, ...any), w *Words, s game.State, a game.Action, reasons map[string]bool) {
	if a.By != game.Chance {
		a.By = s.Decision().Player
	}
	if why, ok := s.Check(a).(*game.Illegal); ok {
		reasons[why.Name] = true
		told(w.Why(why), why)
	}
}

// One of a thing is named in the singular, and after the last scoring none is
// promised.
func TestBoardCountsInTheRightForm(t *testing.T) {
	poor := map[string]string{English: "Anna: 1 ducat,", "fr": "Anna\u202f: 1 ducat,", "de": "Anna: 1 Dukat,"}
	one := map[string]string{
		English: "Anna: ? ducats, 1 sailor in reserve, 1 port, 1 galley",
		"fr":    "Anna\u202f: ? ducats, 1 marin en réserve, 1 port, 1 galère",
		"de":    "Anna: ? Dukaten, 1 Seemann in Reserve, 1 Hafen, 1 Galeere",
	}
	done := map[string]string{English: "the last scoring is done", "fr": "dernier décompte fait", "de": "letzte Abrechnung vorbei"}
	everyLanguage(t, func(t *testing.T, w *Words) {
		tag := w.Tag()
		require.Equal(t, one[tag], w.T(w.key("board.player.help"), "name", "Anna", "money", "?", "reserve", 1, "ports", 1, "galleys", 1))
		require.Contains(t, w.T(w.key("board.player.help"), "name", "Anna", "money", 1), poor[tag])
		require.Equal(t, done[tag], w.T(w.key("board.next-scoring"), "n", 0))
		require.NotEqual(t, done[tag], w.T(w.key("board.next-scoring"), "n", 1))
	})
}
