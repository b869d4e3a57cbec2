package lang

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"serenissima/game"
)

// Words tells in sentences what a rule set reports in refs. Its keys are made
// of the id of the rule set and the names in its Info:
//
//	<id>.verb.<name>        caption of a button; with .help what it does
//	<id>.action.<name>      what an action would do: {ref0} {ref1} {ref2} {n}
//	<id>.prompt.<name>      what is asked: {seat}, {subject} as the caller says, {can};
//	                        with .chance what is said if lots decide it
//	<id>.only-end           the same where nothing is left but to end
//	<id>.can.<name>         a verb in {can}, the list of what is legal
//	<id>.reason.<name>      why not: {ref0} {ref1} {ref2} {n}
//	<id>.remedy.<name>      how then: the same, {m} and {deed}; else remedy.<name>
//	<id>.event.<kind>.<note>  what happened: {by} {what} {from} {to} {n}
//	<id>.<kind>.<id of ref> the name of a thing, with {n} where several are counted;
//	                        else <id>.<kind>, whose {n} is the number of the thing
//
// An action, a reason or an event may have a second wording for other objects:
// the key followed by the kinds of the refs that there are, joined by hyphens,
// as in serenissima.event.paid.cargo.seat-seat. For events that is the kind of
// What, or else those of From and To.
type Words struct {
	*Catalog
	Info  *game.Info
	Names []string // of the players; Names[0] sits on seat 1

	// Hits counts the hits of a throw, whose coding is the rule set's own. If it
	// is nil the ID of the ref is the count.
	Hits func(throw game.Ref) int

	keys map[eventKind]string // of sentences, as far as they have been looked for
}

// An eventKind is all of an event that its sentence depends on but for names and numbers.
type eventKind struct {
	kind           game.EventKind
	note           game.Note
	what, from, to game.RefKind
}

// Words returns the words for a game of these rules and players.
func (c *Catalog) Words(info *game.Info, names []string) *Words {
	return &Words{Catalog: c, Info: info, Names: names}
}

func (w *Words) key(parts ...string) string {
	return w.Info.ID + "." + strings.Join(parts, ".")
}

// NameOf returns what a ref is called within a sentence, empty for no ref.
func (w *Words) NameOf(r game.Ref) string { return w.count(r, 1, "") }

// Title returns what a ref is called where it stands alone, as above a list.
func (w *Words) Title(r game.Ref) string { return w.count(r, 1, "alone") }

// A named is n of what a ref names, as an argument of a text: in the form that
// the text asks for.
type named struct {
	words *Words
	ref   game.Ref
	n     int
}

// one is a ref as an argument.
func (w *Words) one(r game.Ref) named { return named{w, r, 1} }

func (n named) form(form string) string { return n.words.count(n.ref, n.n, form) }

// An Amount is so many of what a ref names, such as four green cubes: an argument of Line,
// alone or in a list.
type Amount struct {
	What game.Ref
	N    int
}

// amounts are a list as an argument: each in the form that the text asks for, the last
// two joined by "and".
type amounts struct {
	words *Words
	list  []Amount
}

func (a amounts) form(form string) string {
	var texts []string
	for _, x := range a.list {
		texts = append(texts, a.words.count(x.What, x.N, form))
	}
	return a.words.List(texts, "and")
}

// A Tally is a list of things with a number behind each, such as Bernat 84, Caterina 13: an
// argument of Line.
type Tally []Amount

// tally writes a Tally.
func (w *Words) tally(list Tally) string {
	var texts []string
	for _, x := range list {
		texts = append(texts, w.NameOf(x.What)+" "+w.Number(x.N))
	}
	return strings.Join(texts, ", ")
}

// count names n of what r names in a form, empty for the usual one.
func (w *Words) count(r game.Ref, n int, form string) string {
	kind := r.Kind.String()
	switch r.Kind {
	case game.NoRef:
		return ""
	case game.SeatRef:
		if r.ID < 1 {
			return ""
		}
		if i := int(r.ID) - 1; i >= 0 && i < len(w.Names) {
			return w.Names[i]
		}
		return w.T("seat.unnamed", "n", int(r.ID))
	case game.DiceRef:
		n = int(r.ID)
		if w.Hits != nil {
			n = w.Hits(r)
		}
	default:
		if key := w.formed(w.key(kind, w.idOf(r)), form); w.Has(key) {
			return w.T(key, "n", n)
		}
		if r.Kind != game.SailorRef {
			n = int(r.ID)
		}
	}
	if key := w.formed(w.key(kind), form); w.Has(key) {
		return w.T(key, "n", n, "letter", letter(n))
	}
	if key := w.formed("ref."+kind, form); w.Has(key) {
		return w.T(key, "n", n)
	}
	return w.idOf(r)
}

