package command

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"strings"
	"time"

	"serenissima/game/catalog"
	"serenissima/render/table/all"
)

// A Client says how the game in its window starts.
type Client struct {
	Fullscreen    bool
	Width, Height int               // of the window
	Sized         bool              // somebody has asked for that size
	Seed          *uint64           // of the next new game, nil to choose one
	Game          string            // the id of that game; empty: people choose it
	Options       map[string]string // of that game, as far as they are chosen
	Open          string            // file of a saved match to begin with; empty: the title
	Version       bool              // say which program this is, and nothing else
	Code          string            // the code of a match to open, or a link; empty for none

	Text bool // it is played in the terminal, without a window

	// Measure is how long the program watches a still board while it times
	// itself; zero: it is played.
	Measure time.Duration
	Soak    int // games that it plays while it times itself; zero: none
}

// flags returns the flags that set c, and sets c to their defaults.
func (c *Client) flags() *flag.FlagSet {
	fs := flag.NewFlagSet("", flag.ContinueOnError)
	c.Width, c.Height = 1280, 800
	fs.BoolVar(&c.Text, "text", false, "play in the terminal, by words and numbers, in the language of the settings or of the system")
	fs.BoolVar(&c.Fullscreen, "fullscreen", false, "fill the screen")
	fs.Func("size", "`WxH` of the window (default: as it was the last time)", func(s string) (err error) {
		c.Width, c.Height, err = ParseSize(s)
		c.Sized = true
		return err
	})
	fs.StringVar(&c.Open, "open", "", "continue the game saved in a `file`")
	fs.BoolVar(&c.Version, "version", false, "say which version this is")
	fs.StringVar(&c.Code, "code", "", "open the game of a `code`, or of a link with one")
	fs.Func("seed", "`number` that decides dice and cards of the next new game", func(s string) error {
		seed, err := ParseSeed(s)
		c.Seed = &seed
		return err
	})
	gameVar(fs, &c.Game, "`game` to set up")
	optionFlag(fs, &c.Options, ", for the next new game ("+optionNames(games())+")")
	return fs
}

// mostPixels is the largest side of a window and of a picture.
const mostPixels = 8192

// ParseSize reads the size of a window; its error says what a size is.
func ParseSize(s string) (width, height int, err error) {
	n, err := fmt.Sscanf(s+"\n", "%dx%d\n", &width, &height)
	if n != 2 || err != nil || width < 320 || height < 240 || max(width, height) > mostPixels {
		return 0, 0, fmt.Errorf("want a size from 320x240 to %dx%[1]d, for example 1280x800", mostPixels)
	}
	return width, height, nil
}

// games are the ids of the games that people can play.
func games() (ids []string) {
	for _, r := range catalog.All() {
		if id := r.Info().ID; all.Tables[id] != nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// gameVar adds the flag that names a game which people can play.
func gameVar(fs *flag.FlagSet, id *string, usage string) {
	fs.Func("game", usage+": "+strings.Join(games(), ", "), func(s string) (err error) {
		*id, err = ParseGame(s)
		return err
	})
}

// ParseGame reads the id of a game that people can play; its error says which there are.
func ParseGame(s string) (id string, err error) {
	wanted := "want " + strings.Join(games(), " or ")
	switch {
	case catalog.Find(s) == nil:
		return "", errors.New("there is no such game: " + wanted)
	case all.Tables[s] == nil:
		return "", errors.New("so far only the computer can play it: " + wanted)
	}
	return s, nil
}

// ParseSeed reads a seed; its error says what a seed is.
func ParseSeed(s string) (uint64, error) {
	seed, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		return 0, errors.New("want a whole number from 0 to 18446744073709551615")
	}
	return seed, nil
}
