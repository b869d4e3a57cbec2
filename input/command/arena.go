//go:build !js

package command

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/game"
)

func aboutArena() string {
	return `
Lets computer players meet and measures them: shares of wins, ratings, time and
behaviour.

Each seed is played on all seats: once for each player, everybody one seat further
on each time, with the same chance and the same players; if all of them have one
name, once. -games counts all games; if it is not a multiple of the number of
players, the last seed is not played on all seats. The same flags give the same
games, however many run at a time; only the times differ.

A player is named by its level; a character and the units of a decision may follow
where the level has them: captain/raider, mcts@1600 (playouts), admiral@21 (galleys
that act in a rehearsal). Besides the levels that can be played against there are
random, mcts (tree search with random playouts) and the yardsticks of single games,
which never change: ` + yardsticks() + `.
script and trickster try a trick, see exploits.

With -json it prints one object:
  game, options, seats, rotate, seed, games, turns, actions, illegal
                 as simulate does; seats are the players of -seats in their order
  bots           a list in the order of -seats:
    name         as in -seats
    games        how many it played
    wins         how many it won; a victory shared by n counts 1/n for each
    share        wins / games, 0 to 1
    low, high    the 95 % interval of the share (Wilson)
    meanScore    per game
    decisionMicros  how long a decision took in microseconds: mean, p50, p95, p99
    decisions    how many it took in a game
    thinkMillis  how long it thought in a game, in milliseconds
    behaviour    how often it did what in a game, by name
  ratings        a list by name, in the order of -seats: name, elo, low, high.
                 Plackett and Luce's model of the orders in which players came in;
                 400 is ten to one, the last player of -seats has 0, the 95 %
                 interval comes from samples of the seeds
  balance        with -balance, a list by what players had in common: trait, value
                 and, of those who had it, games, wins, share, low, high. Traits
                 are the seat, the place in the order from whoever decides first,
                 and what the game gives to begin with: a port, a galley`
}

// yardsticks tells which games have levels of their own to measure by.
func yardsticks() string {
	var list []string
	for _, o := range catalog.All() {
		for _, l := range slices.Sorted(maps.Keys(o.Yardsticks)) {
			list = append(list, fmt.Sprintf("%s (%s)", l, o.Rules.Info().ID))
		}
	}
	return strings.Join(list, ", ")
}

// meet lets bots meet.
func meet(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("arena", flag.ContinueOnError)
	var l lineUp
	l.flags(fs, "one captain, and deckhands")
	var b batch
	b.flags(fs, 200, " in all")
	balance := fs.Bool("balance", false, "tell what those won who had a seat, a place or a beginning in common")
	if code, ok := parse(fs, aboutArena(), args, stdout, stderr); !ok {
		return code
	}
	t, err := l.table(oneUsual)
	if err != nil {
		return wrong(stderr, "arena", err)
	}
	t.Rotate = slices.ContainsFunc(t.Seats, func(l ai.Level) bool { return l != t.Seats[0] })
	sum, _, err := b.play(t, l.seed)
	if err == nil {
		c := newContest(t, l.seed, sum)
		if *balance {
			c.weigh(t.Info(), sum)
		}
		err = b.print(stdout, c, c.Illegal)
	}
	if err != nil {
		return fail(stderr, "arena", err)
	}
	return 0
}

// A contest is what arena prints as JSON; see its help.
type contest struct {
	played
	Bots    []standing `json:"bots"`
	Ratings []rating   `json:"ratings"`
	Balance []favour   `json:"balance,omitempty"`

	deeds []string // names of Behaviour, in order
}

