package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// mentor is an advisor who likes the first legal action and the whole of a lesson.
type mentor struct {
	legal   []game.Action
	weighed int
}

func (m *mentor) Advise(view game.State, _ game.Player) *session.Advice {
	m.legal = view.AppendActions(m.legal[:0])
	if len(m.legal) < 2 {
		return nil
	}
	port := game.Port(1)
	return &session.Advice{Plan: []game.Action{m.legal[0], m.legal[0], m.legal[1]}, Worth: 740, Odds: 871000, Reasons: []session.Reason{
		{About: "port", Where: port, Worth: 500}, {About: "money", Worth: -300}, {About: "rivals", Worth: 251},
		{About: "voyage", Where: game.Ship(3), Worth: 249}, {About: "galley", Where: game.Ship(3), Worth: 100},
		{About: "fight", Where: port, Worth: -80}, {About: "port", Where: port, Worth: 20},
	}}
}

func (*mentor) Explain(game.State, game.Player, []game.Action) *session.Advice {
	return &session.Advice{Worth: 430}
}

// Weigh finds that all steps cost three ducats.
func (m *mentor) Weigh(view game.State, p game.Player, steps []game.Action) *session.Advice {
	m.weighed++
	a := m.Advise(view, p)
	a.Plan, a.Worth = steps, a.Worth-310
	a.Reasons[0].Worth -= 110
	a.Reasons[1].Worth -= 200
	return a
}

// advised starts a match from where it stands, with the mentor at hand.
func advised(t *testing.T, m *session.Match, size display.Point) (*driver, *Play) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
	d := drive(t, st, size)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &mentor{} }
	d.Tap("continue")
	p := d.Stack.Top().(*Play)
	for range 3 {
		d.Tick(control.Frame{})
	}
	return d, p
}

// asked returns a match in which a person has just been asked something.
func asked(t *testing.T, prompt string) *session.Match {
	for _, m := range apptest.Positions(t, 4, 1) {
		if m.Rules().Info().PromptName(m.State().Decision().Prompt) == prompt && len(m.State().AppendActions(nil)) > 8 {
			return m
		}
	}
	require.Fail(t, "nobody is asked", prompt)
	return nil
}

// active returns a match in which a person has just become active.
func active(t *testing.T) *session.Match { return asked(t, "activate") }

// The button comes to life when all books have been read, whoever does nothing.
func TestAdviceAwaitsTheBooks(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(active(t))))
	d := drive(t, st, desktop)
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &mentor{} }
	const books = 12
	read := 0
	d.Context.Bots.Books = func(string) []func() { return slices.Repeat([]func(){func() { read++ }}, books) }
	d.Tap("continue")
	for read < books {
		require.True(t, d.List.Find(display.Target{Command: control.Advice}).Off)
		d.Tick(control.Frame{Pinch: 1})
	}
	d.Tick(control.Frame{Pinch: 1})
	require.False(t, d.List.Find(display.Target{Command: control.Advice}).Off)
}

func TestAdviceIsShownUntilSomethingIsDone(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	require.False(t, d.Shows("The captain would"), "only when asked")
	d.Key(control.Advice)
	require.True(t, d.Shows("The captain would"))
	require.True(t, d.Shows("2 × "), "equal steps are one")
	require.True(t, d.Shows("87.1% chance to win"))
	require.True(t, d.Shows("Worth about 7 ducats more than stopping:"))
	require.True(t, d.Shows("+5 the port of "))
	require.True(t, d.Shows("−3 money"))
	require.True(t, d.Shows("−1 everything else"), "five reasons are told one by one")
	require.False(t, d.Shows("Your steps so far"))
	d.Key(control.Cancel)
	require.False(t, d.Shows("The captain would"))
	require.Equal(t, "play", d.Scene(), "no menu")
	d.Tap("advice")
	require.NotNil(t, p.captain.Hint)
	d.Key(control.Advice)
	require.Nil(t, p.captain.Hint)
	d.Key(control.Advice)
	p.propose(d.Context, p.now.Legal[0])
	require.Nil(t, p.captain.Hint, "the position is another")
}

