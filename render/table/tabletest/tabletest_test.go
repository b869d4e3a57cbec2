package tabletest_test

import (
	"testing"

	"serenissima/game/catalog"
	"serenissima/render/table/all"
	"serenissima/render/table/tabletest"
)

func TestToyConforms(t *testing.T) { tabletest.Conform(t, tabletest.ToyGame, 6) }

// Every game that can be shown has a table that keeps to the contract.
func TestTablesConform(t *testing.T) {
	for _, r := range catalog.All() {
		if on := all.Tables[r.Info().ID]; on != nil {
			t.Run(r.Info().ID, func(t *testing.T) { tabletest.Conform(t, tabletest.Game{Rules: r, Table: on}, 5) })
		}
	}
}
