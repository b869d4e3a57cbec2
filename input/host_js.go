package input

import "syscall/js"

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

// TellStarted tells the page that the first picture is drawn.
func TellStarted() { callPage("serenissimaStarted") }

// TellFailed tells the page why the program ends.
func TellFailed(text string) { callPage("serenissimaFailed", text) }

// callPage calls a function of the page, if the page has it.
func callPage(name string, args ...any) {
	if f := js.Global().Get(name); f.Type() == js.TypeFunction {
		f.Invoke(args...)
	}
}
