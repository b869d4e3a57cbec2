package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// openAt shows the position of a lesson after so many entries as a game between people.
func openAt(t *testing.T, v *lessons.Lesson, entries int) (*driver, *Play) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.Curtain = app.AtOnce, app.AtOnce, app.VeilNever
	seats := v.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Human, ""
	}
	m, err := v.Open(seats, entries)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, nil).(*Play)
	p.tutorial.tutor = nil
	d.Stack = app.NewStack(d.Context, p)
	d.Rest(2)
	return d, p
}

// What a lesson teaches to do by a click on a port, a galley or a zone, the same click
// does in a game, or offers first. The number of sailors that land is a question of
// its own.
func TestClicksMeanWhatTheVoyagesTeach(t *testing.T) {
	taught := map[game.RefKind]int{}
	for _, id := range lessons.IDs {
		d := drive(t, &store.Memory{}, desktop)
		s, err := NewLesson(d.Context, id, 0)
		require.NoError(t, err)
		p := s.(*Play)
		for v := p.tutorial.lesson.recorded; p.match().Len() < v.Len(); {
			n := p.match().Len()
			p.tutorial.lesson.at = slices.IndexFunc(v.Notes, func(x lessons.Note) bool { return x.Before >= n })
			if note := p.tutorial.lesson.now(n); note != nil && v.Entry(n).By == lessons.Learner {
				for p.tutorial.lesson.reads(n) { // the last of the notes here asks
					p.tutorial.lesson.at++
				}
				p.refresh()
				if things := ringed(d, p); len(things) > 0 {
					taught[things[0].Kind]++
					requireMeant(t, id, v, n, things)
				}
			}
			_, err := p.match().Do(v.Entry(n))
			require.NoError(t, err)
			p.timeline.Reset()
		}
	}
	require.GreaterOrEqual(t, taught[game.PortRef], 6)
	require.GreaterOrEqual(t, taught[game.AreaRef], 6)
	require.GreaterOrEqual(t, taught[game.ShipRef], 1)
}

// ringed lists the things of the board that the ring of a lesson leads to, one after the other:
// those to choose, and then that which acts; none if a button comes first.
func ringed(d *driver, p *Play) (things []game.Ref) {
	lesson := p.tutorial.lesson
	for {
		target := lesson.press(deskOf(p, d.Context), lesson.now(p.match().Len()))
		if target.Command != "" {
			return things
		}
		things = append(things, target.Ref)
		chosen, ok := p.scope().Choosing(target.Ref)
		if !ok {
			return things
		}
		p.find(chosen)
	}
}

// requireMeant clicks on things in a game, and again on the last where it is offered.
func requireMeant(t *testing.T, id string, v *lessons.Lesson, entries int, things []game.Ref) {
	d, p := openAt(t, v, entries)
	want := v.Entry(entries)
	name := id + ": " + p.info.ActionText(want)
	thing := things[len(things)-1]
	for _, ref := range things {
		d.Click(d.Spot(device.TargetName(display.Target{Ref: ref})))
		d.Tick(control.Frame{Pinch: 1})
	}
	if p.gestures.Pending != nil { // it cannot be taken back
		require.Equal(t, want, p.gestures.Pending.Action, name)
		d.Wake()
		d.Click(d.Spot(device.TargetName(display.Target{Ref: thing})))
	}
	if p.match().Len() == entries {
		require.NotNil(t, p.open.Choice, "%s is not offered", name)
		first := p.open.Choice.Rows()[0]
		require.Equal(t, want.Verb, first.Verb, "%s is not offered first", name)
		require.Contains(t, first.Narrow(p.open.Choice.Actions), want, name)
		return
	}
	require.Equal(t, want, p.match().Log()[entries], name)
}

// clicked opens a lesson as a game where its log has an action, and clicks on a thing there.
func clicked(t *testing.T, id, before, thing string) (*driver, *Play) {
	v, err := lessons.Load(id, catalog.Find)
	require.NoError(t, err)
	n := 0
	for ; v.Rules().Info().ActionText(v.Entry(n)) != before; n++ {
		require.Less(t, n, v.Len(), before)
	}
	d, p := openAt(t, v, n)
	ref, err := v.Rules().Info().ParseRef(thing)
	require.NoError(t, err)
	d.Click(d.Spot(device.TargetName(display.Target{Ref: ref})))
	return d, p
}

// offered tells what the rows of the open choice do or lead to.
func offered(p *Play) (list []string) {
	if p.open.Choice == nil {
		return nil
	}
	for _, r := range p.open.Choice.Rows() {
		if r.Action.By != game.Nobody {
			list = append(list, p.info.ActionText(r.Action))
			continue
		}
		list = append(list, p.info.VerbName(r.Verb)+" ...")
	}
	return list
}

