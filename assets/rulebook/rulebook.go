// Package rulebook holds the rules of the games as a book to read, by language.
//
// A language is a folder such as en with a file for each part of the book. What
// a language lacks is read in English. A file is text in paragraphs, which a
// blank line ends; what its lines begin with says what they are:
//
//	% Serenissima                 the title of the part, on the first line
//	# S4 The action               a chapter: its id and its title
//	## S4.8 How far a galley sails    a section, likewise
//	- item                        of a list
//	> ruling                      what the printed rules leave open
//	! wheel The wheel             a picture by its name, with what it shows
//
// In a text [words](S4.9) leads to a chapter or section, and so does its bare
// number wherever it stands: S4.9. Whoever translates a file translates titles
// and texts; ids, numbers in brackets and names of pictures stay as they are.
package rulebook

import (
	"cmp"
	"embed"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"serenissima/assets/lang"
)

//go:embed */*.md
var files embed.FS

// English is the language that has the whole book.
const English = "en"

// glossary ends the id of the chapter with the words of a game.
const glossary = ".glossary"

// order has the names of the files, a line each, in the order of the book.
//
//go:embed parts.txt
var order string

var parts = strings.Fields(order)

// A Book is all the parts in one language.
type Book struct {
	Parts    []Part
	Sections []*Section          // of all parts in their order; Section.Index is the place
	index    map[string]*Section // by the ids of sections and chapters
}

// A Part is one file.
type Part struct {
	ID       string // name of the file
	Title    string
	Chapters []*Chapter
}

// A Chapter is read in one go. Its first section has its id and title and holds
// what stands before the others; it may be empty. The glossary of a game is in the
// alphabetical order of its language.
type Chapter struct {
	ID, Title string
	Sections  []*Section
}

// A Section is a rule, a word of the glossary or the like.
type Section struct {
	ID, Title string
	Index     int // in Book.Sections
	Chapter   *Chapter
	Blocks    []Block
}

// A Kind says what a Block is.
type Kind uint8

// The kinds of block.
const (
	Paragraph Kind = iota + 1
	Item           // of a list
	Ruling         // of this game
	Picture        // Name, and its text is the caption
)

// A Block is a paragraph or what stands like one.
type Block struct {
	Kind Kind
	Name string // of a picture
	Text []Span
}

// A Span is a piece of text; one with a Link leads to the chapter or section of
// that id.
type Span struct {
	Text string
	Link string
}

// Load reads the book in a language, part by part in English where it has none. One part may
// stand before the others: that of the game that is played.
func Load(tag, first string) (*Book, error) {
	b := &Book{index: map[string]*Section{}}
	ordered := slices.Clone(parts)
	if i := slices.Index(ordered, first); i >= 0 {
		ordered = slices.Insert(slices.Delete(ordered, i, i+1), 0, first)
	}
	for _, name := range ordered {
		data, err := files.ReadFile(tag + "/" + name + ".md")
		if err != nil {
			tag := English
			if data, err = files.ReadFile(tag + "/" + name + ".md"); err != nil {
				return nil, fmt.Errorf("rulebook: %w", err)
			}
		}
		part, err := read(name, string(data))
		if err != nil {
			return nil, fmt.Errorf("rulebook: %s/%s.md: %w", tag, name, err)
		}
		if err := b.add(part); err != nil {
			return nil, fmt.Errorf("rulebook: %s/%s.md: %w", tag, name, err)
		}
	}
	return b, nil
}

func (b *Book) add(part Part) error {
	b.Parts = append(b.Parts, part)
	for _, c := range part.Chapters {
		if c.ID == part.ID+glossary {
			slices.SortStableFunc(c.Sections[1:], func(a, b *Section) int { return cmp.Compare(lang.Plain(a.Title), lang.Plain(b.Title)) })
		}
		for _, s := range c.Sections {
			if b.index[s.ID] != nil {
				return fmt.Errorf("%s stands there twice", s.ID)
			}
			b.index[s.ID] = s
			s.Index = len(b.Sections)
			b.Sections = append(b.Sections, s)
		}
	}
	return nil
}

