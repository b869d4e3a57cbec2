package device

import (
	"runtime/debug"
	"sync"
	"syscall/js"
)

// traced reports whether the page wants marks: it has set window.serenissimaTraced to
// true.
var traced = sync.OnceValue(func() bool { return js.Global().Get("serenissimaTraced").Truthy() })

// Mark puts a name into the trace that a browser may keep of a page, with the processor
// time of its thread: unlike the clock, that goes on only while the page has a processor.
func Mark(name string) {
	if traced() {
		js.Global().Get("console").Call("timeStamp", name)
	}
}

// Languages returns the languages that the browser prefers, the dearest first,
// as tags such as "fr-CA".
func Languages() []string {
	list := js.Global().Get("navigator").Get("languages")
	if list.Type() != js.TypeObject {
		return nil
	}
	var tags []string
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

// NewProbe returns a Probe that sets window.serenissimaProbeText, nil unless
// the page has set window.serenissimaProbe to true before the start.
func NewProbe() *Probe {
	if !js.Global().Get("serenissimaProbe").Truthy() {
		return nil
	}
	return &Probe{write: func(text []byte) { js.Global().Set("serenissimaProbeText", string(text)) }}
}

// NewTextTwin returns the text twin of the page, which takes what is
// shown by the function serenissimaTextTwin and presses by serenissimaPress; nil if
// the page has none.
func NewTextTwin() *TextTwin {
	page := js.Global().Get("serenissimaTextTwin")
	if page.Type() != js.TypeFunction {
		return nil
	}
	m := &TextTwin{write: func(text []byte) { page.Invoke(string(text)) }}
	js.Global().Set("serenissimaPress", js.FuncOf(func(_ js.Value, args []js.Value) any {
		m.pressed = args[0].String()
		return nil
	}))
	return m
}

// Measured reports whether the page wants the program to time itself instead of
// being played: it has set window.serenissimaMeasured to true, or to the number of
// games of a soak.
func Measured() (measured bool, soak int) {
	v := js.Global().Get("serenissimaMeasured")
	if v.Type() == js.TypeNumber {
		soak = v.Int()
	}
	return v.Truthy(), soak
}

// tab calls a method of the storage of the tab, or returns nothing in a browser that
// keeps nothing. Where site data are blocked, even to name sessionStorage throws.
// Reflect.get makes that a panic; from Value.Get it would end the program.
func tab(method string, args ...any) (v js.Value) {
	defer func() { _ = recover() }()
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "sessionStorage")
	return storage.Call(method, args...)
}

// openKey is where the tab remembers that a match is on the screen.
const openKey = "serenissima/open"

// RememberMatch notes for the life of the tab whether a match is on the screen.
// A browser that keeps nothing shows the title after a reload instead.
func RememberMatch(open bool) {
	if open {
		tab("setItem", openKey, "1")
	} else {
		tab("removeItem", openKey)
	}
}

// MatchWasOpen reports whether the page was reloaded while a match was on the
// screen: by the player, or because the graphics card was lost.
func MatchWasOpen() bool { return tab("getItem", openKey).Truthy() }

// TellStarted tells the page that the first picture is drawn. From then on memory is
// collected as usual; the page lets the program begin with less of that.
func TellStarted() {
	debug.SetGCPercent(100)
	callPage("serenissimaStarted")
}

// TellLanguage tells the page in which language the game is, and the words of the
// page itself in it.
func TellLanguage(language string, words map[string]string) {
	own := map[string]any{}
	for key, text := range words {
		own[key] = text
	}
	callPage("serenissimaLanguage", language, own)
}

// fetchChart asks the page for the file of a chart, which take gets once it is there. The
// page tells the player what keeps it.
func fetchChart(name string, take func(pack []byte)) {
	var fetched js.Func
	fetched = js.FuncOf(func(_ js.Value, args []js.Value) any {
		fetched.Release()
		pack := make([]byte, args[0].Length())
		js.CopyBytesToGo(pack, args[0])
		take(pack)
		return nil
	})
	callPage("serenissimaChart", name, fetched)
}

// TellFailed tells the page why the program ends.
func TellFailed(text string) { callPage("serenissimaFailed", text) }

// TellBroken tells the page of a mistake in the program: a title, paragraphs,
// details, and a capsule that can be saved. It reports whether the page shows
// them, so that the program can end.
func TellBroken(title string, text []string, details string, capsule []byte) (shown bool) {
	var list []any
	for _, t := range text {
		list = append(list, t)
	}
	callPage("serenissimaBroken", title, list, details, string(capsule))
	return true
}

// brokenKey is where the page notes for the life of the tab that the program broke.
const brokenKey = "serenissima/broken"

// WasBroken reports whether the program broke before the page was loaded again.
func WasBroken() bool { return tab("getItem", brokenKey).Truthy() }

// TellMended tells the page that the program has worked for a while since.
func TellMended() { tab("removeItem", brokenKey) }

// Provocation is the mistake that the page wants to be made; see crash.Provoke.
func Provocation() string {
	if v := js.Global().Get("serenissimaProvocation"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// callPage calls a function of the page, if the page has it.
func callPage(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
