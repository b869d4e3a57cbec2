// Package serenissima is the rule set of Serenissima in its edition of 2012.
//
// The rules are numbered in RULES.md; comments, tests and the reasons of
// illegal actions refer to the numbers. Board facts are in board.json.
//
// Files by subject: setup.go (S2), activation.go (S3), load.go and sail.go
// (S4.1 to S4.10), trade.go (S4.11 to S4.14), battle.go and land.go (S4.15 to
// S4.26), invest.go (S5), score.go (S6 to S8).
package serenissima
