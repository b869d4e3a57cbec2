package game

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
)

// kindNames are the names of the reference kinds in files; append only.
var kindNames = [NumRefKinds]string{
	"", "seat", "area", "port", "ship", "good", "sailor", "card", "dice",
	"money", "count", "building", "space", "box", "territory", "tile", "heap",
}

// String returns the name of the kind in files.
func (k RefKind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "kind" + strconv.Itoa(int(k))
}

// eventNames are the names of the event kinds in files; append only.
var eventNames = [NumEventKinds]string{
	"", "moved", "placed", "removed", "took", "rolled", "paid", "drew",
	"revealed", "scored", "turned", "chose", "ended",
}

// String returns the name of the kind in files.
func (k EventKind) String() string {
	if int(k) < len(eventNames) {
		return eventNames[k]
	}
	return "event" + strconv.Itoa(int(k))
}

// Name returns names[i], or "#i" where there is none.
func name(names []string, i int) string {
	if i > 0 && i < len(names) {
		return names[i]
	}
	return "#" + strconv.Itoa(i)
}

// VerbName returns the name of v.
func (in *Info) VerbName(v Verb) string { return name(in.Verbs, int(v)) }

// PromptName returns the name of p.
func (in *Info) PromptName(p Prompt) string { return name(in.Prompts, int(p)) }

// NoteName returns the name of n, empty for no note.
func (in *Info) NoteName(n Note) string {
	if n == 0 {
		return ""
	}
	return name(in.Notes, int(n))
}

// Option returns the value of the named option in o, or its default.
func (in *Info) Option(o Options, option string) string {
	if v, ok := o.Values[option]; ok {
		return v
	}
	for _, oi := range in.Options {
		if oi.Name == option {
			return oi.Values[0]
		}
	}
	return ""
}

// FirstGame returns the options for a first game of so many seats.
func (in *Info) FirstGame(seats int) Options {
	o := Options{Seats: seats, Values: map[string]string{}}
	for _, oi := range in.Options {
		if oi.Easy != "" && oi.Matters(seats) {
			o.Values[oi.Name] = oi.Easy
		}
	}
	return o
}

// CheckOptions returns an error that names what the rule set does not have.
func (in *Info) CheckOptions(o Options) error {
	if o.Seats < in.MinSeats || o.Seats > in.MaxSeats {
		return fmt.Errorf("%s: %d seats: it is a game for %d to %d", in.ID, o.Seats, in.MinSeats, in.MaxSeats)
	}
	for name, value := range o.Values {
		i := slices.IndexFunc(in.Options, func(oi OptionInfo) bool { return oi.Name == name })
		if i < 0 {
			return fmt.Errorf("%s: unknown option %q", in.ID, name)
		}
		if !slices.Contains(in.Options[i].Values, value) {
			return fmt.Errorf("%s: option %s has no value %q (it has %s)", in.ID, name, value, strings.Join(in.Options[i].Values, ", "))
		}
	}
	return nil
}

// CheckWish is CheckOptions for what somebody has asked for: it fails as well for an option
// that makes no difference.
func (in *Info) CheckWish(o Options) error {
	if err := in.CheckOptions(o); err != nil {
		return err
	}
	for _, oi := range in.Options {
		if _, asked := o.Values[oi.Name]; asked && !oi.Matters(o.Seats) {
			return fmt.Errorf("%s: option %s makes no difference with %d seats", in.ID, oi.Name, o.Seats)
		}
	}
	return nil
}

// AppendRef appends "kind:name", the text form of r, to dst.
func (in *Info) AppendRef(dst []byte, r Ref) []byte {
	dst = append(dst, r.Kind.String()...)
	if r.Kind == BoxRef {
		return dst
	}
	dst = append(dst, ':')
	if int(r.Kind) < NumRefKinds {
		if names := in.Refs[r.Kind]; r.ID >= 0 && int(r.ID) < len(names) && names[r.ID] != "" {
			return append(dst, names[r.ID]...)
		}
	}
	return strconv.AppendInt(dst, int64(r.ID), 10)
}

