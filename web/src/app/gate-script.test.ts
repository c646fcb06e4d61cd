// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCAL_KEYS } from "../lib/storage.ts";
import { type BuiltFiles, gateScript, LATE } from "./gate-script.ts";

const root = document.documentElement;
const FILES: BuiltFiles = {
  start: ["/assets/start.js"],
  styled: ["/assets/start.css"],
  signedIn: ["/assets/shell.js", "/assets/shell.css"],
  words: "/assets/words/",
};

/** Runs the script as the page does before anything is painted. */
function open(
  stored: Partial<Record<keyof typeof LOCAL_KEYS, string>>,
  device: { language: string; isDark: boolean },
) {
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(LOCAL_KEYS[name as "user"], value);
  vi.spyOn(navigator, "language", "get").mockReturnValue(device.language);
  vi.stubGlobal("matchMedia", () => ({ matches: device.isDark }));
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { load: async () => [] },
  });
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  new Function(gateScript(FILES))();
}

/** Tells of paints when the test says so. */
class PaintObserver {
  static supportedEntryTypes = ["paint"];
  static paint: (name: string) => void = () => {};
  readonly #tell: PerformanceObserverCallback;
  constructor(tell: PerformanceObserverCallback) {
    this.#tell = tell;
  }
  disconnect() {}
  observe() {
    PaintObserver.paint = (painted) => {
      const list = { getEntriesByName: (name: string) => (name === painted ? [{ name }] : []) };
      this.#tell(list as never, this as never);
    };
  }
}

const fetched = () =>
  [...document.head.querySelectorAll("link:not([disabled]), script")].map(
    (tag) => tag.getAttribute("href") ?? tag.getAttribute("src"),
  );

const clear = () => {
  for (const name of ["gate", "words", "theme", "early", "font", "seen", "late"])
    delete root.dataset[name];
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.early?.stop();
  delete window.early;
};
beforeEach(clear);
afterEach(() => {
  clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("nobody stored: the landing in the device's theme, and its scripts after it has been seen", async () => {
  open({}, { language: "en-GB", isDark: true });
  expect(root.dataset).toMatchObject({ theme: "night" });
  expect(root.dataset).not.toHaveProperty("gate");
  PaintObserver.paint("first-paint");
  expect(fetched(), "an empty frame").toEqual([]);
  expect(root.dataset).not.toHaveProperty("seen");
  PaintObserver.paint("first-contentful-paint");
  expect(fetched()).toEqual(["/assets/start.js", "/assets/words/en/landing.js"]);
  expect(root.dataset).toHaveProperty("seen");
  await vi.waitFor(() => expect(root.dataset).toHaveProperty("font"));
});

test("a stored user: 'Loading...' at once, scripts, shell and words on the way", () => {
  open({ user: "{}", theme: "light" }, { language: "en", isDark: true });
  expect(root.dataset).toMatchObject({ gate: "open", theme: "light" });
  expect(fetched()).toEqual([
    "/assets/start.js",
    "/assets/shell.js",
    "/assets/shell.css",
    ...["shell", "nav", "buttons", "features"].map((group) => `/assets/words/en/${group}.js`),
  ]);
});

test("another language: the English landing is not shown, the page is turned for Arabic", () => {
  open({ language: "ar" }, { language: "en", isDark: false });
  expect(root.dataset).toMatchObject({ words: "pending" });
  expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
});

test("a part that does not come after another try is said in the person's language", () => {
  vi.useFakeTimers();
  sessionStorage.setItem("flight-attendant-prep:tried-again", String(Date.now()));
  document.body.innerHTML = `
    <div id="loading">Loading...</div>
    <script type="application/json" id="${LATE}">{"fr": ["Une partie manque.", "Recharger"]}</script>`;
  open({ user: "{}", language: "fr" }, { language: "en", isDark: false });
  vi.advanceTimersByTime(15_000);
  const said = document.getElementById("loading");
  expect(said?.textContent).toBe("Une partie manque.Recharger");
  expect(said?.querySelector("button")).not.toBeNull();
});

test("a language that is not offered falls back to English", () => {
  open({}, { language: "sv-SE", isDark: false });
  expect(root.lang).toBe("en");
});

test("a profile pressed before the scripts are there opens its form, which keeps what is done", () => {
  open({}, { language: "en", isDark: false });
  document.body.innerHTML = `
    <button data-profile="trainer"><span data-still="trainer"><i>drawn</i></span></button>
    <div id="early"></div>
    <template id="early-trainer">
      <span data-still="trainer"></span>
      <form><h1 tabindex="-1">Welcome Back</h1><input name="name"><button type="submit" disabled></button></form>
    </template>`;
  const find = <Type extends Element>(selector: string) =>
    document.querySelector<Type>(selector) as Type;
  find<HTMLButtonElement>("[data-profile]").click();
  expect(document.activeElement?.textContent).toBe("Welcome Back");
  expect(find("#early").textContent).toContain("drawn");

  const name = find<HTMLInputElement>("#early [name=name]");
  const submit = find<HTMLButtonElement>("#early [type=submit]");
  name.value = "Ana";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  expect(submit.disabled).toBe(false);
  submit.click();
  expect(window.early).toMatchObject({ isSent: true, pressed: submit });
  expect(window.early?.opened?.dataset["profile"]).toBe("trainer");
});
