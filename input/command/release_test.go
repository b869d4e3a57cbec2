//go:build !js

package command

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"image/png"
	"io"
	"io/fs"
	"testing"
	"time"

	"github.com/jackmordaunt/icns/v3"
	"github.com/stretchr/testify/require"
	"github.com/tc-hib/winres"
)

// day is that of a release.
var day = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// Both archives hold what was put in, can be run where that was, and are the same
// whenever they are made.
func TestArchives(t *testing.T) {
	files := []file{{"serenissima/serenissima", 0o755, []byte("program")}, {"serenissima/README.md", 0o644, []byte("read me")}}
	var packed, again bytes.Buffer
	require.NoError(t, packTar(&packed, files, day))
	require.NoError(t, packTar(&again, files, day))
	require.Equal(t, packed.Bytes(), again.Bytes())
	zipper, err := gzip.NewReader(&packed)
	require.NoError(t, err)
	archive := tar.NewReader(zipper)
	for _, want := range files {
		head, err := archive.Next()
		require.NoError(t, err)
		data, err := io.ReadAll(archive)
		require.NoError(t, err)
		require.Equal(t, want, file{head.Name, fs.FileMode(head.Mode), data})
		require.True(t, day.Equal(head.ModTime))
	}
	_, err = archive.Next()
	require.ErrorIs(t, err, io.EOF)

	packed.Reset()
	again.Reset()
	require.NoError(t, packZip(&packed, files, day))
	require.NoError(t, packZip(&again, files, day))
	require.Equal(t, packed.Bytes(), again.Bytes())
	list, err := zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
	require.NoError(t, err)
	require.Len(t, list.File, len(files))
	for i, f := range list.File {
		part, err := f.Open()
		require.NoError(t, err)
		data, err := io.ReadAll(part)
		require.NoError(t, err)
		require.Equal(t, files[i], file{f.Name, f.Mode(), data})
	}
}

// find returns a file of a parcel.
func find(t *testing.T, files []file, name string) file {
	for _, f := range files {
		if f.name == name {
			return f
		}
	}
	require.FailNow(t, "there is no "+name)
	return file{}
}

// The texts of a release lead to nothing that is not beside it.
func TestTextsBesideTheProgram(t *testing.T) {
	files, err := texts("../..")
	require.NoError(t, err)
	for _, f := range files {
		require.NotContains(t, string(f.data), "](", "links of %s", f.name)
	}
	readme, manual := string(find(t, files, "README.md").data), string(find(t, files, "MANUAL.md").data)
	require.Contains(t, readme, "| Méditerranée (1996)")
	require.Contains(t, readme, "The manual (MANUAL.md)")
	require.NotContains(t, readme, "A few galleys", "the line about a picture")
	require.NotContains(t, readme, "Top right", "the line about a picture")
	require.Contains(t, manual, "stands in board.json with a number")
	require.Equal(t, "a\n\n[b](https://c)\n", string(besideProgram([]byte("![p](p.png)\n\na\n\nLook:\n\n![p](p.png)\n\n[b](https://c)\n"))))
	require.Equal(t, "| a |\n\nb\n", string(besideProgram([]byte("| a |\n\n![p](p.png)\n\nb\n"))), "the line before a picture that is not about it")
}

func TestLinuxParcel(t *testing.T) {
	files, err := forLinux([]byte("program"))
	require.NoError(t, err)
	require.Equal(t, file{"serenissima", 0o755, []byte("program")}, find(t, files, "serenissima"))
	require.Contains(t, string(find(t, files, "share/applications/serenissima.desktop").data), "\nExec=serenissima\nIcon=serenissima\n")
	img, err := png.DecodeConfig(bytes.NewReader(find(t, files, "share/icons/hicolor/128x128/apps/serenissima.png").data))
	require.NoError(t, err)
	require.Equal(t, 128, img.Width)
}

func TestMacParcel(t *testing.T) {
	s := &source{version: "v1<2", time: day}
	files, err := s.forMac([]byte("program"))
	require.NoError(t, err)
	require.Equal(t, fs.FileMode(0o755), find(t, files, "Serenissima.app/Contents/MacOS/serenissima").mode)
	require.Contains(t, string(find(t, files, "Serenissima.app/Contents/Info.plist").data), "<key>CFBundleVersion</key><string>v1&lt;2</string>")
	list, err := icns.DecodeAll(bytes.NewReader(find(t, files, "Serenissima.app/Contents/Resources/serenissima.icns").data))
	require.NoError(t, err)
	most := 0
	for _, img := range list {
		most = max(most, img.Bounds().Dx())
	}
	require.Equal(t, 1024, most)
}

func TestWindowsResources(t *testing.T) {
	rs, err := (&source{version: "v1.2-3-gabc", time: day}).resources()
	require.NoError(t, err)
	icon, err := rs.GetIcon(winres.Name("APP"))
	require.NoError(t, err)
	var ico bytes.Buffer
	require.NoError(t, icon.SaveICO(&ico))
	require.Equal(t, []byte{0, 0, 1, 0, 6, 0}, ico.Bytes()[:6], "six sizes")
	require.NotNil(t, rs.Get(winres.RT_VERSION, winres.ID(1), english))
	require.Contains(t, string(rs.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault)), "permonitorv2")
	_, err = (&source{}).forWindows(systems[2], []byte("no program"))
	require.Error(t, err)
}

func TestReleaseFor(t *testing.T) {
	_, code, _, _, stderr := run("release", "-for", "plan9/mips")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "linux/amd64")
}
