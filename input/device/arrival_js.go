package device

import (
	"errors"
	"strings"
	"syscall/js"

	"serenissima/game/save"
	"serenissima/render/control"
)

// guarded runs what can throw and returns that as an error.
func guarded(f func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = thrown
		default:
			panic(thrown)
		}
	}()
	f()
	return nil
}

// Export gives the browser a file to download.
func Export(name string, data []byte) (where string, err error) {
	err = guarded(func() {
		window := js.Global()
		bytes := window.Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(bytes, data)
		blob := window.Get("Blob").New([]any{bytes}, map[string]any{"type": "text/plain;charset=utf-8"})
		link := window.Get("document").Call("createElement", "a")
		url := window.Get("URL").Call("createObjectURL", blob)
		link.Set("href", url)
		link.Set("download", name)
		link.Call("click")
		window.Call("setTimeout", window.Get("URL").Get("revokeObjectURL").Call("bind", window.Get("URL"), url), 60_000)
	})
	return "", err
}

// CopyText puts a text on the clipboard: by the page's own means or, where the
// browser keeps those from it, by a field that is copied from.
func CopyText(text string) error {
	return guarded(func() {
		window := js.Global()
		byField := func() {
			document := window.Get("document")
			field := document.Call("createElement", "textarea")
			field.Set("value", text)
			document.Get("body").Call("append", field)
			field.Call("select")
			copied := document.Call("execCommand", "copy").Truthy()
			field.Call("remove")
			if !copied {
				window.Call("prompt", "Ctrl+C", text)
			}
		}
		board := window.Get("navigator").Get("clipboard")
		if board.IsUndefined() { // the page is not secure
			byField()
			return
		}
		await(board.Call("writeText", text), func(js.Value) {}, func(js.Value) { _ = guarded(byField) })
	})
}

// PasteText asks for the text on the clipboard; it arrives once the browser has
// asked the player.
func PasteText() {
	refused := func(js.Value) { askForText() }
	err := guarded(func() {
		board := js.Global().Get("navigator").Get("clipboard")
		if board.IsUndefined() || board.Get("readText").IsUndefined() {
			askForText()
			return
		}
		await(board.Call("readText"), func(text js.Value) { Deliver(control.Arrival{Data: []byte(text.String())}) }, refused)
	})
	if err != nil {
		askForText()
	}
}

// askForText asks for a text in a field of the browser, into which it can be
// pasted everywhere.
func askForText() {
	err := guarded(func() {
		if text := js.Global().Call("prompt", "Ctrl+V"); text.Type() == js.TypeString && strings.TrimSpace(text.String()) != "" {
			Deliver(control.Arrival{Data: []byte(text.String())})
		}
	})
	if err != nil {
		Deliver(control.Arrival{Err: err})
	}
}

// ChooseFile asks the player for a file, which arrives.
var ChooseFile = func() {
	err := guarded(func() {
		field := js.Global().Get("document").Call("createElement", "input")
		field.Set("type", "file")
		field.Set("accept", ".sere,text/plain")
		var changed js.Func
		changed = js.FuncOf(func(js.Value, []js.Value) any {
			changed.Release()
			if file := field.Get("files").Index(0); file.Truthy() {
				receiveFile(file)
			}
			return nil
		})
		field.Call("addEventListener", "change", changed)
		field.Call("click")
	})
	if err != nil {
		Deliver(control.Arrival{Err: err})
	}
}

// receiveFile lets a file of the browser arrive, the beginning of it if it is
// longer than any game.
func receiveFile(file js.Value) {
	name := file.Get("name").String()
	await(file.Call("slice", 0, maxArrival).Call("text"),
		func(text js.Value) { Deliver(control.Arrival{Name: name, Data: []byte(text.String())}) },
		func(why js.Value) {
			Deliver(control.Arrival{Name: name, Err: errors.New(why.Call("toString").String())})
		})
}

// await calls one of two functions when a promise is kept or broken.
func await(promise js.Value, kept, broken func(js.Value)) {
	var yes, no js.Func
	settled := func(then func(js.Value)) func(js.Value, []js.Value) any {
		return func(_ js.Value, args []js.Value) any {
			yes.Release()
			no.Release()
			then(args[0])
			return nil
		}
	}
	yes, no = js.FuncOf(settled(kept)), js.FuncOf(settled(broken))
	promise.Call("then", yes, no)
}

// PageAddress is the address of the page without its fragment.
func PageAddress() string {
	address, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return address
}

// FollowLinks lets the code in the address of the page arrive, now and whenever
// it changes. It is taken out of the address, so that a reload does not bring it
// again.
func FollowLinks() {
	take := func() {
		window := js.Global()
		hash := window.Get("location").Get("hash").String()
		if !strings.HasPrefix(hash, save.LinkMark) {
			return
		}
		Deliver(control.Arrival{Data: []byte(hash)})
		window.Get("history").Call("replaceState", nil, "", PageAddress())
	}
	take()
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(js.Value, []js.Value) any {
		take()
		return nil
	}))
}
