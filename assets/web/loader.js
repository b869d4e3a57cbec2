// Loads the game and tells how far it is, or in plain words why it cannot; and
// sees to it that the game is there without a network the next time.
"use strict";
(() => {
  const bar = document.getElementById("progress");
  const status = document.getElementById("status");
  const { size, digest } = document.currentScript.dataset; // of the program, unpacked
  let workers; // keep the game for when there is no network; private windows have none
  try { workers = navigator.serviceWorker; } catch { /* blocked */ }
  let printed = ""; // the last of what the program wrote to its standard error

  window.addEventListener("error", (e) => { if (e.error) page.stop(printed || e.message); });

  // counted returns the response with its progress shown as it arrives. The
  // length is that of the unpacked program, whatever form it travels in.
  function counted(response) {
    let got = 0, shown = -1;
    const count = new TransformStream({
      transform(chunk, out) {
        out.enqueue(chunk);
        got += chunk.byteLength;
        const n = Math.min(Math.floor(100 * got / size), 100);
        if (n === shown) return;
        shown = n;
        bar.value = n / 100;
        status.textContent = n < 100 ? page.say("loading.part", { n }) : page.say("starting");
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  // foreign reports whether the response is not the program that belongs to this
  // page: a new version may have been put on the server in between. A service
  // worker has seen to that already.
  async function foreign(response) {
    if (!globalThis.crypto?.subtle || workers?.controller) return false;
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
    return digest !== `sha256-${btoa(String.fromCharCode(...sum))}`;
  }

  async function load(go) {
    let response;
    try {
      response = await fetch("game.wasm");
    } catch (e) {
      page.fail(page.say("unloaded"), page.say(location.protocol === "file:" ? "unloaded.folder" : "unloaded.network"), String(e));
      return null;
    }
    if (!response.ok) {
      page.fail(page.say("unloaded"), page.say("unloaded.missing", { name: "game.wasm" }), `${response.status} ${response.statusText}`);
      return null;
    }
    try {
      const [changed, program] = await Promise.all([foreign(response), WebAssembly.instantiateStreaming(counted(response), go.importObject)]);
      if (!changed) return program.instance;
      page.fail(page.say("unloaded"), page.say("unloaded.published"));
    } catch (e) {
      page.fail(page.say("unloaded"), page.say("unloaded.damaged"), String(e));
    }
    return null;
  }

  // keep lets a service worker keep the game for when there is no network. A new
  // version waits until the player wants it, or has closed all pages of the old.
  async function keep() {
    if (!workers) return;
    let wanted = false;
    workers.addEventListener("controllerchange", () => { if (wanted) location.reload(); });
    try {
      const registration = await workers.register("offline.js", { updateViaCache: "none" });
      const offer = (next) => page.announce(() => { wanted = true; next.postMessage("now"); });
      const follow = (next) => {
        if (!next || !registration.active) return; // the first version of all is not waited for
        if (next.state === "installed") offer(next);
        else next.addEventListener("statechange", () => { if (next.state === "installed") offer(next); });
      };
      registration.addEventListener("updatefound", () => follow(registration.installing));
      follow(registration.waiting ?? registration.installing);
      const hour = 3600e3;
      setInterval(() => registration.update().catch(() => {}), hour);
    } catch { /* not allowed here: the game needs the network every time */ }
  }

  // flags are those of the program that the address of the page can have: the game to set
  // up, its options, and the number that decides its dice and cards; with what to say of one
  // that is wrong.
  const flags = {
    game: () => [page.say("game"), page.say("game.about"), page.say("game.without")],
    option: () => [page.say("option"), page.say("option.about"), page.say("option.without")],
    seed: () => [page.say("seed"), page.say("seed.about"), page.say("seed.without")],
  };

  // without is the address of the page without one of them.
  function without(flag) {
    const address = new URL(location.href);
    address.searchParams.delete(flag);
    return address.href;
  }

  async function main() {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof TransformStream !== "function") {
      page.fail(page.say("unfit"), page.say("unfit.about"));
      return;
    }
    if (!document.createElement("canvas").getContext("webgl2")) {
      page.fail(page.say("undrawn"), page.say("undrawn.about"));
      return;
    }
    if (typeof Go !== "function") {
      page.fail(page.say("unloaded"), page.say("unloaded.missing", { name: "wasm_exec.js" }));
      return;
    }
    const write = globalThis.fs.writeSync;
    globalThis.fs.writeSync = (fd, bytes) => {
      printed = (printed + new TextDecoder().decode(bytes)).slice(-8000);
      return write(fd, bytes);
    };
    const go = new Go();
    go.env.GOGC = "400"; // until the first picture; then the program sets it
    for (const flag of Object.keys(flags)) {
      const values = new URLSearchParams(location.search).getAll(flag).slice(0, 20); // Go's loader has little room, and nothing that is
      for (const value of values) go.argv.push(`-${flag}=${value.slice(0, 40)}`); // right is more or longer
    }
    let code = 0;
    go.exit = (c) => { code = c; };
    const [instance, tabs] = await Promise.all([load(go), window.serenissimaTabs]);
    if (!instance) return;
    window.serenissimaTabs = tabs;
    page.started.then(keep); // which would have the processor at the start
    await go.run(instance);
    if (code === 0) page.fail(page.say("ended"), page.saved());
    else if (code === 2 && printed.includes("goroutine ")) page.stop(printed);
    else if (code === 2) {
      const flag = Object.keys(flags).find((f) => printed.includes(`for flag -${f}: `)) ?? "seed";
      const [what, advice, name] = flags[flag]();
      page.fail(what, advice, printed, { name, address: without(flag) });
    }
    else page.fail(page.say("halted"), page.saved(), printed);
  }
  main().catch((e) => page.stop(printed || String(e)));
})();
