package measure

import (
	"runtime"
	"syscall"
	"time"
)

// The processes that getrusage tells of.
const (
	everyThread = syscall.RUSAGE_SELF
	thisThread  = 1 // RUSAGE_THREAD
)

// cpuTime is the processor time that the program has taken since it started.
func cpuTime() time.Duration { return taken(everyThread) }

// Clock is the processor time that the calling goroutine has taken: what else
// runs on the machine makes no difference. It must be the same goroutine every
// time.
func Clock() time.Duration {
	runtime.LockOSThread()
	return taken(thisThread)
}

func taken(who int) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(who, &r); err != nil {
		return 0
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
