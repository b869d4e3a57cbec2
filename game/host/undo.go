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

// Undo implements Host.
func (h *Local) Undo() error { return h.UndoTo(h.match.LastRun()) }

// UndoTo implements Host.
func (h *Local) UndoTo(n int) error {
	if !h.match.UndoTo(n) {
		return &Barred{h.match.Barrier()}
	}
	h.rewound()
	h.changed()
	return nil
}

// Redo implements Host.
func (h *Local) Redo() error {
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

// TurnStart implements Host.
func (h *Local) TurnStart() int {
	back := h.match.Back()
	for i := len(back) - 1; i > 0; i-- {
		if back[i].Asking().Fresh {
			return h.match.Firm() + i
		}
	}
	return min(h.match.Firm(), h.match.Len()-1)
}

// rewound forgets what followed from entries that have been taken from the log.
func (h *Local) rewound() {
	h.Drop()
	h.forget()
	h.stopped, h.news = nil, nil
}
