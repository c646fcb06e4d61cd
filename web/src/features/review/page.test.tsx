import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TERMINOLOGY } from "content/terminology/terminology";
import type { Review } from "contract/reviews";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import ReviewPage from "./page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const logOf = (reviews: Review[]) => ({ reviews, cursor: reviews.length, hasMore: false });
const open = (query = "", answers: Answers = {}) =>
  renderScreen(<ReviewPage />, {
    address: `/review${query}`,
    groups: ["review", "reviewDue"],
    answers: {
      "GET /api/reviews/state": logOf([]),
      "POST /api/reviews": { stored: 1 },
      "GET /api/applications": [],
      ...answers,
    },
  });
const today = async () => within(await screen.findByRole("region", { name: "For today" }));

test("a session by keys alone: an answer is explained, sent, and counts at once", async () => {
  const sent = await open();
  const panel = await today();
  expect(panel.getByText("0 to repeat, 10 new")).toBeTruthy();
  await userEvent.click(panel.getByRole("button", { name: "Start" }));
  await screen.findByText("Card 1 of 10");
  await userEvent.keyboard("1");
  await screen.findByText(/^(Right\.|Not quite: .+)$/);
  const posted = () => sent.flatMap(({ method, payload }) => (method === "POST" ? [payload] : []));
  await waitFor(() => expect(posted()).toHaveLength(1));
  const isWrong = screen.queryByText(/^Not quite/) !== null;
  expect(posted()).toMatchObject([
    { reviews: [{ set: "airports", isCorrect: !isWrong, mode: "queue" }] },
  ]);
  // What is wrong comes again at the end.
  await userEvent.keyboard("{Enter}");
  await screen.findByText(`Card 2 of ${isWrong ? 11 : 10}`);
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  const paused = await today();
  expect(paused.getByText("0 to repeat, 9 new")).toBeTruthy();
  expect(paused.getByRole("button", { name: /^Go on: card 2 of/ })).toBeTruthy();
});

test("a gate that is passed has a certificate that says what it is not", async () => {
  const known = TERMINOLOGY.slice(0, 23).map(
    ({ id: card }, index): Review => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      ...{ set: "terms", card, isCorrect: true, milliseconds: 9_000, mode: "queue" },
      reviewedAt: `2026-11-20T09:00:${String(index).padStart(2, "0")}.000Z`,
    }),
  );
  await open("?certificate=airports", { "GET /api/reviews/state": logOf(known) });
  await screen.findByRole("heading", { name: "This gate is not open yet" });
  await userEvent.click(screen.getByRole("link", { name: "Back to the review" }));
  const terms = (await screen.findByRole("img", { name: /^Terms: 23 of 25 known/ })).closest("li");
  const gate = within(terms as HTMLElement);
  expect(gate.getByText("Gate open")).toBeTruthy();
  await userEvent.click(gate.getByRole("link", { name: "Certificate: Terms" }));
  const paper = within(await screen.findByRole("article", { name: "Certificate of study" }));
  for (const text of [
    "Leïla Benali",
    "Terms",
    /^23 of 25 cards known \(92%\)/,
    /not a certificate of/,
  ])
    expect(paper.getByText(text)).toBeTruthy();
});
