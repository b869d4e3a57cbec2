package mediterranee_test

import (
	"testing"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table/mediterranee"
	"serenissima/render/table/tabletest"
)

func TestDraft(t *testing.T) {
	info := rules.New().Info()
	texts := map[string]string{}
	add := func(k, v string) { texts["mediterranee."+k] = v }
	for _, v := range info.Verbs {
		add("verb."+v, v)
		add("verb."+v+".help", v)
		add("action."+v, v+" {ref0} {ref1} {ref2}")
		add("can."+v, v)
	}
	for _, p := range info.Prompts {
		add("prompt."+p, "P "+p)
	}
	for k := game.EventKind(0); k < 30; k++ {
		for _, n := range info.Notes {
			add("event."+k.String()+"."+n, "happened {n}")
		}
		add("event."+k.String(), "happened {n}")
	}
	add("money", "{n}00")
	add("sailor", "{n} sailors")
	add("dice", "{n}")
	add("space", "place {n}")
	add("only-end", "P done")
	tabletest.Conform(t, tabletest.Game{Rules: rules.New(), Table: mediterranee.Table{}, Texts: texts}, 1)
}
