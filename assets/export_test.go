package assets

import (
	"io/fs"
	"testing"
)

// Charts are the IDs of the games that have a chart, for the tests.
var Charts = charts

// WithoutCharts lets charts be fetched until the end of the test, as on a page.
func WithoutCharts(t *testing.T) {
	before := embedded
	t.Cleanup(func() { embedded, packs, asked, wanted = before, map[string]fs.FS{}, nil, nil })
	embedded = nil
}
