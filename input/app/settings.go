package app

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/device"
	"serenissima/render/display"
)

// settingsName is the name of the settings in the store.
const settingsName = "settings"

// A Speed says how fast moves are shown.
type Speed string

// The speeds.
const (
	AtOnce Speed = "off"
	Fast   Speed = "fast"
	Normal Speed = "normal"
	Slow   Speed = "slow"
)

// Speeds are all speeds, the fastest first.
var Speeds = []Speed{AtOnce, Fast, Normal, Slow}

// Factor is by how much the usual pace is multiplied; for AtOnce it is larger
// than any animation is long.
func (s Speed) Factor() float64 {
	switch s {
	case AtOnce:
		return 1e6
	case Fast:
		return 2.5
	case Slow:
		return 0.5
	}
	return 1
}

// A AutoPass says what is ended by itself where nothing else is left to do.
type AutoPass string

// The passings.
const (
	PassNever  AutoPass = "never"
	PassPhases AutoPass = "phases" // parts of a turn where everybody sees that nothing is left
	PassTurns  AutoPass = "turns"  // whole turns as well, but not where that would tell a secret
)

// AutoPasses are all of them, the least first.
var AutoPasses = []AutoPass{PassNever, PassPhases, PassTurns}

// TextScales are the sizes of text on offer, in percent.
var TextScales = []int{100, 115, 130, 150}

// Settings are what whoever sits at this screen has chosen, and the players
// and options of the last game begun here.
type Settings struct {
	Language      string         // a tag of lang.Available
	SpeedOwn      Speed          // of moves of people
	SpeedOthers   Speed          // of moves of bots and of chance
	Hand          Hand           // for which the window is laid out
	BySeat        SettingsBySeat // of people, seat by seat
	Curtain       Veil           // between people at one screen
	Recap         bool           // tells the next one of them what has happened
	AutoPass      AutoPass       // what is ended by itself where nothing is left to do
	Accounts      bool           // an account book is kept where money is secret
	RoundUp       bool           // sums up each turn that is over
	AskTwice      bool           // before what cannot be taken back
	ReducedMotion bool
	Contrast      bool                         // high
	TextScale     int                          // percent, one of TextScales
	Fullscreen    bool                         // when the program starts; Screen.Full says whether it is filled
	Music         int                          // volume, percent in steps of volumeStep
	Effects       int                          // likewise
	Mute          bool                         // neither is heard
	Keys          map[display.Command][]string // by command, where they are not as delivered
	Game          string                       // id of the rule set played last
	Options       map[string]string            // agreed on last, see Option
	Seats         []session.Seat               // MaxSeats of them; a game takes the first ones
	Players       int                          // of the last game

	native string // the language as delivered
}

// NewSettings returns the settings as delivered, in a language.
func NewSettings(language string) *Settings {
	s := &Settings{
		Language: language, SpeedOwn: Normal, SpeedOthers: Normal, Hand: RightHand, TextScale: 100, Music: 70, Effects: 80,
		Curtain: VeilSecret, Recap: true, RoundUp: true, AutoPass: PassPhases, AskTwice: true,
		Keys: map[display.Command][]string{}, Options: map[string]string{}, Players: game.MaxSeats, native: language,
	}
	for i := range game.MaxSeats { // one person against bots, whose level nobody has chosen yet
		s.Seats = append(s.Seats, session.Seat{Kind: session.Bot, Colour: i + 1})
	}
	s.Seats[0].Kind = session.Human
	return s
}

// savedSeat is a seat in the file of settings.
type savedSeat struct {
	Name   string `json:"name"`
	Colour int    `json:"colour"`
	Bot    bool   `json:"bot,omitempty"`
	Level  string `json:"level,omitempty"` // of a bot; empty: not chosen yet
}

// A setting is one entry of the file, which can be damaged alone.
type setting struct {
	name  string
	value any         // pointer to where it belongs
	valid func() bool // nil: whatever can be read is right
}

// fields are all entries of the file.
func (s *Settings) fields() []setting { return append(s.personal(), s.lastGame()...) }

