"use strict";
// The pages between turns: hand, what is mine, plan, the table, the log, rules, settings.

let state = null;      // the newest message of the table
let faces = "";        // the path of this evening's faces

const thing = (id) => (state && state.things[id]) || null;

function picture(id, lazy) {
  const face = thing(id);
  if (!face || !face.face) return null;
  const made = el("img", { class: "face", alt: "", loading: lazy ? "lazy" : null, decoding: "async" });
  let tries = 0;
  made.addEventListener("error", () => { // the table was busy painting
    if (++tries < 8) setTimeout(() => { made.src = `/${faces}/${face.face}.jpg?${tries}`.replace(/\?\d+$/, ""); }, 700 * tries);
  });
  made.src = `/${faces}/${face.face}.jpg`;
  return made;
}

function marks(face) {
  if (!face.parts) return null;
  return face.parts.map((part) => el("div", { class: "marks" }, part.needs.map(([signs, text, met]) =>
    el("span", { class: "mark " + (met === true ? "met" : met === false ? "lack" : ""), title: text }, marked(signs)))));
}

function card(id, wishes, ...more) {
  const face = thing(id);
  const lines = face.parts ? marks(face) : face.lines.map((line) => el("small", {}, marked(line)));
  return el("button", { class: "card" + (face.tile ? " tile" : ""), vars: { card: face.tint || "var(--line)" }, ...wishes },
    picture(id, true), el("span", { class: "words" }, el("b", {}, face.title), face.kind ? el("small", {}, face.kind) : null, lines, more));
}

function pageHand() {
  if (!state.hand.length) return [el("p", { class: "quiet" }, say("no_hand")), ...lately()];
  return [el("div", { class: "hand" }, state.hand.map((id) => card(id, { onclick: () => zoom(id), "aria-label": thing(id).title }))), ...lately()];
}

// Below the hand: how everybody stands, and what happened last.
function lately() {
  return [el("ul", { class: "rows slim" }, state.seats.filter((seat) => !seat.outside).map((seat) =>
    el("li", { class: seat.asked ? "asked" : "" }, icon(seat.crest, ""), el("span", {}, seat.name), facts(seat.have.slice(0, 1)),
      el("span", { class: "n" }, icon(state.points, ""), " ", String(seat.score))))),
    el("ul", { class: "log soft" }, state.log.slice(-6).reverse().map(([text]) => el("li", {}, el("span", {}, marked(text)))))];
}

function facts(have) {
  return el("div", { class: "facts" }, have.map(([name, n, text]) =>
    el("span", { title: text }, icon(name, "", text), n >= 0 ? String(n) : null)));
}

function belongings(name, score, have) {
  return el("ul", { class: "rows" },
    el("li", {}, icon(state.points, ""), el("span", {}, name), el("span", { class: "n" }, String(score))),
    have.map(([sign, n, text]) => el("li", {}, icon(sign, ""), el("span", {}, text), n >= 0 && !text.includes(String(n)) ? el("span", { class: "n" }, String(n)) : null)));
}

function pageClan() { return [belongings(state.name, state.score, state.have)]; }

// What another seat has, in words: signs have no explanation under a finger.
function lookAt(seat) {
  lay(el("h2", {}, seat.name), belongings(seat.name, seat.score, seat.have), el("div", { class: "buttons" }, el("button", { onclick: fold }, say("close"))));
}

function pagePlan() {
  const found = state.hand.filter((id) => thing(id).parts);
  if (!found.length) return [el("p", { class: "quiet" }, say("nothing_missing"))];
  return found.map((id) => {
    const face = thing(id);
    return el("button", { class: "seat planned", vars: { seat: face.tint }, onclick: () => zoom(id) },
      el("b", {}, face.title), parts(face));
  });
}

function parts(face) {
  return face.parts.map((part, n) => {
    const lacks = part.needs.filter((need) => need[2] !== true);
    return el("div", { class: "part" },
      el("b", {}, n ? say("bonus") + ": " : say("gives") + ": "), marked(part.gains),
      lacks.length ? el("ul", {}, part.needs.map(([signs, text, met]) => el("li", { class: met === true ? "met" : "lack" }, marked(signs), " ", text)))
        : el("p", { class: "quiet" }, say("ready")));
  });
}

function pageTable() {
  const rows = [...state.seats].filter((seat) => !seat.outside);
  if (state.over) {
    const place = (seat) => state.over.ranking.findIndex(([name]) => name === seat.name);
    rows.sort((a, b) => place(a) - place(b));
  }
  return [state.over ? el("p", { class: "tip" }, say("over"), state.over.won.length ? [" ", say("winner"), " ", el("b", {}, state.over.won.join(", "))] : null) : el("p", { class: "quiet" }, state.note),
    ...rows.map((seat) => el("button", { class: "seat" + (seat.asked ? " asked" : ""), vars: { seat: seat.tint }, onclick: () => lookAt(seat) },
      el("div", { class: "top" }, icon(seat.crest, ""), seat.name,
        el("span", { class: "n" }, icon(state.points, ""), String(seat.score))),
      facts(seat.have)))];
}

