//go:build !js

package website

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"syscall"
)

const aboutServe = `
Serves the web version to browsers until it is interrupted.`

// serveFlags adds the flags of the command serve and returns what it does.
func serveFlags(flags *flag.FlagSet) (run func(stdout io.Writer) error) {
	dir := flags.String("dir", "web", "`folder` that the command web has filled")
	addr := flags.String("addr", "127.0.0.1:8088", "`address` to listen at; if it is taken, the next ports are tried")
	return func(stdout io.Writer) error { return serve(*dir, *addr, stdout) }
}

// serve serves a folder with the web version until it is interrupted.
func serve(dir, addr string, stdout io.Writer) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("%w; build it with: make web", err)
	}
	defer root.Close()
	if _, err := root.Stat("index.html"); err != nil {
		return fmt.Errorf("%s holds no index.html; build it with: make web", dir)
	}
	ln, err := listen(addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(stdout, "Play at http://%s/ in a browser; Ctrl+C ends.\n", ln.Addr())
	return serveLimited(ln, Handler(root.FS()))
}

// morePorts is how many ports after one that is taken are tried.
const morePorts = 20

// listen listens at the address or at the next port that is free.
func listen(addr string) (net.Listener, error) {
	ln, err := net.Listen("tcp", addr)
	if !errors.Is(err, syscall.EADDRINUSE) {
		return ln, err
	}
	host, port, splitErr := net.SplitHostPort(addr)
	first, portErr := strconv.Atoi(port)
	if splitErr != nil || portErr != nil {
		return nil, err
	}
	for i := 1; i <= morePorts && errors.Is(err, syscall.EADDRINUSE); i++ {
		ln, err = net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(first+i)))
	}
	return ln, err
}

// contentTypes are named here because systems disagree about some of them.
var contentTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".wasm":        "application/wasm",
	".png":         "image/png",
	".webmanifest": "application/manifest+json",
	".txt":         "text/plain; charset=utf-8",
	".zip":         "application/zip",
}

// encodings are the packed forms kept beside a file, best first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// Handler serves the files of the web version, packed where the browser takes it.
func Handler(files fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		kind, known := contentTypes[path.Ext(name)]
		if !known {
			http.NotFound(w, r)
			return
		}
		header := w.Header()
		header.Set("Content-Type", kind)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Content-Security-Policy", "frame-ancestors 'self'") // the page sets the rest itself, but cannot this
		header.Set("Cache-Control", "no-cache")                         // asks again, and is told if nothing is new
		header.Set("Vary", "Accept-Encoding")
		for _, e := range encodings {
			if accepts(r.Header.Get("Accept-Encoding"), e.name) && serveFile(w, r, files, name+e.ext, e.name) {
				return
			}
		}
		if !serveFile(w, r, files, name, "") {
			header.Del("Content-Type")
			http.NotFound(w, r)
		}
	})
}

// serveFile serves one file as it is, and reports whether there is one. What is no
// regular file is left alone: to open a named pipe would wait for somebody who writes.
func serveFile(w http.ResponseWriter, r *http.Request, files fs.FS, name, encoding string) bool {
	info, err := fs.Stat(files, name)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := files.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	content, seeks := f.(io.ReadSeeker)
	if !seeks {
		return false
	}
	w.Header().Set("ETag", fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), encoding))
	if encoding != "" {
		w.Header().Set("Content-Encoding", encoding)
	}
	http.ServeContent(w, r, "", info.ModTime(), content)
	return true
}

// accepts reports whether an Accept-Encoding header allows the encoding.
func accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.EqualFold(strings.TrimSpace(name), encoding) {
			q, found := strings.CutPrefix(strings.TrimSpace(quality), "q=")
			n, err := strconv.ParseFloat(q, 64)
			return !found || err == nil && n > 0
		}
	}
	return false
}
