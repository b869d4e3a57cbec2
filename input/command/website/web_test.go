//go:build !js

package website

import (
	"bytes"
	"encoding/json"
	"image/png"
	"maps"
	"math"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
)

// site is a web version around a program.
func site(t *testing.T, program string) map[string][]byte {
	files, err := Assemble([]byte(program), []byte("class Go {}"), []byte("licences"))
	require.NoError(t, err)
	return files
}

func TestNoMarkIsLeft(t *testing.T) {
	for name, data := range site(t, "program") {
		if ext := path.Ext(name); ext != ".png" && ext != ".zip" {
			require.NotRegexp(t, `@[A-Za-z_.]+@`, string(data), name)
		}
		require.NotEmpty(t, contentTypes[path.Ext(name)], name)
	}
}

// Whatever the page names is there, and is named with its digest.
func TestThePageKnowsItsFiles(t *testing.T) {
	files := site(t, "program")
	html := string(files["index.html"])
	for _, m := range regexp.MustCompile(`(?:src|href)="([^"]+)"(?: integrity="([^"]*)")?`).FindAllStringSubmatch(html, -1) {
		require.Contains(t, files, m[1])
		if ext := path.Ext(m[1]); ext == ".js" || ext == ".css" {
			require.Equal(t, digest(files[m[1]]), m[2], m[1])
		}
	}
	require.Contains(t, html, `data-size="7" data-digest="`+digest([]byte("program"))+`"`)
	require.NotContains(t, html, "<style")
	require.NotContains(t, html, "style=")
	require.NotRegexp(t, `<script(>| [^>]*[^>]>[^<])`, html, "scripts are files")
}

// The page has all its words in every language, also those that it says before the
// program runs.
func TestThePageSpeaksEveryLanguage(t *testing.T) {
	files := site(t, "program")
	var words map[string]map[string]string
	text := regexp.MustCompile(`(?m)^  const languages = (.*?); //`).FindSubmatch(files["page.js"])
	require.NoError(t, json.Unmarshal(text[1], &words))
	require.Len(t, words, len(lang.Available()))
	used := map[string]bool{"description": true}
	for _, m := range regexp.MustCompile(`\bsay\("([a-z.]+)"|\? "([a-z.]+)" : "([a-z.]+)"\)|\bwords\.([a-z]+)`).
		FindAllStringSubmatch(string(files["page.js"])+string(files["charts.js"])+string(files["loader.js"]), -1) {
		for _, name := range m[1:] {
			used[name] = name != ""
		}
	}
	delete(used, "")
	for tag, own := range words {
		require.ElementsMatch(t, slices.Collect(maps.Keys(used)), slices.Collect(maps.Keys(own)), tag)
		for name, text := range own {
			require.NotEmpty(t, text, "%s: %s", tag, name)
		}
	}
	require.Equal(t, "Wird geladen … {n}\u00a0%", words["de"]["loading.part"])
}

// What is kept for when there is no network is everything but the worker itself,
// and another program is another version.
func TestTheWorkerKeepsEverything(t *testing.T) {
	kept := func(files map[string][]byte) (list map[string]string, version string) {
		worker := string(files["offline.js"])
		text := regexp.MustCompile(`(?m)^const files = (.*?);`).FindStringSubmatch(worker)[1]
		require.NoError(t, json.Unmarshal([]byte(text), &list))
		return list, regexp.MustCompile(`const version = prefix \+ "([0-9a-f]{12})"`).FindStringSubmatch(worker)[1]
	}
	files := site(t, "program")
	list, version := kept(files)
	require.Len(t, list, len(files)-1)
	for name, sum := range list {
		if name == "" {
			name = "index.html"
		}
		require.Equal(t, digest(files[name]), sum, name)
	}
	_, same := kept(site(t, "program"))
	require.Equal(t, version, same)
	_, other := kept(site(t, "Program"))
	require.NotEqual(t, version, other)
}

// What browsers want of a page that can be installed.
func TestManifest(t *testing.T) {
	files := site(t, "program")
	about := map[string]string{}
	for _, l := range lang.Available() {
		var m struct{ ID, Lang, Description string }
		require.NoError(t, json.Unmarshal(files["manifest."+l.Tag+".webmanifest"], &m), l.Tag)
		require.Equal(t, l.Tag, m.Lang)
		require.Equal(t, "./", m.ID, "it is the same program in each language")
		require.NotContains(t, about, m.Description)
		about[m.Description] = l.Tag
	}
	require.Contains(t, string(files["page.js"]), "`manifest.${language}.webmanifest`")
	var m struct {
		Name      string `json:"name"`
		ShortName string `json:"short_name"`
		About     string `json:"description"`
		Start     string `json:"start_url"`
		Scope     string `json:"scope"`
		Display   string `json:"display"`
		Paper     string `json:"background_color"`
		Theme     string `json:"theme_color"`
		Icons     []struct{ Src, Sizes, Type, Purpose string }
	}
	require.NoError(t, json.Unmarshal(files["manifest.en.webmanifest"], &m))
	require.Equal(t, "Serenissima", m.Name)
	require.LessOrEqual(t, len(m.ShortName), 12)
	require.NotEmpty(t, m.About)
	require.Equal(t, []string{"./", "./", "standalone"}, []string{m.Start, m.Scope, m.Display})
	require.Contains(t, string(files["page.css"]), "background: "+m.Paper)
	require.Contains(t, string(files["index.html"]), `<meta name="theme-color" content="`+m.Theme+`">`)
	var wanted []string
	for _, icon := range m.Icons {
		img, err := png.DecodeConfig(bytes.NewReader(files[icon.Src]))
		require.NoError(t, err, icon.Src)
		require.Equal(t, "image/png", icon.Type)
		side, _, _ := strings.Cut(icon.Sizes, "x")
		require.Equal(t, icon.Sizes, side+"x"+side)
		require.Equal(t, side, strings.TrimSuffix(icon.Src[strings.LastIndex(icon.Src, "-")+1:], ".png"))
		require.Equal(t, img.Width, img.Height)
		wanted = append(wanted, icon.Purpose+" "+icon.Sizes)
	}
	slices.Sort(wanted)
	require.Equal(t, []string{"any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"}, wanted)
}

// Letters on the page can be read (WCAG 2, AA).
func TestContrastOfThePage(t *testing.T) {
	css := string(site(t, "program")["page.css"])
	for _, pair := range [][2]string{
		{"#ead9b0", "#3d2d1f"}, {"#ead9b0", "#1a120c"}, {"#f5eacd", "#42301f"}, {"#f5eacd", "#9c1f1b"}, {"#f5eacd", "#2f2117"},
	} {
		require.Contains(t, css, "color: "+pair[0])
		require.Contains(t, css, pair[1])
		require.GreaterOrEqual(t, contrast(t, pair[0], pair[1]), 4.5, pair)
	}
	require.GreaterOrEqual(t, contrast(t, "#d06a50", "#3d2d1f"), 3.0, "the progress")
}

// contrast is that of two colours as WCAG 2 defines it.
func contrast(t *testing.T, a, b string) float64 {
	luminance := func(s string) float64 {
		rgb, err := strconv.ParseUint(strings.TrimPrefix(s, "#"), 16, 32)
		require.NoError(t, err)
		sum := 0.0
		for i, weight := range []float64{0.0722, 0.7152, 0.2126} { // from blue to red
			v := float64(rgb>>(8*i)&0xFF) / 255
			if v = v / 12.92; v > 0.04045/12.92 {
				v = math.Pow((v*12.92+0.055)/1.055, 2.4)
			}
			sum += weight * v
		}
		return sum
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
