package app

import (
	"serenissima/assets/lang"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// RangeOf is the range of the numbers that a sum can be, in words.
func RangeOf(words *lang.Words, sum *table.Sum) widget.Range {
	say := func(line table.Line) string {
		if line.Key == "" {
			return ""
		}
		return words.Line("sum."+line.Key, line.Args...)
	}
	r := widget.Range{Name: say(sum.Name), Values: sum.Numbers(), Preset: sum.Preset, Low: say(sum.Low), High: say(sum.High)}
	for _, m := range sum.Marks {
		r.Marks = append(r.Marks, widget.Mark{Value: m.N, Text: say(m.Line)})
	}
	return r
}
