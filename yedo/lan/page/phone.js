"use strict";
// What is shown when: the door, the seats, the pages of a seat.

const app = { page: "hand", lobby: null, languages: [], lang: "en", joined: 0, began: performance.now() };
const PAGES = [["hand", "action", pageHand], ["clan", "disciple", pageClan], ["plan", "mission", pagePlan],
  ["scores", "chart", pageTable], ["log", "log", pageLog], ["settings", "settings", pageMore]];
const $ = (id) => document.getElementById(id);

function dress() {
  const look = store.get("look") || "auto";
  const night = look === "night" || (look === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.className = [store.get("size") || "middle", night ? "night" : "day"].join(" ");
  document.documentElement.style.setProperty("--shape", state ? state.shape : "300 / 440");
  const tint = state ? state.tint : "#5a4d3a";
  document.documentElement.style.setProperty("--tint", tint);
  document.documentElement.style.setProperty("--on", light(tint) ? "#1b1a17" : "#fff8ea");
}

// Whether dark letters are read better on a colour than pale ones.
function light(tint) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(tint.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b > 150;
}

link.hear = (message) => {
  if (message.is === "welcome" || message.is === "words") {
    Object.assign(words, message.words);
    app.lang = message.lang;
    document.documentElement.lang = message.lang;
    if (message.is === "welcome") { app.languages = message.languages; faces = message.faces; state = null; app.lobby = null; }
  } else if (message.is === "lobby") { app.lobby = message; state = null; question.take(null); }
  else if (message.is === "seated") { store.set("key", message.key); app.lobby = null; }
  else if (message.is === "state") {
    if (message.over && !(state && state.over)) app.page = "scores";
    state = message;
    question.take(state.asked);
    if (!app.joined) app.joined = performance.now() - app.began;
  } else if (message.is === "previews") { if (message.n === question.number) question.says = message.say; }
  else if (message.is === "page") { showPage(message); return; }
  else if (message.is === "bye") { fold(); if (!state || !state.over) { state = null; app.lobby = null; } }
  else if (message.is === "beat") return;
  draw();
};
link.changed = () => draw();

function draw() {
  dress();
  const seated = !!state;
  for (const id of ["head", "clock", "nav"]) $(id).hidden = !seated;
  question.draw();
  if (!seated) {
    const key = JSON.stringify([app.lobby, link.open, link.refused, link.said, words.code, !!store.get("token"), app.lang]);
    if (key !== app.drawn) { app.drawn = key; $("main").replaceChildren(door()); }
    return;
  }
  const shown = state.have.slice(0, 1);
  $("head").replaceChildren(icon(state.crest, "crest") || "", el("b", {}, state.name),
    ...shown.map(([name, n, text]) => el("span", { title: text }, icon(name, ""), n >= 0 ? String(n) : null)),
    el("span", {}, icon(state.points, ""), String(state.score)));
  $("clock").textContent = link.refused || (link.open ? state.clock + (state.asked || state.over ? "" : " · " + state.note) : link.said || say("lost"));
  $("clock").classList.toggle("lost", !link.open);
  app.plans = app.plans || state.hand.some((id) => thing(id).parts);
  $("nav").replaceChildren(...PAGES.filter(([name]) => name !== "plan" || app.plans).map(([name, sign]) =>
    el("button", { class: name === app.page ? "on" : "", "aria-current": name === app.page ? "page" : null, "data-page": name,
      onclick: () => { app.page = name; if (state.asked && innerWidth < 820) question.folded = true; draw(); $("main").scrollTop = 0; } }, icon(sign, ""), say(name))));
  // A page that says the same is left alone: pictures would flicker.
  const { asked, clock, ...rest } = state;
  const key = JSON.stringify([app.page, app.lang, store.get("size"), store.get("look"), store.get("signal"), app.page === "plan" ? [rest.hand, rest.hand.map(thing)] : rest]);
  if (key === app.drawn && $("main").firstChild) return;
  app.drawn = key;
  const before = [...document.querySelectorAll("#main .hand")].map((fan) => fan.scrollLeft);
  $("main").replaceChildren(...PAGES.find(([name]) => name === app.page)[2]().filter(Boolean));
  document.querySelectorAll("#main .hand").forEach((fan, n) => { fan.scrollLeft = before[n] || 0; });
}

function door() {
  const crests = el("div", { class: "crests" }, ["blue", "red", "yellow", "green", "purple"].map((color) => icon("crest_" + color, "")));
  const title = (app.lobby && app.lobby.title) || "Yedo";
  if (app.lobby && link.open)
    return el("div", { class: "door" }, crests, el("h1", {}, title), el("p", {}, say("seats")),
      app.lobby.seats.map((seat) => el("button", { class: "plain seatrow", disabled: !seat.free, vars: { seat: seat.tint }, "data-seat": seat.seat,
        onclick: () => { wakeSound(); link.send({ do: "sit", seat: seat.seat }); } },
        icon(seat.crest, ""), el("b", {}, seat.name), el("em", {}, say(seat.free ? "free" : "taken")))),
      el("p", { class: "quiet" }, say("promise")));
  if (link.refused && store.get("token"))
    return el("div", { class: "door" }, crests, el("h1", {}, title), el("p", { id: "refused" }, link.refused),
      el("button", { class: "plain", onclick: () => { wakeSound(); link.connect({}); draw(); } }, say("again") || "↻"));
  if (store.get("token"))
    return el("div", { class: "door" }, crests, el("h1", {}, title), el("p", {}, link.open ? say("joining") : link.said || say("lost") || "…"));
  const field = el("input", { id: "code", maxlength: 12, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", placeholder: "ABCDEFGH", "aria-label": say("code") || "Code" });
  const go = () => { wakeSound(); if (field.value.trim()) link.connect({ code: field.value.trim() }); };
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") go(); });
  return el("div", { class: "door" }, crests, el("h1", {}, title),
    link.refused ? el("p", { id: "refused" }, link.refused) : null,
    el("p", {}, say("code")), field, el("p", { class: "quiet" }, say("code_hint")),
    el("button", { class: "plain primary", id: "enter", onclick: go }, say("come_in")));
}

document.addEventListener("pointerdown", wakeSound, { once: true });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") fold(); });

// Before the greeting the page has no words of its own: the table sends those of the door as a file.
fetch("/door.json").then((found) => found.json()).then((all) => {
  const own = (navigator.language || "en").slice(0, 2);
  for (const [name, text] of Object.entries(all[store.get("lang")] || all[own] || all.en || {})) if (!words[name]) words[name] = text;
  draw();
}).catch(() => {}).finally(() => link.start());
