package mediterranee

import "testing"

func FuzzActions(f *testing.F) { suite.FuzzActions(f) }

func FuzzTexts(f *testing.F) {
	suite.FuzzTexts(f, "1 sail ship:-1 area:z_ionio", "1 bid money:-1", "* roll dice:7 dice:0")
}

func FuzzLoadBoard(f *testing.F) {
	suite.FuzzBoards(f, boardFaults, func(o object) { // everything as large as it may be
		for i := range o["ports"].([]any) {
			values := entry(o, "ports", i)["values"].([]any)
			for j := range values {
				values[j] = 100.0
			}
		}
		for i := range o["turns"].([]any) {
			entry(o, "turns", i)["turns"] = 20.0
		}
		o["sailors"], o["forts"], o["income"] = mostSailors, MaxPorts, 2000
		o["start"] = object{"ducats": 10000, "galleys": 7, "sailors": 62}
	}, func(o object) { // and as small
		o["sailors"], o["galleys"], o["forts"], o["income"] = 4, 4, 0, 0
		o["start"] = object{"ducats": 0, "galleys": 1, "sailors": 1}
		for i := range o["goods"].([]any) {
			entry(o, "goods", i)["supply"] = 1
		}
	})
}

func TestEditedBoardsAreRefusedOrPlayedOn(t *testing.T) { suite.EditedBoards(t, 400, 60) }