// ParseRef reads the text form of a reference.
func (in *Info) ParseRef(text string) (Ref, error) {
	kind, id, found := strings.Cut(text, ":")
	k := slices.Index(kindNames[1:], kind) + 1
	if k == 0 {
		return Ref{}, fmt.Errorf("unknown kind of thing %q", kind)
	}
	r := Ref{Kind: RefKind(k)}
	if r.Kind == BoxRef {
		if found {
			return Ref{}, fmt.Errorf("%q: the box has no number", text)
		}
		return r, nil
	}
	if i := slices.Index(in.Refs[k], id); i > 0 || i == 0 && id != "" {
		r.ID = int16(i)
		return r, nil
	}
	n, err := strconv.ParseInt(id, 10, 16)
	if err != nil || strconv.FormatInt(n, 10) != id || int(n) < len(in.Refs[k]) && n >= 0 && in.Refs[k][n] != "" {
		return Ref{}, fmt.Errorf("unknown %s %q", kind, id)
	}
	r.ID = int16(n)
	return r, nil
}

// AppendAction appends the text form of a, "seat verb ref ref ref" with * for
// chance, to dst.
func (in *Info) AppendAction(dst []byte, a Action) []byte {
	if a.By == Chance {
		dst = append(dst, '*')
	} else {
		dst = strconv.AppendInt(dst, int64(a.By), 10)
	}
	dst = append(dst, ' ')
	dst = append(dst, in.VerbName(a.Verb)...)
	for _, r := range a.Obj {
		if r.Kind != NoRef {
			dst = append(dst, ' ')
			dst = in.AppendRef(dst, r)
		}
	}
	return dst
}

// ActionText returns the text form of a.
func (in *Info) ActionText(a Action) string { return string(in.AppendAction(nil, a)) }

// ParseAction reads the text form of an action. The action may be illegal, but
// its verb and the names in it exist.
func (in *Info) ParseAction(text string) (Action, error) {
	var a Action
	words := strings.Fields(text)
	if len(words) < 2 {
		return a, fmt.Errorf("%q is no action: it needs a seat and a verb", text)
	}
	if words[0] == "*" {
		a.By = Chance
	} else {
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 1 || n > MaxSeats || strconv.Itoa(n) != words[0] {
			return a, fmt.Errorf("%q is no seat", words[0])
		}
		a.By = Player(n)
	}
	v := slices.Index(in.Verbs, words[1])
	if v < 1 {
		return a, fmt.Errorf("unknown verb %q", words[1])
	}
	a.Verb = Verb(v)
	if len(words) > 2+len(a.Obj) {
		return a, fmt.Errorf("%q: more than %d things in an action", text, len(a.Obj))
	}
	for i, w := range words[2:] {
		r, err := in.ParseRef(w)
		if err != nil {
			return a, err
		}
		a.Obj[i] = r
	}
	return a, nil
}

// AppendEvent appends the text form of e, "kind note seat what from>to N".
func (in *Info) AppendEvent(dst []byte, e Event) []byte {
	dst = append(dst, e.Kind.String()...)
	if e.Note != 0 {
		dst = append(dst, ' ')
		dst = append(dst, in.NoteName(e.Note)...)
	}
	if e.By != Nobody {
		dst = append(dst, " by "...)
		dst = strconv.AppendInt(dst, int64(e.By), 10)
	}
	for _, part := range []struct {
		word string
		ref  Ref
	}{{" ", e.What}, {" from ", e.From}, {" to ", e.To}} {
		if part.ref.Kind != NoRef {
			dst = append(dst, part.word...)
			dst = in.AppendRef(dst, part.ref)
		}
	}
	if e.N != 0 {
		dst = append(dst, " n="...)
		dst = strconv.AppendInt(dst, int64(e.N), 10)
	}
	return dst
}

// EventText returns the text form of e.
func (in *Info) EventText(e Event) string { return string(in.AppendEvent(nil, e)) }

// Hash returns a 64-bit fingerprint (FNV-1a) of the canonical text of s, the
// same on every platform.
func Hash(s State) uint64 {
	h := fnv.New64a()
	h.Write(s.AppendText(nil))
	return h.Sum64()
}
