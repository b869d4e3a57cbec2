package serenissima

import (
	"bytes"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/game"
	"serenissima/game/gametest"
	ser "serenissima/game/serenissima"
)

// levels are the names of the levels, weakest first.
var levels = []string{"apprentice", "merchant", "captain", "admiral", "doge"}

// watch plays a game of captains and shows every decision before it is taken.
func watch(t testing.TB, seats int, seed uint64, show func(s *ser.State)) *ser.State {
	state, err := ser.New().New(game.Options{Seats: seats})
	require.NoError(t, err)
	s := state.(*ser.State)
	captain := New(NewSkill("captain", "", 0), seed)
	dealer := game.Dealer{Rand: game.NewRand(seed)}
	for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
		show(s)
		if !captain.Begin(s, s.Decision().Player) {
			captain.Think(ai.Tireless)
		}
		require.NoError(t, gametest.Step(s, captain.Best(), nil))
	}
	return s
}

// activations returns positions in which a galley becomes active.
func activations(t testing.TB) (list []*ser.State) {
	watch(t, 4, 3, func(s *ser.State) {
		if s.Decision().Prompt == ser.Activate {
			list = append(list, s.Clone().(*ser.State))
		}
	})
	return list
}

// Every level and character plays a whole game, and only legal actions.
func TestEverySkillPlays(t *testing.T) {
	for i, level := range levels {
		for j, character := range append([]string{""}, Characters...) {
			k := NewSkill(level, character, 1)
			require.NotNil(t, k)
			if k.Searches() && character != "" {
				continue // the character changes how it judges, not how it searches
			}
			s, err := ser.New().New(game.Options{Seats: 2 + (i+j)%3, Values: map[string]string{"money": "hidden"}})
			require.NoError(t, err)
			bots := make([]*Bot, game.MaxSeats+1)
			for p := range bots {
				bots[p] = New(k, uint64(p))
			}
			dealer := game.Dealer{Rand: game.NewRand(uint64(i))}
			view := s.Clone()
			for dealer.Settle(s, nil, nil); s.Decision().Player != game.Nobody; dealer.Settle(s, nil, nil) {
				p := s.Decision().Player
				view.CopyFrom(s)
				view.Redact(p)
				m := bots[p]
				if !m.Begin(view, p) {
					m.Think(ai.Tireless)
				}
				require.NoError(t, gametest.Step(s, m.Best(), nil), "%s %s", level, character)
			}
		}
	}
	require.Nil(t, NewSkill("emperor", "", 0))
	require.Nil(t, NewSkill("captain", "poet", 0))
}

// The plans that are kept differ in kind, and the best comes first.
func TestPlansDiffer(t *testing.T) {
	m := New(NewSkill("admiral", "", 1), 1)
	most := 0
	for _, s := range activations(t) {
		m.rest = m.rest[:0]
		if m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend = ai.Tireless
		m.think()
		kinds := map[kind]bool{}
		for i, p := range m.plans {
			require.False(t, kinds[p.kind])
			kinds[p.kind] = true
			require.NotEmpty(t, p.actions)
			require.NoError(t, s.Check(p.actions[0]))
			require.True(t, i == 0 || p.worth <= m.plans[i-1].worth)
		}
		most = max(most, len(m.plans))
	}
	require.Equal(t, m.keep, most)
}

// What plans change is brought up to date bit by bit; it comes to what a fresh
// look sees.
func TestJudgeFollowsChanges(t *testing.T) {
	rand := game.NewRand(7)
	checked := 0
	for _, root := range activations(t) {
		me := root.Decision().Player
		c := chartOf(root.Board)
		was := evaluator{chart: c, weights: Standard()}
		was.survey(root, me)
		for range 20 {
			s := *root
			for s.Decision().Player == me && s.Active == root.Active && s.Turn == root.Turn {
				actions := s.AppendActions(nil)
				a := actions[rand.IntN(len(actions))]
				if a.Verb == ser.End || a.Verb == ser.Scuttle || a.Verb == ser.BuyGalley {
					break
				}
				t2 := s
				t2.Apply(a, nil)
				if t2.Decision().Player != me || t2.Active != root.Active {
					break
				}
				s = t2
			}
			if sunk(root, &s) {
				continue // who comes up in rank is not looked after
			}
			is := evaluator{chart: c, weights: Standard()}
			is.survey(&s, me)
			checked++
			require.Equal(t, is.sums(&s).total, was.sums(&s).total)
		}
	}
	require.Greater(t, checked, 1000)
}