// letter returns the n-th letter of the alphabet from one; after Z come AA, AB and so on.
func letter(n int) string {
	if n > 26 {
		return letter((n-1)/26) + letter((n-1)%26+1)
	}
	return string(rune('A' + n - 1))
}

// formed returns the key of a name in a form, or key if that has none.
func (w *Words) formed(key, form string) string {
	if special := key + "@" + form; form != "" && w.Has(special) {
		return special
	}
	return key
}

// idOf returns the name of a ref in files, without its kind.
func (w *Words) idOf(r game.Ref) string {
	if names := w.Info.Refs[r.Kind]; r.ID >= 0 && int(r.ID) < len(names) && names[r.ID] != "" {
		return names[r.ID]
	}
	return strconv.Itoa(int(r.ID))
}

// Verb returns the caption of a verb.
func (w *Words) Verb(v game.Verb) string { return w.T(w.key("verb", w.Info.VerbName(v))) }

// VerbHelp returns what a verb does.
func (w *Words) VerbHelp(v game.Verb) string {
	return w.T(w.key("verb", w.Info.VerbName(v), "help"))
}

// Which asks how a verb is done to a thing, where several actions do so; empty if the game has no
// words for that.
func (w *Words) Which(v game.Verb, thing game.Ref) string {
	name := "verb." + w.Info.VerbName(v) + ".which"
	if !w.Has(w.key(name)) {
		return ""
	}
	return w.Line(name, "thing", thing)
}

// Action returns what an action would do, in a few words without full stop.
func (w *Words) Action(a game.Action) string { return Capital(w.ActionPhrase(a)) }

// Answer returns the same of an action that is decided on: to some questions it has words
// of its own, such as to allow a sale.
func (w *Words) Answer(d game.Decision, a game.Action) string {
	if key := w.key("answer", w.Info.PromptName(d.Prompt), w.Info.VerbName(a.Verb)); w.Has(key) {
		return w.T(key, w.objects(a)...)
	}
	return w.Action(a)
}

// ActionPhrase returns the words for an action as they stand within a sentence.
func (w *Words) ActionPhrase(a game.Action) string {
	return w.T(w.variant(w.key("action", w.Info.VerbName(a.Verb)), a.Obj[:]...), w.objects(a)...)
}

// objects are those of an action as arguments, with the number that it names as "n".
func (w *Words) objects(a game.Action) []any {
	n := 0
	for _, r := range a.Obj {
		if r.Kind == game.CountRef || r.Kind == game.MoneyRef {
			n = int(r.ID)
		}
	}
	return w.refArgs(a.Obj, n)
}

// Prompt returns what is asked of whom; subject is what the decision is about,
// such as the active galley, and legal what can be answered. Where nothing is asked, as
// when a game is over whose rules have no prompt for that, it is empty.
func (w *Words) Prompt(d game.Decision, subject game.Ref, legal []game.Action) string {
	if d.Prompt == 0 {
		return ""
	}
	key := w.key("prompt", w.Info.PromptName(d.Prompt))
	if lots := key + ".chance"; d.Player == game.Chance && w.Has(lots) {
		key = lots
	}
	if end := w.key("only-end"); len(legal) == 1 && w.Info.VerbName(legal[0].Verb) == "end" && w.Has(end) {
		key = end
	}
	return Capital(w.T(key,
		"seat", w.one(game.Seat(d.Player)), "subject", w.one(subject), "can", w.can(legal)))
}

// can lists the verbs of actions that are worth a word, each word once.
func (w *Words) can(actions []game.Action) string {
	var list []string
	for _, a := range actions {
		if key := w.key("can", w.Info.VerbName(a.Verb)); w.Has(key) && !slices.Contains(list, w.T(key)) {
			list = append(list, w.T(key))
		}
	}
	return w.List(list, "or")
}

