import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InboxNotice, NoticeContent } from "contract/inbox";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import InboxPage from "./page.tsx";

const INTERVIEW = {
  ...{ interviewId: "i-1", party: "candidate" as const, name: "Rosa Keller" },
  scheduledAt: "2026-11-28T10:00:00.000Z",
};
const notice = (id: string, content: NoticeContent, isRead = false): InboxNotice => ({
  ...{ id, isRead, content, createdAt: new Date().toISOString() },
});
const NOTICES = [
  notice("n-1", { kind: "cancelled", ...INTERVIEW, reason: "I am ill" }),
  notice("n-2", { kind: "announced", groupId: "g-1", group: "Autumn class", text: "Bring it" }),
  notice("n-3", { kind: "evaluated", ...INTERVIEW, evaluationId: "e-1" }, true),
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  return renderScreen(<InboxPage />, {
    address: "/inbox",
    groups: ["inbox", "booked", "review"],
    answers: {
      "GET /api/inbox": NOTICES,
      "GET /api/inbox/settings": { hasMail: false, wantsMail: true },
      "POST /api/inbox/read": { unread: 0 },
      ...answers,
    },
  });
}
const titles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("tells what happened, by day, each with a link to its place", async () => {
  const sent = await open();
  expect(await screen.findByRole("heading", { name: "Today" })).toBeTruthy();
  expect(titles()).toEqual([
    "Unread: Rosa Keller cancelled your mock interview",
    "Unread: News from Autumn class",
    "Rosa Keller evaluated your mock interview",
  ]);
  expect(screen.getByText("“I am ill”")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Rosa Keller evaluated your mock interview" });
  expect(link.getAttribute("href")).toBe("/mock-interviews?evaluation=e-1");
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: /News from/ }));
  const read = sent.find(({ path }) => path === "/api/inbox/read");
  expect(read?.payload).toEqual({ ids: ["n-2"] });
});

test("a deleted notice can be brought back; else it goes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const sent = await open({ "DELETE /api/inbox/n-2": new Response(null, { status: 204 }) });
  const deleted = () => sent.filter(({ method }) => method === "DELETE").map(({ path }) => path);
  await user.click(await screen.findByRole("button", { name: /^Delete: News/ }));
  expect(titles()).toHaveLength(2);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(titles()).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(deleted()).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Delete: News/ }));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(deleted()).toEqual(["/api/inbox/n-2"]);
});

test("a refused deletion puts the notice back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await open({
    "DELETE /api/inbox/n-2": Response.json({ detail: "The database is away." }, { status: 503 }),
  });
  await user.click(await screen.findByRole("button", { name: /^Delete: News/ }));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(await screen.findByText("The database is away.")).toBeTruthy();
  expect(titles()).toHaveLength(3);
});

test("everything goes only when confirmed", async () => {
  let kept = NOTICES;
  const sent = await open({
    "GET /api/inbox": () => kept,
    "DELETE /api/inbox": () => {
      kept = [];
      return new Response(null, { status: 204 });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Clear inbox" }));
  const dialog = within(screen.getByRole("dialog", { name: "Clear your inbox?" }));
  expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Clear inbox" }));
  expect(await screen.findByRole("heading", { name: "Nothing new on board" })).toBeTruthy();
});

test("letters are switched off where this server sends any", async () => {
  const sent = await open({
    "GET /api/inbox/settings": { hasMail: true, wantsMail: true },
    "PUT /api/inbox/settings": { hasMail: true, wantsMail: false },
  });
  const box = await screen.findByRole("checkbox", { name: /^E-mail me/ });
  expect((box as HTMLInputElement).checked).toBe(true);
  await userEvent.click(box);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PUT")?.payload).toEqual({ wantsMail: false }),
  );
});

test("a list that does not come is asked for again", async () => {
  let isDown = true;
  await open({
    "GET /api/inbox": () =>
      isDown ? Response.json({ detail: "The database is away." }, { status: 503 }) : [],
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The database is away.");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/will stand here/)).toBeTruthy();
});
