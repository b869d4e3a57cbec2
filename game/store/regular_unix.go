//go:build unix

package store

import "syscall"

// noWaiting opens a file without waiting for whoever is at its other end, and takes
// no terminal for that of the program.
const noWaiting = syscall.O_NONBLOCK | syscall.O_NOCTTY
