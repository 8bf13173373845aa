import "@fontsource-variable/alegreya";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import { render } from "preact";
import { App } from "./app";
import { applySettings } from "./device/settings";
import "./style/tokens.css";
import "./style/table.css";
import "./style/home.css";
import "./style/screens.css";
import "./style/ending.css";
import "./style/ankh.css";
import "./style/pantheon.css";
import { speak } from "./words/words";

applySettings();
await speak();
const root = document.getElementById("app");
if (root) render(<App />, root);
