// Package yardstick holds the bots by which the opponents of every game are measured.
// People do not meet them: no menu offers them. They know nothing of a game but its rules
// and what it says of itself in Habits and Tricks.
//
//	casual.go at random, with habits or without
//	trick.go  one trick over and over
//	mcts      tree search with random playouts
package yardstick
