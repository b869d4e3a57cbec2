//go:build !js

package command

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"html"
	"image"
	"image/png"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"time"

	"github.com/jackmordaunt/icns/v3"
	"github.com/tc-hib/winres"
	winversion "github.com/tc-hib/winres/version"

	"serenissima/input/command/gotool"
	"serenissima/render/badge"
)

// A file is one of an archive, its name with slashes.
type file struct {
	name string
	mode fs.FileMode
	data []byte
}

// parcel returns the files of the archive for a system, around its program.
func (s *source) parcel(to system, program []byte) ([]file, error) {
	var files []file
	var err error
	switch to.os {
	case "windows":
		files, err = s.forWindows(to, program)
	case "darwin":
		files, err = s.forMac(program)
	default:
		files, err = forLinux(program)
	}
	if err != nil {
		return nil, err
	}
	read, err := texts(".")
	if err != nil {
		return nil, err
	}
	licences, err := gotool.Licences(program, to.env()...)
	if err != nil {
		return nil, err
	}
	files = append(files, read...)
	for _, l := range licences {
		files = append(files, file{l.Name, 0o644, l.Text})
	}
	for i := range files {
		files[i].name = "serenissima/" + files[i].name
	}
	return files, nil
}

var (
	pictured = regexp.MustCompile(`(?m)(^[^\n|]+\n\n)?^!\[[^\]]*\]\([^)]*\)\n\n`) // a picture, with the line about it
	linked   = regexp.MustCompile(`\[([^\]]*)\]\([^):]*\)`)                       // to a file of the source
)

// besideProgram is a text of the source without what lies only beside the source: its pictures,
// and links to files.
func besideProgram(text []byte) []byte {
	return linked.ReplaceAll(pictured.ReplaceAll(text, nil), []byte("$1"))
}

// texts returns what players can read beside the program, from the source in a folder: the README
// and the manual.
func texts(source string) (list []file, err error) {
	for _, name := range []string{"README.md", "input/MANUAL.md"} {
		text, err := os.ReadFile(filepath.Join(source, name))
		if err != nil {
			return nil, err
		}
		list = append(list, file{path.Base(name), 0o644, besideProgram(text)})
	}
	return list, nil
}

// desktopEntry is what menus of Linux desktops read. The icon and the program are
// found if the folder share is copied to ~/.local/share and the program lies on
// the path.
const desktopEntry = `[Desktop Entry]
Type=Application
Name=Serenissima
GenericName=Board game
Comment=Galleys, goods and garrisons on the Mediterranean
Comment[de]=Galeeren, Waren und Garnisonen auf dem Mittelmeer
Comment[fr]=Galères, marchandises et garnisons en Méditerranée
Exec=serenissima
Icon=serenissima
Terminal=false
Categories=Game;BoardGame;StrategyGame;
`

func forLinux(program []byte) ([]file, error) {
	files := []file{{"serenissima", 0o755, program}, {"share/applications/serenissima.desktop", 0o644, []byte(desktopEntry)}}
	for _, size := range []int{16, 32, 48, 64, 128, 256, 512} {
		var b bytes.Buffer
		if err := png.Encode(&b, badge.Draw(size, badge.Rounded)); err != nil {
			return nil, err
		}
		files = append(files, file{fmt.Sprintf("share/icons/hicolor/%dx%d/apps/serenissima.png", size, size), 0o644, b.Bytes()})
	}
	return files, nil
}

// forWindows puts icon, version and manifest into the program.
func (s *source) forWindows(to system, program []byte) ([]file, error) {
	resources, err := s.resources()
	if err != nil {
		return nil, err
	}
	var exe bytes.Buffer
	if err := resources.WriteToEXE(&exe, bytes.NewReader(program)); err != nil {
		return nil, fmt.Errorf("%v: %w", to, err)
	}
	return []file{{"serenissima.exe", 0o755, exe.Bytes()}}, nil
}

// english is the language of the texts in the program, by the numbers of Windows.
const english = 0x409

func (s *source) resources() (*winres.ResourceSet, error) {
	var sizes []image.Image
	for _, size := range []int{256, 64, 48, 32, 24, 16} {
		sizes = append(sizes, badge.Draw(size, badge.Rounded))
	}
	icon, err := winres.NewIconFromImages(sizes)
	if err != nil {
		return nil, err
	}
	rs := &winres.ResourceSet{}
	if err := rs.SetIcon(winres.Name("APP"), icon); err != nil {
		return nil, err
	}
	rs.SetManifest(winres.AppManifest{
		Description: "Serenissima", ExecutionLevel: winres.AsInvoker, Compatibility: winres.Win10AndAbove,
		DPIAwareness: winres.DPIPerMonitorV2, UseCommonControlsV6: true, LongPathAware: true,
	})
	var about winversion.Info
	for key, text := range map[string]string{
		winversion.ProductName: "Serenissima", winversion.FileDescription: "Serenissima", winversion.ProductVersion: s.version,
		winversion.FileVersion: s.version, winversion.OriginalFilename: "serenissima.exe", winversion.LegalCopyright: "MIT licence",
	} {
		if err := about.Set(english, key, text); err != nil {
			return nil, err
		}
	}
	rs.SetVersionInfo(about)
	return rs, nil
}

// forMac returns an application folder. It is not signed but for what the linker
// does: the first time it is opened from its menu.
func (s *source) forMac(program []byte) ([]file, error) {
	var icon bytes.Buffer
	if err := icns.Encode(&icon, badge.Draw(1024, badge.Rounded)); err != nil {
		return nil, err
	}
	about := fmt.Sprintf(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleName</key><string>Serenissima</string>
	<key>CFBundleDisplayName</key><string>Serenissima</string>
	<key>CFBundleIdentifier</key><string>game.serenissima</string>
	<key>CFBundleExecutable</key><string>serenissima</string>
	<key>CFBundleIconFile</key><string>serenissima.icns</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
	<key>CFBundleShortVersionString</key><string>%[1]s</string>
	<key>CFBundleVersion</key><string>%[1]s</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
	<key>NSHighResolutionCapable</key><true/>
</dict>
</plist>
`, html.EscapeString(s.version))
	const contents = "Serenissima.app/Contents/"
	return []file{
		{contents + "Info.plist", 0o644, []byte(about)},
		{contents + "MacOS/serenissima", 0o755, program},
		{contents + "Resources/serenissima.icns", 0o644, icon.Bytes()},
	}, nil
}

// packTar writes files as a packed tar archive, all of one time.
func packTar(w io.Writer, files []file, at time.Time) error {
	zipper, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	archive := tar.NewWriter(zipper)
	for _, f := range files {
		head := &tar.Header{Name: f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: at, Format: tar.FormatPAX}
		if err := archive.WriteHeader(head); err != nil {
			return err
		}
		if _, err := archive.Write(f.data); err != nil {
			return err
		}
	}
	if err := archive.Close(); err != nil {
		return err
	}
	return zipper.Close()
}

// packZip writes files as a ZIP archive, all of one time.
func packZip(w io.Writer, files []file, at time.Time) error {
	archive := zip.NewWriter(w)
	for _, f := range files {
		head := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		head.SetMode(f.mode)
		part, err := archive.CreateHeader(head)
		if err != nil {
			return err
		}
		if _, err := part.Write(f.data); err != nil {
			return err
		}
	}
	return archive.Close()
}
