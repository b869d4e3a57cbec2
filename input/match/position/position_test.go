package position

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/texttwin"
)

// found calls look with positions of random games of all kinds, as the seats see them that decide.
func found(t *testing.T, look func(p *Position, words *lang.Words)) {
	t.Helper()
	english, err := lang.Load("en")
	require.NoError(t, err)
	for _, rules := range catalog.All() {
		info := rules.Info()
		words := english.Words(info, []string{"Anna", "Bernat", "Caterina", "Dawud"})
		for seed := range uint64(3) {
			n := 0
			_, err := gametest.RandomGame(rules, game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
				by := s.Decision().Player
				if n++; n%17 != 0 || n > 700 || by <= game.Nobody {
					return
				}
				view := s.Clone()
				view.Redact(by)
				p := Find(From{Table: all.Tables[info.ID], Viewer: by, Own: view, View: view, Awaited: true, Several: true})
				look(&p, words)
			})
			require.NoError(t, err)
		}
	}
}

// opened are the bare position and what clicks lead to from it, one after the other, without anything
// being carried out.
func opened(p *Position) []Scope {
	list := []Scope{p.Within(Open{Group: -1})}
	seen := map[string]bool{}
	for i := 0; i < len(list) && i < 300; i++ {
		for _, t := range targets(list[i]) {
			in, on := list[i].Means(t), list[i].Position
			switch in.Kind {
			case Ask, Narrow, Toggle:
			case Choose:
				from := on.From
				from.Chosen = in.Things
				chosen := Find(from)
				on = &chosen
			default:
				continue
			}
			next := on.Within(in.Open)
			if key := keyOf(next); !seen[key] {
				seen[key] = true
				list = append(list, next)
			}
		}
	}
	return list
}

// keyOf tells scopes of a position apart.
func keyOf(s Scope) string {
	if s.Choice == nil {
		return fmt.Sprint(s.Group, s.Chosen)
	}
	return fmt.Sprint(s.Group, s.Chosen, s.Choice.Actions)
}

// targets are what can be clicked in a scope.
func targets(s Scope) (list []display.Target) {
	if s.Modal() {
		for _, a := range s.Legal {
			list = append(list, Act(a))
		}
	}
	for _, ref := range s.Things {
		list = append(list, display.Target{Ref: ref})
	}
	for _, x := range s.Shortcuts() {
		list = append(list, display.Target{Command: CmdPlace, Ref: x})
	}
	for _, g := range append(slices.Clone(s.Offer.Groups), table.Group{Name: table.EndGroup}) {
		list = append(list, GroupButton(g.Name))
	}
	if s.Choice == nil {
		for _, b := range s.Offer.Batch {
			if b.At != (game.Ref{}) {
				list = append(list, b.Tag())
			}
		}
	} else {
		for _, row := range s.Choice.Rows() {
			list = append(list, RowTarget(CmdRow, row))
		}
	}
	return append(list, inPanel(s)...)
}

// inPanel are what can be clicked in the panel of the open group or place.
func inPanel(s Scope) (list []display.Target) {
	if in := s.InRows(); len(in) > 0 {
		for _, row := range texttwin.Rows(in, true) {
			list = append(list, RowTarget(CmdNarrow, row))
		}
	}
	fills := []Fill{}
	if x := s.Purchases(); x != nil {
		fills = x.Fills
		for _, thing := range x.Things {
			list = append(list, OfThing(thing, s.OfThing(thing)))
		}
	}
	for _, f := range fills {
		if f.Most > 0 {
			list = append(list, table.Filling{Action: f.FillEach[0], N: f.Most}.Target(f.Place))
		}
		for _, a := range f.WholeActions {
			list = append(list, Act(a.Action))
		}
	}
	for i, h := range s.Holds {
		if row := s.FillEach(i); len(row) > 0 {
			list = append(list, table.Filling{Action: row[0], N: len(row)}.Target(h.Place))
		}
		for _, piece := range h.Pieces {
			list = append(list, Piece{piece, h.Place}.Target(CmdPiece))
		}
		for _, good := range h.Source {
			list = append(list, Piece{good, h.Place}.Target(CmdSource))
		}
		for _, a := range s.WholeActions(i) {
			list = append(list, Act(a.Action))
		}
		for _, a := range s.FillN(i) {
			list = append(list, Act(a))
		}
	}
	return list
}

