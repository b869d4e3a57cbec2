package music

// ticksPerCrotchet is the resolution of written music. It divides into
// semiquavers of triplets and of the whole.
const ticksPerCrotchet = 48

// The voices of a strain, from the top. Between them the middle may hold chords.
const (
	cantus = iota
	middle
	bassus
	voiceCount
)

// The compass of a lute of six courses, as MIDI numbers: from G an octave and a
// half below middle C to the tenth fret of the highest course.
const (
	lowestPitch  = 43
	highestPitch = 77
)

// A note as it is written. Notes of one chord begin at the same tick.
type note struct {
	at, length int  // ticks
	staff      int  // place on the staff: 7 times the octave plus the letter, C being 0
	pitch      int  // MIDI number
	graced     bool // begins with a mordent
}

func (n note) end() int { return n.at + n.length }

// A strain is a section of a piece that is played as a whole.
type strain struct {
	name   byte
	ticks  int
	voices [voiceCount][]note // in the order of their beginnings
}

// A score is a piece as it is written.
type score struct {
	name     string
	metre    metre
	tempo    float64 // crotchets a minute
	key      key
	order    string  // names of strains as they are played
	division int     // ticks of the shortest note of the first divisions; 0 if there are none
	drone    bool    // sounds even when the game is calm
	free     bool    // in a speaking manner, out of strict time
	gain     float64 // brings the piece to the loudness of the others
	region   Region  // where alone it is played
	strains  []strain
}

// strain returns the one with this name, or nil.
func (s *score) strain(name byte) *strain {
	for i := range s.strains {
		if s.strains[i].name == name {
			return &s.strains[i]
		}
	}
	return nil
}

// A metre says how bars are divided.
type metre struct {
	beats int // in a bar, as written above
	unit  int // of a beat, as written below: 4 for crotchets
}

func (m metre) bar() int { return m.beats * m.beat() }

func (m metre) beat() int { return 4 * ticksPerCrotchet / m.unit }

// weight tells how heavy a note is that begins at this tick of a bar, from 0 to 1.
func (m metre) weight(tick int) float64 {
	group := m.bar() / 2 // two halves to a bar,
	if m.beats == 3 {
		group = m.bar() // one group of three in a bar
	}
	switch {
	case tick == 0:
		return 1
	case m.beats == 7: // three and two and two
		if tick == 3*m.beat() || tick == 5*m.beat() {
			return 0.8
		}
		return 0.4
	case tick%group == 0:
		return 0.8
	case tick%m.beat() == 0:
		return 0.55
	default:
		return 0.3
	}
}

// A key is a mode on its final.
type key struct {
	final int    // MIDI number of the final in the lowest octave, 0 to 11
	flats [7]int // semitones to add to each letter
}

// letters are the semitones of C, D, E, F, G, A, B above C.
var letters = [7]int{0, 2, 4, 5, 7, 9, 11}

// pitch returns the note of the mode at a place of the staff. Octave 5 begins at
// middle C.
func (k key) pitch(staff int) int {
	return 12*(staff/7) + letters[staff%7] + k.flats[staff%7]
}
