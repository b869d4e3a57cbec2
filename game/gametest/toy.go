package gametest

import (
	"fmt"
	"strconv"

	"serenissima/game"
)

// Toy is a small race with dice and hidden coins, two to four seats, which has
// everything that a rule set can have:
//
//	T1 Each seat is dealt one to three coins; with the option money=hidden
//	   nobody sees those of another seat.
//	T2 In turn, a seat throws the die (one to three spaces on) or pays one or
//	   two coins (two spaces on for each).
//	T3 Who lands on a space with other pieces, start and goal excepted, may be
//	   asked for a coin by the first of their owners clockwise.
//	T4 Who reaches the goal, five or eight spaces away, ends the game. Score:
//	   ten for each space and one for each coin.
//	T5 With the option course=wager the goal is near, and each seat first seals
//	   a sum, up to 199; then all are opened. Who alone has named the most
//	   starts one space on; each seat pays a point for every fifty it named.
var Toy game.Rules = toyRules{}

type toyRules struct{}

// The verbs of Toy.
const (
	ToyDeal   game.Verb = iota + 1 // chance: seat, money
	ToyThrow                       // throw the die
	ToyRun                         // count: coins paid
	ToyDie                         // chance: dice
	ToyDemand                      // seat: who pays
	ToySpare                       // seat
	ToyWager                       // money: the sum
)

// The prompts of Toy.
const (
	ToyDealing  game.Prompt = iota + 1 // chance, T1
	ToyMove                            // T2
	ToyRolling                         // chance, T2
	ToyToll                            // T3
	ToyWagering                        // T5
)

// The notes of Toy.
const (
	noteToll game.Note = iota + 1
	noteRun
	ToyOver // T4: the game ends
	noteWager
)

// The reasons of Toy.
const (
	whyOther game.Reason = iota + 1
	whyNotAsked
	whyNoCoin
	whyNoSuchThing
)

var toyInfo = game.Info{
	ID: "toy", Version: 1, MinSeats: 2, MaxSeats: 4,
	Options: []game.OptionInfo{
		{Name: "money", Values: []string{"hidden", "open"}},
		{Name: "course", Values: []string{"short", "long", "wager"}},
	},
	Verbs:            []string{"", "deal", "throw", "run", "die", "demand", "spare", "wager"},
	Prompts:          []string{"", "dealing", "move", "rolling", "toll", "wagering"},
	Notes:            []string{"", "toll", "run", "game", "wager"},
	Reasons:          toyReasons.Names(),
	Standing:         []string{toyDemands, toySpares},
	Refs:             [game.NumRefKinds][]string{game.DiceRef: {"", "one", "two", "three"}},
	Secret:           []game.Prompt{ToyMove, ToyWagering},
	HiddenByDefault:  true,
	LongestGame:      4 + 4 + 3*4*8 + 1,
	MostLegalActions: mostWager + 2,
}

var toyReasons = game.ReasonTable{{}, {"other", "T2"}, {"not-asked", "T2"}, {"no-coin", "T2"}, {"no-such-thing", "T1"}}

// Info implements game.Rules.
func (toyRules) Info() *game.Info { return &toyInfo }

// New implements game.Rules.
func (toyRules) New(o game.Options) (game.State, error) {
	if err := toyInfo.CheckOptions(o); err != nil {
		return nil, err
	}
	s := &ToyState{seats: int8(o.Seats), goal: 5, hidden: toyInfo.Option(o, "money") == "hidden", sealed: toyInfo.Option(o, "course") == "wager", turn: 1}
	if toyInfo.Option(o, "course") == "long" {
		s.goal = 8
	}
	for p := game.Player(1); int(p) <= o.Seats; p++ {
		s.known = s.known.With(p)
	}
	s.decider, s.prompt = game.Chance, ToyDealing
	return s, nil
}

// A ToyState is a position of Toy.
type ToyState struct {
	seats   int8
	goal    int8
	hidden  bool
	sealed  bool       // with wagers
	known   game.Seats // whose coins are known: everybody's but in a view
	coins   [game.MaxSeats + 1]int8
	place   [game.MaxSeats + 1]int8
	wager   [game.MaxSeats + 1]int16 // one more than the sum, zero before; unknown in a view
	turn    game.Player              // whose turn it is; during dealing who is dealt to
	prompt  game.Prompt
	decider game.Player
}

// Decision implements game.State.
func (s *ToyState) Decision() game.Decision {
	return game.Decision{Player: s.decider, Prompt: s.prompt}
}

