package mediterranee

import rules "serenissima/game/mediterranee"

// BuyerPays reports whether who is asked about the open deal sees what each port brings beyond the price.
func BuyerPays(st *rules.State) bool { return returnsOf(st).net }

// DealReturns are what the paper beside the answers to a price or an offer tells, nil where there is none: the
// ports, whether what they bring beyond the sum is told, and the sum.
func DealReturns(st *rules.State) (list []Return, net bool, sum int) {
	r, sum := dealReturns(st)
	if r == nil {
		return nil, false, 0
	}
	return r.list, r.net, sum
}

// Returns are the ports that are listed where a sum is named, nil for none.
func Returns(st *rules.State) []Return {
	if r := returnsOf(st); r != nil {
		return r.list
	}
	return nil
}