// Section returns the section with the id, or the first one of the chapter with
// it; nil if there is none.
func (b *Book) Section(id string) *Section { return b.index[id] }

// PartOf returns the part that a chapter belongs to.
func (b *Book) PartOf(c *Chapter) *Part {
	for i := range b.Parts {
		for _, x := range b.Parts[i].Chapters {
			if x == c {
				return &b.Parts[i]
			}
		}
	}
	return nil
}

// Beside returns the chapter so many places on in the book, nil beyond its ends.
func (b *Book) Beside(c *Chapter, by int) *Chapter {
	var all []*Chapter
	at := 0
	for i := range b.Parts {
		for _, x := range b.Parts[i].Chapters {
			if x == c {
				at = len(all)
			}
			all = append(all, x)
		}
	}
	if at+by < 0 || at+by >= len(all) {
		return nil
	}
	return all[at+by]
}

// Plain returns the text of a block without links.
func (b *Block) Plain() string {
	var w strings.Builder
	for _, s := range b.Text {
		w.WriteString(s.Text)
	}
	return w.String()
}

// read takes a file apart.
func read(name, text string) (Part, error) {
	p := Part{ID: name}
	var chapter *Chapter
	var section *Section
	var open *Block // the paragraph that the next line goes on with
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		mark, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		id, title, _ := strings.Cut(rest, " ")
		fault := func(what string) error { return fmt.Errorf("line %d: %s", i+1, what) }
		switch mark {
		case "":
			open = nil
			continue
		case "%":
			p.Title = rest
			continue
		case "#", "##":
			if title == "" {
				return p, fault("a heading needs an id and a title")
			}
			section = &Section{ID: id, Title: title}
			if mark == "#" {
				chapter = &Chapter{ID: id, Title: title}
				p.Chapters = append(p.Chapters, chapter)
			}
			if chapter == nil {
				return p, fault("a section before the first chapter")
			}
			section.Chapter = chapter
			chapter.Sections = append(chapter.Sections, section)
			open = nil
			continue
		}
		if section == nil {
			return p, fault("text before the first chapter")
		}
		block := Block{Kind: Paragraph}
		switch mark {
		case "-":
			block.Kind, line = Item, rest
		case ">":
			block.Kind, line = Ruling, rest
		case "!":
			block.Kind, block.Name, line = Picture, id, title
		default:
			if open != nil {
				open.Text = append(open.Text, spans(" "+line)...)
				continue
			}
		}
		block.Text = spans(line)
		section.Blocks = append(section.Blocks, block)
		open = &section.Blocks[len(section.Blocks)-1]
	}
	if p.Title == "" || len(p.Chapters) == 0 {
		return p, fmt.Errorf("it has no title or no chapter")
	}
	return p, nil
}

// link is a reference in a text: words in brackets with an id in parentheses, or
// the number of a rule.
var link = regexp.MustCompile(`\[([^\]]+)\]\(([^)]+)\)|\b([SGM][0-9]+(?:\.[0-9]+a?)?|[SGM]E[1-8])\b`)

// spans takes a text apart at its references.
func spans(text string) []Span {
	var list []Span
	for text != "" {
		m := link.FindStringSubmatchIndex(text)
		if m == nil {
			return append(list, Span{Text: text})
		}
		if m[0] > 0 {
			list = append(list, Span{Text: text[:m[0]]})
		}
		if m[2] >= 0 {
			list = append(list, Span{Text: text[m[2]:m[3]], Link: text[m[4]:m[5]]})
		} else {
			list = append(list, Span{Text: text[m[0]:m[1]], Link: text[m[0]:m[1]]})
		}
		text = text[m[1]:]
	}
	return list
}
