package goldenhorn

import (
	"slices"

	"serenissima/game"
	gh "serenissima/game/goldenhorn"
	"serenissima/game/session"
)

// A breakdown goes through a plan step by step and adds up what each step changes under what it
// is a matter of.
type breakdown struct {
	planner *planner
	me      game.Player
	list    []session.Reason
	sum     int64

	loaded gh.Pile // what the plan has taken aboard
	free   int     // steps for nothing
	robbed game.Ref
	swaps  int
}

// breakDown goes through a plan that begins in a view, as far as it is certain to be possible.
func (a *advisor) breakDown(view *gh.State, p game.Player, plan []game.Action) *breakdown {
	n := &a.planner
	n.me = p
	n.root.CopyFrom(view)
	n.measure(view)
	n.guessed = false
	r := &breakdown{planner: n, me: p}
	s := *view
	for _, step := range plan {
		if s.Decision().Player != p || s.Check(step) != nil {
			break
		}
		before := s
		s.Apply(step, nil)
		n.settle(&s)
		if s.Decision().Player == game.Nobody {
			if step.Verb == gh.Conquer {
				r.step(&before, step, &s)
			}
			r.end(&s) // then only the chance to win counts
			break
		}
		r.step(&before, step, &s)
	}
	r.finish(view, &s)
	return r
}

// book adds to what is known of a matter.
func (r *breakdown) book(about string, where game.Ref, worth int32) {
	r.sum += int64(worth)
	i := slices.IndexFunc(r.list, func(x session.Reason) bool { return x.About == about && x.Where == where })
	if i < 0 {
		i = len(r.list)
		r.list = append(r.list, session.Reason{About: about, Where: where})
	}
	r.list[i].Worth += int64(worth)
}

// count says what number belongs to a matter.
func (r *breakdown) count(about string, n int) {
	for i := range r.list {
		if r.list[i].About == about {
			r.list[i].N += n
		}
	}
}

// step books what a step has changed.
func (r *breakdown) step(s *gh.State, a game.Action, t *gh.State) {
	before, after := r.planner.own(s), r.planner.own(t)
	ship := game.Ref{}
	if t.Sailing != 0 {
		ship = game.Ship(t.Sailing)
	}
	about, where := "way", ship
	home := ship != game.Ref{} && t.StartHarbourAt(t.Ships[t.Sailing].Place) != 0 && s.Ships[t.Sailing].Place != t.Ships[t.Sailing].Place
	switch a.Verb {
	case gh.Attack:
		about, where, r.robbed = "booty", a.Obj[0], a.Obj[0]
	case gh.Conquer:
		about, where = "conquest", a.Obj[0]
	case gh.Swap:
		about, where = "swap", game.Ref{}
		r.swaps++
	case gh.Load, gh.TakeMercenaries, gh.TakePeasants, gh.TakePeople:
		about, r.loaded = "cargo", t.Ships[t.Sailing].Cargo
	case gh.GoOn:
		r.free++
		about = "free"
	case gh.Wind:
		if r.loaded.Size() > 0 {
			about = "cargo"
		}
	}
	if home {
		about = "home"
	}
	voyage := after.store - before.store + after.lands - before.lands
	first := t.Fleet(r.me)
	for k := range after.ships {
		x, y := &before.ships[k], &after.ships[k]
		voyage += y.ready + y.cargo - x.ready - x.cargo
		if risk := y.risk - x.risk; risk != 0 {
			r.book("risk", game.Ship(first+gh.ShipID(k)), risk)
		}
	}
	if a.Verb == gh.Attack {
		voyage += r.planner.rivals(s) - r.planner.rivals(t)
	}
	if hand := after.hand - before.hand; hand != 0 {
		r.book("cards", game.Ref{}, hand)
		r.count("cards", int(t.HandSize[r.me]-s.HandSize[r.me]))
	}
	r.book(about, where, voyage)
	if gained := points(t, r.me) - points(s, r.me); about == "booty" || about == "home" || about == "conquest" {
		r.count(about, gained)
	}
	if sixColours(&t.Stores[r.me]) && !sixColours(&s.Stores[r.me]) {
		r.book("six", game.Ref{}, r.planner.weights.allSix)
		r.book(about, where, -r.planner.weights.allSix)
	}
}

// end books that the game ends.
func (r *breakdown) end(s *gh.State) {
	chance := r.planner.chance(s)
	r.sum = 0
	r.book("lead", game.Ref{}, r.planner.weights.ending*(chance-r.planner.weights.lead))
	r.count("lead", int(chance))
}

// merge books one matter under another, if the plan is about both.
func (r *breakdown) merge(from, into string) {
	i := slices.IndexFunc(r.list, func(x session.Reason) bool { return x.About == from })
	j := slices.IndexFunc(r.list, func(x session.Reason) bool { return x.About == into })
	if i >= 0 && j >= 0 {
		r.list[j].Worth += r.list[i].Worth
		r.list = slices.Delete(r.list, i, i+1)
	}
}

// finish adds to the matters the numbers that are known when the plan is done.
func (r *breakdown) finish(view, s *gh.State) {
	r.merge("cargo", "home")
	r.merge("way", "home")
	for i := range r.list {
		x := &r.list[i]
		switch x.About {
		case "cargo":
			home := *view
			home.Stores[r.me].Add(&r.loaded)
			if x.N = points(&home, r.me) - points(view, r.me); x.N > 0 { // it speaks for the plan, though the ship no longer lies ready for another
				x.Worth = max(x.Worth, 1)
			}
		case "free":
			x.N = r.free
		case "way":
			x.N = int(r.planner.toGo(s, gh.ShipID(x.Where.ID)))
		case "risk":
			ship := gh.ShipID(x.Where.ID)
			was, is := int(r.planner.danger(view, ship)), int(r.planner.danger(s, ship))
			switch x.N = is; {
			case is == 0:
				x.About, x.N = "safe", was
			case x.Worth > 0: // there is a little less to lose, which is not worth a word
				x.Worth = 0
			}
		case "cards":
			if x.Worth < 0 {
				x.About, x.N = "spent", -x.N
			}
		case "swap":
			x.N = r.swaps
		case "six":
			x.N = gh.NumColours
		}
	}
}

// reasons are the matters, the greatest first.
func (r *breakdown) reasons() []session.Reason { return mainReasons(r.list) }

// points are those of a seat, as they would be counted now.
func points(s *gh.State, p game.Player) int {
	goods, rows, lands, people := s.Points(p)
	return int(goods + rows + lands + people)
}

func sixColours(p *gh.Pile) bool { return p.Rows()[gh.NumColours] > 0 }
