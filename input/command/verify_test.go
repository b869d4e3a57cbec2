//go:build !js

package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
)

// verified runs verify on a text.
func verified(t *testing.T, text string, flags ...string) (code int, stdout, stderr string) {
	file := filepath.Join(t.TempDir(), "game.txt")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	_, code, _, stdout, stderr = run(append(append([]string{"verify"}, flags...), file)...)
	return code, stdout, stderr
}

// sealed puts a seal into a save.
func sealed(t *testing.T, text []byte, from int) string {
	m, err := save.Decode(text, catalog.Find)
	require.NoError(t, err)
	m.PutSeal(session.NewSeal(m.Seed(), session.Salt{1, 2, 3}, from))
	return string(save.Encode(m))
}

// An honest game is confirmed, with the commitment that was noted or without.
func TestVerify(t *testing.T) {
	plain := saved(t, 3)
	code, stdout, stderr := verified(t, string(plain))
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "begun without one")
	require.Contains(t, stdout, "outcomes follow from the seed")

	text := sealed(t, plain, 0)
	m, err := save.Decode([]byte(text), catalog.Find)
	require.NoError(t, err)
	seal, _ := m.Seal()
	commitment := fmt.Sprintf("%x", seal.Commitment)
	code, stdout, stderr = verified(t, text)
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, commitment+": it is that of seed and salt")
	code, _, stderr = verified(t, text, "-commitment", strings.ToUpper(commitment[:32]+" "+commitment[32:]))
	require.Zero(t, code, stderr)

	code, _, stderr = verified(t, text, "-commitment", strings.Repeat("0", 64))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "not the one you noted")
	code, _, stderr = verified(t, string(plain), "-commitment", commitment)
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "has no commitment")
}

// Another seed, another salt and another outcome are found.
func TestVerifyFindsWhatHasBeenTamperedWith(t *testing.T) {
	text := sealed(t, saved(t, 3), 0)
	m, err := save.Decode([]byte(text), catalog.Find)
	require.NoError(t, err)
	for _, c := range [][2]string{
		{fmt.Sprintf("\nseed %d\n", m.Seed()), fmt.Sprintf("\nseed %d\n", m.Seed()+1)},
		{" salt=0102", " salt=0103"},
	} {
		require.Contains(t, text, c[0])
		code, _, stderr := verified(t, strings.Replace(text, c[0], c[1], 1))
		require.Equal(t, 1, code)
		require.Contains(t, stderr, "is not that of the seed")
	}

	forged, at := forge(t, m)
	code, _, stderr := verified(t, string(save.Encode(forged)))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, fmt.Sprintf("entry %d, ", at+1))
	require.Contains(t, stderr, "does not follow from the seed")

	seal, _ := forged.Seal()
	seal.From = at + 1 // it began with that
	forged.PutSeal(seal)
	code, stdout, stderr := verified(t, string(save.Encode(forged)))
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, fmt.Sprintf("the first %d entries were taken over", at+1))

	code, _, stderr = verified(t, "a shopping list")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "not-a-code")
	_, code, _, _, _ = run("verify", filepath.Join(t.TempDir(), "none"))
	require.Equal(t, 1, code)
}

// forge returns a match whose first outcome with a choice of chance is another one, and its index.
func forge(t *testing.T, m *session.Match) (*session.Match, int) {
	log, s := m.Log(), m.Start()
	for i, a := range log {
		if others := s.AppendOutcomes(nil); len(others) > 1 && s.Decision().Player == game.Chance {
			log[i] = others[0].Action
			if log[i] == a {
				log[i] = others[1].Action
			}
			forged, err := session.Restore(m.Rules(), m.Options(), m.Seats(), m.Seed(), log[:i+1])
			require.NoError(t, err)
			seal, _ := m.Seal()
			forged.PutSeal(seal)
			return forged, i
		}
		s.Apply(a, nil)
	}
	t.Fatal("chance never had a choice")
	return nil, 0
}
