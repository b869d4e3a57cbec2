package rulebook

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
)

func loaded(t *testing.T, tag string) *Book {
	b, err := Load(tag, "")
	require.NoError(t, err)
	return b
}

// The book leads to no file: whoever reads it may have none.
func TestTheBookNamesNoFile(t *testing.T) {
	for _, l := range lang.Available() {
		for _, s := range loaded(t, l.Tag).Sections {
			for _, b := range s.Blocks {
				for _, span := range b.Text {
					require.NotRegexp(t, `\.(md|json)\b|beside the program|neben dem Programm|à côté du programme`, span.Text, s.ID)
				}
			}
		}
	}
}

// Every numbered rule of RULES.md has its section, and every section with such a number is a
// rule.
func TestEveryRuleHasASection(t *testing.T) {
	b := loaded(t, English)
	rule := regexp.MustCompile(`(?m)^- ([SGM][0-9]+(?:\.[0-9]+a?)?) `)
	known := map[string]bool{}
	for _, id := range []string{"serenissima", "goldenhorn", "mediterranee"} {
		data, err := os.ReadFile(filepath.Join("../../game", id, "RULES.md"))
		require.NoError(t, err)
		n := 0
		for _, m := range rule.FindAllStringSubmatch(string(data), -1) {
			known[m[1]] = true
			s := b.Section(m[1])
			require.NotNil(t, s, "rule %s of %s has no section", m[1], id)
			require.NotEmpty(t, s.Blocks, s.ID)
			require.Equal(t, id, b.PartOf(s.Chapter).ID)
			n++
		}
		require.Greater(t, n, 20, id)
	}
	for _, s := range b.Sections {
		if strings.Contains(s.ID, ".") && strings.ContainsAny(s.ID[:1], "SGM") {
			require.True(t, known[s.ID], "%s is no rule", s.ID)
		}
	}
}

// Every example is played by a test of its game.
func TestExamplesAreTested(t *testing.T) {
	for chapter, id := range map[string]string{"S9": "serenissima", "G12": "goldenhorn", "M4": "mediterranee"} {
		data, err := os.ReadFile(filepath.Join("../../game", id, "book_test.go"))
		require.NoError(t, err)
		examples := loaded(t, English).Section(chapter).Chapter.Sections[1:]
		require.Len(t, examples, 8)
		for _, s := range examples {
			require.Contains(t, string(data), "func Test"+s.ID+"_")
		}
	}
}

// Every rule that a refusal can name has its section.
func TestEveryRefusalHasASection(t *testing.T) {
	b := loaded(t, English)
	number := regexp.MustCompile(`"([SGM][0-9]+(?:\.[0-9]+a?)?)"`)
	for _, id := range []string{"serenissima", "goldenhorn", "mediterranee"} {
		data, err := os.ReadFile(filepath.Join("../../game", id, "check.go"))
		require.NoError(t, err)
		list := number.FindAllStringSubmatch(string(data), -1)
		require.NotEmpty(t, list)
		for _, m := range list {
			require.NotNil(t, b.Section(m[1]), m[1])
		}
	}
}

// Every link leads somewhere, in every language.
func TestLinks(t *testing.T) {
	for _, tag := range tags(t) {
		b := loaded(t, tag)
		for _, s := range b.Sections {
			require.NotEmpty(t, s.Title, s.ID)
			for _, x := range s.Blocks {
				require.NotEmpty(t, strings.TrimSpace(x.Plain()), "%s: %s", tag, s.ID)
				require.NotRegexp(t, `[\[\]]|\*`, x.Plain(), "%s: %s", tag, s.ID)
				for _, span := range x.Text {
					if span.Link != "" {
						require.NotNil(t, b.Section(span.Link), "%s: %s leads to %q", tag, s.ID, span.Link)
					}
				}
			}
		}
	}
}

func tags(t *testing.T) []string {
	dirs, err := fs.Glob(files, "*")
	require.NoError(t, err)
	require.Contains(t, dirs, English)
	return dirs
}

// A translation has the sections of the English book in their order, with the
// same kinds of paragraphs, the same pictures and the same links.
func TestTranslations(t *testing.T) {
	type mark struct {
		Section, Picture string
		Kind             Kind
		Links            []string
	}
	marks := func(p Part) (list []mark) {
		for _, c := range p.Chapters {
			sections := slices.Clone(c.Sections)
			if c.ID == p.ID+glossary { // each language sorts it
				slices.SortFunc(sections, func(a, b *Section) int { return strings.Compare(a.ID, b.ID) })
			}
			for _, s := range sections {
				list = append(list, mark{Section: s.ID})
				for _, x := range s.Blocks {
					m := mark{s.ID, x.Name, x.Kind, nil}
					for _, span := range x.Text {
						if span.Link != "" {
							m.Links = append(m.Links, span.Link)
						}
					}
					list = append(list, m)
				}
			}
		}
		return list
	}
	english := loaded(t, English)
	for _, tag := range tags(t) {
		for i, p := range loaded(t, tag).Parts {
			have := marks(p)
			for j, want := range marks(english.Parts[i]) {
				require.Less(t, j, len(have), "%s/%s.md ends before %s", tag, p.ID, want.Section)
				require.Equal(t, want.Section, have[j].Section, "%s/%s.md", tag, p.ID)
				require.Equal(t, want.Picture, have[j].Picture, "%s/%s.md: %s", tag, p.ID, want.Section)
				require.Equal(t, want.Kind, have[j].Kind, "%s/%s.md: %s", tag, p.ID, want.Section)
				require.ElementsMatch(t, want.Links, have[j].Links, "%s/%s.md: %s", tag, p.ID, want.Section)
			}
			require.Len(t, have, len(marks(english.Parts[i])), "%s/%s.md", tag, p.ID)
		}
		names, err := fs.Glob(files, tag+"/*.md")
		require.NoError(t, err)
		for _, name := range names {
			require.Contains(t, parts, strings.TrimSuffix(strings.TrimPrefix(name, tag+"/"), ".md"))
		}
	}
}

