import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QUESTIONS } from "content/questions/questions";
import type { AirlineTraining } from "contract/airline-training";
import type { PracticedQuestion } from "contract/progress";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeLanguage, loadWords } from "../../i18n/i18n.ts";
import { AccountProvider } from "../../lib/account.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { PERSON } from "../../testing/person.ts";
import { Toaster } from "../../ui/toaster.tsx";
import LearningResourcesPage from "./page.tsx";

const RECORD = {
  id: "0b7d8f0e-51c8-4b3c-9a06-5a2b6f2f0d11",
  name: "Leïla Benali",
  email: "",
  profile: "candidate",
  airline: "",
  loginTime: "2026-11-20T09:00:00.000Z",
} as const;

let asked: string[];
let questionsFail: Response | null;
let bookmarks: string[];
let training: AirlineTraining[];
let bookmarkAnswer: () => Response;

beforeAll(() => loadWords("shell", "nav", "buttons", "features", "resources"));
beforeEach(() => {
  asked = [];
  questionsFail = null;
  bookmarks = [];
  training = [];
  bookmarkAnswer = () => new Response(null, { status: 204 });
  history.replaceState(null, "", "/dashboard-details");
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(init.method === "GET" ? path : `${init.method} ${path}`);
    const { pathname, searchParams } = new URL(path, "http://localhost");
    if (pathname === "/api/progress/questions") return Response.json([firstPracticedTwice()]);
    if (pathname === "/api/questions/bookmarks") return Response.json(bookmarks);
    if (pathname.endsWith("/bookmark")) return bookmarkAnswer();
    if (pathname === "/api/airline-training") return Response.json(training);
    if (["/api/chat/me", "/api/documents"].includes(pathname)) return Response.json([]);
    if (pathname !== "/api/questions") return Response.json({ ...PERSON, targetAirline: "" });
    if (questionsFail) return questionsFail;
    const found = QUESTIONS.filter(
      (question) =>
        (searchParams.get("category") ?? question.category) === question.category &&
        (searchParams.get("difficulty") ?? question.difficulty) === question.difficulty &&
        question.question.includes(searchParams.get("search") ?? ""),
    );
    if (!searchParams.has("page")) return Response.json(found);
    const from = (Number(searchParams.get("page")) - 1) * 12;
    const headers = { "x-total-count": String(found.length) };
    return Response.json(found.slice(from, from + 12), { headers });
  });
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function firstPracticedTwice(): PracticedQuestion {
  return {
    bankQuestionId: QUESTIONS[0]?.id ?? "",
    practiceCount: 2,
    lastPracticed: new Date().toISOString(),
  };
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountProvider record={RECORD}>
        <LearningResourcesPage />
      </AccountProvider>
      <Toaster regionLabel="Notifications" toastLabel="Notification" closeLabel="Close" />
    </QueryClientProvider>,
  );
}

const first = () => screen.findByRole("heading", { level: 3, name: QUESTIONS[0]?.question ?? "?" });
const button = (name: string) => screen.getByRole("button", { name });