// Clicks lead to every legal action, and carry out or offer nothing else.
func TestClicksLeadToEveryLegalAction(t *testing.T) {
	found(t, func(p *Position, words *lang.Words) {
		missing := slices.Clone(p.Legal)
		for _, s := range opened(p) {
			for _, target := range targets(s) {
				switch in := s.Means(target); in.Kind {
				case Do:
					require.NoError(t, p.View.Check(in.Plan[0]), words.Action(in.Plan[0]))
					missing = slices.DeleteFunc(missing, func(a game.Action) bool { return a == in.Plan[0] })
				case Ask, Narrow:
					require.Greater(t, len(in.Open.Choice.Actions), 0)
					require.Subset(t, p.View.AppendActions(nil), in.Open.Choice.Actions)
				case Refuse:
					require.Error(t, in.Why)
				}
			}
		}
		for _, a := range missing {
			require.Fail(t, "no click leads to it", "%s: %s", words.Info.ID, words.Action(a))
		}
	})
}

// A tag runs its own errand.
func TestATagRunsItsErrand(t *testing.T) {
	found(t, func(p *Position, words *lang.Words) {
		for _, b := range p.Offer.Batch {
			if b.At != (game.Ref{}) {
				require.Equal(t, b.Plan, p.Within(Open{Group: -1}).Means(b.Tag()).Plan, "%s: %v", words.Info.ID, b.At)
			}
		}
	})
}

// What is lit means something, whatever is open: a click on it does not do nothing, nor is it refused.
func TestWhatIsLitMeansSomething(t *testing.T) {
	lit := 0
	found(t, func(p *Position, words *lang.Words) {
		if p.Modal() {
			return
		}
		for _, s := range opened(p) {
			for ref := range s.Lit(s.WaysShown()) {
				kind := s.Means(display.Target{Ref: ref}).Kind
				require.Contains(t, []Kind{Do, Ask, Narrow, Toggle, Choose, Turn}, kind, "%s: %v, %s", words.Info.ID, ref, keyOf(s))
				lit++
			}
		}
	})
	require.Greater(t, lit, 1000)
}

// A tip says what a click does: the action and what it leads to, what is offered, or what is chosen; and
// nothing where a click does nothing.
func TestATipSaysWhatAClickDoes(t *testing.T) {
	told := map[Kind]int{}
	found(t, func(p *Position, words *lang.Words) {
		for _, s := range opened(p) {
			for _, ref := range s.Things {
				in, tip := s.Means(display.Target{Ref: ref}), strings.Join(s.Tip(words, ref), "\n")
				name := words.Info.ID + ": " + words.NameOf(ref) + ", " + keyOf(s) + ": " + tip
				told[in.Kind]++
				switch in.Kind {
				case Do:
					for _, line := range p.Table.Preview(s.View, in.Plan) {
						require.Contains(t, tip, words.Line("preview."+line.Key, line.Args...), name)
					}
					if len(in.Plan) == 1 && s.Routes.To(ref) == nil {
						require.Contains(t, tip, words.Action(in.Plan[0]), name)
					}
				case Ask:
					for _, a := range in.Choices() {
						require.Contains(t, tip, words.Verb(a.Verb), name)
					}
				case Choose:
					had, has := slices.Contains(s.Chosen, ref), slices.Contains(in.Things, ref)
					require.Equal(t, had && has, tip == "", name)
				case Toggle:
					require.Contains(t, tip, words.Line("group."+s.Offer.Groups[in.Open.Group].Name), name)
				case Nothing, Refuse, Explain, Later:
					require.Empty(t, tip, name)
				}
			}
		}
	})
	for _, kind := range []Kind{Nothing, Do, Ask, Toggle, Choose, Refuse, Explain} {
		require.NotZero(t, told[kind], "kind %d", kind)
	}
}

// A target that was drawn before something was done does what it says or nothing: never what has come
// to its place since.
func TestAnOldTargetDoesNothingElse(t *testing.T) {
	done := map[display.Command]int{}
	found(t, func(p *Position, words *lang.Words) {
		from := p.From
		from.View = p.View.Clone()
		from.View.Apply(p.Legal[len(p.Legal)/2], nil)
		if from.View.Decision().Player != p.Viewer {
			return
		}
		later := Find(from)
		for _, drawn := range opened(p) {
			s := later.Within(Open{Group: drawn.Group})
			for _, target := range targets(drawn) {
				in := s.Means(target)
				actions := slices.Concat(in.Plan, in.Choices())
				if len(actions) == 0 {
					continue
				}
				done[target.Command]++
				switch x := target.Value.(type) {
				case game.Action:
					require.Equal(t, x, actions[len(actions)-1], "%v", target)
				case texttwin.Row:
					for _, a := range actions {
						require.Equal(t, x.Verb, a.Verb, "%v", target)
						require.True(t, x.Ref == game.Ref{} || slices.Contains(a.Obj[:], x.Ref), "%v", target)
					}
				case game.Ref:
					for _, a := range actions {
						require.Contains(t, s.FromHold(Piece{target.Ref, x}), a, "%v", target)
					}
				}
			}
		}
	})
	for _, command := range []display.Command{CmdAct, CmdPiece, CmdSource, table.CmdTag} {
		require.NotZero(t, done[command], "no old %s has done anything", command)
	}
}
