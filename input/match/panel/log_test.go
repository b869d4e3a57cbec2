package panel

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// The log shows what a decision leads to in one row where a finger picks rows, and so tells more at
// once: each entry is in one row, and none that can be undone shares one with one that cannot.
func TestLogPutsDecisionsIntoRowsForFingers(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		list := apptest.PositionsOf(t, rules, 3, 1)
		d := layOut(t, list[len(list)/2], desktop())
		p := NewLog(&d.history, d.match)
		n := len(d.history.Shown())
		rows, alone := 0, 0
		for i := p.before(n, 0); i >= 0; {
			row := p.row(i, layout.Fingertip)
			require.Equal(t, i, row[len(row)-1])
			for k := range row[1:] {
				require.Equal(t, row[k], p.before(row[k+1], 0), "none is left out")
				require.False(t, p.barred(row[k], row[k+1]))
			}
			rows, alone = rows+1, alone+len(row)
			i = p.before(row[0], 0)
			require.Equal(t, []int{row[0]}, p.row(row[0], 0), "a pointer picks each")
		}
		require.Less(t, rows, alone*4/5, rules.Info().ID)
	})
}

// The log shows no entry of which a longer one tells, and each of its lines can be picked.
func TestLogShowsLongerSentencesAlone(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		list := apptest.PositionsOf(t, rules, 3, 1)
		d := layOut(t, list[len(list)/2], desktop())
		p := NewLog(&d.history, d.match)
		p.Open(true)
		require.True(t, p.Shown(d))
		var l display.List
		p.Draw(d, &l)
		seen, lines := d.history.Seen(), 0
		for _, h := range l.Hits {
			if h.Target.Command == CmdEntry {
				require.False(t, h.Target.Value.(*history.Entry).IsOver(seen))
				lines++
			}
		}
		require.Greater(t, lines, 3)
		entries := d.history.Entries
		last := p.before(len(entries), 0)
		require.Equal(t, len(entries)-1, last)
		for i := last; i >= 0; i = p.before(i, 0) {
			require.False(t, entries[i].IsOver(seen))
		}
		require.Equal(t, p.before(last, 0), p.before(len(entries), 1))
	})
}
