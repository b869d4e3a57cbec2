package mediterranee

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// busy is a position, not a possible one, in which nothing is empty.
func busy(t testing.TB) *State {
	p := at(t, 4).galley(1, venice, "z_tunis", 2, Wine, Gems).galley(2, genoa, "z_tunis", 3, Gold)
	p.port("tunis", genoa, 2, Wood, Iron).fort("tunis").port("venezia", venice, 1, Cloth)
	s := p.State
	s.Auction.Bids, s.Auction.Dice = [5]Hundreds{0, 4, 3, 2, 1}, [5]int8{0, 1, 2, 3, 4}
	s.Auction.Tied = 2
	s.Errands.Prices[2], s.Errands.Recruited[3], s.Errands.Built, s.Errands.Transfers = 3, 1, 4, 5
	s.Errands.Traded[Bought][genoa][Gold], s.Errands.Traded[Sold][spain][Wine] = Trade{2, true}, Trade{1, false}
	s.Deal = Deal{Buyer: venice, Seller: genoa, Port: 3, Good: Gold, From: 2, To: 1, Price: 5, Counter: 4}
	s.Voyage = Voyage{Galley: 1, Crossed: 1, Leave: true, Asked: 4, Done: 8}
	s.Fight = Fight{Attacker: 1, Target: 2, Port: 3, Victor: 1, Beaten: 2}
	s.Fight.Pool[Spices] = 2
	s.Landed = 4
	return s
}

// eachChange calls try for every field of s that means something, while it has
// another value.
func eachChange(s *State, try func(path string)) {
	for p := range s.Galleys {
		if p > 0 && s.Galleys[p].Owner == game.Nobody {
			s.Galleys[p].Owner = turkey // a galley in the box has nothing but that
			try(fmt.Sprintf("Galleys[%d].Owner", p))
			s.Galleys[p].Owner = game.Nobody
		}
	}
	changeEach(reflect.ValueOf(s).Elem(), "", s, try)
	for _, d := range []game.Decision{{Player: genoa, Prompt: s.prompt}, {Player: s.decider, Prompt: Selling}} {
		now := s.Decision()
		s.ask(d.Player, d.Prompt)
		try("Decision")
		s.ask(now.Player, now.Prompt)
	}
}

func changeEach(v reflect.Value, path string, s *State, try func(path string)) {
	switch v.Kind() {
	case reflect.Struct:
		if galley, ok := v.Interface().(Galley); ok && galley.Owner == game.Nobody {
			return
		}
		for i := range v.NumField() {
			field := v.Type().Field(i)
			derived := slices.Contains([]string{"Board", "Seats", "Load", "Filled"}, field.Name)
			if field.IsExported() && !derived {
				changeEach(v.Field(i), path+"."+field.Name, s, try)
			}
		}
	case reflect.Array:
		places := v.Type().Elem().Kind() == reflect.Array || v.Type() == reflect.TypeFor[[game.MaxSeats]game.Player]() || v.Type() == reflect.TypeFor[[Spaces]Good]()
		for i := range v.Len() {
			empty := v.Type() == reflect.TypeFor[[Spaces]Good]() && v.Index(i).IsZero()
			if (i > 0 || places) && !empty { // entry 0 of the others names nothing
				changeEach(v.Index(i), fmt.Sprintf("%s[%d]", path, i), s, try)
			}
		}
	default:
		was := reflect.ValueOf(v.Interface())
		switch x := v.Interface().(type) {
		case bool:
			v.SetBool(!x)
		case game.Seats, PortSet, Fleet:
			v.SetUint(v.Uint() ^ 2)
		case uint8:
			v.SetUint(v.Uint() ^ 1)
		default:
			v.SetInt(max(v.Int()-1, 0))
			if was.Int() == 0 {
				v.SetInt(1)
			}
		}
		try(path)
		v.Set(was)
	}
}

// No two positions have the same text.
func TestTextTellsPositionsApart(t *testing.T) {
	s := busy(t)
	require.NotEmpty(t, s.AppendText(nil))
	was, seen, n := *s, map[string]string{}, 0
	eachChange(s, func(path string) {
		text := string(s.AppendText(nil))
		require.NotEqual(t, string(was.AppendText(nil)), text, path)
		require.Empty(t, seen[text], path)
		seen[text] = path
		n++
	})
	require.Equal(t, was, *s)
	require.Greater(t, n, 300)
}

// A description leaves out nothing that changes, but for what is agreed on
// before the game and what the decision tells.
func TestDescriptionLeavesNothingOut(t *testing.T) {
	s := busy(t)
	describe := func() string {
		data, err := json.Marshal(s.Describe())
		require.NoError(t, err)
		return string(data)
	}
	was := describe()
	eachChange(s, func(path string) {
		if path != "Decision" && path != ".OpenMoney" {
			require.NotEqual(t, was, describe(), path)
		}
	})
}

// Descriptions have names and sums in ducats; in a view a purse and a sealed
// bid are null.
func TestDescription(t *testing.T) {
	p := at(t, 2).galley(1, venice, "z_tunis", 2, Wine, Wine).port("tunis", genoa, 3, Wood).fort("tunis").money(venice, 12)
	p.Errands.Prices[p.portID("tunis")] = 3
	p.Voyage.Done = Fleet(0).With(1).With(28)
	data, err := json.Marshal(p.Describe())
	require.NoError(t, err)
	for _, part := range []string{
		`"turn":1,"phase":2,"order":[1,2],"active":1`,
		`{"seat":1,"power":"venice","capital":"venezia","ducats":1200}`,
		`"box":{"galleys":27,"sailors":171,"forts":19,`,
		`{"number":1,"owner":1,"zone":"z_tunis","sailors":2,"goods":["wine","wine"]}`,
		`{"id":"tunis","owner":2,"sailors":3,"warehouse":["wood"],"fort":true}`,
		`"prices":{"tunis":300}`, `"deal":null`, `"done":[1,28]`, `"fight":null`, `"landed":[]`,
	} {
		require.Contains(t, string(data), part)
	}
	q := newGame(t, 2)
	for q.prompt == Manning {
		q.do(q.list()[0])
	}
	q.do("1 bid money:4").Redact(genoa)
	data, err = json.Marshal(q.Describe())
	require.NoError(t, err)
	require.Contains(t, string(data), `{"seat":1,"power":"venice","capital":"venezia","ducats":null}`)
	require.Contains(t, string(data), `"bids":[null,0]`)
}
