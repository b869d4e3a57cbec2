// Package music plays music of the place and time of the games: lutes, a frame
// drum and a low drone, made by synthesis from pieces in ABC notation, in the
// forms and modes of the lute books printed in Venice from 1507 on. It knows
// neither clock nor device; it fills buffers with sound.
package music

import "math/rand/v2"

// A Player plays one piece after the other, without end.
type Player struct {
	band   *band
	chance *rand.Rand
	scores []*score
	order  []int // of the pieces of this round still to be played, the next one last
	last   int
	region Region
	pause  float64 // seconds until the next piece
	used   int     // frames of the chunk of the band that have been given out
}

// Seconds of silence between pieces: at least, and at most so many more. It is
// cut short when the game is not calm.
const (
	shortestPause = 4
	pauseSpread   = 5
	briskPause    = 0.5
)

// New returns a player for so many frames a second. Order, divisions and touch
// follow from the seed.
func New(rate int, seed uint64) *Player {
	return &Player{
		band:   newBand(float64(rate)),
		chance: rand.New(rand.NewPCG(seed, 0)),
		scores: scores(),
		last:   -1,
		pause:  1,
		used:   chunkFrames,
	}
}

// A Region is a part of the world with music of its own, which is played where a match is at
// home there; all other music is played everywhere.
type Region uint8

// The regions.
const (
	Anywhere Region = iota
	Levant
)

// regions are those of pieces, by their names in files.
var regions = map[string]Region{"levant": Levant}

// SetRegion tells where the music is played. The next piece is one of that region, if there is
// one.
func (p *Player) SetRegion(r Region) {
	if r != p.region {
		p.region, p.order = r, p.order[:0]
	}
}

// SetMood tells what the music is to follow. Layers come and go at bar lines.
func (p *Player) SetMood(m Mood) { p.band.mood = m }

// Render fills dst with the next frames, left and right in turn. Its length is even.
func (p *Player) Render(dst []float32) {
	for len(dst) > 0 {
		if p.used == chunkFrames {
			p.advance()
			p.used = 0
		}
		n := min(len(dst)/2, chunkFrames-p.used)
		interleave(dst[:2*n], p.band.left[p.used:], p.band.right[p.used:])
		dst = dst[2*n:]
		p.used += n
	}
}

func interleave(dst, left, right []float32) {
	for i := range len(dst) / 2 {
		dst[2*i], dst[2*i+1] = output*left[i], output*right[i]
	}
}

// advance makes the next chunk, and begins the next piece when its time has come.
func (p *Player) advance() {
	if p.band.done() {
		if p.band.mood != Calm {
			p.pause = min(p.pause, briskPause)
		}
		p.pause -= chunkFrames / p.band.rate
		if p.pause <= 0 {
			p.choose()
			p.pause = shortestPause + pauseSpread*p.chance.Float64()
		}
	}
	p.band.render()
}

// choose begins the next piece. All of the region and of everywhere are played before one
// comes again, those of the region first, and never one twice running.
func (p *Player) choose() {
	if len(p.order) == 0 {
		for i, s := range p.scores {
			if s.region == Anywhere || s.region == p.region {
				p.order = append(p.order, i)
			}
		}
		p.chance.Shuffle(len(p.order), func(i, j int) { p.order[i], p.order[j] = p.order[j], p.order[i] })
		end := len(p.order) - 1
		for i := range p.order {
			if p.region != Anywhere && p.scores[p.order[i]].region == p.region {
				p.order[i], p.order[end] = p.order[end], p.order[i]
			}
		}
		if p.order[end] == p.last {
			p.order[0], p.order[end] = p.order[end], p.order[0]
		}
	}
	end := len(p.order) - 1
	p.last = p.order[end]
	p.order = p.order[:end]
	p.band.begin(p.scores[p.last], p.chance)
}
