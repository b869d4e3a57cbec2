package app

import (
	"encoding/json"
	"errors"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// A Hand is the one with which somebody points.
type Hand string

// The hands.
const (
	RightHand Hand = "right"
	LeftHand  Hand = "left"
)

// Hands are both.
var Hands = []Hand{RightHand, LeftHand}

// SeatSettings are what the person on a seat has chosen for himself alone. What is empty
// is as the settings say for everybody.
type SeatSettings struct {
	SpeedOwn    Speed         `json:"speed-own,omitempty"`
	SpeedOthers Speed         `json:"speed-others,omitempty"`
	Hand        Hand          `json:"hand,omitempty"`
	Pattern     theme.Pattern `json:"pattern,omitempty"` // of the sails; zero: that of the colour
}

// SettingsBySeat are those of all seats, seat 1 first.
type SettingsBySeat [game.MaxSeats]SeatSettings

// UnmarshalJSON implements json.Unmarshaler; it takes no fewer or more seats than
// there are.
func (h *SettingsBySeat) UnmarshalJSON(data []byte) error {
	var list []SeatSettings
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	if len(list) != len(h) {
		return errors.New("scene: settings of seats: not one for each seat")
	}
	copy(h[:], list)
	return nil
}

// valid reports whether all that has been chosen exists.
func (h *SettingsBySeat) valid() bool {
	for _, x := range h {
		if x.SpeedOwn != "" && !slices.Contains(Speeds, x.SpeedOwn) || x.SpeedOthers != "" && !slices.Contains(Speeds, x.SpeedOthers) ||
			x.Hand != "" && !slices.Contains(Hands, x.Hand) || x.Pattern != 0 && !slices.Contains(theme.Patterns, x.Pattern) {
			return false
		}
	}
	return true
}

// OfSeat are what counts for a seat: a bot and nobody have none of their own.
func (s *Settings) OfSeat(m session.Outline, p game.Player) SeatSettings {
	h := SeatSettings{SpeedOwn: s.SpeedOwn, SpeedOthers: s.SpeedOthers, Hand: s.Hand}
	if m.Seat(p).Kind != session.Human {
		return h
	}
	own := s.BySeat[p-1]
	if own.SpeedOwn != "" {
		h.SpeedOwn = own.SpeedOwn
	}
	if own.SpeedOthers != "" {
		h.SpeedOthers = own.SpeedOthers
	}
	if own.Hand != "" {
		h.Hand = own.Hand
	}
	return h
}

// TableWindow is what a table divides for a hand.
func (c *Context) TableWindow(h Hand) layout.Window {
	return layout.Window{Size: c.Screen.Size, TextScale: float64(c.Settings.TextScale) / 100, Fingers: c.Screen.Fingers, Left: h == LeftHand}
}

// Liveries are the numbers of the liveries of seats in a game, seat 1 first: their colours
// as its table has them, with the patterns that people have chosen. No two have the same pattern: who has
// chosen none, or one that is taken, has that of the colour or another that is left.
func (c *Context) Liveries(id string, seats []session.Seat) (list []int) {
	var patterns [game.MaxSeats]theme.Pattern
	take := func(i int, p theme.Pattern) {
		if patterns[i] == 0 && !slices.Contains(patterns[:], p) {
			patterns[i] = p
		}
	}
	for i, s := range seats {
		if s.Kind == session.Human {
			take(i, c.Settings.BySeat[i].Pattern)
		}
	}
	for i, s := range seats {
		take(i, theme.LiveryOf(s.Colour).Pattern)
	}
	for i, s := range seats {
		for _, p := range theme.Patterns {
			take(i, p)
		}
		colour := s.Colour
		if own := theme.LiveryOf(colour).Pattern; patterns[i] != own {
			colour = theme.Painted(colour, patterns[i])
		}
		list = append(list, c.Games.Tables.Style(id).Wears(colour))
	}
	return list
}

// Livery is the number of the livery of a seat, zero for nobody.
func (c *Context) Livery(m session.Outline, p game.Player) int {
	if p < 1 || int(p) > len(m.Seats()) {
		return 0
	}
	return c.Liveries(m.Rules().Info().ID, m.Seats())[p-1]
}
