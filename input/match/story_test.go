package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// Whatever has been seen is told, and but once: whenever a decision is to come, each event that
// has words is in one sentence that no longer one has taken up.
func TestEveryEventIsToldOnce(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := scenetest.PositionsOf(t, rules, 3, 1)
		m := list[len(list)*2/3]
		d := drive(t, &store.Memory{}, desktop)
		words := wordsOf(d.c, m)
		var story []sentence
		told := []int{0} // events with words, up to each beat
		n, decided := 0, []bool{}
		for b := range m.Beats() {
			n++
			decided = append(decided, b.Action.By > game.Nobody)
			told = append(told, told[n-1])
			for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
				if _, ok := words.Told(ev); ok {
					told[n]++
				}
			}
			story = appendStory(story, on, words, b, n)
		}
		for seen := range told {
			if seen < n && !decided[seen] { // chance goes on
				continue
			}
			events := 0
			for i := range story {
				if s := &story[i]; s.beat <= seen && !s.isOver(seen) {
					for _, ev := range s.events {
						if _, ok := words.Told(ev); ok {
							events++
						}
					}
				}
			}
			require.Equal(t, told[seen], events, "%s after %d beats", rules.Info().ID, seen)
		}
		require.Equal(t, rules.Info().ID != gametest.Toy.Info().ID, mostTold(story) > 1)
	})
}

// Each sentence that names a seat bears the seal of a seat which it names or which has decided what it tells: not
// of whoever loses sailors in an attack, nor of nobody.
func TestSentencesBearTheSealOfWhoActs(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	names := []string{"Xaver", "Ygor", "Zelda", "Quirin"}
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		checked := 0
		for seed := range uint64(20) {
			o := gametest.Options(len(names))
			for _, option := range rules.Info().Options { // every other game with the last value of each
				if option.Matters(o.Seats) && seed%2 == 1 {
					o.Values[option.Name] = option.Values[len(option.Values)-1]
				}
			}
			var log []game.Action
			_, err := gametest.RandomGame(rules, o, seed, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
			require.NoError(t, err)
			seats := make([]session.Seat, len(names))
			for i := range seats {
				seats[i] = session.Seat{Kind: session.Human, Name: names[i], Colour: i + 1}
			}
			m, err := session.Restore(rules, o, seats, seed, log)
			require.NoError(t, err)
			var story []sentence
			n := 0
			for b := range m.Beats() {
				n++
				story = appendStory(story, on, words.Words(rules.Info(), names), b, n)
			}
			for _, s := range story {
				var seals []game.Player
				for i, name := range names {
					if strings.Contains(s.text(), name) {
						seals = append(seals, game.Player(i+1))
					}
				}
				if len(seals) == 0 {
					continue
				}
				if s.decision > 0 {
					seals = append(seals, log[s.decision-1].By)
				}
				require.Contains(t, seals, s.by, "seed %d: %s", seed, s.text())
				checked++
			}
		}
		require.Positive(t, checked)
	})
}

// mostTold is how many events a sentence tells at most.
func mostTold(story []sentence) (n int) {
	for i := range story {
		n = max(n, len(story[i].events))
	}
	return n
}

// The log shows what a decision leads to in one row where a finger picks rows, and so tells more at
// once: each sentence is in one row, and none that can be undone shares one with one that cannot.
func TestLogPutsDecisionsIntoRowsForFingers(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := scenetest.PositionsOf(t, rules, 3, 1)
		d := drive(t, &store.Memory{}, desktop)
		p := NewPlay(d.c, list[len(list)/2], nil).(*Play)
		n := len(p.chronicle.shown())
		rows, alone := 0, 0
		for i := p.chronicle.before(n, 0); i >= 0; {
			row := p.chronicle.logRow(i, layout.Fingertip)
			require.Equal(t, i, row[len(row)-1])
			for k := range row[1:] {
				require.Equal(t, row[k], p.chronicle.before(row[k+1], 0), "none is left out")
				require.False(t, p.chronicle.barred(row[k], row[k+1]))
			}
			rows, alone = rows+1, alone+len(row)
			i = p.chronicle.before(row[0], 0)
			require.Equal(t, []int{row[0]}, p.chronicle.logRow(row[0], 0), "a pointer picks each")
		}
		require.Less(t, rows, alone*4/5, rules.Info().ID)
	})
}

// The log shows no sentence of which a longer one tells, and each of its lines can be picked.
func TestLogShowsLongerSentencesAlone(t *testing.T) {
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		list := scenetest.PositionsOf(t, rules, 3, 1)
		d := drive(t, &store.Memory{}, desktop)
		p := NewPlay(d.c, list[len(list)/2], nil).(*Play)
		p.chronicle.logOpen = true
		d.stack.Push(p)
		d.rest(2)
		var l display.List
		v := p.board.boardView(d.c)
		p.chronicle.viewLog(d.c, &l, v)
		seen, lines := p.chronicle.seen(), 0
		for _, h := range l.Hits {
			if h.Target.Command == cmdTiding {
				require.False(t, p.chronicle.story[h.Target.Index].isOver(seen))
				lines++
			}
		}
		require.Greater(t, lines, 3)
		last := p.chronicle.before(len(p.chronicle.story), 0)
		require.Equal(t, len(p.chronicle.story)-1, last)
		for i := last; i >= 0; i = p.chronicle.before(i, 0) {
			require.False(t, p.chronicle.story[i].isOver(seen))
		}
		require.Equal(t, p.chronicle.before(last, 0), p.chronicle.before(len(p.chronicle.story), 1))
	})
}