// Why returns why an action is refused.
func (w *Words) Why(e *game.Illegal) string {
	key := w.variant(w.key("reason", e.Name), e.Refs[:]...)
	return Capital(w.T(key, w.refArgs(e.Refs, e.N)...))
}

// Remedy returns how what was refused becomes legal, empty for the zero Remedy.
func (w *Words) Remedy(r game.Remedy) string {
	if r.Name == "" {
		return ""
	}
	key := "remedy." + r.Name
	if own := w.key("remedy", r.Name); w.Has(own) {
		key = own
	}
	args := append(w.refArgs(r.Refs, r.N), "m", r.M)
	if r.Do.Verb != 0 {
		args = append(args, "deed", w.ActionPhrase(r.Do))
	}
	return Capital(w.T(key, args...))
}

// Brief returns in two or three words why an action is refused, empty if that needs
// a sentence.
func (w *Words) Brief(e *game.Illegal) string {
	if key := w.key("brief", e.Name); w.Has(key) {
		return w.T(key)
	}
	return ""
}

// ReasonOf tells any error of State.Check; one that is not *game.Illegal in its
// own words.
func (w *Words) ReasonOf(err error) string {
	var ill *game.Illegal
	if errors.As(err, &ill) {
		return w.Why(ill)
	}
	return err.Error()
}

func (w *Words) refArgs(refs [3]game.Ref, n int) []any {
	return []any{"ref0", w.one(refs[0]), "ref1", w.one(refs[1]), "ref2", w.one(refs[2]), "n", n}
}

// Event tells what happened in a sentence.
func (w *Words) Event(e game.Event) string {
	return Capital(w.T(w.eventKey(e),
		"by", w.one(game.Seat(e.By)), "what", named{w, e.What, int(e.N)},
		"from", w.one(e.From), "to", w.one(e.To), "n", int(e.N)))
}

// eventKey is the key of the sentence about an event.
func (w *Words) eventKey(e game.Event) string {
	kind := eventKind{e.Kind, e.Note, e.What.Kind, e.From.Kind, e.To.Kind}
	key, known := w.keys[kind]
	if known {
		return key
	}
	key = w.key("event", e.Kind.String())
	if e.Note != 0 {
		key += "." + w.Info.NoteName(e.Note)
	}
	if special := w.variant(key, e.What); special != key {
		key = special
	} else {
		key = w.variant(key, e.From, e.To)
	}
	if w.keys == nil {
		w.keys = map[eventKind]string{}
	}
	w.keys[kind] = key
	return key
}

// Tells reports whether what happened is worth a sentence: what needs no words has an empty text
// or none.
func (w *Words) Tells(e game.Event) bool { return len(w.texts[w.eventKey(e)]) > 0 }

// Narrate tells what happened if that is worth a sentence.
func (w *Words) Narrate(e game.Event) (text string, ok bool) {
	if !w.Tells(e) {
		return "", false
	}
	return w.Event(e), true
}

// Line returns the text of a key without the id of the rule set. Arguments are
// those of T; refs among them are named, amounts and lists of them counted, tallies written.
func (w *Words) Line(key string, args ...any) string {
	list := make([]any, len(args))
	for i, a := range args {
		switch x := a.(type) {
		case game.Ref:
			a = w.one(x)
		case Amount:
			a = named{w, x.What, x.N}
		case []Amount:
			a = amounts{w, x}
		case Tally:
			a = w.tally(x)
		}
		list[i] = a
	}
	return w.T(w.key(key), list...)
}

// Own returns the text of a key in the wording of the rule set, or else in that of most games:
// where points are no ducats.
func (w *Words) Own(key string, args ...any) string {
	if own := w.key(key); w.Has(own) {
		key = own
	}
	return w.T(key, args...)
}

// variant returns the key for exactly these kinds of refs, or key if there is
// none.
func (w *Words) variant(key string, refs ...game.Ref) string {
	var kinds []string
	for _, r := range refs {
		if r.Kind != game.NoRef {
			kinds = append(kinds, r.Kind.String())
		}
	}
	if special := key + "." + strings.Join(kinds, "-"); len(kinds) > 0 && w.Has(special) {
		return special
	}
	return key
}

// Capital returns s with a capital letter, as at the beginning of a sentence.
func Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[size:]
}
