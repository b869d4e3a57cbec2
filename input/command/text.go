//go:build !js

package command

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"serenissima/ai"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/host"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/page"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// playText plays in the terminal, by words and numbers: the same matches, saves and
// settings as in the window.
func playText(client Client, in io.Reader, screen, stderr io.Writer) (code int) {
	tab, others, leave := device.Tabs()
	defer leave()
	files, fleeting := store.OrMemory(store.Open())
	c, notice, err := NewContext(client, archive.ForTab(files, tab, catalog.All()), device.Languages()...)
	if err != nil {
		return fail(stderr, "-text", err)
	}
	c.Fleeting = fleeting
	c.Notices.Announce(notice)
	c.JoinTabs(tab, others)
	t := newTerminal(c, in, screen)
	if fleeting != nil {
		t.say(c.Lang.T("fleeting.title"), c.Lang.T("fleeting.files"), c.Lang.T("fleeting.files.why", "why", c.WhyFleeting()))
	}
	t.say(c.Notices.TakeAnnounced()...)
	text := []byte(client.Code)
	if client.Open != "" {
		if text, err = ReadFile(client.Open); err != nil {
			return fail(stderr, "-text", err)
		}
	}
	if client.Open != "" || client.Code != "" {
		m, told, err := page.Open(c, client.Open, text)
		if err != nil {
			return fail(stderr, "-text", err)
		}
		t.tell("opened")
		t.begin(m, told)
	}
	return t.run()
}

// A terminal is a game played by text: every line asked for is a number of what was
// listed, or a command.
type terminal struct {
	c   *app.Context
	in  *bufio.Scanner
	out io.Writer

	screen io.Writer // below out
	wipe   string    // steers it: takes what is on it out of sight

	match    *session.Match // nil: to be chosen
	host     *host.Local    // of the match
	seated   game.Player    // whose secrets are on the screen; Nobody at first
	twin     texttwin.Twin
	happened []game.Event // since the last question
	passed   []string     // what has been ended by itself since
	warned   bool         // that the match cannot be saved
	quit     bool
	paused   int // the last turn before which a game without people has waited
}

func newTerminal(c *app.Context, in io.Reader, screen io.Writer) *terminal {
	return &terminal{c: c, in: bufio.NewScanner(in), out: &visible{to: screen}, screen: screen, wipe: wiper(screen)}
}

func (t *terminal) say(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(t.out, line)
	}
}

// tell says a text of the language files.
func (t *terminal) tell(key string, args ...any) { t.say(t.c.Lang.T("text."+key, args...)) }

// ask reads a line; at the end of the input the game is left, and nothing is asked any
// more.
func (t *terminal) ask() string {
	if t.quit {
		return ""
	}
	fmt.Fprint(t.out, "> ")
	if !t.in.Scan() {
		t.quit = true
		t.say("")
		t.tell("ended")
		return ""
	}
	return strings.TrimSpace(t.in.Text())
}

// choose asks for one of some answers until it gets one; the empty line is the one
// in usual. It returns usual when the game is left or the input ends, and asks nothing
// after that.
func (t *terminal) choose(question string, answers []string, usual int) int {
	if t.quit {
		return usual
	}
	t.say("", question)
	for i, a := range answers {
		t.number(i+1, a, i == usual)
	}
	for {
		line := t.ask()
		if line == "" {
			return usual
		}
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(answers) {
			return n - 1
		}
		if t.quit = t.command(line) == "quit"; t.quit {
			return usual
		}
		t.tell("choose", "n", len(answers))
	}
}

// run plays a match to its end, or until it is left.
func (t *terminal) run() (code int) {
	t.tell("welcome")
	if t.match == nil && !t.open() {
		return 0
	}
	for !t.quit {
		switch next := t.host.Next(); {
		case next == host.Over:
			t.flush()
			t.result()
			return 0
		case next == host.Asks:
			t.decide()
		case next == host.Thinks && t.pauses():
			t.pause()
		default:
			t.step()
		}
	}
	if !t.warned {
		t.kept("left")
	}
	return 0
}

// pauses reports whether a new turn has begun in a game without people.
func (t *terminal) pauses() bool {
	isPerson := func(s session.Seat) bool { return s.Kind == session.Human }
	turn, _ := t.twin.Table.Clock(t.match.State())
	return turn != t.paused && !slices.ContainsFunc(t.match.Seats(), isPerson)
}