// A click on a port or galley offers what the galley there can do, cheap and harmless
// things first, and none of it costs anything by mistake.
func TestClicksOfferWhatIsLikely(t *testing.T) {
	for _, x := range []struct {
		id, before, thing string
		offer             []string
		done              string
	}{
		{"load", "1 load ship:1 good:wood", "port:valencia", nil, "1 load ship:1 good:wood"},
		{"sell", "1 load ship:1 good:stone", "port:barcelona", []string{"1 load ship:1 good:stone", "1 sell ship:1 good:wood", "1 land ship:1 port:barcelona count:1", "1 land ship:1 port:barcelona count:2", "1 land ship:1 port:barcelona count:3"}, ""},
		{"port", "1 land ship:3 port:alger count:1", "port:alger", []string{"1 land ship:3 port:alger count:1", "1 land ship:3 port:alger count:2", "1 land ship:3 port:alger count:3", "1 sell ship:3 good:wood"}, ""},
		{"scoring", "1 sell ship:5 good:stone", "port:sicilia", nil, "1 sell ship:5 good:stone"},
		{"port", "1 load ship:3 good:wood", "port:barcelona", nil, "1 sail ship:3 area:z_barcelona"},
	} {
		_, p := clicked(t, x.id, x.before, x.thing)
		require.Equal(t, x.offer, offered(p), "%s, %s", x.before, x.thing)
		if x.done != "" {
			log := p.match().Log()
			require.Equal(t, x.done, p.info.ActionText(log[len(log)-1]))
		}
	}
}

// While there is a choice, a click on a thing of the board that is part of it chooses that:
// a home port and then a number on the wheel, or the other way round. No more is lit.
func TestAClickOnTheBoardChooses(t *testing.T) {
	v, err := lessons.Load("load", catalog.Find)
	require.NoError(t, err)
	at := 0
	for v.Rules().Info().VerbName(v.Entry(at).Verb) != "start-at" {
		at++
	}
	port, ship := v.Entry(at).Obj[0], v.Entry(at).Obj[1]
	for _, way := range [][]game.Ref{{port, ship}, {ship, port}} {
		d, p := openAt(t, v, at)
		other := p.now.Legal[len(p.now.Legal)-1].Obj[0]
		require.NotEqual(t, port, other)
		require.NotZero(t, deskOf(p, d.Context).lit()[other])
		d.Tap(device.TargetName(display.Target{Ref: way[0]}))
		require.NotNil(t, p.open.Choice)
		require.NotZero(t, deskOf(p, d.Context).lit()[way[1]])
		require.Equal(t, way[0] == ship, deskOf(p, d.Context).lit()[other] != 0)
		require.Equal(t, at, p.match().Len())
		d.Click(d.Spot(device.TargetName(display.Target{Ref: way[1]})))
		require.Equal(t, at+1, p.match().Len())
		require.Equal(t, v.Entry(at), p.match().Log()[at])
	}
}

// A click on the active galley opens what is aboard, and buys nothing.
func TestTheActiveGalleyOpensItsHold(t *testing.T) {
	d, p := clicked(t, "load", "1 load ship:1 good:wood", "ship:1")
	require.Equal(t, 0, p.open.Group, "the panel for loading")
	require.NotNil(t, d.List.Find(position.Piece{What: game.Good(1), From: p.now.Holds[1].Place}.Target(position.CmdSource)), "with the wood of the port")
	log := p.match().Len()
	d.Click(d.Spot("ship:1"))
	require.Equal(t, 0, p.open.Group)
	require.Equal(t, log, p.match().Len())
}

// In random games all that a click means is legal, what is lit means something, and
// nothing is bought, moved or sunk by a click that could have meant something else.
func TestClicksMeanLegalActions(t *testing.T) {
	c := drive(t, &store.Memory{}, desktop).Context
	c.Settings.Curtain = app.VeilNever
	done := map[string]int{}
	for seed := range uint64(3) {
		var seats []session.Seat
		for i := range 3 {
			seats = append(seats, session.Seat{Kind: session.Human, Name: app.DefaultName(c, i), Colour: i + 1})
		}
		m, _, err := session.New(catalog.All()[0], game.Options{Seats: 3}, seats, seed)
		require.NoError(t, err)
		p := NewPlay(c, m, nil).(*Play)
		p.timeline.Reset()
		random := game.NewRand(seed)
		for m.State().Decision().Player != game.Nobody {
			requireMeanings(t, c, p, done)
			_, err := m.Do(p.now.Legal[random.IntN(len(p.now.Legal))])
			require.NoError(t, err)
			p.refresh()
		}
	}
	for _, verb := range []string{"load", "sail", "sell", "attack", "recruit"} {
		require.NotZero(t, done[verb], "no click does %s", verb)
	}
}

