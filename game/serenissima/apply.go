package serenissima

import (
	"fmt"

	"serenissima/game"
)

// Apply implements game.State: the one place where the objects of an action are
// decoded to change the position.
func (s *State) Apply(a game.Action, out *game.Events) {
	x, y, z := a.Obj[0].ID, a.Obj[1].ID, a.Obj[2].ID
	switch a.Verb {
	case Begin:
		s.begin(game.Player(x), out)
	case ClosePort:
		s.closePort(PortID(x), out)
	case StartAt:
		s.startAt(PortID(x), GalleyID(y), out)
	case TakeGalley:
		s.takeGalley(GalleyID(x), out)
	case LoadGood:
		s.loadGood(GalleyID(x), Good(y), out)
	case MoveSailor:
		s.moveSailor(a.Obj[0], a.Obj[1], out)
	case MoveGood:
		s.moveGood(Good(x), GalleyID(y), GalleyID(z), out)
	case Jettison:
		s.jettison(Good(x), GalleyID(y), out)
	case Scuttle:
		s.scuttle(GalleyID(x), out)
	case Sail:
		s.sail(GalleyID(x), ZoneID(y), out)
	case Forbid:
		s.forbid(out)
	case Allow:
		s.allow(out)
	case Sell:
		s.sell(Good(y), out)
	case Attack:
		s.attack(a.Obj[1], out)
	case FightOn:
		s.ask(game.Chance, BattleRound)
	case Stop:
		s.endActivation(NoteActivation, out)
	case Land:
		s.land(PortID(y), int8(z), out)
	case TakeCube:
		s.takeCube(Good(x), GalleyID(y), out)
	case LeaveCubes:
		s.leaveCubes(out)
	case Recruit:
		s.recruit(a.Obj[0], out)
	case BuyGalley:
		s.buyGalley(GalleyID(x), PortID(y), out)
	case BuildFort:
		s.buildFort(PortID(x), out)
	case BuildBasilica:
		s.buildBasilica(PortID(x), out)
	case End:
		s.end(out)
	case Roll:
		s.round(a.Obj[0], a.Obj[1], out)
	case FortFires:
		s.volley(a.Obj[0], out)
	case DrawCard:
		s.drawCard(int8(x), out)
	default:
		panic(fmt.Sprintf("serenissima: cannot apply %v", a))
	}
}
