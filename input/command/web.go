//go:build !js

package command

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"

	page "serenissima/assets/web"
)

const aboutWeb = `
serenissima web [flags]
Builds the web version into a folder that any static web server can serve: the
page, the program, and packed forms of each. It needs Go and, as working
directory, the game's source.`

// web builds the web version: the page, the program, Go's own loader for it,
// and packed forms of each.
func web(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	dir := flags.String("dir", "web", "`folder` to fill")
	level := flags.Int("brotli", 9, "`level` of brotli, 0 (fast) to 11 (small)")
	if code, ok := parse(flags, aboutWeb, args, stdout, stderr); !ok {
		return code
	}
	if *level < brotli.BestSpeed || *level > brotli.BestCompression {
		fmt.Fprintf(stderr, "serenissima web: brotli level %d; want %d to %d\n", *level, brotli.BestSpeed, brotli.BestCompression)
		return 2
	}
	if err := buildSite(*dir, *level, stdout); err != nil {
		return fail(stderr, "web", err)
	}
	return 0
}

// buildSite fills the folder and reports the sizes.
func buildSite(dir string, level int, stdout io.Writer) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	program := filepath.Join(dir, "game.wasm")
	if err := buildProgram(program); err != nil {
		return err
	}
	goroot, err := goTool(nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	files := []struct {
		name string
		read func() ([]byte, error)
	}{
		{"game.wasm", func() ([]byte, error) { return os.ReadFile(program) }},
		{"wasm_exec.js", func() ([]byte, error) { return os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js")) }},
		{"loader.js", func() ([]byte, error) { return page.Files.ReadFile("loader.js") }},
		{"index.html", func() ([]byte, error) { return page.Files.ReadFile("index.html") }},
	}
	size := 0
	for _, f := range files {
		data, err := f.read()
		if err != nil {
			return err
		}
		if f.name == "game.wasm" {
			size = len(data)
		}
		data = bytes.ReplaceAll(data, []byte(page.SizeMark), []byte(strconv.Itoa(size)))
		if err := write(filepath.Join(dir, f.name), data, level, stdout); err != nil {
			return err
		}
	}
	return nil
}

// buildProgram compiles the source in the working directory for the browser.
func buildProgram(path string) error {
	module, err := goTool(nil, "list", "-m")
	if err != nil {
		return err
	}
	if module != "serenissima" {
		return errors.New("the working directory is not the game's source")
	}
	_, err = goTool([]string{"GOOS=js", "GOARCH=wasm"}, "build", "-trimpath", "-ldflags=-s -w", "-o", path, ".")
	return err
}

// goTool runs the go command and returns what it prints.
func goTool(env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), env...)
	var problem bytes.Buffer
	cmd.Stderr = &problem
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", args[0], err, strings.TrimSpace(problem.String()))
	}
	return strings.TrimSpace(string(out)), nil
}

// write writes a file with its packed forms beside it.
func write(path string, data []byte, level int, stdout io.Writer) error {
	var zip, br bytes.Buffer
	zipper, err := gzip.NewWriterLevel(&zip, gzip.BestCompression)
	if err != nil {
		return err
	}
	for _, w := range []io.WriteCloser{zipper, brotli.NewWriterLevel(&br, level)} {
		if _, err := w.Write(data); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
	}
	for ext, b := range map[string][]byte{"": data, ".gz": zip.Bytes(), ".br": br.Bytes()} {
		if err := os.WriteFile(path+ext, b, 0o644); err != nil {
			return err
		}
	}
	fmt.Fprintf(stdout, "%-20s %9d bytes, gzip %8d, brotli %8d\n", path, len(data), zip.Len(), br.Len())
	return nil
}