// requireMeanings looks at what a click on each thing means, and counts what it does.
func requireMeanings(t *testing.T, c *app.Context, p *Play, done map[string]int) {
	if p.now.Modal() {
		return
	}
	lit, d := deskOf(p, c).lit(), p.now.View.Decision()
	for _, kind := range []game.RefKind{game.AreaRef, game.PortRef, game.ShipRef} {
		for id := range 24 {
			ref := game.Ref{Kind: kind, ID: int16(id)}
			if id == 0 || kind == game.ShipRef && id > 15 || kind != game.ShipRef && id >= len(p.info.Refs[kind]) {
				continue
			}
			m := p.scope().Meaning(ref)
			for _, a := range m.Choices() {
				require.Contains(t, p.now.Legal, a)
			}
			require.False(t, lit[ref] != 0 && m.Kind == position.Nothing, "%v is lit for nothing", ref)
			if len(m.Plan) == 0 {
				continue
			}
			a := m.Plan[0]
			require.Contains(t, p.now.Legal, a)
			verb := p.info.VerbName(a.Verb)
			done[verb]++
			switch verb {
			case "load", "sail", "sell", "attack", "land", "close", "take-galley":
			case "recruit", "move-sailor": // if nothing else is about the thing
				require.NotEqual(t, "activate recruit", p.info.PromptName(d.Prompt)+" "+verb)
				require.Len(t, slices.DeleteFunc(slices.Clone(p.now.Legal), func(b game.Action) bool {
					return !slices.Contains(b.Obj[:], ref) || b.Obj[0] != ref && !p.now.OnBoard(b.Obj[0])
				}), 1)
			default:
				require.Fail(t, "a click alone does "+verb)
			}
		}
	}
}

// Who sails to a port by clicking on it is offered what can be done there, and who is led
// elsewhere is not.
func TestSailingToAPortOffersWhatCanBeDoneThere(t *testing.T) {
	offered := 0
	for seed := uint64(1); seed < 6; seed++ {
		for _, m := range apptest.Positions(t, seed, 3) {
			d := drive(t, &store.Memory{}, desktop)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
			p := NewPlay(d.Context, m, nil).(*Play)
			p.tutorial.tutor = nil
			if p.now.Modal() || len(p.now.Routes) == 0 {
				continue
			}
			r := p.now.Routes[0]
			if len(r.There) == 0 || !slices.Equal(p.scope().Meaning(r.There[0]).Plan, r.Plan) {
				continue
			}
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(1)
			subject := p.table.Subject(p.now.View)
			p.fulfil(d.Context, display.Target{Ref: r.There[0]})
			for n := 0; !p.settled() && p.seating.person(p.seating.decider()) && n < 100; n++ {
				d.Rest(1)
			}
			if p.table.Subject(p.now.View) != subject || p.now.Modal() || !p.seating.person(p.seating.decider()) {
				require.Nil(t, p.open.Choice)
				continue
			}
			if m := p.scope().Meaning(r.There[0]); len(m.Choices()) > 1 {
				require.NotNil(t, p.open.Choice)
				require.Equal(t, m.Choices(), p.open.Choice.Actions)
				require.True(t, p.Guarded(), "it has just appeared")
				offered++
			}
		}
	}
	require.NotZero(t, offered)
}

// A click on a rival's ship that lies in a place to which a way leads, and with which nothing can be done, goes there.
func TestARivalsShipIsNotInTheWay(t *testing.T) {
	gone := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range apptest.PositionsOf(t, rules, 3, 9) {
			_, p := resume(t, desktop, peopled(t, m, 1))
			for _, x := range p.now.Things {
				if chosen, ok := p.scope().Choosing(x); ok {
					p.find(chosen)
				}
				s := p.scope()
				if p.now.Modal() || len(s.Routes) == 0 {
					continue
				}
				for _, ship := range p.now.Things {
					facts := on.Facts(p.now.View, ship)
					r := s.Routes.To(facts.Area)
					if ship.Kind != game.ShipRef || facts.Owner == p.now.View.Decision().Player || r == nil || s.Meaning(ship).Kind != position.Nothing {
						continue
					}
					if _, chooses := s.Choosing(ship); chooses {
						continue
					}
					require.Equal(t, s.Means(display.Target{Ref: facts.Area}), s.Means(display.Target{Ref: ship}))
					require.NotEmpty(t, s.Tip(p.spoken, ship))
					gone++
				}
			}
		}
	})
	require.Positive(t, gone)
}
