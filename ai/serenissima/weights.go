package serenissima

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"reflect"
	"sync"
)

// Weights are what a judgement is made of. Sums are in 1/100 ducat, shares in
// percent.
type Weights struct {
	Growth     int64     `json:"growth"`     // cubes that a port gains in a turn, in 1/1000
	Rivals     int64     `json:"rivals"`     // share of the rivals' mean worth that is subtracted
	Leader     int64     `json:"leader"`     // share of the worth of the strongest of them
	Activation int64     `json:"activation"` // what a turn of a galley brings in the long run
	Crew       [5]int64  `json:"crew"`       // share of it by sailors aboard, from one
	Galleys    [6]int64  `json:"galleys"`    // share of it for the first, second … galley
	Follow     int64     `json:"follow"`     // for each turn to come, a galley that acts right after another of its owner
	Lead       int64     `json:"lead"`       // the same, right before another
	Purse      int64     `json:"purse"`      // what a ducat is worth besides, for each turn to come
	PurseSize  int64     `json:"purse-size"` // of so many ducats
	Risk       [11]int64 `json:"risk"`       // that a port is lost, in 1/1000, by garrison, a fort counting for two
	Threat     int64     `json:"threat"`     // share of the best attack that a rival could make now
	GalleyRisk int64     `json:"galley-risk"`
	Guard      int64     `json:"guard"`    // what is left of a threat to a port with galleys before it
	Garrison   int64     `json:"garrison"` // a sailor in a port
	Cargo      int64     `json:"cargo"`    // a cube aboard, besides what it can bring next
	Next       int64     `json:"next"`     // share of the best next turn of a galley
	Second     int64     `json:"second"`   // share of its second best next turn
	Distant    int64     `json:"distant"`  // share of what is two turns away
	Claim      int64     `json:"claim"`    // share of a neutral port within reach
	Raid       int64     `json:"raid"`     // share of a rival's port within reach
	Pair       int64     `json:"pair"`     // share of a basilica that wants nothing but building
	Half       int64     `json:"half"`     // share of a basilica that wants one good more
	Stake      int64     `json:"stake"`    // what a claimed port costs: its sailor
	Gift       int64     `json:"gift"`     // share of what a cube adds to a rival's port, in what lies ahead
	Boldness   int64     `json:"boldness"` // what an attack must promise: chance of victory, in percent
	Spoils     int64     `json:"spoils"`   // an attack, whatever comes of it
	Forecast   int64     `json:"forecast"` // share of the forecast, to that of the judgement
	Pride      int64     `json:"pride"`    // a fort or basilica of one's own, besides its use
}

//go:embed weights.json
var weightsJSON []byte

// MostWeight is the largest weight; the smallest is zero. Sums of larger ones would
// not fit.
const MostWeight = 1_000_000

// ReadWeights reads weights as they are kept in files: all of them, and nothing
// else.
func ReadWeights(data []byte) (*Weights, error) {
	w := &Weights{}
	var names map[string]any
	if err := json.Unmarshal(data, &names); err != nil {
		return nil, err
	}
	for field := range reflect.TypeFor[Weights]().Fields() {
		if name := field.Tag.Get("json"); names[name] == nil {
			return nil, fmt.Errorf("ai/serenissima: the weight %q is missing", name)
		}
	}
	strict := json.NewDecoder(bytes.NewReader(data))
	strict.DisallowUnknownFields()
	if err := strict.Decode(w); err != nil {
		return nil, fmt.Errorf("ai/serenissima: %w", err)
	}
	for field, v := range reflect.ValueOf(w).Elem().Fields() {
		if !inRange(v) {
			return nil, fmt.Errorf("ai/serenissima: the weight %q is not from 0 to %d", field.Tag.Get("json"), MostWeight)
		}
	}
	return w, nil
}

// inRange reports whether a weight, or each of a list, is one that there may be.
func inRange(v reflect.Value) bool {
	if v.Kind() == reflect.Int64 {
		return v.Int() >= 0 && v.Int() <= MostWeight
	}
	for i := range v.Len() {
		if !inRange(v.Index(i)) {
			return false
		}
	}
	return true
}

// Standard returns the weights that a captain judges by.
func Standard() *Weights {
	w := *standardWeights()
	return &w
}

var standardWeights = sync.OnceValue(func() *Weights {
	w, err := ReadWeights(weightsJSON)
	if err != nil {
		panic(err) // they are part of the program
	}
	return w
})