// pause tells what computers have done in a turn, and waits until somebody wants to see the
// next one or leaves.
func (t *terminal) pause() {
	t.paused, _ = t.twin.Table.Clock(t.match.State())
	t.flush()
	for {
		t.tell("watch", "where", t.c.Lang.T("text.command.where"), "quit", t.c.Lang.T("text.command.quit"))
		word, rest, _ := strings.Cut(t.ask(), " ")
		switch {
		case word == "" || t.quit:
			return
		case t.command(word) == "quit":
			t.quit = true
			return
		case t.command(word) == "where":
			t.where(t.match.View(game.Nobody), strings.TrimSpace(rest))
		}
	}
}

// kept tells by a text that the game is kept. Where nothing outlasts the program it
// gives a code of the game instead.
func (t *terminal) kept(key string) {
	if t.c.Fleeting != nil {
		t.tell("fleeting", "code", save.Code(t.match))
		return
	}
	t.tell(key, "where", t.c.Store.Where())
}

// step does what comes next by itself: a bot decides, a standing answer is given, or a plan goes on.
func (t *terminal) step() {
	for t.host.Next() == host.Thinks && !t.host.Think(1) {
	}
	t.act(func() error {
		_, err := t.host.Step()
		return err
	})
}

// do carries out some actions in a row, up to where others decide.
func (t *terminal) do(plan ...game.Action) {
	t.act(func() error { return t.host.Propose(plan...) })
}

// act lets the host do something, and what follows from that without anybody else; it notes what has
// come of it, and saves.
func (t *terminal) act(do func() error) {
	t.host.SetEnding(t.c.Settings.AutoPass.Ending())
	before := t.match.Len()
	err := do()
	for err == nil && t.host.Next() == host.GoesOn {
		_, err = t.host.Step()
	}
	t.hear()
	if err != nil {
		t.say(t.twin.Words.ReasonOf(err))
	}
	if t.match.Len() != before {
		t.save()
	}
}

// hear notes what has happened, as far as everybody may know of it.
func (t *terminal) hear() {
	for _, n := range t.host.Take(game.Nobody) {
		t.happened = append(t.happened, n.Events...)
		if n.Ended && n.Action.By != game.Chance {
			key, what := app.Passed(t.match, n.Before, t.twin.Words)
			t.passed = append(t.passed, t.c.Lang.T(key, "what", what))
		}
	}
}

// save keeps the match, or says why it cannot, once until it can again.
func (t *terminal) save() bool {
	err := t.c.Archive().Save(t.match)
	if err != nil && !t.warned {
		t.say(t.c.Lang.T("play.not-saved", "why", t.c.Why(err)))
	}
	t.warned = err != nil
	return err == nil
}

// flush tells what has happened.
func (t *terminal) flush() {
	if told := t.twin.Events(t.happened); len(told) > 0 {
		t.say("")
		t.say(told...)
	}
	t.say(t.passed...)
	t.happened, t.passed = nil, nil
}

