package page

import (
	"cmp"

	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// The commands of the saved games.
const (
	cmdSlot       display.Command = "slot" // Index: which one
	cmdSlotLoad   display.Command = "slot-load"
	cmdSlotName   display.Command = "slot-name" // the text field
	cmdSlotRename display.Command = "slot-rename"
	cmdSlotCopy   display.Command = "slot-copy"
	cmdSlotFile   display.Command = "slot-file"
	cmdSlotCode   display.Command = "slot-code"
	cmdSlotFresh  display.Command = "slot-fresh" // the code with fresh dice
	cmdSlotDelete display.Command = "slot-delete"
	cmdSlotUndo   display.Command = "slot-undo" // of the last deletion
	cmdSaveAs     display.Command = "save-as"
	cmdImport     display.Command = "import"
	CmdSaves      display.Command = "saves" // opens the scene
)

// slotNameLength is the number of letters of a name, at most.
const slotNameLength = 40

// Saves are the games that have been saved under a name, and those that are over: to go
// on with one, to give it another name, a copy, a file or a code, and to delete it.
type Saves struct {
	app.Form
	app.Over
	match   *session.Match // that is open; nil at the title
	slots   []*archive.Entry
	flaw    error          // why the store tells nothing
	kept    bool           // the open match is over and has been kept by itself
	chosen  *archive.Entry // nil: none
	name    *widget.Entry
	deleted *archive.Entry // the last; nil: none
	blink   int
}

// NewSaves returns the saved games; m is the match that is open, or nil.
func NewSaves(c *app.Context, m session.Outline) *Saves {
	s := &Saves{match: app.Whole(m)}
	s.Form.Init(980, s.list)
	s.reload(c)
	return s
}

// Typing implements typist.
func (s *Saves) Typing() bool { return s.name != nil && s.Focus.Command == cmdSlotName }

// Writing implements writer.
func (s *Saves) Writing() *widget.Entry {
	if s.Typing() {
		return s.name
	}
	return nil
}

// Resting implements Restful: the caret blinks, and files are still being read.
func (s *Saves) Resting() bool {
	return s.unread() == nil && (!s.Typing() || s.blink%app.BlinkTicks != 0)
}

// reload lists the slots anew.
func (s *Saves) reload(c *app.Context) {
	saved, flaw := c.Archive().Named()
	finished, flawToo := c.Archive().Finished()
	s.slots, s.flaw = append(saved, finished...), cmp.Or(flaw, flawToo)
	if s.over() { // it is what is looked for
		s.slots, s.kept = append(finished, saved...), archive.IsFinished(s.match, finished)
	}
}

// over reports whether the open match is over.
func (s *Saves) over() bool { return s.match != nil && s.match.State().Result().Over }

// unread returns a slot whose file has not been played yet, nil for none.
func (s *Saves) unread() *archive.Entry {
	for _, x := range s.slots {
		if !x.Read {
			return x
		}
	}
	return nil
}

// Update implements Scene. One file is played in each tick, so that the picture
// does not wait for a long list.
func (s *Saves) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	s.blink++
	if x := s.unread(); x != nil {
		c.Archive().Load(x)
	}
	typing := s.Typing()
	t := s.Clicked(c, f, typing)
	if typing && s.Typing() {
		if len(f.Runes)+len(f.Edits) > 0 || f.Line != nil {
			s.blink = 0
		}
		s.name.Edit(f)
		if f.Has(control.Confirm) && len(f.Runes) == 0 {
			s.rename(c)
			return app.Nav{}, nil
		}
	}
	switch t.Command {
	case cmdBack:
		return app.Pop(), nil
	case cmdImport:
		return app.Push(importing(c)), nil
	case cmdSaveAs:
		s.saveAs(c)
	case cmdSlot:
		s.choose(s.slots[t.Index])
	case cmdSlotUndo:
		s.bringBack(c)
	case "":
		if f.Has(control.Cancel) {
			if s.name != nil {
				s.name = nil
				return app.Nav{}, nil
			}
			return app.Pop(), nil
		}
	default:
		if s.chosen != nil {
			return s.act(c, t.Command), nil
		}
	}
	return app.Nav{}, nil
}

