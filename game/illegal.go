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

// A ReasonTable holds the names of the reasons of a rule set, as in
// Info.Reasons, and the rules that give them, by Reason; entry 0 is empty.
// Without a rule the rule set finds it itself.
type ReasonTable []struct{ Name, Rule string }

// VerbRules are the rules of reasons that another rule gives for some verbs.
type VerbRules []struct {
	Why  Reason
	Verb Verb
	Rule string
}

// Names returns the names of the reasons, for Info.
func (t ReasonTable) Names() []string {
	names := make([]string, len(t))
	for i, r := range t {
		names[i] = r.Name
	}
	return names
}

// Illegal returns the error of an action that is illegal for the reason, as yet
// without Refs and N.
func (t ReasonTable) Illegal(a Action, why Reason, verbs VerbRules) *Illegal {
	e := &Illegal{Action: a, Reason: why, Name: t[why].Name, Rule: t[why].Rule}
	for _, r := range verbs {
		if r.Why == why && r.Verb == a.Verb {
			e.Rule = r.Rule
		}
	}
	return e
}