// A voyage changes nothing but where it begins and where it ends, fights included:
// whether positions after it are known to come of one makes no difference.
func TestVoyagesChangeWhatIsNear(t *testing.T) {
	rand := game.NewRand(8)
	over, fought := 0, 0
	for _, root := range activations(t) {
		o := evaluator{chart: standardChart(), weights: Standard()}
		o.survey(root, root.Decision().Player)
		for range 20 {
			s := *root
			dealer := game.Dealer{Rand: game.NewRand(rand.Uint64())}
			for s.Active == root.Active && s.Turn == root.Turn {
				if fighting(&s) {
					fought++
					s.Apply(dealer.Deal(&s), nil)
				} else {
					actions := slices.DeleteFunc(s.AppendActions(nil), func(a game.Action) bool {
						return a.Verb == ser.Recruit || a.Verb == ser.BuyGalley || a.Verb == ser.BuildFort || a.Verb == ser.BuildBasilica
					})
					s.Apply(actions[rand.IntN(len(actions))], nil)
				}
				want := o.sums(&s)
				seen := o.change
				o.voyage = true
				require.Equal(t, want, o.sums(&s))
				require.Equal(t, seen, o.change)
				o.voyage = false
			}
			over++
		}
	}
	require.Greater(t, over, 1000)
	require.Greater(t, fought, 100)
}

// What an evaluator remembers of the root of threats, crews and trips holds for the
// positions that are likened to it, however long ago it was taken.
func TestEvaluatorRemembersWhatHolds(t *testing.T) {
	var o evaluator
	o.weights = Standard()
	same, asked := 0, 0
	watch(t, 4, 6, func(s *ser.State) {
		if o.chart == nil || asked%11 == 0 {
			o.chart = chartOf(s.Board)
			o.survey(s, 1+game.Player(asked/11%4))
		}
		asked++
		o.compare(s)
		if o.change.calm && o.change.hurt != 0 {
			same++
		}
		for z := ser.ZoneID(1); int(z) < len(o.board.Zones); z++ {
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				require.Equal(t, s.CrewsAt(p, z) > 0, o.guarded(s, p, z))
				for sailors := int8(1); sailors <= ser.MaxDice; sailors++ {
					fort := sailors%2 == 0
					odds, by := o.threat(s, z, p, sailors, fort)
					wantOdds, wantBy := o.assault(s, z, p, o.me, sailors, fort)
					require.Equal(t, []any{wantOdds, wantBy}, []any{odds, by})
				}
			}
		}
		for p := ser.PortID(1); int(p) < len(o.board.Ports); p++ {
			v := o.promise(s, p)
			if o.change.ports&(1<<uint(p)) == 0 {
				v = o.values.of[p]
			}
			for _, wanted := range []uint8{v.takes, v.takes & (v.takes - 1)} {
				require.Equal(t, o.trip(&s.Ports[p], &o.board.Ports[p], &v, wanted), o.tripTo(s, p, &v, wanted, 0))
			}
		}
	})
	require.Greater(t, same, 20, "positions in which a rival was weakened, and no more")
}

func sunk(before, after *ser.State) bool {
	for g := range before.Galleys {
		if before.Galleys[g].Owner != after.Galleys[g].Owner {
			return true
		}
	}
	return false
}

// Rehearsals depend on nothing but the plan and the seed.
func TestRehearsalsRepeat(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	for i, s := range activations(t) {
		if i%9 != 0 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend = ai.Tireless
		m.think()
		f := m.search
		f.Spend = ai.Tireless
		first := rehearsed(f, &m.root, m.me, testLine(&m.plans[0]), &Budget{Scope: 14, Alert: 4}, 5)
		rehearsed(f, &m.root, m.me, testLine(&m.plans[len(m.plans)-1]), &Budget{Scope: 14, Alert: 4}, 6)
		require.Equal(t, first, rehearsed(f, &m.root, m.me, testLine(&m.plans[0]), &Budget{Scope: 14, Alert: 4}, 5))
		m.rest = m.rest[:0]
	}
}

