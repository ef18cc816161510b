"use strict";
// The question of the moment with all its answers. Which form they have is said by the table.

const question = {
  guard: 350, // milliseconds in which a tap still meant what stood there before
  number: 0, since: 0, tab: 0, drawn: "", folded: false, steps: {}, says: {}, sent: 0,

  take(asked) {
    if (!asked) { this.number = 0; this.sent = 0; return; }
    if (asked.n !== this.number) {
      this.number = asked.n;
      this.since = Date.now();
      this.tab = 0; this.folded = false; this.steps = {}; this.says = {}; this.sent = 0;
      signal();
    }
  },

  answer(answer) {
    if (Date.now() - this.since < this.guard || this.sent) return;
    const give = () => {
      if (link.send({ do: "answer", n: this.number, i: answer.i })) { this.sent = Date.now(); draw(); setTimeout(() => { if (this.sent) { this.sent = 0; draw(); } }, 4000); }
    };
    if (answer.sure) sure(answer.sure, give);
    else give();
  },

  draw() {
    const box = document.getElementById("ask"), asked = state && state.asked;
    const sealed = !asked && state && state.reopen;
    box.hidden = !asked && !sealed;
    document.body.classList.toggle("asking", !!asked);
    if (sealed) {
      this.drawn = "";
      box.className = "";
      box.replaceChildren(el("div", { class: "body" }, el("p", { class: "quiet" }, say("is_sealed")), this.reopener(0)));
      return;
    }
    if (!asked) { box.replaceChildren(); return; }
    const key = JSON.stringify([asked, this.tab, this.folded, this.steps, this.says, this.sent > 0, app.lang, asked.answers.map((answer) => answer.thing && thing(answer.thing))]);
    if (key === this.drawn && box.firstChild) return;
    this.drawn = key;
    const scrolled = box.querySelector(".body") ? box.querySelector(".body").scrollTop : 0;
    const same = box.dataset.n === String(asked.n) + "/" + this.tab;
    box.dataset.n = asked.n + "/" + this.tab;
    box.className = (this.folded ? "folded " : "") + (this.sent ? "busy" : "");
    const notes = [asked.private ? say("only_you") : "", asked.sealed ? say("sealed") : ""].filter(Boolean).join(" · ");
    box.replaceChildren(
      el("div", { class: "prompt" },
        el("h1", {}, marked(asked.prompt), notes ? el("small", {}, notes) : null),
        asked.page ? el("button", { onclick: () => openRules({ page: asked.page, place: "" }), "aria-label": say("rules") }, "?") : null,
        el("button", { class: "fold", onclick: () => { this.folded = !this.folded; draw(); }, "aria-label": say(this.folded ? "show" : "fold") }, this.folded ? "▴" : "▾")),
      el("div", { class: "body" }, this.body(asked)));
    const body = box.querySelector(".body");
    if (same) body.scrollTop = scrolled;
  },

  body(asked) {
    const shown = asked.answers.filter((answer) => answer.tab === undefined || answer.tab === this.tab);
    const stepped = shown.filter((answer) => answer.step);
    const plain = shown.filter((answer) => !answer.step && !answer.beside);
    const cards = plain.filter((answer) => answer.thing && answer.tone !== "quiet");
    const chips = plain.filter((answer) => !cards.includes(answer));
    const beside = shown.filter((answer) => answer.beside && !answer.step);
    const short = chips.every((answer) => answer.label.length < 20 && !this.told(answer));
    // Cards come first where they are what is asked for, and below where they may be used besides.
    const fan = cards.length ? el("div", { class: "fan" }, cards.map((answer) => this.card(answer))) : null;
    const cardsFirst = !stepped.length && chips.every((answer) => answer.tone === "quiet");
    return [
      asked.tabs.length ? el("div", { class: "tabs", role: "tablist" }, asked.tabs.map(([name, sign], n) =>
        el("button", { role: "tab", class: n === this.tab ? "on" : "", "aria-selected": String(n === this.tab), onclick: () => { this.tab = n; draw(); } }, icon(sign, ""), name))) : null,
      cardsFirst ? fan : null,
      el("div", { class: "answers" }, this.steppers(stepped),
        chips.map((answer) => this.chip(answer, !short || chips.length < 3))),
      cardsFirst ? null : fan,
      asked.written ? this.reopener(this.number) : null,
      beside.length ? [el("h3", {}, say("more_cards")), el("div", { class: "fan" }, beside.map((answer) => answer.thing ? this.card(answer) : this.chip(answer, true)))] : null,
      asked.blocked.length ? el("details", {}, el("summary", {}, say("blocked")),
        el("dl", {}, asked.blocked.map(([name, why]) => [el("dt", {}, marked(name)), el("dd", {}, marked(why))]).flat())) : null,
    ].flat();
  },

  reopener(number) {
    return el("button", { class: "plain reopen", id: "reopen", onclick: () => link.send({ do: "reopen", n: number }) }, icon("undo"), " ", say("reopen"));
  },

  // What would come of an answer, beyond what its own words say.
  told(answer) {
    const same = answer.label.toLowerCase();
    const lines = [answer.left, ...(this.says[answer.i] || []).filter((line) => !line.toLowerCase().includes(same))].filter(Boolean);
    return lines.length ? lines.map((line) => el("small", { class: "say" }, marked(line))) : null;
  },

  chip(answer, wide) {
    return el("button", { class: `answer ${answer.tone || ""} ${wide ? "wide" : ""}`, "data-i": answer.i, onclick: () => this.answer(answer) },
      icon(answer.icon, ""), el("span", {}, marked(answer.label), this.told(answer)));
  },

  card(answer) {
    const face = thing(answer.thing);
    const same = answer.label === face.title;
    return card(answer.thing, { "data-i": answer.i, onclick: () => this.look(answer) },
      same ? null : el("b", { class: "do" }, marked(answer.label)));
  },

  // A card is looked at before it is chosen: its words cannot be read at the size of a stamp.
  look(answer) {
    if (Date.now() - this.since < this.guard || this.sent) return;
    const number = this.number;
    zoom(answer.thing, this.told(answer), el("button", { class: "primary", id: "choose", onclick: () => { fold(); if (number === this.number) this.answer(answer); } },
      icon(answer.icon), " ", marked(answer.label)));
  },

  steppers(answers) {
    const verbs = [...new Set(answers.map((answer) => answer.step[0]))];
    return verbs.map((verb) => {
      const rows = answers.filter((answer) => answer.step[0] === verb).sort((a, b) => a.step[1] - b.step[1]);
      const at = Math.min(this.steps[verb] || 0, rows.length - 1), now = rows[at];
      const go = (step) => { this.steps[verb] = Math.max(0, Math.min(rows.length - 1, at + step)); draw(); };
      return el("div", { class: "stepper" },
        el("button", { disabled: at === 0, onclick: () => go(-1), class: "less", "aria-label": "−" }, "−"), this.chip({ ...now, tone: "primary" }, false),
        el("button", { disabled: at === rows.length - 1, onclick: () => go(1), class: "more", "aria-label": "+" }, "+"));
    });
  },
};

// Buzz where the phone can; else a sound; and a flash in any case.
let sounds = null;
function wakeSound() {
  try { sounds = sounds || new (window.AudioContext || window.webkitAudioContext)(); if (sounds.state === "suspended") sounds.resume(); } catch { sounds = null; }
}
function signal() {
  const box = document.getElementById("ask");
  requestAnimationFrame(() => { box.classList.remove("flash"); void box.offsetWidth; box.classList.add("flash"); });
  if (store.get("signal") === "off") return;
  if (navigator.vibrate && navigator.vibrate([70, 60, 70])) return;
  if (!sounds || sounds.state !== "running") return;
  const note = sounds.createOscillator(), loud = sounds.createGain(), now = sounds.currentTime;
  note.frequency.value = 660;
  loud.gain.setValueAtTime(0.12, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
  note.connect(loud).connect(sounds.destination);
  note.start(now);
  note.stop(now + 0.36);
}
