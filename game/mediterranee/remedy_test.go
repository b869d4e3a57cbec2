package mediterranee

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// remedies are those of the refusals of reasons_test.go. What is missing has no
// remedy besides what the reason itself says.
var remedies = map[game.Reason]string{
	WhyNoPort:      "buy-at port:corfu good:iron n=1",
	WhyGalleyFull:  "first: 1 dismiss ship:1",
	WhySupplyEmpty: "buy-at port:sicilia good:wine n=1",
	WhyOtherGalley: "first: 1 man ship:1 count:1",
	WhyTooMany:     "instead: 1 man ship:2 count:3",
	WhyPlaceTaken:  "instead: 1 take-place space:1",
	WhyNotProduced: "instead: 1 buy ship:1 good:gold",
	WhyDealFailed:  "instead: 1 request good:gold ship:2 ship:1",
	WhyPiecesSpent: "instead: 1 request good:wine ship:2 ship:1",
	WhyTooCheap:    "instead: 2 name-price money:1",
	WhyTooDear:     "instead: 2 name-price money:10",
	WhyNeedsWood:   "bring port:sardegna good:wood port:tunis n=2",
	WhyNeedsIron:   "bring port:rhodes good:iron port:smyrna n=1",
	WhyNeedsGold:   "bring port:tunis good:gold port:smyrna n=4",
	WhyNoGarrison:  "first: 1 recruit port:smyrna",
	WhyNotAdjacent: "first: 1 sail ship:1 area:z_alger",
}

// remedyText writes the remedy for an action that the rules refuse; what it
// proposes to do is legal.
func (p *scene) remedy(action string) string {
	p.t.Helper()
	a, err := p.in.ParseAction(action)
	require.NoError(p.t, err)
	ill, ok := p.Check(a).(*game.Illegal)
	require.True(p.t, ok, action)
	r := game.RemedyFor(p.State, ill)
	words := []string{r.Name}
	for _, ref := range r.Refs {
		if ref.Kind != game.NoRef {
			words = append(words, string(p.in.AppendRef(nil, ref)))
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
		require.NoError(p.t, p.Check(r.Do), action)
		text += ": " + p.in.ActionText(r.Do)
	}
	return text
}

func TestRemedyOfEachReason(t *testing.T) {
	for why := game.Reason(1); int(why) < len(reasonTable); why++ {
		r := refusals[why]
		require.Equal(t, remedies[why], r.at(at(t, 4)).remedy(r.action), reasonTable[why].Name)
	}
}

func TestRemedies(t *testing.T) {
	t.Run("the own galley that carries what a building needs", func(t *testing.T) {
		p := inPort("tunis", 1, Iron)(at(t, 4)).galley(2, venice, "z_alger", 1, Wood)
		require.Equal(t, "carry ship:2 good:wood port:tunis n=2", p.remedy("1 build-fort port:tunis"))
	})
	t.Run("no place for what a building needs", func(t *testing.T) {
		p := inPort("tunis", 1, Iron, Wine, Cloth, Gems)(at(t, 4))
		require.Equal(t, "", p.remedy("1 build-fort port:tunis"))
	})
	t.Run("another own port can be built in at once", func(t *testing.T) {
		p := inPort("tunis", 1, Iron)(at(t, 4)).port("tripoli", venice, 1, Wood)
		require.Equal(t, "instead: 1 build-fort port:tripoli", p.remedy("1 build-fort port:tunis"))
	})
	t.Run("the dearest sale that a galley reaches this turn", func(t *testing.T) {
		p := poor(inPort("smyrna", 0, Iron))(at(t, 4)).port("rhodes", genoa, 1).galley(1, venice, "z_smyrna", 1, Gold)
		require.Equal(t, "earn-at port:rhodes good:gold n=1 m=700", p.remedy("1 build-galley port:smyrna box"))
	})
	t.Run("room is made as cheaply as can be", func(t *testing.T) {
		full := func() *scene { return at(t, 4).galley(1, venice, "z_tunis", 1, Wine, Wine, Wood, Wood) }
		buy := "1 buy ship:1 good:gold"
		require.Equal(t, "first: 1 jettison good:wine ship:1", full().remedy(buy))
		require.Equal(t, "first: 1 move-good good:wine ship:1 ship:2", full().galley(2, venice, "z_tunis", 4).remedy(buy))
	})
	t.Run("no galley is sunk to make room", func(t *testing.T) {
		p := inPort("tunis", 1, Wine)(at(t, 4)).galley(1, venice, "z_tunis", 1, Gold, Gold, Gold, Gold)
		require.NotContains(t, p.remedy("1 buy ship:1 good:gold"), "move-sailor")
	})
	t.Run("how many sailors a voyage takes", func(t *testing.T) {
		p := inPhase(3, "z_valencia", 2)(at(t, 4))
		require.Equal(t, "set-out n=3", p.remedy("1 sail ship:1 area:z_tunis"))
		require.Equal(t, "", p.remedy("1 sail ship:1 area:z_smyrna"))
	})
}
