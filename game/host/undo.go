package host

import (
	"errors"

	"serenissima/game/session"
)

// Barred is why something cannot be taken back.
type Barred struct{ Why session.Barrier }

// Error names the barrier.
func (e *Barred) Error() string { return "host: cannot be undone: " + string(e.Why) }

// ErrNothingToRedo is returned where nothing has been taken back that could be done again.
var ErrNothingToRedo = errors.New("host: nothing has been undone")

// Undo takes back what has been done last in one go, or returns *Barred.
func (h *Host) Undo() error { return h.UndoTo(h.match.LastRun()) }

// UndoTo takes back all entries of the log behind the first n, or returns *Barred.
func (h *Host) UndoTo(n int) error {
	if !h.match.UndoTo(n) {
		return &Barred{h.match.Barrier()}
	}
	h.rewound()
	h.changed()
	return nil
}

// Redo does again what was taken back last.
func (h *Host) Redo() error {
	beats := h.match.RedoRun()
	if beats == nil {
		return ErrNothingToRedo
	}
	h.rewound()
	for _, b := range beats {
		h.news = append(h.news, News{Beat: b})
	}
	h.changed()
	return nil
}

// TurnStart is the number of entries before the turn that is under way, or before the last one if
// that has just ended; if a part of it cannot be undone, before what can.
func (h *Host) TurnStart() int {
	back := h.match.Back()
	for i := len(back) - 1; i > 0; i-- {
		if back[i].Asking().Fresh {
			return h.match.Firm() + i
		}
	}
	return min(h.match.Firm(), h.match.Len()-1)
}

// rewound forgets what followed from entries that have been taken from the log.
func (h *Host) rewound() {
	h.Drop()
	h.forget()
	h.stopped, h.news = nil, nil
}
