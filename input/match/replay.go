package match

import (
	"slices"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/input/review"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/music"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// The commands of the replay.
const (
	cmdStride  display.Command = "stride"       // Ref: a count, which stride; Index: 0 back, 1 on
	cmdScrub   display.Command = "scrub"        // the bar of the game
	cmdMark    display.Command = "mark"         // Index: a mark on the bar
	cmdRun     display.Command = "run"          // lets it run, or stops it
	cmdPace    display.Command = "pace"         // the next pace
	cmdTakeUp  display.Command = "take-up"      // plays on from here
	cmdStopped display.Command = "leave-replay" // closes it
)

// A Replay goes through a match, back and forth, and leads out of it to a new one.
type Replay struct {
	widget.Page
	chartCamera
	match    *session.Match
	table    table.Table
	words    *lang.Words
	beats    *host.Replay // as the viewer may see them
	turns    []int        // beats after which a turn begins
	scorings []int        // beats in which a scoring is made
	marks    []landmark
	review   *review.Review // of a match that is over, nil where nobody knows the game
	ending   app.Ending     // how the match ended, nil while it goes on and where closing leads there
	told     []saying
	timeline motion.Timeline

	at      int // beats that are shown or being shown
	until   int // the beat up to which moves are shown, at least
	running bool
	pace    int // index in paces
	scrub   bool
	framed  bool

	followed int // the beat that the camera has last been moved for
}

// A saying is the last sentence up to a beat.
type saying struct {
	text  string
	by    game.Player
	where game.Ref
}

// paces are by how much the usual pace is multiplied.
var paces = []float64{0.5, 1, 2.5, 8}

// usualPace is the index of the pace to begin with.
const usualPace = 1

// NewReplay shows a match again from behind so many entries of its log on, as a
// seat may see it; once it is over everybody may see everything. Ending is how the match
// ended, nil while it goes on and where closing the replay leads there.
func NewReplay(c *app.Context, m *session.Match, viewer game.Player, at int, ending app.Ending) *Replay {
	r := &Replay{match: m, beats: host.NewReplay(m, viewer), ending: ending, table: c.Games.Tables[m.Rules().Info().ID], pace: usualPace}
	r.timeline.Cues, r.timeline.Still, r.timeline.Sailing = r.table.Cues(), c.Settings.ReducedMotion, r.table.Style().SailingTicks
	r.survey()
	r.tell(c)
	if m.State().Result().Over {
		r.review = review.New(c.Bots.Advisor(m.Rules().Info().ID), r.table, m)
	}
	r.jump(at)
	return r
}

// survey finds the strides and landmarks of the match.
func (r *Replay) survey() {
	for i, b := range r.beats.Beats() {
		n := i + 1
		for _, ev := range b.Events {
			switch r.table.Meaning(ev).Kind {
			case table.NewTurn:
				r.turns = append(r.turns, n)
			case table.Scoring:
				r.scorings = append(r.scorings, n)
				r.marks = append(r.marks, landmark{at: n, kind: scoringMark})
			case table.Attack:
				r.marks = append(r.marks, landmark{at: n, kind: fightMark, by: ev.By})
			}
		}
	}
}

// tell puts the match into words.
func (r *Replay) tell(c *app.Context) {
	r.words = wordsOf(c, r.match)
	r.told = make([]saying, r.beats.Len()+1)
	var story []history.Entry
	for i, b := range r.beats.Beats() {
		r.told[i+1] = r.told[i]
		story = history.AppendEntries(story[:0], r.table, r.words, b, i+1)
		for _, s := range story {
			if !s.Small {
				r.told[i+1] = saying{s.Text(), s.By, s.Where}
			}
		}
	}
}

// shown is how many beats have been shown to their end.
func (r *Replay) shown() int { return r.at - r.timeline.Left() }

// jump shows the position after n beats, or the last one before in which somebody
// decides.
func (r *Replay) jump(n int) {
	r.at = r.beats.Before(min(n, r.beats.Len()))
	r.until = r.at
	r.timeline.Reset()
	for _, b := range r.beats.Beats()[:r.at] {
		r.timeline.Recall(b)
	}
}

// A stride is what the replay steps by.
type stride uint8

// The strides.
const (
	byMove stride = iota
	byTurn
	byScoring
)

// places are the beats that a stride leads to.
func (r *Replay) places(s stride) []int {
	switch s {
	case byTurn:
		return r.turns
	case byScoring:
		return r.scorings
	}
	return r.beats.Stops()
}

// target is where a stride leads back or on from what is shown; false where it
// leads nowhere.
func (r *Replay) target(s stride, on bool) (int, bool) {
	list := r.places(s)
	if on {
		for _, n := range list {
			if r.beats.After(n) > r.at {
				return r.beats.After(n), true
			}
		}
		return r.beats.Len(), s != byMove && r.at < r.beats.Len()
	}
	for _, n := range slices.Backward(list) {
		if r.beats.After(n) < r.shown() {
			return r.beats.After(n), true
		}
	}
	return 0, s != byMove && r.shown() > 0
}

// stride steps back or on. The next move is shown as it was made; all else is
// shown at once.
func (r *Replay) stride(s stride, on bool) {
	n, ok := r.target(s, on)
	r.running = false
	switch {
	case !ok:
	case on && s == byMove:
		r.timeline.SkipAll()
		r.until = n
	default:
		r.jump(n)
	}
}

// Update implements Scene.
func (r *Replay) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if r.words.Catalog != c.Lang { // the language has been changed
		r.tell(c)
	}
	if r.review != nil && !r.review.Done() {
		if r.review.GoOn(); r.review.Done() {
			r.markTurningPoints()
		}
	}
	r.timeline.Still = c.Settings.ReducedMotion
	r.fit(c)
	t := c.Notices.Clicked(r.Page.Update(c.Window(), f, true)) // the arrows step through the game
	switch {
	case t.Command == cmdMark:
		r.running, r.scrub = false, false
		r.jump(r.marks[t.Index].at)
	case r.slide(c, f):
	case t.Command == cmdStride:
		r.stride(stride(t.Ref.ID), t.Index > 0)
	case t.Command == cmdRun:
		r.run()
	case t.Command == cmdPace:
		r.pace = (r.pace + 1) % len(paces)
	case t.Command == cmdTakeUp:
		r.running, r.Tip, r.Hover = false, "", display.Target{} // they are covered now
		r.jump(r.shown())
		return app.Push(c.Pages.TakeUp(c, r.match, r.at)), nil
	case t.Command == app.CmdResult:
		return app.Replace(r.ending), nil
	case t.Command == cmdStopped, f.Has(control.Cancel):
		return app.Pop(), nil
	default:
		r.keys(c, f)
	}
	r.show(c)
	return app.Nav{}, nil
}

