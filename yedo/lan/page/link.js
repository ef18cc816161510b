"use strict";
// The line to the table: it comes back by itself after sleep, a dropped Wi-Fi or a reload, and not after a refusal.

const OFF = 4001; // the code with which a table that is left closes the line

const link = {
  socket: null, heard: 0, waits: 0, refused: "", said: "", open: false, hear: () => {}, changed: () => {},

  start() {
    const given = location.hash.slice(1);
    if (given) { // never leave the token in the address bar
      store.set("token", given);
      history.replaceState(null, "", location.pathname);
    }
    for (const [target, name] of [[document, "visibilitychange"], [window, "pageshow"], [window, "online"], [window, "focus"]])
      target.addEventListener(name, () => { if (document.visibilityState !== "hidden") this.look(); });
    setInterval(() => this.look(), 5000);
    if (store.get("token")) this.connect({});
    else this.changed();
  },

  // Is the line still alive? A phone that slept may have one that is dead without knowing.
  look() {
    if (this.refused || !store.get("token")) return;
    const silent = Date.now() - this.heard;
    if (!this.socket || this.socket.readyState > 1 || silent > 25000) this.connect({});
    else if (silent > 12000 && this.socket.readyState === 1) this.send({ do: "beat" });
  },

  connect(wish) {
    if (this.socket) { this.socket.onclose = this.socket.onmessage = this.socket.onerror = null; this.socket.close(); }
    this.refused = "";
    const socket = this.socket = new WebSocket(`ws://${location.host}/ws`);
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({
      do: "hello", token: wish.code ? "" : store.get("token"), code: wish.code || "", key: store.get("key"),
      lang: store.get("lang") || navigator.language || "en",
    }));
    socket.onmessage = (event) => { this.heard = Date.now(); this.take(JSON.parse(event.data)); };
    socket.onclose = (event) => this.closed(socket, event);
  },

  take(message) {
    if (message.is === "welcome") { this.waits = 0; this.open = true; this.said = ""; store.set("token", message.token); }
    if (message.is === "bye") {
      this.refused = message.say;
      if (["wrong", "locked"].includes(message.why)) store.set("token", "");
      if (["sent_away", "bot", "wrong"].includes(message.why)) store.set("key", "");
    }
    this.hear(message);
  },

  // The table says why it goes; it may be back in a moment, after a crash for instance, so the page goes on trying.
  closed(socket, event) {
    if (socket !== this.socket) return;
    this.open = false;
    if (event.code === OFF) this.said = event.reason;
    this.changed();
    if (this.refused) return;
    this.waits = Math.min(8, this.waits + 1);
    setTimeout(() => this.look(), Math.min(4000, 150 * 2 ** this.waits));
  },

  send(message) {
    if (this.socket && this.socket.readyState === 1) { this.socket.send(JSON.stringify(message)); return true; }
    this.look();
    return false;
  },
};
