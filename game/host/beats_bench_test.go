package host_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/host"
	"serenissima/game/save"
)

// BenchmarkBeats tells a whole game to the person on a seat, as for a recap.
func BenchmarkBeats(b *testing.B) {
	for _, r := range catalog.All() {
		in := r.Info()
		data, err := os.ReadFile(fmt.Sprintf("../save/testdata/saves/%s-%d-whole.sere", in.ID, in.Version))
		require.NoError(b, err)
		m, err := save.Decode(data, catalog.Find)
		require.NoError(b, err)
		h := host.New(m, host.Options{})
		b.Run(in.ID, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				n := 0
				for range h.BeatsFor(1) {
					n++
				}
				require.Equal(b, m.Len(), n)
			}
		})
	}
}
