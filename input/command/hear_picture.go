//go:build !js

package command

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"math/bits"
	"math/cmplx"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"serenissima/assets"
	"serenissima/render/synth"
	"serenissima/render/theme"
)

// Sizes of the sheet, pixels.
const (
	cellsInRow   = 4
	cellWidth    = 400
	cellTitle    = 22
	cellWave     = 80
	cellSpectrum = 130
	cellGap      = 14
)

// pictureOf draws takes side by side, a cell each: a second wide, or more if it
// lasts longer.
func pictureOf(takes []take) image.Image {
	rows := (len(takes) + cellsInRow - 1) / cellsInRow
	height := cellTitle + cellWave + cellSpectrum + cellGap
	img := image.NewRGBA(image.Rect(0, 0, cellsInRow*(cellWidth+cellGap)+cellGap, rows*height+cellGap))
	draw.Draw(img, img.Bounds(), image.NewUniform(theme.Paper), image.Point{}, draw.Src)
	for i := range takes {
		t := &takes[i]
		at := image.Pt(cellGap+i%cellsInRow*(cellWidth+cellGap), cellGap+i/cellsInRow*height)
		d := font.Drawer{Dst: img, Src: image.NewUniform(theme.Ink), Face: assets.Face(assets.SansBold, 16), Dot: fixed.P(at.X, at.Y+cellTitle-7)}
		d.DrawString(t.String())
		wide := max(1, t.seconds())
		columns := int(cellWidth * t.seconds() / wide)
		at.Y += cellTitle
		drawWave(img, at, columns, t.samples)
		for tenth := 1; wide < 4 && float64(tenth) < 10*wide; tenth++ {
			x := at.X + int(float64(tenth)*cellWidth/(10*wide))
			draw.Draw(img, image.Rect(x, at.Y+cellWave-4, x+1, at.Y+cellWave), image.NewUniform(theme.Ink), image.Point{}, draw.Src)
		}
		at.Y += cellWave
		drawSpectrum(img, at, columns, t.samples)
	}
	return img
}

// drawWave draws the least and the largest sample of each column; the frame is
// what can be played without clipping.
func drawWave(img *image.RGBA, at image.Point, columns int, samples []float32) {
	box := image.Rect(at.X, at.Y, at.X+cellWidth, at.Y+cellWave)
	draw.Draw(img, box, image.NewUniform(theme.White), image.Point{}, draw.Src)
	row := func(x float32) int { return at.Y + int((1-float64(x))/2*(cellWave-1)+0.5) }
	for c := range columns {
		var lo, hi float32
		for _, x := range samples[c*len(samples)/columns : (c+1)*len(samples)/columns] {
			lo, hi = min(lo, x), max(hi, x)
		}
		for y := row(hi); y <= row(lo); y++ {
			img.Set(at.X+c, y, theme.Rubric)
		}
	}
}

// The spectrogram: frequencies (Hz) at the bottom and at the top, and how many
// decibels below the loudest are black.
const (
	lowestTone  = 50.0
	highestTone = 16000.0
	darkest     = 70.0
	slice       = 2048 // samples of a spectrum
)

// drawSpectrum draws the spectrum of each column, the pitch upwards; the lines
// are 100, 1000 and 10,000 Hz.
func drawSpectrum(img *image.RGBA, at image.Point, columns int, samples []float32) {
	draw.Draw(img, image.Rect(at.X, at.Y, at.X+cellWidth, at.Y+cellSpectrum), image.Black, image.Point{}, draw.Src)
	power := make([][]float64, columns)
	loudest := 1e-12
	for c := range power {
		power[c] = spectrum(samples, c*len(samples)/columns-slice/2)
		for _, p := range power[c] {
			loudest = max(loudest, p)
		}
	}
	tone := func(y int) float64 {
		return lowestTone * math.Pow(highestTone/lowestTone, 1-(float64(y)+0.5)/cellSpectrum)
	}
	for c := range power {
		for y := range cellSpectrum {
			from, to := tone(y+1)*slice/synth.Rate, tone(y)*slice/synth.Rate
			p := 0.0
			for bin := int(from); bin <= int(to); bin++ {
				p = max(p, power[c][bin])
			}
			img.Set(at.X+c, at.Y+y, heat(1+10*math.Log10(p/loudest+1e-12)/darkest))
		}
	}
	for f := 100.0; f < highestTone; f *= 10 {
		y := at.Y + int(cellSpectrum*(1-math.Log(f/lowestTone)/math.Log(highestTone/lowestTone)))
		for x := at.X; x < at.X+cellWidth; x += 6 {
			img.Set(x, y, theme.Cream)
		}
	}
}

// heat is the colour of a share of the loudest.
func heat(u float64) color.Color {
	u = max(0, min(1, u))
	part := func(from, to float64) uint8 { return uint8(255 * max(0, min(1, (u-from)/(to-from)))) }
	return color.RGBA{part(0.15, 0.6), part(0.45, 0.95), part(0, 0.3)/2 + part(0.8, 1)/2, 255}
}

// spectrum returns the power of the tones in samples that begin at from.
func spectrum(samples []float32, from int) []float64 {
	x := make([]complex128, slice)
	for i := range x {
		if j := from + i; j >= 0 && j < len(samples) {
			x[i] = complex(float64(samples[j])*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/slice)), 0)
		}
	}
	transform(x)
	power := make([]float64, slice/2)
	for i := range power {
		power[i] = real(x[i])*real(x[i]) + imag(x[i])*imag(x[i])
	}
	return power
}

// transform is the fast Fourier transform, in place, of slice samples.
func transform(x []complex128) {
	width := bits.Len(slice - 1)
	for i := range x {
		if j := int(bits.Reverse32(uint32(i)) >> (32 - width)); i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for half := 1; half < slice; half *= 2 {
		for from := 0; from < slice; from += 2 * half {
			for i := range half {
				a, b := &x[from+i], &x[from+half+i]
				turned := *b * turns[i*(slice/2/half)]
				*a, *b = *a+turned, *a-turned
			}
		}
	}
}

// turns are the roots of unity, clockwise, half of the circle.
var turns = func() (t [slice / 2]complex128) {
	for i := range t {
		t[i] = cmplx.Rect(1, -2*math.Pi*float64(i)/slice)
	}
	return t
}()
