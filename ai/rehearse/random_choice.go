package rehearse

import "serenissima/game"

// mostChoices is how many plans a random choice is made from at most.
const mostChoices = 16

// RandomChoice returns which of so many plans is taken, the best first, by a bot that does not
// always take the best: half as likely for each measure of heat that a plan is worse, and
// none that is worse by more than slack or whose regret is below zero.
func RandomChoice(plans int, regret func(i int) int64, heat, slack int64, rand *game.Rand) int {
	var odds [mostChoices]int64
	var total int64
	for i := range min(plans, mostChoices) {
		worse := regret(i)
		if worse > slack || worse < 0 {
			break
		}
		halves, rest := worse/heat, worse%heat
		odds[i] = (1 << 16 >> halves) * (2*heat - rest) / (2 * heat)
		total += odds[i]
	}
	n := int64(rand.IntN(int(max(1, total))))
	for i := range min(plans, mostChoices) {
		if n -= odds[i]; n < 0 {
			return i
		}
	}
	return 0
}
