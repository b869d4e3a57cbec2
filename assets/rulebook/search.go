package rulebook

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"serenissima/assets/lang"
)

// A Found is a section in which something was found, with a piece of the text
// around it.
type Found struct {
	Section *Section
	Text    string
	weight  int
}

// Search returns the sections that hold every word of the query, at the beginning
// of one of their words; those that have them in number or title come first, and
// among equal ones those of the part that is being read. Capitals and accents make
// no difference.
func (b *Book) Search(query string, reading *Part) []Found {
	wanted := words(query)
	if len(wanted) == 0 {
		return nil
	}
	var found []Found
	for _, s := range b.Sections {
		if f, ok := s.find(wanted); ok {
			found = append(found, f)
		}
	}
	elsewhere := func(f Found) int {
		if b.PartOf(f.Section.Chapter) == reading {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(found, func(x, y Found) int {
		return cmp.Or(cmp.Compare(y.weight, x.weight), cmp.Compare(elsewhere(x), elsewhere(y)))
	})
	return found
}

func (s *Section) find(wanted []string) (Found, bool) {
	f := Found{Section: s}
	head := words(s.ID + " " + s.Title)
	for _, w := range wanted {
		in := func(list []string) bool {
			return slices.ContainsFunc(list, func(x string) bool { return strings.HasPrefix(x, w) })
		}
		switch hit := s.blockWith(in); {
		case slices.Contains(head, w):
			f.weight += 3
		case in(head):
			f.weight += 2
		case hit == nil:
			return f, false
		case f.Text == "":
			f.Text = hit.Plain()
		}
	}
	if f.Text == "" && len(s.Blocks) > 0 {
		f.Text = s.Blocks[0].Plain()
	}
	return f, true
}

// blockWith returns the first block whose words have what is looked for.
func (s *Section) blockWith(in func([]string) bool) *Block {
	for i := range s.Blocks {
		if in(words(s.Blocks[i].Plain())) {
			return &s.Blocks[i]
		}
	}
	return nil
}

// words are the words of a text, small and without accents; a number of a rule
// is one word.
func words(text string) []string {
	list := strings.FieldsFunc(lang.Plain(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsNumber(r) && r != '.'
	})
	for i := range list {
		list[i] = strings.Trim(list[i], ".")
	}
	return slices.DeleteFunc(list, func(w string) bool { return w == "" })
}
