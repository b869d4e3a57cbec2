package position

// A Hand is what a person holds: what is dragged, or a piece that a finger has picked.
type Hand struct {
	Drag   *Piece
	Picked *Piece // the next tap says where it goes
}

// Piece is what the hand holds, nil if that is nothing.
func (h *Hand) Piece() *Piece {
	if h.Drag != nil {
		return h.Drag
	}
	return h.Picked
}

// LetGo lets go of what the hand holds, and reports whether that was anything.
func (h *Hand) LetGo() bool {
	held := h.Piece() != nil
	*h = Hand{}
	return held
}
