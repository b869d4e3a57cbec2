module serenissima

go 1.26.0

require (
	github.com/andybalholm/brotli v1.2.1
	github.com/atotto/clipboard v0.1.4
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/ebitengine/oto/v3 v3.5.0
	github.com/gofrs/flock v0.13.0
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/jackmordaunt/icns/v3 v3.0.1
	github.com/jeandeaual/go-locale v0.0.0-20250612000132-0ef82f21eade
	github.com/stretchr/testify v1.12.1
	github.com/tc-hib/winres v0.3.1
	golang.org/x/image v0.47.0
	golang.org/x/text v0.43.0
	pgregory.net/rapid v1.3.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/purego v0.11.0 // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	github.com/nfnt/resize v0.0.0-20180221191011-83c6a9932646 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
)
