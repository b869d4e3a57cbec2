package lang

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
)

func loaded(t *testing.T, tag string) *Catalog {
	c, err := Load(tag)
	require.NoError(t, err)
	return c
}

func TestPluralForms(t *testing.T) {
	c, err := load(fstest.MapFS{"en/a.json": {Data: []byte(`{"a": "{by} has {n:0=nobody;one=# sailor;other=# sailors} in {port}.", "b": "{n} ducats"}`)}}, "en")
	require.NoError(t, err)
	say := func(n int) string { return c.T("a", "by", "Anna", "n", n, "port", "Tunis") }
	require.Equal(t, "Anna has nobody in Tunis.", say(0))
	require.Equal(t, "Anna has 1 sailor in Tunis.", say(1))
	require.Equal(t, "Anna has 2 sailors in Tunis.", say(2))
	require.Equal(t, "Anna has -1 sailor in Tunis.", say(-1))
	require.Equal(t, "1,234 ducats", c.T("b", "n", 1234))
	require.Equal(t, "7 ducats", c.T("b", "n", int16(7)))
}

// Polish has forms that English lacks; Japanese has a single one.
func TestPluralFormsOfOtherLanguages(t *testing.T) {
	for tag, want := range map[string][]string{
		"pl": {"1 galera", "3 galery", "5 galer", "22 galery"},
		"ja": {"1", "3", "5", "22"},
	} {
		text := `{"a": "{n:other=#}"}`
		if tag == "pl" {
			text = `{"a": "{n:one=# galera;few=# galery;many=# galer;other=# galery}"}`
		}
		c, err := load(fstest.MapFS{tag + "/a.json": {Data: []byte(text)}}, tag)
		require.NoError(t, err)
		for i, n := range []int{1, 3, 5, 22} {
			require.Equal(t, want[i], c.T("a", "n", n))
		}
	}
}

// Numbers, chances and plurals are those of the languages.
func TestNumbersOfLanguages(t *testing.T) {
	text := `{"a": "{n:one=# galley;other=# galleys}"}`
	for tag, want := range map[string][]string{
		"en": {"1,234", "0 galleys", "4.8"},
		"fr": {"1\u202f234", "0 galley", "4,8"},
		"de": {"1.234", "0 galleys", "4,8"},
	} {
		c, err := load(fstest.MapFS{tag + "/a.json": {Data: []byte(text)}}, tag)
		require.NoError(t, err)
		require.Equal(t, want, []string{c.Number(1234), c.T("a", "n", 0), c.Percent(1.0 / 21)}, tag)
	}
}

// A sum in hundreds is written like any other number, digits in groups.
func TestSumsInHundreds(t *testing.T) {
	text := `{"a": "{n:0=nothing;one=a hundred;other=#00 ducats, # times a hundred}"}`
	for tag, want := range map[string][]string{
		"en": {"2,100 ducats, 21 times a hundred", "300 ducats, 3 times a hundred", "nothing"},
		"fr": {"2\u202f100 ducats, 21 times a hundred", "300 ducats, 3 times a hundred", "nothing"},
		"de": {"2.100 ducats, 21 times a hundred", "300 ducats, 3 times a hundred", "nothing"},
	} {
		c, err := load(fstest.MapFS{tag + "/a.json": {Data: []byte(text)}}, tag)
		require.NoError(t, err)
		require.Equal(t, want, []string{c.T("a", "n", 21), c.T("a", "n", 3), c.T("a", "n", 0)}, tag)
	}
}

// Small numbers are written without the printer, and look the same.
func TestSmallNumbers(t *testing.T) {
	for _, tag := range []string{"en", "fr", "de", "ar", "hi"} {
		c, err := load(fstest.MapFS{tag + "/a.json": {Data: []byte(`{}`)}}, tag)
		require.NoError(t, err)
		for n := -3; n < 1100; n++ {
			require.Equal(t, c.grouped(c.printer.Sprintf("%d", n)), c.Number(n), tag)
		}
	}
}

func TestDecimal(t *testing.T) {
	c := loaded(t, English)
	require.Equal(t, "17.0", c.Decimal(17))
	require.Equal(t, "1,234.6", c.Decimal(1234.56))
}

func TestPercent(t *testing.T) {
	c := loaded(t, English)
	for chance, want := range map[float64]string{0: "0", 1: "100", 0.5: "50", 19.0 / 21: "90.5", 1.0 / 21: "4.8", 0.9999: "99.9", 0.0001: "0.1"} {
		require.Equal(t, want, c.Percent(chance))
	}
}

