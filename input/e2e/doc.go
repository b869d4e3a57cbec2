// Package e2e holds tests that drive the whole program from outside: the real
// desktop program tick by tick as a guest of Ebitengine's vmhost, and the web
// version in Chromium. They need the build tag e2e and a display:
//
//	xvfb-run -a go test -tags e2e -run TestPageStarts ./input/e2e
//
// All of them take long one after another: make e2e runs several at once, each in a process of
// its own.
//
// The person at the screen knows a game: serenissima_hand_test.go clicks any decision of
// Serenissima, serenissima_player_test.go makes some. They have no folder of their own,
// since all tests share one program under test.
//
// Both drivers click by meaning: the program tells through input.Probe what is
// on its screen and where.
package e2e
