package gametest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/boarddata"
)

// toyBoard is data that nothing in the toy comes from.
var toyBoard = []byte(`{"name": "Toy", "open": true, "goals": [5, 8], "faces": [{"id": "one", "spaces": 1}, {"id": "two", "spaces": 2}]}`)

type toyFile struct {
	Name  string `json:"name"`
	Open  bool   `json:"open"`
	Goals []int  `json:"goals"`
	Faces []struct {
		ID     string `json:"id"`
		Spaces int8   `json:"spaces"`
	} `json:"faces"`
}

// toyOn returns the rules for what can be a board.
func toyOn(r game.Rules) func(data []byte) (game.Rules, error) {
	return func(data []byte) (game.Rules, error) {
		err := boarddata.Read(data, func(f *toyFile) error {
			for i, goal := range f.Goals {
				if err := boarddata.Between(fmt.Sprintf("goals[%d]", i), goal, 2, 20); err != nil {
					return err
				}
			}
			for i, face := range f.Faces {
				if !boarddata.IsID(face.ID) {
					return boarddata.At("faces[%d]", i)("id (%s)", boarddata.IDShape)
				}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		return r, nil
	}
}

// keenToy is how often a verb is chosen.
var keenToy = []int{ToyThrow: 2, ToyRun: 4, ToyDemand: 1, ToySpare: 1, ToyWager: 1}

func livelyToy(seed uint64) *Lively {
	return NewLively(seed, func(_ game.State, list []game.Action, r *game.Rand) game.Action {
		return AnyOf(Keenly(list, keenToy, r), r)
	})
}

var toySuite = Suite[*ToyState]{Rules: Toy, Player: livelyToy, Board: toyBoard, NewOn: toyOn(Toy)}

// mixToy exchanges hidden coins; whether somebody has any a toll tells.
func mixToy(s *ToyState, seat game.Player, r *game.Rand) {
	for p := game.Player(1); s.hidden && int8(p) <= s.seats; p++ {
		if p != seat && s.coins[p] > 0 {
			s.coins[p] = 1 + int8(r.IntN(3))
		}
	}
}

// A toyLedger follows the pieces.
type toyLedger struct{ place [game.MaxSeats + 1]int8 }

func (l *toyLedger) Read(e game.Event) {
	if e.Kind == game.Moved {
		l.place[e.What.ID] = int8(e.To.ID)
	}
}

func (l *toyLedger) Compare(s *ToyState) error {
	if l.place != s.place {
		return fmt.Errorf("the pieces are on %v, not %v", s.place, l.place)
	}
	return nil
}

func TestToySuite(t *testing.T) {
	toySuite.InvariantsHold(t)
	toySuite.EverythingIsReached(t, 30)
	toySuite.ReplaysAgree(t)
	toySuite.GuessesAreSound(t)
	toySuite.NothingLeaks(t, mixToy)
	toySuite.EventsTellAll(t, func(*ToyState) Ledger[*ToyState] { return &toyLedger{} })
	toySuite.TextsTellApart(t, 12, 50)
	toySuite.InGames(t, func(t *rapid.T, s *ToyState, p *Lively) {
		for s.prompt == ToyDealing { // coins dealt are drawn, not paid
			s.Apply(p.Choose(s), nil)
		}
		toySuite.moneyIsReported(t, s, p, false, func(s *ToyState, seat game.Player) int { return int(s.coins[seat]) })
	})
	toySuite.EditedBoards(t, 100, 20)
	toySuite.FaultsAreNamed(t, BoardFaults{
		{"another name", Top("colour", "red"), `unknown field "colour"`},
		{"far goal", Top("goals", Numbers(5, 30)), "board: goals[1]: 30 is not between 2 and 20"},
		{"id with a space", Set("faces", 1, "id", "a b"), "board: faces[1]: id (lower-case"},
	})
}

func FuzzToyActions(f *testing.F) { toySuite.FuzzActions(f) }

func FuzzToyTexts(f *testing.F) { toySuite.FuzzTexts(f, "1 run count:9", "* die dice:7") }

func FuzzToyBoards(f *testing.F) {
	toySuite.FuzzBoards(f, BoardFaults{{"far goal", Top("goals", Numbers(30)), "goals"}}, Double("faces", 3))
}

// Kinds of game are numbered; the number of players changes first.
func TestBegun(t *testing.T) {
	require.Equal(t, 3*2*3, toySuite.kinds())
	seen := map[string]bool{}
	for n := range toySuite.kinds() {
		s := toySuite.Begun(t, n)
		require.EqualValues(t, 2+n%3, s.seats)
		require.Equal(t, n/3%2 == 0, s.hidden)
		seen[string(s.AppendText(nil))] = true
	}
	require.Len(t, seen, toySuite.kinds())
}

func TestKeenly(t *testing.T) {
	var list []game.Action
	for _, v := range []game.Verb{1, 1, 2, 4, 4, 4} {
		list = append(list, game.Action{By: 1, Verb: v})
	}
	r := game.NewRand(1)
	count := map[game.Verb]int{}
	for range 3000 {
		part := Keenly(list, []int{0, 2, 0, 0, 1}, &r)
		require.Len(t, part, []int{0, 2, 1, 0, 3}[part[0].Verb])
		count[part[0].Verb]++
	}
	require.Zero(t, count[2])
	require.InDelta(t, 2000, count[1], 100)
	require.Equal(t, list[2:3], Keenly(list[2:3], []int{0, 2, 0}, &r), "nothing else can be done")
}

func TestEdits(t *testing.T) {
	edited := func(edit func(Object)) string {
		return string(Edited(t, []byte(`{"a": 1, "b": {"c": 2}, "d": [{"e": 3}, {"e": 4}]}`), edit))
	}
	require.Equal(t, `{"a":9,"b":{"c":2},"d":[{"e":3},{"e":4}]}`, edited(Top("a", 9)))
	require.Equal(t, `{"a":1,"b":{"c":9},"d":[{"e":3},{"e":4}]}`, edited(Inside("b", "c", 9)))
	require.Equal(t, `{"a":1,"b":{"c":2},"d":[{"e":3},{"e":[5,6]}]}`, edited(Set("d", 1, "e", Numbers(5, 6))))
	require.Equal(t, `{"a":1,"b":{"c":2},"d":[{"e":3}]}`, edited(Cut("d", 1)))
	require.Equal(t, `{"a":1,"b":{"c":2},"d":[{"e":3},{"e":4},{"e":3},{"e":3}]}`, edited(Double("d", 2)))
	require.Equal(t, `{"a":["x","y"],"b":{"c":2},"d":[{"e":3},{"e":4}]}`, edited(Top("a", Words("x y"))))
}

// Each property is missed where it does not hold.
func TestSuiteFindsFaults(t *testing.T) {
	suiteOf := func(fault string) Suite[*faulty] {
		r := faultyRules{fault: fault}
		return Suite[*faulty]{Rules: r, Player: livelyToy, Board: toyBoard, NewOn: toyOn(r)}
	}
	eachGame := func(fault string, test func(x Suite[*faulty], t rapid.TB, s *faulty, p *Lively)) string {
		x := suiteOf(fault)
		return failure(func(t rapid.TB) {
			for n := range 3 * x.kinds() {
				test(x, t, x.Begun(t, n), livelyToy(uint64(n)))
			}
		})
	}
	for _, c := range []struct {
		fault, want string
		test        func(x Suite[*faulty], t rapid.TB, s *faulty, p *Lively)
	}{
		{"debts", "coins on space", Suite[*faulty].invariantsHold},
		{"short", `"5" is not less than "5"`, Suite[*faulty].invariantsHold},
		{"events matter", "illegal action", Suite[*faulty].replayAgrees},
		{"resample", "Not equal", Suite[*faulty].guessesAreSound},
		{"forget", "Not equal", Suite[*faulty].guessesAreSound},
		{"redact", "tells two positions apart", mixes},
		{"peek", "tells of secrets", mixes},
		{"", "Not equal", Suite[*faulty].eventsTellScores},
		{"", "had 0 and has ", func(x Suite[*faulty], t rapid.TB, s *faulty, p *Lively) { // coins dealt are not paid
			x.moneyIsReported(t, s, p, false, func(s *faulty, seat game.Player) int { return int(s.coins[seat]) })
		}},
		{"", "the pieces are on", func(x Suite[*faulty], t rapid.TB, s *faulty, p *Lively) { x.eventsTellAll(t, s, p, deaf{}) }},
		{"nothing", "Should not be", func(x Suite[*faulty], t rapid.TB, _ *faulty, p *Lively) { x.playBytes(t, randomBytes(p)) }},
		{"any seat", "An error is expected", func(x Suite[*faulty], t rapid.TB, _ *faulty, p *Lively) { x.playBytes(t, randomBytes(p)) }},
	} {
		require.Contains(t, eachGame(c.fault, c.test), c.want, c.fault)
	}
	require.Contains(t, failure(func(t rapid.TB) { toySuite.EverythingIsReached(t, 0) }), "does not occur")
	require.Contains(t, failure(func(t rapid.TB) { suiteOf("vague").TextsTellApart(t, 2, 5) }), "two positions with the text")
	require.Contains(t, failure(func(t rapid.TB) { toySuite.TextsTellApart(t, 2, 500) }), "is not greater than")
}

func mixes(x Suite[*faulty], t rapid.TB, s *faulty, p *Lively) {
	x.nothingLeaks(t, s, p, func(s *faulty, seat game.Player, r *game.Rand) { mixToy(s.ToyState, seat, r) })
}

// deaf is a ledger that nobody writes.
type deaf struct{}

func (deaf) Read(game.Event)         {}
func (deaf) Compare(s *faulty) error { return (&toyLedger{}).Compare(s.ToyState) }

func randomBytes(p *Lively) []byte {
	data := make([]byte, 60)
	for i := range data {
		data[i] = byte(p.rand.IntN(256))
	}
	return data
}
