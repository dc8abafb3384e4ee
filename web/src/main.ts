import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { readAddress } from "./lib/page/choice";
import { listen } from "./lib/page/router";
import { show, watchSystem } from "./lib/page/settings";
import { listenTo } from "./lib/page/words";
import { startWorker } from "./lib/page/worker";

// The letters are fetched by now. A browser makes them ready when the first word wants them, and would draw it twice.
for (const letters of ['1em "Open Sans"', '1em "Tanglewood Serif"', '600 1em "Tanglewood Serif"', 'italic 1em "Tanglewood Serif"']) {
  document.fonts.load(letters).catch(() => undefined); // without them others are there
}

// Whoever makes pictures for translators lays a set there, and finds the keys of every sentence in it.
const said: unknown = (globalThis as { saidKeys?: unknown }).saidKeys;
if (said instanceof Set) listenTo((key) => said.add(key));

readAddress();
show();
watchSystem();
listen();

const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) startWorker();
