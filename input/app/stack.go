// Package app holds what all scenes share: the stack in which they lie over each other, settings,
// words, saved games, sound and notices. A scene turns frames of input into decisions and appends
// what it shows to a display list; it never draws.
package app

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Scene fills the window, or lies over another one; see Overlay.
type Scene interface {
	// Update takes the input of one tick and says where to go. An error ends the
	// program.
	Update(c *Context, f control.Frame) (Nav, error)
	// View appends what is to be seen. It must not change the scene.
	View(c *Context, l *display.List)
}

// An Overlay is a scene under which the one below stays visible.
type Overlay interface {
	Scene
	Overlay()
}

// Over makes a scene an Overlay.
type Over struct{}

// Overlay implements Overlay.
func (Over) Overlay() {}

// A Nav says where to go after a tick; the zero Nav is to stay.
type Nav struct {
	move  move
	scene Scene
}

type move uint8

const (
	stay move = iota
	push
	pop
	replace
	home
	quit
)

// Push lays s over the scene; it comes back when s pops.
func Push(s Scene) Nav { return Nav{push, s} }

// Pop ends the scene; the one below comes back.
func Pop() Nav { return Nav{move: pop} }

// Replace ends the scene for s.
func Replace(s Scene) Nav { return Nav{replace, s} }

// Instead is where a scene that ends leads that was to lead so.
func (n Nav) Instead() Nav {
	switch n.move {
	case stay:
		return Pop()
	case push:
		return Replace(n.scene)
	}
	return n
}

// Home ends all scenes for s.
func Home(s Scene) Nav { return Nav{home, s} }

// Quit ends the program.
func Quit() Nav { return Nav{move: quit} }

// A Stack is the scenes that lie over each other. The topmost one gets the
// input, and only what it has drawn can be pointed at.
type Stack struct {
	context *Context
	scenes  []Scene

	last    control.Frame     // the one before
	noticed string            // the notice that was shown then
	arrived []control.Arrival // what has come in and has not been shown
}

// NewStack begins with one scene, and over it what must be read first.
func NewStack(c *Context, first Scene) *Stack {
	s := &Stack{context: c, scenes: []Scene{first}}
	if c.Fleeting != nil {
		s.scenes = append(s.scenes, fleeting(c))
	}
	return s
}

// Top returns the topmost scene.
func (s *Stack) Top() Scene { return s.scenes[len(s.scenes)-1] }

// A Playing scene shows a match that is under way.
type Playing interface {
	Scene
	// Match is what may be known of the match.
	Match() session.Outline
	// LessonID is the id of the lesson that the match is, empty for a game.
	LessonID() string
}

// Push lays a scene over the others.
func (s *Stack) Push(x Scene) { s.scenes = append(s.scenes, x) }

// Match reports whether a match that is kept is open, be it under a menu.
func (s *Stack) Match() bool {
	open := s.open()
	return open != nil && open.LessonID() == ""
}

// Save returns that match as a file, nil for none: a lesson can be begun again at
// any time, and must not take the place of a match.
func (s *Stack) Save() []byte {
	if m := s.OpenMatch(); m != nil && s.Match() {
		return save.Encode(m)
	}
	return nil
}

// OpenMatch is the match that is open, be it a lesson, nil for none that is led here.
func (s *Stack) OpenMatch() *session.Match {
	if open := s.open(); open != nil {
		return Whole(open.Match())
	}
	return nil
}

// gameUnderWay is the id of the game of the match that is open, empty for none.
func (s *Stack) gameUnderWay() string {
	if open := s.open(); open != nil {
		return GameOf(open.Match())
	}
	return ""
}

// game is the id of the game of that match or, while one is agreed on, of that; empty for none.
func (s *Stack) game() string {
	if about, ok := s.Top().(interface{ Game() string }); ok {
		return about.Game()
	}
	return s.gameUnderWay()
}

// open is the scene of that match.
func (s *Stack) open() Playing {
	for _, x := range s.scenes {
		if open, ok := x.(Playing); ok {
			return open
		}
	}
	return nil
}

// Update gives the input of one tick to the topmost scene and reports whether
// the program should end.
func (s *Stack) Update(f control.Frame) (done bool, err error) {
	c := s.context
	if c.Screen.Stale && c.Screen.Shown != nil && f.Acts() { // ticks may be more often than pictures: what is meant now is what would be shown
		s.View(c.Screen.Shown)
	}
	defer func() { c.Screen.Stale = true }()
	c.frame(f)
	s.switches(f)
	touched := c.Screen.touched(f)
	nav, err := s.update(s.pressed(f))
	s.arrived = append(s.arrived, f.Arrivals...)
	if _, asks := s.Top().(*Message); err == nil && nav.move == stay && len(s.arrived) > 0 && !asks {
		nav = Push(c.Pages.Arrived(c, s.arrived[0]))
		s.arrived = s.arrived[1:]
	}
	s.hush(f, nav)
	if err != nil {
		return true, err
	}
	switch {
	case nav.move != stay && nav.move != quit:
		c.Sound.Hear(synth.Page)
	case touched != synth.Nothing && len(c.Sound.effects) == 0:
		c.Sound.Hear(touched)
	}
	top := len(s.scenes) - 1
	switch nav.move {
	case push:
		s.Push(nav.scene)
	case pop:
		s.scenes = s.scenes[:top]
	case replace:
		s.scenes[top] = nav.scene
	case home:
		s.scenes = append(s.scenes[:0], nav.scene)
	case quit:
		s.scenes = s.scenes[:0]
	}
	if nav.move != stay {
		c.Screen.Shown = nil // nothing of the new scene has been drawn yet
	}
	return len(s.scenes) == 0, nil
}

