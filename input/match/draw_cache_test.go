package match

import (
	"slices"

	"github.com/stretchr/testify/require"
)

// seen proves that a picture that is put together from kept parts is the one that
// would be drawn without them.
func seen(d *driver) {
	p, ok := d.stack.Top().(*Play)
	if !ok || p.cache.view == nil {
		return
	}
	kept := p.cache
	p.cache = d.emptied
	p.cache.view = nil
	d.stack.View(&d.fresh)
	d.emptied = p.cache
	p.cache, d.c.Screen.Shown = kept, &d.list
	require.True(d.t, slices.Equal(d.fresh.Ops, d.list.Ops), "a part has been kept that should have been drawn")
	require.True(d.t, slices.Equal(d.fresh.Hits, d.list.Hits), "a part has been kept that should have been drawn")
}
