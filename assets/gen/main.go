// Gen draws the picture of the chart from the shapes in assets/map: everything
// that never changes during a game, from the vellum to the names. `go
// generate ./assets` runs it.
package main

import (
	"flag"
	"image"
	"image/jpeg"
	"image/png"
	"log"
	"os"
	"path/filepath"

	"serenissima/assets"
)

func main() {
	game := flag.String("game", "serenissima", "which chart")
	quality := flag.Int("quality", 86, "of the JPEG")
	preview := flag.String("png", "", "write a PNG there instead")
	dir := flag.String("dir", ".", "the folder of the module")
	flag.Parse()
	log.SetFlags(0)
	chart, err := assets.LoadChart(*game)
	if err != nil {
		log.Fatal(err)
	}
	img := paint(chart)
	file := filepath.Join(*dir, "assets", "img", "chart-"+*game+".jpg")
	if *preview != "" {
		file = *preview
	}
	out, err := os.Create(file)
	if err != nil {
		log.Fatal(err)
	}
	if *preview != "" {
		err = png.Encode(out, img)
	} else {
		err = jpeg.Encode(out, image.Image(img), &jpeg.Options{Quality: *quality})
	}
	if err == nil {
		err = out.Close()
	}
	if err != nil {
		log.Fatal(err)
	}
}
