package app

// Share is how matches leave the program and come into it; what the platform does
// not have is nil. What comes in arrives in a later Frame.
type Share struct {
	// Export gives the player a file and says where it is, empty if the player knows.
	Export func(name string, data []byte) (where string, err error)
	// Copy puts a text on the clipboard.
	Copy func(text string) error
	// Paste asks for what is on the clipboard.
	Paste func()
	// Choose asks the player for a file.
	Choose func()
	// Page is the address of the web version, without a fragment; empty elsewhere.
	Page string
}

// FileEnding is how the names of exported files end.
const FileEnding = ".sere"
