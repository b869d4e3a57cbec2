package ui_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/op"
	"serenissima/render/ui"
)

// However many signs an answer has, what it warns of is written on the column of a phone.
func TestWarningsOfAnswersAreWritten(t *testing.T) {
	for signs := range 6 {
		var l op.List
		ui.AppendAnswer(&l, ui.Answer{Rect: op.Rect{W: 204, H: 54}, Unit: 1, Signs: signs, Caption: "4 go ashore",
			About: []ui.Remark{{Text: "The last sailor goes ashore: the galley sinks", Warn: true}, {Text: "Ends this galley’s turn"}}})
		require.True(t, slices.ContainsFunc(l.Ops, func(o op.Op) bool { return o.Kind == op.DrawText && strings.HasPrefix(o.Text, "! ") }), "%d signs", signs)
	}
}
