// Fetches the chart of a game when the program wants it. Until it is there the program
// shows a blurred one, on which one can play. The page says so if it takes a while, and
// if the chart cannot be fetched, with a button that tries again.
"use strict";
(() => {
  const digests = @CHARTS@; // by the names of the files
  const place = document.getElementById("chart");
  const awaited = new Map(); // what takes the chart of a game, by the name of its file
  let failed = false; // the last try; the next one waits for the player or the network

  // foreign reports whether a chart is not the one that belongs to this page: a new version
  // may have been put on the server in between.
  async function foreign(name, data) {
    if (!globalThis.crypto?.subtle) return false;
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    return digests[name] !== `sha256-${btoa(String.fromCharCode(...sum))}`;
  }

  // show says how it stands.
  function show() {
    failed &&= awaited.size > 0;
    place.classList.toggle("calm", !failed);
    if (awaited.size === 0) page.dismiss(place);
    else if (failed) page.notice(place, page.say("chart.unloaded"), [page.say("again"), again]);
    else page.notice(place, page.say("chart.loading"));
  }

  async function load(name) {
    try {
      const response = await fetch(name);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const data = await response.arrayBuffer();
      if (await foreign(name, data)) {
        page.notice(place, page.say("unloaded.published"), [page.say("reload"), () => location.reload()]);
        return;
      }
      const take = awaited.get(name);
      awaited.delete(name);
      take?.(new Uint8Array(data));
    } catch {
      failed = true;
    }
    show();
  }

  function again() {
    failed = false;
    show();
    for (const name of awaited.keys()) load(name);
  }
  window.addEventListener("online", () => { if (failed) again(); });

  // The program calls this with the name of a file and what takes it.
  window.serenissimaChart = (name, take) => {
    awaited.set(name, take);
    if (!failed) show();
    load(name);
  };
})();
