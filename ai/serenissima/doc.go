// Package serenissima thinks about Serenissima (2012). A bot makes plans for a whole
// activation, judges in ducats what each would lead to, and, if it is a strong
// one, rehearses the best of them with captains in all seats and looks at its chance to win.
//
//	chart.go      what never changes of a board: distances, odds of fights
//	weights.go    what the judgement is made of; weights.json, characters
//	evaluator.go  what the ports promise, how long the game lasts
//	judge.go      what a position is worth
//	plans.go      the best plans so far
//	sailing.go    loading, sailing, selling, landing
//	fight.go      fights, by exact odds
//	invest.go     purchases
//	answer.go     blockades
//	setup.go      before the first turn; openings.json
//	sites.go      the ports there, and who begins beside whom
//	berths.go     the numbers of galleys there
//	replies.go    what everybody will do after a plan
//	search.go     the best of several plans that are rehearsed
//	rehearsal.go  a plan played on with captains in all seats
//	luck.go       what was only luck in that
//	win_chance.go what comes of it as a chance to win
//	skill.go      levels and characters
//	advice.go     what a bot would do, and why
//	yardsticks    earlier levels that stay as they are, to measure by
//	opponents.go  which opponents there are, and who advises people
//	bot.go        a decision, from the view to the choice
//
// Which plan is rehearsed how often, and when not to the end, package rehearse says.
//
// All sums are integers, so that every platform thinks alike.
package serenissima
