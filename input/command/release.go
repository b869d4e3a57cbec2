//go:build !js

package command

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"serenissima/input/command/gotool"
)

const aboutRelease = `
Builds what is given to players into a folder: an archive for each system, with
the program, its icons, and the licences of all that is in it, and a list of
checksums. The same source gives the same archives. It needs Go and, as working
directory, the game's source; no C compiler.`

// A system is one that the program is built for, by Go's names.
type system struct{ os, arch string }

// String writes the system as Go does.
func (s system) String() string { return s.os + "/" + s.arch }

// env returns the variables with which Go builds for the system.
func (s system) env() []string {
	return []string{"CGO_ENABLED=0", "GOOS=" + s.os, "GOARCH=" + s.arch, "GOFLAGS=-buildvcs=false"}
}

// systems are those of a release.
var systems = []system{
	{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"},
}

// release builds the archives.
func release(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
	dir := flags.String("dir", "release", "`folder` to fill")
	version := flags.String("name", "", "`version`; by default as git describes the source")
	wanted := slices.Clone(systems)
	flags.Func("for", "`systems` joined by commas, for example linux/amd64 (default all)", func(text string) error {
		wanted = wanted[:0]
		for name := range strings.SplitSeq(text, ",") {
			i := slices.IndexFunc(systems, func(s system) bool { return s.String() == name })
			if i < 0 {
				return fmt.Errorf("want some of %v", systems)
			}
			wanted = append(wanted, systems[i])
		}
		return nil
	})
	if code, ok := parse(flags, aboutRelease, args, stdout, stderr); !ok {
		return code
	}
	source, err := newSource(*version)
	if err == nil {
		err = os.MkdirAll(*dir, 0o755)
	}
	var sums strings.Builder
	for _, s := range wanted {
		if err != nil {
			return fail(stderr, "release", err)
		}
		var name string
		var archive []byte
		if name, archive, err = source.archive(s); err == nil {
			err = os.WriteFile(filepath.Join(*dir, name), archive, 0o644)
			fmt.Fprintf(stdout, "%-44s %9d bytes\n", name, len(archive))
			fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive), name)
		}
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(*dir, "SHA256SUMS"), []byte(sums.String()), 0o644)
	}
	if err != nil {
		return fail(stderr, "release", err)
	}
	return 0
}

// A source is what a release is made of.
type source struct {
	version string
	time    time.Time // of the last change, which all files bear
}

// newSource asks git about the source in the working directory. Without git the
// release has no date, and no version but the one given.
func newSource(version string) (*source, error) {
	if err := gotool.CheckSource(); err != nil {
		return nil, err
	}
	s := &source{time: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)} // the first that ZIP knows
	if seconds, err := gotool.Run("git", nil, "log", "-1", "--format=%ct"); err == nil {
		n, err := strconv.ParseInt(seconds, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("git: %w", err)
		}
		s.time = time.Unix(n, 0).UTC()
	}
	described, err := gotool.Run("git", nil, "describe", "--tags", "--always", "--dirty")
	if s.version = cmp.Or(version, described); s.version == "" {
		return nil, fmt.Errorf("the version is not known (%w); give it with -name", err)
	}
	return s, nil
}

// archive builds the program for a system and packs it.
func (s *source) archive(to system) (name string, data []byte, err error) {
	program, err := s.build(to)
	if err != nil {
		return "", nil, err
	}
	files, err := s.parcel(to, program)
	if err != nil {
		return "", nil, err
	}
	var b bytes.Buffer
	name = fmt.Sprintf("serenissima-%s-%s-%s", s.version, strings.Replace(to.os, "darwin", "macos", 1), to.arch)
	if to.os == "linux" {
		err = packTar(&b, files, s.time)
		return name + ".tar.gz", b.Bytes(), err
	}
	err = packZip(&b, files, s.time)
	return name + ".zip", b.Bytes(), err
}

// build compiles the program.
func (s *source) build(to system) ([]byte, error) {
	dir, err := os.MkdirTemp("", "serenissima")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	link := "-s -w -X serenissima/input/command.version=" + s.version
	if to.os == "windows" {
		link += " -H=windowsgui" // no terminal behind the window
	}
	path := filepath.Join(dir, "program")
	if _, err := gotool.Run("go", to.env(), "build", "-trimpath", "-ldflags="+link, "-o", path, "."); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}
