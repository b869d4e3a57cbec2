package gametest

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
)

// faultyRules make toy states with one fault.
type faultyRules struct {
	toyRules
	fault string
}

func (r faultyRules) Info() *game.Info {
	in := *r.toyRules.Info()
	switch r.fault {
	case "short":
		in.LongestGame = 5
	case "few":
		in.MostLegalActions = 1
	case "name":
		in.Verbs = []string{"", "deal", "throw", "run", "die", "demand", "a verb"}
	case "two of a name":
		in.Reasons = []string{"", "other", "not-asked", "no-coin", "no-coin"}
	}
	return &in
}

func (r faultyRules) New(o game.Options) (game.State, error) {
	if r.fault == "options" {
		o.Values = nil
	}
	s, err := r.toyRules.New(o)
	if err != nil {
		return nil, err
	}
	return &faulty{s.(*ToyState), r.fault}, nil
}

// faulty is a toy state with a fault.
type faulty struct {
	*ToyState
	fault string
}

func (s *faulty) AppendActions(dst []game.Action) []game.Action {
	n := len(dst)
	dst = s.ToyState.AppendActions(dst)
	switch {
	case s.fault == "unsorted":
		slices.Reverse(dst[n:])
	case s.fault == "twice" && len(dst) > n:
		dst = append(dst, dst[len(dst)-1])
	case s.fault == "unlisted" && len(dst) > n+1:
		dst = dst[:len(dst)-1]
	case s.fault == "list changes":
		s.known = s.known.With(7)
	}
	return dst
}

func (s *faulty) AppendOutcomes(dst []game.Outcome) []game.Outcome {
	dst = s.ToyState.AppendOutcomes(dst)
	if s.fault == "weight" && len(dst) > 0 {
		dst[0].Weight = 0
	}
	return dst
}

func (s *faulty) Check(a game.Action) error {
	err := s.ToyState.Check(a)
	switch {
	case s.fault == "any seat" && err != nil && a.By > 0:
		a.By = s.decider
		return s.ToyState.Check(a)
	case s.fault == "wild" && a.Obj[0].ID == -1:
		panic("index out of range")
	case s.fault == "plain error" && err != nil:
		return fmt.Errorf("no")
	case s.fault == "no rule" && err != nil:
		err.(*game.Illegal).Rule = ""
	}
	return err
}

func (s *faulty) Apply(a game.Action, out *game.Events) {
	switch {
	case s.fault == "nothing" && a.Verb == ToySpare:
		return
	case s.fault == "event" && a.Verb == ToyThrow:
		out.Add(game.Event{Kind: game.Moved, What: game.Dice(9)})
	case s.fault == "chance event" && a.Verb == ToyDie:
		out.Add(game.Event{Kind: game.Moved, By: game.Chance})
	case s.fault == "loud" && a.Verb == ToyDeal:
		out.Add(game.Event{Kind: game.Drew, By: s.turn, From: game.Box, To: a.Obj[0], N: a.Obj[1].ID})
	case s.fault == "open" && a.Verb == ToyDeal:
		s.hidden = false
		s.ToyState.Apply(a, out)
		s.hidden = true
		return
	case s.fault == "debts" && a.Verb == ToyRun:
		s.coins[s.turn] -= 9
	case s.fault == "peek" && a.Verb == ToyRun:
		s.coins[s.turn] += s.coins[int8(s.turn)%s.seats+1]
	case s.fault == "events matter" && out != nil:
		s.coins[1]++
	}
	s.ToyState.Apply(a, out)
}

func (s *faulty) AppendText(dst []byte) []byte {
	if s.fault == "vague" {
		return append(dst, "toy"...)
	}
	return s.ToyState.AppendText(dst)
}

func (s *faulty) Result() game.Result {
	r := s.ToyState.Result()
	switch s.fault {
	case "over":
		r.Over = true
	case "rank":
		r.Rank[1]++
	case "absent":
		r.Rank[4] = 4
	}
	return r
}

func (s *faulty) Clone() game.State {
	if s.fault == "shared" {
		return &faulty{s.ToyState, s.fault}
	}
	return &faulty{s.ToyState.Clone().(*ToyState), s.fault}
}

func (s *faulty) CopyFrom(src game.State) { s.ToyState.CopyFrom(src.(*faulty).ToyState) }

func (s *faulty) Redact(p game.Player) {
	switch coins := s.coins; s.fault {
	case "redact":
		s.ToyState.Redact(p)
		s.coins = coins
	case "forget":
		s.ToyState.Redact(p)
		if s.decider == p {
			s.coins[p] = 0
		}
	default:
		s.ToyState.Redact(p)
	}
}

func (s *faulty) Resample(p game.Player, r *game.Rand) {
	s.ToyState.Resample(p, r)
	switch s.fault {
	case "resample":
		s.coins[p]++
	case "guess":
		s.place[p%2+1]++
	}
}

// recorder notes the failure of a test and ends its goroutine, as *testing.T
// does.
type recorder struct {
	rapid.TB
	failure string
}

func (*recorder) Helper() {}

func (*recorder) Name() string { return "recorder" }

func (*recorder) FailNow() { runtime.Goexit() }

func (r *recorder) Errorf(format string, args ...any) { r.failure = fmt.Sprintf(format, args...) }

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	r.FailNow()
}

// failure is how a test fails, empty if it does not.
func failure(test func(t rapid.TB)) string {
	var r recorder
	done := make(chan struct{})
	go func() {
		defer close(done)
		test(&r)
	}()
	<-done
	return r.failure
}

// TestConformFindsFaults: each fault is found, and for the right reason.
func TestConformFindsFaults(t *testing.T) {
	faults := map[string]string{
		"":              "",
		"short":         "longer than Info.LongestGame",
		"few":           "not less than Info.MostLegalActions",
		"name":          "is no word",
		"two of a name": "not the only one",
		"options":       "New accepts",
		"unsorted":      "list not sorted",
		"twice":         "list not sorted or with a duplicate",
		"unlisted":      "listed: false, but Check",
		"list changes":  "may not change the state",
		"weight":        "outcome without weight",
		"any seat":      "listed: false, but Check",
		"wild":          "panic: index out of range",
		"plain error":   "returns no *game.Illegal",
		"no rule":       "returns an incomplete",
		"nothing":       "changed nothing",
		"event":         "without name",
		"chance event":  "event by player -1",
		"events matter": "replayed without events",
		"loud":          "is told whether it was",
		"open":          "is told whether it was",
		"over":          "Result.Over",
		"rank":          "has rank",
		"absent":        "is not in the game",
		"shared":        "view",
		"redact":        "view",
		"forget":        "in its",
		"resample":      "view",
		"guess":         "view",
	}
	for _, fault := range slices.Sorted(maps.Keys(faults)) {
		t.Run(fault, func(t *testing.T) {
			failure := failure(func(t rapid.TB) { conform(t, faultyRules{fault: fault}, game.Options{Seats: 2}, 20) })
			if faults[fault] == "" {
				require.Empty(t, failure)
				return
			}
			require.Contains(t, failure, faults[fault])
		})
	}
}
