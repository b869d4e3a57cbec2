package match

import "serenissima/render/table"

// warns reports whether threats can be laid over the board.
func (p *board) warns() bool {
	_, ok := p.play.table.(table.Warner)
	return ok && !p.play.host.Public().Result().Over
}
