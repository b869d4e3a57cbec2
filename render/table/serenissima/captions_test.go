package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// said are the texts that a view is asked for while something is drawn or
// described, by key.
func said(v *table.View, draw func(v *table.View)) map[string]map[any]any {
	texts := map[string]map[any]any{}
	v.Say = func(key string, args ...any) string {
		texts[key] = map[any]any{}
		for i := 0; i+1 < len(args); i += 2 {
			texts[key][args[i]] = args[i+1]
		}
		return key
	}
	draw(v)
	return texts
}

// A galley has moves left, in the panel and where it is described, exactly while it
// may sail, or would if nobody stopped it.
func TestMovesLeftAgreeWithSailing(t *testing.T) {
	stopped := 0
	for seed := range uint64(4) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			prompt := s.Decision().Prompt
			if st.Active == 0 || st.Mover() == game.Nobody || prompt == rules.AskPassage {
				return
			}
			sails := slices.ContainsFunc(s.AppendActions(nil), func(a game.Action) bool { return a.Verb == rules.Sail })
			galley := game.Ship(st.Active)
			for name, draw := range map[string]func(v *table.View){
				"panel":       func(v *table.View) { Table{}.DrawSubject(&display.List{}, v.Frame.Subject, v, "") },
				"description": func(v *table.View) { Table{}.Tell(v, galley) },
			} {
				texts := said(testView(s, 1280, 800), draw)
				require.Equal(t, sails, texts["board.galley-values"]["moves"].(int) > 0, "%s, prompt %d", name, prompt)
			}
			if prompt == rules.Arrived && st.Galleys[st.Active].Sailors > st.Crossed {
				stopped++
			}
		})
		require.NoError(t, err)
	}
	require.NotZero(t, stopped, "no galley was stopped")
}

// What a port pays for the next cube is told of those that pay the active player, and that it
// makes a good itself where the good could not be loaded for nothing.
func TestAnOwnPortIsToldShortly(t *testing.T) {
	own, foreign := 0, 0
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, 2, func(s game.State, _ game.Action, _ []game.Event) {
		st := s.(*rules.State)
		for n := rules.PortID(1); int(n) < len(st.Board.Ports); n++ {
			if port := &st.Ports[n]; port.Closed || int(port.Filled) == len(st.Board.Ports[n].Values) {
				continue
			}
			texts := said(testView(s, 1280, 800), func(v *table.View) { Table{}.Tell(v, game.Port(n)) })
			if owner := st.Ports[n].Owner; owner != game.Nobody && owner == st.Mover() {
				require.NotContains(t, texts, "board.port.pays-others")
				require.NotContains(t, texts, "board.port.makes")
				own++
				continue
			}
			require.True(t, texts["board.port.pays"] != nil || texts["board.port.pays-others"] != nil)
			foreign++
		}
	})
	require.NoError(t, err)
	require.NotZero(t, own)
	require.NotZero(t, foreign)
}

// A foretold is an action with the positions before and after it and what its preview
// says.
type foretold struct {
	before, after *rules.State
	a             game.Action
	lines         map[string]map[string]any
}

// foretell carries out an action of a position.
func foretell(s *rules.State, a game.Action) *foretold {
	f := &foretold{before: s, after: s.Clone().(*rules.State), a: a, lines: map[string]map[string]any{}}
	f.after.Apply(a, nil)
	for _, line := range (Table{}).Preview(s, []game.Action{a}) {
		args := map[string]any{}
		for i := 0; i+1 < len(line.Args); i += 2 {
			args[line.Args[i].(string)] = line.Args[i+1]
		}
		f.lines[line.Key] = args
	}
	return f
}

// says reports whether the preview has a line.
func (f *foretold) says(key string) bool { return f.lines[key] != nil }

// asks reports whether somebody is asked one of these questions now.
func (f *foretold) asks(prompts ...game.Prompt) bool {
	return slices.Contains(prompts, f.after.Decision().Prompt)
}

// open reports whether the others have a say, or chance, before it comes to anything.
func (f *foretold) open() bool {
	return f.asks(rules.AskPassage, rules.AskSale, rules.AskLanding, rules.BattleRound, rules.FortVolley)
}

// spent is what the action has cost.
func (f *foretold) spent() int { return int(f.before.Ducats[f.a.By] - f.after.Ducats[f.a.By]) }

// ended reports whether the turn of the galley is over.
func (f *foretold) ended() bool {
	return f.before.Active != 0 && (f.after.Active != f.before.Active || f.after.Turn != f.before.Turn)
}

// attacks reports whether whoever is to decide may attack a galley of a seat.
func (f *foretold) attacks(p game.Player) bool {
	return slices.ContainsFunc(f.after.AppendActions(nil), func(a game.Action) bool {
		return a.Verb == rules.Attack && a.Obj[1].Kind == game.ShipRef && f.after.Galleys[a.Obj[1].ID].Owner == p
	})
}

// sinks reports whether the active galley is sunk.
func (f *foretold) sinks() bool { return f.after.Galleys[f.before.Active].Owner == game.Nobody }

