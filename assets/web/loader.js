// Loads the game and tells how far it is, or in plain words why it cannot.
"use strict";
(() => {
  const cover = document.getElementById("cover");
  const bar = document.getElementById("progress");
  const status = document.getElementById("status");
  const error = document.getElementById("error");
  const size = Number(document.currentScript.dataset.size);
  const saved = "What you played is kept in this browser: reload the page to go on.";
  let failed = false;
  let printed = ""; // the last of what the program wrote to its standard error

  // fail shows what went wrong, what to do about it, and the details. The first
  // cause counts; what follows from it is not shown.
  function fail(what, advice, details) {
    if (failed) return;
    failed = true;
    bar.hidden = status.hidden = true;
    error.replaceChildren();
    for (const [tag, text] of [["strong", what], ["p", advice], ["pre", details]]) {
      if (text) error.appendChild(document.createElement(tag)).textContent = text;
    }
    error.hidden = false;
    document.body.append(cover);
  }

  window.serenissimaStarted = () => {
    cover.remove();
    document.querySelector("canvas")?.focus();
  };
  window.serenissimaFailed = (text) => fail("The game has stopped because of a mistake in it.", saved, text);
  window.addEventListener("error", (e) => { if (e.error) fail("The game has stopped because of a mistake in it.", saved, printed || e.message); });
  window.addEventListener("unhandledrejection", (e) => fail("The game has stopped because of a mistake in it.", saved, printed || String(e.reason)));

  // counted returns the response with its progress shown as it arrives. The
  // length is that of the unpacked program, whatever form it travels in.
  function counted(response) {
    let got = 0;
    const count = new TransformStream({
      transform(chunk, out) {
        got += chunk.byteLength;
        bar.value = Math.min(got / size, 1);
        status.textContent = got < size ? `Loading… ${Math.floor(100 * got / size)} %` : "Starting…";
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  async function load(go) {
    let response;
    try {
      response = await fetch("game.wasm");
    } catch (e) {
      fail("The game could not be loaded.", location.protocol === "file:"
        ? "A page opened as a file may not load programs. Serve the folder, for example with: make serve"
        : "Please check the connection and reload the page.", String(e));
      return null;
    }
    if (!response.ok) {
      fail("The game could not be loaded.", "The server does not give out game.wasm. Please reload the page later.", `${response.status} ${response.statusText}`);
      return null;
    }
    try {
      return (await WebAssembly.instantiateStreaming(counted(response), go.importObject)).instance;
    } catch (e) {
      fail("The game could not be loaded.", "The program did not arrive whole, or this browser is too old for it. Please reload the page, or update the browser.", String(e));
      return null;
    }
  }

  async function main() {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof TransformStream !== "function") {
      fail("This browser cannot run the game.", "It needs WebAssembly. Please use a current Firefox, Chrome, Edge or Safari.");
      return;
    }
    if (!document.createElement("canvas").getContext("webgl2")) {
      fail("This browser cannot draw the game.", "It needs WebGL 2. Please allow hardware acceleration in its settings, or use a current browser.");
      return;
    }
    if (typeof Go !== "function") {
      fail("The game could not be loaded.", "The server does not give out wasm_exec.js. Please reload the page later.");
      return;
    }
    const write = globalThis.fs.writeSync;
    globalThis.fs.writeSync = (fd, bytes) => {
      printed = (printed + new TextDecoder().decode(bytes)).slice(-8000);
      return write(fd, bytes);
    };
    const go = new Go();
    const seed = new URLSearchParams(location.search).get("seed");
    if (seed !== null) go.argv.push(`-seed=${seed}`);
    let code = 0;
    go.exit = (c) => { code = c; };
    const instance = await load(go);
    if (!instance) return;
    await go.run(instance);
    if (code === 0) fail("The game has ended.", saved);
    else fail("The game has stopped.", saved, printed);
  }
  main();
})();
