package serenissima

import "serenissima/game"

// The verbs; their names are in verbNames. Append only.
const (
	Begin      game.Verb = iota + 1 // chance: seat
	ClosePort                       // port; by a player or chance
	StartAt                         // port, galley
	TakeGalley                      // galley
	LoadGood                        // galley, good: from the port
	MoveSailor                      // from, to: a galley or port each
	MoveGood                        // good, from, to: galleys
	Jettison                        // good, galley
	Scuttle                         // galley
	Sail                            // galley, zone
	Forbid                          // answers of who may blockade
	Allow
	Sell       // galley, good
	Attack     // galley, galley or port
	FightOn    // answers after a round
	Stop       //
	Land       // galley, port, number of sailors
	TakeCube   // good, galley: loot
	LeaveCubes // the rest of the loot
	Recruit    // port or galley
	BuyGalley  // galley, port
	BuildFort  // port
	BuildBasilica
	End           // the activation, the investment; alone: pass
	Roll          // chance: attacker's dice, defender's dice
	FortFires     // chance: dice
	DrawCard      // chance: card
	numVerbs  int = iota + 1
)

var verbNames = []string{"", "begin", "close", "start-at", "take-galley", "load", "move-sailor",
	"move-good", "jettison", "scuttle", "sail", "forbid", "allow", "sell", "attack", "fight-on",
	"stop", "land", "take-cube", "leave-cubes", "recruit", "buy-galley", "build-fort",
	"build-basilica", "end", "roll", "fort-fires", "draw"}

// The prompts. Append only.
const (
	FirstPlayer   game.Prompt = iota + 1 // chance: who begins, S2.1
	ChooseClosed                         // which port to close, S2.2
	ChooseStart                          // a port and a galley, S2.3
	ChooseGalley                         // one more galley, S2.4, S2.5
	Activate                             // action or investment, nothing done yet, S3.1
	Loading                              // after a first loading step
	Sailing                              // at sea, with moves left
	Arrived                              // no move left, or stopped
	Selling                              // after a first sale
	Fighting                             // after a won fight
	Thwarted                             // after a forbidden sale or landing, S4.14a
	Investing                            // after a first purchase
	AskPassage                           // let the galley sail on? S4.9
	AskSale                              // let it sell? S4.14
	AskLanding                           // let it land? S4.24
	BattleRound                          // chance: dice of a round, S4.16
	FortVolley                           // chance: dice of a fort, S4.21
	AskFightOn                           // after a round, S4.17
	Occupy                               // how many to land, S4.22
	Loot                                 // which cubes to take, S4.18
	DogeCard                             // chance: which card, S8.1
	SpecialInvest                        // galleys for who has too few, S8.3
	GameOver
)

var promptNames = []string{"", "first-player", "choose-closed", "choose-start", "choose-galley",
	"activate", "loading", "sailing", "arrived", "selling", "fighting", "thwarted", "investing",
	"ask-passage", "ask-sale", "ask-landing", "battle-round", "fort-volley", "ask-fight-on",
	"occupy", "loot", "doge-card", "special-invest", "game-over"}

// The notes of events. Append only.
const (
	NoteStart        game.Note = iota + 1 // set-up: a port, galleys and their first sailors
	NoteClosed                            // a port is closed
	NoteFirst                             // the first player
	NoteCargo                             // a cube loaded, or its price
	NoteSale                              // a cube sold, or its price
	NoteRecruit                           // sailors recruited
	NoteGalley                            // a galley bought
	NoteFort                              // a fort built
	NoteBasilica                          // a basilica built, or its income
	NoteWine                              // income from wine
	NoteScoring                           // income of a port
	NoteTransfer                          // sailors or cubes moved while loading
	NoteJettison                          // a cube thrown overboard
	NoteScuttled                          // a galley given up by its owner
	NoteSunk                              // a galley sunk in a fight, or by landing its last sailor
	NoteKilled                            // sailors killed
	NoteLanded                            // sailors landed
	NoteTaken                             // a port changes hands
	NoteNeutral                           // a port becomes neutral
	NoteLoot                              // a cube taken from a sunken galley
	NoteLost                              // cubes back to the supply
	NoteForbidMove                        // a galley stopped
	NoteForbidSale                        // a sale forbidden
	NoteForbidLand                        // a landing forbidden
	NoteAllow                             // nothing forbidden
	NoteAttack                            // an attack declared
	NoteFortVolley                        // dice of a fort
	NoteWheel                             // the black marker
	NoteTrack                             // the white marker
	NoteShuffle                           // a new Doge deck
	NoteTurn                              // a turn begins
	NoteActivation                        // an activation ends
	NotePass                              // an activation passed
	NoteGame                              // the game ends
	NoteMoney                             // hidden money is laid open
	NoteAnnounceSale                      // a sale that may be forbidden, S4.14
	NoteAnnounceLand                      // a landing that may be forbidden, S4.24
)

var noteNames = []string{"", "start", "closed", "first", "cargo", "sale", "recruit", "galley",
	"fort", "basilica", "wine", "scoring", "transfer", "jettison", "scuttled", "sunk", "killed",
	"landed", "taken", "neutral", "loot", "lost", "forbid-move", "forbid-sale", "forbid-land",
	"allow", "attack", "fort-volley", "wheel", "track", "shuffle", "turn", "activation", "pass",
	"game", "money", "announce-sale", "announce-land"}

// The buildings, IDs of game.BuildingRef.
const (
	Fort     = 1
	Basilica = 2
)