// decide asks a person what to do.
func (t *terminal) decide() {
	p := t.match.State().Decision().Player
	if !t.sit(p) {
		return
	}
	view := t.match.View(p)
	parts := t.twin.Menu(view, view.AppendActions(nil))
	list := func() []texttwin.Item {
		items := t.list(parts)
		t.listStanding(view, len(items))
		return items
	}
	news := t.twin.Events(t.happened)
	t.flush()
	t.say("", t.twin.Question(view))
	items := list()
	for {
		line := t.ask()
		if t.quit {
			return
		}
		if line == "" {
			if len(items) > 1 { // nothing to be taken for granted
				items = list()
				continue
			}
			line = "1"
		}
		if n, err := strconv.Atoi(line); err == nil {
			if t.choice(view, items, n) {
				return
			}
			if n == 0 {
				items = list()
			}
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		switch t.command(word) {
		case "help":
			t.tell("help")
		case "where":
			t.where(view, strings.TrimSpace(rest))
		case "list":
			items = list()
		case "news":
			t.say(news...)
		case "undo":
			var barred *host.Barred
			if errors.As(t.host.Undo(), &barred) {
				t.say(t.c.Lang.T("play.undo." + string(barred.Why)))
				continue
			}
			t.save()
			t.tell("undone")
			return
		case "redo":
			if t.host.Redo() != nil {
				t.tell("nothing-to-redo")
				continue
			}
			t.hear()
			t.save()
			return
		case "save":
			t.warned = false // who asks is told
			if t.save() {
				t.kept("saved")
			}
		case "seal":
			t.seal()
		case "quit":
			t.quit = true
			return
		default:
			t.tell("unknown", "n", len(items)+len(t.standingLines(view)))
		}
	}
}

// choice does what an item with a number stands for, and reports whether it was done.
func (t *terminal) choice(view game.State, items []texttwin.Item, n int) bool {
	if lines := t.standingLines(view); n > len(items) && n <= len(items)+len(lines) {
		return lines[n-len(items)-1].do()
	}
	item := t.item(view, items, n)
	if item == nil {
		return false
	}
	plan := item.Plan
	if plan == nil {
		plan = []game.Action{item.Action}
	}
	if item.Ways == nil && !t.sure(view, plan[0], n) {
		return false
	}
	if item.Repeat == nil {
		t.do(plan...)
		return true
	}
	t.act(func() error { return t.host.Repeat(item.Action, item.Repeat.GoesOn) })
	return true
}

// list numbers what can be chosen and returns it. The only one is the usual answer.
func (t *terminal) list(parts []texttwin.Part) (items []texttwin.Item) {
	only := len(parts) == 1 && len(parts[0].Items) == 1
	for _, part := range parts {
		if part.Heading != "" {
			t.say(part.Heading + ":")
		}
		for _, item := range part.Items {
			items = append(items, item)
			t.number(len(items), item.Text, only)
		}
	}
	return items
}

// number says an answer with its number, marked if it is the usual one.
func (t *terminal) number(n int, answer string, usual bool) {
	if usual {
		answer = t.c.Lang.T("text.usual", "answer", answer)
	}
	t.say(fmt.Sprintf("%d. %s", n, answer))
}

// item is the one with a number, or one to which it narrows, and how often that is done; nil if none
// was chosen. Its Ways tell that the odds have been told.
func (t *terminal) item(view game.State, items []texttwin.Item, n int) *texttwin.Item {
	var ways []texttwin.Item
	for n >= 1 && n <= len(items) {
		item := items[n-1]
		switch {
		case item.Sum != nil:
			return t.name(item.Sum)
		case item.Plan != nil:
			return &item
		case item.Action.By != game.Nobody:
			item.Ways = ways
			return &item
		case len(item.Among) == 1:
			return &texttwin.Item{Action: item.Among[0]}
		}
		t.say(item.Text + ":")
		if ways = item.Ways; ways == nil {
			items = t.list([]texttwin.Part{{Items: t.twin.Items(view, item.Among)}})
		} else {
			items = t.list([]texttwin.Part{{Items: ways}})
		}
		t.number(0, t.c.Lang.T("text.back"), true)
		n, _ = strconv.Atoi(t.ask())
	}
	if n != 0 {
		t.tell("unknown", "n", len(items))
	}
	return nil
}

// name is the action that names a sum, which is typed; nil if none was: nothing leads back.
func (t *terminal) name(sum *table.Sum) *texttwin.Item {
	s := widget.NewNumberPicker(display.Target{}, sum.Range(t.twin.Words))
	t.say(t.twin.AboutSum(sum)...)
	t.say(s.Tell(t.c.Lang))
	for {
		line := t.ask()
		if t.quit || line == "" {
			return nil
		}
		if why := s.Read(t.c.Lang, line); why != "" {
			t.say(why)
			continue
		}
		a, _ := sum.Action(s.Value()) // which is one of the range
		return &texttwin.Item{Action: a}
	}
}

// sure reports whether somebody wants an action, chosen by a number, that cannot be
// taken back: what is at stake is told, and the number has to be typed again.
func (t *terminal) sure(view game.State, a game.Action, n int) bool {
	stakes := t.twin.Table.Stakes(view, a)
	if !t.c.Settings.AskTwice || len(stakes) == 0 {
		return true
	}
	t.say(t.twin.Words.Action(a) + ":")
	t.say(texttwin.Stakes(t.twin.Words, stakes)...)
	t.tell("again", "n", n)
	if line := t.ask(); line == strconv.Itoa(n) {
		return true
	}
	if !t.quit {
		t.tell("called-off")
	}
	return false
}

// where tells how the game stands: in short, in full, or about one thing.
func (t *terminal) where(view game.State, what string) {
	switch ref, ok := t.twin.Find(view, what); {
	case what == "":
		t.say(t.twin.Standing(view)...)
	case lang.Plain(what) == lang.Plain(t.c.Lang.T("text.all")):
		t.say(t.twin.Position(view)...)
	case ok:
		t.say(t.twin.Describe(view, ref))
	default:
		t.tell("nowhere", "what", what)
	}
}

// seal tells all of the seal on dice and cards.
func (t *terminal) seal() {
	for _, fact := range app.SealFacts(t.c.Lang, t.match.Disclosure()) {
		if fact.Name != "" {
			t.say(fact.Name + ":")
		}
		t.say(fact.Text)
	}
}

// orders are the words that are no numbers; their names in the language are the
// texts text.command.<name>.
var orders = []string{"help", "where", "list", "news", "undo", "redo", "save", "seal", "quit"}

// command is the command that a word, or its beginning, names; empty for none.
func (t *terminal) command(word string) string {
	for _, name := range orders {
		if word != "" && strings.HasPrefix(lang.Plain(t.c.Lang.T("text.command."+name)), lang.Plain(word)) {
			return name
		}
	}
	return ""
}

// result tells who has won, and what the seal was for.
func (t *terminal) result() {
	r := t.match.State().Result()
	t.say("", t.c.Lang.T("text.over"))
	for rank := int8(1); int(rank) <= len(t.match.Seats()); rank++ {
		for i, seat := range t.match.Seats() {
			if r.Rank[i+1] == rank {
				t.tell("rank", "rank", int(rank), "name", seat.Name, "n", int(r.Score[i+1]))
			}
		}
	}
	t.say("")
	t.seal()
}

// open finds a match: one that has been left, or a new one by questions. It reports
// whether there is one.
func (t *terminal) open() bool {
	waiting := t.c.Archive().Unfinished()
	if t.c.Wanted.Game != "" {
		waiting = slices.DeleteFunc(waiting, func(e *archive.Entry) bool { return e.Match.Rules().Info().ID != t.c.Wanted.Game })
	}
	if len(waiting) == 0 {
		return t.setUp()
	}
	var answers []string
	for _, e := range waiting {
		answer := t.c.Lang.T("text.continue")
		if len(t.c.Games.Offered()) > 1 {
			answer = t.c.Lang.T("text.continue.game", "name", app.MatchName(t.c, e.Match))
		}
		answers = append(answers, answer)
	}
	if n := t.choose(t.c.Lang.T("text.unfinished"), append(answers, t.c.Lang.T("text.new")), 0); n < len(waiting) {
		t.start(waiting[n].Open())
		return !t.quit
	}
	return t.setUp()
}

// start shows a match.
func (t *terminal) start(m *session.Match) {
	t.match, t.seated = m, game.Nobody
	t.host = host.New(m, host.Options{Brain: func(seat game.Player) session.Brain { return t.c.Bots.Bot(m, seat) }})
	info := m.Rules().Info()
	t.twin = texttwin.Twin{Table: t.c.Games.Tables[info.ID]}
	var names []string
	for _, s := range m.Seats() {
		names = append(names, s.Name)
		t.twin.Seats = append(t.twin.Seats, table.SeatStyle{Name: s.Name, Colour: s.Colour, Bot: s.Kind == session.Bot})
	}
	t.twin.Words = t.c.Lang.Words(info, names)
	t.twin.Words.Hits = func(throw game.Ref) int { return table.HitsOf(t.twin.Table, throw) }
	t.say(t.c.Bots.StandIns(t.c.Lang, m)...)
	t.tell("how")
}

// begin shows a match that takes the place of the one in progress, of which told
// says where it is kept.
func (t *terminal) begin(m *session.Match, told string) {
	if told != "" {
		t.say(told)
	}
	t.start(m)
	t.save()
}

// setUp asks for a new match.
func (t *terminal) setUp() bool {
	c, rules := t.c, t.askGame()
	seats := t.askSeats(rules.Info())
	options := t.askOptions(rules.Info(), len(seats))
	if t.quit {
		return false
	}
	seed, origin := c.Chance.NewSeed(), session.Drawn
	if c.Wanted.Seed != nil {
		seed, origin = *c.Wanted.Seed, session.Chosen
	}
	m, beats, err := session.New(rules, options, seats, seed)
	if err != nil {
		t.say(c.Lang.T("setup.failed"), err.Error())
		return false
	}
	c.Chance.Seal(m, 0, origin)
	told, err := c.KeepAutosave(m)
	if err != nil {
		t.say(c.Lang.T("saves.lose.about", "why", c.Why(err)))
		if t.choose(c.Lang.T("saves.lose"), []string{c.Lang.T("message.cancel"), c.Lang.T("saves.lose.ok")}, 0) == 0 {
			return false
		}
	}
	t.begin(m, told)
	t.say(app.Sealed(c.Lang, m, "text.sealed"))
	if origin == session.Chosen {
		t.say(c.Lang.T("dice.seal.chosen"))
	}
	for _, b := range beats {
		t.happened = append(t.happened, session.VisibleTo(b.Events, game.Nobody)...)
	}
	return true
}

// askGame asks which game is to be played, where there is more than one and nobody has
// said it yet.
func (t *terminal) askGame() game.Rules {
	offers := t.c.Games.Offered()
	has := func(id string) int {
		return slices.IndexFunc(offers, func(r game.Rules) bool { return r.Info().ID == id })
	}
	if n := has(t.c.Wanted.Game); n >= 0 {
		return offers[n]
	}
	if len(offers) == 1 {
		return offers[0]
	}
	var answers []string
	for _, r := range offers {
		answers = append(answers, app.GameCard(t.c.Lang, r))
	}
	chosen := offers[t.choose(t.c.Lang.T("text.game"), answers, max(0, has(t.c.Settings.Game)))]
	if !t.quit {
		t.c.Settings.Game = chosen.Info().ID
		t.c.SaveSettings()
	}
	return chosen
}

// askSeats asks who plays.
func (t *terminal) askSeats(info *game.Info) []session.Seat {
	var counts []string
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		counts = append(counts, t.c.Lang.Number(n))
	}
	usual := max(info.MinSeats, min(t.c.Settings.Players, info.MaxSeats)) - info.MinSeats
	n := info.MinSeats + t.choose(t.c.Lang.T("setup.players"), counts, usual)
	seats := slices.Clone(t.c.Settings.Seats[:n])
	for i := range seats {
		if !t.quit {
			t.askSeat(info, n, i, &seats[i])
		}
	}
	return seats
}

