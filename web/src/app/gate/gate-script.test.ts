import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCAL_KEYS } from "../lib/storage.ts";
import { gateScript } from "./gate.ts";

const root = document.documentElement;
const EARLY = { signedIn: ["/assets/shell.js", "/assets/shell.css"], words: "/assets/words/" };

/** Runs the script as the page does before anything is painted. */
function open(
  stored: Partial<Record<keyof typeof LOCAL_KEYS, string>>,
  device: { language: string; isDark: boolean },
) {
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(LOCAL_KEYS[name as "user"], value);
  vi.spyOn(navigator, "language", "get").mockReturnValue(device.language);
  vi.stubGlobal("matchMedia", () => ({ matches: device.isDark }));
  new Function(gateScript(EARLY))();
  return [...document.head.querySelectorAll("link")].map(
    (link) => `${link.rel} ${link.getAttribute("href")}`,
  );
}

const clear = () => {
  for (const name of ["gate", "words", "theme"]) delete root.dataset[name];
  document.head.replaceChildren();
};
beforeEach(clear);
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

test("nobody stored: the landing in the device's theme, its words on the way", () => {
  const early = open({}, { language: "en-GB", isDark: true });
  expect(root.dataset).toMatchObject({ theme: "night" });
  expect(root.dataset).not.toHaveProperty("gate");
  expect(early).toEqual(["modulepreload /assets/words/en/landing.js"]);
});

test("a stored user: 'Loading...' at once, shell and words on the way", () => {
  const early = open({ user: "{}", theme: "light" }, { language: "en", isDark: true });
  expect(root.dataset).toMatchObject({ gate: "open", theme: "light" });
  expect(early).toContain("preload /assets/shell.css");
  expect(early).toContain("modulepreload /assets/words/en/nav.js");
});

test("another language: the English landing is not shown, the page is turned for Arabic", () => {
  open({ language: "ar" }, { language: "en", isDark: false });
  expect(root.dataset).toMatchObject({ words: "pending" });
  expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
});

test("a language that is not offered falls back to English", () => {
  open({}, { language: "sv-SE", isDark: false });
  expect(root.lang).toBe("en");
});
