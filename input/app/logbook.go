package app

import (
	"encoding/json"
	"slices"

	"serenissima/assets/lessons"
)

// logbookName is the name of the logbook in the store.
const logbookName = "logbook"

// A Logbook is what somebody at this machine has learnt.
type Logbook struct {
	Finished  []string `json:"sailed"` // lessons, by their ids
	Advice    bool     `json:"advice"` // what is new in a game is explained
	Explained []string `json:"told"`   // what has been, by its keys
}

// Logbook reads the logbook; what cannot be read is a new one.
func (c *Context) Logbook() *Logbook {
	b := &Logbook{}
	data, err := c.Store.Read(logbookName)
	if err != nil || len(data) > mostSettings || json.Unmarshal(data, b) != nil {
		return &Logbook{}
	}
	b.Finished = slices.DeleteFunc(b.Finished, func(id string) bool { return !slices.Contains(lessons.IDs, id) })
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

// Finish notes that a lesson is done.
func (b *Logbook) Finish(c *Context, id string) {
	if !slices.Contains(b.Finished, id) {
		b.Finished = append(b.Finished, id)
		b.Keep(c)
	}
}

// Next is the first lesson of a game that is not finished, empty after the last.
func (b *Logbook) Next(game string) string {
	for _, id := range lessons.Of(game) {
		if !slices.Contains(b.Finished, id) {
			return id
		}
	}
	return ""
}
