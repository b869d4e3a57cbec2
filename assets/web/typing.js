// Lets the keyboard of a touch screen write into the game. Such a keyboard opens
// only for a field of the page, and only while a finger is lifted; so an unseen
// field lies where the game shows one, and has the same text.
"use strict";
(() => {
  const field = document.body.appendChild(document.createElement("input"));
  field.id = "typing";
  field.type = "text";
  field.tabIndex = -1;
  field.autocomplete = "off";
  field.spellcheck = false;
  field.enterKeyHint = "done";
  field.setAttribute("aria-hidden", "true"); // the text twin has its own
  const patience = 1500; // milliseconds in which the game has to agree that text is typed
  let game = { at: [], typing: false, text: "", caret: 0, seen: 0 };
  let changes = 0; // by the keyboard
  let since = 0; // when the keyboard was asked for

  const open = () => document.activeElement === field;

  function close() {
    document.querySelector("canvas")?.focus();
    window.scrollTo(0, 0); // the keyboard may have pushed the page up
  }

  // show brings the field in line with the game, unless the game has not yet seen
  // what was typed last.
  function show() {
    if (!open() || game.seen !== changes) return;
    if (!game.typing) {
      if (performance.now() - since > patience) close();
      return;
    }
    if (field.value === game.text) return;
    field.value = game.text;
    const before = [...game.text].slice(0, game.caret).join("").length;
    field.setSelectionRange(before, before);
  }

  window.serenissimaFields = (text) => {
    const typed = game.typing;
    game = JSON.parse(text);
    if (typed && !game.typing && open()) close();
    else show();
  };

  document.addEventListener("touchend", (e) => {
    if (e.target.tagName !== "CANVAS" || e.touches.length > 0 || !window.serenissimaTyped) return;
    const { clientX, clientY } = e.changedTouches[0];
    const at = game.at.find(([x, y, w, h]) => clientX >= x && clientX < x + w && clientY >= y && clientY < y + h);
    if (!at) return;
    ["left", "top", "width", "height"].forEach((side, i) => { field.style[side] = `${at[i]}px`; });
    field.value = "";
    since = performance.now();
    field.focus();
    show();
    setTimeout(show, patience + 100);
  });

  function tell(done) {
    const caret = [...field.value.slice(0, field.selectionStart ?? field.value.length)].length;
    window.serenissimaTyped(field.value, caret, ++changes, done);
  }

  field.addEventListener("input", () => tell(false));
  field.addEventListener("keydown", (e) => {
    if (e.isComposing) return;
    if (e.key === "Enter") {
      e.preventDefault();
      tell(true);
    } else if (e.key === "Tab" || e.key === "Escape") {
      e.preventDefault();
      close();
    }
  });
})();
