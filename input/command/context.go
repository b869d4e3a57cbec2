package command

import (
	crypto "crypto/rand"
	"math/rand/v2"
	"time"

	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/table/all"
)

// NewContext returns what the scenes of a client share, for somebody who prefers
// those languages unless the store knows better; notice is what there is to say
// about what the store keeps, empty if all is well.
func NewContext(client Client, files store.Store, languages ...string) (c *app.Context, notice string, err error) {
	settings, words, notice, err := app.LoadSettings(files, languages...)
	if err != nil {
		return nil, "", err
	}
	c = &app.Context{
		Store: files, Games: app.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: page.All(result.New), Lang: words, Settings: settings,
		Chance: app.Chance{NewSeed: rand.Uint64, NewSalt: salt},
		Now:    func() int64 { return time.Now().UnixMilli() },
		Wanted: app.Wanted{Seed: client.Seed, Game: client.Game, Options: client.Options},
		Screen: app.Screen{Full: settings.Fullscreen || client.Fullscreen},
	}
	SetOpponents(c)
	return c, notice, nil
}

// salt draws the salt of a seal.
func salt() (s session.Salt) {
	crypto.Read(s[:]) // never fails
	return s
}
