package goldenhorn

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// described is the position by names, as a program reads it.
func described(p *scene) object {
	p.t.Helper()
	data, err := json.Marshal(p.Describe())
	require.NoError(p.t, err)
	var d object
	require.NoError(p.t, json.Unmarshal(data, &d))
	return d
}

func TestDescribe(t *testing.T) {
	p := dominion(t, 2, "territories", "alternative").ship("fleet2-two", 5, -1, "green:2").ship("fleet1-one", 7, 1, "mercenary:3").
		hand(1, "red:2 blue:1").store(2, "pink:1 peasant:2").land("galata", 2).begin(1)
	d := described(p)
	require.Equal(t, []any{"t1-a", "t3-a"}, d["tiles"])
	require.Equal(t, []any{"venice", "red", "yellow", "pink", "modone", "blue", "orange", "green", "constantinople"}, d["course"])
	require.Equal(t, object{"red": 2.0, "pink": 0.0, "orange": 0.0, "yellow": 0.0, "green": 0.0, "blue": 1.0}, entry(d, "players", 0)["cards"])
	warehouse := object{"red": 0.0, "pink": 1.0, "orange": 0.0, "yellow": 0.0, "green": 0.0, "blue": 0.0, "mercenary": 0.0, "peasant": 2.0}
	require.Equal(t, warehouse, entry(d, "players", 1)["warehouse"])
	ship := entry(d, "ships", 4)
	require.Equal(t, []any{"fleet2-two", 2.0, 5.0, -1.0, false}, []any{ship["id"], ship["owner"], ship["place"], ship["ahead"], ship["turned"]})
	require.Equal(t, 2.0, ship["cargo"].(object)["green"])
	require.Equal(t, object{"id": "galata", "owner": 2.0, "mercenaries": 5.0, "points": 12.0}, entry(d, "territories", 4))
	require.Equal(t, 8.0, d["bag"].(object)["white"])
	require.Equal(t, 17.0, d["supply"])
	p.do("1 sail ship:fleet1-one")
	d = described(p)
	require.Equal(t, []any{"fleet1-one", 3.0}, []any{d["sailing"], d["toDraw"]})
	// Before anything is laid or placed; without the expansion there are no territories.
	d = described(newGame(t, 3))
	require.Len(t, d["course"], 14)
	require.Empty(t, d["tiles"])
	require.Empty(t, d["ships"])
	require.Empty(t, d["territories"])
}
