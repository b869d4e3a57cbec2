package serenissima

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/rulebook"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Whoever points at a port is told what its goods pay at a scoring, and what one more would
// add.
func TestAPortTellsWhatItsGoodsPay(t *testing.T) {
	port := game.Ref{Kind: game.PortRef, ID: int16(bookPort)}
	told := func(filled int8) map[string]map[any]any {
		s := bookState()
		s.Ports[bookPort] = rules.Port{Owner: 1, Sailors: 1, Filled: filled}
		return said(testView(s, 1280, 800), func(v *table.View) { Table{}.Tell(v, port) })
	}
	require.Equal(t, map[any]any{"filled": 3, "n": 10, "next": 4, "more": 15}, told(3)["board.port.income"])
	require.Equal(t, map[any]any{"n": 20}, told(5)["board.port.income-full"])
	require.NotContains(t, told(5), "board.port.income")
	for tag, want := range map[string][]string{
		lang.English: {"Without cubes it pays nothing at a scoring, with 1 it pays 2.", "With 3 cubes it pays 10 at a scoring, with 4 it pays 15."},
		"de":         {"Ohne Waren zahlt er bei einer Wertung nichts, mit 1 zahlt er 2.", "Mit 3 Waren zahlt er bei einer Wertung 10, mit 4 zahlt er 15."},
		"fr":         {"Sans marchandise, il paie 0 à un décompte, avec 1 il paie 2.", "Avec 3 marchandises, il paie 10 à un décompte, avec 4 il paie 15."},
	} {
		w := words(t, tag)
		require.Equal(t, want[0], w.Line("board.port.income", "filled", 0, "n", 0, "next", 1, "more", 2))
		require.Equal(t, want[1], w.Line("board.port.income", "filled", 3, "n", 10, "next", 4, "more", 15))
	}
}

// Whoever points at the card of wine is told what it pays, and for which ports.
func TestTheWineCardTellsWhatItPays(t *testing.T) {
	s := bookState()
	texts := said(testView(s, 1280, 800), func(v *table.View) { appendCards(&display.List{}, v, s, display.Rect{W: 500, H: 60}) })
	require.Equal(t, map[any]any{"n": 3}, texts["card.wine.help"])
	require.Equal(t, "Each port that produces or stores wine pays its owner 3 ducats. The white marker stays.",
		words(t, lang.English).Line("card.wine.help", "n", 3))
}

// In every language the rulebook says what goods and wine pay, as the board has it.
func TestTheRulebookTellsWhatGoodsAndWinePay(t *testing.T) {
	b := bookState().Board
	for _, l := range lang.Available() {
		book, err := rulebook.Load(l.Tag, "")
		require.NoError(t, err)
		plain := func(id string) (text string) {
			for _, block := range book.Section(id).Blocks {
				text += block.Plain() + "\n"
			}
			return text
		}
		for filled, ducats := range b.Ports[bookPort].Income[1:] {
			require.Regexp(t, fmt.Sprintf(`\b%d\b`, filled+1), plain("S7.1"), l.Tag)
			require.Regexp(t, fmt.Sprintf(`\b%d\b`, ducats), plain("S7.1"), l.Tag)
		}
		for _, card := range b.Cards[1:] {
			if card.Wine > 0 {
				require.True(t, strings.Contains(plain("S6.1"), fmt.Sprint(card.Wine)), l.Tag)
			}
		}
	}
}
