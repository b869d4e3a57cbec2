package mediterranee

import (
	"fmt"

	"serenissima/game"
)

// Apply implements game.State: the one place where the objects of an action are
// decoded to change the position.
func (s *State) Apply(a game.Action, out *game.Events) {
	x, y, z := a.Obj[0].ID, a.Obj[1].ID, a.Obj[2].ID
	switch a.Verb {
	case Man:
		s.man(GalleyID(x), int8(y), out)
	case Bid:
		s.bid(Hundreds(x), out)
	case TakePlace:
		s.takePlace(s.decider, int8(x), out)
		s.goOnBidding(out)
	case BuyGood:
		s.buy(GalleyID(x), Good(y), out)
	case Haggle:
		s.haggle(GalleyID(x), PortID(y), out)
	case Request:
		s.request(Good(x), GalleyID(y), GalleyID(z), out)
	case Offer:
		s.offer(Good(x), GalleyID(y), game.Player(z), out)
	case NamePrice:
		s.namePrice(Hundreds(x), out)
	case Decline:
		s.decline(out)
	case Take:
		s.take(out)
	case Counter:
		s.counter(Hundreds(x), out)
	case Leave:
		s.leave(out)
	case Accept:
		s.accept(out)
	case Refuse:
		s.refuse(out)
	case Receive:
		s.receive(GalleyID(x), out)
	case BuildGalley:
		s.buildGalley(PortID(x), a.Obj[1], out)
	case BuildFort:
		s.buildFort(PortID(x), out)
	case Recruit:
		s.recruit(a.Obj[0], out)
	case MoveGood:
		s.moveGood(Good(x), GalleyID(y), GalleyID(z), out)
	case MoveSailor:
		s.moveSailor(a.Obj[0], a.Obj[1], out)
	case Jettison:
		s.jettison(Good(x), GalleyID(y), out)
	case Dismiss:
		s.dismiss(GalleyID(x), out)
	case Sail:
		s.sail(GalleyID(x), ZoneID(y), out)
	case AskLeave:
		s.askLeave(GalleyID(x), out)
	case GiveLeave:
		s.giveLeave(out)
	case DenyLeave:
		s.denyLeave(out)
	case Attack:
		s.attack(GalleyID(x), a.Obj[1], out)
	case Sink:
		s.sinkBeaten(out)
	case Capture:
		s.capture(int8(y), out)
	case Stow:
		s.stow(Good(x), GalleyID(y), out)
	case LeaveRest:
		s.leaveRest(out)
	case Land:
		s.land(GalleyID(x), PortID(y), out)
	case Sell:
		s.sell(GalleyID(x), Good(y), out)
	case Done:
		s.done(out)
	case Throw:
		s.throw(game.Player(x), int8(y), out)
	case Roll:
		s.round(int8(x), int8(y), out)
	default:
		panic(fmt.Sprintf("mediterranee: cannot apply %v", a))
	}
}
