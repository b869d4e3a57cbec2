package music

import (
	"fmt"
	"strconv"
	"strings"
)

// parse reads a piece in ABC notation, as described at https://abcnotation.com.
// Of its fields it knows T, M, L, Q, P, K and V, the last only in brackets at the
// head of a line of music. Three voices carry the numbers 1 to 3. A mordent is
// written ~. Bars must be full, so that a slip of the pen is found. Some
// directives are ours: "%%division 1/8" gives repeats divisions of that length,
// "%%drone" adds a drone, "%%free" loosens the time, "%%gain 1.1" balances the piece,
// "%%region levant" says where alone it is played.
func parse(text string) (*score, error) {
	p := parser{score: &score{gain: 1}}
	for i, line := range strings.Split(text, "\n") {
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("music: %s: line %d: %w", p.score.name, i+1, err)
		}
	}
	if err := p.finish(); err != nil {
		return nil, fmt.Errorf("music: %s: %w", p.score.name, err)
	}
	return p.score, nil
}

// A parser reads line by line.
type parser struct {
	score *score
	unit  int // ticks of a note without a length
	at    [voiceCount]int
	tied  [voiceCount]bool // the last note of the voice is tied to the next
}

func (p *parser) line(line string) error {
	switch {
	case line == "":
		return nil
	case strings.HasPrefix(line, "%%"):
		return p.directive(line[2:])
	case line[0] == '%':
		return nil
	case strings.HasPrefix(line, "[V:") && len(line) > 5:
		return p.music(int(line[3]-'1'), line[5:])
	case len(line) > 2 && line[1] == ':':
		return p.field(line[0], strings.TrimSpace(line[2:]))
	}
	return fmt.Errorf("not understood: %q", line)
}

func (p *parser) directive(text string) (err error) {
	name, value, _ := strings.Cut(text, " ")
	switch name {
	case "drone":
		p.score.drone = true
	case "free":
		p.score.free = true
	case "division":
		var upper, lower int
		upper, lower, err = fraction(value)
		p.score.division = 4 * ticksPerCrotchet * upper / lower
	case "region":
		var ok bool
		if p.score.region, ok = regions[value]; !ok {
			err = fmt.Errorf("unknown region %q", value)
		}
	case "gain":
		p.score.gain, err = strconv.ParseFloat(value, 64)
	default:
		err = fmt.Errorf("unknown directive %q", name)
	}
	return err
}

func (p *parser) field(name byte, value string) (err error) {
	switch name {
	case 'X':
	case 'T':
		p.score.name = value
	case 'M':
		p.score.metre.beats, p.score.metre.unit, err = fraction(value)
	case 'L':
		var upper, lower int
		upper, lower, err = fraction(value)
		p.unit = 4 * ticksPerCrotchet * upper / lower
	case 'Q':
		err = p.tempo(value)
	case 'K':
		p.score.key, err = parseKey(value)
	case 'P':
		if len(p.score.order) > 0 {
			return p.begin(value)
		}
		p.score.order = value
	default:
		err = fmt.Errorf("unknown field %c", name)
	}
	return err
}

// tempo reads "1/4=72".
func (p *parser) tempo(value string) error {
	length, number, ok := strings.Cut(value, "=")
	if !ok {
		return fmt.Errorf("tempo %q", value)
	}
	upper, lower, err := fraction(length)
	if err != nil {
		return err
	}
	beats, err := strconv.ParseFloat(number, 64)
	p.score.tempo = beats * 4 * float64(upper) / float64(lower)
	return err
}

// fraction reads "3/4".
func fraction(text string) (upper, lower int, err error) {
	if _, err := fmt.Sscanf(text, "%d/%d", &upper, &lower); err != nil || upper < 1 || lower < 1 {
		return 0, 1, fmt.Errorf("fraction %q", text)
	}
	return upper, lower, nil
}

// modes are the sharps of each mode above those of the major key on its final.
var modes = map[string]int{"": 0, "Mix": -1, "Dor": -2, "m": -3, "Phr": -4, "Lyd": 1}

// parseKey reads "GDor".
func parseKey(value string) (key, error) {
	var k key
	letter := strings.IndexByte("CDEFGAB", value[0])
	mode, ok := modes[value[1:]]
	if letter < 0 || !ok {
		return k, fmt.Errorf("key %q", value)
	}
	k.final = letters[letter]
	sharps := [7]int{0, 2, 4, -1, 1, 3, 5}[letter] + mode
	for i := range max(0, sharps) {
		k.flats[strings.IndexByte("CDEFGAB", "FCGDAEB"[i])] = 1
	}
	for i := range max(0, -sharps) {
		k.flats[strings.IndexByte("CDEFGAB", "BEADGCF"[i])] = -1
	}
	return k, nil
}

// begin opens a strain.
func (p *parser) begin(name string) error {
	if p.score.metre.unit == 0 || p.score.tempo <= 0 || p.unit <= 0 {
		return fmt.Errorf("strain %q without metre, tempo or unit of length", name)
	}
	if err := p.closeStrain(); err != nil {
		return err
	}
	if len(name) != 1 || p.score.strain(name[0]) != nil {
		return fmt.Errorf("strain %q", name)
	}
	p.score.strains = append(p.score.strains, strain{name: name[0]})
	p.at = [voiceCount]int{}
	return nil
}

