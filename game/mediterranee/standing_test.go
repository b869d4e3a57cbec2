package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
)

// do makes an action of whoever is asked.
func do(s *rules.State, v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: s.Decision().Player, Verb: v}
	copy(a.Obj[:], obj)
	return a
}

// haggling is a position in which seat 2 asks seat 1 for the price of what its capital makes.
func haggling(t *testing.T) *rules.State {
	t.Helper()
	state, err := rules.New().New(gametest.Options(4))
	require.NoError(t, err)
	s := state.(*rules.State)
	for s.Decision().Prompt == rules.Manning {
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	for s.Decision().Prompt == rules.Bidding { // seat 2 most, so that it comes first
		a := do(s, rules.Bid, game.Money(0))
		if a.By == 2 {
			a.Obj[0] = game.Money(3)
		}
		s.Apply(a, nil)
	}
	for throws := 0; s.Phase == 1; {
		if s.Decision().Player == game.Chance {
			dice := s.AppendOutcomes(nil)
			s.Apply(dice[throws%len(dice)].Action, nil) // each another
			throws++
			continue
		}
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	require.Equal(t, game.Player(2), s.Active())
	port := s.Capital(1)
	g := s.Fleet(2).First()
	s.Galleys[g].Zone, s.Galleys[g].Sailors = s.Board.Ports[port].Zone, 2
	s.Recount()
	s.Apply(do(s, rules.Haggle, game.Ship(g), game.Port(port)), nil)
	require.Equal(t, game.Decision{Player: 1, Prompt: rules.AskPrice}, s.Decision())
	return s
}

// named are the standing answers that can be given, by what they say.
func named(list []game.StandingAnswer) (names []string) {
	for _, x := range list {
		name := x.Name
		if x.To == game.Nobody {
			name += ".all"
		}
		names = append(names, name)
	}
	return names
}

// says requires what a standing answer says to the question of a position.
func says(t *testing.T, s *rules.State, x game.StandingAnswer, verb game.Verb) {
	t.Helper()
	a, _, ok := game.Answered(s, []game.StandingAnswer{x})
	require.Equal(t, verb != 0, ok, "%+v", x)
	require.Equal(t, verb, a.Verb, "%+v", x)
}

// A standing answer is written in a line and read again; what nobody has written is refused.
func TestStandingAnswersAsText(t *testing.T) {
	s, info := haggling(t), rules.New().Info()
	for _, x := range s.StandingAnswers(do(s, rules.NamePrice, game.Money(2))) {
		again, err := info.ParseStanding(string(info.AppendStanding(nil, x)))
		require.NoError(t, err)
		require.Equal(t, x, again)
	}
	for _, damaged := range []string{"", "1 firm", "1 firm 0 good:ink 200 8", "1 firm 0 - 200 8 9", "a firm 0 - 200 8", "1  firm 0 - 200 8", "900 firm 0 - 200 8"} {
		_, err := info.ParseStanding(damaged)
		require.Error(t, err, damaged)
	}
}

// M2.2a: a price can stand for everybody or one buyer, with or without refusing less.
func TestM2_2a_StandingPrices(t *testing.T) {
	s := haggling(t)
	require.Empty(t, s.StandingAnswers(game.Action{}), "no price is chosen")
	list := s.StandingAnswers(do(s, rules.NamePrice, game.Money(2)))
	require.Equal(t, []string{"firm.all", "firm", "price.all"}, named(list))
	a, _, ok := game.Answered(s, list[:1])
	require.True(t, ok)
	require.Equal(t, do(s, rules.NamePrice, game.Money(2)), a)
	s.Apply(do(s, rules.NamePrice, game.Money(3)), nil)
	require.Equal(t, rules.AnswerPrice, s.Decision().Prompt)
	require.Empty(t, s.StandingAnswers(game.Action{}), "the buyer is not asked alike again")
	says(t, s, list[0], 0)
	for counter, answer := range map[rules.Hundreds][3]game.Verb{1: {rules.Refuse, rules.Refuse, 0}, 2: {}} {
		after := s.Clone().(*rules.State)
		after.Apply(do(after, rules.Counter, game.Money(counter)), nil)
		for i, x := range list {
			says(t, after, x, answer[i])
		}
	}
}

// M2.2a: an offer can be accepted from a sum on, and refused below the price or by whom it comes.
func TestM2_2a_StandingAnswersToOffers(t *testing.T) {
	s := haggling(t)
	s.Apply(do(s, rules.NamePrice, game.Money(3)), nil)
	s.Apply(do(s, rules.Counter, game.Money(2)), nil)
	list := s.StandingAnswers(game.Action{})
	require.Equal(t, []string{"accept.all", "firm.all", "refuse"}, named(list))
	says(t, s, list[0], rules.Accept)
	says(t, s, list[1], rules.Refuse)
	says(t, s, list[2], rules.Refuse)
	list[0].N = 300
	says(t, s, list[0], 0)
	list[1].What = game.Good(s.Deal.Good%rules.NumGoods + 1)
	says(t, s, list[1], 0)
	list[2].To = 3
	says(t, s, list[2], 0)
	list[2].To, list[2].Term = 2, list[2].Term+1
	says(t, s, list[2], 0)
}

// An answer to who asks counts before one to everybody, and one that was given later before one
// that was given earlier.
func TestOneStandingAnswerCountsBeforeAnother(t *testing.T) {
	s := haggling(t)
	s.Apply(do(s, rules.NamePrice, game.Money(3)), nil)
	s.Apply(do(s, rules.Counter, game.Money(2)), nil)
	list := s.StandingAnswers(game.Action{})
	accept, firm, refuse := list[0], list[1], list[2]
	for _, x := range []struct {
		list []game.StandingAnswer
		want game.StandingAnswer
	}{
		{[]game.StandingAnswer{accept, firm}, firm},
		{[]game.StandingAnswer{firm, accept}, accept},
		{[]game.StandingAnswer{refuse, accept}, refuse},
		{[]game.StandingAnswer{accept, refuse}, refuse},
	} {
		_, by, ok := game.Answered(s, x.list)
		require.True(t, ok)
		require.Equal(t, x.want, by)
	}
}

// M2.7: leave can be given or denied to one power or to all.
func TestM2_7_StandingLeave(t *testing.T) {
	s := haggling(t)
	s.Apply(do(s, rules.NamePrice, game.Money(3)), nil)
	s.Apply(do(s, rules.Leave), nil)
	for s.Phase == 2 {
		s.Apply(do(s, rules.Done), nil)
	}
	g := s.Fleet(2).First()
	zone := s.Galleys[g].Zone
	next := s.Board.Zones[zone].Neighbours[0]
	s.Galleys[g].Sailors = 3
	s.Galleys[s.Fleet(1).First()].Zone = next
	s.Recount()
	s.Apply(do(s, rules.Sail, game.Ship(g), game.Area(next)), nil)
	s.Apply(do(s, rules.AskLeave, game.Ship(g)), nil)
	require.Equal(t, game.Decision{Player: 1, Prompt: rules.Passage}, s.Decision())
	list := s.StandingAnswers(game.Action{})
	require.Equal(t, []string{"let-pass", "deny-pass", "let-pass.all", "deny-pass.all"}, named(list))
	for i, verb := range []game.Verb{rules.GiveLeave, rules.DenyLeave, rules.GiveLeave, rules.DenyLeave} {
		says(t, s, list[i], verb)
	}
}

// With one rival everybody is the rival: no answer is offered twice.
func TestStandingAnswersToTheOnlyRivalAreOfferedOnce(t *testing.T) {
	s := haggling(t)
	s.Seats = 2
	list := s.StandingAnswers(do(s, rules.NamePrice, game.Money(2)))
	require.Equal(t, []string{"firm", "price"}, named(list))
	for _, x := range list {
		require.Equal(t, game.Player(2), x.To)
		says(t, s, x, rules.NamePrice)
	}
}