// update gives the input to the topmost scene. The keys for help and for the
// rules lay those over any other, which then no longer has the pointer over it.
func (s *Stack) update(f control.Frame) (Nav, error) {
	_, helps := s.Top().(interface{ Helps() })
	t, writes := s.Top().(Typist)
	var over func() Scene
	switch {
	case f.Has(control.Help) && !helps:
		over = func() Scene { return s.context.Pages.Help(s.context, s.gameUnderWay()) }
	case f.Has(control.Rules) && !helps && !(writes && t.Typing()):
		at := s.ruleAt()
		over = func() Scene { return s.context.Pages.Rules(s.context, s.game(), at) }
	default:
		return s.Top().Update(s.context, f)
	}
	f.Inside = false
	f.Commands = nil
	if nav, err := s.Top().Update(s.context, f); err != nil || nav.move != stay {
		return nav, err
	}
	return Push(over()), nil
}

// ruleAt is the number of the rule that the topmost scene is about, empty if it
// is about none.
func (s *Stack) ruleAt() string {
	if about, ok := s.Top().(interface{ Rule(c *Context) string }); ok {
		return about.Rule(s.context)
	}
	return ""
}

// A Typist is a scene in which text can be typed.
type Typist interface {
	Scene
	// Typing reports whether the keyboard writes text.
	Typing() bool
}

// A writer is a scene with fields for text.
type writer interface {
	// Writing returns the text that is being typed, nil if none is.
	Writing() *widget.Entry
}

// Writing returns the line of text that is being typed and where its caret is; ok
// is false if none is.
func (s *Stack) Writing() (text string, caret int, ok bool) {
	w, ok := s.Top().(writer)
	if !ok || w.Writing() == nil {
		return "", 0, false
	}
	e := w.Writing()
	return e.String(), e.Caret, true
}

// switches turns on and off what a key switches in every scene: the full screen
// and the sound.
func (s *Stack) switches(f control.Frame) {
	c := s.context
	t, ok := s.Top().(Typist)
	switch {
	case f.Has(control.Fullscreen):
		c.FillScreen(!c.Screen.Full)
	case f.Has(control.Mute) && !(ok && t.Typing()):
		c.Settings.Mute = !c.Settings.Mute
		said := map[bool]string{true: "settings.muted", false: "settings.unmuted"}[c.Settings.Mute]
		c.Notices.Say(strings.TrimSpace(c.Lang.T(said) + " " + c.KeyText("settings.mute.key", control.Mute)))
	default:
		return
	}
	c.SaveSettings()
}

// View draws the topmost opaque scene and what lies over it into l, which is
// emptied first. The next Update resolves clicks against it, so l must stay as
// it is until then.
func (s *Stack) View(l *display.List) {
	l.Reset()
	s.context.Screen.Stale = false
	bottom := len(s.scenes) - 1
	for ; bottom > 0; bottom-- {
		if _, over := s.scenes[bottom].(Overlay); !over {
			break
		}
	}
	for i, scene := range s.scenes[bottom:] {
		l.Hits = l.Hits[:0]
		s.context.Screen.top, s.context.Screen.covered = len(l.Ops), bottom+i < len(s.scenes)-1
		scene.View(s.context, l)
	}
	c := s.context
	c.Screen.bottom = len(l.Ops)
	s.viewNotice(l)
	if c.Settings.Contrast {
		widget.HighContrast(l)
	} else if p := s.palette(); p != nil {
		widget.Recolour(l, p)
	}
	c.Screen.Shown = l
}

// palette is that of the match which the scenes on top belong to, nil for the usual colours.
func (s *Stack) palette() theme.Palette {
	for _, scene := range slices.Backward(s.scenes) {
		if p, ok := scene.(painter); ok {
			return p.Palette()
		}
	}
	return nil
}

// A painter is a scene of a table: it and what is opened from it have the colours of that.
type painter interface{ Palette() theme.Palette }

// Facts tell a test what is on the screen: "scene" is the name of the topmost
// scene, the rest is what that says of itself.
func (s *Stack) Facts() map[string]string {
	facts := map[string]string{}
	if about, ok := s.Top().(interface{ Facts() map[string]string }); ok {
		maps.Copy(facts, about.Facts())
	}
	if keys, ok := s.Top().(interface{ Focused() display.Target }); ok {
		if at := keys.Focused(); at != (display.Target{}) {
			facts["focus"] = device.TargetName(at)
		}
	}
	if s.Guarded() {
		facts["asleep"] = "yes"
	}
	_, name, _ := strings.Cut(fmt.Sprintf("%T", s.Top()), ".")
	facts["scene"] = strings.ToLower(name)
	return facts
}
