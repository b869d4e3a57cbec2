package lessons

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
)

var update = flag.Bool("update", false, "record the lessons anew: their decisions and notes stay, chance is found that makes them possible")

// mostSeeds is how many seeds are tried for a lesson.
const mostSeeds = 1 << 20

// record plays the decisions of a lesson with the first seed by which all of them are legal
// and what the file wishes comes true, and returns its file:
//
//	# wish * draw card:one-hourglass
//
// stands behind the decision that chance follows, and
//
//	# holds port venice red 2 blue 3
//
// where the text of the position has that line.
func record(text []byte) ([]byte, error) {
	t := parseTake(text)
	for seed := uint64(1); seed <= mostSeeds; seed++ {
		m, missed, err := t.play(seed)
		if err != nil {
			return nil, err
		}
		if missed == "" {
			return t.encode(m), nil
		}
		t.farthest(missed)
	}
	return nil, fmt.Errorf("no seed makes it possible; it came as far as %q", t.lines[t.reached])
}

// A take is a lesson without what chance decided.
type take struct {
	top     []byte   // comments above the game
	head    []byte   // of the game, up to the seed
	lines   []string // decisions and comments, in order
	reached int
}

func parseTake(text []byte) *take {
	t := &take{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		word, _, _ := strings.Cut(line, " ")
		switch word {
		case "match", "rules", "option", "seat":
			t.head = append(t.head, line+"\n"...)
		case "*", "=", "end", "seed", "":
		case "#":
			if t.head == nil {
				t.top = append(t.top, line+"\n"...)
				break
			}
			t.lines = append(t.lines, line)
		default:
			t.lines = append(t.lines, line)
		}
	}
	return t
}

func (t *take) farthest(missed string) {
	if i := slices.Index(t.lines, missed); i > t.reached {
		t.reached = i
	}
}

// play plays all decisions with a seed; missed is the first line that cannot be.
func (t *take) play(seed uint64) (m *session.Match, missed string, err error) {
	open, err := save.Decode(fmt.Appendf(bytes.Clone(t.head), "seed %d\nend 0\n", seed), catalog.Find)
	if err != nil {
		return nil, "", err
	}
	m, beats, err := session.New(open.Rules(), open.Options(), open.Seats(), seed)
	if err != nil {
		return nil, "", err
	}
	info := m.Rules().Info()
	for _, line := range t.lines {
		if want, ok := strings.CutPrefix(line, "# holds "); ok {
			if !strings.Contains(string(m.State().AppendText(nil)), "\n"+want+"\n") {
				return nil, line, nil
			}
			continue
		}
		wish, isWish := strings.CutPrefix(line, "# wish ")
		if !isWish && strings.HasPrefix(line, "#") {
			continue
		}
		text := line
		if isWish {
			text = wish
		}
		a, err := info.ParseAction(text)
		if err != nil {
			return nil, "", err
		}
		if isWish {
			if !slices.ContainsFunc(beats, func(b session.Beat) bool { return b.Action == a }) {
				return nil, line, nil
			}
			continue
		}
		if beats, err = m.Do(a); err != nil {
			return nil, line, nil
		}
	}
	return m, "", nil
}

// encode writes the match with the comments where they were.
func (t *take) encode(m *session.Match) []byte {
	dst := bytes.Clone(t.top)
	comments := func() {
		for len(t.lines) > 0 && strings.HasPrefix(t.lines[0], "#") {
			dst = append(dst, t.lines[0]+"\n"...)
			t.lines = t.lines[1:]
		}
	}
	seeded := false
	for _, line := range strings.Split(strings.TrimSpace(string(save.Encode(m))), "\n") {
		switch {
		case strings.HasPrefix(line, "end "):
			comments()
		case seeded && line[0] != '*' && line[0] != '=':
			comments()
			t.lines = t.lines[1:]
		}
		seeded = seeded || strings.HasPrefix(line, "seed ")
		dst = append(dst, line+"\n"...)
	}
	return dst
}

// The files are as they are recorded from their own decisions, so that a change of
// the rules or of chance is noticed here; -update records them anew.
func TestVoyagesAreAsRecorded(t *testing.T) {
	for _, id := range IDs {
		text, err := os.ReadFile(fileOf(id))
		require.NoError(t, err)
		again, err := record(text)
		require.NoError(t, err, id)
		if *update {
			require.NoError(t, os.WriteFile(fileOf(id), again, 0o644))
			continue
		}
		require.Equal(t, string(text), string(again), id)
	}
}

// Each voyage loads, and every decision of it made again, with nothing but the
// seed to go by, gives the same game.
func TestVoyagesArePlayed(t *testing.T) {
	for _, id := range IDs {
		v, err := Load(id, catalog.Find)
		require.NoError(t, err)
		require.GreaterOrEqual(t, v.Minutes, 2, id)
		require.LessOrEqual(t, v.Minutes, 4, id)
		m, err := v.Open(v.Seats(), v.Notes[0].Before)
		require.NoError(t, err)
		require.Equal(t, Learner, m.State().Decision().Player, "%s begins with a decision of the player", id)
		decided := 0
		for m.Len() < v.Len() {
			a := v.Entry(m.Len())
			if a.By == Learner {
				decided++
			}
			_, err := m.Do(a)
			require.NoError(t, err, id)
			for i, entry := range m.Log() {
				require.Equal(t, v.Entry(i), entry, "%s: entry %d", id, i+1)
			}
		}
		require.Zero(t, v.Entry(v.Len()))
		require.GreaterOrEqual(t, decided, 3, id)
		for _, n := range v.Notes {
			at, err := v.Open(v.Seats(), n.Before)
			require.NoError(t, err)
			require.Equal(t, n.Before, at.Len(), "%s: note %s stands where chance decides", id, n.Key)
			requireThere(t, v, n, at.State())
		}
	}
}

