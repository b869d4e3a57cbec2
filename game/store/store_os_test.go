//go:build !js

package store_test

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

func TestFiles(t *testing.T) {
	suite(t, func(t *testing.T) store.Store { return store.Files(filepath.Join(t.TempDir(), "deep", "er")) })
}

func TestOpenHonoursTheVariable(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mine")
	t.Setenv(store.DirVariable, dir)
	s := store.Open()
	require.Equal(t, dir, s.Where())
	named, err := store.Dir()
	require.NoError(t, err)
	require.Equal(t, dir, named)
	_, err = os.Stat(dir)
	require.ErrorIs(t, err, os.ErrNotExist, "nothing is made before it is needed")
	require.NoError(t, s.Write("a", []byte("text")))
	data, err := os.ReadFile(filepath.Join(dir, "a"))
	require.NoError(t, err)
	require.Equal(t, "text", string(data))
}

func TestOpenUsesTheConfigDirectory(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Setenv(store.DirVariable, t.TempDir())
		require.NotEmpty(t, store.Open().Where())
		return
	}
	t.Setenv(store.DirVariable, "")
	t.Setenv("XDG_CONFIG_HOME", "/etc/xdg-of-nobody")
	require.Equal(t, "/etc/xdg-of-nobody/serenissima", store.Open().Where())

	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("HOME", "")
	s := store.Open()
	require.Contains(t, s.Where(), store.DirVariable)
	require.ErrorContains(t, s.Write("a", nil), store.DirVariable)
	_, err := store.Dir()
	require.ErrorContains(t, err, store.DirVariable)
	_, err = s.Read("a")
	require.ErrorContains(t, err, store.DirVariable)
	_, err = s.List()
	require.ErrorContains(t, err, store.DirVariable)
	require.ErrorContains(t, s.Remove("a"), store.DirVariable)
	_, err = s.SetAside("a")
	require.ErrorContains(t, err, store.DirVariable)
}

// TestWriteLeavesNothingBehind: neither when it works nor when the text cannot
// take its place.
func TestWriteLeavesNothingBehind(t *testing.T) {
	dir := t.TempDir()
	s := store.Files(dir)
	require.NoError(t, s.Write("a", []byte("text")))
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "b", "full"), 0o700))
	require.Error(t, s.Write("b", []byte("text")), "a directory stands there")
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, entries, 2)
	names, err := s.List()
	require.NoError(t, err)
	require.Equal(t, []string{"a"}, names)
}

func TestDirectoryThatIsAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	s := store.Files(file)
	require.ErrorContains(t, s.Write("a", nil), file)
	_, err := s.List()
	require.Error(t, err)
	_, err = s.SetAside("a")
	require.Error(t, err)
}

// TestSweep: what a killed program has left unfinished goes, and nothing else.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{".write-1", ".write-", ".hidden", "a"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("half a te"), 0o600))
	}
	require.NoError(t, os.Mkdir(filepath.Join(dir, ".write-folder"), 0o700))
	require.NoError(t, store.Files(dir).Write("b", []byte("text")))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	require.Equal(t, []string{".hidden", ".write-folder", "a", "b"}, names)
}

// startVariable names the directory in which the test program starts again and again
// until its input ends, for TestProgramsThatStartLeaveSavesAlone.
const startVariable = "SERENISSIMA_TEST_START"

func TestMain(m *testing.M) {
	if dir := os.Getenv(startVariable); dir != "" {
		startOver(dir)
	}
	os.Exit(m.Run())
}

// startOver writes, as a program does that has just started, and tells when it has
// begun to.
func startOver(dir string) {
	ended := make(chan error)
	go func() {
		_, err := io.Copy(io.Discard, os.Stdin)
		ended <- err
	}()
	for first := true; ; first = false {
		select {
		case <-ended:
			os.Exit(0)
		default:
		}
		if err := store.Files(dir).Write("settings", []byte("text")); err != nil {
			os.Stderr.WriteString(err.Error())
			os.Exit(1)
		}
		if first {
			os.Stdout.WriteString("started\n")
		}
	}
}

// A program that saves is not disturbed by another one that starts all the time.
func TestProgramsThatStartLeaveSavesAlone(t *testing.T) {
	dir := t.TempDir()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), startVariable+"="+dir)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	_, err = bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	s, text := store.Files(dir), bytes.Repeat([]byte("text\n"), 10_000)
	for range 300 {
		require.NoError(t, s.Write("autosave", text))
	}
	require.NoError(t, in.Close())
	require.NoError(t, cmd.Wait())
}

// A text longer than any is neither read nor written.
func TestLongText(t *testing.T) {
	dir := t.TempDir()
	s := store.Files(dir)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a"), nil, 0o600))
	require.NoError(t, os.Truncate(filepath.Join(dir, "a"), store.MaxSize+1))
	_, err := s.Read("a")
	require.ErrorIs(t, err, store.ErrLong)
	require.ErrorIs(t, s.Write("b", make([]byte, store.MaxSize+1)), store.ErrLong)
	require.NoError(t, os.Truncate(filepath.Join(dir, "a"), store.MaxSize))
	data, err := s.Read("a")
	require.NoError(t, err)
	require.Len(t, data, store.MaxSize)
}

// A directory that cannot be listed has memory in its place; one that is not there yet
// is made.
func TestOrMemory(t *testing.T) {
	dir := t.TempDir()
	s, err := store.OrMemory(store.Files(filepath.Join(dir, "new")))
	require.NoError(t, err)
	require.Equal(t, filepath.Join(dir, "new"), s.Where())

	file := filepath.Join(dir, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	s, err = store.OrMemory(store.Files(file))
	require.Error(t, err)
	require.NoError(t, s.Write("a", []byte("text")))
	data, err := s.Read("a")
	require.NoError(t, err)
	require.Equal(t, "text", string(data))
}
