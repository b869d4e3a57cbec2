//go:build !js

package command

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
)

const aboutTrace = `
Plays one game between computer players and prints it as JSON, one object on a
line for each decision and each outcome of chance, complete enough to check it by
the rules without this program:

  n        number of the line, from 1
  seat     who decides, 0 for chance
  prompt   what is asked
  state    the position before the action, by names
  legal    all legal actions, or all outcomes of chance, as texts
  weights  only for chance: the weight of each of these; the probability of an
           outcome is its weight over the sum
  action   the action taken, or what chance dealt: one of legal
  events   what it led to, as texts

The last line has the position at the end, seat 0, the prompt, no action, and
  result   scores and ranks, seat 1 first; 1 is the best rank, equals share one
  hash     the hash that a saved game has for this position

An action is "SEAT VERB OBJECT...", with * as the seat of chance. An object is
"KIND:NAME", for example ship:7. An event is
"KIND [NOTE] [by SEAT] [WHAT] [from PLACE] [to PLACE] [n=NUMBER]", where box is
the bank or the supply. Everything is shown, secrets of the seats included.`

// traceHelp is the help of trace with the part that each rule set adds.
func traceHelp() string {
	var b strings.Builder
	b.WriteString(aboutTrace)
	for _, r := range catalog.All() {
		if helper, ok := r.(interface{ DescriptionHelp() string }); ok {
			b.WriteString("\n\n" + helper.DescriptionHelp())
		}
	}
	return b.String()
}

// A traceLine is one line of a trace.
type traceLine struct {
	N       int          `json:"n"`
	Seat    int          `json:"seat"`
	Prompt  string       `json:"prompt"`
	State   any          `json:"state"`
	Legal   []string     `json:"legal,omitempty"`
	Weights []int32      `json:"weights,omitempty"`
	Action  string       `json:"action,omitempty"`
	Events  []string     `json:"events,omitempty"`
	Result  *traceResult `json:"result,omitempty"`
	Hash    string       `json:"hash,omitempty"`
}

type traceResult struct {
	Score []int32 `json:"scores"`
	Rank  []int8  `json:"ranks"`
}

// trace prints a game between bots.
func trace(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("trace", flag.ContinueOnError)
	var l lineUp
	l.flags(fs, "deckhands, as many as -players says")
	players := wholeFlag(fs, "players", limits{4, 1, game.MaxSeats}, "`number` of deckhands that play, unless -seats says who does")
	file := fs.String("save", "", "write the game into a `FILE` as well, as a saved one for replay")
	if code, ok := parse(fs, traceHelp(), args, stdout, stderr); !ok {
		return code
	}
	t, err := l.table(func(*ai.Opponents) []ai.Level { return oneOf(ai.Deckhand, *players) })
	if err != nil {
		return wrong(stderr, "trace", err)
	}
	w := bufio.NewWriter(stdout)
	out := tracer{info: t.Info(), json: json.NewEncoder(w)}
	t.Watch = out.moment
	g, err := t.Play(l.seed)
	if err == nil {
		out.end(g, len(t.Seats))
		err = out.err
	}
	if err == nil && *file != "" {
		err = writeSave(*file, t, g, out.log)
	}
	if flushed := w.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		return fail(stderr, "trace", err)
	}
	return 0
}

// A tracer writes the lines of a trace.
type tracer struct {
	info *game.Info
	json *json.Encoder
	n    int
	log  []game.Action
	err  error // the first of writing
}

// line returns the next line with what it says about a position.
func (t *tracer) line(s game.State) traceLine {
	t.n++
	d := s.Decision()
	l := traceLine{N: t.n, Seat: max(0, int(d.Player)), Prompt: t.info.PromptName(d.Prompt)}
	if describer, ok := s.(interface{ Describe() any }); ok {
		l.State = describer.Describe()
	}
	return l
}

func (t *tracer) write(l traceLine) {
	if err := t.json.Encode(l); t.err == nil {
		t.err = err
	}
}

func (t *tracer) moment(m arena.Moment) {
	t.log = append(t.log, m.Action)
	l := t.line(m.Before)
	for _, a := range m.Before.AppendActions(nil) {
		l.Legal = append(l.Legal, t.info.ActionText(a))
	}
	for _, o := range m.Before.AppendOutcomes(nil) {
		l.Legal = append(l.Legal, t.info.ActionText(o.Action))
		l.Weights = append(l.Weights, o.Weight)
	}
	l.Action = t.info.ActionText(m.Action)
	for _, e := range m.Events {
		l.Events = append(l.Events, t.info.EventText(e))
	}
	t.write(l)
}

// end writes the last line.
func (t *tracer) end(g arena.Game, seats int) {
	l := t.line(g.Final)
	l.Result = &traceResult{Score: g.Result.Score[1 : seats+1], Rank: g.Result.Rank[1 : seats+1]}
	l.Hash = fmt.Sprintf("%016x", game.Hash(g.Final))
	t.write(l)
}

// writeSave writes a game between bots as a saved match.
func writeSave(file string, t *arena.Table, g arena.Game, log []game.Action) error {
	var seats []session.Seat
	for i, level := range t.Seats {
		name := fmt.Sprintf("%s %d", level, i+1)
		seats = append(seats, session.Seat{Kind: session.Bot, Level: string(level), Name: name, Colour: i + 1})
	}
	m, err := session.Restore(t.Opponents.Rules, game.Options{Seats: len(seats), Values: t.Options}, seats, g.Chance, log)
	if err != nil {
		return err
	}
	return os.WriteFile(file, save.Encode(m), 0o644)
}
