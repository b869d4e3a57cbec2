package archive

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
)

// BenchmarkSave saves a long game near its end again and again, each time after another decision.
func BenchmarkSave(b *testing.B) {
	for _, r := range catalog.All() {
		in := r.Info()
		data, err := os.ReadFile(fmt.Sprintf("../save/testdata/saves/%s-%d-whole.sere", in.ID, in.Version))
		require.NoError(b, err)
		played, err := save.Decode(data, catalog.Find)
		require.NoError(b, err)
		seats := played.FirstSeats()
		for i := range seats {
			seats[i].Kind, seats[i].Level = session.Human, ""
		}
		log := played.Log()
		m := played
		for m == played || m.State().Result().Over || m.Firm() == m.Len() { // until a decision can be taken back
			log = log[:len(log)-1]
			m, err = session.Restore(r, played.Options(), seats, played.Seed(), log)
			require.NoError(b, err)
		}
		a := open(&store.Memory{}).Archive
		b.Run(in.ID, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				require.NoError(b, a.Save(m))
				if !m.Undo() {
					require.NotEmpty(b, m.Redo())
				}
			}
		})
	}
}
