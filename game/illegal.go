package game

import "fmt"

// A Reason says why an action is illegal; numbers belong to the rule set, start
// at one, and have names in Info.Reasons.
type Reason uint8

// Illegal is the error of State.Check: the action, why not, by which numbered
// rule, and what the answer "how then?" needs.
type Illegal struct {
	Action Action
	Reason Reason
	Name   string // of the reason, as in Info.Reasons
	Rule   string // number of the rule, such as "S4.11"
	Refs   [3]Ref // what stands in the way, or where it would be legal; see the reason
	N      int    // what is missing: ducats, sailors, zones; see the reason
}

// Error names the reason for programmers; players read words from the language
// files.
func (e *Illegal) Error() string {
	return fmt.Sprintf("illegal action: %s (%s)", e.Name, e.Rule)
}