// Asking implements game.State: tolls and sums are questions from outside.
func (s *ToyState) Asking() game.Asking {
	switch s.prompt {
	case ToyToll:
		return game.Asking{Question: true, Harm: ToyDemand, Yield: ToySpare}
	case ToyWagering:
		return game.Asking{Question: true}
	}
	return game.Asking{Fresh: s.prompt == ToyMove}
}

func (s *ToyState) action(v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: s.decider, Verb: v}
	copy(a.Obj[:], obj)
	return a
}

// AppendActions implements game.State.
func (s *ToyState) AppendActions(dst []game.Action) []game.Action {
	switch {
	case s.decider < 1:
	case s.prompt == ToyWagering:
		for n := int16(0); n <= mostWager; n++ {
			dst = append(dst, s.action(ToyWager, game.Money(n)))
		}
	case s.prompt == ToyMove:
		dst = append(dst, s.action(ToyThrow))
		for n := int8(1); n <= min(2, s.coins[s.decider]); n++ {
			dst = append(dst, s.action(ToyRun, game.Count(n)))
		}
	case s.prompt == ToyToll:
		dst = append(dst, s.action(ToyDemand, game.Seat(s.turn)), s.action(ToySpare, game.Seat(s.turn)))
	}
	return dst
}

// AppendOutcomes implements game.State.
func (s *ToyState) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	if s.decider != game.Chance {
		return dst
	}
	for n := int8(1); n <= 3; n++ {
		if s.prompt == ToyDealing {
			dst = append(dst, game.Outcome{Action: s.action(ToyDeal, game.Seat(s.turn), game.Money(n)), Weight: 2 - int32(n)%2})
		} else {
			dst = append(dst, game.Outcome{Action: s.action(ToyDie, game.Dice(n)), Weight: 4 - int32(n)})
		}
	}
	return dst
}

// Check implements game.State.
func (s *ToyState) Check(a game.Action) error {
	why := s.why(a)
	if why == 0 {
		return nil
	}
	return toyReasons.Illegal(a, why, nil)
}

func (s *ToyState) why(a game.Action) game.Reason {
	if a.By != s.decider || s.decider == game.Nobody {
		return whyOther
	}
	prompt, exact := ToyMove, true
	switch n := a.Obj[0].ID; a.Verb {
	case ToyDeal:
		prompt = ToyDealing
		n = a.Obj[1].ID
		exact = n >= 1 && n <= 3 && a == s.action(ToyDeal, game.Seat(s.turn), game.Money(n))
	case ToyThrow:
		exact = a == s.action(ToyThrow)
	case ToyRun:
		exact = n >= 1 && n <= 2 && a == s.action(ToyRun, game.Count(n))
		if exact && s.prompt == ToyMove && int16(s.coins[s.decider]) < n {
			return whyNoCoin
		}
	case ToyDie:
		prompt = ToyRolling
		exact = n >= 1 && n <= 3 && a == s.action(ToyDie, game.Dice(n))
	case ToyDemand, ToySpare:
		prompt = ToyToll
		exact = a == s.action(a.Verb, game.Seat(s.turn))
	case ToyWager:
		prompt = ToyWagering
		exact = n >= 0 && n <= mostWager && a == s.action(ToyWager, game.Money(n))
	default:
		return whyNoSuchThing
	}
	switch {
	case prompt != s.prompt:
		return whyNotAsked
	case !exact:
		return whyNoSuchThing
	}
	return 0
}

// Apply implements game.State.
func (s *ToyState) Apply(a game.Action, out *game.Events) {
	switch a.Verb {
	case ToyDeal:
		s.coins[s.turn] = int8(a.Obj[1].ID)
		ev := game.Event{Kind: game.Drew, By: s.turn, What: a.Obj[1], From: game.Box, To: a.Obj[0]}
		if s.hidden {
			ev.Seen = game.Seats(0).With(s.turn)
		}
		out.Add(ev)
		s.turn++
		if int8(s.turn) > s.seats {
			s.turn = 1
			s.decider, s.prompt = s.turn, ToyMove
			if s.sealed {
				s.prompt = ToyWagering
			}
		}
	case ToyWager:
		s.seal(a.Obj[0].ID, out)
	case ToyThrow:
		s.decider, s.prompt = game.Chance, ToyRolling
		out.Add(game.Event{Kind: game.Chose, By: s.turn})
	case ToyRun:
		n := int8(a.Obj[0].ID)
		s.coins[s.turn] -= n
		out.Add(game.Event{Kind: game.Paid, Note: noteRun, By: s.turn, From: game.Seat(s.turn), To: game.Box, N: int16(n)})
		s.advance(2*n, out)
	case ToyDie:
		out.Add(game.Event{Kind: game.Rolled, By: s.turn, What: a.Obj[0]})
		s.advance(int8(a.Obj[0].ID), out)
	case ToyDemand:
		if s.coins[s.turn] > 0 {
			s.coins[s.turn]--
			s.coins[s.decider]++
			out.Add(game.Event{Kind: game.Paid, Note: noteToll, By: s.decider, From: game.Seat(s.turn), To: game.Seat(s.decider), N: 1})
		}
		s.next()
	case ToySpare:
		s.next()
	default:
		panic("gametest: no verb of the toy")
	}
}

