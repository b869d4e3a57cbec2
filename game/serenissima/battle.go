package serenissima

import "serenissima/game"

// canFightNow: at the end of an action, unless something was sold or the combat
// value is below one (S4.14, S4.15).
func (s *State) canFightNow() game.Reason {
	if why := steps[s.prompt].fight; why != 0 {
		return why
	}
	if s.CombatValue() < 1 {
		return WhyTooWeak
	}
	return 0
}

// canAttack: with galley g, a galley or a port.
func (s *State) canAttack(g GalleyID, target game.Ref) game.Reason {
	if why := s.canFightNow(); why != 0 {
		return why
	}
	switch {
	case g != s.Active:
		return WhyNotActive
	case target.Kind == game.ShipRef:
		return s.canBoard(GalleyID(target.ID))
	case s.Board.Ports[target.ID].Zone != s.Galleys[g].Zone:
		return WhyElsewhere
	}
	return s.canStorm(PortID(target.ID))
}

// canBoard: whether the active galley, which may fight, may attack that one.
func (s *State) canBoard(target GalleyID) game.Reason {
	active, enemy := &s.Galleys[s.Active], &s.Galleys[target]
	switch {
	case enemy.Owner == game.Nobody:
		return WhyNoSuchThing
	case enemy.Owner == active.Owner:
		return WhyOwnTarget
	case enemy.Zone != active.Zone:
		return WhyElsewhere
	case s.prompt == Thwarted && enemy.Owner != s.Forbidder:
		return WhyOnlyForbidder
	}
	return 0
}

// canStorm: whether the active galley, which may fight, may attack the port of
// its zone.
func (s *State) canStorm(p PortID) game.Reason {
	owner := s.Ports[p].Owner
	switch {
	case s.Ports[p].Closed:
		return WhyPortClosed
	case owner == game.Nobody:
		return WhyPortNeutral
	case owner == s.Mover():
		return WhyOwnTarget
	case s.prompt == Thwarted:
		return WhyOnlyForbidder
	case s.CrewsAt(owner, s.Galleys[s.Active].Zone) > 0:
		return WhyDefended
	case s.PortCount(owner) == 1:
		return WhyLastPort
	}
	return 0
}

// attack opens a fight; the combat value of the whole activation is fixed now
// (S4.15) and a fort fires first (S4.21).
func (s *State) attack(target game.Ref, out *game.Events) {
	if s.CombatCap == 0 {
		s.CombatCap = s.CombatValue()
	}
	out.Add(game.Event{Kind: game.Chose, Note: NoteAttack, By: s.decider, What: game.Ship(s.Active), To: target})
	if target.Kind == game.ShipRef {
		s.TargetGalley = GalleyID(target.ID)
		s.ask(game.Chance, BattleRound)
		return
	}
	s.TargetPort = PortID(target.ID)
	if s.Ports[s.TargetPort].Fort {
		s.ask(game.Chance, FortVolley)
	} else {
		s.ask(game.Chance, BattleRound)
	}
}

// target returns what is attacked, its sailors and its owner.
func (s *State) target() (ref game.Ref, sailors *int8, owner game.Player) {
	if s.TargetGalley != 0 {
		g := &s.Galleys[s.TargetGalley]
		return game.Ship(s.TargetGalley), &g.Sailors, g.Owner
	}
	p := &s.Ports[s.TargetPort]
	return game.Port(s.TargetPort), &p.Sailors, p.Owner
}

// Battle returns the two values of the fight that is open: the dice of the next
// round (S4.15, S4.17).
func (s *State) Battle() (attacker, defender int8) {
	_, sailors, _ := s.target()
	return s.CombatValue(), *sailors
}

// Target returns what the active galley is fighting, NoRef without a fight.
func (s *State) Target() game.Ref {
	if s.TargetGalley == 0 && s.TargetPort == 0 {
		return game.Ref{}
	}
	ref, _, _ := s.target()
	return ref
}

// kill returns up to n sailors from a galley or port to the reserve (S4.16).
func (s *State) kill(from game.Ref, sailors *int8, owner game.Player, n int8, out *game.Events) {
	n = min(n, *sailors)
	if n == 0 {
		return
	}
	*sailors -= n
	s.Reserve[owner] += n
	out.Add(game.Event{Kind: game.Removed, Note: NoteKilled, What: game.Sailor(owner), From: from, To: game.Seat(owner), N: int16(n)})
}