// While the advice is shown, all that can be chosen stays lit and can be clicked.
func TestAdviceLeavesTheBoardInReach(t *testing.T) {
	d, p := advised(t, asked(t, "choose-galley"), desktop)
	d.Key(control.Advice)
	d.Tick(control.Frame{})
	require.True(t, p.captain.shown(p.scope()))
	number := p.now.Legal[len(p.now.Legal)-1]
	hit := d.List.Find(display.Target{Ref: number.Obj[0]})
	require.NotNil(t, hit)
	n := p.match().Len()
	p.fulfil(d.Context, tap{hit})
	require.Greater(t, p.match().Len(), n)
}

// Neither what a plan loads nor where it leads lies below the panel.
func TestAdviceHidesNothingOfThePlan(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		chooser, ok := on.(table.Chooser)
		if !ok {
			return
		}
		seen := 0
		for _, m := range apptest.PositionsOf(t, rules, 2, 9) {
			view := m.View(m.State().Decision().Player)
			plan := longest(chooser, view)
			if len(plan) == 0 || seen == 20 {
				continue
			}
			for _, size := range []display.Point{desktop, {X: 1920, Y: 1080}, {X: 820, Y: 1180}} {
				d, p := advised(t, m, size)
				p.captain.Advisor = &planner{plan}
				d.Key(control.Advice)
				d.Rest(2 + glide)
				r, stage, checked := p.advice.Box(deskOf(p, d.Context)), p.table.Stage(viewOf(p, d.Context)), 0
				for _, a := range plan {
					for _, ref := range a.Obj {
						if rim, ok := stage.Rim(ref); ok {
							require.Zero(t, r.Over(rim), "%v: %v over %v, plan %v", size, r, ref, plan)
							checked++
						}
					}
				}
				require.NotZero(t, checked)
			}
			seen++
		}
		require.NotZero(t, seen)
	})
}

// The button that does what the captain says is at the same place in a window, however long the plan is, and a long
// plan covers neither the head of the window nor the last entries of the log.
func TestThePlanIsDoneAtTheSamePlace(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, size := range []display.Point{desktop, {X: 390, Y: 844}, {X: 844, Y: 390}} {
			at, plans := display.Point{}, 0
			for _, m := range apptest.PositionsOf(t, rules, 2, 9) {
				legal := m.State().AppendActions(nil)
				for _, n := range []int{1, min(12, len(legal))} {
					d, p := advised(t, m, size)
					if p.now.Modal() || p.now.ChoosesApart() {
						continue
					}
					p.captain.Advisor = &planner{legal[:n]}
					d.Key(control.Advice)
					d.Rest(2 + glide)
					hit := d.List.Find(display.Target{Command: panel.CmdFollow})
					if hit == nil {
						continue
					}
					f, box := deskOf(p, d.Context).Frame(), p.advice.Box(deskOf(p, d.Context))
					if plans++; plans == 1 {
						at = hit.Rect.Center()
					}
					if size.Y != 390 { // there nothing but the plan has room
						require.InDelta(t, at.Y, hit.Rect.Center().Y, 1, "%v", size)
						require.GreaterOrEqual(t, box.Y, f.Board.Y, "%v", size)
					}
					if least := 200 * f.Unit; !f.Latest.Empty() && f.Latest.Y-box.Y > least { // room for the least that is told
						require.Empty(t, box.Over(f.Latest), "%v: %v over the log at %v", size, box, f.Latest)
					}
				}
				if plans > 40 {
					break
				}
			}
			require.NotZero(t, plans, "%v", size)
		}
	})
}

