package rehearse

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
)

// A track is a game in which two seats and chance, in turn, go on by a few steps up to a goal.
// No more than three steps are legal.
type track struct {
	game.State
	at, goal int
	mover    game.Player
	moves    []game.Action
}

func (s *track) Decision() game.Decision {
	if s.at >= s.goal {
		return game.Decision{}
	}
	return game.Decision{Player: s.mover}
}

func (s *track) Check(a game.Action) error {
	if a.Verb > 3 || a.By != s.mover {
		return &game.Illegal{}
	}
	return nil
}

func (s *track) Apply(a game.Action, _ *game.Events) {
	s.at += int(a.Verb)
	s.moves = append(s.moves, a)
	s.mover = map[game.Player]game.Player{1: 2, 2: game.Chance, game.Chance: 1}[s.mover]
}

// A walker takes one step at a time.
type walker struct{ by game.Player }

func (w *walker) Begin(_ game.State, by game.Player) (done bool) {
	w.by = by
	return false
}
func (w *walker) Think(spend func() bool) { spend() }
func (w *walker) Best() game.Action       { return game.Action{By: w.by, Verb: 1} }

// A trackTable is where walkers sit.
type trackTable struct {
	track
	walker
	until int
}

func (t *trackTable) Done(game.Decision) bool { return t.at >= t.until }
func (t *trackTable) Deal()                   { t.Apply(game.Action{By: game.Chance, Verb: 2}, nil) }
func (t *trackTable) Seat(game.Player) (ai.Bot, game.State) {
	return &t.walker, &t.track
}

func step(by game.Player, n game.Verb) game.Action { return game.Action{By: by, Verb: n} }

// A seat follows its plan up to what is not legal, and then it is dropped; bots and chance do
// the rest.
func TestPlayFollowsThePlanWhileItIsLegal(t *testing.T) {
	table := &trackTable{track: track{goal: 12, mover: 1}, until: 100}
	w := Worker{Spend: ai.Tireless, Plan: []game.Action{step(1, 3), step(1, 4), step(1, 3)}}
	require.True(t, w.Play(&table.track, 1, table))
	require.Equal(t, []game.Action{
		step(1, 3), step(2, 1), step(game.Chance, 2),
		step(1, 1), step(2, 1), step(game.Chance, 2),
		step(1, 1), step(2, 1),
	}, table.moves)
	require.Equal(t, 5, w.Total, "what is planned and dealt takes no thought")
}

// A rehearsal ends when its table says so, and when it is called off.
func TestPlayEndsBeforeTheGame(t *testing.T) {
	table := &trackTable{track: track{goal: 100, mover: 1}, until: 6}
	w := Worker{Spend: ai.Tireless}
	require.True(t, w.Play(&table.track, 1, table))
	require.Equal(t, 6, table.at)

	left := 2
	table = &trackTable{track: track{goal: 100, mover: 1}, until: 100}
	w = Worker{Spend: func() bool { left--; return left >= 0 }}
	require.False(t, w.Play(&table.track, 1, table))
	require.True(t, w.Quit)
	require.Len(t, table.moves, 3)
}

// A rehearsal comes to the mean of its looks; those that were not made would have seen the end.
func TestRehearsalsComeToTheMeanOfTheirLooks(t *testing.T) {
	never := func() int64 { panic("all looks have been made") }
	w := Worker{}
	w.Watch(&Score{}, 2)
	require.False(t, w.See(100))
	require.True(t, w.See(200))
	require.EqualValues(t, 150, w.Worth(never))

	w.Watch(&Score{}, 4)
	require.False(t, w.See(100))
	require.EqualValues(t, 250, w.Worth(func() int64 { return 300 }))
}

// Who falls far behind the leader sees no more.
func TestRehearsalsEndFarBehindTheLeader(t *testing.T) {
	leader, rival := &Score{}, &Score{}
	w := Worker{}
	w.race.begin(leader, 1, 100)
	w.Watch(leader, 3)
	for _, worth := range []int64{900, 900, 900} {
		w.See(worth)
	}
	w.race.end(900)
	w.Watch(rival, 3)
	require.True(t, w.See(500))
	require.EqualValues(t, 500, w.Worth(nil))
}

// Both sources go on alike, however often the other is asked.
func TestDealersKeepTheirSourcesApart(t *testing.T) {
	deal := func(others int) (list []game.Action) {
		var d Dealer
		luck := game.NewRand(4)
		d.Begin(&luck)
		for range 9 {
			list = append(list, d.Deal(0, urn{}))
			for range others {
				d.Deal(1, urn{})
			}
		}
		return list
	}
	require.Equal(t, deal(0), deal(3))
	require.NotEqual(t, deal(0)[0], deal(0)[1])
}

// An urn is a position in which chance draws one of a hundred.
type urn struct{ game.State }

func (urn) AppendOutcomes(list []game.Outcome) []game.Outcome {
	for i := range 100 {
		list = append(list, game.Outcome{Action: step(game.Chance, game.Verb(i)), Weight: 1})
	}
	return list
}
