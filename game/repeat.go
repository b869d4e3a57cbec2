package game

// A Repeater is a state of a game with actions that are often done again and again until dice have
// decided, such as a round of a fight.
type Repeater interface {
	State
	// Repeats lists how an action can be gone on with, the longest first; nothing for one that is
	// not repeated.
	Repeats(a Action) []Repeat
}

// A Repeat says how long an action is done again, and what the chances are then, from 0 to 1.
type Repeat struct {
	Least                 int // of the sailors that do it: it stops once there are fewer
	Win, Both, Loss, Stop float64

	GoesOn func(view State) bool // whether it is done again in a position that it has led to
}

// Repeats lists how an action can be gone on with, nothing in a game without repeats.
func Repeats(s State, a Action) []Repeat {
	if x, ok := s.(Repeater); ok {
		return x.Repeats(a)
	}
	return nil
}
