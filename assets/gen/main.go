// Gen makes what the program draws its charts from: the shapes in assets/map,
// out of the sources in assets/src, and everything that never changes during a
// game: the washes as a picture in assets/img, what is inked over them as a
// drawing in assets/map.
// `go generate ./assets` runs it. Work on one platform: another one may round
// the last bit of a colour otherwise.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"log"
	"os"
	"path/filepath"

	scale "golang.org/x/image/draw"

	"serenissima/assets"
	"serenissima/render/raster"
)

func main() {
	game := flag.String("game", "", "the ID of the game whose chart it is")
	dir := flag.String("dir", ".", "the folder of the assets")
	quality := flag.Int("quality", 76, "of the JPEG")
	preview := flag.String("png", "", "write nothing but a PNG there")
	flag.Parse()
	log.SetFlags(0)
	if err := run(*game, *dir, *quality, *preview); err != nil {
		log.Fatal("gen: ", err)
	}
}

func run(game, dir string, quality int, preview string) error {
	chart, sheet, err := newChart(filepath.Join(dir, "src"), game)
	if err != nil {
		return err
	}
	img, inked := paint(chart, sheet)
	if preview != "" {
		over := raster.Draw(inked, unmoved, img.Rect)
		draw.Draw(img, img.Rect, over, image.Point{}, draw.Over)
		return create(preview, func(w io.Writer) error { return png.Encode(w, img) })
	}
	shapes := filepath.Join(dir, "map", game+".json")
	if err := create(shapes, func(w io.Writer) error { return json.NewEncoder(w).Encode(chart) }); err != nil {
		return err
	}
	land := filepath.Join(dir, "testdata", "land-"+game+".json") // the game does without
	if err := create(land, func(w io.Writer) error { return json.NewEncoder(w).Encode(chart.Land) }); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "map", game+".ink"), inked.Encode(), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "map", "rose.ink"), rose().Encode(), 0o644); err != nil {
		return err
	}
	return strips(img, filepath.Join(dir, "img", "chart-"+game), quality)
}

// strips writes a picture and its sketch as assets.LoadPicture wants them.
func strips(img *image.RGBA, folder string, quality int) error {
	write := func(name string, img image.Image) error {
		return create(filepath.Join(folder, name), func(w io.Writer) error { return jpeg.Encode(w, img, &jpeg.Options{Quality: quality}) })
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	sketch := image.NewRGBA(image.Rectangle{Max: img.Rect.Size().Div(assets.SketchPart)})
	scale.CatmullRom.Scale(sketch, sketch.Rect, img, img.Rect, scale.Src, nil)
	if err := write("sketch.jpg", sketch); err != nil {
		return err
	}
	for n := 0; n*assets.StripHeight < img.Rect.Dy(); n++ {
		part := img.SubImage(image.Rect(0, n*assets.StripHeight, img.Rect.Dx(), (n+1)*assets.StripHeight))
		if err := write(fmt.Sprintf("strip%02d.jpg", n), part); err != nil {
			return err
		}
	}
	return nil
}

func create(name string, encode func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := encode(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
