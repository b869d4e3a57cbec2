//go:build !js

// Package web holds the page that loads the game in a browser.
package web

import "embed"

// Marks stand for what is put in when the web version is built. Besides them
// index.html has @NAME@ for the digest of each file that it loads.
const (
	SizeMark    = "@SIZE@"    // the number of bytes of game.wasm
	VersionMark = "@VERSION@" // what tells two versions apart
	FilesMark   = "@FILES@"   // a JSON object of digests by name
	ChartsMark  = "@CHARTS@"  // a JSON object of the digests of charts by name
	WordsMark   = "@WORDS@"   // a JSON object, by language, of the words of the page by name

	LanguageMark = "@LANGUAGE@" // the tag of the language of a manifest
	AboutMark    = "@ABOUT@"    // what the game is, in that language, as JSON
)

// Files are the page, its style and its scripts, and what it says to be
// installed, of which there is one in each language. Offline.js is a service worker.
//
//go:embed index.html page.css page.js text-twin.js tabs.js typing.js charts.js loader.js offline.js manifest.webmanifest
var Files embed.FS
