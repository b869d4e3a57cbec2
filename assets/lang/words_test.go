package lang

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
)

var players = []string{"Anna", "Bernat", "Caterina", "Dawud"}

// everyLanguage calls f with each language.
func everyLanguage(t *testing.T, f func(t *testing.T, c *Catalog)) {
	tags, err := fs.Glob(files, "*")
	require.NoError(t, err)
	for _, tag := range tags {
		t.Run(tag, func(t *testing.T) { f(t, loaded(t, tag)) })
	}
}

// everyGame calls f with the rules of each game that there are words for, and with those
// words. One without them is played on the command line, which says everything by the
// names in Info.
func everyGame(t *testing.T, c *Catalog, f func(t *testing.T, r game.Rules, w *Words)) {
	spoken := 0
	for _, r := range catalog.All() {
		in := r.Info()
		if !c.Has(in.ID + ".verb." + in.Verbs[1]) {
			continue
		}
		spoken++
		t.Run(in.ID, func(t *testing.T) { f(t, r, c.Words(in, players)) })
	}
	require.Positive(t, spoken)
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

// Every name in Info of a rule set has its text.
func TestInfoHasWords(t *testing.T) { everyGame(t, loaded(t, English), infoHasWords) }

func infoHasWords(t *testing.T, _ game.Rules, w *Words) {
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
func TestNoTextIsLeftOver(t *testing.T) { everyGame(t, loaded(t, English), noTextIsLeftOver) }

func noTextIsLeftOver(t *testing.T, _ game.Rules, w *Words) {
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
		case "answer":
			require.Contains(t, in.Prompts[1:], parts[2], key)
			require.Contains(t, in.Verbs[1:], parts[3], key)
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

// Whole random games are told without a hole, every refusal too.
func TestRandomGamesAreTold(t *testing.T) {
	everyLanguage(t, func(t *testing.T, c *Catalog) { everyGame(t, c, randomGamesAreTold) })
}

func randomGamesAreTold(t *testing.T, r game.Rules, w *Words) {
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
	in := w.Info
	notes, reasons, done := map[game.Note]bool{}, map[string]bool{}, map[game.Verb]int{}
	for seed := range uint64(100) {
		o := game.Options{Seats: in.MinSeats + int(seed)%(in.MaxSeats-in.MinSeats+1), Values: map[string]string{}}
		for i, option := range in.Options {
			o.Values[option.Name] = option.Values[int(seed>>i)%len(option.Values)]
		}
		s, err := r.New(o)
		require.NoError(t, err)
		d := game.Dealer{Rand: game.NewRand(seed)}
		var past, legal []game.Action
		for n := 0; s.Decision().Player != game.Nobody; n++ {
			subject := game.Ship(4)
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
			told(w.Action(a), in.ActionText(a))
			if len(past) > 0 {
				tryAgain(t, told, w, s, past[d.Rand.IntN(len(past))], reasons)
			}
			var out game.Events
			s.Apply(a, &out)
			for _, e := range out.List {
				notes[e.Note] = true
				told(w.Event(e), in.EventText(e))
			}
			if past = append(past, a); len(past) > 400 {
				past = past[200:]
			}
		}
	}
	require.Greater(t, len(notes), len(in.Notes)*3/4)
	require.Greater(t, len(reasons), len(in.Reasons)/3) // what was legal once is never refused for some reasons
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

// Things that letters tell apart have one each.
func TestLettersGoOnAfterZ(t *testing.T) {
	for n, want := range map[int]string{1: "A", 2: "B", 26: "Z", 27: "AA", 28: "AB", 52: "AZ", 53: "BA", 702: "ZZ"} {
		require.Equal(t, want, letter(n))
	}
}
