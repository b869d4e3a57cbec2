package mediterranee

import "serenissima/game"

// The verbs; their names are in verbNames. Append only.
const (
	Man         game.Verb = iota + 1 // galley, number of sailors: of the set-up
	Bid                              // money
	TakePlace                        // place in the order
	BuyGood                          // galley, good: from the port at a known price
	Haggle                           // galley, port: asks the owner for a price
	Request                          // good, galley of another player, own galley: asks for a price
	Offer                            // good, own galley, seat: offers a piece, the price is named next
	NamePrice                        // money: of the seller
	Decline                          // a request: not for sale
	Take                             // the price of the seller
	Counter                          // money: a lower price
	Leave                            // no deal at this price
	Accept                           // answers of the seller to a counter-offer
	Refuse                           //
	Receive                          // galley: of the buyer, which the piece goes aboard
	BuildGalley                      // port, crew: the port's garrison or, recruited, the box
	BuildFort                        // port
	Recruit                          // port or galley
	MoveGood                         // good, from, to: galleys
	MoveSailor                       // from, to: a galley or port each
	Jettison                         // good, galley
	Dismiss                          // galley: a sailor goes to the box
	Sail                             // galley, zone
	AskLeave                         // galley: to go on from a zone with others
	GiveLeave                        // answers of each of them
	DenyLeave                        //
	Attack                           // galley, galley or port
	Sink                             // galley: the beaten one
	Capture                          // galley: the beaten one, number of sailors that move over
	Stow                             // good, galley: from the pool
	LeaveRest                        // of the pool
	Land                             // galley, port: one sailor
	Sell                             // galley, good
	Done                             // with the phase
	Throw                            // chance: a die for the order
	Roll                             // chance: attacker's die, defender's die
	numVerbs    int       = iota + 1
)

var verbNames = []string{"", "man", "bid", "take-place", "buy", "haggle", "request", "offer",
	"name-price", "decline", "take", "counter", "leave", "accept", "refuse", "receive", "build-galley",
	"build-fort", "recruit", "move-good", "move-sailor", "jettison", "dismiss", "sail", "ask-leave",
	"give-leave", "deny-leave", "attack", "sink", "capture", "stow", "leave-rest", "land", "sell",
	"done", "throw", "roll"}

// The prompts. Append only.
const (
	Manning       game.Prompt = iota + 1 // how many sailors for the next galley, M1.3
	Bidding                              // a secret sum, M2.1
	BreakTie                             // chance: a die for equal bids
	ChoosePlace                          // in the order
	ThrowForPlace                        // chance: a die of those who bid nothing
	Purchases                            // phase 2, M2.2 to M2.6
	AskPrice                             // of the seller, M2.2a, M2.3
	AnswerPrice                          // take, counter or leave
	AnswerCounter                        // accept or refuse
	LastAnswer                           // take or leave
	ChooseHold                           // which galley receives the piece
	Movement                             // phase 3, M2.7
	Passage                              // leave for a galley to go on
	Fighting                             // phase 4, M2.8
	BattleRound                          // chance: both dice
	Spoils                               // sink or capture, M2.9
	Stowing                              // where the pieces of the pool go
	Landing                              // phase 5, M2.11
	Selling                              // phase 6, M2.12
	GameOver
)

var promptNames = []string{"", "manning", "bidding", "break-tie", "choose-place", "throw-for-place",
	"purchases", "ask-price", "answer-price", "answer-counter", "last-answer", "choose-hold",
	"movement", "passage", "fighting", "battle-round", "spoils", "stowing", "landing", "selling",
	"game-over"}

// The notes of events. Append only.
const (
	NoteStart    game.Note = iota + 1 // set-up: sailors go aboard
	NoteTurn                          // a turn begins or ends
	NotePhase                         // a phase begins or ends
	NoteDone                          // a player has done with a phase
	NoteGame                          // the game ends
	NoteBid                           // a bid laid down, revealed, or paid
	NoteTie                           // a die for equal bids
	NotePlace                         // a place in the order, or a die for one
	NoteCargo                         // a piece bought, or its price
	NoteHaggle                        // a price is asked for
	NoteRequest                       // a piece of another player is asked for
	NoteOffer                         // a piece is offered to another player
	NotePrice                         // the seller's price
	NoteDecline                       // not for sale
	NoteTake                          // a price taken
	NoteCounter                       // a lower price offered
	NoteLeave                         // left without a deal
	NoteAccept                        // a counter-offer accepted
	NoteRefuse                        // a counter-offer refused
	NoteGalley                        // a galley built
	NoteFort                          // a fort built
	NoteRecruit                       // sailors recruited
	NoteTransfer                      // sailors or goods moved in phase 2
	NoteJettison                      // a piece thrown away
	NoteDismiss                       // a sailor dismissed
	NoteGivenUp                       // a galley whose last sailor went over
	NoteAskLeave                      // leave to go on asked for
	NoteGive                          // leave given
	NoteDeny                          // leave denied
	NoteAttack                        // an attack declared, or its dice
	NoteKilled                        // sailors killed
	NoteSunk                          // a galley without sailors, or sunk by the victor
	NoteCaptured                      // a galley changes hands, or its first sailors
	NotePool                          // goods to be stowed, or stowed
	NoteLost                          // goods back to the box
	NoteLanded                        // a sailor landed
	NoteTaken                         // a port changes hands
	NoteSale                          // a piece sold, or its price
	NoteMarket                        // the bonus for a new market
	NoteIncome                        // of the own capital
	NoteMoney                         // a purse laid open, or points for it
	NoteCapital                       // points for the own capital
	NotePort                          // points for a port
	NoteFair                          // points for a fair start
)

var noteNames = []string{"", "start", "turn", "phase", "done", "game", "bid", "tie", "place", "cargo",
	"haggle", "request", "offer", "price", "decline", "take", "counter", "leave", "accept", "refuse",
	"galley", "fort", "recruit", "transfer", "jettison", "dismiss", "given-up", "ask-leave",
	"give-leave", "deny-leave", "attack", "killed", "sunk", "captured", "pool", "lost", "landed",
	"taken", "sale", "market", "income", "money", "capital", "port", "fair"}

// Fort is the only building, the ID of its game.BuildingRef.
const Fort = 1
