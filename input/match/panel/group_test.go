package panel

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// open is the panel of what is open over the newest position, and what is held over it.
func (d *laidOut) open(o position.Open) (*Group, *position.Hand) {
	now, hand, n := d.position(), &position.Hand{}, &SumInput{}
	h := NewHolds(NewButtons(now, &o, &captain.Captain{}), hand)
	return NewGroup(h, NewDrawer(now, &o), NewSheet(now, &o, n, &h.Buttons, NewFold(now), nil)), hand
}

// ports calls look with panels of a port where the subject lies.
func ports(t *testing.T, n int, look func(d *laidOut, p *Group, hand *position.Hand)) {
	for seed := uint64(1); n > 0; seed++ {
		for _, m := range apptest.Positions(t, seed, 2) {
			if apptest.Asks(m) {
				continue
			}
			d := layOut(t, m, desktop())
			now := d.position()
			for _, port := range now.Offer.AtSubject {
				choice := position.NewChoice(now.Within(position.Open{Group: -1}).Meaning(port).Choices())
				choice.About = port
				if p, hand := d.open(position.Open{Group: -1, Choice: choice}); port.Kind == game.PortRef && len(choice.Actions) > 1 && p.scope().Sheet() && p.Shown(d) {
					look(d, p, hand)
					n--
				}
			}
		}
	}
}

// drawn is what a panel draws.
func (d *laidOut) drawn(p *Group) *display.List {
	l := &display.List{}
	p.Draw(d, l)
	return l
}

// sumsIn are the sums written in a cell in a colour: of what is gained in the ink of coins, of what is paid in red.
func sumsIn(l *display.List, cell display.Rect, c color.NRGBA) (list []string) {
	for _, o := range l.Ops {
		if o.Kind == display.DrawText && o.Color == c && cell.Inset(-cell.W/4).Contains(display.Point{X: o.X, Y: o.Y}) {
			list = append(list, o.Text)
		}
	}
	return list
}

// What a cube brings where it lies stands on it as a gold disc.
func TestCubesShowWhatTheyBring(t *testing.T) {
	seen := 0
	ports(t, 40, func(d *laidOut, p *Group, _ *position.Hand) {
		l := d.drawn(p)
		for _, a := range p.scope().Offered() {
			target, price := p.scope().PieceFor(a), -game.Cost(p.now.View, a)
			if price <= 0 || target.Command != position.CmdPiece {
				continue
			}
			cell := l.Find(target).Rect
			require.Contains(t, sumsIn(l, cell, theme.Wares["gold"].Sign), strconv.Itoa(price), "%v", cell)
			seen++
		}
	})
	require.Positive(t, seen)
}

// A group that sells nothing, such as to land, shows on no cube what a sale would bring; where goods are loaded the
// next of them has its price in red with a minus, or is said to be free.
func TestCubesShowOnlyWhatTheOpenGroupDoes(t *testing.T) {
	silent, paid, free := 0, 0, 0
	for seed := uint64(1); seed < 9; seed++ {
		for _, m := range apptest.Positions(t, seed, 3) {
			d := layOut(t, m, desktop())
			for i, group := range d.position().Offer.Groups {
				p, _ := d.open(position.Open{Group: i})
				if !p.Shown(d) || len(p.scope().Offered()) == 0 {
					continue
				}
				l := d.drawn(p)
				for j := range l.Hits {
					held, ok := position.PieceAt(l.Hits[j].Target)
					if !ok || held.What.Kind != game.GoodRef {
						continue
					}
					can, cell := p.now.FromHold(held), l.Hits[j].Rect
					brings := -game.Cost(p.now.View, can...)
					switch {
					case l.Hits[j].Target.Command == position.CmdSource && len(can) > 0 && brings < 0:
						require.Contains(t, sumsIn(l, cell, theme.Danger), "−"+strconv.Itoa(-brings))
						paid++
					case l.Hits[j].Target.Command == position.CmdSource && len(can) > 0:
						require.Contains(t, sumsIn(l, cell, theme.Good), d.words.T("play.free"))
						free++
					case brings > 0 && group.Name != "sell":
						require.Empty(t, sumsIn(l, cell, theme.Wares["gold"].Sign), group.Name)
						silent++
					}
				}
			}
		}
	}
	require.Positive(t, silent)
	require.Positive(t, paid)
	require.Positive(t, free)
}

