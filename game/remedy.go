package game

// A Remedy is the cheapest way that a rule set knows to what was refused. Its
// name is the key of its words; what Refs, N and M hold is said where the rule
// set makes it. The zero Remedy is none.
type Remedy struct {
	Name string
	Refs [3]Ref
	N, M int
	Do   Action // legal now: a first step, or something else instead; the zero Action if there is none
}

// The remedies that every rule set has: an action after which the refused one is
// legal, and a legal action like it.
const (
	RemedyFirst   = "first"
	RemedyInstead = "instead"
)

// A Remedier is a state that knows more remedies than those.
type Remedier interface {
	State
	// Remedy returns the remedy for a refusal by Check, the zero Remedy if it
	// knows none.
	Remedy(e *Illegal) Remedy
}

// RemedyFor returns the remedy for a refusal by s.Check: the state's own, else a
// step that makes the action legal, else another action with the same verb.
// Seats that are not asked have none: whoever is asked has to answer first.
func RemedyFor(s State, e *Illegal) Remedy {
	if e.Action.By != s.Decision().Player {
		return Remedy{}
	}
	if r, ok := s.(Remedier); ok {
		return r.Remedy(e)
	}
	if list := FirstSteps(s, e.Action); len(list) > 0 {
		return Remedy{Name: RemedyFirst, Do: list[0]}
	}
	return Instead(s, e.Action)
}

// FirstSteps returns the legal actions after which a is legal at once, whatever
// chance or anybody else may say: none that ends in a question to them.
func FirstSteps(s State, a Action) []Action {
	var list []Action
	after := s.Clone()
	for _, step := range s.AppendActions(nil) {
		after.CopyFrom(s)
		after.Apply(step, nil)
		if after.Check(a) == nil {
			list = append(list, step)
		}
	}
	return list
}

// CheapestFirst returns the first step to a that costs least, nothing if there is none. A step of
// no cost is left out.
func CheapestFirst(s State, a Action, cost func(step Action) int) Remedy {
	var best Remedy
	for _, step := range FirstSteps(s, a) {
		if n := cost(step); n > 0 && (best.Name == "" || n < cost(best.Do)) {
			best = Remedy{Name: RemedyFirst, Do: step}
		}
	}
	return best
}

// Instead returns the legal action with the verb of a that is most like it: the
// most objects in common, the nearest number. An action about several things
// has one of them in common at least.
func Instead(s State, a Action) Remedy {
	var best Remedy
	most, nearest := 0, 0
	if a.Obj[1].Kind == NoRef {
		most = -1
	}
	for _, x := range s.AppendActions(nil) {
		if x.Verb != a.Verb {
			continue
		}
		same, apart := likeness(a, x)
		if same > most || same == most && best.Name != "" && apart < nearest {
			best, most, nearest = Remedy{Name: RemedyInstead, Do: x}, same, apart
		}
	}
	return best
}

// likeness counts the objects that two actions have in common, and how far apart
// their numbers are.
func likeness(a, b Action) (same, apart int) {
	for i := range a.Obj {
		switch {
		case a.Obj[i].Kind == NoRef:
		case a.Obj[i] == b.Obj[i]:
			same++
		case a.Obj[i].Kind == CountRef || a.Obj[i].Kind == MoneyRef:
			d := int(a.Obj[i].ID - b.Obj[i].ID)
			apart += max(d, -d)
		}
	}
	return same, apart
}