// advance moves the piece whose turn it is and asks for a toll (T3, T4).
func (s *ToyState) advance(n int8, out *game.Events) {
	from := s.place[s.turn]
	to := min(from+n, s.goal)
	s.place[s.turn] = to
	out.Add(game.Event{Kind: game.Moved, By: s.turn, What: game.Seat(s.turn), From: game.Track(from), To: game.Track(to), N: int16(to - from)})
	if to == s.goal {
		s.end(out)
		return
	}
	for i := int8(1); i < s.seats; i++ {
		p := game.Player((int8(s.turn)-1+i)%s.seats) + 1
		if s.place[p] == to {
			s.decider, s.prompt = p, ToyToll
			return
		}
	}
	s.next()
}

func (s *ToyState) next() {
	s.turn = game.Player(int8(s.turn)%s.seats) + 1
	s.decider, s.prompt = s.turn, ToyMove
}

func (s *ToyState) end(out *game.Events) {
	s.decider, s.prompt = game.Nobody, 0
	if s.hidden {
		for p := game.Player(1); int8(p) <= s.seats; p++ {
			out.Add(game.Event{Kind: game.Revealed, What: game.Seat(p), N: int16(s.coins[p])})
		}
	}
	out.Add(game.Event{Kind: game.Ended, Note: ToyOver})
}

// Invariants implements State: no debts, nobody behind the goal, and somebody
// there only when the race is over.
func (s *ToyState) Invariants() error {
	first := int8(0)
	for p := 1; p <= int(s.seats); p++ {
		if s.coins[p] < 0 || s.place[p] < 0 {
			return fmt.Errorf("toy: seat %d has %d coins on space %d", p, s.coins[p], s.place[p])
		}
		first = max(first, s.place[p])
	}
	if first > s.goal || (first == s.goal) != (s.decider == game.Nobody) {
		return fmt.Errorf("toy: the first is on space %d of %d and player %d asked", first, s.goal, s.decider)
	}
	return game.Stuck(s)
}

// Result implements game.State.
func (s *ToyState) Result() game.Result {
	r := game.Result{Over: s.decider == game.Nobody}
	for p := int8(1); p <= s.seats; p++ {
		r.Score[p] = 10*int32(s.place[p]) + int32(s.coins[p])
		if s.sealed && s.prompt != ToyWagering && s.prompt != ToyDealing {
			r.Score[p] -= int32(s.wager[p]-1) / 50
		}
	}
	r.SetRanks(s.seats, func(p, q game.Player) bool { return r.Score[p] > r.Score[q] })
	return r
}

// Clone implements game.State.
func (s *ToyState) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom implements game.State.
func (s *ToyState) CopyFrom(src game.State) { *s = *src.(*ToyState) }

// Redact implements game.State.
func (s *ToyState) Redact(p game.Player) {
	s.redactWagers(p)
	if !s.hidden || s.decider == game.Nobody {
		return
	}
	for q := game.Player(1); int8(q) <= s.seats; q++ {
		if q != p {
			s.coins[q] = 0
			s.known &^= 1 << uint(q)
		}
	}
}

// Resample implements game.State.
func (s *ToyState) Resample(p game.Player, r *game.Rand) {
	for q := game.Player(1); int8(q) <= s.seats; q++ {
		if !s.known.Has(q) {
			s.coins[q] = int8(r.IntN(4))
			s.known = s.known.With(q)
		}
		if s.wager[q] == unknownWager {
			s.wager[q] = int16(1 + r.IntN(mostWager+1))
		}
	}
}

// AppendText implements game.State.
func (s *ToyState) AppendText(dst []byte) []byte {
	number := func(n int64) {
		dst = strconv.AppendInt(dst, n, 10)
		dst = append(dst, ' ')
	}
	dst = strconv.AppendBool(dst, s.hidden)
	dst = append(dst, ' ')
	for _, n := range []int8{s.seats, s.goal, int8(s.turn), int8(s.prompt), int8(s.decider)} {
		number(int64(n))
	}
	number(int64(s.known))
	for p := 1; p <= int(s.seats); p++ {
		number(int64(s.coins[p]))
		number(int64(s.place[p]))
		if s.sealed {
			number(int64(s.wager[p]))
		}
	}
	return dst
}