// A ship tells in figures how full it is, where pieces are moved.
func TestShipsTellHowFullTheyAre(t *testing.T) {
	told := 0
	ports(t, 10, func(d *laidOut, p *Group, _ *position.Hand) {
		for _, h := range p.now.Holds {
			if h.Place.Kind != game.ShipRef {
				continue
			}
			text := fmt.Sprintf("%d/%d", len(h.Pieces), h.Space)
			require.True(t, slices.ContainsFunc(d.drawn(p).Ops, func(o display.Op) bool { return o.Kind == display.DrawText && o.Text == text }), text)
			told++
		}
	})
	require.Positive(t, told)
}

// As long as a piece is in hand, the free spaces are lit where it can be put down, and no others.
func TestFreeSpacesAreLitForThePieceInHand(t *testing.T) {
	lit := 0
	ports(t, 40, func(d *laidOut, p *Group, hand *position.Hand) {
		glows := func() (n int) {
			for _, o := range d.drawn(p).Ops {
				if o.Color == theme.Fade(theme.Gold, 0.4) {
					n++
				}
			}
			return n
		}
		before := glows()
		for _, h := range p.now.Holds {
			for _, piece := range h.Pieces {
				hand.Picked = &position.Piece{What: piece, From: h.Place}
				want := 0
				for _, to := range p.now.Holds {
					if p.now.Fits(*hand.Picked, to.Place) {
						want += max(0, to.Space-len(to.Pieces))
					}
				}
				require.Equal(t, before+want, glows())
				lit += want
			}
		}
	})
	require.Positive(t, lit)
}

// Every attack that is possible has a row in the panel of its group: on a galley and on a port. It
// shows the dice of both sides and the odds.
func TestAttacksAreShownAsFights(t *testing.T) {
	windows := []layout.Window{desktop(), window(1024, 768), window(768, 1024), window(844, 390), window(390, 844)}
	met := map[game.RefKind]int{}
	for i, seed := 0, uint64(1); met[game.PortRef] < 6 || met[game.ShipRef] < 6; seed++ {
		require.Less(t, seed, uint64(60))
		for _, m := range apptest.Positions(t, seed, 6) {
			if apptest.Asks(m) {
				continue
			}
			w := windows[i%len(windows)]
			w.TextScale, w.Left = float64(app.TextScales[i/len(windows)%len(app.TextScales)])/100, i/2%2 > 0
			d := layOut(t, m, w)
			for group, legal := range d.position().Groups {
				attacks := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return table.FightBegunBy(d.on, d.Now(), a) == nil })
				if len(attacks) == 0 {
					continue
				}
				i++
				p, _ := d.open(position.Open{Group: group})
				require.True(t, p.Shown(d), "%v", w)
				l := d.drawn(p)
				for _, a := range attacks {
					hit := l.Find(position.Act(a))
					require.NotNil(t, hit, "%v: %v", w, a)
					told := textIn(l, hit.Rect)
					require.Contains(t, told, "%", "%v: odds", w)
					for _, side := range table.FightBegunBy(d.on, d.Now(), a).Sides {
						require.Contains(t, strings.Fields(told), strconv.Itoa(side.Value), "%v: dice", w)
					}
					met[a.Obj[1].Kind]++
				}
			}
		}
	}
}

// textIn is what is written in a rectangle.
func textIn(l *display.List, r display.Rect) string {
	var texts []string
	for _, o := range l.Ops {
		if o.Kind == display.DrawText && r.Contains(display.Point{X: o.X, Y: o.Y}) {
			texts = append(texts, o.Text)
		}
	}
	return strings.Join(texts, " ")
}
