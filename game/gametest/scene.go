package gametest

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// A State is that of a rule set which can say what is wrong with a position.
type State interface {
	game.State
	// Invariants returns an error if no sequence of legal actions can lead here.
	Invariants() error
}

// Choices returns what can happen now: legal actions of who is asked, or the
// outcomes of chance.
func Choices(s game.State) []game.Action {
	list := s.AppendActions(nil)
	for _, o := range s.AppendOutcomes(nil) {
		list = append(list, o.Action)
	}
	return list
}

// A Scene is a position that a test plays with actions in their text form, as
// in a saved match: "1 sail ship:4 area:z_alger", "* roll dice:1 dice:2".
type Scene struct {
	T     testing.TB
	Info  *game.Info
	State State
}

// Action reads the text form of an action.
func (p Scene) Action(text string) game.Action {
	p.T.Helper()
	a, err := p.Info.ParseAction(text)
	require.NoError(p.T, err)
	return a
}

// List returns the texts of everything that can happen now.
func (p Scene) List() []string {
	texts := []string{}
	for _, a := range Choices(p.State) {
		texts = append(texts, p.Info.ActionText(a))
	}
	return texts
}

// Offers returns what can happen now with the verb, without seat and verb.
func (p Scene) Offers(verb string) []string {
	found := []string{}
	for _, text := range p.List() {
		words := strings.SplitN(text, " ", 3)
		if words[1] == verb {
			found = append(found, strings.Join(words[2:], ""))
		}
	}
	return found
}

// Can asserts that actions are legal, for Check and in the list.
func (p Scene) Can(texts ...string) {
	p.T.Helper()
	for _, text := range texts {
		require.NoError(p.T, p.State.Check(p.Action(text)), text)
		require.Contains(p.T, p.List(), text)
	}
}

// Cannot asserts that an action is illegal, with the reason and the number of
// the rule, for Check and in the list.
func (p Scene) Cannot(text string, why game.Reason, rule string) *game.Illegal {
	p.T.Helper()
	err := p.State.Check(p.Action(text))
	require.Error(p.T, err, text)
	require.NotContains(p.T, p.List(), text)
	var illegal *game.Illegal
	require.ErrorAs(p.T, err, &illegal)
	require.Equal(p.T, p.Info.Reasons[why], illegal.Name, text)
	require.Equal(p.T, why, illegal.Reason, text)
	require.Equal(p.T, rule, illegal.Rule, text)
	return illegal
}

// Do plays legal actions, one after the other, and returns what the last one
// reported; after each the invariants must hold.
func (p Scene) Do(texts ...string) (ev []game.Event) {
	p.T.Helper()
	for _, text := range texts {
		p.Can(text)
		var out game.Events
		require.NoError(p.T, Step(p.State, p.Action(text), &out), text)
		require.NoError(p.T, p.State.Invariants(), text)
		ev = out.List
	}
	return ev
}

// Asks asserts who is asked what.
func (p Scene) Asks(player game.Player, prompt game.Prompt) {
	p.T.Helper()
	d := p.State.Decision()
	require.Equal(p.T, p.Info.PromptName(prompt), p.Info.PromptName(d.Prompt))
	require.Equal(p.T, player, d.Player, p.Info.PromptName(prompt))
}

// Texts returns the text forms of events.
func (p Scene) Texts(ev []game.Event) []string {
	texts := make([]string, len(ev))
	for i, e := range ev {
		texts[i] = p.Info.EventText(e)
	}
	return texts
}

// Saw asserts that events have these texts, in this order and perhaps others
// between.
func (p Scene) Saw(ev []game.Event, texts ...string) {
	p.T.Helper()
	seen := p.Texts(ev)
	from := 0
	for _, text := range texts {
		i := slices.Index(seen[from:], text)
		require.GreaterOrEqual(p.T, i, 0, "%q is missing in, or not in this order:\n%s", text, strings.Join(seen, "\n"))
		from += i + 1
	}
}

// Never asserts that no event has a text that begins so.
func (p Scene) Never(ev []game.Event, prefix string) {
	p.T.Helper()
	for _, text := range p.Texts(ev) {
		require.False(p.T, strings.HasPrefix(text, prefix), text)
	}
}

// A Refusal is a position and an action that is illegal in it, with what the
// error must hold: the rule, its Refs by their texts, and N.
type Refusal struct {
	Scene              Scene
	Action, Rule, Refs string
	N                  int
}

// EachReason checks that each reason of a rule set is given somewhere, with the
// rule and the things that are promised.
func EachReason(t *testing.T, in *game.Info, refused func(t *testing.T, why game.Reason) Refusal) {
	t.Helper()
	for i, name := range in.Reasons[1:] {
		t.Run(name, func(t *testing.T) {
			r := refused(t, game.Reason(i+1))
			require.NoError(t, r.Scene.State.Invariants())
			e := r.Scene.Cannot(r.Action, game.Reason(i+1), r.Rule)
			var refs []string
			for _, ref := range e.Refs {
				if ref != (game.Ref{}) {
					refs = append(refs, string(in.AppendRef(nil, ref)))
				}
			}
			require.Equal(t, r.Refs, strings.Join(refs, " "))
			require.Equal(t, r.N, e.N)
			require.Equal(t, r.Scene.Action(r.Action), e.Action)
			require.Contains(t, e.Error(), name)
		})
	}
}
