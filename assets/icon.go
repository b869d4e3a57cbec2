package assets

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"
)

// IconSize is the side of the square that the points of an icon lie in.
const IconSize = 512

var iconPaths = sync.OnceValue(func() map[string]string {
	data, err := files.ReadFile("icon/icons.json")
	var paths map[string]string
	if err == nil {
		err = json.Unmarshal(data, &paths)
	}
	if err != nil {
		panic(fmt.Sprintf("assets: icons: %v", err)) // embedded: a test reads them all
	}
	return paths
})

// Icon returns the rings of an icon, curves flattened, to be filled by the
// non-zero rule; nil if there is no icon of that name.
func Icon(name string) [][]Point {
	d, ok := iconPaths()[name]
	if !ok {
		return nil
	}
	return shape("icon "+name, d)
}

// shape returns the rings of the path of an icon or a bust.
func shape(name, path string) [][]Point {
	rings, err := flatten(path)
	if err != nil {
		panic(fmt.Sprintf("assets: %s: %v", name, err))
	}
	return slices.DeleteFunc(rings, func(ring []Point) bool { return len(ring) < 3 })
}
