package save

// A coder writes and reads numbers in as few bytes as it can: an arithmetic
// coder of single bits, each with the chance that several contexts give it,
// mixed by how well they have done (after M. Mahoney's PAQ, with whole numbers
// only, so that it gives the same bytes everywhere). Writing and reading are the
// same walk: a method takes the number to be written, which it ignores when it
// reads, and returns the number.
//
// What a coder does belongs to the format of codes: any change makes a new one.
type coder struct {
	reading   bool
	data      []byte // written so far, or still to be read
	low, high uint32
	at        uint32 // when reading: where between low and high the number lies
	behind    int    // when reading: bytes missed behind the end
	slots     map[context]*slot
	weights   map[uint8]*[mostContexts]int32
}

// A context is what has been seen when a bit is to be told: which sort of number
// it belongs to, which of its contexts that is, what went before, and the bits of
// the number so far.
type context struct {
	sort, n uint8
	before  uint64
	node    uint32
}

// mostContexts is how many contexts a number can have.
const mostContexts = 6

// A slot is what is known of a bit in a context.
type slot struct {
	chance int32 // of a one, of 65536
	seen   int32 // how often, up to mostSeen
}

const mostSeen = 30

// newWriter returns a coder that writes.
func newWriter() *coder {
	return &coder{high: ^uint32(0), slots: map[context]*slot{}, weights: map[uint8]*[mostContexts]int32{}}
}

// newReader returns a coder that reads what another has written. Behind the end
// it reads zeros; see ended.
func newReader(data []byte) *coder {
	c := newWriter()
	c.reading, c.data = true, data
	for range 4 {
		c.at = c.at<<8 | uint32(c.next())
	}
	return c
}

func (c *coder) next() byte {
	if len(c.data) == 0 {
		c.behind++
		return 0
	}
	b := c.data[0]
	c.data = c.data[1:]
	return b
}

// bytes ends the writing.
func (c *coder) bytes() []byte {
	return append(c.data, byte(c.high>>24)) // with zeros behind it lies above low
}

// ended reports whether more has been read than was ever written.
func (c *coder) ended() bool { return c.behind > 3 }

// narrow tells a bit that is a one with a chance of 65536.
func (c *coder) narrow(bit int, chance int32) int {
	middle := c.low + uint32(uint64(c.high-c.low)*uint64(chance)>>16)
	if c.reading {
		bit = 0
		if c.at <= middle {
			bit = 1
		}
	}
	if bit == 1 {
		c.high = middle
	} else {
		c.low = middle + 1
	}
	for (c.low^c.high)>>24 == 0 {
		if c.reading {
			c.at = c.at<<8 | uint32(c.next())
		} else {
			c.data = append(c.data, byte(c.high>>24))
		}
		c.low, c.high = c.low<<8, c.high<<8|0xff
	}
	return bit
}

// even tells a number of bits about which nothing can be known.
func (c *coder) even(value uint64, bits int) uint64 {
	var told uint64
	for i := bits - 1; i >= 0; i-- {
		told = told<<1 | uint64(c.narrow(int(value>>i&1), 1<<15))
	}
	return told
}

// number tells a number of up to 16 bits of one sort; before is what each of its
// contexts has seen, the same number of contexts for all of a sort.
func (c *coder) number(sort uint8, value uint32, bits int, before ...uint64) uint32 {
	node := uint32(1)
	for i := bits - 1; i >= 0; i-- {
		node = node<<1 | uint32(c.mixed(sort, int(value>>i&1), node, before))
	}
	return node - 1<<bits
}

// mixed tells a bit with the chances that its contexts give it.
func (c *coder) mixed(sort uint8, bit int, node uint32, before []uint64) int {
	weights := c.weights[sort]
	if weights == nil {
		weights = new([mostContexts]int32)
		for i := range before {
			weights[i] = firstWeight
		}
		c.weights[sort] = weights
	}
	var known [mostContexts]*slot
	var stretched [mostContexts]int32
	var sum int64
	for i, b := range before {
		key := context{sort, uint8(i), b, node}
		s := c.slots[key]
		if s == nil {
			s = &slot{chance: 1 << 15}
			c.slots[key] = s
		}
		known[i], stretched[i] = s, stretch(s.chance)
		sum += int64(weights[i]) * int64(stretched[i])
	}
	chance := squash(int32(max(-rim, min(sum>>16, rim))))
	bit = c.narrow(bit, chance)

	miss := int64(bit)<<16 - int64(chance)
	for i, s := range known[:len(before)] {
		w := int64(weights[i]) + int64(stretched[i])*miss>>learning
		weights[i] = int32(max(-mostWeight, min(w, mostWeight)))
		s.chance += (int32(bit)<<16 - s.chance) * 10 / (10*s.seen + 12)
		s.chance = max(64, min(s.chance, 1<<16-64))
		s.seen = min(s.seen+1, mostSeen)
	}
	return bit
}

const (
	firstWeight = 1 << 16 * 2 / 5
	mostWeight  = 1 << 20
	learning    = 13
)

// bends are the values of the logistic function, of 65536, at every half from
// -11 to 11.
var bends = [45]int32{
	16, 16, 16, 16, 16, 16, 22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955,
	17625, 24743, 32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438,
	65476, 65500, 65514, 65520, 65520, 65520, 65520, 65520, 65520,
}

// half is a half as stretch gives it, and rim the end of the table.
const (
	half = 128
	rim  = 22 * half
)

// squash is the chance, of 65536, of a logarithm of odds.
func squash(x int32) int32 {
	x += rim
	i, rest := x/half, x%half
	if rest == 0 {
		return bends[i]
	}
	return bends[i] + (bends[i+1]-bends[i])*rest/half
}

// stretch undoes squash.
func stretch(chance int32) int32 {
	low, high := 0, len(bends)-1
	for high-low > 1 {
		if i := (low + high) / 2; bends[i] <= chance {
			low = i
		} else {
			high = i
		}
	}
	x := int32(low)*half - rim
	if rise := bends[high] - bends[low]; rise > 0 {
		x += (chance - bends[low]) * half / rise
	}
	return x
}
