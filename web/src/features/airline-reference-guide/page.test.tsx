import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { airlineQuiz } from "content/airline-quiz/airline-quiz";
import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import { searchAirlines } from "content/airlines/search-airlines";
import { AIRPORTS } from "content/airports/airports";
import { AIRPORT_SOURCES } from "content/airports/sources";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, STAGE_USER_ID } from "../../testing/screen-stage.tsx";
import AirlineReferenceGuidePage from "./page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const PATH = "/airline-facts";
const person = { ...PERSON, id: STAGE_USER_ID, targetAirline: "KLM" };
const open = (query = "", answers: Answers = {}) =>
  renderScreen(<AirlineReferenceGuidePage />, {
    address: `${PATH}${query}`,
    groups: ["guide", "airline"],
    answers: {
      "GET /api/airline-facts": AIRLINES,
      "GET /api/airline-facts/search": ({ path }: { path: string }) =>
        searchAirlines(AIRLINES, new URL(path, "http://x").searchParams.get("q") ?? ""),
      "GET /api/session": person,
      "GET /api/users/me": person,
      ...answers,
    },
  });
const cards = () =>
  screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("tablist") !== null);
const cardNames = () =>
  cards().map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
const status = (text: string) => screen.findByText(text);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the guide", () => {
  test("sums up, and begins with the target airline, marked, and a dozen cards", async () => {
    await open();
    await status("51 airlines");
    expect(screen.getByRole("region", { name: "The guide in figures" }).textContent).toBe(
      "Airlines51Regions4Alliances4Interview tips277",
    );
    await waitFor(() => expect(cardNames()[0]).toBe("KLM KL"));
    expect(within(cards()[0] as HTMLElement).getByText("Your target airline")).toBeTruthy();
    expect(cards()).toHaveLength(12);
    await userEvent.click(button("Show 12 more"));
    expect(cards()).toHaveLength(24);
  });

  test("an address with an airline searches for it, its card first", async () => {
    await open("?airline=emirates");
    await waitFor(() => expect(cardNames()[0]).toBe("Emirates EK"));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "Emirates");
  });

  test("a figure that is older than eighteen months is marked as such", async () => {
    const [first] = AIRLINES;
    if (!first) throw new Error("no airlines");
    const sources = { ...first.sources, network: { ...first.sources.network, year: 2024 } };
    await open("?search=emirates", { "GET /api/airline-facts/search": [{ ...first, sources }] });
    await screen.findByText(/for “emirates”$/);
    const [card] = cards();
    expect(within(card as HTMLElement).getByText("Over 18 months old")).toBeTruthy();
  });

  test("a card has four tabs, each with its facts and sources", async () => {
    await open("?search=emirates");
    await screen.findByText(/airlines for “emirates”$/);
    const [card] = cards();
    const own = within(card as HTMLElement);
    const emirates = AIRLINES[0];
    expect(own.getByText("260")).toBeTruthy();
    for (const [tab, text] of [
      ["Values", emirates?.vision],
      ["Tips", emirates?.interviewTips[0]],
      ["News", emirates?.recentNews[0]?.split(": ")[1]],
    ] as const) {
      await userEvent.click(own.getByRole("tab", { name: tab }));
      expect(own.getByRole("tabpanel").textContent).toContain(text);
    }
  });

  test("is searched above two characters, by the button, and cleared", async () => {
    const sent = await open();
    const box = await screen.findByLabelText("Search airlines");
    await userEvent.type(box, "kl");
    expect(button("Search")).toHaveProperty("disabled", true);
    expect(screen.getByText("Type at least 3 characters to search.")).toBeTruthy();
    await userEvent.type(box, "m");
    expect(sent.filter(({ path }) => path.includes("search"))).toEqual([]);
    await userEvent.click(button("Search"));
    await screen.findByText(/for “klm”$/);
    expect(cardNames()[0]).toBe("KLM KL");
    expect(location.search).toBe("?search=klm");
    await userEvent.click(button("Clear"));
    await status("51 airlines");
    expect(location.search).toBe("");
  });

  test.each([
    ["?search=zeppelin", "Try adjusting your search terms"],
    ["?search=%27%22%20or%201%3D1%3B--", "Try adjusting your search terms"],
    ["?search=cathay&region=US", "No airlines match the selected filters"],
  ])("nothing found at %s is said in the specified words", async (query, hint) => {
    await open(query);
    await screen.findByRole("heading", { name: "No airlines found" });
    expect(screen.getByText(hint)).toBeTruthy();
    await userEvent.click(screen.getAllByRole("button", { name: "Clear" }).at(-1) as HTMLElement);
    await status("51 airlines");
  });

  test("without a connection searches what is here, and says so", async () => {
    await open("?search=qatar", {
      "GET /api/airline-facts/search": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await screen.findByText(/No connection: searched in what this device holds\./);
    expect(cardNames()).toContain("Qatar Airways QR");
  });

  test("a list that does not come says so, and comes when asked again", async () => {
    let isBroken = true;
    await open("", {
      "GET /api/airline-facts": () => (isBroken ? new Response("", { status: 503 }) : AIRLINES),
    });
    const alert = within(await screen.findByRole("alert"));
    isBroken = false;
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    await status("51 airlines");
  });

  test("makes an airline the target through the dialog, which opens on it", async () => {
    await open("?region=Middle+East", { "GET /api/airline-facts/Qatar%20Airways": AIRLINES[1] });
    await userEvent.click(
      await screen.findByRole("button", { name: "Make it my target airline: Qatar Airways" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByLabelText("Target airline")).toHaveProperty("value", "Qatar Airways");
  });

  test("tells what an airline asks and its stages, and sends to its own page", async () => {
    await open("?region=Middle+East");
    await userEvent.click(
      await screen.findByRole("button", { name: "Requirements and selection of Emirates" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "What Emirates asks of you" }));
    await dialog.findByText("21 years, on the day of joining");
    expect(dialog.getByText(/^Reach 212 cm\. Height from 160 cm\./)).toBeTruthy();
    expect(dialog.getByRole("heading", { name: "Group discussion" })).toBeTruthy();
    const link = dialog.getByRole("link", { name: "emirates.com" });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
  });
});

describe("the comparison", () => {
  test("stands two airlines side by side, and the address keeps both", async () => {
    await open("?compare=emirates,qatar-airways");
    const table = await screen.findByRole("table", {
      name: "Emirates and Qatar Airways side by side",
    });
    const row = (name: string) =>
      within(within(table).getByRole("rowheader", { name }).closest("tr") as HTMLElement)
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    expect(row("Region")).toEqual(["Middle East", "Middle East"]);
    expect(row("Alliance")).toEqual(["Independent", "oneworld"]);
    await waitFor(() => expect(row("Minimum age")[1]).toContain("21 years"));
    await userEvent.selectOptions(screen.getByLabelText("Second airline"), "KLM");
    expect(location.search).toBe("?compare=emirates,klm");
    expect(row("Alliance")).toEqual(["Independent", "SkyTeam"]);
  });

  test("of one alone takes the target; an unknown one is said to be so", async () => {
    await open("?compare=emirates");
    await screen.findByRole("table", { name: "Emirates and KLM side by side" });
  });

  test("an airline that the guide does not have is said to be unknown", async () => {
    await open("?compare=emirates,air-nowhere");
    expect((await screen.findByRole("alert")).textContent).toMatch(/The guide has no airline/);
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the quiz", () => {
  const SEED = 1985;
  const quiz = airlineQuiz(
    {
      ...{ airlines: AIRLINES, requirements: AIRLINE_REQUIREMENTS },
      ...{ airports: AIRPORTS, hubs: AIRPORT_SOURCES.hubs },
    },
    "emirates",
    SEED,
  );
  const begin = (answers: Answers = {}) => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      (array as Uint32Array)[0] = SEED;
      return array;
    });
    return open("?quiz=emirates", { "POST /api/airline-training/quizzes": {}, ...answers });
  };

  test("is answered by keys, gives each reason with its source, and is handed in", async () => {
    const sent = await begin();
    for (const [at, { options, answer, source }] of quiz.entries()) {
      await screen.findByText(`Question ${at + 1} of 8`);
      const right = options.indexOf(answer);
      // The first is answered wrong, and a second key changes nothing.
      await userEvent.keyboard(String((at === 0 ? (right + 1) % 4 : right) + 1));
      await userEvent.keyboard(String(right + 1));
      expect(screen.getByText(`${source.name} (${source.year})`)).toBeTruthy();
      await userEvent.keyboard("{Enter}");
    }
    await screen.findByRole("heading", { name: "7 of 8 right" });
    expect(screen.getByText("This earns the quiz badge for Emirates.")).toBeTruthy();
    expect(screen.getAllByText(/^Your answer: /)).toHaveLength(1);
    await screen.findByText("Kept with your account.");
    const payload = sent.find(({ method }) => method === "POST")?.payload;
    expect(payload).toMatchObject({ airline: "emirates", seed: SEED });
    expect((payload as { answers: string[] }).answers.slice(1)).toEqual(
      quiz.slice(1).map(({ answer }) => answer),
    );
  });

  test("goes on after a reload where it was, or anew; once finished it begins anew", async () => {
    await begin();
    await screen.findByText("Question 1 of 8");
    await userEvent.keyboard("1{Enter}");
    await screen.findByText("Question 2 of 8");
    cleanup();
    await begin();
    await screen.findByText("Question 2 of 8");
    expect(screen.getByText(/You go on where you stopped/)).toBeTruthy();
    await userEvent.click(button("Start over"));
    for (const at of quiz.keys()) {
      await screen.findByText(`Question ${at + 1} of 8`);
      await userEvent.keyboard("1{Enter}");
    }
    await screen.findByRole("heading", { name: /of 8 right/ });
    cleanup();
    await begin();
    await screen.findByText("Question 1 of 8");
  });

  test("without a connection its result waits", async () => {
    await begin({
      "POST /api/airline-training/quizzes": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    for (const at of quiz.keys()) {
      await screen.findByText(`Question ${at + 1} of 8`);
      await userEvent.keyboard("1{Enter}");
    }
    await screen.findByText("No connection: the result is sent when you are connected.");
  });

  test("about an unknown airline offers the one about all", async () => {
    await open("?quiz=air-nowhere");
    const link = await screen.findByRole("link", { name: "Quiz about all airlines" });
    expect(link.getAttribute("href")).toBe("/airline-facts?quiz=all");
  });
});
