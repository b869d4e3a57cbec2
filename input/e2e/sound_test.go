//go:build e2e

package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"
)

// ears is a script that listens to what the page plays: ears.heard and ears.quiet
// are seconds of sound, and of silence since the last of it. A page without a
// window has the focus always; the script says whether anybody is there.
const ears = `
window.attended = true;
document.hasFocus = () => attended;
window.ears = {context: null, heard: 0, quiet: 0};
window.AudioContext = class extends AudioContext {
	constructor(...options) {
		super(...options);
		ears.context = this;
	}
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function(to, ...rest) {
	if (to === this.context.destination) {
		const ear = this.context.createScriptProcessor(1024, 2, 2);
		ear.onaudioprocess = event => {
			const input = event.inputBuffer;
			const silent = [0, 1].every(channel => input.getChannelData(channel).every(x => x === 0));
			ears.quiet = silent ? ears.quiet + input.duration : 0;
			ears.heard += silent ? 0 : input.duration;
		};
		connect.call(this, ear);
		connect.call(ear, to);
	}
	return connect.call(this, to, ...rest);
};`

// wait waits until a JavaScript expression holds in the page. Other than with poll
// the page does not take it for something that a visitor has done.
func (b *browser) wait(expression string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, hung)
	defer cancel()
	_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](
		`new Promise(done => { const look = () => `+expression+` ? done(true) : setTimeout(look, 20); look() })`, chromedp.EvalAwaitPromise))
	require.NoError(b.t, err, expression)
}

// evaluate returns the text of a JavaScript expression in the page, which may
// wait for something.
func (b *browser) evaluate(expression string) string {
	b.t.Helper()
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string]("(async () => String("+expression+"))()", chromedp.EvalAwaitPromise))
	require.NoError(b.t, err, expression)
	return text
}

// TestSoundOfThePage: browsers play nothing before something has been clicked.
// From then on there is music, except while it is muted or nobody looks.
func TestSoundOfThePage(t *testing.T) {
	b := startGame(t, "?seed=7", ears)
	b.wait(`window.serenissimaProbeText && ears.context`)
	for range 20 {
		b.frames()
	}
	require.Equal(t, "suspended 0 0", b.evaluate(`ears.context.state + " " + ears.context.currentTime + " " + ears.heard`), "nothing has been clicked")

	sounds := func() {
		b.evaluate(`ears.heard = 0`)
		b.wait(`ears.heard > 1`)
	}
	isSilent := func() { b.wait(`ears.quiet > 1`) }
	b.tap("settings")
	b.wait(`ears.context.state === "running"`)
	sounds()

	b.key(ebiten.KeyM)
	isSilent()
	b.key(ebiten.KeyM)
	sounds()

	b.evaluate(`attended = false`)
	isSilent()
	b.evaluate(`attended = true`)
	sounds()
}
