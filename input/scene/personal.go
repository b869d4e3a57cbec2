package scene

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The commands of what a person prefers alone.
const (
	cmdPersonal  op.Command = "personal"   // Ref: the seat; opens it
	cmdMyMoves   op.Command = "my-moves"   // Index: a speed, one more; zero: as for everybody
	cmdTheirs    op.Command = "theirs"     // likewise
	cmdMyHand    op.Command = "my-hand"    // Index: a hand, one more; zero: as for everybody
	cmdMyPattern op.Command = "my-pattern" // Index: a pattern
)

// An owner is the rows of a form for the habits of the person on a seat.
type owner struct {
	*form
	seats []session.Seat // of the match, or to be
	seat  game.Player
}

// habit is what the person has chosen.
func (o *owner) habit(c *Context) *Habit { return &c.Settings.Habits[o.seat-1] }

// take does what a click on one of the rows wants and reports whether it was one.
func (o *owner) take(c *Context, t op.Target) bool {
	h := o.habit(c)
	switch t.Command {
	case cmdMyMoves:
		h.SpeedOwn = chosen(Speeds, t.Index)
	case cmdTheirs:
		h.SpeedOthers = chosen(Speeds, t.Index)
	case cmdMyHand:
		h.Hand = chosen(Hands, t.Index)
	case cmdMyPattern:
		for i := range c.Settings.Habits { // nobody else wants it any more
			if other := &c.Settings.Habits[i]; other.Pattern == theme.Pattern(t.Index) {
				other.Pattern = 0
			}
		}
		h.Pattern = theme.Pattern(t.Index)
	default:
		return false
	}
	return true
}

// chosen is the value at an index that counts from one; zero: none.
func chosen[T ~string](list []T, i int) (value T) {
	if i > 0 {
		value = list[i-1]
	}
	return value
}

// rows appends the rows.
func (o *owner) rows(c *Context, l *op.List, r op.Rect) float64 {
	h := o.habit(c)
	y := note(c, l, r, r.Y, c.Lang.T("habit.about", "name", o.seats[o.seat-1].Name))
	y = o.choose(c, l, r, y, "settings.speed.own", speedNames(c), slices.Index(Speeds, h.SpeedOwn), cmdMyMoves)
	y = o.choose(c, l, r, y, "settings.speed.others", speedNames(c), slices.Index(Speeds, h.SpeedOthers), cmdTheirs)
	y = o.choose(c, l, r, y, "settings.hand", handNames(c), slices.Index(Hands, h.Hand), cmdMyHand)
	cell, next := labelled(c, l, r, y, c.Lang.T("habit.pattern"))
	more := 0.6 * cell.H // so that a sail can be told from another
	cell.H += more
	o.sails(c, l, cell)
	return note(c, l, r, next+more-4*c.Unit(), c.Lang.T("habit.pattern.about"))
}

// choose appends a row with a choice; what is for everybody comes first.
func (o *owner) choose(c *Context, l *op.List, r op.Rect, y float64, key string, names []string, at int, cmd op.Command) float64 {
	items := []ui.Item{{Caption: c.Lang.T("habit.default")}}
	for _, n := range names {
		items = append(items, ui.Item{Caption: n})
	}
	cell, next := labelled(c, l, r, y, c.Lang.T(key))
	o.choice(l, ui.Choice{Rect: cell, Items: items, Chosen: at + 1, Target: op.Target{Command: cmd}})
	return next
}

// sails appends a button for each pattern, with a galley under such a sail.
func (o *owner) sails(c *Context, l *op.List, r op.Rect) {
	u := c.Unit()
	colour := o.seats[o.seat-1].Colour
	now := theme.LiveryOf(c.Liveries(o.seats)[o.seat-1]).Pattern
	gap := 8 * u
	w := (r.W - gap*float64(len(theme.Patterns)-1)) / float64(len(theme.Patterns))
	for i, p := range theme.Patterns {
		cell := op.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
		t := op.Target{Command: cmdMyPattern, Index: int(p)}
		o.button(l, ui.Button{Rect: cell, Paper: true, Target: t, Tip: c.Lang.T("habit.pattern." + patternNames[p])})
		if p == now {
			l.Stroke(cell.Inset(1), min(9, cell.H/5), 4, theme.Rubric)
			l.Hits[len(l.Hits)-1].On = true
		}
		pieces.AppendShip(l, cell.Center(), min(cell.W*0.8, cell.H*0.95), pieces.Ship{Colour: theme.Painted(colour, p), Ashore: true})
	}
}

// patternNames are the keys of the patterns.
var patternNames = map[theme.Pattern]string{theme.Waves: "waves", theme.Crosses: "crosses", theme.Bends: "bends", theme.Chequers: "chequers"}

// handNames are the hands in words.
func handNames(c *Context) (names []string) {
	for _, h := range Hands {
		names = append(names, c.Lang.T("settings.hand."+string(h)))
	}
	return names
}

// A Personal page lies over the set-up and holds what one person prefers alone.
type Personal struct {
	form
	owner owner
}

var _ Overlay = (*Personal)(nil)

// NewPersonal returns the page for the person on a seat of those that will play.
func NewPersonal(seats []session.Seat, seat game.Player) *Personal {
	p := &Personal{}
	p.owner = owner{&p.form, seats, seat}
	p.form.init(760, p.owner.rows)
	return p
}

// Overlay implements Overlay.
func (p *Personal) Overlay() {}

// Update implements Scene.
func (p *Personal) Update(c *Context, f input.Frame) (Nav, error) {
	switch t := p.update(c, f, false); {
	case p.owner.take(c, t):
		c.SaveSettings()
	case t.Command == cmdDone, f.Has(input.Cancel):
		return Pop(), nil
	}
	return Nav{}, nil
}

// View implements Scene.
func (p *Personal) View(c *Context, l *op.List) {
	p.view(c, l, c.Lang.T("habit.title", "name", p.owner.seats[p.owner.seat-1].Name),
		ui.Button{Caption: c.Lang.T("settings.done"), Primary: true, Target: op.Target{Command: cmdDone}})
}
