//go:build !js

package website

import (
	"net"
	"net/http"
	"sync"
	"time"
)

// The limits of the server of the web version.
const (
	mostConnections = 24               // at once; with a file for each they fit into 64 descriptors
	mostOfAddress   = 12               // of them from one address: two browsers
	stalledAfter    = 2 * time.Second  // without a byte read or written, a request gives way to others
	writeTimeout    = 10 * time.Second // for one write, of 32 KiB at most
)

// serveLimited serves what comes to the listener, and lets nobody who is slow or idle
// keep others out: where there is no room, whoever waits longest for its next request gives
// way, then whoever takes nothing of an answer. A browser opens a connection again when
// it needs it.
func serveLimited(ln net.Listener, handler http.Handler) error {
	l := &limited{Listener: ln, open: map[*guest]bool{}, left: make(chan struct{}, 1)}
	server := http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		IdleTimeout:       5 * time.Second,
		MaxHeaderBytes:    16 << 10,
		ConnState:         l.follow,
	}
	return server.Serve(l)
}

// A limited listener keeps no more connections than the limits allow.
type limited struct {
	net.Listener
	mu   sync.Mutex
	open map[*guest]bool
	left chan struct{} // holds something after a connection has been closed
}

// A guest is a connection of a limited listener.
type guest struct {
	net.Conn
	l       *limited
	address string
	waits   bool      // for a request; otherwise one is under way
	active  time.Time // when something was last read or written
}

// Accept implements net.Listener.
func (l *limited) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		address := conn.RemoteAddr().String()
		if host, _, err := net.SplitHostPort(address); err == nil {
			address = host
		}
		if g := (&guest{Conn: conn, l: l, address: address, waits: true, active: time.Now()}); l.admit(g) {
			return g, nil
		}
		_ = conn.Close()
	}
}

// admit makes room for a connection, waiting for it where all are busy, and reports
// whether it may stay: it may not where its own address has too many that are busy.
func (l *limited) admit(g *guest) bool {
	for {
		l.mu.Lock()
		of := ""
		switch full := l.count(g.address) >= mostOfAddress; {
		case full:
			of = g.address
		case len(l.open) < mostConnections:
			l.open[g] = true
			l.mu.Unlock()
			return true
		}
		out, wait := l.nextOut(of)
		if wait <= 0 {
			delete(l.open, out)
		}
		l.mu.Unlock()
		switch {
		case wait <= 0:
			_ = out.Conn.Close()
		case of != "":
			return false
		default:
			select {
			case <-l.left:
			case <-time.After(wait):
			}
		}
	}
}

// count returns how many connections of an address are open.
func (l *limited) count(address string) (n int) {
	for g := range l.open {
		if g.address == address {
			n++
		}
	}
	return n
}

// nextOut returns which connection gives way first, of one address or, if that is empty,
// of all, and in how much time it does if nothing is read or written until then.
func (l *limited) nextOut(address string) (out *guest, wait time.Duration) {
	for g := range l.open {
		if address == "" || g.address == address {
			if out == nil || g.waits != out.waits && g.waits || g.waits == out.waits && g.active.Before(out.active) {
				out = g
			}
		}
	}
	if out.waits {
		return out, 0
	}
	return out, stalledAfter - time.Since(out.active)
}

// follow notes whether a connection waits for a request, and when it has ended.
func (l *limited) follow(conn net.Conn, state http.ConnState) {
	l.mu.Lock()
	defer l.mu.Unlock()
	g := conn.(*guest)
	g.waits = state == http.StateNew || state == http.StateIdle
	if state != http.StateClosed {
		return
	}
	delete(l.open, g)
	select {
	case l.left <- struct{}{}:
	default:
	}
}

// moved notes that something was read or written.
func (g *guest) moved(n int) {
	if n > 0 {
		g.l.mu.Lock()
		g.active = time.Now()
		g.l.mu.Unlock()
	}
}

// Read implements net.Conn.
func (g *guest) Read(b []byte) (int, error) {
	n, err := g.Conn.Read(b)
	g.moved(n)
	return n, err
}

// Write implements net.Conn; it fails if the other end takes too long to read.
func (g *guest) Write(b []byte) (int, error) {
	if err := g.Conn.SetWriteDeadline(time.Now().Add(writeTimeout)); err != nil {
		return 0, err
	}
	n, err := g.Conn.Write(b)
	g.moved(n)
	return n, err
}