function pageLog() {
  if (!state.log.length) return [el("p", { class: "quiet" }, say("no_log"))];
  return [el("ul", { class: "log" }, [...state.log].reverse().map(([text, name, crest]) =>
    el("li", {}, icon(crest || name, ""), el("span", {}, marked(text)))))];
}

function pageMore() {
  const size = store.get("size") || "middle", look = store.get("look") || "auto", signal = store.get("signal") || "on";
  return [
    el("button", { class: "plain", onclick: () => openRules({ page: "", place: "" }) }, icon("rules"), " ", say("rules")),
    el("h3", {}, say("language")),
    el("select", { onchange: (event) => { store.set("lang", event.target.value); link.send({ do: "lang", lang: event.target.value }); }, "aria-label": say("language") },
      app.languages.map(([code, name]) => el("option", { value: code, selected: code === app.lang }, name))),
    el("h3", {}, say("size")), choices("size", size, ["small", "middle", "large"], ["small", "middle", "large"]),
    el("h3", {}, say("look")), choices("look", look, ["auto", "day", "night"], ["look_auto", "look_day", "look_night"]),
    el("h3", {}, say("signal")), choices("signal", signal, ["on", "off"], ["signal_on", "signal_off"]),
    el("p", { class: "quiet" }, say("promise")), el("p", { class: "quiet" }, say("sleep")),
    el("button", { class: "plain", id: "rise", onclick: () => sure(say("rise"), () => { store.set("key", ""); link.send({ do: "rise" }); }) }, say("rise")),
  ];
}

function choices(name, now, values, texts) {
  return el("div", { class: "choices" }, values.map((value, n) =>
    el("button", { class: value === now ? "on" : "", "aria-pressed": String(value === now), onclick: () => { store.set(name, value); dress(); draw(); } }, say(texts[n]))));
}

// --- what lies over everything: the last thing, its buttons, stays in sight ---

const over = () => document.getElementById("over");
function lay(...content) {
  const foot = content.pop(), sheet = el("div", { class: "sheet", role: "dialog", "aria-modal": "true" }, el("div", { class: "scroll" }, content), foot);
  over().replaceChildren(sheet);
  over().hidden = false;
  over().onclick = (event) => { if (event.target === over()) fold(); };
  const first = sheet.querySelector("button");
  if (first) first.focus({ preventScroll: true });
}
function fold() { over().hidden = true; over().replaceChildren(); }

function zoom(id, note, ...buttons) {
  const face = thing(id);
  if (!face) return;
  lay(picture(id, false), el("h2", {}, face.title), face.kind ? el("p", { class: "quiet" }, face.kind) : null,
    face.parts ? parts(face) : null, face.lines.map((line) => el("p", {}, marked(line))),
    note ? el("p", { class: "tip" }, note) : null,
    el("div", { class: "buttons" },
      face.page ? el("button", { onclick: () => openRules({ page: face.page, place: "" }) }, say("rules")) : null,
      buttons, el("button", { onclick: fold }, say("close"))));
}

function sure(text, yes) {
  lay(el("h2", {}, text), el("div", { class: "buttons" },
    el("button", { onclick: fold }, say("no")), el("button", { class: "primary", id: "yes", onclick: () => { fold(); yes(); } }, say("yes"))));
}

function openRules(wish) { link.send({ do: "rules", page: wish.page, place: wish.place }); }

function showPage(page) {
  const body = [];
  if (page.chapters) {
    if (!page.chapters.length) body.push(el("p", {}, say("no_rules")));
    for (const [title, pages] of page.chapters)
      body.push(el("h3", {}, title), ...pages.map(([id, name, sign]) =>
        el("button", { class: "link", onclick: () => openRules({ page: id, place: "" }) }, icon(sign, ""), name)));
  } else {
    body.push(el("h2", {}, page.title));
    for (const [kind, text, rows] of page.blocks) {
      if (kind === "heading") body.push(el("h3", {}, marked(text)));
      else if (kind === "rows") body.push(el("ul", { class: "rows" }, rows.map(([sign, name, line]) =>
        el("li", {}, icon(sign, ""), el("span", {}, name ? el("b", {}, marked(name), ": ") : null, marked(line))))));
      else body.push(el("p", { class: kind === "text" ? "" : "tip" }, marked(text)));
    }
    for (const [id, name] of page.see) body.push(el("button", { class: "link", onclick: () => openRules({ page: id, place: "" }) }, name));
  }
  lay(body, el("div", { class: "buttons" },
    page.chapters ? null : el("button", { onclick: () => openRules({ page: "", place: "" }) }, say("contents")),
    el("button", { onclick: fold }, say("close"))));
}
