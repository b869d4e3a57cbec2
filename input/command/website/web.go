//go:build !js

package website

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"

	"serenissima/assets"
	"serenissima/assets/lang"
	page "serenissima/assets/web"
	"serenissima/input/command/gotool"
	"serenissima/render/badge"
)

const aboutWeb = `
Builds the web version into a folder that any static web server can serve: the
page, the program, and packed forms of each. It needs Go and, as working
directory, the game's source.`

// webFlags adds the flags of the command web and returns what it does.
func webFlags(flags *flag.FlagSet) (run func(stdout io.Writer) error) {
	dir := flags.String("dir", "web", "`folder` to fill")
	level := brotli.BestCompression
	flags.Func("brotli", "`level` of brotli, 0 (fast) to 11 (small) (default 11)", func(text string) error {
		n, err := strconv.Atoi(text)
		if err != nil || n < brotli.BestSpeed || n > brotli.BestCompression {
			return fmt.Errorf("want a whole number from %d to %d", brotli.BestSpeed, brotli.BestCompression)
		}
		level = n
		return nil
	})
	return func(stdout io.Writer) error { return build(*dir, level, stdout) }
}

// build fills the folder and reports the sizes.
func build(dir string, level int, stdout io.Writer) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	path := filepath.Join(dir, "game.wasm")
	if err := buildProgram(path); err != nil {
		return err
	}
	program, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	goroot, err := gotool.Run("go", nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	loader, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	licences, err := gotool.Licences(program, forPage...)
	if err != nil {
		return err
	}
	site, err := Assemble(program, loader, gotool.LicenceText(licences))
	if err != nil {
		return err
	}
	names := slices.Sorted(maps.Keys(site))
	sizes := make([]string, len(names))
	err = atOnce(len(names), func(i int) (err error) {
		sizes[i], err = write(filepath.Join(dir, names[i]), site[names[i]], level)
		return err
	})
	fmt.Fprint(stdout, strings.Join(sizes, ""))
	return err
}

// atOnce does n things at the same time, and returns the errors of all.
func atOnce(n int, do func(i int) error) error {
	problems := make([]error, n)
	var busy sync.WaitGroup
	for i := range n {
		busy.Go(func() { problems[i] = do(i) })
	}
	busy.Wait()
	return errors.Join(problems...)
}

// icons are the badges that the page shows, by the names of their files.
var icons = map[string]struct {
	size  int
	shape badge.Shape
}{
	"icon-32.png":           {32, badge.Rounded},
	"icon-180.png":          {180, badge.Full}, // which iOS cuts
	"icon-192.png":          {192, badge.Rounded},
	"icon-512.png":          {512, badge.Rounded},
	"icon-maskable-192.png": {192, badge.Full},
	"icon-maskable-512.png": {512, badge.Full},
}

// Assemble returns the files of the web version by name, made of the program, Go's own
// loader and the licences of both. The files know each other by their digests, so that those of
// two versions never work together.
func Assemble(program, loader, licences []byte) (map[string][]byte, error) {
	site := map[string][]byte{"game.wasm": program, "wasm_exec.js": loader, "licences.txt": licences}
	for name, icon := range icons {
		data, err := encodeIcon(badge.Draw(icon.size, icon.shape))
		if err != nil {
			return nil, err
		}
		site[name] = data
	}
	charts, err := assets.ChartPacks()
	if err != nil {
		return nil, err
	}
	maps.Copy(site, charts)
	for _, name := range []string{"page.css", "page.js", "text-twin.js", "tabs.js", "typing.js", "charts.js", "loader.js", "index.html", "offline.js"} {
		data, err := page.Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		site[name] = data
	}
	words, err := pageWords()
	if err != nil {
		return nil, err
	}
	list, err := json.Marshal(words)
	if err != nil {
		return nil, err
	}
	site["page.js"] = bytes.ReplaceAll(site["page.js"], []byte(page.WordsMark), list)
	if err := putManifests(site, words); err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for name, data := range charts {
		sums[name] = digest(data)
	}
	if list, err = json.Marshal(sums); err != nil {
		return nil, err
	}
	site["charts.js"] = bytes.ReplaceAll(site["charts.js"], []byte(page.ChartsMark), list)

	digests := map[string]string{}
	marks := []string{page.SizeMark, strconv.Itoa(len(program))}
	for name, data := range site {
		if name != "index.html" && name != "offline.js" { // which name the others
			digests[name] = digest(data)
			marks = append(marks, "@"+name+"@", digests[name])
		}
	}
	site["index.html"] = []byte(strings.NewReplacer(marks...).Replace(string(site["index.html"])))
	digests[""] = digest(site["index.html"]) // which is what the folder gives out
	list, err = json.Marshal(digests)        // sorted by name
	if err != nil {
		return nil, err
	}
	version := sha256.Sum256(list)
	marks = []string{page.FilesMark, string(list), page.VersionMark, hex.EncodeToString(version[:6])}
	site["offline.js"] = []byte(strings.NewReplacer(marks...).Replace(string(site["offline.js"])))
	return site, nil
}

// pageWords are the words of the page by name, in every language that the game
// speaks.
func pageWords() (map[string]map[string]string, error) {
	words := map[string]map[string]string{}
	for _, l := range lang.Available() {
		c, err := lang.Load(l.Tag)
		if err != nil {
			return nil, err
		}
		words[l.Tag] = c.All("page.")
	}
	return words, nil
}

// putManifests puts what the page says to be installed into the site, in each
// language.
func putManifests(site map[string][]byte, words map[string]map[string]string) error {
	manifest, err := page.Files.ReadFile("manifest.webmanifest")
	if err != nil {
		return err
	}
	for language, own := range words {
		about, err := json.Marshal(own["description"])
		if err != nil {
			return err
		}
		marks := strings.NewReplacer(page.LanguageMark, language, page.AboutMark, string(about))
		site["manifest."+language+".webmanifest"] = []byte(marks.Replace(string(manifest)))
	}
	return nil
}

// digest is how browsers write the digest of a file.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// forPage are the variables with which Go builds for the browser.
var forPage = []string{"GOOS=js", "GOARCH=wasm"}

// buildProgram compiles the source in the working directory for the browser.
func buildProgram(path string) error {
	if err := gotool.CheckSource(); err != nil {
		return err
	}
	_, err := gotool.Run("go", forPage, "build", "-trimpath", "-ldflags=-s -w", "-o", path, ".")
	return err
}

// brotliWindow is the power of two of bytes in which brotli looks for repetitions: the most
// that browsers take. The program is larger than what is usual.
const brotliWindow = 24

// Packer packs what is written to it with brotli of a level.
func Packer(packed io.Writer, level int) io.WriteCloser {
	return brotli.NewWriterOptions(packed, brotli.WriterOptions{Quality: level, LGWin: brotliWindow})
}

// write writes a file with its packed forms beside it, and tells their sizes.
func write(path string, data []byte, level int) (sizes string, err error) {
	var zip, br bytes.Buffer
	zipper, err := gzip.NewWriterLevel(&zip, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	packers := []io.WriteCloser{zipper, Packer(&br, level)}
	if err := atOnce(len(packers), func(i int) error {
		_, err := packers[i].Write(data)
		return errors.Join(err, packers[i].Close())
	}); err != nil {
		return "", err
	}
	for ext, b := range map[string][]byte{"": data, ".gz": zip.Bytes(), ".br": br.Bytes()} {
		if err := os.WriteFile(path+ext, b, 0o644); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%-20s %9d bytes, gzip %8d, brotli %8d\n", path, len(data), zip.Len(), br.Len()), nil
}
