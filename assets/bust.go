package assets

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
)

// A BustLayer is a shape of a woodcut bust, in a square of IconSize, to be filled by the non-zero rule.
type BustLayer struct {
	Use   string // what it is printed with: one of the words of BustUses
	Rings [][]Point
}

// BustUses are what layers of busts are printed with: areas of the power's cloth and of bare paper, which
// have an outline of ink; ink; cuts that show the light colour on cloth, and paper on ink; and hatching of
// the ground, for large pictures.
var BustUses = []string{"cloth", "paper", "ink", "light", "cut", "shade"}

// busts are the layers of each bust by its name, the lowest first: "use path".
var busts = sync.OnceValue(func() map[string][]string {
	data, err := files.ReadFile("icon/busts.json")
	var layers map[string][]string
	if err == nil {
		err = json.Unmarshal(data, &layers)
	}
	if err != nil {
		panic(fmt.Sprintf("assets: busts: %v", err)) // embedded: a test reads them all
	}
	return layers
})

// Bust returns the layers of a bust, the lowest first, curves flattened; nil if there is none of that name.
func Bust(name string) (layers []BustLayer) {
	for _, layer := range busts()[name] {
		use, path, _ := strings.Cut(layer, " ")
		layers = append(layers, BustLayer{use, shape("bust "+name, path)})
	}
	return layers
}
