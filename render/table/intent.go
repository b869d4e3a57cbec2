package table

import "serenissima/game"

// An Intent is what a panel or a gesture asks the desk for: one of the following, a sound to be
// heard, or one that only the desk knows.
type Intent any

// Propose carries out a plan, as far as nobody else has to decide in between.
type Propose struct{ Plan []game.Action }

// TakeBack takes back all decisions behind so many entries of the log.
type TakeBack struct{ To int }

// Watch shows the match again from behind so many entries of the log on.
type Watch struct{ From int }

// PointOut rings a thing of the board for a while, and brings it into sight.
type PointOut struct{ Thing game.Ref }

// Stand lets an answer stand from now on, and gives it.
type Stand struct{ Answer game.StandingAnswer }

// Withdraw takes an answer back that stands.
type Withdraw struct{ Answer game.StandingAnswer }
