// Package lang holds everything the game says, by language.
//
// A language is a folder such as en, with a file for each subject: one object
// from keys to texts. In a text {name} is the place of the argument of that
// name, a number or words, and {name:one=# sailor;other=# sailors} the wording
// for a number: the cases are the plural forms of the language (zero, one, two,
// few, many, other) or exact numbers (0=no sailor), other is obligatory, and #
// is the number. Where a language bends its names, {name@form} asks for a name in
// that form: the text of its key followed by @form, or the usual one if there is
// none. A form belongs to its language: en need not have it. What French changes
// where a word meets an argument, as in d’Alger and du bateau, changes by itself.
// There are no other rules. A language is offered once it stands among languages; a
// test demands that it has every key of en then.
//
// Keys about a rule set begin with its id and use the names in its Info, as in
// serenissima.verb.sail; see Words.
package lang

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/number"
)

//go:embed */*.json
var files embed.FS

// English is the tag of the language that has every key.
const English = "en"

// A Language can be chosen.
type Language struct {
	Tag  string // BCP 47, as in "en"
	Name string // in the language itself
}

// languages are those whose folders are complete. They stand here, so that the
// program has to read only the one that it speaks.
var languages = []Language{{English, "English"}, {"de", "Deutsch"}, {"fr", "Français"}}

// A Catalog is all the texts of one language.
type Catalog struct {
	tag     string
	lang    language.Tag
	texts   map[string]text
	printer *message.Printer
	digits  bool // numbers below a thousand are written in plain digits
	french  bool
}

// catalogs are the languages that have been read, by tag: a catalogue never changes.
var catalogs sync.Map

// Load reads the language with the tag; see Available for the tags.
func Load(tag string) (*Catalog, error) {
	if c, ok := catalogs.Load(tag); ok {
		return c.(*Catalog), nil
	}
	c, err := load(files, tag)
	if err == nil {
		catalogs.Store(tag, c)
	}
	return c, err
}

func load(files fs.FS, tag string) (*Catalog, error) {
	names, err := fs.Glob(files, tag+"/*.json")
	if err != nil || len(names) == 0 {
		return nil, fmt.Errorf("lang: there is no language %q", tag)
	}
	l, err := language.Parse(tag)
	if err != nil {
		return nil, fmt.Errorf("lang: %s: %w", tag, err)
	}
	c := &Catalog{tag: tag, lang: l, texts: map[string]text{}, printer: message.NewPrinter(l)}
	c.digits = c.printer.Sprintf("%d", 987) == "987"
	base, _ := l.Base()
	c.french = base.String() == "fr"
	for _, name := range names {
		if err := c.read(files, name); err != nil {
			return nil, fmt.Errorf("lang: %s: %w", name, err)
		}
	}
	return c, nil
}

// read adds the texts of a file.
func (c *Catalog) read(files fs.FS, name string) error {
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	var raw map[string]string
	if err := json.Unmarshal(data, &raw); err != nil {
		return err
	}
	return c.add(raw)
}

// add adds texts, of which there must be none yet.
func (c *Catalog) add(more map[string]string) error {
	for key, s := range more {
		if c.Has(key) {
			return fmt.Errorf("%s: another file has it too", key)
		}
		t, err := parse(s)
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		c.texts[key] = t
	}
	return nil
}

// With returns the language with more texts, by their keys, such as those of a game that
// has no folder here. It fails if one cannot be read or is there already.
func (c *Catalog) With(more map[string]string) (*Catalog, error) {
	both := *c
	both.texts = maps.Clone(c.texts)
	return &both, both.add(more)
}

// Tag returns the tag of the language.
func (c *Catalog) Tag() string { return c.tag }

// Has reports whether the language has a text for the key.
func (c *Catalog) Has(key string) bool {
	_, ok := c.texts[key]
	return ok
}

// All returns the texts whose keys begin so, by the rest of the key, with {name} where
// they have an argument.
func (c *Catalog) All(prefix string) map[string]string {
	texts := map[string]string{}
	for key := range c.texts {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			texts[rest] = c.T(key)
		}
	}
	return texts
}

