// Numbers the tabs in which the game is open, so that each keeps the matches that are
// played in it under names of its own: two tabs never write over each other.
"use strict";
window.serenissimaTabs = (async () => {
  const key = "serenissima/tab";
  // autosaves are the names of the matches in progress of the tab with a number, one for
  // each game. The name of the only one of earlier versions has no game.
  const autosaves = (n) => {
    const name = n === 1 ? "serenissima/autosave" : `serenissima/autosave-${n}`;
    return Object.keys(localStorage).filter((k) => k === name || k.startsWith(`${name}-`) && /^[a-z][^.]*$/.test(k.slice(name.length + 1)));
  };
  // last is the text of the one that was saved last, empty if there is none.
  const last = (n) => {
    const time = (text) => Number(/^# saved (\d+)$/m.exec(text)?.[1] ?? 0);
    return autosaves(n).map((k) => localStorage.getItem(k)).sort((a, b) => time(b) - time(a))[0] ?? "";
  };
  const patience = 2000; // milliseconds for the tab that was here before a reload to be gone

  // before is the number that this tab had before it was loaded again. One behind
  // the first is of no use without its match.
  let before = 0;
  try {
    const n = Number(sessionStorage.getItem(key));
    if (n === 1 || n > 1 && autosaves(n).length > 0) before = n;
  } catch { /* blocked: nothing is kept anyway */ }

  // lock takes a number for as long as the page is there, if nobody else has it. It
  // rejects if the page may not lock, as in a browser that blocks site data.
  const lock = (n, options) => new Promise((done, refused) => {
    navigator.locks.request(`serenissima-${n}`, options, (held) => {
      done(held !== null);
      return held && new Promise(() => {});
    }).catch((e) => options.signal?.aborted ? done(false) : refused(e));
  });

  async function byLocks() {
    let own = before > 0 && await lock(before, { signal: AbortSignal.timeout(patience) }) ? before : 0;
    for (let n = 1; own === 0; n++) if (await lock(n, { ifAvailable: true })) own = n;
    const { held } = await navigator.locks.query();
    const numbers = held.map((l) => Number(/^serenissima-(\d+)$/.exec(l.name)?.[1]));
    return { own, others: numbers.filter((n) => n > 0 && n !== own) };
  }

  // byAsking is for pages that may not lock, such as those that do not come by HTTPS.
  async function byAsking() {
    let own = 0;
    const others = new Set();
    const channel = new BroadcastChannel("serenissima");
    channel.addEventListener("message", ({ data }) => {
      if (data !== 0) others.add(data);
      else if (own > 0) channel.postMessage(own);
    });
    channel.postMessage(0);
    await new Promise((done) => setTimeout(done, 300));
    own = before > 0 && !others.has(before) ? before : 1;
    while (others.has(own)) own++;
    channel.postMessage(own);
    return { own, others: [...others] };
  }

  let tabs = { own: 1, others: [] };
  for (const way of [byLocks, byAsking]) {
    try {
      tabs = await way();
      break;
    } catch { /* this browser has no such thing */ }
  }
  try { sessionStorage.setItem(key, tabs.own); } catch { /* blocked */ }
  return { ...tabs, lastMatch: () => last(tabs.own) };
})();
