package panel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
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

// What a cube brings where it lies stands on it.
func TestCubesShowWhatTheyBring(t *testing.T) {
	seen := 0
	ports(t, 40, func(d *laidOut, p *Group, _ *position.Hand) {
		l := d.drawn(p)
		for _, a := range p.scope().Offered() {
			target, price := p.scope().PieceFor(a), -game.Cost(p.now.View, a)
			if price <= 0 || target.Command != position.CmdPiece {
				continue
			}
			cell, text := l.Find(target).Rect, "+"+d.words.Number(price)
			on := 0
			for _, o := range l.Ops {
				if o.Kind == display.DrawText && strings.HasPrefix(o.Text, "+") && cell.Inset(-cell.W/4).Contains(display.Point{X: o.X, Y: o.Y}) && o.Text == text {
					on++
				}
			}
			require.Positive(t, on, "%s at %v", text, cell)
			seen++
		}
	})
	require.Positive(t, seen)
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
