//go:build !js

package command

import (
	"net"
	"net/http"
	"time"
)

// mostConnections is how many are open at once; with a file for each they fit into 64
// descriptors.
const mostConnections = 24

// serveLimited serves what comes to the listener, and lets nobody who is slow or idle
// keep others out: browsers open a connection again when they need it, and two minutes
// are enough for the program over half a megabit a second.
func serveLimited(ln net.Listener, handler http.Handler) error {
	l := limited{ln, make(chan struct{}, mostConnections)}
	server := http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       5 * time.Second,
		MaxHeaderBytes:    16 << 10,
		ConnState:         l.follow,
	}
	return server.Serve(l)
}

// A limited listener accepts no more while all places are taken.
type limited struct {
	net.Listener
	places chan struct{}
}

// Accept implements net.Listener.
func (l limited) Accept() (net.Conn, error) {
	l.places <- struct{}{}
	conn, err := l.Listener.Accept()
	if err != nil {
		<-l.places
	}
	return conn, err
}

// follow frees the place of a connection that has ended.
func (l limited) follow(_ net.Conn, state http.ConnState) {
	if state == http.StateClosed {
		<-l.places
	}
}
