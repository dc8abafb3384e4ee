import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { listen } from "./lib/page/router";
import { show, watchSystem } from "./lib/page/settings";
import { startWorker } from "./lib/page/worker";

show();
watchSystem();
listen();

const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) startWorker();