// Personal are the names of those that belong to whoever sits at the screen.
func (s *Settings) Personal() (names []string) {
	for _, f := range s.personal() {
		names = append(names, f.name)
	}
	return names
}

// personal are those that belong to whoever sits at the screen.
func (s *Settings) personal() []setting {
	return []setting{
		{"language", &s.Language, func() bool { return has(lang.Available(), s.Language) }},
		{"speed-own", &s.SpeedOwn, func() bool { return slices.Contains(Speeds, s.SpeedOwn) }},
		{"speed-others", &s.SpeedOthers, func() bool { return slices.Contains(Speeds, s.SpeedOthers) }},
		{"hand", &s.Hand, func() bool { return slices.Contains(Hands, s.Hand) }},
		{"habits", &s.BySeat, s.BySeat.valid}, // the name that files have had from the beginning
		{"curtain", &s.Curtain, func() bool { return slices.Contains(Veils, s.Curtain) }},
		{"recap", &s.Recap, nil},
		{"passing", &s.AutoPass, func() bool { return slices.Contains(AutoPasses, s.AutoPass) }},
		{"round-up", &s.RoundUp, nil},
		{"accounts", &s.Accounts, nil},
		{"ask-twice", &s.AskTwice, nil},
		{"reduced-motion", &s.ReducedMotion, nil},
		{"text-scale", &s.TextScale, func() bool { return slices.Contains(TextScales, s.TextScale) }},
		{"contrast", &s.Contrast, nil},
		{"full-screen", &s.Fullscreen, nil},
		{"music", &s.Music, func() bool { return isVolume(s.Music) }},
		{"effects", &s.Effects, func() bool { return isVolume(s.Effects) }},
		{"mute", &s.Mute, nil},
		{"keys", &s.Keys, func() bool { return s.Keys != nil && device.CheckKeys(s.Keys) == nil }},
	}
}

// lastGame are those about the game begun last.
func (s *Settings) lastGame() []setting {
	return []setting{
		{"game", &s.Game, nil},
		{"options", &s.Options, func() bool { return s.Options != nil }},
		{"seats", (*savedSeats)(&s.Seats), func() bool { return seatsFit(s.Seats) }},
		{"players", &s.Players, func() bool { return s.Players >= 1 && s.Players <= game.MaxSeats }},
	}
}

// find returns the entry with a name that there is.
func (s *Settings) find(name string) setting {
	list := s.fields()
	return list[slices.IndexFunc(list, func(f setting) bool { return f.name == name })]
}

// Changed reports whether an entry is other than as delivered.
func (s *Settings) Changed(name string) bool {
	return !bytes.Equal(s.find(name).encode(), NewSettings(s.native).find(name).encode())
}

// Reset makes an entry as delivered.
func (s *Settings) Reset(name string) {
	fresh := NewSettings(s.native)
	for _, f := range s.fields() {
		if f.name != name {
			_ = json.Unmarshal(f.encode(), fresh.find(f.name).value) // what has been written can be read
		}
	}
	*s = *fresh
}

// encode returns an entry in its form in the file.
func (f setting) encode() []byte {
	data, err := json.Marshal(f.value)
	if err != nil {
		panic(err) // texts, numbers and lists of them can be written
	}
	return data
}

func has(list []lang.Language, tag string) bool {
	return slices.ContainsFunc(list, func(l lang.Language) bool { return l.Tag == tag })
}

// seatsFit: each seat has its own colour, and nothing is longer than in a match.
func seatsFit(seats []session.Seat) bool {
	var colours [game.MaxSeats + 1]bool
	for _, s := range seats {
		if s.Colour < 1 || s.Colour > game.MaxSeats || colours[s.Colour] || len(s.Name) > session.LongestText || len(s.Level) > session.LongestText {
			return false
		}
		colours[s.Colour] = true
	}
	return len(seats) == game.MaxSeats
}

// savedSeats are seats in their form in the file.
type savedSeats []session.Seat

