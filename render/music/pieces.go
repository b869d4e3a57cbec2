package music

import (
	"embed"
	"math/rand/v2"
)

// The pieces are composed for this project; a file each, in ABC notation.
//
//go:embed pieces/*.abc
var files embed.FS

// scores reads all pieces, in the order of their file names.
func scores() []*score {
	entries, err := files.ReadDir("pieces")
	if err != nil {
		panic(err)
	}
	var all []*score
	for _, entry := range entries {
		text, err := files.ReadFile("pieces/" + entry.Name())
		if err != nil {
			panic(err)
		}
		s, err := parse(string(text))
		if err != nil {
			panic(err)
		}
		all = append(all, s)
	}
	return all
}

// A Piece can be listened to by itself.
type Piece struct {
	Name  string
	score *score
}

// Pieces returns all pieces.
func Pieces() []Piece {
	var all []Piece
	for _, s := range scores() {
		all = append(all, Piece{s.name, s})
	}
	return all
}

// Render returns the piece as it is heard in calm: left and right in turn, at so
// many frames a second.
func (p Piece) Render(rate int) []float32 { return p.render(rate, Calm) }

func (p Piece) render(rate int, mood Mood) []float32 {
	b := newBand(float64(rate))
	b.mood = mood
	b.begin(p.score, listener())
	var out []float32
	for !b.done() {
		b.render()
		start := len(out)
		out = append(out, make([]float32, 2*chunkFrames)...)
		interleave(out[start:], b.left[:], b.right[:])
	}
	return out
}

// listener is the chance of a piece that is listened to by itself: always the same.
func listener() *rand.Rand { return rand.New(rand.NewPCG(1, 1)) }