// In a list that asks for one thing after the other, a row with which the choice is made
// is weighed as well.
func TestRowsThatSettleAChoiceAreWeighed(t *testing.T) {
	d, p := advised(t, asked(t, "choose-start"), desktop)
	d.Key(control.Advice)
	p.fulfil(d.Context, tap{d.List.Find(display.Target{Ref: p.now.Legal[0].Obj[0]})})
	p.board.hover = position.RowTarget(position.CmdRow, p.open.Choice.Rows()[2])
	require.Zero(t, p.open.Choice.Rows()[2].Action)
	meant := p.scope().Pointed(p.board.hover)
	require.Len(t, meant, 1)
	require.Equal(t, p.open.Choice.Rows()[2].Ref, meant[0].Obj[1])
	p.captain.consider(p.board.hover, p.now.Own, meant)
	p.captain.consider(p.board.hover, p.now.Own, meant)
	require.Contains(t, p.captain.told(p.words(d.Context), p.scope().Pointed(p.board.hover)), "3 ducats less than the captain’s plan")
}

// A message about what was clicked before is over when the captain speaks.
func TestAdviceEndsMessages(t *testing.T) {
	d, p := advised(t, active(t), display.Point{X: 844, Y: 390})
	p.notice.say("That port has no market.")
	d.Key(control.Advice)
	require.True(t, d.Shows("The captain would"))
	require.False(t, d.Shows("That port has no market."))
}

// What speaks for a choice in the set-up is told in victories, what others would do
// otherwise behind it, and of what the captain does not know nothing else.
func TestAdviceInVictories(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	d.Key(control.Advice)
	a := p.captain.Hint.Advice
	a.Share, a.Otherwise = true, a.Plan[:1]
	p.cache = drawCache{}
	d.Tick(control.Frame{})
	require.True(t, d.Shows("7% more victories than the average choice:"))
	require.True(t, d.Shows("+5%"))
	require.True(t, d.Shows("If not, expect this: "))
	a.Worth, a.Reasons = 20, nil
	p.cache = drawCache{}
	d.Tick(control.Frame{})
	require.True(t, d.Shows("No other choice is better."))
}

// Where nothing is left but to end, that is said instead of what one could do.
func TestOnlyTheEndIsLeft(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		for _, m := range apptest.Positions(t, seed, 1) {
			if s := m.State(); m.Rules().Info().PromptName(s.Decision().Prompt) != "selling" || len(s.AppendActions(nil)) > 1 {
				continue
			}
			d, _ := advised(t, m, desktop)
			require.True(t, d.Shows("nothing is left to do here. End the activation."))
			require.False(t, d.Shows("sell more"))
			return
		}
	}
	require.Fail(t, "everybody has something left to sell")
}

// Whoever has begun to act is told what the steps so far have cost.
func TestAdviceTellsWhatStepsHaveCost(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	seat := p.seating.decider()
	for i := range p.now.Legal { // a step after which more is to be decided
		if p.propose(d.Context, p.now.Legal[i]); p.seating.decider() == seat && len(p.now.Legal) > 1 && !p.now.View.Asking().Fresh {
			break
		}
		p.match().Undo()
		p.refresh()
	}
	p.timeline.Reset()
	d.Key(control.Advice)
	require.NotNil(t, p.captain.Hint)
	require.Equal(t, int64(310), p.captain.Hint.Lost)
	require.True(t, d.Shows("Your steps so far cost 3 ducats"))
}

func TestNoAdviceForBots(t *testing.T) {
	m := active(t)
	seats := m.Seats()
	seat := m.State().Decision().Player
	seats[seat-1].Kind, seats[seat-1].Level = session.Bot, "captain"
	m, err := session.Restore(m.Rules(), m.Options(), seats, m.Seed(), m.Log())
	require.NoError(t, err)
	d, p := advised(t, m, desktop)
	d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return &dreamer{} }
	if p.seating.person(p.seating.decider()) {
		t.Fatal("a bot is to decide")
	}
	d.Key(control.Advice)
	require.Nil(t, p.captain.Hint)
	require.True(t, d.List.Find(display.Target{Command: control.Advice}).Off)
}

