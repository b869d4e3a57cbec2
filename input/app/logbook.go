package app

import (
	"encoding/json"
	"slices"

	"serenissima/assets/voyage"
)

// logbookName is the name of the logbook in the store.
const logbookName = "logbook"

// A Logbook is what somebody at this machine has learnt.
type Logbook struct {
	Sailed []string `json:"sailed"` // voyages, by their ids
	Advice bool     `json:"advice"` // what is new in a game is explained
	Told   []string `json:"told"`   // what has been, by its keys
}

// Logbook reads the logbook; what cannot be read is a new one.
func (c *Context) Logbook() *Logbook {
	b := &Logbook{}
	data, err := c.Store.Read(logbookName)
	if err != nil || len(data) > mostSettings || json.Unmarshal(data, b) != nil {
		return &Logbook{}
	}
	b.Sailed = slices.DeleteFunc(b.Sailed, func(id string) bool { return !slices.Contains(voyage.IDs, id) })
	return b
}

// Keep writes the logbook, or says why it cannot.
func (b *Logbook) Keep(c *Context) {
	data, err := json.Marshal(b)
	if err != nil {
		panic(err) // a yes or no and lists of texts can be written
	}
	c.write(logbookName, append(data, '\n'))
}

// Sail notes that a voyage is done.
func (b *Logbook) Sail(c *Context, id string) {
	if !slices.Contains(b.Sailed, id) {
		b.Sailed = append(b.Sailed, id)
		b.Keep(c)
	}
}

// Next is the first voyage of a game that has not been sailed, empty after the last.
func (b *Logbook) Next(game string) string {
	for _, id := range voyage.Of(game) {
		if !slices.Contains(b.Sailed, id) {
			return id
		}
	}
	return ""
}
