package crash

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"serenissima/input/app"
	"serenissima/input/device"
)

// A Guard runs what the loop runs. It picks up a panic, gathers what is known of it,
// and has a page that takes the place of the program then.
type Guard struct {
	Journal     Journal
	Provocation *Provocation // nil: none
	Alone       bool         // nobody is there to read a page: a panic ends the program

	context *app.Context
	version string        // of the program
	save    func() []byte // returns the match that is open, nil for none
	report  *Report       // of the last panic
	page    *Page         // about it; nil: the program runs
	fragile int           // ticks in which another panic is taken for the same
}

// fragile is for how many ticks after going on a panic is taken for the same.
const fragile = 600

// NewGuard returns a guard of a version of the program, with the mistake that the
// host wants to be provoked, if any.
func NewGuard(c *app.Context, version string, save func() []byte) *Guard {
	g := &Guard{context: c, version: version, save: save, Provocation: Provoke(device.Provocation())}
	if device.WasBroken() {
		g.fragile = fragile
	}
	return g
}

// Page is the page that is shown instead of the program, nil for none.
func (g *Guard) Page() *Page { return g.page }

// Run runs f. After a panic there is a page, or else an error, with which the
// program is to end.
func (g *Guard) Run(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = g.stumble(r, debug.Stack())
		}
	}()
	return f()
}

// Pass lets a tick of the program pass that has not panicked so far.
func (g *Guard) Pass() {
	if g.fragile > 0 {
		if g.fragile--; g.fragile == 0 {
			device.TellMended()
		}
	}
}

// stumble writes down what is known of a panic and makes the page about it.
func (g *Guard) stumble(what any, stack []byte) error {
	if g.page != nil || g.Alone {
		return fmt.Errorf("the program has a mistake: %v\n\n%s", what, stack)
	}
	g.report = Gather(what, stack, g.version, &g.Journal, g.context.Store, g.save)
	g.report.Lost = runtime.GOOS == "js" && g.context.Fleeting != nil // a page begins anew
	g.page = NewPage(g.context.Lang, g.report, g.keep(), g.fragile > 0)
	if device.TellBroken(g.page.Title, g.page.Text, g.report.What+"\n\n"+string(stack), g.report.Capsule()) {
		return fmt.Errorf("the program has a mistake: %v", what)
	}
	return nil
}

// keep writes the report to the store and says where it is. A web page offers it
// as a file besides.
func (g *Guard) keep() string {
	files, words := g.context.Store, g.context.Lang
	name, err := g.report.Keep(files, time.Now())
	if err == nil {
		err = g.context.Fleeting
	}
	switch {
	case runtime.GOOS == "js":
		return words.T("crash.told")
	case err != nil:
		device.TellFailed(string(g.report.Capsule()))
		return words.T("crash.not-kept", "error", err.Error())
	}
	kept := words.T("crash.kept", "name", name, "where", files.Where())
	device.TellFailed("serenissima: " + g.report.What + "\n" + kept)
	return kept
}

// Resume takes the page away and returns the scene to go on with: the match as it
// was, or the title if that has been in vain.
func (g *Guard) Resume() app.Scene {
	next := g.context.Pages.Resume(g.context, g.report.Save)
	if g.fragile > 0 {
		next = g.context.Pages.Title(g.context)
	}
	g.page, g.fragile = nil, fragile
	return next
}
