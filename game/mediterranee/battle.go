package mediterranee

import "serenissima/game"

// Faces of a die.
const Faces = 6

// rolls are the outcomes of a round, the attacker's die first (M2.8).
var rolls = func() (list [Faces * Faces]game.Outcome) {
	for i := range list {
		list[i] = game.Outcome{Weight: 1, Action: game.Action{By: game.Chance, Verb: Roll,
			Obj: [3]game.Ref{game.Dice(i/Faces + 1), game.Dice(i%Faces + 1)}}}
	}
	return list
}()

// Losses is what so many sailors with a die inflict, however many are there to
// be lost; a fort protects those attacked (M2.8, M2.10).
func Losses(sailors int16, die int8, fort bool) int16 {
	return (sailors + int16(die)) / Divisor(fort)
}

// Divisor is what a throw and the sailors together are divided by, rounded down; with a fort of those attacked, by
// more.
func Divisor(fort bool) int16 {
	if fort {
		return 4
	}
	return 3
}

func (s *State) canAttackGalley(g, target GalleyID) game.Reason {
	if why := s.now(4); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch enemy := &s.Galleys[target]; {
	case enemy.Owner == game.Nobody:
		return WhyNoSuchThing
	case enemy.Owner == s.decider:
		return WhyOwnTarget
	case enemy.Zone != s.Galleys[g].Zone:
		return WhyElsewhere
	}
	return 0
}

// canAttackPort: one of another player with a garrison (M2.10).
func (s *State) canAttackPort(g GalleyID, p PortID) game.Reason {
	if why := s.now(4); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch port := &s.Ports[p]; {
	case s.Board.Ports[p].Zone != s.Galleys[g].Zone:
		return WhyElsewhere
	case port.Owner == game.Nobody:
		return WhyPortNeutral
	case port.Owner == s.decider:
		return WhyOwnTarget
	case port.Sailors == 0:
		return WhyNoGarrison
	}
	return 0
}

// attack opens a fight: dice are thrown next (M2.8).
func (s *State) attack(g GalleyID, target game.Ref, out *game.Events) {
	s.Fight = Fight{Attacker: g}
	if target.Kind == game.PortRef {
		s.Fight.Port = PortID(target.ID)
	} else {
		s.Fight.Target = GalleyID(target.ID)
	}
	out.Add(game.Event{Kind: game.Chose, Note: NoteAttack, By: s.decider, What: game.Ship(g), To: target})
	s.ask(game.Chance, BattleRound)
}

// round is one throw of both sides; both lose sailors at once (M2.8).
func (s *State) round(attacking, defending int8, out *game.Events) {
	f := &s.Fight
	attacker := &s.Galleys[f.Attacker]
	from, to := game.Ship(f.Attacker), game.Ship(f.Target)
	owner, defenders, fort := s.Galleys[f.Target].Owner, int16(s.Galleys[f.Target].Sailors), false
	if f.Port != 0 {
		port := &s.Ports[f.Port]
		to, owner, defenders, fort = game.Port(f.Port), port.Owner, port.Sailors, port.Fort
	}
	hits, blows := Losses(int16(attacker.Sailors), attacking, fort), Losses(defenders, defending, false)
	out.Add(game.Event{Kind: game.Rolled, Note: NoteAttack, By: attacker.Owner, What: game.Dice(attacking), From: from, To: to, N: hits})
	out.Add(game.Event{Kind: game.Rolled, Note: NoteAttack, By: owner, What: game.Dice(defending), From: to, To: from, N: blows})
	s.kill(to, owner, min(hits, defenders), out)
	s.kill(from, attacker.Owner, min(blows, int16(attacker.Sailors)), out)
	if f.Port != 0 {
		s.endSiege(out)
		return
	}
	s.endFight(out)
}

// kill puts n sailors of a galley or garrison into the box.
func (s *State) kill(where game.Ref, owner game.Player, n int16, out *game.Events) {
	if n == 0 {
		return
	}
	if where.Kind == game.PortRef {
		s.Ports[where.ID].Sailors -= n
	} else {
		s.Galleys[where.ID].Sailors -= int8(n)
	}
	s.SailorsLeft += n
	out.Add(game.Event{Kind: game.Removed, Note: NoteKilled, What: game.Sailor(owner), From: where, To: game.Box, N: n})
}

// endSiege: a galley without sailors sinks; a port without garrison keeps its
// flag (M2.10).
func (s *State) endSiege(out *game.Events) {
	if g := s.Fight.Attacker; s.Galleys[g].Sailors == 0 {
		s.sink(g, NoteSunk, out)
	}
	s.peace()
}

// endFight: a side that alone has sailors left is the victor; if none has, both
// sink (M2.9).
func (s *State) endFight(out *game.Events) {
	f := &s.Fight
	lost, won := s.Galleys[f.Attacker].Sailors == 0, s.Galleys[f.Target].Sailors == 0
	switch {
	case lost && won:
		s.sink(f.Target, NoteSunk, out)
		s.sink(f.Attacker, NoteSunk, out)
		s.peace()
	case lost:
		s.win(f.Target, f.Attacker)
	case won:
		s.win(f.Attacker, f.Target)
	default:
		s.peace()
	}
}