// Region says where the game is at home.
func (r *Replay) Region() music.Region { return r.table.Style().Region }

// keys steps by keys.
func (r *Replay) keys(c *app.Context, f control.Frame) {
	switch {
	case f.Has(control.MoveLeft):
		r.stride(byMove, false)
	case f.Has(control.MoveRight):
		r.stride(byMove, true)
	case f.Has(control.MoveUp):
		r.stride(byTurn, false)
	case f.Has(control.MoveDown):
		r.stride(byTurn, true)
	case slices.Contains(f.Edits, control.Home):
		r.running = false
		r.jump(0)
	case slices.Contains(f.Edits, control.End):
		r.running = false
		r.jump(r.beats.Len())
	case f.Has(control.Skip), f.Has(control.Confirm):
		r.run()
	case f.Has(control.Speed):
		r.pace = (r.pace + 1) % len(paces)
	default:
		r.moveCamera(f, c.Screen.At(f.Pointer))
	}
}

// run lets the match run, or stops it; at its end it begins anew.
func (r *Replay) run() {
	r.running = !r.running
	if r.running && r.shown() == r.beats.Len() {
		r.jump(0)
	}
}

// show lets a tick pass for what moves.
func (r *Replay) show(c *app.Context) {
	for r.at < r.beats.Len() && (r.running || r.at < r.until) && (r.timeline.Idle() || r.timeline.Joins(r.beats.Beats()[r.at])) {
		r.timeline.Push(r.beats.Beats()[r.at])
		r.at++
	}
	r.running = r.running && r.at < r.beats.Len() || r.running && !r.timeline.Idle()
	animate(c, &r.timeline, paces[r.pace])
}

// fit keeps the camera in step with the window.
func (r *Replay) fit(c *app.Context) {
	f := r.frame(c)
	switch {
	case !r.framed:
		r.camera, r.framed = layout.Fit(f.Board, f.Chart), true
		r.camera.Leave(f.CoverTop, f.CoverBottom)
		if r.camera.Scale < surveyed && !f.Overview {
			r.camera.Zoom(legible/r.camera.Scale, r.camera.View.Center())
		}
	case r.camera.View != f.Board:
		r.camera.Resize(f.Board, f.Chart)
		r.camera.Leave(f.CoverTop, f.CoverBottom)
	}
	if r.followed != r.at && !r.camera.Whole() { // small windows follow what happens
		r.followed = r.at
		v := r.boardView(c)
		if place, ok := r.table.Place(v, r.told[r.at].where); ok && place.OnChart {
			at := r.camera.Board(place.At)
			r.camera.LookAt(at.X, at.Y)
		}
	}
}

// Resting implements Restful.
func (r *Replay) Resting() bool {
	return !r.running && r.timeline.Resting() && r.at >= r.until && (r.review == nil || r.review.Done())
}

// Facts tells tests where the replay is.
func (r *Replay) Facts() map[string]string {
	return map[string]string{"at": strconv.Itoa(r.shown()), "of": strconv.Itoa(r.beats.Len()), "running": yes(r.running)}
}

// boardView is the board as it is to be drawn now.
func (r *Replay) boardView(c *app.Context) *table.View {
	v := watched(c, c.Settings.Hand, r.match, r.words, &r.timeline, r.beats.State(r.at))
	v.Frame, v.Camera, v.Hover, v.Pulse = r.frame(c), r.camera, r.Hover.Ref, 1
	v.Wakes = wakes(new(display.List), &r.timeline, r.table.Stage(v))
	return v
}