// The note about a port that was taken names the galley whose turn it is then, not the one
// whose turn has ended.
func TestANoteNamesTheGalleyThatIsNext(t *testing.T) {
	v, err := Load("port", catalog.Find)
	require.NoError(t, err)
	i := slices.IndexFunc(v.Notes, func(n Note) bool { return n.Key == "yours" })
	require.GreaterOrEqual(t, i, 0)
	m, err := v.Open(v.Seats(), v.Notes[i].Before)
	require.NoError(t, err)
	require.Contains(t, string(m.State().AppendText(nil)), fmt.Sprintf(" active %d\n", v.Notes[i].Refs[1].ID))
}

// requireThere: what a note speaks of is on the board, or is a thing of the rules.
func requireThere(t *testing.T, v *Lesson, n Note, s game.State) {
	t.Helper()
	info := v.Rules().Info()
	for _, r := range n.Refs {
		name := string(info.AppendRef(nil, r))
		switch r.Kind {
		case game.ShipRef:
			_, ship, _ := strings.Cut(name, ":")
			require.Regexp(t, `(?m)^(galley|ship) `+ship+` `, string(s.AppendText(nil)), "%s: note %s: %s", v.ID, n.Key, name)
		case game.SeatRef:
			require.LessOrEqual(t, int(r.ID), len(v.Seats()))
		case game.TrackRef, game.CountRef:
		case game.AreaRef, game.HeapRef:
			if info.Refs[r.Kind] == nil { // they have numbers
				require.Positive(t, r.ID)
			}
		default:
			require.NotEmpty(t, info.Refs[r.Kind], "%s: note %s: %s", v.ID, n.Key, name)
		}
	}
}

// Each voyage has a title and a line about it, and each note a text that names
// nothing which the note does not.
func TestVoyagesHaveWords(t *testing.T) {
	texts, err := lang.Load(lang.English)
	require.NoError(t, err)
	for _, id := range IDs {
		v, err := Load(id, catalog.Find)
		require.NoError(t, err)
		var names []string
		for _, seat := range v.Seats() {
			names = append(names, seat.Name)
		}
		words := texts.Words(v.Rules().Info(), names)
		require.True(t, texts.Has(v.Title()), id)
		require.True(t, texts.Has(v.Title()+".about"), id)
		seen := map[string]bool{}
		for _, n := range v.Notes {
			require.True(t, texts.Has(v.Title()+"."+n.Key), n.Key)
			require.False(t, seen[n.Key], "%s is told twice", n.Key)
			seen[n.Key] = true
			text := v.Tell(words, n)
			require.NotContains(t, text, "{", text)
			require.NotContains(t, text, "<", text)
			require.LessOrEqual(t, len([]rune(text)), 150, "%s: too long for a phone", text)
		}
	}
}

// In every language each sentence of a note begins with a capital letter, though names of
// galleys and zones have none.
func TestSentencesBeginWithCapitals(t *testing.T) {
	small := regexp.MustCompile(`[.!?]\s+\p{Ll}`)
	for _, l := range lang.Available() {
		texts, err := lang.Load(l.Tag)
		require.NoError(t, err)
		for _, id := range IDs {
			v, err := Load(id, catalog.Find)
			require.NoError(t, err)
			words := texts.Words(v.Rules().Info(), []string{"Anna", "Bernat"})
			for _, n := range v.Notes {
				text := v.Tell(words, n)
				require.False(t, small.MatchString(text), "%s, %s: %s", l.Tag, id, text)
			}
		}
	}
}

func TestWrongVoyages(t *testing.T) {
	_, err := Load("nowhere", catalog.Find)
	require.EqualError(t, err, `lessons: there is no lesson "nowhere"`)
	text, err := files.ReadFile(fileOf("load"))
	require.NoError(t, err)
	for change, want := range map[[2]string]string{
		{"# note ", "# hint "}:           "nothing is told",
		{"# minutes 2", "# minutes two"}: "invalid syntax",
		{"\n# note ", "\n# note\n# "}:    "a note without a key",
		{" port:", " harbour:"}:          "lessons: load: save: line",
	} {
		_, err := decode("load", bytes.ReplaceAll(text, []byte(change[0]), []byte(change[1])), catalog.Find)
		require.ErrorContains(t, err, want)
	}
	for _, note := range []string{"# note x at", "# note x port:atlantis", "# note x island:1"} {
		_, err := decode("load", append(bytes.Clone(text), note+"\n"...), catalog.Find)
		require.Error(t, err, note)
	}
}
