package goldenhorn

import "serenissima/game"

// The verbs; their names are in verbNames. Append only.
const (
	LayTile         game.Verb = iota + 1 // chance: tile
	DealFleet                            // chance: seat, number of the fleet
	Begin                                // chance: seat
	PlaceShip                            // ship, port; by a player or chance
	DrawCube                             // chance: good, port
	DrawCard                             // chance: seat, card
	Attack                               // ship, card, card: the cards in the order of the colours
	Load                                 // ship, good: all cubes of the colour
	TakeMercenaries                      // ship: all mercenaries of the harbour
	TakePeople                           // ship: all mercenaries and all peasants
	TakePeasants                         // ship: all peasants
	Sail                                 // ship: begins its move at sea or in Modone
	TurnBack                             // ship: the same, but turns round first
	GoOn                                 // another step for nothing
	Wind                                 // card: another step
	Stop                                 // the move
	Conquer                              // territory, number of mercenaries; peasants pay the rest
	Swap                                 // a peasant in the own warehouse for a mercenary
	Announce                             // the end of the game
	End                                  // the turn
	numVerbs        int       = iota + 1
)

var verbNames = []string{"", "lay-tile", "deal-fleet", "begin", "place-ship", "draw-cube", "draw-card",
	"attack", "load", "take-mercenaries", "take-people", "take-peasants", "sail", "turn-back", "go-on",
	"wind", "stop", "conquer", "swap", "announce", "end"}

// The prompts. Append only.
const (
	NextTile      game.Prompt = iota + 1 // chance: which tile comes next, G2.1
	NextFleet                            // chance: which fleet a seat gets, G2.2
	FirstPlayer                          // chance: who begins, G2.3
	ChooseHarbour                        // where a ship starts, G2.4
	Refill                               // chance: the next cube for a harbour, G2.5, G5.2
	Cards                                // chance: the next card for a hand, G2.6, G6.2
	BeforeMove                           // attack, then move a ship, G3.1
	Underway                             // on or stop, G5.4, G5.5
	AfterMove                            // nothing is left but what G7.2 allows, and the end of the turn
	GameOver
)

var promptNames = []string{"", "next-tile", "next-fleet", "first-player", "choose-harbour", "refill", "cards",
	"before-move", "underway", "after-move", "game-over"}

// The notes of events. Append only.
const (
	NoteCourse    game.Note = iota + 1 // a tile of the course
	NoteFleet                          // a fleet dealt
	NoteFirst                          // the first player
	NoteStart                          // a ship in the harbour where it starts
	NoteRefill                         // a piece for a harbour
	NoteAside                          // a black cube put aside
	NoteReturned                       // a white cube back into the bag
	NoteCard                           // a card drawn
	NoteShuffle                        // the discards are the new deck
	NotePirates                        // an attack, the cards for it, and its booty
	NoteCargo                          // loaded
	NoteWind                           // a card for another step
	NoteFreeWind                       // another step for the sails' own colour
	NoteTurned                         // a ship turned round
	NoteUnloaded                       // into a warehouse
	NoteConquest                       // a territory, and what it cost
	NoteRelieved                       // mercenaries for peasants in a harbour
	NoteSwapped                        // mercenaries for peasants in a warehouse
	NoteAnnounced                      // the end announced
	NoteTurn                           // a turn begins or ends
	NoteHarbour                        // the game ends: an empty harbour
	NoteLands                          // the game ends: the last territory
	NoteGoods                          // points for cubes
	NoteRows                           // points for rows
	NoteDominion                       // points for territories
	NotePeople                         // points for mercenaries and peasants
	NoteGame                           // the game ends
	NoteStop                           // a ship stays where it is
)

var noteNames = []string{"", "course", "fleet", "first", "start", "refill", "aside", "returned", "card",
	"shuffle", "pirates", "cargo", "wind", "free-wind", "turned", "unloaded", "conquest", "relieved",
	"swapped", "announced", "turn", "harbour", "lands", "goods", "rows", "dominion", "people", "game", "stop"}

// People, IDs of game.SailorRef.
const (
	Mercenary = 1
	Peasant   = 2
)

// placeRef names a place of the course: a harbour, or a sea space by its number
// from Venice on.
func (s *State) placeRef(p Place) game.Ref {
	if h := s.HarbourAt(p); h != 0 {
		return game.Port(h)
	}
	return game.Area(p)
}
