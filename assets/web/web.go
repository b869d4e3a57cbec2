//go:build !js

// Package web holds the page that loads the game in a browser.
package web

import "embed"

// SizeMark stands in index.html for the number of bytes of game.wasm.
const SizeMark = "@SIZE@"

// Files are the page and its script.
//
//go:embed index.html loader.js
var Files embed.FS
