//go:build !js

package device

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

// Programs with the same directory have different numbers; one that has ended gives
// its own back.
func TestPrograms(t *testing.T) {
	dir := t.TempDir()
	own, others, leave := number(dir)
	require.Equal(t, 1, own)
	require.Empty(t, others)
	own, others, leaveSecond := number(dir)
	require.Equal(t, 2, own)
	require.Equal(t, []int{1}, others)
	own, others, leaveThird := number(dir)
	require.Equal(t, 3, own)
	require.Equal(t, []int{1, 2}, others)
	leaveSecond()
	own, others, leaveSecond = number(dir)
	require.Equal(t, 2, own)
	require.Equal(t, []int{1, 3}, others, "also those behind")
	leave()
	leaveSecond()
	leaveThird()
	own, others, leave = number(dir)
	require.Equal(t, 1, own)
	require.Empty(t, others)
	leave()
}

// Where nothing can be locked there is one program.
func TestProgramWithoutADirectory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	own, others, leave := number(file)
	require.Equal(t, 1, own)
	require.Empty(t, others)
	leave()
}

// holdVariable names the directory in which the test program takes a number and
// waits to be killed, for TestAKilledProgramGivesItsNumberBack.
const holdVariable = "SERENISSIMA_TEST_HOLD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(holdVariable); dir != "" {
		number(dir)
		os.Stdout.WriteString("held\n")
		select {}
	}
	os.Exit(m.Run())
}

func TestAKilledProgramGivesItsNumberBack(t *testing.T) {
	dir := t.TempDir()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), holdVariable+"="+dir)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	_, err = bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	own, others, leave := number(dir)
	require.Equal(t, 2, own)
	require.Equal(t, []int{1}, others)
	leave()
	require.NoError(t, cmd.Process.Kill())
	require.Error(t, cmd.Wait())
	own, _, leave = number(dir)
	require.Equal(t, 1, own)
	leave()
}

// A number stays taken although nobody keeps what gives it back.
func TestANumberIsKept(t *testing.T) {
	dir := t.TempDir()
	own, _, _ := number(dir)
	require.Equal(t, 1, own)
	runtime.GC()
	runtime.GC()
	own, others, leave := number(dir)
	require.Equal(t, 2, own)
	require.Equal(t, []int{1}, others)
	leave()
}
