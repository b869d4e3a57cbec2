// What the page says around the game: what went wrong and what can be done, and
// that a new version is there. Its words are in the language that the game will
// have: the one chosen in the settings, else the first of the browser's own that
// the game speaks. Once it runs, the game gives them itself.
"use strict";
const page = (() => {
  const cover = document.getElementById("cover");
  const error = document.getElementById("error");
  const news = document.getElementById("news");
  const languages = @WORDS@; // words by the tag of their language
  const words = {};
  let failed = false;

  // preferred are the tags of the languages that the player prefers, the dearest
  // first.
  function preferred() {
    let chosen;
    try { chosen = JSON.parse(localStorage.getItem("serenissima/settings")).language; } catch { /* none, damaged or blocked */ }
    return [chosen, ...navigator.languages];
  }

  // speak makes the words of the page those of a language.
  function speak(language, own) {
    document.documentElement.lang = language;
    Object.assign(words, own);
    document.querySelector("meta[name=description]").content = own.description;
    document.querySelector("link[rel=manifest]").setAttribute("href", `manifest.${language}.webmanifest`);
  }

  // say returns the words of a name, with their arguments, by name, in place.
  const say = (name, args = {}) => words[name].replace(/\{(\w+)\}/g, (_, key) => args[key]);

  const add = (parent, tag, text) => {
    const e = parent.appendChild(document.createElement(tag));
    e.textContent = text;
    return e;
  };
  const button = (parent, text, does) => add(parent, "button", text).addEventListener("click", does);

  // fail shows what went wrong, paragraphs on what to do about it, and details.
  // A capsule, if there is one, can be saved as a file, which comes first where only
  // that keeps the game. A button loads the page again, or another address where this
  // one would only fail again. The first cause counts; what follows from it is not shown.
  function fail(what, advice, details, { capsule, only = false, name = words.reload, address } = {}) {
    if (failed) return;
    failed = true;
    for (const e of cover.querySelectorAll("progress, #status, img")) e.hidden = true;
    for (const e of document.querySelectorAll(".notice")) e.hidden = true;
    error.replaceChildren();
    add(error, "h2", what);
    for (const text of [advice].flat()) if (text) add(error, "p", text);
    const reload = () => button(error, name, () => address ? location.replace(address) : location.reload());
    if (!only) reload();
    if (capsule) button(error, words.save, () => download(capsule));
    if (only) reload();
    if (details) {
      const more = error.appendChild(document.createElement("details"));
      more.open = !capsule;
      add(more, "summary", words.details);
      add(more, "pre", details);
    }
    error.hidden = false;
    if (document.fullscreenElement) document.exitFullscreen();
    document.body.append(cover);
    error.querySelector("button").focus();
  }

  // mark notes for the next load that the program has broken. If it did so the last
  // time as well, the match is not opened at once again: the title comes first.
  function mark() {
    if (failed) return;
    try {
      if (sessionStorage.getItem("serenissima/broken")) sessionStorage.removeItem("serenissima/open");
      sessionStorage.setItem("serenissima/broken", "1");
    } catch { /* blocked */ }
  }

  // keeps reports whether the browser lets the page keep anything.
  function keeps() {
    try {
      localStorage.getItem("serenissima/settings");
      return true;
    } catch { return false; }
  }

  // saved says whether what was played is kept.
  const saved = () => keeps() ? words.saved : words.unsaved;

  // stop is fail for a program that could not write its capsule itself: the last
  // match that it saved and what it printed make one.
  function stop(printed) {
    mark();
    let match = "";
    try { match = window.serenissimaTabs?.lastMatch?.() ?? ""; } catch { /* blocked */ }
    const remarks = ["Serenissima has stopped because of a mistake in it. This file tells of it, and opens", "the match where it was:  serenissima -open FILE",
      "", navigator.userAgent, "", ...printed.split("\n")].map(line => `# ${line}`);
    fail(words.stopped, saved(), printed, { capsule: `${remarks.join("\n")}\n${match}` });
  }

  // download gives a text to the player as a file.
  function download(text) {
    const a = document.createElement("a");
    a.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    a.download = "serenissima-crash.txt";
    document.body.append(a);
    a.click();
    a.remove();
    setTimeout(() => URL.revokeObjectURL(a.href), 60000);
  }

  // notice shows a line above the game, with buttons, as pairs of their words and what they do.
  function notice(place, text, ...buttons) {
    if (failed) return;
    place.replaceChildren();
    add(place, "span", text);
    for (const [name, does] of buttons) button(place, name, does);
    place.hidden = false;
  }

  // dismiss takes such a line away.
  function dismiss(place) {
    const focused = place.contains(document.activeElement);
    place.hidden = true;
    if (focused) document.querySelector("canvas")?.focus();
  }

  // The game ends above the offer of a new version, which would cover its buttons.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--below", `${news.offsetHeight}px`);
    window.dispatchEvent(new Event("resize"));
  }).observe(news);

  // announce says that a new version is there; accept is called if the player
  // wants it now.
  const announce = (accept) => notice(news, words.update, [words.reload, accept], [words.later, () => dismiss(news)]);

  // The program gives its language, and the words of the page in it, at its start
  // and whenever the player chooses another one.
  window.serenissimaLanguage = speak;
  // started is when the program shows its first picture: the cover goes.
  const started = new Promise((resolve) => {
    window.serenissimaStarted = () => {
      cover.remove();
      document.querySelector("canvas")?.focus();
      resolve();
    };
  });
  window.serenissimaFailed = (text) => fail(words.stopped, saved(), text);
  window.serenissimaBroken = (title, text, details, capsule) => {
    mark();
    fail(title, text, details, { capsule, only: !keeps() });
  };

  const language = preferred().map((tag) => String(tag).split("-")[0]).find((tag) => Object.keys(languages).includes(tag)) ?? "en";
  speak(language, languages[language]);
  document.getElementById("progress").setAttribute("aria-label", say("loading"));
  document.getElementById("status").textContent = say("loading");

  return { announce, dismiss, fail, notice, saved, say, started, stop };
})();
