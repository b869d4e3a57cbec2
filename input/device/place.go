package device

import "encoding/json"

// A Place is where a window lies, so that it opens there again: in logical pixels
// from the corner of a monitor, which is known by its name.
type Place struct {
	Monitor   string `json:"monitor"`
	X         int    `json:"x"`
	Y         int    `json:"y"`
	Width     int    `json:"width"`
	Height    int    `json:"height"`
	Maximized bool   `json:"maximized,omitempty"`
}

// The smallest window.
const (
	MinWidth  = 320
	MinHeight = 240
)

// ReadPlace reads what Text has written, and reports whether it is a place.
func ReadPlace(data []byte) (p Place, ok bool) {
	err := json.Unmarshal(data, &p)
	return p, err == nil && p.Width >= MinWidth && p.Height >= MinHeight
}

// Text returns the place as a file.
func (p Place) Text() []byte {
	data, err := json.Marshal(p)
	if err != nil {
		panic(err) // numbers and a name can be written
	}
	return append(data, '\n')
}

// Within returns the place moved and made smaller so that all of it lies on a
// monitor of that size.
func (p Place) Within(width, height int) Place {
	p.Width, p.Height = max(MinWidth, min(p.Width, width)), max(MinHeight, min(p.Height, height))
	p.X, p.Y = max(0, min(p.X, width-p.Width)), max(0, min(p.Y, height-p.Height))
	return p
}

// A Screenful keeps the full screen and the setting for it alike, whichever
// changes. A page may enter the full screen only when something is clicked or
// pressed, and people leave it by keys of the browser.
type Screenful struct {
	wanted   bool
	patience int // ticks that the system is given to do what is wanted
}

// patience is how many ticks a system may take.
const patience = 120

// NewScreenful begins with what has been asked for at the start.
func NewScreenful(wanted bool) Screenful { return Screenful{wanted: wanted, patience: patience} }

// Tick takes the setting and whether the screen is really filled. It returns the
// setting as it is to be, and whether the system has to be asked for it.
func (s *Screenful) Tick(setting, filled bool) (now, ask bool) {
	switch {
	case setting != s.wanted:
		s.wanted, s.patience = setting, patience
		return setting, setting != filled
	case setting == filled:
		s.patience = 0
	case s.patience > 0:
		s.patience--
	default: // it has been left by other means, or it is refused
		s.wanted = filled
	}
	return s.wanted, false
}
