package table

import "serenissima/render/widget"

// Description is what is said of a thing.
type Description struct {
	Lines []string         // sentences, its name first; none for what needs no words
	Signs []widget.TipSign // what is known of it in signs and numbers; none for what lines alone tell
	Rest  []string         // the lines that these signs leave to be said
	Rule  string           // number of the rule that explains it, empty if there is none
}
