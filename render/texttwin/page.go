package texttwin

// A Page is what a screen shows, in text. It is written as JSON for whoever puts it
// before people.
type Page struct {
	Heading  string     `json:"heading"`
	Lines    []string   `json:"lines"`
	Parts    []PagePart `json:"parts"`
	Latest   []string   `json:"news"`             // the last that happened, newest last
	Happened int        `json:"told"`             // how much has happened in all
	Notice   string     `json:"notice,omitempty"` // a short message that passes
}

// A PagePart is buttons that belong together, and what can be typed there.
type PagePart struct {
	Heading string   `json:"heading,omitempty"`
	Field   *Field   `json:"field,omitempty"`
	Buttons []Button `json:"buttons"`
}

// A Field takes a number. It is pressed, once that is typed, by its ID with the number
// behind it.
type Field struct {
	ID   string `json:"id"`
	Text string `json:"text"` // what can be typed
	Done string `json:"done"` // what that does
}

// A Button can be pressed, by its ID.
type Button struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Off  bool   `json:"off,omitempty"` // it only says why not
	On   bool   `json:"on,omitempty"`  // what it stands for is chosen
}
