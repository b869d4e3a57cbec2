package save

import (
	"maps"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
)

// A walk goes over the parts of a match with a coder, which writes or reads them.
type walk struct {
	coder   *coder
	rules   game.Rules
	version int // of the rules
	options game.Options
	seats   []session.Seat
	seed    uint64
	seal    *session.Seal // nil: there is none
	fits    bool          // the commitment of the seal follows from the rest
	log     []game.Action
	made    []session.Agreement // agreements
	hash    uint32              // of the position at the end, its last bits

	with map[game.Ref][2]uint64      // what a thing was last done with
	own  map[game.Player]game.Action // the last of each seat
}

// The sorts of number. A new one makes a new format.
const (
	sortCount  uint8 = iota + 1 // numbers of the head
	sortLetter                  // of a text
	sortMore                    // whether another action follows
	sortBy
	sortVerb
	sortKind // of the first object, then of the second and third
	_
	_
	sortID // likewise
)

// count tells a number from 0 to 255.
func (w *walk) count(n int) int {
	return int(w.coder.number(sortCount, uint32(n), 8, 0))
}

// text tells a text.
func (w *walk) text(s string) string {
	told := make([]byte, w.count(len(s)))
	var before uint64
	for i := range told {
		var letter byte
		if !w.coder.reading {
			letter = s[i]
		}
		told[i] = byte(w.coder.number(sortLetter, uint32(letter), 8, 0, before&0xff, before&0xffff))
		before = before<<8 | uint64(told[i])
	}
	return string(told)
}

// head tells everything but the actions; find is for reading.
func (w *walk) head(find func(id string) game.Rules) *Error {
	if w.coder.reading {
		id := w.text("")
		if w.rules = find(id); w.rules == nil {
			return &Error{Kind: UnknownGame, Detail: clip(strconv.Quote(id))}
		}
	} else {
		w.text(w.rules.Info().ID)
	}
	in := w.rules.Info()
	w.version = w.count(w.version)
	if w.version > in.Version {
		return &Error{Kind: NewerRules, Detail: strconv.Itoa(w.version)}
	}
	if flaw := w.agreed(in); flaw != nil {
		return flaw
	}
	if w.coder.reading {
		w.seats = make([]session.Seat, w.options.Seats)
	}
	for i := range w.seats {
		if w.seat(&w.seats[i]); w.coder.reading && !hasColour(w.seats[i]) {
			return &Error{Kind: BadSeat, Detail: strconv.Itoa(i + 1)}
		}
	}
	w.seed = w.coder.even(w.seed, 64)
	if flaw := w.sealed(); flaw != nil {
		return flaw
	}
	w.hash = uint32(w.coder.even(uint64(w.hash), 32))
	return nil
}

// How a seal is told.
const (
	noSeal        = iota
	oldFits       // an old one, whose commitment follows from seed and salt
	oldDiffers    // an old one, whose commitment does not
	newestFits    // the commitment follows from what the seal binds
	newestDiffers // it does not
	mostSeals
)

// mostRules is the highest version of rules that a seal can name.
const mostRules = 255

// A seal names the entry from which it binds with so many bits, more than the longest game needs.
const (
	entryBits   = 16
	mostEntries = 1<<entryBits - 1
)

// how is how the seal is told.
func (w *walk) how() int {
	switch {
	case w.seal == nil:
		return noSeal
	case w.seal.Old() && w.fits:
		return oldFits
	case w.seal.Old():
		return oldDiffers
	case w.fits:
		return newestFits
	}
	return newestDiffers
}

// sealed tells the seal. The commitment of one that fits is left out: the match
// gives it.
func (w *walk) sealed() *Error {
	how := w.count(w.how())
	switch {
	case how == noSeal:
		return nil
	case how >= mostSeals:
		return &Error{Kind: DamagedCode}
	}
	var seal session.Seal
	if w.seal != nil {
		seal = *w.seal
	}
	for i := range seal.Salt {
		seal.Salt[i] = byte(w.coder.even(uint64(seal.Salt[i]), 8))
	}
	seal.From = int(w.coder.even(uint64(seal.From), entryBits))
	if how == newestFits || how == newestDiffers {
		seal.Rules = w.count(seal.Rules)
		i := w.count(max(0, slices.Index(session.Origins(), seal.Origin)))
		if seal.Rules == 0 || i >= len(session.Origins()) {
			return &Error{Kind: DamagedCode}
		}
		seal.Origin = session.Origins()[i]
	}
	w.fits = how == oldFits || how == newestFits
	if !w.fits {
		for i := range seal.Commitment {
			seal.Commitment[i] = byte(w.coder.even(uint64(seal.Commitment[i]), 8))
		}
	}
	w.seal = &seal
	return nil
}

// agreed tells the number of seats and the options, each as the number of its
// value: options and values are only ever appended, and what is not told has its
// default.
func (w *walk) agreed(in *game.Info) *Error {
	w.options.Seats = w.count(w.options.Seats)
	n := w.count(len(in.Options))
	if n > len(in.Options) {
		return &Error{Kind: BadOption}
	}
	values := maps.Clone(w.options.Values)
	w.options.Values = map[string]string{}
	for _, o := range in.Options[:n] {
		i := w.count(max(0, slices.Index(o.Values, values[o.Name])))
		if i >= len(o.Values) {
			return &Error{Kind: BadOption, Detail: o.Name}
		}
		w.options.Values[o.Name] = o.Values[i]
	}
	if in.CheckOptions(w.options) != nil {
		return &Error{Kind: BadOption, Detail: strconv.Itoa(w.options.Seats)}
	}
	return nil
}