// closeStrain checks that the voices of the last strain end together.
func (p *parser) closeStrain() error {
	if len(p.score.strains) == 0 {
		return nil
	}
	s := &p.score.strains[len(p.score.strains)-1]
	s.ticks = p.at[cantus]
	for voice, at := range p.at {
		if at != s.ticks || p.tied[voice] {
			return fmt.Errorf("strain %c: voice %d ends at bar %d, the first at bar %d", s.name, voice+1, at/p.score.metre.bar(), s.ticks/p.score.metre.bar())
		}
	}
	return nil
}

func (p *parser) finish() error {
	if err := p.closeStrain(); err != nil {
		return err
	}
	for i := range len(p.score.order) {
		if p.score.strain(p.score.order[i]) == nil {
			return fmt.Errorf("there is no strain %c", p.score.order[i])
		}
	}
	return nil
}

// music reads bars of one voice.
func (p *parser) music(voice int, text string) error {
	if voice < 0 || voice >= voiceCount || len(p.score.strains) == 0 {
		return fmt.Errorf("voice %d outside a strain", voice+1)
	}
	for _, bar := range strings.Split(strings.Trim(text, "| "), "|") {
		start := p.at[voice]
		if err := p.bar(voice, bar); err != nil {
			return fmt.Errorf("bar %d of voice %d, %q: %w", start/p.score.metre.bar()+1, voice+1, bar, err)
		}
		if length := p.at[voice] - start; length != p.score.metre.bar() {
			return fmt.Errorf("bar %d of voice %d, %q, lasts %d/%d", start/p.score.metre.bar()+1, voice+1, bar, length, p.score.metre.bar())
		}
	}
	return nil
}

// bar reads one bar. Accidentals hold to its end.
func (p *parser) bar(voice int, text string) error {
	altered := map[int]int{}
	for r := (reader{text: text}); ; {
		r.skip(" ")
		if r.done() {
			return nil
		}
		graced := r.take('~')
		staffs, pitches, err := p.heads(&r, altered)
		if err != nil {
			return err
		}
		length, err := r.length(p.unit)
		if err != nil {
			return err
		}
		p.add(voice, staffs, pitches, length, graced)
		p.tied[voice] = r.take('-')
	}
}

// heads reads a note, a chord or a rest; the last has none.
func (p *parser) heads(r *reader, altered map[int]int) (staffs, pitches []int, err error) {
	if r.take('z') {
		return nil, nil, nil
	}
	chord := r.take('[')
	for {
		staff, pitch, err := r.head(p.score.key, altered)
		if err != nil {
			return nil, nil, err
		}
		staffs, pitches = append(staffs, staff), append(pitches, pitch)
		if !chord || r.take(']') {
			return staffs, pitches, nil
		}
	}
}

// add appends notes to a voice, or lengthens the last if it is tied.
func (p *parser) add(voice int, staffs, pitches []int, length int, graced bool) {
	notes := &p.score.strains[len(p.score.strains)-1].voices[voice]
	at := p.at[voice]
	p.at[voice] += length
	if p.tied[voice] {
		for i := range *notes {
			if n := &(*notes)[i]; n.end() == at {
				n.length += length
			}
		}
		return
	}
	for i := range staffs {
		*notes = append(*notes, note{at: at, length: length, staff: staffs[i], pitch: pitches[i], graced: graced})
	}
}

// A reader walks through the characters of a bar.
type reader struct {
	text string
	at   int
}

func (r *reader) done() bool { return r.at >= len(r.text) }

func (r *reader) skip(set string) {
	for !r.done() && strings.IndexByte(set, r.text[r.at]) >= 0 {
		r.at++
	}
}

// take steps over a character if it is the next one.
func (r *reader) take(c byte) bool {
	if r.done() || r.text[r.at] != c {
		return false
	}
	r.at++
	return true
}

// head reads the accidental, letter and octave of a note.
func (r *reader) head(k key, altered map[int]int) (staff, pitch int, err error) {
	sign, shift := false, 0
	switch {
	case r.take('^'):
		sign, shift = true, 1
	case r.take('_'):
		sign, shift = true, -1
	case r.take('='):
		sign = true
	}
	letter := -1
	if !r.done() {
		letter = strings.IndexByte("CDEFGABcdefgab", r.text[r.at])
	}
	if letter < 0 {
		return 0, 0, fmt.Errorf("no note at %q", r.text[r.at:])
	}
	r.at++
	staff = 5*7 + letter
	for r.take(',') {
		staff -= 7
	}
	for r.take('\'') {
		staff += 7
	}
	if sign {
		altered[staff] = 12*(staff/7) + letters[staff%7] + shift
	}
	if pitch, ok := altered[staff]; ok {
		return staff, pitch, nil
	}
	return staff, k.pitch(staff), nil
}

// length reads "2", "/", "3/2" or nothing, as multiples of the unit.
func (r *reader) length(unit int) (int, error) {
	upper, lower := r.number(1), 1
	if r.take('/') {
		lower = r.number(2)
	}
	if lower == 0 || upper == 0 || unit*upper%lower != 0 {
		return 0, fmt.Errorf("length %d/%d", upper, lower)
	}
	return unit * upper / lower, nil
}

// number reads digits; without any it returns the fallback.
func (r *reader) number(fallback int) int {
	start := r.at
	r.skip("0123456789")
	n, err := strconv.Atoi(r.text[start:r.at])
	if err != nil {
		return fallback
	}
	return n
}
