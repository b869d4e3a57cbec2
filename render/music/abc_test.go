package music

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const head = "X:1\nT:Test\nM:4/4\nL:1/4\nQ:1/2=30\nP:AA\n%%division 1/8\nK:GDor\nP:A\n"

// tune returns the notes of the upper voice; each bar ends with a stroke.
func tune(t *testing.T, music string) []note {
	rests := strings.Repeat("z4 |", strings.Count(music, "|"))
	s, err := parse(head + "[V:1] " + music + "\n[V:2] " + rests + "\n[V:3] " + rests + "\n")
	require.NoError(t, err)
	return s.strains[0].voices[cantus]
}

func pitches(notes []note) (all []int) {
	for _, n := range notes {
		all = append(all, n.pitch)
	}
	return all
}

func TestPitchesFollowTheKey(t *testing.T) {
	require.Equal(t, []int{60, 58, 67, 74}, pitches(tune(t, "C B, G d |")), "B is flat in G Dorian")
	require.Equal(t, []int{43, 48, 72, 84}, pitches(tune(t, "G,, C, c c' |")))
}

func TestAccidentalsHoldToTheEndOfTheBar(t *testing.T) {
	require.Equal(t, []int{66, 66, 65, 71, 65, 70, 63, 64}, pitches(tune(t, "^F F =F =B | F B _E =E |")))
}

func TestLengths(t *testing.T) {
	notes := tune(t, "C3/2 D/ E/4F/4G/4A/4 z | [CEG]2- [CEG]2- | [CEG] ~A3 |")
	require.Equal(t, 72, notes[0].length)
	require.Equal(t, note{at: 72, length: 24, staff: 36, pitch: 62}, notes[1])
	require.Equal(t, 12, notes[5].length)
	require.Equal(t, note{at: 192, length: 5 * 48, staff: 35, pitch: 60}, notes[6], "tied over two bars")
	require.Equal(t, note{at: 9 * 48, length: 3 * 48, staff: 40, pitch: 69, graced: true}, notes[9])
	require.Len(t, notes, 10)
}

func TestHeadIsRead(t *testing.T) {
	s, err := parse(head + "%%drone\n%%free\n%%gain 1.5\n% a remark\n[V:1] C4 |\n[V:2] z4 |\n[V:3] z4 |\n")
	require.NoError(t, err)
	require.Equal(t, "Test", s.name)
	require.Equal(t, metre{4, 4}, s.metre)
	require.InDelta(t, 60, s.tempo, 1e-9)
	require.Equal(t, 24, s.division)
	require.True(t, s.drone && s.free)
	require.InDelta(t, 1.5, s.gain, 1e-9)
	require.Equal(t, 7, s.key.final)
	require.Equal(t, 192, s.strain('A').ticks)
}

func TestKeys(t *testing.T) {
	for text, altered := range map[string][7]int{
		"C": {}, "DDor": {}, "GMix": {}, "F": {6: -1}, "GDor": {6: -1}, "G": {3: 1}, "A": {0: 1, 3: 1, 4: 1}, "Gm": {2: -1, 6: -1}, "EPhr": {}, "FLyd": {},
	} {
		k, err := parseKey(text)
		require.NoError(t, err)
		require.Equal(t, altered, k.flats, text)
	}
}

func TestSlipsOfThePenAreFound(t *testing.T) {
	rest := "\n[V:2] z4 |\n[V:3] z4 |\n"
	for text, says := range map[string]string{
		head + "[V:1] C3 |" + rest:                      "lasts 144/192",
		head + "[V:1] C2 H2 |" + rest:                   "no note",
		head + "[V:1] C2 [CE |" + rest:                  "no note",
		head + "[V:1] C4/0 |" + rest:                    "length",
		head + "[V:1] C4 | C4 |" + rest:                 "ends at bar",
		head + "[V:1] C4- |" + rest:                     "voice 1 ends",
		head + "[V:4] C4 |" + rest:                      "voice 4",
		head + "[V:1] C4 |" + rest + "P:A\n":            "strain",
		head + "K:\n":                                   "not understood",
		head + "W:words\n":                              "unknown field",
		head + "%%gain\n":                               "ParseFloat",
		head + "%%loud\n":                               "unknown directive",
		head + "words\n":                                "not understood",
		"X:1\nM:4/4\nP:AB\nK:C\nP:A\n[V:1] z4 |" + rest: "length",
		strings.Replace(head, "P:AA", "P:AB", 1) + "[V:1] C4 |" + rest: "no strain B",
		strings.Replace(head, "GDor", "HDor", 1):                       "key",
		strings.Replace(head, "1/2=30", "30", 1):                       "tempo",
		strings.Replace(head, "M:4/4", "M:C", 1):                       "fraction",
	} {
		_, err := parse(text)
		require.ErrorContains(t, err, says, text)
	}
}