// What captains did before dice or cards decided is not thought over again, and comes
// to the same.
func TestRehearsalsOfALineShareTheirBeginning(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	m.spend = ai.Tireless
	f, shared := m.search, 0
	f.Spend = ai.Tireless
	for i, s := range activations(t) {
		if i%9 != 4 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.think()
		b, l := &m.skill.Budget, testLine(&m.plans[0])
		for seed := uint64(1); seed < 4; seed++ {
			f.Total = 0
			worth := rehearsed(f, &m.root, m.me, l, b, seed)
			with := f.Total
			f.Total = 0
			require.Equal(t, rehearsed(f, &m.root, m.me, testLine(l.Plan.plan), b, seed), worth)
			require.LessOrEqual(t, with, f.Total)
			if with < f.Total {
				shared++
			}
		}
		m.rest = m.rest[:0]
	}
	require.Greater(t, shared, 5)
}

// A rehearsal goes on to the end of the game if that is nearer than its scope, and one
// of few galleys looks at what comes after them.
func TestRehearsalsOfAnyScope(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	list := activations(t)
	s := list[len(list)-1]
	m.Begin(s, s.Decision().Player)
	f, p := m.search, &m.plans[0]
	f.Spend = ai.Tireless
	over := rehearsed(f, &m.root, m.me, testLine(p), &Budget{Scope: 1000}, 5)
	require.InDelta(t, over, rehearsed(f, &m.root, m.me, testLine(p), &Budget{Scope: 2000}, 5), 100)
	for scope := range settled + 2 {
		require.NotPanics(t, func() { rehearsed(f, &m.root, m.me, testLine(p), &Budget{Scope: scope}, 5) })
	}
}

// An admiral rehearses all plans once, and then as many of them as its work allows.
func TestRehearsalsKeepToTheirWork(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	b := Budget{Budget: rehearse.Budget{Plans: 8, Rehearsals: 3, Work: 13000, Lost: lost}, Scope: 3}
	few, some, many := 0, 0, 0
	for i, s := range activations(t) {
		m.rest = m.rest[:0]
		if i%4 != 0 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend, m.search.Spend = ai.Tireless, ai.Tireless
		m.think()
		m.search.choose(&m.root, m.me, m.plans, b, 5)
		f := m.search
		var played int64
		for _, l := range f.lines {
			require.GreaterOrEqual(t, l.N, int64(1))
			played += l.N
		}
		if n := int64(len(f.lines)); played == n {
			few++
		} else if played < 3*n {
			some++
		} else {
			many++
		}
		require.True(t, played == int64(len(f.lines)) || f.Total < 2*b.Work)
	}
	require.Positive(t, few)
	require.Positive(t, some)
	require.Positive(t, many)
}

// A search that is called off ends at once and leaves the plans as they were.
func TestSearchIsCalledOff(t *testing.T) {
	skill := NewSkill("admiral", "", 2)
	skill.Budget.Work = 100000
	m := New(skill, 1)
	early, late := 0, 0
	for i, s := range activations(t) {
		m.rest = m.rest[:0]
		if i%15 != 0 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend = ai.Tireless
		m.think()
		plans := func() (list [][]game.Action) {
			for _, p := range m.plans {
				list = append(list, slices.Clone(p.actions))
			}
			return list
		}
		before := plans()
		f, positions := m.search, 0
		for _, off := range []int{1, 300, 1500, 3000} {
			f.Spend = func() bool { positions++; return positions < off }
			f.Quit, positions = false, 0
			f.choose(&m.root, m.me, m.plans, skill.Budget, 5)
			if !f.Quit {
				break // all has been rehearsed
			}
			require.Equal(t, before, plans())
			require.LessOrEqual(t, positions, off+1)
			if off < 1000 {
				early++
			} else {
				late++
			}
		}
	}
	require.Greater(t, early, 10)
	require.Greater(t, late, 5)
}

// What is found on several cores is what is found on one.
func TestParallelSearch(t *testing.T) {
	alone, together := NewSkill("admiral", "", 5), NewSkill("admiral", "", 5)
	alone.Budget.Victory, together.Budget.Victory, together.Budget.Parallel = true, true, true
	a, b := New(alone, 1), New(together, 1)
	b.search.team = []*search{newSearch(b.weights, StandardForecast(), false), newSearch(b.weights, StandardForecast(), false), newSearch(b.weights, StandardForecast(), false)}
	for i, s := range activations(t) {
		if i%9 != 0 {
			continue
		}
		a.rest, b.rest = a.rest[:0], b.rest[:0]
		if a.Begin(s, s.Decision().Player) || b.Begin(s, s.Decision().Player) {
			continue
		}
		a.Think(ai.Tireless)
		b.Think(ai.Tireless)
		require.Equal(t, a.plans[0].actions, b.plans[0].actions)
	}
}

