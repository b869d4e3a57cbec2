package store

import "slices"

// Alias returns a store with all texts of s in which a name means another one, so
// that two programs that share s can each have a text of that name.
func Alias(s Store, name, other string) Store { return alias{s, name, other} }

type alias struct {
	Store
	name, other string
}

// of is the name in the store below.
func (a alias) of(name string) string {
	if name == a.name {
		return a.other
	}
	return name
}

// Read implements Store.
func (a alias) Read(name string) ([]byte, error) { return a.Store.Read(a.of(name)) }

// Write implements Store.
func (a alias) Write(name string, data []byte) error { return a.Store.Write(a.of(name), data) }

// List implements Store: the other name is not there, for it is the name's now.
func (a alias) List() ([]string, error) {
	names, err := a.Store.List()
	names = slices.DeleteFunc(names, func(n string) bool { return n == a.name })
	if i := slices.Index(names, a.other); i >= 0 {
		names[i] = a.name
		slices.Sort(names)
	}
	return names, err
}

// Remove implements Store.
func (a alias) Remove(name string) error { return a.Store.Remove(a.of(name)) }

// SetAside implements Store.
func (a alias) SetAside(name string) (string, error) { return a.Store.SetAside(a.of(name)) }