// A name stands in the form that the text asks for, where the language has it.
func TestFormsOfNames(t *testing.T) {
	c, err := load(fstest.MapFS{"de/a.json": {Data: []byte(`{
		"x.good.wood": "Holz", "x.sailor": "{n:one=ein Matrose;other=# Matrosen}", "x.sailor@acc": "{n:one=einen Matrosen;other=# Matrosen}",
		"x.a": "{what@acc} und {what} und {other@acc}"}`)}}, "de")
	require.NoError(t, err)
	w := c.Words(&game.Info{ID: "x", Refs: [game.NumRefKinds][]string{game.GoodRef: {"", "wood"}}}, nil)
	require.Equal(t, "einen Matrosen und ein Matrose und Holz",
		w.Line("a", "what", game.Sailor(1), "other", game.Good(1)))
	require.Equal(t, "Anna und Anna und 2", w.Line("a", "what", "Anna", "other", 2))
}

// So many of a thing, and lists of them, are told in the form that the text asks for.
func TestAmounts(t *testing.T) {
	c, err := load(fstest.MapFS{"en/a.json": {Data: []byte(`{"list.and": "{a} and {b}", "list.comma": "{a}, {b}",
		"x.good.red": "red", "x.good.red@n": "{n:one=a red cube;other=# red cubes}", "x.good.blue": "blue", "x.good.blue@n": "{n:one=a blue cube;other=# blue cubes}",
		"x.sailor.mercenary": "{n:one=a mercenary;other=# mercenaries}", "x.sailor": "{n:one=a sailor;other=# sailors}", "x.a": "{cargo@n}; {cargo}"}`)}}, "en")
	require.NoError(t, err)
	w := c.Words(&game.Info{ID: "x", Refs: [game.NumRefKinds][]string{game.GoodRef: {"", "red", "blue"}, game.SailorRef: {"", "mercenary"}}}, nil)
	say := func(cargo any) string { return w.Line("a", "cargo", cargo) }
	red, blue, mercenary := game.Good(1), game.Good(2), game.Sailor(1)
	require.Equal(t, "a red cube; red", say(red))
	require.Equal(t, "4 red cubes; red", say(Amount{red, 4}))
	require.Equal(t, "2 mercenaries; 2 mercenaries", say(Amount{mercenary, 2}))
	require.Equal(t, "3 sailors; 3 sailors", say(Amount{game.Sailor(2), 3})) // of a seat
	require.Equal(t, "a red cube, 2 blue cubes and a mercenary; red, blue and a mercenary", say([]Amount{{red, 1}, {blue, 2}, {mercenary, 1}}))
	require.Equal(t, "; ", say([]Amount{}))
}

// Whatever the name is, French elides before it as it has to.
func TestElision(t *testing.T) {
	text := `{"a": "De {x} que {x}, unique {x} (de {x})"}`
	c, err := load(fstest.MapFS{"fr/a.json": {Data: []byte(text)}}, "fr")
	require.NoError(t, err)
	require.Equal(t, "De Tunis que Tunis, unique Tunis (de Tunis)", c.T("a", "x", "Tunis"))
	require.Equal(t, "D’Alger qu’Alger, unique Alger (d’Alger)", c.T("a", "x", "Alger"))
	require.Equal(t, "D’Éva qu’Éva, unique Éva (d’Éva)", c.T("a", "x", "Éva"))
	require.Equal(t, "De  que , unique  (de )", c.T("a", "x", ""))
	require.Equal(t, "du bateau que le bateau, unique le bateau (du bateau)", c.T("a", "x", "le bateau"))
	english, err := load(fstest.MapFS{"en/a.json": {Data: []byte(text)}}, English)
	require.NoError(t, err)
	require.Equal(t, "De Alger que Alger, unique Alger (de Alger)", english.T("a", "x", "Alger"))
}

func TestUnknownKeysAndArgumentsShow(t *testing.T) {
	c := loaded(t, English)
	require.Equal(t, "<no.such.key>", c.T("no.such.key", "n", 1))
	require.Equal(t, "{n}%", c.T("settings.text.value"))
}

func TestDamagedTextsAreNamed(t *testing.T) {
	for text, want := range map[string]string{
		"{n":                   "a { without }",
		"n}":                   "a } without {",
		"{a{b}":                "a { without }",
		"{}":                   `"" is no name of an argument`,
		"{n:one=x}":            "{n}: the case other is missing",
		"{n:one}":              `{n}: "one" has no =`,
		"{n:uno=x;other=y}":    `{n}: "uno" is neither a number nor`,
		"{the n:one=x;other=}": `"the n" is no name of an argument`,
		"{n@}":                 `{n}: "" is no name of a form`,
		"{n@a b}":              `{n}: "a b" is no name of a form`,
		"{n@a:other=x}":        "{n}: a form and cases cannot go together",
	} {
		data, err := json.Marshal(map[string]string{"key": text})
		require.NoError(t, err)
		_, err = load(fstest.MapFS{"en/a.json": {Data: data}}, "en")
		require.ErrorContains(t, err, "lang: en/a.json: key: "+want, text)
	}
	_, err := load(fstest.MapFS{"en/a.json": {Data: []byte(`{"key": 1}`)}}, "en")
	require.ErrorContains(t, err, "lang: en/a.json: ")
	_, err = load(fstest.MapFS{"en/a.json": {Data: []byte(`{"key": "x"}`)}, "en/b.json": {Data: []byte(`{"key": "y"}`)}}, "en")
	require.EqualError(t, err, "lang: en/b.json: key: another file has it too")
	_, err = Load("xx")
	require.EqualError(t, err, `lang: there is no language "xx"`)
}

