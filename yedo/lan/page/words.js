"use strict";
// Words and marks. Everything a person reads comes from the table; here it is only put into the page, as text.

const words = {};
const say = (name) => words[name] || "";

const iconPath = (name) => `/icon/${name.includes("/") ? name : "icons/" + name}.png`;

function el(tag, wishes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(wishes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "vars") for (const [key, v] of Object.entries(value)) made.style.setProperty("--" + key, v);
    else if (value === true) made.setAttribute(name, "");
    else made.setAttribute(name, value);
  }
  for (const child of children.flat(Infinity)) if (child !== null && child !== undefined && child !== false) made.append(child);
  return made;
}

function icon(name, cls, words) {
  if (!name) return null;
  if (/^\d+$/.test(name)) return el("b", { class: "figure" }, name);
  const made = el("img", { class: cls || "i", src: iconPath(name), alt: words || "" });
  made.addEventListener("error", () => made.remove(), { once: true });
  return made;
}

// Markup of the table's texts: {icon:name}, {b}…{/b}, {i}…{/i}, line ends.
function marked(text) {
  const out = document.createDocumentFragment();
  const stack = [out];
  for (const piece of String(text).split(/(\{icon:[\w/]+\}|\{\/?[bi]\}|\n)/)) {
    const top = stack[stack.length - 1];
    const found = /^\{icon:([\w/]+)\}$/.exec(piece);
    if (found) { const img = icon(found[1]); if (img) top.append(img); }
    else if (piece === "{b}" || piece === "{i}") { const inner = document.createElement(piece[1]); top.append(inner); stack.push(inner); }
    else if (piece === "{/b}" || piece === "{/i}") { if (stack.length > 1) stack.pop(); }
    else if (piece === "\n") top.append(document.createElement("br"));
    else if (piece) top.append(piece);
  }
  return out;
}

// What this phone remembers: nothing but its own wishes, the evening's token and its seat's key.
const store = {
  get(name) { try { return localStorage.getItem("yedo." + name) || ""; } catch { return this.own[name] || ""; } },
  set(name, value) { this.own[name] = value; try { localStorage.setItem("yedo." + name, value); } catch { /* a private tab */ } },
  own: {},
};
