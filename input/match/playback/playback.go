// Package playback shows a match again, back and forth: where it stands, how it goes on, and what is
// marked in it. It draws nothing.
package playback

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/match/history"
	"serenissima/render/motion"
	"serenissima/render/table"
)

// A Playback is a match that is shown again.
type Playback struct {
	*host.Replay // as the viewer may see it
	Timeline     motion.Timeline
	Marks        []Mark

	on       table.Table
	turns    []int // beats after which a turn begins
	scorings []int // beats in which a scoring is made
	said     []Saying

	at      int // beats that are shown or being shown
	until   int // the beat up to which moves are shown, at least
	running bool
	pace    int // index in paces
}

// A Saying is the last sentence up to a beat.
type Saying struct {
	Text  string
	By    game.Player
	Where game.Ref
}

// paces are by how much the usual pace is multiplied.
var paces = []float64{0.5, 1, 2.5, 8}

// usualPace is the index of the pace to begin with.
const usualPace = 1

// New plays a match back on a table, from its beginning.
func New(beats *host.Replay, on table.Table) *Playback {
	p := &Playback{Replay: beats, on: on, pace: usualPace}
	p.Timeline.Cues, p.Timeline.Sailing = on.Cues(), on.Style().SailingTicks
	p.survey()
	return p
}

// Tell puts the match into words.
func (p *Playback) Tell(words *lang.Words) {
	p.said = make([]Saying, p.Len()+1)
	var entries []*history.Entry
	for i, b := range p.Beats() {
		p.said[i+1] = p.said[i]
		entries = history.AppendEntries(entries[:0], p.on, words, b, i+1)
		for _, e := range entries {
			if !e.Small {
				p.said[i+1] = Saying{e.Text(), e.By, e.Where}
			}
		}
	}
}

// At is how many beats are shown or being shown.
func (p *Playback) At() int { return p.at }

// Shown is how many beats have been shown to their end.
func (p *Playback) Shown() int { return p.at - p.Timeline.Left() }

// Over reports whether all has been shown.
func (p *Playback) Over() bool { return p.Shown() == p.Len() }

// Newest is the position after all that is shown or being shown.
func (p *Playback) Newest() game.State { return p.State(p.at) }

// Running reports whether it goes on by itself.
func (p *Playback) Running() bool { return p.running }

// Pace is how fast it is shown, 1 as usual.
func (p *Playback) Pace() float64 { return paces[p.pace] }

// NextPace makes it faster, and slow again after the fastest.
func (p *Playback) NextPace() { p.pace = (p.pace + 1) % len(paces) }

// Said is the last sentence about what is shown or being shown.
func (p *Playback) Said() Saying { return p.said[p.at] }

// SaidAt is the last sentence up to a beat.
func (p *Playback) SaidAt(n int) Saying { return p.said[n] }

// Moves is the number of moves that have been shown, of so many.
func (p *Playback) Moves() (shown, all int) {
	stops, at := p.Stops()[1:], p.Shown()
	shown, _ = slices.BinarySearch(stops, at+1)
	return shown, len(stops)
}

// Turns are the numbers of beats after which a turn begins.
func (p *Playback) Turns() []int { return p.turns }

// Jump shows the position after n beats, or the last one before in which somebody decides, and
// stops there.
func (p *Playback) Jump(n int) {
	p.at = p.Before(min(n, p.Len()))
	p.until, p.running = p.at, false
	p.Timeline.Reset()
	for _, b := range p.Beats()[:p.at] {
		p.Timeline.Recall(b)
	}
}

// Stop stops it where it is: what was to come has not been shown.
func (p *Playback) Stop() { p.Jump(p.Shown()) }

// Run lets it run, or stops it; at its end it begins anew.
func (p *Playback) Run() {
	p.running = !p.running
	if p.running && p.Over() {
		p.Jump(0)
		p.running = true
	}
}

// GoOn begins to show what comes next, as far as it is to be shown.
func (p *Playback) GoOn() {
	for p.at < p.Len() && (p.running || p.at < p.until) && (p.Timeline.Idle() || p.Timeline.Joins(p.Beats()[p.at])) {
		p.Timeline.Push(p.Beats()[p.at])
		p.at++
	}
	p.running = p.running && (p.at < p.Len() || !p.Timeline.Idle())
}

// Resting reports whether it stays as it is.
func (p *Playback) Resting() bool { return !p.running && p.Timeline.Resting() && p.at >= p.until }
