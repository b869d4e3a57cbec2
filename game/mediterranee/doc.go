// Package mediterranee is the rule set of Méditerranée, the edition of 1996.
//
// The rules are numbered in RULES.md; comments, tests and the reasons of
// illegal actions refer to the numbers. Board facts are in board.json. Money is
// counted in hundreds of ducats everywhere, since there is no smaller coin.
//
// Files by subject: setup.go (M1), turn.go (section 2), bids.go (M2.1),
// purchase.go and haggle.go (M2.2, M2.3), build.go (M2.4, M2.5), transfer.go
// (M2.6), passage.go (M2.7), battle.go (M2.8 to M2.10), land.go (M2.11), sale.go
// (M2.12 to M2.14), score.go (M3).
package mediterranee