// act does something with the chosen slot.
func (s *Saves) act(c *app.Context, cmd display.Command) app.Nav {
	x := s.chosen
	switch cmd {
	case cmdSlotLoad:
		return resume(c, x.Open())
	case cmdSlotRename:
		if s.name != nil {
			s.rename(c)
			break
		}
		name := app.NewEntry(x.Note.Name, slotNameLength, nil)
		s.name, s.Focus, s.blink = &name, display.Target{Command: cmdSlotName}, 0
	case cmdSlotCopy:
		name := c.Lang.T("saves.copy.name", "name", x.Note.Name)
		s.report(c, c.Archive().Copy(x, name), "saves.copied", x)
		s.reload(c)
	case cmdSlotFile:
		export(c, x.Match, save.Annotate(x.Whole(), x.Note))
	case cmdSlotCode:
		copyCode(c, x.Match)
	case cmdSlotFresh:
		copyFresh(c, x.Match)
	case cmdSlotDelete:
		if err := c.Archive().Remove(x); err != nil {
			unkept(c, err)
			break
		}
		s.deleted, s.chosen, s.name = x, nil, nil
		s.reload(c)
	}
	return app.Nav{}
}

// bringBack saves again what was deleted last.
func (s *Saves) bringBack(c *app.Context) {
	err := c.Archive().BringBack(s.deleted)
	s.report(c, err, "saves.undeleted", s.deleted)
	if err == nil {
		s.deleted = nil
		s.reload(c)
	}
}

// choose shows what can be done with a slot, or no longer.
func (s *Saves) choose(x *archive.Entry) {
	if s.chosen == x {
		x = nil
	}
	s.chosen, s.name = x, nil
}

// rename gives the chosen slot the name that has been typed.
func (s *Saves) rename(c *app.Context) {
	name := cmp.Or(s.name.String(), s.chosen.Note.Name)
	s.name = nil
	s.report(c, c.Archive().Rename(s.chosen, name), "saves.renamed", s.chosen)
	s.Focus = display.Target{Command: cmdSlotRename}
}

// saveAs saves the open match and lets its name be changed.
func (s *Saves) saveAs(c *app.Context) {
	name := app.MatchName(c, s.match)
	if err := c.Archive().Keep(name, s.match); err != nil {
		unkept(c, err)
		return
	}
	before := map[string]bool{}
	for _, x := range s.slots {
		before[x.Key] = true
	}
	s.reload(c)
	for _, x := range s.slots {
		if !before[x.Key] {
			s.chosen, s.Offset = x, 0
			c.Archive().Load(x)
			c.Notices.Say(c.Lang.T("saves.saved", "name", name))
			s.act(c, cmdSlotRename)
			*s.name = app.NewEntry("", slotNameLength, nil) // what is typed takes the place of the usual name
		}
	}
}

// report says whether something has been done with a slot.
func (s *Saves) report(c *app.Context, err error, key string, x *archive.Entry) {
	if err != nil {
		unkept(c, err)
		return
	}
	c.Notices.Say(c.Lang.T(key, "name", x.Note.Name))
}

// importing asks where a match is to come from.
func importing(c *app.Context) *app.Message {
	lines := []string{c.Lang.T("saves.import.about")}
	var answers []app.Answer
	if choose := c.Share.Choose; choose != nil {
		answers = append(answers, app.Answer{Caption: c.Lang.T("saves.import.file"), Then: func(*app.Context) app.Nav { choose(); return app.Pop() }})
	} else {
		lines = append(lines, c.Lang.T("saves.import.command"))
	}
	if paste := c.Share.Paste; paste != nil {
		answers = append(answers, app.Answer{Caption: c.Lang.T("saves.import.paste"), Then: func(*app.Context) app.Nav { paste(); return app.Pop() }})
	}
	return app.NewMessage(c, c.Lang.T("saves.import"), lines, append(answers, app.Answer{Caption: c.Lang.T("message.cancel")})...)
}