// A share is a part of games that was won.
type share struct {
	Games int     `json:"games"`
	Wins  float64 `json:"wins"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

func newShare(wins float64, games int) share {
	low, high := arena.Wilson(wins, games)
	return share{games, wins, wins / float64(games), low, high}
}

// String writes the share and its interval in percent, for tables.
func (s share) String() string {
	return fmt.Sprintf("%.1f\t%.1f\t%s", s.Wins, 100*s.Share, span(s.Low, s.High))
}

// A standing is how a bot did.
type standing struct {
	Name ai.Level `json:"name"`
	share
	Score     float64            `json:"meanScore"`
	Micros    micros             `json:"decisionMicros"`
	Decisions float64            `json:"decisions"`
	Millis    float64            `json:"thinkMillis"`
	Behaviour map[string]float64 `json:"behaviour"`
}

// A rating is how strong the bots of a name are.
type rating struct {
	Name ai.Level `json:"name"`
	Elo  float64  `json:"elo"`
	Low  float64  `json:"low"`
	High float64  `json:"high"`
}

// A favour is how those did who had something in common.
type favour struct {
	Trait string `json:"trait"`
	Value string `json:"value"`
	share
}

func newContest(t *arena.Table, seed uint64, sum *arena.Summary) *contest {
	c := &contest{played: newPlayed(t, seed, sum)}
	for _, d := range t.Opponents.Behaviour {
		c.deeds = append(c.deeds, d.Name)
	}
	n := float64(sum.Games)
	var names []ai.Level
	contenders := make([]int, len(t.Seats)) // of names
	for i, name := range t.Seats {
		times := &sum.Times[i]
		bot := standing{
			Name: name, share: newShare(sum.Wins[i], sum.Games), Score: sum.Score[i] / n, Micros: newMicros(times),
			Decisions: float64(times.Count()) / n, Millis: float64(times.Sum().Microseconds()) / 1000 / n,
			Behaviour: map[string]float64{},
		}
		for d, name := range c.deeds {
			bot.Behaviour[name] = float64(sum.Behaviour[i][d]) / n
		}
		c.Bots = append(c.Bots, bot)
		if contenders[i] = slices.Index(names, name); contenders[i] < 0 {
			contenders[i] = len(names)
			names = append(names, name)
		}
	}
	for i, r := range sum.Ratings(contenders, len(names)) {
		c.Ratings = append(c.Ratings, rating{names[i], r.Elo, r.Low, r.High})
	}
	return c
}

// weigh adds what players had in common.
func (c *contest) weigh(in *game.Info, sum *arena.Summary) {
	for _, t := range sum.Traits() {
		_, value, _ := strings.Cut(string(in.AppendRef(nil, t.Ref)), ":")
		s := sum.Share(t)
		c.Balance = append(c.Balance, favour{t.Name, value, newShare(s.Wins, s.Seats)})
	}
}

// writeTable writes the contest for people to read.
func (c *contest) writeTable(w io.Writer) error {
	c.heading(w)
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "bot\tlevel\twins\t%\t95 %\tElo\t95 %\tscore\tms a game\tµs mean\tp50\tp95\tp99\t")
	for i := range c.Bots {
		b := &c.Bots[i]
		r := c.Ratings[slices.IndexFunc(c.Ratings, func(r rating) bool { return r.Name == b.Name })]
		fmt.Fprintf(tw, "%d\t%s\t%s\t%.0f\t%.0f–%.0f\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t%.0f\t\n",
			i+1, b.Name, b.share, r.Elo, r.Low, r.High, b.Score, b.Millis, b.Micros.Mean, b.Micros.P50, b.Micros.P95, b.Micros.P99)
	}
	fmt.Fprintln(tw)
	fmt.Fprintf(tw, "bot\ta game:\t%s\t\n", strings.Join(c.deeds, "\t"))
	for i := range c.Bots {
		fmt.Fprintf(tw, "%d\t%s\t", i+1, c.Bots[i].Name)
		for _, d := range c.deeds {
			fmt.Fprintf(tw, "%.2f\t", c.Bots[i].Behaviour[d])
		}
		fmt.Fprintln(tw)
	}
	if c.Balance != nil {
		fmt.Fprintln(tw, "\ntrait\tvalue\tgames\twins\t%\t95 %\t")
		for _, f := range c.Balance {
			fmt.Fprintf(tw, "%s\t%s\t%d\t%s\t\n", f.Trait, f.Value, f.Games, f.share)
		}
	}
	return tw.Flush()
}
