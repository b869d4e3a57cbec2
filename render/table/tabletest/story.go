package tabletest

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// Sentences tells events as they happen, those together that the table tells together.
func Sentences(on table.Table, w *lang.Words, events ...game.Event) (list []string) {
	var row []game.Event
	for _, ev := range events {
		if row = append(row, ev); len(row) > 1 {
			if line, ok := on.Together(row); ok {
				if line.Key != "" {
					list[len(list)-1] = lang.Capital(w.Line(line.Key, line.Args...))
				}
				continue
			}
		}
		row = []game.Event{ev}
		list = append(list, w.Event(ev))
	}
	return list
}