func (w *walk) seat(s *session.Seat) {
	s.Kind = session.Kind(w.count(int(s.Kind)))
	s.Colour = w.count(s.Colour)
	if s.Kind == session.Bot {
		s.Level = w.text(s.Level)
	}
	s.Name = w.text(s.Name)
}

// actions tells the actions. In reading they are no more than a game can have,
// and all of them have been written.
func (w *walk) actions() *Error {
	w.with, w.own = map[game.Ref][2]uint64{}, map[game.Player]game.Action{}
	var last, last2 game.Action
	for i := 0; ; i++ {
		switch {
		case w.coder.ended():
			return &Error{Kind: DamagedCode}
		case w.coder.reading && i > w.rules.Info().LongestGame:
			return &Error{Kind: TooLong}
		}
		more := uint32(0)
		if i < len(w.log) {
			more = 1
		}
		if w.coder.number(sortMore, more, 1, 0) == 0 {
			return nil
		}
		if w.coder.reading {
			w.log = append(w.log, game.Action{})
		}
		a := &w.log[i]
		w.action(a, last, last2)
		last, last2 = *a, last
	}
}

// agreements tells the agreements, each behind a one, and a zero behind the last.
func (w *walk) agreements() *Error {
	for i := 0; ; i++ {
		more := 0
		if i < len(w.made) {
			more = 1
		}
		switch more = w.count(more); {
		case w.coder.ended() || more > 1 || i > mostAgreements:
			return &Error{Kind: DamagedCode}
		case more == 0:
			return nil
		}
		if w.coder.reading {
			w.made = append(w.made, session.Agreement{})
		}
		if flaw := w.agreement(&w.made[i]); flaw != nil {
			return flaw
		}
	}
}

// agreement tells an agreement.
func (w *walk) agreement(x *session.Agreement) *Error {
	x.At = int(w.coder.even(uint64(x.At), entryBits))
	x.Kind = session.AgreementKind(w.count(int(x.Kind)))
	switch x.Kind {
	case session.Stands, session.Withdrawn:
		in, text := w.rules.Info(), ""
		if !w.coder.reading {
			text = string(in.AppendStanding(nil, x.Answer))
		}
		var err error
		if x.Answer, err = in.ParseStanding(w.text(text)); err != nil {
			return &Error{Kind: DamagedCode, Detail: clip(err.Error()), Err: err}
		}
	case session.Sits:
		x.Seat = game.Player(w.count(int(x.Seat)))
		if w.seat(&x.Sitter); !hasColour(x.Sitter) {
			return &Error{Kind: BadSeat, Detail: strconv.Itoa(int(x.Seat))}
		}
	default:
		return &Error{Kind: DamagedCode}
	}
	return nil
}

// action tells an action that follows two others.
func (w *walk) action(a *game.Action, last, last2 game.Action) {
	verbs := uint64(last.Verb)<<8 | uint64(last2.Verb)
	bys := uint64(uint8(last.By))<<8 | uint64(uint8(last2.By))
	a.By = game.Player(int8(w.coder.number(sortBy, uint32(uint8(a.By)), 8, uint64(last.Verb), bys, verbs<<16|bys, uint64(last.Verb)<<32|uint64(uint8(last.By))<<24|refKey(last.Obj[0]))))
	turn := uint64(0)
	if a.By == last.By {
		turn = 1
	}
	a.Verb = game.Verb(w.coder.number(sortVerb, uint32(a.Verb), 8, turn, uint64(last.Verb)<<1|turn, verbs<<1|turn, uint64(uint8(a.By))<<1|turn,
		verbs<<32|1<<31|refKey(last.Obj[0])<<1|turn, uint64(w.own[a.By].Verb)<<32|uint64(last.Verb)<<1|turn))
	for i := range a.Obj {
		w.ref(&a.Obj[i], uint8(i), a, last, last2)
	}
	w.own[a.By] = *a
	if a.Obj[0].Kind != game.NoRef {
		w.with[a.Obj[0]] = [2]uint64{refKey(a.Obj[1]), refKey(a.Obj[2])}
	}
}

// ref tells the i-th object of an action of which the ones before are known.
func (w *walk) ref(r *game.Ref, i uint8, a *game.Action, last, last2 game.Action) {
	var first, second uint64
	if i > 0 {
		first, second = refKey(a.Obj[0]), refKey(a.Obj[i-1])
	}
	verb := uint64(a.Verb)
	r.Kind = game.RefKind(w.coder.number(sortKind+i, uint32(r.Kind), 8, verb, verb<<32|second))
	if r.Kind == game.NoRef || r.Kind == game.BoxRef {
		return
	}
	before := refKey(w.own[a.By].Obj[0])
	if i > 0 {
		before = w.with[a.Obj[0]][i-1]
	}
	zigzag := uint32(uint16(r.ID)<<1 ^ uint16(r.ID>>15))
	kind := uint64(r.Kind)<<8 | verb
	low := w.coder.number(sortID+i, min(zigzag, escape), 8,
		kind,
		kind<<32|refKey(last.Obj[i]),
		kind<<40|uint64(uint8(a.By))<<32|first,
		kind<<32|second,
		kind<<32|1<<31|before,
		kind<<48|refKey(last.Obj[0])<<24|refKey(last2.Obj[i]))
	if low == escape {
		low = uint32(w.coder.even(uint64(zigzag), 16))
	}
	r.ID = int16(uint16(low)>>1) ^ -int16(low&1)
}

// escape stands for a number above it, which follows.
const escape = 255

// refKey is a ref as a number of 21 bits.
func refKey(r game.Ref) uint64 { return uint64(r.Kind)<<16 | uint64(uint16(r.ID)) }
