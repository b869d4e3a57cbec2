package command

import (
	crypto "crypto/rand"
	"math/rand/v2"
	"time"

	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/match"
	"serenissima/input/scene"
	"serenissima/render/table/all"
)

// NewContext returns what the scenes of a client share, for somebody who prefers
// those languages unless the store knows better; notice is what there is to say
// about what the store keeps, empty if all is well.
func NewContext(client Client, files store.Store, languages ...string) (c *scene.Context, notice string, err error) {
	settings, words, notice, err := scene.LoadSettings(files, languages...)
	if err != nil {
		return nil, "", err
	}
	c = &scene.Context{
		Store: files, Games: scene.GameList{Catalog: catalog.All(), Tables: all.Tables}, Matches: match.Scenes(), Pages: scene.AllPages(scene.NewResult), Lang: words, Settings: settings,
		Chance: scene.Chance{NewSeed: rand.Uint64, NewSalt: salt},
		Now:    func() int64 { return time.Now().UnixMilli() },
		Wanted: scene.Wanted{Seed: client.Seed, Game: client.Game, Options: client.Options},
		Screen: scene.Screen{Full: settings.Fullscreen || client.Fullscreen},
	}
	SetOpponents(c)
	return c, notice, nil
}

// salt draws the salt of a seal.
func salt() (s session.Salt) {
	crypto.Read(s[:]) // never fails
	return s
}
