//go:build !js

package website

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// A quay is a listener to which visitors come by pipes, whose deadlines follow the
// clock of a test.
type quay struct {
	visitors chan net.Conn
	open     *atomic.Int64 // connections
	most     *atomic.Int64 // of them at a time
}

func (q quay) Accept() (net.Conn, error) {
	conn, more := <-q.visitors
	if !more {
		return nil, net.ErrClosed
	}
	v := conn.(*visit)
	q.most.Store(max(q.most.Load(), q.open.Add(1)))
	v.open = q.open
	return v, nil
}

func (quay) Close() error   { return nil }
func (quay) Addr() net.Addr { return &net.TCPAddr{} }

// A visit counts until it is closed.
type visit struct {
	net.Conn
	from  string // where it comes from
	open  *atomic.Int64
	ended atomic.Bool
}

func (v *visit) RemoteAddr() net.Addr { return &net.UnixAddr{Name: v.from} }

func (v *visit) Close() error {
	if !v.ended.Swap(true) {
		v.open.Add(-1)
	}
	return v.Conn.Close()
}

// Whoever says nothing, stops in the middle, keeps a connection after an answer or does
// not read it is let go, be they all of one place or of many, and others are served at once.
func TestServeOutlivesTheIdle(t *testing.T) {
	const ask = "GET / HTTP/1.1\r\nHost: here\r\n\r\n"
	for name, said := range map[string]string{
		"silent":         "",
		"in the middle":  "GET / HT",
		"body to come":   "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n",
		"after answers":  ask,
		"does not read":  strings.Replace(ask, "/", "/large", 1),
		"endless header": "GET / HTTP/1.1\r\nX: " + strings.Repeat("x", 1<<16),
	} {
		for _, places := range []int{1, 3, 200} {
			t.Run(fmt.Sprintf("%s, from %d", name, places), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { outlives(t, said, ask, places) })
			})
		}
	}
}

func outlives(t *testing.T, said, ask string, places int) {
	q := quay{make(chan net.Conn), new(atomic.Int64), new(atomic.Int64)}
	ended := make(chan error)
	go func() {
		ended <- serveLimited(q, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body)
			if r.URL.Path == "/large" {
				_, _ = w.Write(make([]byte, 1<<20))
			}
			_, _ = io.WriteString(w, "the page")
		}))
	}()
	arrive := func(place int) net.Conn {
		here, there := net.Pipe()
		q.visitors <- &visit{Conn: there, from: fmt.Sprint("place ", place)}
		return here
	}
	gone := make(chan error)
	const visitors = 200
	for i := range visitors {
		here := arrive(i % places)
		go func() {
			_, _ = io.WriteString(here, said)
			if strings.Contains(said, "large") {
				time.Sleep(10 * time.Minute) // of the test's clock
			}
			_ = here.SetReadDeadline(time.Now().Add(time.Hour))
			_, err := io.Copy(io.Discard, here)
			gone <- err
		}()
	}
	synctest.Wait()
	begun := time.Now()
	here := arrive(0)
	require.NoError(t, here.SetDeadline(time.Now().Add(time.Hour)))
	for {
		_, err := io.WriteString(here, ask)
		if err == nil {
			break
		}
		here = arrive(0) // as a browser does whose connection was refused
		require.Less(t, time.Since(begun), time.Minute)
		time.Sleep(100 * time.Millisecond)
	}
	answer, err := http.ReadResponse(bufio.NewReader(here), nil)
	require.NoError(t, err)
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.Equal(t, "the page", string(text))
	require.LessOrEqual(t, time.Since(begun), 3*time.Second)
	for range visitors {
		require.NoError(t, <-gone, "kept for an hour")
	}
	require.LessOrEqual(t, q.most.Load(), int64(mostConnections+1), "one at the door")
	close(q.visitors)
	require.ErrorIs(t, <-ended, net.ErrClosed)
	require.NoError(t, here.Close())
}

// Somebody slow who goes on reading gets all of a large answer, however long it takes.
func TestServeWaitsForSlowReaders(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := quay{make(chan net.Conn), new(atomic.Int64), new(atomic.Int64)}
		ended := make(chan error)
		const size = 1 << 20
		go func() {
			ended <- serveLimited(q, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				for range size >> 10 {
					_, _ = w.Write(make([]byte, 1<<10))
				}
			}))
		}()
		here, there := net.Pipe()
		q.visitors <- &visit{Conn: there, from: "far away"}
		_, err := io.WriteString(here, "GET / HTTP/1.0\r\n\r\n")
		require.NoError(t, err)
		got, part := 0, make([]byte, 1<<10)
		for err == nil {
			var n int
			n, err = here.Read(part)
			got += n
			time.Sleep(time.Second)
		}
		require.ErrorIs(t, err, io.EOF)
		require.Greater(t, got, size)
		close(q.visitors)
		require.ErrorIs(t, <-ended, net.ErrClosed)
	})
}
