package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// Positions to be broken, each sound.

func sound(t *testing.T) *scene {
	return at(t, 4).port("tunis", genoa, 2, Wood).galley(1, venice, "z_tunis", 2, Wine).galley(2, genoa, "z_tunis", 3, Gold).
		galley(3, venice, "z_tunis", 2).galley(4, spain, "z_sirti", 2).sound()
}

func haggled(t *testing.T) *scene {
	return sound(t).do("1 haggle ship:1 port:tunis", "2 name-price money:3")
}

func requested(t *testing.T) *scene { return sound(t).do("1 request good:gold ship:2 ship:1") }

func sailing(t *testing.T) *scene {
	return sound(t).phase(3, venice).do("1 sail ship:1 area:z_sirti")
}

func fought(t *testing.T) *scene {
	return sound(t).phase(4, venice).do("1 attack ship:1 ship:2", "* roll dice:6 dice:1", "1 attack ship:1 ship:2", "* roll dice:6 dice:1").asks(venice, Spoils)
}

func bidding(t *testing.T) *scene {
	p := newGame(t, 4)
	for p.prompt == Manning {
		p.do(p.list()[0])
	}
	return p
}

// auctioned is a tie of two, after the others.
func auctioned(t *testing.T) *scene {
	return bidding(t).do("1 bid money:2", "2 bid money:2", "3 bid money:5", "4 bid money:0").asks(game.Chance, BreakTie)
}

