import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { CABIN_PHRASES } from "content/language-demo/cabin-phrases";
import { afterEach, describe, expect, test, vi } from "vitest";
import { changeLanguage } from "../../i18n/i18n.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../testing/screen-stage.tsx";
import LanguageDemoPage from "./page.tsx";

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  await changeLanguage("en");
});

const FEEDBACK = "Good, I heard you. Next time, say how it ended.";
const person = { ...PERSON, targetRegion: "asia-japan" };
const open = (section: string, answers: Answers = {}) =>
  renderScreen(<LanguageDemoPage />, {
    address: `/language-demo?section=${section}`,
    groups: ["languageDemo", "cultures", "avatar", "nav", "dashboard", "plan"],
    answers: {
      "GET /api/session": person,
      "GET /api/users/me": person,
      "POST /api/ai-recruiter/feedback": ({ path }: Sent) => ({
        spokenFeedback: FEEDBACK,
        score: 62,
        language: new URL(path, "http://x").searchParams.get("language"),
      }),
      "POST /api/avatar/adapt-response": ({ payload }: Sent) => ({
        spokenResponse: `Here it is. ${FEEDBACK} For ${(payload as { targetRegion: string }).targetRegion}.`,
      }),
      ...answers,
    },
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the languages", () => {
  test("are all listed, the one in use is marked, and a press changes it", async () => {
    await open("interface");
    const list = screen.getByRole("region", { name: "Supported languages" });
    const entries = within(list).getAllByRole("listitem");
    expect(entries).toHaveLength(LANGUAGES.length);
    const active = () =>
      within(list)
        .getAllByRole("listitem")
        .filter(({ textContent }) => /Active|Activo/.test(textContent ?? ""))
        .map((entry) => within(entry).getByRole("button").textContent);
    expect(active()).toEqual(["EnglishEnglishActive"]);
    await userEvent.click(within(list).getByRole("button", { name: /^Español/ }));
    await waitFor(() => expect(active()).toEqual(["EspañolespañolActivo"]));
  });
});

describe("the interface", () => {
  test("is shown in another language without changing the app's", async () => {
    await open("interface");
    await screen.findByText("Good morning, Leïla.");
    await userEvent.click(
      within(screen.getByRole("group", { name: "Language of the preview" })).getByText("Français"),
    );
    const frame = await screen.findByRole("group", { name: "Preview: Dashboard in French" });
    await within(frame).findByText(/^Bonjour,? Leïla/);
    expect(within(frame).getByText(CABIN_PHRASES.fr.welcome)).toBeTruthy();
    expect(document.documentElement.lang).toBe("en");
    expect(screen.getByText("dans 3 jours")).toBeTruthy();
    await userEvent.click(button("Use French in the whole app"));
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
  });

  test("runs from right to left in Arabic, in its own words", async () => {
    await open("interface");
    await userEvent.click(
      within(screen.getByRole("group", { name: "Language of the preview" })).getByText("العربية"),
    );
    const frame = await screen.findByRole("group", { name: "Preview: Dashboard in Arabic" });
    expect([frame.dir, frame.lang]).toEqual(["rtl", "ar"]);
    expect(within(frame).getByText("صباح الخير، \u2068Leïla\u2069.")).toBeTruthy();
    expect(screen.getByText("6")).toBeTruthy();
  });
});

describe("the coach", () => {
  test("answers the sample in its four languages", async () => {
    const sent = await open("coaching");
    await waitFor(() => expect(screen.getAllByText(FEEDBACK)).toHaveLength(4));
    const asked = sent.filter(({ method }) => method === "POST").map(({ path }) => path.slice(-2));
    expect(asked.sort()).toEqual(["en", "es", "fr", "zh"]);
  });

  test("that cannot be reached says so for each", async () => {
    await open("coaching", {
      "POST /api/ai-recruiter/feedback": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(4), { timeout: 5000 });
  });
});

describe("the regions", () => {
  test("hear one feedback side by side, with what each adds marked", async () => {
    await open("adaptation");
    const japan = await screen.findByRole("article", { name: "Japan" });
    await within(japan).findByText("For asia-japan.");
    expect(screen.getAllByRole("article")).toHaveLength(Object.keys(CULTURAL_PROFILES).length);
    const marks = [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(Object.keys(CULTURAL_PROFILES).map((key) => `For ${key}.`));
    expect(within(japan).getByText("Your region")).toBeTruthy();
    expect(within(japan).getByText("Gentle")).toBeTruthy();
  });
});

describe("speech", () => {
  test("where the browser cannot listen, a clear word says so and hearing is left", async () => {
    await open("speech");
    expect(screen.getByText(/cannot turn speech into text/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Say it:/ })).toBeNull();
    expect(button(`Hear: ${CABIN_PHRASES.en.drink}`)).toBeTruthy();
  });

  test("after a yes it listens in the phrase's language and shows which words came through", async () => {
    const heard: { lang: string }[] = [];
    class Recogniser extends EventTarget {
      lang = "";
      start() {
        heard.push(this);
        const results = [{ isFinal: true, 0: { transcript: "was möchten Sie" } }];
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
        });
      }
      stop() {
        this.dispatchEvent(new Event("end"));
      }
    }
    vi.stubGlobal("SpeechRecognition", Recogniser);
    await open("speech");
    await userEvent.click(
      within(screen.getByRole("group", { name: "Language of the phrase" })).getByText("Deutsch"),
    );
    await userEvent.click(button(`Say it: ${CABIN_PHRASES.de.drink}`));
    await userEvent.click(button("Start listening"));
    await screen.findByText("Understood: was möchten Sie");
    expect(screen.getByText("3 of 4 words recognised")).toBeTruthy();
    expect(heard[0]?.lang).toMatch(/^de/);
  });
});
