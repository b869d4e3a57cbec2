package page

import (
	"errors"
	"strings"
	"time"

	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
)

// export gives the player the file of a match.
func export(c *app.Context, m *session.Match, file []byte) {
	where, err := c.Share.Export(fileName(c, m), file)
	switch {
	case err != nil:
		c.Notices.Say(c.Lang.T("saves.export.failed", "why", err.Error()))
	case where == "":
		c.Notices.Say(c.Lang.T("saves.exported.page", "name", fileName(c, m)))
	default:
		c.Notices.Say(c.Lang.T("saves.exported", "where", where))
	}
}

// fileName is what the file of a match is called: in ASCII, for some places where
// files are kept know nothing else.
func fileName(c *app.Context, m *session.Match) string {
	day := time.UnixMilli(c.Now()).Format(time.DateOnly)
	id := m.Rules().Info().ID
	return strings.ToUpper(id[:1]) + id[1:] + " " + day + " " + strings.ReplaceAll(plain(app.HowFar(c, m)), ":", "") + app.FileEnding
}

// plain replaces what is not ASCII, or means something in names of files.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' || strings.ContainsRune(`/\<>:"|?*`, r) {
			return '-'
		}
		return r
	}, text)
}

// copyCode puts a match on the clipboard, as a link if there is a page to open.
func copyCode(c *app.Context, m *session.Match) {
	about := "saves.code.copied"
	if c.Share.Page != "" {
		about = "saves.link.copied"
	}
	copyText(c, m, about)
}

// copyFresh does so with dice and cards of their own from here on, so that nobody
// learns from the code what is to come in the match itself.
func copyFresh(c *app.Context, m *session.Match) {
	fresh, err := m.WithFreshDice(c.Chance.NewSeed(), c.Chance.NewSalt())
	if err != nil {
		c.Notices.Say(c.Lang.T("saves.copy.failed", "why", err.Error()))
		return
	}
	copyText(c, fresh, "saves.fresh.copied")
}

// copyText puts the code of a match on the clipboard, or the link with it, and says so in
// the words of a key.
func copyText(c *app.Context, m *session.Match, about string) {
	text := save.Code(m)
	if c.Share.Page != "" {
		text = c.Share.Page + save.LinkMark + text
	}
	if err := c.Share.Copy(text); err != nil {
		where, failed := c.Share.Export(strings.TrimSuffix(fileName(c, m), app.FileEnding)+" code.txt", []byte(text+"\n"))
		if failed != nil {
			c.Notices.Say(c.Lang.T("saves.copy.failed", "why", err.Error()))
		} else {
			c.Notices.Say(c.Lang.T("saves.copy.file", "where", where))
		}
		return
	}
	c.Notices.Say(c.Lang.T(about, "n", len(text)))
}

// Open returns the match of a file, whose name is for messages, or of a code. The
// match in progress is kept, for the other one takes its place; told says so, in
// nothing if there was none. An error is in the player's words.
func Open(c *app.Context, name string, data []byte) (m *session.Match, told string, err error) {
	m, err = save.Read(data, c.Games.Rules)
	switch {
	case err != nil:
		return nil, "", errors.New(describe(c, name, err))
	case !c.Games.HasTable(m.Rules()):
		return nil, "", errors.New(c.Lang.T("save.unseen.about", "game", app.GameName(c.Lang, m.Rules().Info().ID)))
	}
	if told, err = c.KeepAutosave(m); err != nil {
		return nil, "", errors.New(c.Lang.T("saves.lose.about", "why", c.Why(err)))
	}
	return m, told, nil
}

// arrived shows what has come into the program, and asks what is to be done.
func arrived(c *app.Context, a control.Arrival) *app.Message {
	m, err := save.Read(a.Data, c.Games.Rules)
	switch {
	case a.Err != nil:
		return app.NewMessage(c, c.Lang.T("saves.unreadable"), []string{c.Why(a.Err)})
	case m != nil && !c.Games.HasTable(m.Rules()):
		about := c.Lang.T("save.unseen.about", "game", app.GameName(c.Lang, m.Rules().Info().ID))
		return app.NewMessage(c, c.Lang.T("save.unseen"), []string{about})
	case err != nil && (m == nil || m.Len() == 0):
		return app.NewMessage(c, c.Lang.T("saves.unreadable"), []string{describe(c, a.Name, err)})
	}
	lines := []string{app.Players(c, m), app.OfGame(c, m, app.HowFar(c, m))}
	if err == nil && m.Len() > 0 && m.Taken() == m.Len() {
		lines = append(lines, c.Lang.T("saves.arrived.fresh"))
	}
	title := c.Lang.T("saves.arrived")
	if err != nil {
		title = c.Lang.T("save.damaged")
		lines = append(lines, describe(c, a.Name, err), c.Lang.T("save.playable"))
	}
	return app.NewMessage(c, title, lines,
		app.Answer{Caption: c.Lang.T("saves.open"), Then: func(c *app.Context) app.Nav { return resume(c, m) }},
		app.Answer{Caption: c.Lang.T("saves.store"), Then: func(c *app.Context) app.Nav {
			if err := c.Archive().Keep(app.MatchName(c, m), m); err != nil {
				unkept(c, err)
			} else {
				c.Notices.Say(c.Lang.T("saves.saved", "name", app.MatchName(c, m)))
			}
			return app.Pop()
		}},
		app.Answer{Caption: c.Lang.T("message.cancel")})
}

// describe says what is wrong with a file or a code in the player's language.
func describe(c *app.Context, name string, err error) string {
	var flaw *save.Error
	if !errors.As(err, &flaw) {
		return c.Why(err)
	}
	key := "save.error." + flaw.Kind.String()
	if code := key + ".code"; flaw.Line == 0 && c.Lang.Has(code) {
		key = code
	}
	if name == "" {
		name = c.Lang.T("saves.code")
	}
	return c.Lang.T(key, "file", name, "line", flaw.Line, "detail", flaw.Detail)
}