// The reasons of an advice add up to what it is worth.
func TestAdviceAddsUp(t *testing.T) {
	m := New(With(Standard()), 1)
	given := 0
	for _, s := range activations(t) {
		a := m.Advise(s, s.Decision().Player)
		if a == nil {
			continue
		}
		var sum int64
		for i, r := range a.Reasons {
			sum += r.Worth
			require.NotZero(t, r.About)
			require.True(t, i == 0 || abs(r.Worth) <= abs(a.Reasons[i-1].Worth))
		}
		require.Equal(t, sum, a.Worth)
		require.NoError(t, s.Check(a.Plan[0]))
		given++
	}
	require.Greater(t, given, 50)
}

// Every weight stands in the file, and nothing else does.
func TestWeightsFile(t *testing.T) {
	_, err := ReadWeights(bytes.Replace(weightsJSON, []byte("{"), []byte(`{"luck": 2,`), 1))
	require.ErrorContains(t, err, "luck")
	_, err = ReadWeights([]byte(`{"growth": 1}`))
	require.ErrorContains(t, err, "rivals")
	w := Standard()
	require.Positive(t, w.Growth)
}

// Steps are weighed with the best that can follow them: those of the plan itself are
// as good as it, nearly all others are no better, and none takes much more work than
// a decision.
func TestStepsAreWeighedWithWhatFollows(t *testing.T) {
	m := New(With(Standard()), 0)
	plans, kept, steps, better := 0, 0, 0, 0
	for i, s := range activations(t) {
		if i%5 > 0 {
			continue
		}
		by := s.Decision().Player
		advice := m.Advise(s, by)
		if advice == nil || advice.Odds > 0 {
			continue
		}
		for _, a := range s.AppendActions(nil) {
			w := m.Weigh(s, by, []game.Action{a})
			require.Equal(t, a, w.Plan[0])
			require.Equal(t, w.Worth, m.Explain(s, by, w.Plan).Worth)
			require.LessOrEqual(t, m.spent, mostJudged+200)
			steps++
			if w.Worth > advice.Worth+50 {
				better++
			}
			if a == advice.Plan[0] {
				plans++
				if w.Worth > advice.Worth-50 {
					kept++
				}
			}
		}
		require.Equal(t, advice.Worth, m.Weigh(s, by, advice.Plan).Worth, "a plan has nothing behind it")
	}
	t.Logf("of %d plans %d go on as well; of %d steps %d are better", plans, kept, steps, better)
	require.Greater(t, plans, 5)
	require.Greater(t, kept, plans*8/10)
	require.Less(t, better, steps/10)
}

// The first to act in a rehearsal are captains as they are at the table, all after them
// such as do not look ahead.
func TestRivalsWhoComeSoonLookAhead(t *testing.T) {
	thought := func(alert int) (n int) {
		m := New(NewSkill("admiral", "", 0), 1)
		m.Begin(activations(t)[20], activations(t)[20].Decision().Player)
		f := m.search
		f.Spend = ai.Tireless
		m.spend = ai.Tireless
		m.think()
		rehearsed(f, &m.root, m.me, testLine(&m.plans[0]), &Budget{Scope: 12, Alert: alert}, 5)
		for p, rival := range f.rivals.bots {
			if rival != nil {
				require.NotEqual(t, int(m.me), p)
				n++
			}
		}
		return n
	}
	require.Zero(t, thought(0))
	require.Positive(t, thought(4))
}

// One rival is looked at as far as a level is meant to, several less far; whoever asks
// for a scope has it with any number of them.
func TestBudgetGoesByRivals(t *testing.T) {
	k := NewSkill("admiral", "", 0)
	require.Greater(t, k.budget(2).Scope, k.budget(3).Scope)
	require.Equal(t, k.budget(3), k.budget(4))
	asked := NewSkill("admiral", "", 5)
	for seats := int8(2); seats <= 4; seats++ {
		require.Equal(t, 5, asked.budget(seats).Scope)
		require.Equal(t, k.budget(seats).Work*5/k.budget(seats).Scope, asked.budget(seats).Work)
	}
	doge := NewSkill("doge", "", 0)
	require.Equal(t, doge.budget(4), doge.budget(2))
}
