import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AIRPORTS } from "content/airports/airports";
import { MORE_AIRPORTS } from "content/airports/more-airports";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubSpeech } from "../../testing/fake-speech.ts";
import { renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import AirportCodesPage from "./page.tsx";
import { spokenCode } from "./quiz/spelling.ts";
import { EAR_QUESTION, MAP_QUESTION, STUDY_MAP } from "./views.ts";

const ALL = [...AIRPORTS, ...MORE_AIRPORTS];
/** The map is laid out by the real width, which jsdom does not have. */
const MAP_WIDTH_PX = 1000;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { prototype } = Element;
  const measure = prototype.getBoundingClientRect;
  prototype.getBoundingClientRect = () => new DOMRect(0, 0, MAP_WIDTH_PX, 440);
  return () => {
    prototype.getBoundingClientRect = measure;
  };
});
afterEach(() => {
  // Before what it stands on goes.
  cleanup();
  vi.unstubAllGlobals();
});

const open = (query = "") =>
  renderScreen(<AirportCodesPage />, {
    address: `/airport-codes${query}`,
    groups: ["airports", "avatar"],
    answers: {},
  });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const card = (code: string) =>
  screen.getByRole("button", { name: new RegExp(`^${code},`) }).closest("li") as HTMLElement;

