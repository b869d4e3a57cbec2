package music

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// lines returns the upper voice and the bass of a piece as they are first
// played, strain after strain.
func lines(s *score) (upper, lower []note, ticks int) {
	for i := range len(s.order) {
		strain := s.strain(s.order[i])
		for _, n := range strain.voices[cantus] {
			n.at += ticks
			upper = append(upper, n)
		}
		for _, n := range strain.voices[bassus] {
			n.at += ticks
			lower = append(lower, n)
		}
		ticks += strain.ticks
	}
	return upper, lower, ticks
}

// sounding returns the pitch of a line at a tick, or 0.
func sounding(line []note, at int) int {
	for _, n := range line {
		if n.at <= at && at < n.end() {
			return n.pitch
		}
	}
	return 0
}

// parallels lists the places where two lines move in parallel fifths or octaves
// from one step to the next.
func parallels(s *score, upper, lower []note, ticks, step int) (found []string) {
	for at := 0; at+step < ticks; at += step {
		here, there := sounding(upper, at), sounding(upper, at+step)
		if here > 0 && there > 0 && parallel(here, there, sounding(lower, at), sounding(lower, at+step)) {
			found = append(found, fmt.Sprintf("%s, bar %d, tick %d", s.name, at/s.metre.bar()+1, at%s.metre.bar()))
		}
	}
	return found
}

func TestOuterVoicesMakeNoParallels(t *testing.T) {
	for _, s := range scores() {
		upper, lower, ticks := lines(s)
		for _, step := range []int{s.metre.beat(), ticksPerCrotchet / 2} {
			require.Empty(t, parallels(s, upper, lower, ticks, step))
		}
	}
}

func TestDivisionsMakeNoParallels(t *testing.T) {
	for _, s := range scores() {
		for seed := range uint64(20) {
			if s.division == 0 {
				continue
			}
			chance := rand.New(rand.NewPCG(seed, 0))
			for i := range s.strains {
				strain := &s.strains[i]
				d := divider{key: s.key, bar: s.metre.bar(), unit: s.division, quick: s.division / 2, chance: chance, strain: strain}
				upper := d.divide(nil)
				require.Empty(t, parallels(s, upper, strain.voices[bassus], strain.ticks, s.metre.beat()), "strain %c", strain.name)
				at := 0
				for _, n := range upper {
					require.GreaterOrEqual(t, n.at, at, "notes do not overlap")
					at = n.end()
				}
				require.Equal(t, sounding(strain.voices[cantus], strain.ticks-1), upper[len(upper)-1].pitch)
			}
		}
	}
}

func TestNotesLieOnTheLute(t *testing.T) {
	for _, s := range scores() {
		for _, strain := range s.strains {
			for voice := range strain.voices {
				for _, n := range strain.voices[voice] {
					require.GreaterOrEqual(t, n.pitch, lowestPitch, "%s %c bar %d voice %d", s.name, strain.name, n.at/s.metre.bar()+1, voice+1)
					require.LessOrEqual(t, n.pitch, highestPitch, "%s %c bar %d voice %d", s.name, strain.name, n.at/s.metre.bar()+1, voice+1)
				}
			}
		}
	}
}

// Open courses of a lute in G.
var courses = [6]int{43, 48, 53, 57, 62, 67}

// fits reports whether every pitch, given from below, can have a course of its own.
func fits(pitches []int, from int) bool {
	if len(pitches) == 0 {
		return true
	}
	for c := from; c < len(courses); c++ {
		if fret := pitches[0] - courses[c]; fret >= 0 && fret <= 10 && fits(pitches[1:], c+1) {
			return true
		}
	}
	return false
}

func TestChordsCanBeFingered(t *testing.T) {
	for _, s := range scores() {
		for _, strain := range s.strains {
			for at := 0; at < strain.ticks; at += ticksPerCrotchet / 4 {
				sounds := map[int]bool{}
				for _, voice := range strain.voices {
					for _, n := range voice {
						if n.at <= at && at < n.end() {
							sounds[n.pitch] = true
						}
					}
				}
				var pitches []int
				for p := lowestPitch; p <= highestPitch; p++ {
					if sounds[p] {
						pitches = append(pitches, p)
					}
				}
				require.True(t, fits(pitches, 0), "%s %c bar %d: %v", s.name, strain.name, at/s.metre.bar()+1, pitches)
			}
		}
	}
}

func TestPiecesEndOnTheFinal(t *testing.T) {
	for _, s := range scores() {
		upper, lower, _ := lines(s)
		require.Equal(t, s.key.final, lower[len(lower)-1].pitch%12, "bass of %s", s.name)
		require.Contains(t, []int{0, 4, 7}, (upper[len(upper)-1].pitch-s.key.final+120)%12, "upper voice of %s", s.name)
	}
}

func TestVoicesDoNotCross(t *testing.T) {
	for _, s := range scores() {
		for _, strain := range s.strains {
			for at := 0; at < strain.ticks; at += ticksPerCrotchet / 2 {
				upper, lower := sounding(strain.voices[cantus], at), sounding(strain.voices[bassus], at)
				for _, n := range strain.voices[middle] {
					if n.at > at || at >= n.end() {
						continue
					}
					if upper > 0 {
						require.LessOrEqual(t, n.pitch, upper, "%s %c bar %d", s.name, strain.name, at/s.metre.bar()+1)
					}
					require.GreaterOrEqual(t, n.pitch, lower, "%s %c bar %d", s.name, strain.name, at/s.metre.bar()+1)
				}
			}
		}
	}
}
