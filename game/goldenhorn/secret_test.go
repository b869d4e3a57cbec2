package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// seen is what a player knows of the position.
func (p *scene) seen(player game.Player) *scene {
	c := p.copy()
	c.Redact(player)
	return c
}

// busy is a turn of seat 2 with something everywhere.
func busy(t testing.TB, options ...string) *scene {
	p := dominion(t, 3, options...).ship("fleet1-one", 2, 1, "green:2").ship("fleet2-two", 5, 1, "mercenary:1")
	p.hand(1, "red:3 blue:1").hand(2, "pink:2").hand(3, "green:5").store(1, "red:1 green:2 mercenary:2 peasant:1").store(2, "blue:3").store(3, "pink:2 yellow:1")
	p.land("durazzo", 3).deckIs("red:2 pink:3 orange:4 yellow:4 green:2 blue:5")
	return p.begin(2)
}

func TestG10_1_HiddenAndOpen(t *testing.T) {
	p := busy(t)
	view := p.seen(2)
	// Hidden: the hands of others, the colours left in the deck.
	require.Zero(t, view.Hands[1])
	require.Zero(t, view.Hands[3])
	require.Equal(t, [NumColours + 1]int8{0, 2 + 3, 3, 4, 4, 2 + 5, 5 + 1}, view.Deck, "deck and hands are one")
	require.False(t, view.HandsKnown.Has(1))
	// Open: the own hand, all sizes, and the rest.
	view.holds(2, "pink:2")
	require.Equal(t, p.HandSize, view.HandSize)
	require.Equal(t, p.DeckSize, view.DeckSize)
	require.Equal(t, p.BagSize, view.BagSize)
	require.Equal(t, p.Discards, view.Discards)
	require.Equal(t, p.Ships, view.Ships)
	require.Equal(t, p.Ports, view.Ports)
	require.Equal(t, p.Lands, view.Lands)
	require.Equal(t, []int8{p.Supply, p.Aside}, []int8{view.Supply, view.Aside})
	// Who else draws a card sees it, nobody else.
	p = busy(t).ship("fleet2-one", 12, 1, "red:1").do("2 sail ship:fleet2-one").draw("blue")
	require.Equal(t, game.Seats(0).With(2), p.ev[0].Seen)
	// Two truths that a seat cannot tell apart: a card of another hand against one of the deck.
	p, q := busy(t), busy(t)
	q.Hands[1][Red]--
	q.Deck[Red]++
	q.Hands[1][Yellow]++
	q.Deck[Yellow]--
	q.sound()
	require.Equal(t, p.seen(2).State, q.seen(2).State)
	require.Equal(t, p.list(), q.list())
	require.NotEqual(t, p.seen(1).State, q.seen(1).State)
}

func TestG10_2_WarehousesAreHidden(t *testing.T) {
	p := busy(t)
	view := p.seen(2).owns(1, "").owns(2, "blue:3").owns(3, "")
	require.False(t, view.StoresKnown.Has(1))
	t.Run("ruling: a rival sees how many pieces are inside; an option lays them open", func(t *testing.T) {
		require.Equal(t, p.StoreSize, view.StoreSize)
		require.EqualValues(t, 6, view.StoreSize[1])
		// Which pieces they are cannot be told: bag, goods and people are one.
		q := busy(t)
		q.Stores[1].Cubes[Red]--
		q.Bag[Red]++
		q.Stores[1].Peasants++
		q.Bag[Black]--
		q.Stores[1].Figures--
		q.Stores[3].Figures++
		q.Stores[3].Cubes[Pink]--
		q.Bag[Pink]++
		q.Stores[1].Cubes[Orange]++
		q.Bag[Orange]--
		q.sound()
		require.Equal(t, view.State, q.seen(2).State)
		require.Equal(t, p.list(), q.list())
		open := busy(t, "warehouses", "open").seen(2)
		open.owns(1, "red:1 green:2 mercenary:2 peasant:1").owns(3, "pink:2 yellow:1")
		require.Zero(t, open.Hands[1])
	})
	// They are opened at the end.
	p = at(t, 2).store(1, "red:1 pink:1 orange:1 yellow:1 green:1 blue:1").store(2, "green:3").begin(1).do("1 announce").seen(1)
	p.owns(2, "green:3").score([]int32{10, 3}, []int8{1, 2})
}

func TestG10_3_ViewsDoNotRemember(t *testing.T) {
	t.Run("ruling: what was seen is not remembered for a seat", func(t *testing.T) {
		// Everybody sees three green cubes go into a warehouse; the view knows of three pieces.
		p := at(t, 2).ship("fleet1-one", 7, 1, "green:3").begin(1).do("1 sail ship:fleet1-one")
		p.saw("moved unloaded by 1 good:green from ship:fleet1-one to seat:1 n=3")
		require.Equal(t, game.Everybody, p.ev[len(p.ev)-1].Seen)
		view := p.seen(2).owns(1, "")
		require.EqualValues(t, 3, view.StoreSize[1])
		// A guess may put any cubes there.
		r, other := game.NewRand(1), 0
		for range 20 {
			guess := view.copy()
			guess.Resample(2, &r)
			guess.sound()
			require.EqualValues(t, 3, guess.Stores[1].Size())
			if guess.Stores[1].Cubes[Green] < 3 {
				other++
			}
		}
		require.NotZero(t, other)
	})
}

func TestG10_4_OnlyAnAnnouncementTells(t *testing.T) {
	all := "red:1 pink:1 orange:1 yellow:1 green:1 blue:1"
	// The same decisions are asked with six colours and without, with cards and without.
	with := at(t, 2).ship("fleet1-one", 5, 1, "green:1").store(1, all).hand(1, "blue:1 orange:1").begin(1)
	without := at(t, 2).ship("fleet1-one", 5, 1, "green:1").store(1, "red:6").hand(1, "red:2").begin(1)
	for _, text := range []string{"1 sail ship:fleet1-one", "1 stop", "1 end"} {
		require.Equal(t, with.Decision(), without.Decision())
		with.do(text)
		without.do(text)
		require.Equal(t, with.events(), without.events())
	}
	require.Equal(t, with.Decision(), without.Decision())
	// What others may do does not hang on it either.
	require.Equal(t, with.offers("attack"), without.offers("attack"))
	p := at(t, 2).store(1, all).begin(1).do("1 announce").saw("chose announced by 1 seat:1")
	for _, ev := range p.ev {
		require.Equal(t, game.Everybody, ev.Seen)
	}
}
