//go:build !js

package command

import (
	"bufio"
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
	q.most.Store(max(q.most.Load(), q.open.Add(1)))
	return &visit{Conn: conn, open: q.open}, nil
}

func (quay) Close() error   { return nil }
func (quay) Addr() net.Addr { return &net.TCPAddr{} }

// A visit counts until it is closed.
type visit struct {
	net.Conn
	open  *atomic.Int64
	ended atomic.Bool
}

func (v *visit) Close() error {
	if !v.ended.Swap(true) {
		v.open.Add(-1)
	}
	return v.Conn.Close()
}

// Whoever says nothing, stops in the middle, keeps a connection after an answer or does
// not read it is let go, and others are served.
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
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
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
				gone := make(chan error)
				const visitors = 80
				for range visitors {
					here, there := net.Pipe()
					go func() {
						_, _ = io.WriteString(here, said)
						if strings.Contains(said, "large") {
							time.Sleep(10 * time.Minute) // of the test's clock
						}
						_ = here.SetReadDeadline(time.Now().Add(time.Hour))
						_, err := io.Copy(io.Discard, here)
						gone <- err
					}()
					q.visitors <- there
				}
				here, there := net.Pipe()
				q.visitors <- there
				require.NoError(t, here.SetDeadline(time.Now().Add(time.Hour)))
				_, err := io.WriteString(here, ask)
				require.NoError(t, err)
				answer, err := http.ReadResponse(bufio.NewReader(here), nil)
				require.NoError(t, err)
				text, err := io.ReadAll(answer.Body)
				require.NoError(t, err)
				require.Equal(t, "the page", string(text))
				for range visitors {
					require.NoError(t, <-gone, "kept for an hour")
				}
				require.LessOrEqual(t, q.most.Load(), int64(mostConnections))
				close(q.visitors)
				require.ErrorIs(t, <-ended, net.ErrClosed)
				require.NoError(t, here.Close())
			})
		})
	}
}
