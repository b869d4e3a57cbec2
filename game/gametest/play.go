package gametest

import (
	"fmt"
	"strings"
	"testing"

	"serenissima/game"
	"serenissima/game/save"
)

// Play checks the golden transcripts dir/*.txt: saved matches with the events
// that each action reports on the lines below it, indented by a tab, and hashes
// of the position. With -update events, hashes and the last line are rewritten,
// so a plain saved match becomes a test; comments stay.
func Play(t *testing.T, r game.Rules, dir string) {
	t.Helper()
	eachFile(t, dir, ".txt", func(t *testing.T, lines []string) []string {
		script, entries := transcriptScript(lines)
		end := fmt.Sprintf("end %d", entries)
		find := func(id string) game.Rules {
			if id == r.Info().ID {
				return r
			}
			return nil
		}
		m, err := save.Decode([]byte(strings.Join(append(script, end), "\n")), find)
		if err != nil {
			t.Fatalf("without its events the transcript does not play: %v", err)
		}
		return append(transcript(r.Info(), m.Start(), script, m.Log()[:entries]), end)
	})
}

// transcriptScript returns the lines that are no expectations and the number of
// entries of the log among them.
func transcriptScript(lines []string) (script []string, entries int) {
	head := true
	for _, line := range lines {
		if strings.HasPrefix(line, "\t") || strings.HasPrefix(line, "=") || strings.HasPrefix(line, "end ") {
			continue
		}
		script = append(script, line)
		if !head && isEntry(line) {
			entries++
		}
		head = head && !strings.HasPrefix(line, "seed ")
	}
	return script, entries
}

// isEntry tells entries of the log from comments behind the head of a file.
func isEntry(line string) bool { return line != "" && !strings.HasPrefix(line, "#") }

// transcript plays the log and writes events and hashes between the lines of
// the script.
func transcript(in *game.Info, s game.State, script []string, log []game.Action) []string {
	var lines []string
	head, n := true, 0
	for _, line := range script {
		lines = append(lines, line)
		if head || !isEntry(line) {
			head = head && !strings.HasPrefix(line, "seed ")
			continue
		}
		var out game.Events
		s.Apply(log[n], &out)
		for _, ev := range out.List {
			lines = append(lines, "\t"+in.EventText(ev)+seenBy(ev))
		}
		if n++; n%save.HashEvery == 0 || n == len(log) {
			lines = append(lines, strings.TrimSuffix(string(save.AppendHash(nil, s)), "\n"))
		}
	}
	return lines
}

// seenBy tells who sees an event that not everybody sees.
func seenBy(ev game.Event) string {
	if ev.Seen == game.Everybody {
		return ""
	}
	text := " seen"
	for _, p := range ev.Seen.List() {
		text += fmt.Sprintf(" %d", p)
	}
	return text
}