// wrongSigns are ways of writing that a language does not have: none has the
// typewriter's signs, and each sets its own.
var wrongSigns = map[string]string{
	"en": `['"„«»]|[ \x{a0}\x{202f}][;:!?]|  `,
	"fr": `[^\x{202f}][;:!?»%]|«[^\x{202f}]|['"“”„]|  |[0-9][ \x{a0}][0-9]`, // a narrow space that does not break
	"de": `['"”«»]|[ \x{a0}\x{202f}][;:!?]|„[^“]*$|  `,
}

// Every language sets its signs as its readers expect.
func TestTypography(t *testing.T) {
	for _, tag := range tags(t) {
		require.Contains(t, wrongSigns, tag)
		wrong := regexp.MustCompile(wrongSigns[tag])
		for _, s := range loaded(t, tag).Sections {
			require.NotRegexp(t, wrong, s.Title, s.ID)
			for _, x := range s.Blocks {
				require.NotRegexp(t, wrong, x.Plain(), s.ID)
			}
		}
	}
}

func TestRead(t *testing.T) {
	p, err := read("x", "% Title\n\n# S1 One\nA line\nand [more](term.a) of S1.2a.\n\n- item\n> ruling\n! wheel What it shows\n## S1.2a Two\nText.\n")
	require.NoError(t, err)
	require.Equal(t, "Title", p.Title)
	require.Len(t, p.Chapters, 1)
	first := p.Chapters[0].Sections[0]
	require.Equal(t, []Block{
		{Kind: Paragraph, Text: []Span{{Text: "A line"}, {Text: " and "}, {Text: "more", Link: "term.a"}, {Text: " of "}, {Text: "S1.2a", Link: "S1.2a"}, {Text: "."}}},
		{Kind: Item, Text: []Span{{Text: "item"}}},
		{Kind: Ruling, Text: []Span{{Text: "ruling"}}},
		{Kind: Picture, Name: "wheel", Text: []Span{{Text: "What it shows"}}},
	}, first.Blocks)
	require.Equal(t, "A line and more of S1.2a.", first.Blocks[0].Plain())
	for text, want := range map[string]string{
		"% T\ntext":          "line 2: text before the first chapter",
		"% T\n## S1.1 Title": "line 2: a section before the first chapter",
		"% T\n# S1":          "line 2: a heading needs an id and a title",
		"# S1 One\ntext":     "it has no title or no chapter",
		"% T":                "it has no title or no chapter",
	} {
		_, err := read("x", text)
		require.EqualError(t, err, want)
	}
	b := &Book{index: map[string]*Section{}}
	require.NoError(t, b.add(p))
	require.EqualError(t, b.add(p), "S1 stands there twice")
}

func TestUnknownLanguageIsReadInEnglish(t *testing.T) {
	require.Equal(t, loaded(t, English).Parts[0].Title, loaded(t, "xx").Parts[0].Title)
}

func TestSearch(t *testing.T) {
	b := loaded(t, English)
	first := func(query string) string {
		found := b.Search(query, nil)
		require.NotEmpty(t, found, query)
		return found[0].Section.ID
	}
	require.Equal(t, "S4.8", first("s4.8"))
	require.Equal(t, "S4.9", first("BLOCKÁDE"))
	require.Equal(t, "S5.4", first("basilica needs gold marble built"))
	require.NotEmpty(t, first("valencia"))
	require.Empty(t, b.Search("  ", nil))
	require.Empty(t, b.Search("submarine", nil))
	for _, f := range b.Search("galley", nil) {
		require.NotEmpty(t, f.Text, f.Section.ID)
	}
	for i := range b.Parts { // a word that several games have is that of the game that is read
		if game := b.Parts[i].ID; b.Section(game+".warehouse") != nil {
			require.Equal(t, game+".warehouse", b.Search("warehouse", &b.Parts[i])[0].Section.ID)
		}
	}
}

// Each game has a glossary of its own, in the alphabetical order of the language, whose words
// lead to rules of that game alone.
func TestGlossaries(t *testing.T) {
	for _, tag := range tags(t) {
		b := loaded(t, tag)
		for game, letter := range map[string]string{"serenissima": "S", "goldenhorn": "G", "mediterranee": "M"} {
			all := b.Section(game + ".glossary").Chapter.Sections[1:]
			require.Greater(t, len(all), 15, "%s: %s", tag, game)
			require.True(t, slices.IsSortedFunc(all, func(a, b *Section) int {
				return strings.Compare(lang.Plain(a.Title), lang.Plain(b.Title))
			}), "%s: %s", tag, game)
			for _, s := range all {
				for _, x := range s.Blocks {
					for _, span := range x.Text {
						require.True(t, span.Link == "" || strings.HasPrefix(span.Link, letter), "%s: %s leads to %s", tag, s.ID, span.Link)
					}
				}
			}
		}
	}
}

func TestBeside(t *testing.T) {
	b := loaded(t, English)
	first := b.Parts[0].Chapters[0]
	require.Nil(t, b.Beside(first, -1))
	require.Equal(t, b.Parts[0].Chapters[1], b.Beside(first, 1))
	last := b.Parts[0].Chapters[len(b.Parts[0].Chapters)-1]
	require.Equal(t, b.Parts[1].Chapters[0], b.Beside(last, 1))
}
