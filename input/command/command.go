//go:build !js

// Package command is the command line of the program: the flags of the client
// and the commands that need no window.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"serenissima/ai/catalog"
	"serenissima/input/command/website"
)

// A command is one word of the command line that is not the game itself.
type command struct {
	name, summary string
	run           func(args []string, stdout, stderr io.Writer) (code int) // nil: the client does it
}

// commands returns all, in the order in which -help lists them.
func commands() []command { return slices.Concat(ofWebsite(), building, playing, ofGames(), showing) }

// building is what makes the program for others, playing what plays games of bots,
// showing what shows and checks a game.
var building = []command{
	{"release", "build archives for all systems (needs Go and the source)", release},
}

var playing = []command{
	{"simulate", "let computer players play many games and sum them up", simulate},
	{"balance", "let equal computer players play and tell whether a seat is favoured", balance},
	{"exploits", "try one-trick players against captains", exploits},
	{"arena", "let computer players meet on all seats: shares, ratings, times, behaviour", meet},
}

var showing = []command{
	{"trace", "print a game of computer players as JSON, for checking it elsewhere", trace},
	{"code", "print a saved game as a code that fits in a link", code},
	{"replay", "check a saved game and print how it stands", replay},
	{"verify", "check that the dice of a saved game follow from its seed", verify},
	{"shot", "draw a scene into a PNG file (needs a display)", takeShot},
	{"film", "draw a game of captains picture by picture (needs a display)", film},
	{"sheet", "draw all scenes at several sizes (needs a display)", contact},
	{"hear", "write the sounds into a folder, with pictures of them", hear},
	{"measure", "time the program in its own window (needs a display)", nil},
}

// ofWebsite returns the commands that make and serve the web version.
func ofWebsite() (list []command) {
	for _, c := range website.Commands() {
		list = append(list, word(c.Name, c.Summary, c.About, func(fs *flag.FlagSet) func(stdout, stderr io.Writer) error {
			run := c.New(fs)
			return func(stdout, _ io.Writer) error { return run(stdout) }
		}))
	}
	return list
}

// ofGames returns the commands that single games have.
func ofGames() (list []command) {
	for _, c := range catalog.Commands() {
		list = append(list, word(c.Name, c.Summary, c.About, func(fs *flag.FlagSet) func(stdout, stderr io.Writer) error {
			return c.New(fs, ReadFile)
		}))
	}
	return list
}

// word returns the command whose flags flagged adds; what that returns carries it out.
func word(name, summary, about string, flagged func(*flag.FlagSet) (run func(stdout, stderr io.Writer) error)) command {
	return command{name, summary, func(args []string, stdout, stderr io.Writer) (code int) {
		fs := flag.NewFlagSet(name, flag.ContinueOnError)
		run := flagged(fs)
		if code, ok := parse(fs, about, args, stdout, stderr); !ok {
			return code
		}
		if err := run(stdout, stderr); err != nil {
			return fail(stderr, name, err)
		}
		return 0
	}}
}

// Run carries out the command line without the program's name. Handled false
// means that the client is to start as c says; otherwise code is the exit
// status: 0 for success, 1 for failure, 2 for a command line that is wrong.
func Run(args []string, stdout, stderr io.Writer) (c Client, code int, handled bool) {
	screen := stdout
	stdout, stderr = &visible{to: stdout}, &visible{to: stderr}
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		for _, cmd := range commands() {
			switch {
			case cmd.name != args[0]:
			case cmd.run == nil:
				return measured(args[1:], stdout, stderr)
			default:
				return c, cmd.run(args[1:], stdout, stderr), true
			}
		}
		fmt.Fprintf(stderr, "%[1]s: unknown command %[2]q; %[1]s -help lists them\n", programName, args[0])
		return c, 2, true
	}
	fs := c.flags()
	code, ok := parse(fs, usage(), args, stdout, stderr)
	if err := checkOptions(c.Game, c.Options); ok && err != nil {
		fmt.Fprintf(stderr, "%[1]s: %[2]v; see %[1]s -help\n", programName, err)
		return c, 2, true
	}
	switch {
	case ok && c.Version:
		fmt.Fprintln(stdout, Version())
		return c, 0, true
	case ok && c.Text:
		return c, playText(c, stdin, screen, stderr), true
	}
	return c, code, !ok
}

// usage returns what -help of the program says above the flags.
func usage() string {
	var b strings.Builder
	b.WriteString(programTitle + ", a computer version of the board game.\n\n" +
		"    " + programName + " [flags]            play in a window\n" +
		"    " + programName + " COMMAND [flags]    do something else; see COMMAND -help\n\nCommands:\n")
	for _, cmd := range commands() {
		fmt.Fprintf(&b, "  %-9s %s\n", cmd.name, cmd.summary)
	}
	return b.String()
}

// parse reads the flags of a command, which takes no other arguments but those
// named, for example "FILE". If ok is false the command ends with that code:
// help was asked for and is printed, with how to call the command and about above
// the flags, or the line is wrong and one message says how.
func parse(fs *flag.FlagSet, about string, args []string, stdout, stderr io.Writer, operands ...string) (code int, ok bool) {
	fs.SetOutput(io.Discard)
	name := strings.TrimSpace(programName + " " + fs.Name())
	err := fs.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		help(fs, name, about, stdout, operands)
		return 0, false
	case err != nil:
	case fs.NArg() > len(operands):
		err = fmt.Errorf("unexpected argument %q", fs.Arg(len(operands)))
	case fs.NArg() < len(operands):
		err = fmt.Errorf("%s is missing", operands[fs.NArg()])
	}
	if err != nil {
		fmt.Fprintf(stderr, "%s: %v; see %s -help\n", name, err, name)
		return 2, false
	}
	return 0, true
}

// help prints how to call a command, what it does, and its flags.
func help(fs *flag.FlagSet, name, about string, stdout io.Writer, operands []string) {
	call := []string{name}
	fs.VisitAll(func(*flag.Flag) { call = []string{name, "[flags]"} })
	if fs.Name() != "" { // the program itself tells more of that
		fmt.Fprintln(stdout, strings.Join(append(call, operands...), " "))
	}
	fmt.Fprintln(stdout, strings.TrimSpace(about))
	if len(call) > 1 {
		fmt.Fprint(stdout, "\nFlags:\n")
		fs.SetOutput(stdout)
		fs.PrintDefaults()
	}
}

// fail prints why a command failed.
func fail(stderr io.Writer, name string, err error) (code int) {
	fmt.Fprintf(stderr, "%s %s: %v\n", programName, name, err)
	return 1
}