// dreamer is a bot that never comes to a decision.
type dreamer struct{ apptest.First }

func (*dreamer) Step(int) bool { return false }

// Nobody knows the game: there is no button.
func TestWithoutAnAdvisor(t *testing.T) {
	d, _ := advised(t, active(t), desktop)
	d.Context.Bots.NewAdvisor = nil
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, active(t), nil))
	d.Tick(control.Frame{})
	require.Nil(t, d.List.Find(display.Target{Command: control.Advice}))
	d.Key(control.Advice)
	require.False(t, d.Shows("The captain would"))
}

// On phones the button stands at the end of the hint, large enough for a finger.
func TestPhonesHaveTheButtonInTheHint(t *testing.T) {
	for _, size := range []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := advised(t, active(t), size)
		h := d.List.Find(display.Target{Command: control.Advice})
		require.NotNil(t, h, "%v", size)
		v := viewOf(p, d.Context)
		require.Equal(t, h.Rect, h.Rect.Intersect(v.Frame.Hint))
		require.True(t, h.Rect.Intersect(v.Frame.Tools).Empty())
		d.Tap(string(control.Advice))
		require.NotNil(t, p.captain.Hint)
	}
}

// The menu has it as well.
func TestAdviceFromTheMenu(t *testing.T) {
	for _, size := range []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}} {
		d, p := advised(t, active(t), size)
		d.Key(control.Menu)
		d.Tap("advice")
		require.Equal(t, "play", d.Scene())
		require.NotNil(t, p.captain.Hint)
	}
}

// In windows of every shape, with letters of every size, the panel is whole and
// nothing lies over anything else; questions can still be answered.
func TestLayoutOfAdvice(t *testing.T) {
	var matches []*session.Match
	for seed := uint64(1); len(matches) < 120; seed++ {
		matches = append(matches, apptest.Positions(t, seed, 11)...)
	}
	windows := []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 2560, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	for i, m := range matches[:120] {
		size := windows[i%len(windows)]
		x := lay(t, m, size, func(s *app.Settings) {
			s.TextScale, s.Hand = app.TextScales[i/len(windows)%len(app.TextScales)], app.Hands[i%2]
		})
		x.c.Bots.NewAdvisor = func(string) session.Advisor { return &mentor{} }
		for _, cmd := range []display.Command{"", control.Advice, ""} {
			x.show(control.Frame{Commands: []display.Command{cmd}})
		}
		p := x.p
		if len(p.now.Legal) < 2 {
			continue
		}
		require.NotNil(t, p.captain.Hint)
		apptest.RequireReadable(t, &x.list, size, "advice")
		r := p.advice.Box(deskOf(p, x.c))
		require.True(t, r.X >= 0 && r.Y >= 0 && r.X+r.W <= size.X && r.Y+r.H <= size.Y, "%v: %v", size, r)
		for _, a := range p.now.Legal {
			if h := x.list.Find(position.Act(a)); h != nil && p.now.Modal() {
				_, ok := device.Open(&x.list, h, display.Rect{W: size.X, H: size.Y})
				require.True(t, ok, "%v: an answer is covered", size)
			}
		}
	}
}

