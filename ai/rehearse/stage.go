package rehearse

// A Stage is where rehearsals are played, one at a time.
type Stage struct {
	Spend func() bool // spends a unit, and reports whether there was one
	Quit  bool        // nobody wants the answer any more
	Total int         // positions weighed in rehearsals
	Race  Race        // of the lines, with the luck of the rehearsal that is played
}

// Count counts a position that is weighed in a rehearsal. It reports whether thinking
// goes on.
func (s *Stage) Count() bool {
	s.Total++
	s.Quit = s.Quit || !s.Spend()
	return !s.Quit
}

// A Budget is how much may be rehearsed.
type Budget struct {
	Rehearsals int   // of each line, at most
	Trust      int64 // how many of these count as much as what was thought of the plan before
	Work       int   // positions to be weighed; if they do not suffice, lines that promise little are rehearsed but once
	Sure       int64 // by how many tenths of a standard error a line must be behind the leader to be dropped, after enough rehearsals; zero: none is
	Enough     int   // rehearsals, at least two, before a line is dropped as surely behind
	Lost       int64 // how far behind the leader a line is, in the unit of the game, whose rehearsal is not played to the end
}
