package device

import "syscall/js"

// Tabs returns the number of this tab among those in which the page is open, from
// one, and the numbers of the others; the browser knows when it leaves.
func Tabs() (own int, others []int, leave func()) {
	leave = func() {}
	tabs := js.Global().Get("serenissimaTabs")
	if tabs.Type() != js.TypeObject {
		return 1, nil, leave
	}
	list := tabs.Get("others")
	for i := range list.Length() {
		others = append(others, list.Index(i).Int())
	}
	return tabs.Get("own").Int(), others, leave
}