// While advice is at hand, whatever could be done is weighed against the plan as
// soon as the pointer rests there, and once it is done, what it has cost is told.
func TestStepsAreWeighed(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	wise := &mentor{}
	p.captain.Advisor = wise
	at := d.Place("group load") // a panel of actions
	d.Tap("group load")
	row := p.now.Groups[0][0]
	hover := func(target string, ticks int) {
		at = d.Place(target)
		for range ticks {
			d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1})
		}
	}
	target := device.TargetName(p.scope().PieceFor(row))
	hover(target, 4)
	require.Zero(t, wise.weighed, "nobody has asked")
	d.Key(control.Cancel)

	d.Key(control.Advice)
	d.Tap("group load")
	require.False(t, d.Shows("The captain would"), "it is folded away")
	require.NotNil(t, p.captain.Hint)
	hover(target, 1)
	before := wise.weighed
	hover(target, 6)
	require.Equal(t, before+1, wise.weighed, "once, not in every frame")
	require.True(t, d.Shows("3 ducats less than the captain’s plan"))
	require.True(t, d.Shows("money and what it could earn −2"), "and why")
	d.Key(control.Cancel)
	require.True(t, d.Shows("The captain would"), "it comes back")
	if len(p.now.Routes) > 0 { // a zone on the chart, over the advice
		p.board.hover = display.Target{Ref: p.now.Routes[len(p.now.Routes)-1].To}
		require.Equal(t, p.now.Routes[len(p.now.Routes)-1].Plan, p.scope().Pointed(p.board.hover))
	}
	p.propose(d.Context, row)
	require.Equal(t, "That is worth 3 ducats less than the captain’s plan: money and what it could earn −2, the port of "+p.words(d.Context).Title(game.Port(1))+" −1", p.notice.text)
	require.Nil(t, p.captain.Hint)
}

// The plan is carried out by one click, step by step, and a sign marks where it begins.
func TestAdviceIsFollowedByAClick(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	d.Key(control.Advice)
	plan := slices.Clone(p.now.Legal[:1])
	p.captain.Hint.Plan = plan
	require.True(t, p.captain.Proposes(plan...))
	marked := slices.ContainsFunc(p.now.Groups, func(in []game.Action) bool { return p.captain.Proposes(in...) })
	require.True(t, marked || p.now.IsEnd(plan[0]))
	before := p.match().Len()
	d.Rest(1)
	d.Tap("follow-advice")
	require.Nil(t, p.captain.Hint)
	require.Greater(t, p.match().Len(), before)
	require.Equal(t, plan[0], p.match().Log()[before])
}

// planner is an advisor with one plan.
type planner struct{ plan []game.Action }

func (p *planner) Advise(game.State, game.Player) *session.Advice {
	return &session.Advice{Plan: p.plan, Facts: true}
}

func (p *planner) Explain(game.State, game.Player, []game.Action) *session.Advice {
	return &session.Advice{Facts: true}
}

func (p *planner) Weigh(game.State, game.Player, []game.Action) *session.Advice {
	return &session.Advice{Facts: true}
}

// longest is the longest way of a position for which something has to be chosen first.
func longest(on table.Chooser, s game.State) (plan []game.Action) {
	for _, ref := range on.With(s, nil).Lit {
		chosen, ok := on.Choose(s, nil, ref)
		if !ok {
			continue
		}
		for _, r := range on.With(s, chosen).Routes {
			if len(r.Plan) > len(plan) {
				plan = r.Plan
			}
		}
	}
	return plan
}

// A plan that chance interrupts, such as by filling a harbour again, is followed by one click to
// its end.
func TestAdviceIsFollowedPastChance(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		chooser, ok := on.(table.Chooser)
		if !ok {
			return
		}
		followed, fresh := 0, false
		for _, m := range apptest.PositionsOf(t, rules, 2, 9) {
			view := m.View(m.State().Decision().Player)
			plan := longest(chooser, view)
			begins := view.Asking().Fresh
			fresh = fresh || begins
			if len(plan) < 3 || !begins || followed == 5 {
				continue
			}
			d, p := advised(t, m, desktop)
			p.captain.Advisor = &planner{plan}
			before := p.match().Len()
			d.Key(control.Advice)
			d.Rest(1)
			d.Tap("follow-advice")
			d.Forward(func() bool { return !p.host.UnderWay() })
			var done []game.Action
			for _, a := range p.match().Log()[before:] {
				if a.By == plan[0].By {
					done = append(done, a)
				}
			}
			require.Equal(t, plan, done)
			followed++
		}
		if fresh { // else chance comes between no steps of a plan
			require.Equal(t, 5, followed)
		}
	})
}