// askSeat asks who plays on a seat of so many, counted from zero, and how they are called.
func (t *terminal) askSeat(info *game.Info, seats, i int, seat *session.Seat) {
	words := t.c.Lang
	if seat.Name == "" {
		seat.Name = words.T("setup.name." + strconv.Itoa(i+1))
	}
	t.say("", words.T("text.name", "n", i+1, "name", seat.Name))
	if name := []rune(session.Clean(t.ask())); len(name) > 0 && len(name) <= 20 {
		seat.Name = string(name)
	}
	levels := t.c.Bots.Levels(info.ID)
	answers, usual := []string{words.T("setup.person")}, 0
	for j, level := range levels {
		answers = append(answers, words.T("text.bot", "level", words.T("level."+level), "about", t.c.Bots.HowItPlays(t.c.Lang, info.ID, level, seats)))
		if seat.Kind == session.Bot && (level == seat.Level || seat.Level == "" && level == string(ai.Captain)) {
			usual = j + 1
		}
	}
	seat.Kind, seat.Level = session.Human, ""
	if k := t.choose(words.T("text.who", "name", seat.Name), answers, usual); k > 0 {
		seat.Kind, seat.Level = session.Bot, levels[k-1]
	}
}

// askOptions asks for the options of a game of so many seats that have not been chosen yet.
func (t *terminal) askOptions(info *game.Info, seats int) game.Options {
	words := t.c.Lang.Words(info, nil)
	options := game.Options{Seats: seats, Values: map[string]string{}}
	for _, o := range info.Options {
		if !o.Matters(seats) {
			continue
		}
		if v, chosen := t.c.Wanted.Options[o.Name]; chosen && slices.Contains(o.Values, v) {
			options.Values[o.Name] = v
			continue
		}
		var answers []string
		for _, v := range o.Values {
			answers = append(answers, words.Line("option."+o.Name+"."+v)+": "+words.Line("option."+o.Name+"."+v+".help"))
		}
		usual := max(0, slices.Index(o.Values, t.c.Settings.Option(info, o)))
		options.Values[o.Name] = o.Values[t.choose(words.Line("option."+o.Name), answers, usual)]
	}
	return options
}