// Every file parses, names no key twice and uses the arguments of the English
// text.
func TestFiles(t *testing.T) {
	english := loaded(t, English)
	names, err := fs.Glob(files, "*/*.json")
	require.NoError(t, err)
	for _, name := range names {
		data, err := files.ReadFile(name)
		require.NoError(t, err)
		requireUniqueKeys(t, name, data)
	}
	tags, err := fs.Glob(files, "*")
	require.NoError(t, err)
	require.Len(t, tags, len(Available()))
	for _, tag := range tags {
		require.True(t, slices.ContainsFunc(Available(), func(l Language) bool { return l.Tag == tag }), "%s is not offered", tag)
		c := loaded(t, tag)
		require.Empty(t, missing(c, english), "%s has keys that English lacks", tag)
		require.Empty(t, missing(english, c), "%s lacks keys, so that nobody is offered it", tag)
		for key, text := range c.texts {
			usual, _, formed := strings.Cut(key, "@")
			want := argsOf(english.texts[usual])
			if formed { // a form may be that in which something is counted, or not
				require.Subset(t, append(want, "n"), argsOf(text), "%s: %s", tag, key)
			} else {
				require.Equal(t, want, argsOf(text), "%s: %s", tag, key)
			}
		}
	}
}

// missing returns the keys that c has and other lacks, in order; forms are no keys
// that another language needs.
func missing(c, other *Catalog) (keys []string) {
	for _, key := range slices.Sorted(maps.Keys(c.texts)) {
		if !other.Has(key) && !strings.Contains(key, "@") {
			keys = append(keys, key)
		}
	}
	return keys
}

// The fonts have every letter of every language.
func TestFontsHaveTheLetters(t *testing.T) {
	tags, err := fs.Glob(files, "*")
	require.NoError(t, err)
	for _, tag := range tags {
		for key, text := range loaded(t, tag).texts {
			for _, p := range text {
				words := p.literal
				for _, v := range p.cases {
					words += v.words
				}
				for _, r := range strings.ReplaceAll(words, "\n", "") {
					for _, id := range []assets.FontID{assets.Sans, assets.SansBold, assets.SansSmall, assets.Italic, assets.Caps} {
						_, ok := assets.Face(id, 16).GlyphAdvance(r)
						require.True(t, ok, "%s: %s: font %d lacks %q", tag, key, id, r)
					}
				}
			}
		}
	}
}

func requireUniqueKeys(t *testing.T, name string, data []byte) {
	seen := map[string]bool{}
	dec := json.NewDecoder(bytes.NewReader(data))
	_, err := dec.Token()
	require.NoError(t, err, name)
	for dec.More() {
		key, err := dec.Token()
		require.NoError(t, err, name)
		require.False(t, seen[key.(string)], "%s: %s stands there twice", name, key)
		seen[key.(string)] = true
		_, err = dec.Token()
		require.NoError(t, err, name)
	}
}

func argsOf(t text) []string {
	var args []string
	for _, p := range t {
		if p.arg != "" && !slices.Contains(args, p.arg) {
			args = append(args, p.arg)
		}
	}
	slices.Sort(args)
	return args
}

func TestMatch(t *testing.T) {
	require.Equal(t, English, Match())
	require.Equal(t, English, Match("C", "POSIX", "", "???"))
	require.Equal(t, English, Match("en_GB.UTF-8"))
	require.Equal(t, English, Match("en-US", "fr"))
	require.Equal(t, Language{English, "English"}, Available()[0])
}

// What can go wrong with a saved game, and why nothing can be undone, is told.
func TestSavesAndUndoHaveWords(t *testing.T) {
	c := loaded(t, English)
	for k := save.NotASave; k <= save.LongText; k++ {
		require.True(t, c.Has("save.error."+k.String()), k)
	}
	for _, b := range []session.Barrier{session.NothingDone, session.ChanceFell, session.OtherSeat, session.SecretOut, session.TakenOver} {
		require.True(t, c.Has("play.undo."+string(b)), b)
		require.True(t, c.Has("play.undo."+string(b)+".brief"), b)
	}
}

// A language can be lent more texts, and is not changed by that.
func TestMoreTexts(t *testing.T) {
	english, err := Load(English)
	require.NoError(t, err)
	more, err := english.With(map[string]string{"chess.name": "Chess of {n}"})
	require.NoError(t, err)
	require.Equal(t, "Chess of 2", more.T("chess.name", "n", 2))
	require.Equal(t, english.T("setup.back"), more.T("setup.back"))
	require.False(t, english.Has("chess.name"))
	_, err = more.With(map[string]string{"setup.back": "Away"})
	require.ErrorContains(t, err, "setup.back")
	_, err = more.With(map[string]string{"chess.about": "{"})
	require.ErrorContains(t, err, "chess.about")
}
