//go:build !js

package command

import (
	"crypto/sha256"
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
	m.PutSeal(session.NewSeal(m, session.Salt{1, 2, 3}, from, session.Drawn))
	return string(save.Encode(m))
}

// oldSealed puts a seal of the first kind into a save.
func oldSealed(t *testing.T, text []byte, from int) string {
	m, err := save.Decode(text, catalog.Find)
	require.NoError(t, err)
	s := session.Seal{Salt: session.Salt{1, 2, 3}, From: from}
	s.Commitment = s.Sum(m)
	m.PutSeal(s)
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
	require.Contains(t, stdout, commitment+": it is that of rules, options, players, seed, salt and entries taken over")
	require.Contains(t, stdout, "drawn at random")
	require.Contains(t, stdout, "-commitment")
	code, _, stderr = verified(t, text, "-commitment", strings.ToUpper(commitment[:32]+" "+commitment[32:]))
	require.Zero(t, code, stderr)
	code, stdout, stderr = verified(t, text, "-sealed")
	require.Zero(t, code, stderr)
	require.Equal(t, commitment, fmt.Sprintf("%x", sha256.Sum256([]byte(stdout))))
	code, _, stderr = verified(t, string(plain), "-sealed")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "has no commitment")

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
		require.Contains(t, stderr, "is not that of the game")
	}

	forged, at := forge(t, m)
	code, _, stderr := verified(t, string(save.Encode(forged)))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, fmt.Sprintf("entry %d, ", at+1))
	require.Contains(t, stderr, "does not follow from the seed")

	seal, _ := forged.Seal()
	seal.From = at + 1 // it began with that, says who has changed it
	forged.PutSeal(seal)
	code, stdout, stderr := verified(t, string(save.Encode(forged)))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "is not that of the game")
	require.Contains(t, stdout, fmt.Sprintf("the first %d entries, from another game: their dice and cards are not checked", at+1))

	code, _, stderr = verified(t, "a shopping list")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "not-a-code")
	_, code, _, _, _ = run("verify", filepath.Join(t.TempDir(), "none"))
	require.Equal(t, 1, code)
}

// A game that was taken over is bound as it was: no die before that can be exchanged,
// nor can the number of entries be. A seal made anew is not the one that was noted.
func TestVerifyFindsForgedBeginnings(t *testing.T) {
	m, err := save.Decode([]byte(sealed(t, saved(t, 3), 0)), catalog.Find)
	require.NoError(t, err)
	_, at := forge(t, m)
	from := at + 1
	text := sealed(t, saved(t, 3), from)
	honest, err := save.Decode([]byte(text), catalog.Find)
	require.NoError(t, err)
	seal, _ := honest.Seal()
	commitment := fmt.Sprintf("%x", seal.Commitment)
	code, stdout, stderr := verified(t, text, "-commitment", commitment, "-taken", fmt.Sprint(from))
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, fmt.Sprintf("the first %d entries", from))
	require.NotContains(t, stdout, "all 0 outcomes")

	forged, _ := forge(t, honest)
	require.Less(t, at, forged.Taken(), "the other die lies before that")
	wrong := func(m *session.Match, why string, flags ...string) {
		for _, text := range []string{string(save.Encode(m)), save.Code(m)} {
			code, _, stderr := verified(t, text, flags...)
			require.Equal(t, 1, code)
			require.Contains(t, stderr, why)
		}
	}
	wrong(forged, "is not that of the game")
	forged.PutSeal(session.NewSeal(forged, seal.Salt, from, session.Drawn))
	wrong(forged, "not the one you noted", "-commitment", commitment)
	wrong(forged, fmt.Sprintf("nothing says that this was agreed; if it was, name their number with -taken %d", from))
	more := session.NewSeal(honest, seal.Salt, honest.Len(), session.Drawn)
	honest.PutSeal(more)
	wrong(honest, "not the one you noted", "-commitment", commitment)
	wrong(honest, "entries were taken over and not", "-taken", fmt.Sprint(from))
	seal.From = honest.Len()
	honest.PutSeal(seal)
	wrong(honest, "is not that of the game")
	seal.From, seal.Rules, seal.Origin = from, 0, ""
	honest.PutSeal(seal)
	wrong(honest, "is not that of the seed")
}

// An option and a player that have been exchanged are found in the file.
func TestVerifyFindsOtherTerms(t *testing.T) {
	text := sealed(t, saved(t, 3), 0)
	for _, c := range [][2]string{
		{"seat 1 bot deckhand \"deckhand 1\"", "seat 1 human \"Anna\""},
		{"\"deckhand 1\"", "\"deckhand 3\""},
		{" seed=drawn", " seed=chosen"},
		{" rules=1", " rules=2"},
	} {
		forged := strings.Replace(text, c[0], c[1], 1)
		require.NotEqual(t, text, forged, c[0])
		code, _, stderr := verified(t, forged)
		require.Equal(t, 1, code, c[0])
		require.Contains(t, stderr, "is not that of the game", c[0])
	}
	m, err := save.Decode([]byte(text), catalog.Find)
	require.NoError(t, err)
	o := m.Options()
	require.Equal(t, "open", o.Values["money"])
	o.Values["money"] = "hidden"
	forged, err := session.Restore(m.Rules(), o, m.Seats(), m.Seed(), m.Log())
	require.NoError(t, err)
	seal, _ := m.Seal()
	forged.PutSeal(seal)
	code, _, stderr := verified(t, string(save.Encode(forged)))
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "is not that of the game")
}

// Seals of the first kind are still checked, and the command says what they do not
// bind. That entries were taken over has to be agreed by word of mouth.
func TestVerifyOldSeals(t *testing.T) {
	plain := saved(t, 3)
	code, stdout, stderr := verified(t, oldSealed(t, plain, 0))
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "it is that of seed and salt")
	require.Contains(t, stdout, "binds neither rules, options and players")

	text := oldSealed(t, plain, 9)
	code, stdout, stderr = verified(t, text)
	require.Equal(t, 1, code)
	require.Contains(t, stdout, "the first 9 entries")
	require.Contains(t, stderr, "-taken 9")
	code, _, stderr = verified(t, text, "-taken", "9")
	require.Zero(t, code, stderr)
	code, _, stderr = verified(t, text, "-taken", "8")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "9 entries were taken over and not 8")

	const golden = "../../game/save/testdata/saves/"
	for file, flags := range map[string][]string{"serenissima-1-whole.sere": nil, "serenissima-1-taken-over.sere": {"-taken", "60"}, "serenissima-1-begun.sere": nil} {
		_, code, _, stdout, stderr := run(append(append([]string{"verify"}, flags...), golden+file)...)
		require.Zero(t, code, stderr)
		require.Contains(t, stdout, "follow from the seed")
	}
}

// A seed that somebody chose, or kept from another game, is told.
func TestVerifyTellsWhereTheSeedIsFrom(t *testing.T) {
	m, err := save.Decode(saved(t, 3), catalog.Find)
	require.NoError(t, err)
	for origin, told := range map[session.Origin]string{session.Drawn: "drawn at random", session.Chosen: "chosen by hand", session.Kept: "kept from the game"} {
		m.PutSeal(session.NewSeal(m, session.Salt{1}, 0, origin))
		code, stdout, stderr := verified(t, save.Code(m))
		require.Zero(t, code, stderr)
		require.Contains(t, stdout, told)
	}
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
