// Package crash is what happens when the program turns out to have a mistake:
// what is known goes into a capsule, which is a saved match with remarks and so
// opens the position again, and a page says so that is drawn by the simplest
// means.
package crash

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"time"

	"serenissima/game/store"
)

// A Report is what is known of a mistake when it shows.
type Report struct {
	What     string // the panic
	Stack    []byte
	Program  string   // its version, and the system it runs on
	Settings []byte   // as saved
	Done     []string // what was done last, the oldest first
	Save     []byte   // the match that was open, nil for none
	Lost     bool     // what is not in the report is lost
}

// Gather returns a report of a panic. Whatever panics again while it is gathered
// is left out of it.
func Gather(what any, stack []byte, program string, j *Journal, files store.Store, save func() []byte) *Report {
	r := &Report{What: fmt.Sprint(what), Stack: stack, Program: program, Done: j.Lines()}
	attempt(func() { r.Settings, _ = files.Read("settings") })
	attempt(func() { r.Save = save() })
	return r
}

// Last returns a report of what Watch has found, with the match that was saved
// last, nil for none.
func Last(text []byte, program string, match []byte) *Report {
	what, _, _ := strings.Cut(string(text), "\n")
	return &Report{What: what, Stack: text, Program: program, Save: match}
}

// attempt runs f and survives it.
func attempt(f func()) {
	defer func() { _ = recover() }()
	f()
}

// Capsule returns the report as a file. Package save reads it as the match that
// was open: the rest are remarks to it.
func (r *Report) Capsule() []byte {
	var b bytes.Buffer
	remark := func(title string, text []byte) {
		fmt.Fprintf(&b, "#\n# %s\n", title)
		for line := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n") {
			fmt.Fprintf(&b, "#   %s\n", strings.TrimRight(line, "\r"))
		}
	}
	b.WriteString("# Serenissima has stopped because of a mistake in it. This file tells of it, and opens\n" +
		"# the match where it was:  serenissima -open FILE\n")
	remark("mistake", []byte(r.What))
	remark("program", []byte(r.Program))
	remark("done last", []byte(strings.Join(r.Done, "\n")))
	remark("settings", r.Settings)
	remark("stack", r.Stack)
	b.Write(r.Save)
	return bytes.ToValidUTF8(b.Bytes(), []byte("?"))
}

// prefix begins the names of capsules in the store; the time follows.
const prefix = "crash-"

// kept is how many capsules are kept.
const kept = 5

// Keep writes the capsule to the store and returns its name there. The oldest
// ones make way for it.
func (r *Report) Keep(files store.Store, now time.Time) (name string, err error) {
	names, err := files.List()
	if err != nil {
		return "", err
	}
	names = slices.DeleteFunc(names, func(n string) bool { return !strings.HasPrefix(n, prefix) })
	name = prefix + now.UTC().Format("20060102-150405.000") + ".txt"
	if err := files.Write(name, r.Capsule()); err != nil {
		return "", err
	}
	for ; len(names) >= kept; names = names[1:] {
		_ = files.Remove(names[0]) // it is tried again the next time
	}
	return name, nil
}
