//go:build !js

// Package gotool runs Go on the source of the program, and collects the licences of all that it
// builds in.
package gotool

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// CheckSource fails where the working directory is not the game's source.
func CheckSource() error {
	module, err := Run("go", nil, "list", "-m")
	if err == nil && module != "serenissima" {
		err = errors.New("the working directory is not the game's source")
	}
	return err
}

// Run runs a command, with more in its environment, and returns what it prints.
func Run(name string, env []string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	var problem bytes.Buffer
	cmd.Stderr = &problem
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", name, args[0], err, strings.TrimSpace(problem.String()))
	}
	return strings.TrimSpace(string(out)), nil
}
