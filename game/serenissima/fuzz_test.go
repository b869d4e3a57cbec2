package serenissima

import "testing"

func FuzzActions(f *testing.F) { suite.FuzzActions(f) }

func FuzzTexts(f *testing.F) {
	suite.FuzzTexts(f, "1 sail ship:-1 area:z_ionio", "1 land ship:1 port:tunis count:9", "* roll dice:99 dice:0", "* begin seat:4")
}

func FuzzLoadBoard(f *testing.F) {
	suite.FuzzBoards(f, boardFaults, func(o object) { // everything as large as it may be
		for i := range o["ports"].([]any) {
			entry(o, "ports", i)["values"] = numbers(50, 50, 50, 50, 50)
			entry(o, "ports", i)["income"] = numbers(50, 50, 50, 50, 50, 50)
			entry(o, "ports", i)["start"] = true
		}
		o["loadMoves"], o["forts"], o["basilicas"] = 100, 19, 19
		o["dice"].(object)["faces"] = numbers(0, 1, 2, 2, 2, 2)
	}, func(o object) { // and as small
		o["startDucats"], o["loadMoves"], o["forts"], o["startSailors"] = 0, 1, 0, 1
		for i := range 3 {
			entry(o, "seats", i)["startGalleys"], entry(o, "seats", i)["sailors"] = 1, 2
		}
	})
}

func TestEditedBoardsAreRefusedOrPlayedOn(t *testing.T) { suite.EditedBoards(t, 400, 60) }
