import type { EarlyDeeds } from "./early-deeds.ts";

/** What the inline script is told. The build fills in the hashed names; development leaves them empty. */
export interface GateSettings {
  keys: { user: string; language: string; theme: string };
  languages: readonly string[];
  /** The app's own scripts. */
  start: readonly string[];
  /** Style sheets whose rules stand in the page already; the bundler's loader must know of them. */
  styled: readonly string[];
  /** The shell's scripts and styles. */
  signedIn: readonly string[];
  /** Folder of the words: `<folder><language>/<group>.js`. */
  words: string;
  /** Id of the page's data block of what is said where a part does not come: by language, a sentence and a button. */
  late: string;
  groups: { landing: readonly string[]; shell: readonly string[] };
}

/**
 * Runs inside index.html before anything is painted: sets theme, language and direction and opens the
 * gate ('Loading...' instead of the landing) where a user is stored. On the landing it waits with the
 * scripts until the page has been seen, and answers until they come: a profile that is pressed shows its
 * form from the page's templates, and what is typed or pressed there is handed over later.
 *
 * It is handed over as text, so nothing outside may be referred to; and its hash is in the
 * Content-Security-Policy, so nothing may change from visit to visit.
 */
export function openGate(settings: GateSettings): void {
  const root = document.documentElement;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const add = (name: "link" | "script", attributes: Record<string, string>) => {
    const tag = document.createElement(name);
    for (const each of Object.entries(attributes)) tag.setAttribute(...each);
    document.head.append(tag);
  };

  const user = stored(settings.keys.user);
  const theme = stored(settings.keys.theme);
  const isDark = theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = theme === "night" || isDark ? "night" : "light";

  const wanted = [
    stored(settings.keys.language),
    (navigator.language || "en").toLowerCase().split("-")[0],
  ];
  const language = wanted.find((code) => settings.languages.includes(code ?? "")) ?? "en";
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";

  const load = () => {
    for (const src of settings.start) add("script", { type: "module", src });
    for (const href of user ? settings.signedIn : [])
      add(
        "link",
        href.endsWith(".css")
          ? { rel: "preload", as: "style", crossorigin: "", href }
          : { rel: "modulepreload", href },
      );
    if (!settings.words) return;
    for (const group of user ? settings.groups.shell : settings.groups.landing)
      add("link", { rel: "modulepreload", href: `${settings.words}${language}/${group}.js` });
  };
  for (const href of settings.styled) add("link", { rel: "stylesheet", disabled: "", href });

  if (user) root.dataset["gate"] = "open";
  else if (language !== "en") root.dataset["words"] = "pending";
  // What does not come would leave 'Loading...', or nothing, for ever. It is asked for once more by itself, for what has
  // arrived is kept by the browser; then it is said. The sentence is in the page itself: the words may be what is missing.
  const triedAt = "flight-attendant-prep:tried-again";
  const tryAgain = (): boolean => {
    try {
      const before = Number(sessionStorage.getItem(triedAt));
      if (Date.now() - before < 60_000) return false;
      sessionStorage.setItem(triedAt, String(Date.now()));
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  const sayLate = () => {
    const place = document.getElementById("loading");
    const said = document.getElementById(settings.late)?.textContent;
    const isWaiting = "gate" in root.dataset || "words" in root.dataset;
    if (!isWaiting || !place || !said || "late" in root.dataset) return;
    root.dataset["late"] = "";
    if (tryAgain()) return;
    const [sentence = "", action = ""] =
      (JSON.parse(said) as Record<string, string[]>)[language] ?? [];
    const text = document.createElement("p");
    text.textContent = sentence;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action;
    button.addEventListener("click", () => location.reload());
    place.replaceChildren(text, button);
  };
  if (user || language !== "en") {
    setTimeout(sayLate, 10_000);
    addEventListener("start-failed", sayLate);
    // A script or sheet that cannot be had tells it on its tag, and does not bubble.
    addEventListener(
      "error",
      ({ target }) => target instanceof HTMLScriptElement && sayLate(),
      true,
    );
  }
  const showFont = () => {
    root.dataset["font"] = "";
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    root.dataset["seen"] = "";
    load();
    if (user) showFont();
    // Asked for by name; what it is called stands in fonts.css. Without it the device's own stays.
    else document.fonts.load('1em "Figtree Variable"').then(showFont, showFont);
  };
  // The landing is complete without its scripts and our font, and its headline without what stands
  // below: none of them may hold that back. The very first frame is often empty, so what is waited for
  // is not a frame but the paint of something; and no longer than this.
  const patienceMs = 3000;
  const isPaintTold = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (user || language !== "en" || document.hidden || !isPaintTold) start();
  else {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      start();
    }).observe({ type: "paint", buffered: true });
    setTimeout(start, patienceMs);
  }
  if (user) return;

  const stand = () => document.getElementById("early");
  const handleClick = ({ target }: Event) => {
    const button = (target as Element).closest("button");
    if (!button) return;
    early.pressed = button;
    const template = document.getElementById(`early-${button.dataset["profile"]}`);
    if (!(template instanceof HTMLTemplateElement)) return;
    early.opened = button;
    root.dataset["early"] = "";
    stand()?.replaceChildren(template.content.cloneNode(true));
    // A copy of the drawing needs ids of its own: the first one is not laid out any more.
    const drawing = button.querySelector("[data-still]")?.innerHTML ?? "";
    for (const place of stand()?.querySelectorAll("[data-still]") ?? [])
      place.innerHTML = drawing.replace(/(id="|url\(#|href="#)/g, "$1early-");
    stand()?.querySelector("h1")?.focus();
  };
  const handleInput = () => {
    const form = stand()?.querySelector("form");
    const name = form?.querySelector<HTMLInputElement>("[name=name]");
    const submit = form?.querySelector<HTMLButtonElement>("[type=submit]");
    if (name && submit) submit.disabled = !name.value.trim();
  };
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    early.isSent = true;
  };
  const early: EarlyDeeds = {
    opened: null,
    pressed: null,
    isSent: false,
    stop() {
      removeEventListener("click", handleClick, true);
      removeEventListener("input", handleInput, true);
      removeEventListener("submit", handleSubmit, true);
    },
  };
  window.early = early;
  addEventListener("click", handleClick, true);
  addEventListener("input", handleInput, true);
  addEventListener("submit", handleSubmit, true);
}
