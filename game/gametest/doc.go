// Package gametest holds what every rule set is tested with: conformance to the
// contract of package game in random games (Conform), counts of positions as
// data (Perft), golden transcripts (Play) and hashes (Hashes), properties of
// lively games, fuzz tests and faults of board data (Suite), scenes played by
// the texts of actions (Scene), rules that must have tests (RulesAreTested),
// figures of speed (BenchmarkGames), and a toy rule set (Toy) with which
// everything above the rules is tested. Only tests import it.
package gametest

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite golden files from what the program does")

// Update reports whether the tests run with -update. Packages that import this
// one ask here instead of declaring the flag again.
func Update() bool { return *update }

// eachFile runs golden for each file of dir whose name ends in ext. No file at
// all is a failure.
func eachFile(t *testing.T, dir, ext string, check func(t *testing.T, lines []string) []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"+ext))
	if err != nil || len(files) == 0 {
		t.Fatalf("no file %s (%v)", filepath.Join(dir, "*"+ext), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ext), func(t *testing.T) { golden(t, file, check) })
	}
}

// golden runs check with the lines of a file, which must be what it returns;
// with -update they become that.
func golden(t *testing.T, file string, check func(t *testing.T, lines []string) []string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	want := check(t, lines)
	if !*update {
		compare(t, file, lines, want)
		return
	}
	if err := os.WriteFile(file, []byte(strings.Join(want, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}

// compare fails at the first line in which a golden file differs from what the
// program does.
func compare(t *testing.T, file string, old, now []string) {
	t.Helper()
	at := func(lines []string, i int) string {
		if i < len(lines) {
			return lines[i]
		}
		return "(end of file)"
	}
	for i := range max(len(old), len(now)) {
		if was, is := at(old, i), at(now, i); was != is {
			t.Fatalf("%s:%d: the file has\n%s\nthe program does\n%s\n(-update rewrites the file)", file, i+1, was, is)
		}
	}
}
