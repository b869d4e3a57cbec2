package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// asleep requires that nothing that is drawn in bar or drawer can be pressed yet, by clicks or by keys, and that what
// decides is drawn otherwise than once it can be. It returns how many buttons there were.
func (d *driver) asleep(p *Play, name string) (buttons int) {
	var list []display.Hit
	for _, h := range d.List.Hits {
		at := d.List.At(h.Rect.Center())
		if (decides(h.Target.Command) || h.Target.Command == position.CmdGroup) && !h.Off && at != nil && at.Target == h.Target {
			list = append(list, h)
		}
	}
	looks := make([][]display.Op, len(list))
	within := func(r display.Rect) (ops []display.Op) {
		for _, o := range d.List.Ops {
			if o.Kind == display.FillRect && !o.Rect.Intersect(r).Empty() && r.Inset(-1).Holds(o.Rect) {
				ops = append(ops, o)
			}
		}
		return ops
	}
	length, open := p.match().Len(), p.open
	for i, h := range list {
		looks[i] = within(h.Rect)
		if i >= app.GuardTicks/2 { // the last ticks are for the keys
			break
		}
		at := h.Rect.Center()
		d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
		require.Equal(d.T, length, p.match().Len(), "%s: %v is pressed", name, h.Target)
		require.Equal(d.T, open, p.open, "%s: %v is pressed", name, h.Target)
	}
	require.True(d.T, p.clicks.ignoresAll(), name)
	d.Key(control.Confirm)
	d.Key(control.Confirm)
	require.Equal(d.T, length, p.match().Len(), name)
	d.Wake()
	d.Rest(1)
	for i, h := range list {
		if now := d.List.Find(h.Target); now != nil && now.Rect == h.Rect && len(looks[i]) > 0 {
			require.NotEqual(d.T, within(h.Rect), looks[i], "%s: %v does not show that it sleeps", name, h.Target)
			buttons++
		}
	}
	return buttons
}

// After the bar or the drawer has changed by itself, because somebody else has decided or because something that
// nobody had a choice in has passed, nothing there can be pressed for a while, and what is there shows it.
func TestWhatChangesByItselfSleeps(t *testing.T) {
	kinds := map[string]int{} // buttons by what has happened
	for _, rules := range catalog.All() {
		for seed := uint64(1); seed <= 3; seed++ {
			d, p := seatedAt(t, rules, 1, app.AtOnce)
			d.Context.Settings.SpeedOwn = app.AtOnce
			for turn := 0; turn < 40 && p.ending == nil && !d.Ended; turn++ {
				d.Forward(func() bool { return p.asked() || p.ending != nil })
				if p.ending != nil {
					break
				}
				d.Rest(1)
				kind := "others"
				if p.now.Modal() {
					kind = "question"
				}
				if p.notice.text != "" && len(p.notice.passed) > 0 {
					kind = "passed"
				}
				if d.Stack.Guarded() && p.clicks.ignoresAll() && !p.recap.Telling() {
					kinds[kind] += d.asleep(p, rules.Info().ID+", "+kind)
				}
				d.Wake()
				if !p.asked() {
					continue
				}
				a := p.now.Legal[(turn*7+int(seed))%len(p.now.Legal)]
				p.propose(d.Context, a)
				d.Rest(1)
			}
		}
		require.Positive(t, kinds["others"], rules.Info().ID)
	}
	require.Positive(t, kinds["question"])
	require.Positive(t, kinds["passed"])
}

// A question that opens by itself sleeps as well where nobody else has decided in between, such as the bids of the next
// turn after the last sale, with every pace: neither a press that was meant for what was there before nor a key answers it.
func TestAQuestionThatOpensByItselfSleeps(t *testing.T) {
	rules, opened := catalog.Find("mediterranee"), 0
	for seed := uint64(1); seed <= 4; seed++ {
		d, p := seatedAt(t, rules, 1, app.AtOnce)
		d.Context.Settings.SpeedOwn = app.AtOnce
		prompt := p.now.View.Decision().Prompt
		for turn := 0; turn < 60 && p.ending == nil && !d.Ended; turn++ {
			d.Forward(func() bool { return p.asked() || p.ending != nil })
			if p.ending != nil {
				break
			}
			if p.now.Modal() && p.now.View.Decision().Prompt != prompt && len(p.now.Legal) > 1 {
				opened++
				require.True(t, p.clicks.ignoresAll(), "turn %d: %s after %s", turn, p.info.PromptName(p.now.View.Decision().Prompt), p.info.PromptName(prompt))
			}
			d.Rest(1)
			d.Wake()
			a := p.now.Legal[(turn*7+int(seed))%len(p.now.Legal)]
			for _, x := range p.now.Legal {
				if p.now.IsEnd(x) {
					a = x
				}
			}
			prompt = p.now.View.Decision().Prompt
			p.propose(d.Context, a)
		}
	}
	require.Greater(t, opened, 4)
}
