package serenissima

import "serenissima/game"

// MaxDice is the number of battle dice and the largest combat value (S1.9).
const MaxDice = 5

// rollTable lists the outcomes of a round by attacker's and defender's value.
type rollTable [MaxDice + 1][MaxDice + 1][]game.Outcome

// A throw of dice is coded in the ID of a game.DiceRef: the number of dice that
// show one skull plus six times the number that show two. The others are blank.

// Skulls is the number of skulls of a coded throw.
func Skulls(throw int16) int8 { return int8(throw%6 + 2*(throw/6)) }

// FacesShown returns how many dice of a coded throw show one and two skulls.
func FacesShown(throw int16) (ones, twos int) { return int(throw % 6), int(throw / 6) }

// A throw and the number of ways to get it.
type weightedThrow struct {
	code int16
	ways int32
}

// throws lists what n dice can show.
func throws(faces []int8, n int) []weightedThrow {
	var count [3]int32
	for _, f := range faces {
		count[f]++
	}
	var list []weightedThrow
	for twos := 0; twos <= n; twos++ {
		for ones := 0; ones+twos <= n; ones++ {
			blanks := n - ones - twos
			ways := int32(binomial(n, twos) * binomial(n-twos, ones))
			ways *= power(count[0], blanks) * power(count[1], ones) * power(count[2], twos)
			if ways > 0 {
				list = append(list, weightedThrow{int16(ones + 6*twos), ways})
			}
		}
	}
	return list
}

func binomial(n, k int) int {
	c := 1
	for i := 1; i <= k; i++ {
		c = c * (n - k + i) / i
	}
	return c
}

func power(x int32, n int) int32 {
	p := int32(1)
	for range n {
		p *= x
	}
	return p
}

func battleRolls(faces []int8) rollTable {
	var t rollTable
	for a := 1; a <= MaxDice; a++ {
		for d := 1; d <= MaxDice; d++ {
			for _, x := range throws(faces, a) {
				for _, y := range throws(faces, d) {
					t[a][d] = append(t[a][d], game.Outcome{Weight: x.ways * y.ways, Action: game.Action{
						By: game.Chance, Verb: Roll, Obj: [3]game.Ref{game.Dice(x.code), game.Dice(y.code)}}})
				}
			}
		}
	}
	return t
}

// volleyRolls lists what the two dice of a fort can show (S4.21).
func volleyRolls(faces []int8) []game.Outcome {
	var list []game.Outcome
	for _, x := range throws(faces, 2) {
		list = append(list, game.Outcome{Weight: x.ways, Action: game.Action{
			By: game.Chance, Verb: FortFires, Obj: [3]game.Ref{game.Dice(x.code)}}})
	}
	return list
}
