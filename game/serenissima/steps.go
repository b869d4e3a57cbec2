package serenissima

import "serenissima/game"

// A timing says of each step of an activation why it cannot be made now, zero
// if it can.
type timing struct{ load, sail, sell, fight, land, invest game.Reason }

// elsewhen is the timing while something else is asked.
var elsewhen = timing{WhyNotAsked, WhyNotAsked, WhyNotAsked, WhyNotAsked, WhyNotAsked, WhyNotAsked}

// steps is the order of the steps, by prompt (S3.1, S4): loading, sailing, then
// a sale, fights or a landing; or purchases instead. A table is looked up at
// each decision more quickly than a switch of constants is gone through.
var steps = [...]timing{
	0: elsewhen, FirstPlayer: elsewhen, ChooseClosed: elsewhen, ChooseStart: elsewhen, ChooseGalley: elsewhen,
	Activate:   {},
	Loading:    {invest: WhyActed},
	Sailing:    {load: WhyLoadOver, invest: WhyActed},
	Arrived:    {load: WhyLoadOver, sail: WhyStopped, invest: WhyActed},
	Selling:    {load: WhyLoadOver, sail: WhySailOver, fight: WhySold, land: WhySold, invest: WhyActed},
	Fighting:   {load: WhyLoadOver, sail: WhySailOver, sell: WhyFought, invest: WhyActed},
	Thwarted:   {load: WhyLoadOver, sail: WhySailOver, sell: WhyForbidden, land: WhyOnlyForbidder, invest: WhyActed},
	Investing:  {load: WhyInvested, sail: WhyInvested, sell: WhyInvested, fight: WhyInvested, land: WhyInvested},
	AskPassage: elsewhen, AskSale: elsewhen, AskLanding: elsewhen, BattleRound: elsewhen, FortVolley: elsewhen,
	AskFightOn: elsewhen,
	Occupy:     {load: WhyNotAsked, sail: WhyNotAsked, sell: WhyNotAsked, fight: WhyNotAsked, invest: WhyNotAsked},
	Loot:       elsewhen, DogeCard: elsewhen,
	SpecialInvest: {load: WhyNotAsked, sail: WhyNotAsked, sell: WhyNotAsked, fight: WhyNotAsked, land: WhyNotAsked},
	GameOver:      elsewhen,
}
