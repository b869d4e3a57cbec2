package serenissima

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// remedies are those of the refusals of reasons_test.go. What is missing has no
// remedy besides what the reason itself says, such as to wait, to undo or that it
// is so for the whole game.
var remedies = map[game.Reason]string{
	WhyNotActive:     "instead: 1 sail ship:1 area:z_sicilia",
	WhyElsewhere:     "set-out n=2",
	WhyGalleyFull:    "instead: 1 move-sailor ship:1 port:valencia",
	WhyPortClosed:    "land-at port:sardegna n=1",
	WhyNoPort:        "load-at port:modon good:wine n=1 m=1",
	WhyNotProduced:   "load-at port:alger good:wine n=1 m=1",
	WhyNoCube:        "load-at port:alger good:wine n=1 m=1",
	WhyNoMoves:       "set-out n=2",
	WhyNotAdjacent:   "set-out n=3",
	WhyStopped:       "outnumber seat:2 n=3",
	WhyProducedHere:  "sell-at port:alger good:marble n=1 m=3",
	WhyStored:        "sell-at port:corfu good:gold n=2 m=3",
	WhyWarehouseFull: "sell-at port:valencia good:gold n=1 m=2",
	WhyForbidden:     "outnumber seat:2 n=3",
	WhyOnlyForbidder: "instead: 1 attack ship:1 ship:2",
	WhyTooWeak:       "set-out n=3",
	WhyDefended:      "instead: 1 attack ship:1 ship:7",
	WhyPortNeutral:   "instead: 1 land ship:1 port:tunis count:1",
	WhyTooMany:       "instead: 1 land ship:1 port:antakya count:3",
	WhyBarred:        "sink ship:3 seat:2 n=4: 1 attack ship:1 ship:3",
	WhyGalleyBought:  "next ship:2",
	WhyNumberTaken:   "instead: 1 buy-galley ship:2 port:tunis",
	WhyNeedsWood:     "bring port:sardegna good:wood port:tunis n=1",
	WhyNeedsStone:    "bring port:barcelona good:stone port:tunis n=2",
	WhyNeedsGold:     "bring port:sicilia good:gold port:tunis n=1",
	WhyNeedsMarble:   "bring port:tunis good:marble port:alger n=1",
	WhyOtherGood:     "instead: 1 close port:valencia",
	WhyStartNeeded:   "instead: 3 close port:barcelona",
	WhyNoStart:       "instead: 1 start-at port:valencia ship:1",
	WhyPortTaken:     "instead: 2 start-at port:valencia ship:2",
}

// remedyText writes a remedy.
func remedyText(in *game.Info, r game.Remedy) string {
	words := []string{r.Name}
	for _, ref := range r.Refs {
		if ref.Kind != game.NoRef {
			words = append(words, string(in.AppendRef(nil, ref)))
		}
	}
	if r.N != 0 {
		words = append(words, "n="+strconv.Itoa(r.N))
	}
	if r.M != 0 {
		words = append(words, "m="+strconv.Itoa(r.M))
	}
	text := strings.Join(words, " ")
	if r.Do.Verb != 0 {
		text += ": " + in.ActionText(r.Do)
	}
	return text
}

// remedy is the remedy for an action that the rules refuse; what it proposes to
// do is legal.
func (p *scene) remedy(action string) string {
	p.t.Helper()
	a, err := p.in.ParseAction(action)
	require.NoError(p.t, err)
	ill, ok := p.Check(a).(*game.Illegal)
	require.True(p.t, ok, action)
	r := game.RemedyFor(p.State, ill)
	if r.Do.Verb != 0 {
		require.NoError(p.t, p.Check(r.Do), action)
	}
	return remedyText(p.in, r)
}

func TestRemedyOfEachReason(t *testing.T) {
	for why := game.Reason(1); int(why) < len(reasonTable); why++ {
		r := refusals[why]
		require.Equal(t, remedies[why], r.at(at(t, 4)).remedy(r.action), reasonTable[why].Name)
	}
}

func TestRemedies(t *testing.T) {
	t.Run("the dearest of the nearest ports", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 1, Marble).stock("napoli", Wood).active(1)
		require.Equal(t, "sell-at port:alger good:marble n=1 m=3", p.remedy("1 sell ship:1 good:marble"))
	})
	t.Run("nobody wants it", func(t *testing.T) {
		p := at(t, 2).galley(1, blue, "z_tunis", 1, Marble).active(1)
		for i := range p.Ports {
			p.Ports[i].Closed = true
		}
		p.Ports[p.portID("tunis")].Closed = false
		require.Equal(t, "no-buyer good:marble", remedyText(p.in, p.Remedy(p.Check(p.action("1 sell ship:1 good:marble")).(*game.Illegal))))
	})
	t.Run("a sister hands over what is missing", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_alger", 1).galley(2, blue, "z_alger", 1, Gold).active(1)
		require.Equal(t, "first: 1 move-good good:gold ship:2 ship:1", p.remedy("1 sell ship:1 good:gold"))
	})
	t.Run("room is made as cheaply as can be", func(t *testing.T) {
		full := func() *scene { return at(t, 4).galley(1, blue, "z_tunis", 2, Gold, Gold, Wine) }
		load := "1 load ship:1 good:marble"
		require.Equal(t, "first: 1 move-good good:wine ship:1 ship:2", full().galley(2, blue, "z_tunis", 1).active(1).remedy(load))
		require.Equal(t, "first: 1 move-sailor ship:1 port:tunis", full().port("tunis", blue, 1).active(1).remedy(load))
		require.Equal(t, "first: 1 jettison good:wine ship:1", full().active(1).remedy(load))
	})
	t.Run("step by step to a zone far away", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 2).active(1)
		require.Equal(t, "first: 1 sail ship:1 area:z_alger", p.remedy("1 sail ship:1 area:z_tunis"))
		require.Equal(t, "first: 1 sail ship:1 area:z_alger", p.remedy("1 land ship:1 port:tunis count:1"))
	})
	t.Run("sailors for it wait in the port or aboard a sister", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 1).port("valencia", blue, 2).active(1)
		require.Equal(t, "embark n=1: 1 move-sailor port:valencia ship:1", p.remedy("1 sail ship:1 area:z_tunis"))
		require.Equal(t, "set-out n=3", p.remedy("1 sail ship:1 area:z_tripoli"))
		require.Equal(t, "", at(t, 4).galley(1, blue, "z_valencia", 1).active(1).remedy("1 sail ship:1 area:z_antakya"), "too far for five")
	})
	t.Run("money is earned with what is aboard", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 1, Gold).money(blue, 0).active(1)
		require.Equal(t, "earn-at port:tunis good:gold m=2", p.remedy("1 load ship:1 good:marble"))
	})
	t.Run("another galley of yours acts later", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 2).galley(5, blue, "z_alger", 1).active(1).do("1 sail ship:1 area:z_alger")
		require.Equal(t, "next-here ship:5", p.remedy("1 load ship:1 good:wine"))
		require.Equal(t, "next ship:5", p.remedy("1 recruit ship:1"))
	})
	t.Run("a galley carries what a building needs", func(t *testing.T) {
		p := inPort("tunis", 1, Stone)(at(t, 4)).galley(5, blue, "z_alger", 1, Wood).active(1)
		require.Equal(t, "carry ship:5 good:wood port:tunis n=1", p.remedy("1 build-fort port:tunis"))
	})
	t.Run("who is not asked has none", func(t *testing.T) {
		require.Equal(t, "", afloat("z_ionio", 1)(at(t, 4)).remedy("2 end"))
	})
}
