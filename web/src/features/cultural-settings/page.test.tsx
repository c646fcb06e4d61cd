import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CULTURE_CHECKS } from "content/cultures/checks";
import type { Preparation } from "contract/preparation";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../testing/screen-stage.tsx";
import CulturalSettingsPage from "./page.tsx";

const AT = new Date("2026-11-22T12:00:00Z");
const JAPAN = { targetRegion: "asia-japan", timezone: "Asia/Tokyo", culturalBackground: "Japan" };

let device: { mockRestore(): void };

beforeEach(() => {
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
  device = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...{ locale: "en", calendar: "gregory", numberingSystem: "latn" },
    timeZone: "Europe/Berlin",
  });
});
afterEach(() => {
  vi.useRealTimers();
  device.mockRestore();
  localStorage.clear();
});

async function open(address: string, person: object = {}, answers: Answers = {}) {
  const user = { ...PERSON, ...person };
  return renderScreen(<CulturalSettingsPage />, {
    address,
    groups: ["cultures", "prep"],
    answers: {
      "GET /api/session": user,
      "GET /api/users/me": user,
      "GET /api/preparation": [],
      "PATCH /api/users/me/cultural-context": (sent: Sent) => ({
        ...user,
        ...(sent.payload as object),
      }),
      ...answers,
    },
  });
}

const save = () => screen.findByRole("button", { name: "Save Cultural Context" });
const toast = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole("region", { name: /^Notifications/ }).textContent).toContain(text),
  );

