package store_test

import (
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
)

// fakeStorage is a localStorage with room for so many characters, which already
// holds a text of somebody else.
const fakeStorage = `
	const texts = new Map([["other/page", "not ours"]]);
	const storage = {
		get length() { return texts.size; },
		key(i) { return [...texts.keys()][i] ?? null; },
		getItem(k) { return texts.has(k) ? texts.get(k) : null; },
		removeItem(k) { texts.delete(k); },
		setItem(k, v) {
			let used = k.length + v.length;
			for (const [key, text] of texts) if (key !== k) used += key.length + text.length;
			if (used > room) throw new DOMException("full", "QuotaExceededError");
			texts.set(k, v);
		},
	};
	Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
`

func run(code string, args ...any) {
	js.Global().Get("Function").New("room", code).Invoke(args...)
}

func open(room int) store.Store {
	run(fakeStorage, room)
	return store.Open()
}

func TestBrowser(t *testing.T) { suite(t, func(*testing.T) store.Store { return open(1 << 20) }) }

func TestBrowserFull(t *testing.T) {
	s := open(100)
	require.NoError(t, s.Write("a", []byte("text")))
	require.ErrorIs(t, s.Write("a", make([]byte, 200)), store.ErrFull)
	data, err := s.Read("a")
	require.NoError(t, err)
	require.Equal(t, "text", string(data))
}

func TestBrowserSetsAsideWhenNearlyFull(t *testing.T) {
	s := open(100)
	text := make([]byte, 50)
	require.NoError(t, s.Write("a", text))
	aside, err := s.SetAside("a")
	require.NoError(t, err)
	require.Equal(t, "a.aside1", aside)

	s = open(86)
	require.NoError(t, s.Write("a", text), "there is room for this name but for no longer one")
	_, err = s.SetAside("a")
	require.ErrorIs(t, err, store.ErrFull)
	data, err := s.Read("a")
	require.NoError(t, err, "the text is still there")
	require.Equal(t, text, data)
}

func TestBrowserWithoutStorage(t *testing.T) {
	for name, code := range map[string]string{
		"missing": `Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true })`,
		"blocked": `Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("blocked", "SecurityError") }, configurable: true })`,
	} {
		t.Run(name, func(t *testing.T) {
			run(code)
			s := store.Open()
			_, err := s.Read("a")
			require.ErrorIs(t, err, store.ErrDenied)
			require.ErrorIs(t, s.Write("a", nil), store.ErrDenied)
			_, err = s.List()
			require.ErrorIs(t, err, store.ErrDenied)
			require.ErrorIs(t, s.Remove("a"), store.ErrDenied)
			_, err = s.SetAside("a")
			require.ErrorIs(t, err, store.ErrDenied)
			s, err = store.OrMemory(s)
			require.ErrorIs(t, err, store.ErrDenied)
			require.NoError(t, s.Write("a", []byte("text")))
		})
	}
}

func TestBrowserOtherException(t *testing.T) {
	for _, thrown := range []string{`"a word"`, `new Error("odd")`, `{}`} {
		run(`Object.defineProperty(globalThis, "localStorage", { get() { throw ` + thrown + ` }, configurable: true })`)
		require.Error(t, store.Open().Write("a", nil))
	}
}
