package device

import (
	"syscall/js"

	"serenissima/render/control"
)

// NewWriter returns a Writer for the field of the page, which takes what the
// program shows by the function serenissimaFields and gives what is typed by
// serenissimaTyped; nil if the page has none.
func NewWriter() *Writer {
	page := js.Global().Get("serenissimaFields")
	if page.Type() != js.TypeFunction {
		return nil
	}
	w := &Writer{write: func(text []byte) { page.Invoke(string(text)) }}
	js.Global().Set("serenissimaTyped", js.FuncOf(func(_ js.Value, args []js.Value) any {
		w.change(control.Line{Text: args[0].String(), Caret: args[1].Int()}, args[2].Int(), args[3].Bool())
		return nil
	}))
	return w
}
