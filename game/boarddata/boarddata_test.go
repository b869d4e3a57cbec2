package boarddata_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/boarddata"
)

type file struct {
	Ports []struct {
		ID   string `json:"id"`
		Size int8   `json:"size"`
	} `json:"ports"`
}

const sound = `{
	"ports": [
		{"id": "genova", "size": 5},
		{"id": "alger", "size": 3}
	]
}
`

func TestReadHandsTheDataToEachPart(t *testing.T) {
	var order []string
	part := func(name string, err error) func(*file) error {
		return func(f *file) error {
			require.Equal(t, "alger", f.Ports[1].ID)
			order = append(order, name)
			return err
		}
	}
	require.NoError(t, boarddata.Read([]byte(sound), part("first", nil), part("second", nil)))
	fault := errors.New("no size")
	err := boarddata.Read([]byte(sound), part("third", nil), part("fourth", fault), part("fifth", nil))
	require.EqualError(t, err, "board: no size")
	require.ErrorIs(t, err, fault)
	require.Equal(t, []string{"first", "second", "third", "fourth"}, order)
}

func TestErrorsOfReadNameTheLine(t *testing.T) {
	for want, data := range map[string]string{
		"board: line 4: invalid character '{'":      "{\n\"ports\": [\n{\"id\": \"genova\"}\n{\"id\": \"alger\"}]}",
		"board: line 3: json: cannot unmarshal":     "{\n\"ports\": [\n{\"size\": \"five\"}]}",
		"cannot unmarshal number 200":               `{"ports": [{"size": 200}]}`,
		`board: json: unknown field "colour"`:       `{"colour": "blue"}`,
		"board: line 6: unexpected EOF":             sound[:len(sound)-2],
		"board: line 1: invalid character ']'":      "]",
		"board: line 1: json: cannot unmarshal arr": "[]",
		"board: line 7: more behind the end":        sound + "{}",
		"board: EOF":                                "",
	} {
		err := boarddata.Read([]byte(data), func(*file) error {
			t.Error("there is nothing to hand on")
			return nil
		})
		require.ErrorContains(t, err, want)
	}
}

func TestIsID(t *testing.T) {
	for _, id := range []string{"a", "z_genova", "two-hourglasses", "t1"} {
		require.True(t, boarddata.IsID(id), id)
	}
	for _, id := range []string{"", "7", "-a", "_a", "Genova", "z genova", "génova", "a:b", "a\n"} {
		require.False(t, boarddata.IsID(id), id)
	}
}

func TestAtBeginsEachError(t *testing.T) {
	fail := boarddata.At("ports[%d] %q", 3, "genova")
	require.EqualError(t, fail("values: %d spaces", 7), `ports[3] "genova": values: 7 spaces`)
	require.EqualError(t, fail("100%%"), `ports[3] "genova": 100%`)
	fault := errors.New("no size")
	require.ErrorIs(t, fail("size: %w", fault), fault)
}

func TestBetween(t *testing.T) {
	require.NoError(t, boarddata.Between[int8]("forts", 0, 0, 5))
	require.NoError(t, boarddata.Between("forts", 5, 0, 5))
	require.EqualError(t, boarddata.Between("forts", -1, 0, 5), "forts: -1 is not between 0 and 5")
	require.EqualError(t, boarddata.Between[int16]("forts", 6, 0, 5), "forts: 6 is not between 0 and 5")
}