describe("the settings", () => {
  test("a region brings its zone; saving says so and turns to the tips", async () => {
    const sent = await open("/cultural-settings");
    expect(((await save()) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: /^Japan/ }));
    const zone = screen.getByLabelText("Timezone") as HTMLSelectElement;
    expect(zone.value).toBe("Asia/Tokyo");
    await userEvent.click(await save());
    await toast(
      "Cultural Context UpdatedYour interview preparation has been customized for your target region.",
    );
    expect(sent.find(({ method }) => method === "PATCH")?.payload).toEqual(JAPAN);
    const heading = await screen.findByRole("heading", { name: "Before an interview: Japan" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(location.search).toBe("?tab=tips");
  });

  test("a refusal is told with its status, and the choice stays", async () => {
    const refusal = { title: "Slow", status: 429, detail: "Too many requests." };
    await open(
      "/cultural-settings",
      {},
      {
        "PATCH /api/users/me/cultural-context": () =>
          Response.json(refusal, { status: 429, headers: { "content-type": "application/json" } }),
      },
    );
    await userEvent.click(await screen.findByRole("radio", { name: /^Japan/ }));
    await userEvent.click(await save());
    await toast(
      "Update FailedFailed to update cultural context: Update failed: 429 Too many requests.",
    );
    expect((screen.getByRole("radio", { name: /^Japan/ }) as HTMLInputElement).checked).toBe(true);
  });

  test("unsaved changes wait on the device, and are asked about before they go", async () => {
    await open("/cultural-settings", JAPAN);
    await waitFor(() =>
      expect((screen.getByRole("radio", { name: /^Japan/ }) as HTMLInputElement).checked).toBe(
        true,
      ),
    );
    await userEvent.selectOptions(screen.getByLabelText("Timezone"), "Asia/Dubai");
    await userEvent.click(screen.getByRole("tab", { name: "Timezone Adapter" }));
    expect(screen.getByText("You have changes that are not saved.")).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Cultural Settings" }));
    expect((screen.getByLabelText("Timezone") as HTMLSelectElement).value).toBe("Asia/Dubai");
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    const dialog = screen.getByRole("dialog", { name: "Discard your changes?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
    expect((screen.getByLabelText("Timezone") as HTMLSelectElement).value).toBe("Asia/Tokyo");
  });

  test("with a zone but no region, saving from another tab says what is missing", async () => {
    await open("/cultural-settings");
    await userEvent.click(
      await screen.findByRole("button", { name: "Use this device's zone: Berlin" }),
    );
    await userEvent.click(screen.getByRole("tab", { name: "Cultural Tips" }));
    await userEvent.click(screen.getByRole("button", { name: "Save now" }));
    await toast(
      "Missing InformationPlease select both a target region and timezone before saving.",
    );
    expect(await screen.findByRole("group", { name: "Target region" })).toBeTruthy();
  });

  test("without a zone the adapter says what to do, and compares nothing", async () => {
    await open("/cultural-settings?tab=timezone");
    await screen.findByText(/^No timezone is saved yet/);
    expect(screen.queryByText(/show the same time/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Choose the region" }));
    expect(screen.getByRole("radio", { name: /^Japan/ })).toBeTruthy();
  });

  test("a zone that the browser does not know is kept and told", async () => {
    await open("/cultural-settings?tab=timezone", { ...JAPAN, timezone: "Asia/Atlantis" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("does not know the timezone Asia/Atlantis");
    await userEvent.click(screen.getByRole("tab", { name: "Cultural Settings" }));
    expect((screen.getByLabelText("Timezone") as HTMLSelectElement).value).toBe("Asia/Atlantis");
  });
});

test("the adapter tells both hours, the difference, and which hours suit both", async () => {
  await open("/cultural-settings?tab=timezone", { ...JAPAN, interviewDate: "2026-11-27" });
  expect(await screen.findByText("Tokyo is 8 hours ahead of Berlin.")).toBeTruthy();
  const list = within(screen.getByRole("region", { name: "Recommended hours" }));
  const slots = list.getAllByRole("link").map(({ textContent }) => textContent);
  expect(slots[0]).toMatch(/^09:00in Tokyo: 01:00 in Berlin, at nightPlan it/);
  expect(slots.filter((slot) => slot?.includes("Suits both"))).toHaveLength(2);
  expect(
    screen.getByText(/On March 28, 2027 clocks in Berlin go forward.*Tokyo is 7 hours ahead/),
  ).toBeTruthy();
});

describe("Smart Prep", () => {
  const kept = (sent: Sent): Preparation =>
    ({
      ...{ region: "asia-japan", score: 80, completedAt: AT.toISOString() },
      ...{ module: (sent.payload as { module: string }).module, work: sent.payload },
    }) as Preparation;

  test("the culture check asks for every answer, is handed in, and gives the reasons", async () => {
    const sent = await open("/cultural-settings?tab=prep&module=cultural", JAPAN, {
      "PUT /api/preparation/asia-japan": kept,
    });
    const submit = await screen.findByRole("button", { name: "Check my answers" });
    await userEvent.click(submit);
    expect(screen.getByText("Answer every question first.")).toBeTruthy();
    const [first, ...rest] = CULTURE_CHECKS["asia-japan"];
    await userEvent.click(screen.getByRole("radio", { name: first?.options[0] ?? "" }));
    for (const { correctAnswer } of rest)
      await userEvent.click(screen.getByRole("radio", { name: correctAnswer }));
    await userEvent.click(submit);
    expect(await screen.findByRole("heading", { name: "4 of 5 right" })).toBeTruthy();
    expect(screen.getByText(/Words first, then the bow with a straight back/)).toBeTruthy();
    expect(sent.find(({ method }) => method === "PUT")?.payload).toMatchObject({
      module: "cultural",
    });
    expect(screen.getByText("25%")).toBeTruthy();
  });

  test("the fourth part completes it: style, added questions and a toast", async () => {
    const parts = ["cultural", "questions", "nonverbal"].map((module) => ({
      ...{ region: "asia-japan", module, score: 70, completedAt: AT.toISOString() },
      work: { module: "none" },
    }));
    await open(
      "/cultural-settings?tab=prep&module=timing&at=2026-11-27T15:00",
      { ...JAPAN, interviewDate: "2026-11-24" },
      { "GET /api/preparation": parts, "PUT /api/preparation/asia-japan": kept },
    );
    expect(await screen.findByText("Urgent")).toBeTruthy();
    expect(await screen.findByText(/It is 15:00 on Friday, November 27 in Tokyo/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep this plan" }));
    await toast("All 4 parts completeYour preparation for an interview is complete: Japan.");
    const done = screen.getByRole("region", { name: "Prepared: Japan" });
    expect(done.textContent).toContain("Diplomatic, gentle");
    expect(done.textContent).toContain("2 questions were added");
  });

  test("an answer is judged by the coach in the region's manner", async () => {
    const sent = await open("/cultural-settings?tab=prep&module=questions", JAPAN, {
      "POST /api/ai-recruiter/feedback": {
        ...{ spokenFeedback: "Say what came of it.", score: 64, strength: null, nextStep: null },
      },
      "POST /api/emotion/analyze": { primary: "calm", intensity: "low", confidence: 0.6 },
      "POST /api/avatar/adapt-response": { spokenResponse: "You might say what came of it." },
    });
    const [field] = await screen.findAllByRole("textbox");
    if (!field) throw new Error("No question is asked");
    await userEvent.type(field, "I bowed and gave my name.");
    const [ask] = screen.getAllByRole("button", { name: "Ask the coach" });
    if (!ask) throw new Error("The coach cannot be asked");
    await userEvent.click(ask);
    expect(await screen.findByText("You might say what came of it.")).toBeTruthy();
    expect(screen.getByText("64 of 100")).toBeTruthy();
    expect(sent.find(({ path }) => path.startsWith("/api/avatar"))?.payload).toMatchObject({
      originalFeedback: "Say what came of it.",
    });
    expect(screen.getByText("2 questions have no judged answer yet.")).toBeTruthy();
  });
});

test("without a region, tips and preparation lead to the settings", async () => {
  await open("/cultural-settings?tab=tips");
  await screen.findByRole("heading", { name: "No target region yet" });
  await userEvent.click(screen.getAllByRole("button", { name: "Configure Now" })[0] as HTMLElement);
  expect(screen.getByRole("tab", { name: "Cultural Settings" }).ariaSelected).toBe("true");
});
