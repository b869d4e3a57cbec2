package game

// A whole number: rule sets count ports, ships and goods by types of their own.
type whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Seat refers to a player.
func Seat[N whole](id N) Ref { return Ref{SeatRef, int16(id)} }

// Area refers to a sea zone or a space of a course.
func Area[N whole](id N) Ref { return Ref{AreaRef, int16(id)} }

// Port refers to a port or harbour.
func Port[N whole](id N) Ref { return Ref{PortRef, int16(id)} }

// Ship refers to a galley or ship.
func Ship[N whole](id N) Ref { return Ref{ShipRef, int16(id)} }

// Good refers to a kind of goods, or a colour that stands for one.
func Good[N whole](id N) Ref { return Ref{GoodRef, int16(id)} }

// Sailor refers to a sailor by the seat of its owner, or by its kind where
// sailors belong to nobody.
func Sailor[N whole](id N) Ref { return Ref{SailorRef, int16(id)} }

// Card refers to a kind of card.
func Card[N whole](id N) Ref { return Ref{CardRef, int16(id)} }

// Dice refers to a throw of dice in the coding of the rule set.
func Dice[N whole](id N) Ref { return Ref{DiceRef, int16(id)} }

// Money refers to a sum of money in the unit of the rule set.
func Money[N whole](id N) Ref { return Ref{MoneyRef, int16(id)} }

// Count refers to a plain number.
func Count[N whole](id N) Ref { return Ref{CountRef, int16(id)} }

// Building refers to a fort or a basilica.
func Building[N whole](id N) Ref { return Ref{BuildingRef, int16(id)} }

// Track refers to a space of the turn track.
func Track[N whole](id N) Ref { return Ref{TrackRef, int16(id)} }

// Territory refers to a territory.
func Territory[N whole](id N) Ref { return Ref{TerritoryRef, int16(id)} }

// Heap refers to like pieces that lie together in a place, in the coding of the table.
func Heap[N whole](id N) Ref { return Ref{HeapRef, int16(id)} }

// Tile refers to a tile of a course and the side shown.
func Tile[N whole](id N) Ref { return Ref{TileRef, int16(id)} }