describe("study", () => {
  test("shows the 37, each with code, continent, name, city, country and hubs", async () => {
    await open();
    await screen.findByText("37 airports");
    const london = within(card("LHR"));
    expect(london.getByRole("heading").textContent).toBe("LHR, London Heathrow Airport");
    for (const text of ["Europe", "London, United Kingdom", "British Airways and Virgin Atlantic"])
      expect(london.getByText(text)).toBeTruthy();
  });

  test("search and continent narrow together; nothing found is said as specified", async () => {
    await open();
    await userEvent.type(screen.getByLabelText("Search airports"), "united");
    await userEvent.click(button("Middle East"));
    await screen.findByText("2 airports");
    expect([card("DXB"), card("AUH")]).toHaveLength(2);
    await userEvent.click(button("Europe"));
    await userEvent.type(screen.getByLabelText("Search airports"), " x");
    await screen.findByRole("heading", {
      name: "No airports found matching your search criteria.",
    });
    await userEvent.click(button("Clear search and filter"));
    await screen.findByText("37 airports");
  });

  test("the second set is a choice, and a link to one of its airports opens it", async () => {
    await open("?code=HEL");
    const dialog = within(await screen.findByRole("dialog", { name: /^HEL · Helsinki/ }));
    expect(dialog.getByText("EFHK")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.click(button("All airports"));
    await screen.findByText(`${ALL.length} airports`);
  });

  test("on the map an airport is found by keys, and an airline's hubs by its name", async () => {
    await STUDY_MAP.load();
    await open("?look=map&code=DOH");
    const map = within(await screen.findByRole("group", { name: "Airports on the world map" }));
    map.getByRole("button", { name: /^DOH, / }).focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    const looked = screen.getByRole("region", { name: "Chosen airport" });
    expect(within(looked).getByRole("heading").textContent).toBe(
      "DXB · Dubai International Airport",
    );
    expect(location.search).toBe("?look=map&code=DXB");
  });
});

describe("the quiz", () => {
  const quiz = async (query = "?tab=quiz") => {
    await open(query);
    return asked();
  };
  /** The airport that is asked for, from its code in the question. */
  const asked = async () => {
    const { textContent } = await screen.findByRole("heading", {
      level: 2,
      name: /^Which airport is/,
    });
    const code = /[A-Z]{3}/.exec(textContent ?? "")?.[0];
    return ALL.find((airport) => airport.code === code) as (typeof ALL)[number];
  };
  const options = () =>
    within(screen.getByRole("list", { name: "Answers" })).getAllByRole("button");
  const named = (name: string) =>
    options().find((option) => option.textContent?.includes(name)) as HTMLElement;

  test("locks the first answer, marks right and wrong, and tells about the airport", async () => {
    const airport = await quiz();
    expect(options()).toHaveLength(4);
    expect(screen.queryByRole("progressbar")).toBeNull();
    const wrong = options().find((option) => !option.textContent?.includes(airport.name));
    await userEvent.click(wrong as HTMLElement);
    expect(screen.getByText(`Not quite. ${airport.code} is ${airport.name}.`)).toBeTruthy();
    await userEvent.click(named(airport.name));
    expect(screen.getByText("0 of 1")).toBeTruthy();
    expect(named(airport.name).textContent).toContain("Right answer");
    expect(wrong?.textContent).toContain("Your answer, not right");
    expect(screen.getByRole("region", { name: `About ${airport.code}` }).textContent).toContain(
      airport.icao,
    );
  });

  test("scores, goes on by keys, keeps the question when the mode changes, and resets", async () => {
    const first = await quiz();
    await userEvent.keyboard(String(options().indexOf(named(first.name)) + 1));
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe(
      "1 of 1 right, 100%",
    );
    // The focus is on Next Question.
    await userEvent.keyboard("{Enter}");
    const second = await asked();
    expect(second.code).not.toBe(first.code);
    await userEvent.selectOptions(screen.getByLabelText("Quiz mode"), "Airport Name to Code");
    expect(
      screen.getByRole("heading", { name: `What is the code of ${second.name}?` }),
    ).toBeTruthy();
    await userEvent.click(named(second.code));
    expect(screen.getByText("2 of 2")).toBeTruthy();
    await userEvent.click(button("Reset"));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByText("1 of 37 airports asked in this round")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next Question" })).toBeNull();
  });

  test("is kept through a reload", async () => {
    const run = {
      asked: ["DOH"],
      question: { code: "DOH", options: ["LHR", "DOH", "JFK", "SIN"] },
    };
    const left = { ...run, chosen: null, correct: 3, total: 4 };
    const none = { asked: [], question: null, chosen: null, correct: 0, total: 0 };
    const value = { mode: "toName", runs: { course: left, all: none } };
    localStorage.setItem(
      `flight-attendant-prep:draft:${STAGE_USER_ID}:airport-quiz`,
      JSON.stringify({ value, savedAt: "2026-11-22T10:00:00.000Z", tab: "before" }),
    );
    expect((await quiz()).code).toBe("DOH");
    expect(screen.getByText("75%")).toBeTruthy();
  });

  test("asks on the map, where a list answers too, and tells how far off it was", async () => {
    await MAP_QUESTION.load();
    const airport = await quiz();
    await userEvent.selectOptions(screen.getByLabelText("Quiz mode"), "Find it on the map");
    screen.getByRole("heading", { name: `Where is ${airport.code}?` });
    const map = within(screen.getByRole("group", { name: "World map to answer on" }));
    // The points do not give their codes away.
    for (const { textContent } of map.getAllByRole("button")) expect(textContent).toBe("");
    await userEvent.click(screen.getByText("Answer from a list instead"));
    const other = AIRPORTS.find(({ code }) => code !== airport.code) as (typeof ALL)[number];
    await userEvent.selectOptions(screen.getByLabelText("Place"), other.code);
    await userEvent.click(button("Answer"));
    expect(screen.getByText(/^You pointed at .* km away\.$/)).toBeTruthy();
  });

  test("spells a code for the ear, takes it typed, and is read where no voice is", async () => {
    stubSpeech();
    const log = vi.mocked(console.warn).mockImplementation(() => {});
    await EAR_QUESTION.load();
    const airport = await quiz();
    await userEvent.selectOptions(screen.getByLabelText("Quiz mode"), "By ear: spelling alphabet");
    await userEvent.click(button("Listen"));
    await screen.findByText(
      "No voice can be heard just now, so here are the words.",
      {},
      { timeout: 4000 },
    );
    expect(
      screen.getByText(spokenCode(airport.code).slice(0, -1).replaceAll(", ", " · ")),
    ).toBeTruthy();
    log.mockClear();
    await userEvent.click(button("Type"));
    await userEvent.type(screen.getByLabelText("Code"), `${airport.code.toLowerCase()}{Enter}`);
    expect(screen.getByText(`Correct! ${airport.code} is ${airport.name}.`)).toBeTruthy();
  });
});