test("shows the bank with what has been practised, each question a click from practice", async () => {
  open();
  const card = within((await first()).closest("li") as HTMLElement);
  expect(card.getByRole("link", { name: /^Practice Now/ }).getAttribute("href")).toBe(
    `/star-practice?question=${QUESTIONS[0]?.id}`,
  );
  expect(await card.findByText("Practised 2 times, last today")).toBeTruthy();
  expect(screen.getAllByText(/^Practised/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/");
});

test("filters by category and difficulty on the server, and keeps both in the address", async () => {
  open();
  await first();
  await userEvent.click(button("Safety"));
  await userEvent.click(button("Hard"));
  const expected = QUESTIONS.filter((q) => q.category === "Safety" && q.difficulty === "hard");
  await screen.findByText(`${expected.length} questions`);
  expect(asked).toContain("/api/questions?category=Safety&difficulty=hard&page=1&limit=12");
  expect(location.search).toBe("?category=Safety&difficulty=hard");
});

test("searches once per pause in the typing", async () => {
  open();
  await first();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search questions" }), "xyzzy");
  await screen.findByRole("heading", { name: "No questions found for the selected category." });
  expect(asked.filter((path) => path.includes("search="))).toHaveLength(1);
  await userEvent.click(button("Show all questions"));
  await first();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("goes through the pages by number, previous and next", async () => {
  open();
  await first();
  const pages = within(screen.getByRole("navigation", { name: "Pages of questions" }));
  expect(pages.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
  await userEvent.click(pages.getByRole("button", { name: "Next" }));
  await screen.findByRole("heading", { level: 3, name: QUESTIONS[12]?.question ?? "?" });
  expect(pages.getByRole("button", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  const last = Math.ceil(QUESTIONS.length / 12);
  await userEvent.click(pages.getByRole("button", { name: `Page ${last}` }));
  await waitFor(() =>
    expect(pages.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true),
  );
});

test("a bank that does not come says why, and comes when asked again", async () => {
  const detail = "Too many requests in a short time.";
  questionsFail = Response.json(
    { title: "Slow", status: 429, detail },
    { status: 429, headers: { "content-type": "application/problem+json" } },
  );
  open();
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(`The questions could not be loaded: ${detail}`)).toBeTruthy();
  questionsFail = null;
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  await first();
});

test("the language is switched right here", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "ES, Español" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("es"));
  await changeLanguage("en");
});

const ribbon = (index: number) =>
  screen.findByRole("button", { name: `Bookmark: ${QUESTIONS[index]?.question}` });

test("a bookmark shows at once, lasts, and finds the question again", async () => {
  open();
  await userEvent.click(await ribbon(0));
  expect((await ribbon(0)).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(asked).toContain(`PUT /api/questions/${QUESTIONS[0]?.id}/bookmark`));

  await userEvent.click(button("Bookmarked (1)"));
  await screen.findByText("1 question");
  expect(location.search).toBe("?bookmarked=yes");
  await first();
  await userEvent.click(await ribbon(0));
  await screen.findByRole("heading", { name: "No questions found for the selected category." });
  expect(screen.getByText(/^Nothing bookmarked yet/)).toBeTruthy();
  expect(asked).toContain(`DELETE /api/questions/${QUESTIONS[0]?.id}/bookmark`);
});

test("a bookmark that the server does not take is taken back and told", async () => {
  bookmarks = [QUESTIONS[1]?.id ?? ""];
  const detail = "Too many requests in a short time.";
  bookmarkAnswer = () =>
    Response.json(
      { title: "Slow", status: 429, detail },
      { status: 429, headers: { "content-type": "application/problem+json" } },
    );
  open();
  await userEvent.click(await ribbon(0));
  await screen.findByText("The bookmark was not changed");
  expect(screen.getByText(detail)).toBeTruthy();
  expect((await ribbon(0)).getAttribute("aria-pressed")).toBe("false");
  expect((await ribbon(1)).getAttribute("aria-pressed")).toBe("true");
});

describe("the airline training badges", () => {
  const badges = () => screen.findByRole("region", { name: "Airline training badges" });

  test("show how far each has come, the target first, and lead to the work that is missing", async () => {
    training = [
      {
        airline: "Emirates",
        isTarget: true,
        badges: [
          { id: "quiz", done: 7, needed: 7, next: "emirates" },
          { id: "interview", done: 0, needed: 4, next: "rania-khoury" },
        ],
      },
      {
        airline: "KLM",
        isTarget: false,
        badges: [{ id: "quiz", done: 3, needed: 7, next: "klm" }],
      },
    ];
    open();
    const region = within(await badges());
    await region.findByRole("img", { name: "Badges for Emirates: 1 of 2 earned" });
    const [quiz, interview] = region.getAllByRole("listitem");
    expect(quiz?.textContent).toContain("7 of 7Earned");
    expect(interview?.textContent).toContain("0 of 4");
    const link = region.getByRole("link", { name: "Start the interview" });
    expect(link.getAttribute("href")).toBe("/mock-interviews?session=ai-practice-rania-khoury");

    await userEvent.selectOptions(region.getByLabelText("Airline"), "KLM");
    expect(region.getByText("3 of 7")).toBeTruthy();
    expect(region.getByRole("link", { name: "Take the quiz" })).toBeTruthy();
  });

  test("ask for a target airline where nothing was done for any", async () => {
    open();
    await within(await badges()).findByRole("button", { name: "Choose your target airline" });
  });
});
