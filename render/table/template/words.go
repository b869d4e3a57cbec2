package template

// Words are the words of the toy, by the keys of package lang. They do for all
// languages.
var Words = map[string]string{
	"game.toy": "Toy", "toy.end.done": "Done", "toy.end.passed": "done", "toy.end.activate": "Pass",

	"toy.verb.deal": "Deal", "toy.verb.deal.help": "Coins are dealt",
	"toy.verb.throw": "Throw", "toy.verb.throw.help": "Throw the die",
	"toy.verb.run": "Run", "toy.verb.run.help": "Pay coins for spaces",
	"toy.verb.die": "Die", "toy.verb.die.help": "The die comes to lie",
	"toy.verb.demand": "Demand", "toy.verb.demand.help": "Ask for a coin",
	"toy.verb.spare": "Spare", "toy.verb.spare.help": "Ask for nothing",
	"toy.verb.wager": "Wager", "toy.verb.wager.help": "Seal a sum",

	"toy.action.deal": "deal {ref0} {n}", "toy.action.throw": "throw the die", "toy.action.run": "run for {n:one=# coin;other=# coins}",
	"toy.action.die": "{ref0}", "toy.action.demand": "take a coin from {ref0}", "toy.action.spare": "let {ref0} pass", "toy.action.wager": "seal {n}",

	"toy.prompt.dealing": "coins are dealt", "toy.prompt.move": "{seat}, throw or run", "toy.prompt.rolling": "the die rolls",
	"toy.prompt.toll": "{seat}, is a coin to be paid?", "toy.prompt.wagering": "{seat}, seal a sum",

	"toy.standing.demand": "{seat} pays a coin", "toy.standing.demand.all": "everybody pays a coin",
	"toy.standing.spare": "{seat} pays nothing", "toy.standing.spare.all": "nobody pays",

	"toy.reason.other": "it is somebody else's turn", "toy.reason.not-asked": "that is not asked for now",
	"toy.reason.no-coin": "there are not {n} coins", "toy.reason.no-such-thing": "there is no such thing",

	"toy.event.drew": "{to} is dealt coins", "toy.event.chose": "{by} throws", "toy.event.rolled": "{by} throws {what}",
	"toy.event.moved": "{by} goes on to {to}", "toy.event.moved.wager": "{by} starts on {to}",
	"toy.event.paid.run": "{by} pays {n} to run", "toy.event.paid.toll": "{from} pays {to} {n}",
	"toy.event.revealed": "{what} shows {n}", "toy.event.revealed.wager": "{what} has sealed {n}",
	"toy.event.chose.wager": "{by} seals a sum", "toy.event.ended.game": "the race is over",

	"toy.account.toll": "Tolls", "toy.result.stores": "Purses",

	"toy.source.start": "Coins dealt, spaces run", "toy.source.in.toll": "Tolls taken", "toy.source.out.toll": "Tolls paid", "toy.source.out.run": "Paid to run",

	"toy.option.money": "Money", "toy.option.money.help": "Whether everybody sees the coins of others.",
	"toy.option.money.hidden": "Hidden", "toy.option.money.hidden.help": "Coins are secret.",
	"toy.option.money.open": "Open", "toy.option.money.open.help": "Everybody sees all coins.",
	"toy.option.course": "Course", "toy.option.course.help": "How far it is to the goal.",
	"toy.option.course.short": "Short", "toy.option.course.short.help": "Five spaces.",
	"toy.option.course.long": "Long", "toy.option.course.long.help": "Eight spaces.",
	"toy.option.course.wager": "Wager", "toy.option.course.wager.help": "Sums are sealed before the race.",

	"toy.result.ducats": "Points", "toy.result.points": "{n:one=point;other=points}", "toy.result.sources": "Where the points came from",

	"toy.track": "space {n}", "toy.dice": "{n:0=the die;other=#}", "toy.money": "{n}", "toy.box": "the box", "toy.count": "{n}",

	"toy.group.throw": "Throw", "toy.group.throw.help": "Throw the die", "toy.group.run": "Run", "toy.group.run.help": "Pay coins for spaces",
	"toy.board.hidden": "Its coins are hidden.", "toy.board.coins": "It has {n:one=# coin;other=# coins}.",
	"toy.board.stands": "It stands on {space}.", "toy.board.holds": "{seat} stands here.",
	"toy.preview.costs": "costs {n:one=# coin;other=# coins}", "toy.preview.points": "costs {n:one=# point;other=# points}",
	"toy.sum.wager": "The sum", "toy.sum.point": "costs a point from", "toy.sum.most": "The chest holds no more.",
	"toy.preview.last-coin": "no coin is left for a toll",
}