// T returns the text of a key with its arguments, name and value in turn: ints
// are written as the language writes numbers, everything else as it is; words that
// stand for a number take the case other. An unknown key comes back as <key>, a missing argument as {name}.
func (c *Catalog) T(key string, args ...any) string {
	t, ok := c.texts[key]
	if !ok {
		return "<" + key + ">"
	}
	if len(t) == 1 && t[0].arg == "" {
		return t[0].literal
	}
	var short [120]byte // most are no longer
	b := short[:0]
	for i := range t {
		p := &t[i]
		if p.arg == "" {
			b = append(b, p.literal...)
			continue
		}
		value, ok := find(args, p.arg)
		if !ok {
			b = fmt.Appendf(b, "{%s}", p.arg)
			continue
		}
		b = c.insert(b, c.write(p, value))
	}
	return string(b)
}

// write returns what stands for an argument at its place.
func (c *Catalog) write(p *part, value any) string {
	n, whole := asInt(value)
	name, formed := value.(interface{ form(string) string })
	words, plain := value.(string)
	switch {
	case plain && p.cases != nil:
		return strings.ReplaceAll(p.other(), "#", words)
	case plain:
		return words
	case whole && p.cases != nil:
		return c.count(p.choose(c.lang, n), n)
	case whole:
		return c.Number(n)
	case formed:
		return name.form(p.form)
	}
	return fmt.Sprint(value)
}

// count writes a number where a case has "#", and its hundredfold where it has "#00".
func (c *Catalog) count(text string, n int) string {
	if strings.Contains(text, "#00") {
		text = strings.ReplaceAll(text, "#00", c.Number(100*n))
	}
	return strings.ReplaceAll(text, "#", c.Number(n))
}

// Number writes a number as the language does. Pictures are full of small ones, and
// the printer takes its time.
func (c *Catalog) Number(n int) string {
	if c.digits && n >= 0 && n < 1000 {
		return strconv.Itoa(n)
	}
	return c.grouped(c.printer.Sprintf("%d", n))
}

// Signed writes a number with its sign; nothing is a dash.
func (c *Catalog) Signed(n int) string {
	switch {
	case n == 0:
		return "–"
	case n < 0:
		return "−" + c.Number(-n)
	}
	return "+" + c.Number(n)
}

// grouped sets the spaces between groups of digits as the texts do: narrow ones in French, for which
// the printer takes wide ones.
func (c *Catalog) grouped(number string) string {
	if c.french {
		return strings.ReplaceAll(number, "\u00a0", "\u202f")
	}
	return number
}

// Decimal writes a number with one decimal, as the language does.
func (c *Catalog) Decimal(x float64) string {
	return c.grouped(c.printer.Sprintf("%.1f", x))
}

// Percent writes a chance from 0 to 1 in percent, with one decimal where that is
// not naught and without the sign. What may still turn out otherwise is neither 0 nor 100.
func (c *Catalog) Percent(chance float64) string {
	percent := 100 * chance
	if chance > 0 && chance < 1 {
		percent = min(max(percent, 0.1), 99.9)
	}
	return c.printer.Sprint(number.Decimal(percent, number.MaxFractionDigits(1)))
}

// List joins words as the language does, the last two by the word whose text is
// list.<last>: and, or.
func (c *Catalog) List(words []string, last string) string {
	text := ""
	for i, word := range words {
		switch {
		case i == 0:
			text = word
		case i == len(words)-1:
			text = c.T("list."+last, "a", text, "b", word)
		default:
			text = c.T("list.comma", "a", text, "b", word)
		}
	}
	return text
}

func find(args []any, name string) (any, bool) {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1], true
		}
	}
	return nil, false
}

// asInt returns the value of the kinds of whole number that the game counts in.
func asInt(v any) (int, bool) {
	switch n := v.(type) {
	case int:
		return n, true
	case int8:
		return int(n), true
	case int16:
		return int(n), true
	case int32:
		return int(n), true
	}
	return 0, false
}

// Available returns the languages that can be chosen, English first. None of them is
// read for that.
func Available() []Language { return slices.Clone(languages) }

// Match returns the tag of the available language that suits best somebody who
// prefers those, the dearest first: tags such as "fr-CA" or names of locales
// such as "fr_CA.UTF-8". What cannot be read counts as no preference.
func Match(prefs ...string) string {
	var tags []language.Tag
	for _, l := range languages {
		tags = append(tags, language.Make(l.Tag))
	}
	var wanted []language.Tag
	for _, p := range prefs {
		p, _, _ = strings.Cut(p, ".")
		p, _, _ = strings.Cut(p, "@")
		if t, err := language.Parse(p); err == nil {
			wanted = append(wanted, t)
		}
	}
	_, i, confidence := language.NewMatcher(tags).Match(wanted...)
	if confidence == language.No {
		return English
	}
	return languages[i].Tag
}