// previews are what lines of a preview claim.
var previews = map[string]func(f *foretold, args map[string]any) bool{
	"free-cube": func(f *foretold, _ map[string]any) bool { return f.spent() == 0 },
	"pay":       func(f *foretold, args map[string]any) bool { return f.spent() == args["n"] },
	"pay-seat":  func(f *foretold, args map[string]any) bool { return f.spent() == args["n"] },
	"supply-then": func(f *foretold, args map[string]any) bool {
		return int(f.after.Supply[args["good"].(game.Ref).ID]) == args["n"]
	},
	"earn": func(f *foretold, args map[string]any) bool { return f.open() || -f.spent() == args["n"] },
	"dice": func(f *foretold, args map[string]any) bool {
		n, m := f.after.Battle()
		return int(n) == args["n"] && int(m) == args["m"]
	},
	"leave-neutral": func(f *foretold, _ map[string]any) bool { return f.after.Ports[f.a.Obj[1].ID].Owner == game.Nobody },
	"last-lands":    func(f *foretold, _ map[string]any) bool { return f.open() || f.sinks() },
	"lands": func(f *foretold, args map[string]any) bool {
		return f.open() || int(f.after.Ports[f.a.Obj[1].ID].Sailors) == args["n"] && int(f.after.Galleys[f.before.Active].Sailors) == args["m"]
	},
	"galley-sinks": func(f *foretold, args map[string]any) bool {
		id := args["ship"].(game.Ref).ID
		return f.after.Galleys[id].Owner == game.Nobody && int(f.before.Galleys[id].Cubes) == args["n"]
	},
	"acts-this-turn": func(f *foretold, _ map[string]any) bool {
		return f.before.Active != 0 && int16(f.before.Active) < f.a.Obj[0].ID
	},
	"acts-next-turn": func(f *foretold, _ map[string]any) bool {
		return f.before.Active == 0 || int16(f.before.Active) > f.a.Obj[0].ID
	},
	"moves-left":    func(f *foretold, args map[string]any) bool { return int(f.after.MovesLeft()) == args["n"] },
	"value-there":   func(f *foretold, args map[string]any) bool { return int(f.after.CombatValue()) == args["n"] },
	"too-tired":     func(f *foretold, _ map[string]any) bool { return f.after.CombatValue() < 1 },
	"attack-odds":   func(f *foretold, _ map[string]any) bool { return f.open() || f.attacks(f.a.By) },
	"cannot-attack": func(f *foretold, _ map[string]any) bool { return !f.attacks(f.a.By) },
	"stops-here": func(f *foretold, _ map[string]any) bool {
		return f.after.MovesLeft() == 0 && f.asks(rules.Arrived)
	},
}

// What a preview says of an action comes true, and what happens is not kept back.
func TestPreviewsComeTrue(t *testing.T) {
	said := map[string]bool{}
	for seed := range uint64(12) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			for _, a := range s.AppendActions(nil) {
				f := foretell(st, a)
				text := rules.New().Info().ActionText(a)
				for key, args := range f.lines {
					said[key] = true
					if claim := previews[key]; claim != nil {
						require.True(t, claim(f, args), "%s: %s %v", text, key, args)
					}
				}
				require.Equal(t, f.asks(rules.AskSale), f.says("may-forbid-sale"), text)
				require.Equal(t, f.asks(rules.AskLanding), f.says("may-forbid-landing"), text)
				require.Equal(t, f.asks(rules.AskPassage), f.says("may-stop"), text)
				require.Equal(t, f.asks(rules.FortVolley), f.says("fort-fires"), text)
				if !f.open() && a.Verb != rules.End && a.Verb != rules.Allow && !f.sinks() {
					require.Equal(t, f.ended(), f.says("ends-activation"), "%s, prompt %d", text, s.Decision().Prompt)
				}
			}
		})
		require.NoError(t, err)
	}
	for key := range previews {
		require.Contains(t, said, key)
	}
}

// incomes are what the ports of each player are said to pay at a scoring.
func incomes(s *rules.State) (income [game.MaxSeats + 1]int) {
	v := testView(s, 1280, 800)
	v.Say = func(key string, args ...any) string {
		for p, look := range v.Seats {
			if key == "board.stat.ports" && slices.Contains(args, any(look.Name)) {
				income[p+1] = args[slices.Index(args, any("income"))+1].(int)
			}
		}
		return key
	}
	appendPanels(&display.List{}, v, s)
	return income
}

// What a player's ports are said to pay at a scoring is what they pay, basilicas too.
func TestIncomeIsWhatAScoringPays(t *testing.T) {
	scorings := 0
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, 2, func(s game.State, _ game.Action, _ []game.Event) {
		if s.Decision().Prompt != rules.DogeCard {
			return
		}
		before := s.Clone().(*rules.State)
		for p := range before.Ports {
			before.Ports[p].Basilica = before.Ports[p].Owner != game.Nobody
		}
		for _, outcome := range before.AppendOutcomes(nil) {
			after, out, paid, scored := before.Clone(), game.Events{}, [game.MaxSeats + 1]int{}, false
			after.Apply(outcome.Action, &out)
			for _, ev := range out.List {
				scored = scored || ev.Kind == game.Turned && ev.Note == rules.NoteScoring
				if ev.Kind == game.Scored && (ev.Note == rules.NoteScoring || ev.Note == rules.NoteBasilica) {
					paid[ev.To.ID] += int(ev.N)
				}
			}
			if scored {
				scorings++
				require.Equal(t, incomes(before), paid)
			}
		}
	})
	require.NoError(t, err)
	require.NotZero(t, scorings)
}

// Whoever is said to act this turn still does.
func TestGalleysActWhenTheyAreSaidTo(t *testing.T) {
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, 4, func(s game.State, _ game.Action, _ []game.Event) {
		st := s.(*rules.State)
		for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
			if g == st.Active || st.Galleys[g].Owner == game.Nobody {
				continue
			}
			texts := said(testView(s, 1280, 800), func(v *table.View) { Table{}.Tell(v, game.Ship(g)) })
			over := s.Decision().Player == game.Nobody
			require.Equal(t, st.Active != 0 && g > st.Active && !over, texts["board.ship.still"] != nil)
			require.Equal(t, (st.Active == 0 || g < st.Active) && !over, texts["board.ship.acted"] != nil)
		}
	})
	require.NoError(t, err)
}
