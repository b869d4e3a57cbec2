package goldenhorn

import "testing"

func FuzzActions(f *testing.F) { suite.FuzzActions(f) }

func FuzzTexts(f *testing.F) {
	suite.FuzzTexts(f, "1 load ship:fleet1-one good:white", "1 attack ship:fleet2-one card:red card:white", "1 conquer territory:zara count:-1", "* draw-cube good:red port:modone")
}

func FuzzLoadBoard(f *testing.F) {
	suite.FuzzBoards(f, boardFaults, func(o object) { // everything as large as it may be
		for i := range o["colours"].([]any) {
			entry(o, "colours", i)["cards"] = 21
		}
		for i := range o["territories"].([]any) {
			entry(o, "territories", i)["standard"].(object)["points"] = 50
		}
		o["harbourFill"].(object)["base"], o["harbourFill"].(object)["expansion"] = 20, 20
		o["handStart"], o["peasantsPerMercenary"] = 20, 9
		for _, ship := range []string{"one", "two", "three"} {
			o["cardsOnArrival"].(object)[ship] = 9
		}
	}, func(o object) { // and as small
		for i := range o["colours"].([]any) {
			entry(o, "colours", i)["cards"] = 1
			entry(o, "colours", i)["cubes"] = 1
		}
		o["expansionCubes"].(object)["black"], o["expansionCubes"].(object)["white"] = 0, 0
		o["harbourFill"].(object)["base"], o["harbourFill"].(object)["expansion"] = 1, 1
		o["handStart"] = 0
		for i := range o["seats"].([]any) {
			entry(o, "seats", i)["course"], entry(o, "seats", i)["docks"] = words("circle"), 0
		}
	})
}

func TestEditedBoardsAreRefusedOrPlayedOn(t *testing.T) { suite.EditedBoards(t, 150, 20) }
