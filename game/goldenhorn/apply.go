package goldenhorn

import (
	"fmt"

	"serenissima/game"
)

// Apply implements game.State: the one place where the objects of an action are
// decoded to change the position.
func (s *State) Apply(a game.Action, out *game.Events) {
	x, y, z := a.Obj[0].ID, a.Obj[1].ID, a.Obj[2].ID
	switch a.Verb {
	case LayTile:
		s.layTile(TileSide(x), out)
	case DealFleet:
		s.dealFleet(game.Player(x), int8(y), out)
	case Begin:
		s.begin(game.Player(x), out)
	case PlaceShip:
		s.placeShip(ShipID(x), HarbourID(y), out)
	case DrawCube:
		s.drawCube(Colour(x), out)
	case DrawCard:
		s.drawCard(Colour(y), out)
	case Attack:
		s.attack(ShipID(x), Colour(y), Colour(z), out)
	case Load:
		s.load(ShipID(x), Colour(y), out)
	case TakeMercenaries:
		s.embark(ShipID(x), true, false, out)
	case TakePeople:
		s.embark(ShipID(x), true, true, out)
	case TakePeasants:
		s.embark(ShipID(x), false, true, out)
	case Sail:
		s.sail(ShipID(x), out)
	case TurnBack:
		s.turnBack(ShipID(x), out)
	case GoOn:
		s.goOn(out)
	case Wind:
		s.wind(Colour(x), out)
	case Stop:
		s.stop(out)
	case Conquer:
		s.conquer(TerritoryID(x), int8(y), out)
	case Swap:
		s.swap(out)
	case Announce:
		s.announce(out)
	case End:
		s.endTurn(out)
	default:
		panic(fmt.Sprintf("goldenhorn: cannot apply %v", a))
	}
}
