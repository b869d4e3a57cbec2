//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"

	browserproto "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	cdpinput "github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/input/device"
)

// TestFilesOfThePage drops a file on the page, chooses one in the browser's own
// dialogue, and downloads one that is the same game.
func TestFilesOfThePage(t *testing.T) {
	dir := t.TempDir()
	write := func(name string) (file string, data []byte) {
		m, _ := golden(t, name)
		file, data = filepath.Join(dir, name+".sere"), save.Encode(m)
		require.NoError(t, os.WriteFile(file, data, 0o600))
		return file, data
	}
	dropped, one := write("serenissima-1-begun")
	chosen, other := write("serenissima-1-whole")
	b := startGame(t, "?seed=7")
	b.until("the title", scene("title"))

	for _, kind := range []cdpinput.DispatchDragEventType{cdpinput.DispatchDragEventTypeDragEnter, cdpinput.DispatchDragEventTypeDragOver, cdpinput.DispatchDragEventTypeDrop} {
		_, err := chromedp.Call(b.ctx, cdpinput.DispatchDragEvent, cdpinput.DispatchDragEventParams{
			Type: kind, X: 400, Y: 250, Data: &cdpinput.DragData{Items: []*cdpinput.DragDataItem{}, Files: []string{dropped}, DragOperationsMask: 1}})
		require.NoError(t, err)
	}
	b.until("the question", scene("message"))
	b.tap("answer")
	b.until("the match", scene("play"))
	require.Equal(t, string(one), string(save.Encode(autosaved(t, b))))

	downloads := filepath.Join(dir, "downloads")
	require.NoError(t, os.Mkdir(downloads, 0o700))
	_, err := chromedp.CallBrowser(b.ctx, browserproto.SetDownloadBehavior, browserproto.SetDownloadBehaviorParams{
		Behavior: browserproto.SetDownloadBehaviorBehaviorAllow, DownloadPath: downloads, BrowserContextID: chromedp.FromContext(b.ctx).BrowserContextID})
	require.NoError(t, err)
	b.tap("menu")
	b.tap("saves")
	b.until("the saved games", scene("saves"))
	b.tap("save-as")
	b.tap("slot-rename")
	b.until("what can be done with it", func(s device.Screen) bool { return s.Find("slot-file") != nil })
	b.tap("slot-file")
	var data []byte
	for range 600 {
		b.frames()
		if files, _ := filepath.Glob(filepath.Join(downloads, "*.sere")); len(files) == 1 {
			data, err = os.ReadFile(files[0])
			require.NoError(t, err)
			break
		}
	}
	again, err := save.Read(data, catalog.Find)
	require.NoError(t, err)
	require.Equal(t, string(one), string(save.Encode(again)))

	fields := make(chan cdp.BackendNodeID, 1)
	require.NoError(t, chromedp.Listen(b.ctx, func(ev any) {
		if ev, ok := ev.(*page.EventFileChooserOpened); ok {
			fields <- ev.BackendNodeID
		}
	}))
	_, err = chromedp.Call(b.ctx, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	require.NoError(t, err)
	b.tap("import")
	b.until("the question where from", scene("message"))
	b.tap("answer")
	select {
	case id := <-fields:
		_, err = chromedp.Call(b.ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{chosen}, BackendNodeID: id})
		require.NoError(t, err)
	case <-b.ctx.Done():
		require.Fail(t, "no dialogue opens")
	}
	b.until("the question", func(s device.Screen) bool { return scene("message")(s) && s.Find("answer 2") != nil })
	b.tap("answer")
	b.until("the other match", func(s device.Screen) bool { return s.Facts["scene"] != "message" })
	require.Equal(t, string(other), string(save.Encode(autosaved(t, b))))
}
