package lang

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A text is a sentence taken apart once, when its file is loaded. Its form is
// described in the comment of the package.
type text []part

// A part is a literal, or a place for an argument.
type part struct {
	literal string
	arg     string // name of the argument; empty for a literal
	form    string // of the argument's words that is wanted; empty for the usual
	cases   []variant
}

// A variant is a wording for a plural form or for one exact number.
type variant struct {
	exact  bool
	number int
	form   plural.Form
	words  string // # stands for the number
}

// forms are the names of the plural forms, those of Unicode.
var forms = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two,
	"few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// parse takes a text apart; the error says what is wrong with it.
func parse(s string) (text, error) {
	var t text
	for s != "" {
		open := strings.IndexAny(s, "{}")
		if open < 0 {
			return append(t, part{literal: s}), nil
		}
		if s[open] == '}' {
			return nil, fmt.Errorf("a } without {")
		}
		if open > 0 {
			t = append(t, part{literal: s[:open]})
		}
		length := strings.IndexAny(s[open+1:], "{}")
		if length < 0 || s[open+1+length] != '}' {
			return nil, fmt.Errorf("a { without }")
		}
		p, err := parsePlace(s[open+1 : open+1+length])
		if err != nil {
			return nil, err
		}
		t = append(t, p)
		s = s[open+length+2:]
	}
	return t, nil
}

// parsePlace reads what stands between braces: name, name@form or
// name:case=words;….
func parsePlace(s string) (part, error) {
	name, rest, counted := strings.Cut(s, ":")
	name, form, formed := strings.Cut(name, "@")
	if name == "" || strings.ContainsAny(name, " #=;") {
		return part{}, fmt.Errorf("%q is no name of an argument", name)
	}
	p := part{arg: name, form: form}
	switch {
	case formed && counted:
		return part{}, fmt.Errorf("{%s}: a form and cases cannot go together", name)
	case formed && (form == "" || strings.ContainsAny(form, " #=;@")):
		return part{}, fmt.Errorf("{%s}: %q is no name of a form", name, form)
	case !counted:
		return p, nil
	}
	complete := false
	for _, c := range strings.Split(rest, ";") {
		label, words, ok := strings.Cut(c, "=")
		if !ok {
			return part{}, fmt.Errorf("{%s}: %q has no =", name, c)
		}
		v := variant{words: words}
		if n, err := strconv.Atoi(label); err == nil {
			v.exact, v.number = true, n
		} else if v.form, ok = forms[label]; !ok {
			return part{}, fmt.Errorf("{%s}: %q is neither a number nor zero, one, two, few, many or other", name, label)
		}
		complete = complete || label == "other"
		p.cases = append(p.cases, v)
	}
	if !complete {
		return part{}, fmt.Errorf("{%s}: the case other is missing", name)
	}
	return p, nil
}

// choose returns the wording for n, exact numbers before forms.
func (p *part) choose(tag language.Tag, n int) string {
	for _, v := range p.cases {
		if v.exact && v.number == n {
			return v.words
		}
	}
	form := plural.Cardinal.MatchPlural(tag, max(n, -n)%10_000_000, 0, 0, 0, 0)
	for _, v := range p.cases {
		if !v.exact && v.form == form {
			return v.words
		}
	}
	return p.other()
}

// other returns the wording for whatever has none of its own.
func (p *part) other() string {
	for _, v := range p.cases {
		if !v.exact && v.form == plural.Other {
			return v.words
		}
	}
	return ""
}