// MarshalJSON implements json.Marshaler.
func (s *savedSeats) MarshalJSON() ([]byte, error) {
	var list []savedSeat
	for _, seat := range *s {
		list = append(list, savedSeat{seat.Name, seat.Colour, seat.Kind == session.Bot, seat.Level})
	}
	return json.Marshal(list)
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *savedSeats) UnmarshalJSON(data []byte) error {
	var list []savedSeat
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	*s = nil
	for _, seat := range list {
		kind := session.Human
		if seat.Bot {
			kind = session.Bot
		}
		*s = append(*s, session.Seat{Kind: kind, Name: session.Clean(seat.Name), Level: seat.Level, Colour: seat.Colour})
	}
	return nil
}

// encode returns the file.
func (s *Settings) encode() []byte {
	var b strings.Builder
	b.WriteString("{")
	for i, f := range s.fields() {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, "\n %q: %s", f.name, f.encode())
	}
	b.WriteString("\n}\n")
	return []byte(b.String())
}

// mostSettings is the size in bytes above which a file about whoever sits here is not
// looked at.
const mostSettings = 64 << 10

// decode reads a file over the settings and returns the names of the fields
// that cannot be used, which keep what they had; an error means the whole file.
func (s *Settings) decode(data []byte) (damaged []string, err error) {
	if len(data) > mostSettings {
		return nil, fmt.Errorf("scene: settings: %d bytes", len(data))
	}
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("scene: settings: %w", err)
	}
	for i, f := range s.fields() {
		value, ok := raw[f.name]
		if !ok {
			continue
		}
		trial := *s
		trial.Options, trial.Keys = maps.Clone(s.Options), maps.Clone(s.Keys)
		if g := trial.fields()[i]; string(value) == "null" || json.Unmarshal(value, g.value) != nil || g.valid != nil && !g.valid() {
			damaged = append(damaged, f.name)
			continue
		}
		*s = trial
	}
	return damaged, nil
}

// OptionKey is under which name an option of a game is remembered: others may have one of that name.
func OptionKey(in *game.Info, name string) string { return in.ID + "." + name }

// Option is the value of an option that was agreed on last, empty for none. Earlier versions
// remembered it for all games that have one of that name.
func (s *Settings) Option(in *game.Info, o game.OptionInfo) string {
	return cmp.Or(s.Options[OptionKey(in, o.Name)], s.Options[o.Name])
}

// LoadSettings reads the settings of the store. What cannot be read is as
// delivered, in the language that suits prefs best; notice says so and is empty
// if all is well.
func LoadSettings(st store.Store, prefs ...string) (s *Settings, words *lang.Catalog, notice string, err error) {
	s = NewSettings(lang.Match(prefs...))
	data, failed := st.Read(settingsName)
	var damaged []string
	if failed == nil {
		if damaged, failed = s.decode(data); failed != nil {
			s = NewSettings(lang.Match(prefs...))
			_, _ = st.SetAside(settingsName) // where that fails, saving fails as well
		}
	}
	words, err = lang.Load(s.Language)
	switch {
	case err != nil:
		return nil, nil, "", err
	case failed != nil && !errors.Is(failed, fs.ErrNotExist):
		notice = words.T("settings.damaged.all")
	case damaged != nil:
		notice = words.T("settings.damaged", "fields", strings.Join(damaged, ", "))
	}
	return s, words, notice, nil
}

// SaveSettings keeps the settings in the store, or says why it cannot.
func (c *Context) SaveSettings() { c.write(settingsName, c.Settings.encode()) }

// write keeps a text about whoever sits here in the store, or says why it cannot.
func (c *Context) write(name string, data []byte) {
	if err := c.Store.Write(name, data); err != nil {
		c.Notices.Say(c.Lang.T("settings.unsaved", "error", c.Why(err)))
	}
}

// FillScreen fills the screen or gives it back, and remembers that. What fills it
// for one run alone, such as a flag of the command line, sets Full by itself.
func (c *Context) FillScreen(full bool) { c.Screen.Full, c.Settings.Fullscreen = full, full }

// SetLanguage changes the language of everything.
func (c *Context) SetLanguage(tag string) error {
	words, err := lang.Load(tag)
	if err != nil {
		return err
	}
	c.Lang, c.Settings.Language = words, tag
	return nil
}