// Invariants sees what it is there to see.
func TestInvariantsSeeWhatIsBroken(t *testing.T) {
	tunis := board(t).port("tunis")
	for want, c := range map[string]struct {
		at     func(*testing.T) *scene
		damage func(*scene)
	}{
		"player 2 plays the power 3":              {sound, func(p *scene) { p.Powers[genoa] = Spain }},
		"player 4 plays the power 0":              {sound, func(p *scene) { p.Powers[turkey] = 0 }},
		"galley 5 of player 7 is not in this":     {sound, func(p *scene) { p.Galleys[5] = Galley{Owner: 7} }},
		"galley 0 of player 1 is not in this":     {sound, func(p *scene) { p.Galleys[0].Owner = venice }},
		"port 3 belongs to player 6":              {sound, func(p *scene) { p.Ports[3].Owner = 6 }},
		"177 sailors, 166 of them in the box":     {sound, func(p *scene) { p.SailorsLeft++ }},
		"175 sailors":                             {sound, func(p *scene) { p.Galleys[4].Sailors-- }},
		"14 pieces of wine":                       {sound, func(p *scene) { p.Galleys[1].Cargo[Wine] = 0 }},
		"16 pieces of gems":                       {sound, func(p *scene) { p.Supply[Gems]++ }},
		"21 forts, 20 of them in the box":         {sound, func(p *scene) { p.Ports[tunis].Fort = true }},
		"galley 9 is in the box and not empty":    {sound, func(p *scene) { p.Galleys[9].Zone = 3 }},
		"galley 3: -1 pieces of iron":             {sound, func(p *scene) { p.Galleys[3].Cargo[Iron]--; p.Supply[Iron]++ }},
		"galley 1 is in zone 0":                   {sound, func(p *scene) { p.Galleys[1].Zone = 0 }},
		"galley 1 has 1 pieces, not 0":            {sound, func(p *scene) { p.Galleys[1].Load = 0 }},
		"galley 3 has 0 sailors and 0 pieces":     {sound, func(p *scene) { p.Galleys[3].Sailors = 0; p.SailorsLeft += 2 }},
		"galley 3 has 6 sailors and 0 pieces":     {sound, func(p *scene) { p.Galleys[3].Sailors = 6; p.SailorsLeft -= 4 }},
		"port 0 is not on the board":              {sound, func(p *scene) { p.Ports[0].Filled = 1 }},
		"corfu of player 0 has a garrison of 2":   {sound, func(p *scene) { p.port("corfu", game.Nobody, 2) }},
		"corfu has 3 filled spaces of 2":          {sound, func(p *scene) { p.stock("corfu", Wood, Gems, Wine) }},
		"tunis: space 1 holds good 0 although 2":  {sound, func(p *scene) { p.Ports[tunis].Filled = 2 }},
		"tunis stores gold, which it produces":    {sound, func(p *scene) { p.stock("tunis", Gold) }},
		"tunis stores wood, which it produces or": {sound, func(p *scene) { p.stock("tunis", Wood) }},
		"player 2 has -1 hundred ducats":          {sound, func(p *scene) { p.Ducats[genoa] = -1 }},
		"more than there can be":                  {sound, func(p *scene) { p.Ducats[genoa] = 9999 }},

		"the question 6 in phase 3":                 {sound, func(p *scene) { p.Phase = 3 }},
		"turn 9 of 8":                               {sound, func(p *scene) { p.Turn = 9 }},
		"turn 0 of 8":                               {sound, func(p *scene) { p.Turn = 0 }},
		"turn 1 of 8":                               {sound, func(p *scene) { p.Phase, p.Place = 6, 0; p.ask(game.Nobody, GameOver) }},
		"place 0":                                   {sound, func(p *scene) { p.Place = 0 }},
		"place 5":                                   {sound, func(p *scene) { p.Place = 5 }},
		"player 1 has place 2 of the order":         {sound, func(p *scene) { p.Order[2] = venice }},
		"player 0 has place 4 of the order":         {sound, func(p *scene) { p.Order[4] = game.Nobody }},
		"an auction before the first turn":          {func(t *testing.T) *scene { return newGame(t, 2) }, func(p *scene) { p.Auction.Tied = 1 }},
		"player 3 bids 1 of 20 hundred":             {bidding, func(p *scene) { p.Auction.Bids[spain] = 1 }},
		"player 1 bids 21 of 20 hundred":            {func(t *testing.T) *scene { return bidding(t).do("1 bid money:4") }, func(p *scene) { p.Auction.Bids[venice] = 21 }},
		"a ranking before all have bid":             {bidding, func(p *scene) { p.Auction.Ranking[0] = venice }},
		"player 3 has rank 1":                       {auctioned, func(p *scene) { p.Auction.Ranking[1] = spain }},
		"player 4 has rank 3 with the higher":       {auctioned, func(p *scene) { p.Auction.Bids[turkey] = 3 }},
		"rank 0 is tied with the next":              {auctioned, func(p *scene) { p.Auction.Tied = 1 }},
		"player 4 has thrown a 3":                   {auctioned, func(p *scene) { p.Auction.Dice[turkey] = 3 }},
		"player 1 has thrown a 7":                   {auctioned, func(p *scene) { p.Auction.Dice[venice] = 7 }},
		"nobody is to throw for this":               {auctioned, func(p *scene) { p.Auction.Tied = 0 }},
		"throw-for-place: nobody is to throw":       {auctioned, func(p *scene) { p.prompt = ThrowForPlace }},
		"break-tie: player 2 is asked":              {auctioned, func(p *scene) { p.decider = genoa }},
		"choose-place: player 1 is asked":           {auctioned, func(p *scene) { p.ask(venice, ChoosePlace) }},
		"something is left of purchases":            {sailing, func(p *scene) { p.Errands.Transfers = 1 }},
		"61 transfers":                              {sound, func(p *scene) { p.Errands.Transfers = 61 }},
		"a building in port 17 of player 2":         {sound, func(p *scene) { p.Errands.Built = PortSet(0).With(tunis) }},
		"1 recruits from port 17 of player 2":       {sound, func(p *scene) { p.Errands.Recruited[tunis] = 1 }},
		"2 recruits from port 1 of player 1":        {sound, func(p *scene) { p.port("venezia", venice, 1, Wood); p.Errands.Recruited[1] = 2 }},
		"a price of 4 hundred ducats in port 17":    {sound, func(p *scene) { p.Errands.Prices[tunis] = 4 }},
		"a price of 1 hundred ducats in port 3":     {sound, func(p *scene) { p.Errands.Prices[3] = 1 }},
		"5 pieces of good 2 bought by player 2":     {sound, func(p *scene) { p.Errands.Traded[Bought][genoa][Gold].Pieces = 5 }},
		"0 pieces of good 4 sold by player 1":       {sound, func(p *scene) { p.Errands.Traded[Sold][venice][Wine].Closed = true }},
		"a deal is left open":                       {sound, func(p *scene) { p.Deal.Price = 1 }},
		"players 2 and 2 deal in good 2":            {haggled, func(p *scene) { p.Deal.Buyer = genoa }},
		"players 1 and 2 deal in good 0":            {haggled, func(p *scene) { p.Deal.Good = 0 }},
		"players 3 and 2 deal in good 2":            {haggled, func(p *scene) { p.Deal.Buyer = spain }},
		"port 17 cannot sell this":                  {haggled, func(p *scene) { p.Deal.Good = Wine }},
		"galley 2 cannot sell this":                 {requested, func(p *scene) { p.Deal.Good = Iron }},
		"galley 4 cannot take this":                 {haggled, func(p *scene) { p.Deal.To = 4 }},
		"galley 0 cannot take this":                 {requested, func(p *scene) { p.Deal.To = 0 }},
		"ask-price: a price of 5 hundred ducats":    {requested, func(p *scene) { p.Deal.Price = 5 }},
		"answer-price: a price of 4 hundred ducats": {haggled, func(p *scene) { p.Deal.Price = 4 }},
		"answer-price: a price of 0 hundred ducats": {haggled, func(p *scene) { p.Deal.Price = 0 }},
		"3 offered instead of 3":                    {func(t *testing.T) *scene { return haggled(t).do("1 counter money:2") }, func(p *scene) { p.Deal.Counter = 3 }},
		"2 offered instead of 3":                    {func(t *testing.T) *scene { return haggled(t).do("1 counter money:2") }, func(p *scene) { p.money(venice, 1) }},
		"1 offered instead of 3":                    {haggled, func(p *scene) { p.Deal.Counter = 1 }},
		"answer-price: player 2 is asked":           {haggled, func(p *scene) { p.decider = genoa }},
		"ask-price: player 1 is asked":              {requested, func(p *scene) { p.decider = venice }},
		"a voyage is left":                          {sound, func(p *scene) { p.Voyage.Done = 2 }},
		"galley 2 is under way":                     {sailing, func(p *scene) { p.Voyage.Galley = 2 }},
		"galley 1 is under way, 10 are not":         {sailing, func(p *scene) { p.Voyage.Done = 2 }},
		"galley 1 has crossed 3 zones":              {sailing, func(p *scene) { p.Voyage.Crossed = 3 }},
		"galley 0 has crossed 1 zones":              {sailing, func(p *scene) { p.Voyage.Galley = 0 }},
		"leave for galley 1: given false":           {sailing, func(p *scene) { p.Voyage.Asked = 4 }},
		"leave for galley 1: given true":            {sailing, func(p *scene) { p.Voyage.Leave = true; p.ask(spain, Passage) }},
		"passage: player 2 is asked":                {func(t *testing.T) *scene { return sailing(t).do("1 ask-leave ship:1") }, func(p *scene) { p.decider = genoa }},
		"a fight that cannot be":                    {sound, func(p *scene) { p.Fight.Attacker = 1 }},
		"battle-round: a fight that cannot be":      {func(t *testing.T) *scene { return sound(t).phase(4, venice).do("1 attack ship:1 ship:2") }, func(p *scene) { p.Fight.Port = tunis }},
		"spoils: a fight that cannot be":            {fought, func(p *scene) { p.Fight.Victor = 3 }},
		"spoils: player 2 is asked":                 {fought, func(p *scene) { p.decider = genoa }},
		"stowing: a fight that cannot be":           {func(t *testing.T) *scene { return fought(t).do("1 capture ship:2 count:1") }, func(p *scene) { p.Fight.Victor = 3 }},
		"landings are left":                         {sound, func(p *scene) { p.Landed = 4 }},
		"player 1 has landed in port 17":            {func(t *testing.T) *scene { return sound(t).phase(5, venice) }, func(p *scene) { p.Landed = PortSet(0).With(tunis) }},
		"manning: player 1 is asked":                {func(t *testing.T) *scene { return newGame(t, 2).do("1 man ship:1 count:1", "1 man ship:2 count:1") }, func(p *scene) { p.decider = venice }},
		"purchases: player 2 is asked":              {sound, func(p *scene) { p.decider = genoa }},
	} {
		t.Run(want, func(t *testing.T) {
			p := c.at(t).sound()
			c.damage(p)
			require.ErrorContains(t, p.Invariants(), want)
		})
	}
}