// peace ends what followed from an attack.
func (s *State) peace() {
	s.Fight = Fight{}
	s.ask(s.Active(), Fighting)
}

func (s *State) win(victor, beaten GalleyID) {
	s.Fight.Victor, s.Fight.Beaten = victor, beaten
	s.ask(s.Galleys[victor].Owner, Spoils)
}

func (s *State) canSink(g GalleyID) game.Reason {
	switch {
	case s.prompt != Spoils:
		return WhyNotAsked
	case g != s.Fight.Beaten:
		return WhyOtherGalley
	}
	return 0
}

func (s *State) sinkBeaten(out *game.Events) {
	f := &s.Fight
	s.poolGoods(out)
	s.sink(f.Beaten, NoteSunk, out)
	f.Beaten = 0
	s.goOnStowing(out)
}

// canCapture: with at least one sailor of the victorious galley (M2.9).
func (s *State) canCapture(g GalleyID, n int8) game.Reason {
	if why := s.canSink(g); why != 0 {
		return why
	}
	switch {
	case n < 1:
		return WhyNoSuchThing
	case n > s.Galleys[s.Fight.Victor].Sailors:
		return WhyTooMany
	}
	return 0
}

// capture moves n sailors aboard the beaten galley; if they were the last ones
// the own galley sinks.
func (s *State) capture(n int8, out *game.Events) {
	f, by := &s.Fight, s.decider
	victor, beaten := &s.Galleys[f.Victor], &s.Galleys[f.Beaten]
	s.poolGoods(out)
	out.Add(game.Event{Kind: game.Took, Note: NoteCaptured, By: by, What: game.Ship(f.Beaten), From: game.Seat(beaten.Owner), To: game.Seat(by)})
	out.Add(game.Event{Kind: game.Moved, Note: NoteCaptured, By: by, What: game.Sailor(by), From: game.Ship(f.Victor), To: game.Ship(f.Beaten), N: int16(n)})
	s.handGalley(f.Beaten, by)
	beaten.Sailors = n
	victor.Sailors -= n
	if victor.Sailors == 0 {
		s.sink(f.Victor, NoteSunk, out)
		f.Victor = 0
	}
	s.goOnStowing(out)
}

// poolGoods takes the goods of both galleys together.
func (s *State) poolGoods(out *game.Events) {
	f := &s.Fight
	for _, g := range [...]GalleyID{f.Victor, f.Beaten} {
		galley := &s.Galleys[g]
		for good := Gems; good <= Wood; good++ {
			if n := galley.Cargo[good]; n > 0 {
				f.Pool[good] += n
				out.Add(game.Event{Kind: game.Moved, Note: NotePool, What: game.Good(good), From: game.Ship(g), To: game.Area(galley.Zone), N: int16(n)})
			}
		}
		galley.Cargo, galley.Load = [NumGoods + 1]int8{}, 0
	}
}

// goOnStowing asks the victor where the next piece of the pool goes, as long as
// there is one and room for it.
func (s *State) goOnStowing(out *game.Events) {
	f := &s.Fight
	if f.Pool != [NumGoods + 1]int8{} && (s.stows(f.Victor) || s.stows(f.Beaten)) {
		s.prompt = Stowing
		return
	}
	s.leaveRest(out)
}

// stows: a galley of the fight that is afloat and has room.
func (s *State) stows(g GalleyID) bool { return g != 0 && s.Room(g) > 0 }

func (s *State) canStow(good Good, g GalleyID) game.Reason {
	f := &s.Fight
	switch {
	case s.prompt != Stowing:
		return WhyNotAsked
	case g != f.Victor && g != f.Beaten:
		return WhyOtherGalley
	case f.Pool[good] == 0:
		return WhyNoPiece
	case s.Room(g) == 0:
		return WhyGalleyFull
	}
	return 0
}

func (s *State) stow(good Good, g GalleyID, out *game.Events) {
	s.Fight.Pool[good]--
	s.Galleys[g].Cargo[good]++
	s.Galleys[g].Load++
	out.Add(game.Event{Kind: game.Took, Note: NotePool, By: s.decider, What: game.Good(good), From: game.Area(s.Galleys[g].Zone), To: game.Ship(g), N: 1})
	s.goOnStowing(out)
}

func (s *State) canLeaveRest() game.Reason {
	if s.prompt != Stowing {
		return WhyNotAsked
	}
	return 0
}

// leaveRest puts what is left of the pool into the box and ends the fight.
func (s *State) leaveRest(out *game.Events) {
	f := &s.Fight
	afloat := max(f.Victor, f.Beaten) // the one that has sunk is zero
	s.loseGoods(&f.Pool, game.Area(s.Galleys[afloat].Zone), out)
	s.peace()
}
