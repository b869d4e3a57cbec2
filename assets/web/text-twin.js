// Keeps a copy of what the game shows, in text: headings, lines, buttons that press
// what they name, and a log that is read out. It is hidden from the eye until the
// keyboard goes into it; F6 leads there and back.
"use strict";
(() => {
  const twin = document.body.appendChild(document.createElement("main"));
  twin.id = "text-twin";
  const log = twin.appendChild(document.createElement("div"));
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "polite");
  const notice = twin.appendChild(document.createElement("p"));
  notice.setAttribute("role", "status"); // a short message that passes; read out as it comes
  const copy = twin.appendChild(document.createElement("div"));
  const mostNews = 60;
  let told = 0; // how many of the news have been told

  function add(parent, tag, text) {
    const e = parent.appendChild(document.createElement(tag));
    e.textContent = text;
    return e;
  }

  // news tells what is new, in the order in which it happened.
  function news(page) {
    if (page.told < told) told = 0; // another game, or something was taken back
    for (const line of page.news.slice(Math.max(0, page.news.length - (page.told - told)))) add(log, "p", line);
    told = page.told;
    while (log.childElementCount > mostNews) log.firstElementChild.remove();
  }

  // field takes a number: Enter or the button does with it what it is for.
  function field(parent, f) {
    const form = parent.appendChild(document.createElement("form"));
    const input = add(form, "label", f.text).appendChild(document.createElement("input"));
    input.inputMode = "numeric";
    input.dataset.id = f.id;
    input.value = [...copy.querySelectorAll("input")].find((old) => old.dataset.id === f.id)?.value ?? "";
    add(form, "button", f.done);
    form.addEventListener("submit", (e) => {
      e.preventDefault();
      window.serenissimaPress(`${f.id} ${input.value}`);
    });
  }

  window.serenissimaTextTwin = (text) => {
    const page = JSON.parse(text);
    document.querySelector("canvas")?.setAttribute("aria-hidden", "true");
    const at = copy.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const stops = "button, input";
    const place = [...copy.querySelectorAll(stops)].indexOf(document.activeElement);
    const next = document.createElement("div");
    add(next, "h1", page.heading);
    for (const line of page.lines) add(next, "p", line);
    for (const part of page.parts) {
      if (part.heading) add(next, "h2", part.heading);
      if (part.field) field(next, part.field);
      const list = next.appendChild(document.createElement("ol"));
      for (const b of part.buttons) {
        const button = add(list.appendChild(document.createElement("li")), "button", b.text);
        button.dataset.id = b.id;
        if (b.off) button.setAttribute("aria-disabled", "true");
        if (b.on) button.setAttribute("aria-pressed", "true");
        button.addEventListener("click", () => window.serenissimaPress(b.id));
      }
    }
    copy.replaceChildren(...next.childNodes);
    if (at !== null) { // the keyboard stays where it was, or as near as may be
      const all = [...copy.querySelectorAll(stops)];
      (all.find((b) => b.dataset.id === at) ?? all[Math.min(place, all.length - 1)])?.focus();
    }
    news(page);
    if (notice.textContent !== (page.notice ?? "")) notice.textContent = page.notice ?? "";
  };

  window.addEventListener("keydown", (e) => {
    if (e.key !== "F6") return;
    e.preventDefault();
    if (twin.contains(document.activeElement)) document.querySelector("canvas")?.focus();
    else copy.querySelector("button, input")?.focus();
  }, true);
})();
