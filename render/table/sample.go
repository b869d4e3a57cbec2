package table

// A Sample is a picture of the contact sheet: its name, and the flags with which the
// command shot draws it.
type Sample struct {
	Name, Flags string
	Windows     []string // for which it is drawn, nil for all
}
