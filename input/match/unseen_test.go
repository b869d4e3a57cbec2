package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
)

// Who has the moves of others done at once reads what matters of them, one message after the other: cards, scorings,
// refusals and what was lost. With every other speed it is shown.
func TestWhatIsDoneAtOnceIsTold(t *testing.T) {
	for _, rules := range catalog.All() {
		for _, speed := range []app.Speed{app.AtOnce, app.Fast} {
			d, p := seatedAt(t, rules, 1, speed)
			told := map[game.EventKind]int{}
			d.Forward(p.asked)
			for range 40 {
				before := p.match().Len()
				p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
				d.Forward(func() bool { return p.asked() || p.seating.decider() == game.Nobody })
				if p.seating.decider() == game.Nobody {
					break
				}
				var last string
				var kind game.EventKind
				n := 0
				for b := range p.match().BeatsFor(p.now.Viewer) {
					if n++; n <= before+1 || b.Action.By == 1 {
						continue
					}
					for _, ev := range session.VisibleTo(b.Events, p.now.Viewer) {
						if text, ok := p.words(d.Context).Narrate(ev); ok && p.table.Meaning(ev).News() {
							last, kind = text, ev.Kind
						}
					}
				}
				if last == "" {
					continue
				}
				seen := false
				for i := 0; i < mostWaiting*newsTicks+noticeTicks && !seen; i += 10 {
					d.Rest(10)
					seen = p.notice.text == last && d.Shows(last)
				}
				require.Equal(t, speed == app.AtOnce, seen, "%s: %s", rules.Info().ID, last)
				told[kind]++
			}
			require.NotEmpty(t, told, rules.Info().ID)
		}
	}
}

// The round-up of a turn has a line for the cards that were turned in it, and one for what was refused.
func TestTheRoundUpTellsOfCardsAndRefusals(t *testing.T) {
	seen := map[string]bool{}
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	for range 200 {
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		d.Forward(func() bool { return p.asked() || p.seating.decider() == game.Nobody })
		if p.seating.decider() == game.Nobody {
			break
		}
		d.Rest(1)
		if !p.roundUp.Shown(deskOf(p, d.Context)) {
			continue
		}
		for _, h := range d.List.Hits {
			for _, key := range []string{"cards", "refused"} {
				if head := d.Context.Lang.T("round."+key, "list", ""); len(h.Tip) > len(head) && h.Tip[:len(head)] == head {
					seen[key] = true
				}
			}
		}
	}
	require.True(t, seen["cards"])
	require.True(t, seen["refused"])
}
