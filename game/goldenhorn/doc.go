// Package goldenhorn is the rule set of Golden Horn (2013) with its expansion
// Dominio da Mar (2015) as an option.
//
// The rules are numbered in RULES.md; comments, tests and the reasons of
// illegal actions refer to the numbers. What is printed on the pieces, as far
// as it is known or proposed, is in board.json.
//
// Files by subject: setup.go (G2), turn.go (G3, G7), pirates.go (G4), sail.go
// (G5), refill.go (G2.5, G5.2, G9.2 to G9.6), arrival.go (G6), score.go (G8),
// expansion.go (G9), secret.go (G10).
package goldenhorn