// volley is the fire of a fort at the active galley (S4.21).
func (s *State) volley(throw game.Ref, out *game.Events) {
	mover, active := s.Mover(), &s.Galleys[s.Active]
	owner := s.Ports[s.TargetPort].Owner
	out.Add(game.Event{Kind: game.Rolled, Note: NoteFortVolley, By: owner, What: throw, From: game.Port(s.TargetPort), To: game.Ship(s.Active), N: 2})
	s.kill(game.Ship(s.Active), &active.Sailors, mover, Skulls(throw.ID), out)
	if active.Sailors == 0 {
		s.sink(s.Active, NoteSunk, out)
		s.endActivation(NoteActivation, out)
		return
	}
	s.ask(game.Chance, BattleRound)
}

// round is one exchange of dice (S4.16 to S4.18).
func (s *State) round(attackers, defenders game.Ref, out *game.Events) {
	mover, active := s.Mover(), &s.Galleys[s.Active]
	ref, sailors, owner := s.target()
	a, d := s.Battle()
	out.Add(game.Event{Kind: game.Rolled, Note: NoteAttack, By: mover, What: attackers, From: game.Ship(s.Active), To: ref, N: int16(a)})
	out.Add(game.Event{Kind: game.Rolled, Note: NoteAttack, By: owner, What: defenders, From: ref, To: game.Ship(s.Active), N: int16(d)})
	s.kill(ref, sailors, owner, Skulls(attackers.ID), out)
	s.kill(game.Ship(s.Active), &active.Sailors, mover, Skulls(defenders.ID), out)
	switch lost, won := active.Sailors == 0, *sailors == 0; {
	case lost || won:
		s.endFight(lost, won, out)
	default:
		s.ask(mover, AskFightOn)
	}
}

// endFight settles a fight in which at least one side has no sailor left.
func (s *State) endFight(lost, won bool, out *game.Events) {
	mover := s.Mover()
	if s.TargetGalley == 0 {
		if lost {
			s.sink(s.Active, NoteSunk, out)
			if won { // S4.22
				s.makeNeutral(s.TargetPort, out)
			}
			s.endActivation(NoteActivation, out)
			return
		}
		s.ask(mover, Occupy)
		return
	}
	enemy := s.Galleys[s.TargetGalley].Owner
	switch {
	case lost && won:
		s.sink(s.TargetGalley, NoteSunk, out)
		s.sink(s.Active, NoteSunk, out)
		s.endActivation(NoteActivation, out)
	case lost:
		s.wreck(s.Active, s.TargetGalley, out)
		s.ask(enemy, Loot)
		s.loot(out)
	default:
		s.wreck(s.TargetGalley, s.Active, out)
		if enemy == s.Forbidder { // S4.14a
			s.Forbidder = game.Nobody
		}
		s.ask(mover, Loot)
		s.loot(out)
	}
}

// wreck sinks a galley and keeps its cubes for the survivor (S4.18).
func (s *State) wreck(g, survivor GalleyID, out *game.Events) {
	s.Wreck, s.Galleys[g].Cargo = s.Galleys[g].Cargo, s.Wreck
	s.Looter = survivor
	s.TargetGalley = 0
	s.sink(g, NoteSunk, out)
}

// loot goes on asking for cubes while there are some and a free space, then
// ends the activation if the active galley has sunk.
func (s *State) loot(out *game.Events) {
	if s.Room(s.Looter) > 0 && s.Wreck != [NumGoods + 1]int8{} {
		return
	}
	s.returnCubes(&s.Wreck, game.Area(s.Galleys[s.Looter].Zone), out)
	survived := s.Looter == s.Active
	s.Looter = 0
	if survived {
		s.ask(s.Mover(), Fighting)
		return
	}
	s.endActivation(NoteActivation, out)
}

func (s *State) canTakeCube(good Good, g GalleyID) game.Reason {
	switch {
	case s.prompt != Loot:
		return WhyNotAsked
	case s.Galleys[g].Owner != s.decider:
		return WhyNotYours
	case g != s.Looter:
		return WhyNotActive
	case s.Wreck[good] == 0:
		return WhyNoCube
	}
	return 0
}

func (s *State) takeCube(good Good, g GalleyID, out *game.Events) {
	s.Wreck[good]--
	s.Galleys[g].Cargo[good]++
	s.Galleys[g].Cubes++
	out.Add(game.Event{Kind: game.Took, Note: NoteLoot, By: s.decider, What: game.Good(good), From: game.Area(s.Galleys[g].Zone), To: game.Ship(g), N: 1})
	s.loot(out)
}

func (s *State) leaveCubes(out *game.Events) {
	s.returnCubes(&s.Wreck, game.Area(s.Galleys[s.Looter].Zone), out)
	s.loot(out)
}

// canChooseFight: after a round the attacker goes on or stops (S4.17).
func (s *State) canChooseFight() game.Reason {
	if s.prompt != AskFightOn {
		return WhyNotAsked
	}
	return 0
}
