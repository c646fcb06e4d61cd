import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { loadWords } from "../i18n/i18n.ts";
import type { Group } from "../i18n/keys.ts";
import { AccountProvider } from "../lib/account.tsx";
import { createQueryClient } from "../lib/query-client.ts";
import { Toaster } from "../ui/toaster.tsx";

/** What the server answers to "GET /api/x": a body for 200, a `Response`, or a function of what was sent. */
export type Answers = Record<string, unknown | ((sent: Sent) => unknown)>;

export interface Sent {
  method: string;
  /** With its query. */
  path: string;
  payload: unknown;
  headers: Record<string, string>;
}

const USER_ID = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const accommodations = { moreTime: false, secondTake: false, noCamera: false };
const user = { id: USER_ID, name: "Leïla Benali", targetAirline: "", accommodations };

function answerTo(sent: Sent, answers: Answers): unknown {
  const [path = ""] = sent.path.split("?");
  const found = answers[`${sent.method} ${sent.path}`] ?? answers[`${sent.method} ${path}`];
  return typeof found === "function" ? (found as (sent: Sent) => unknown)(sent) : found;
}

/** Puts a screen on its stage: signed in, its words loaded, the server played by `answers`. Gives what was sent. */
export async function renderScreen(
  screen: ReactNode,
  { address, groups, answers }: { address: string; groups: Group[]; answers: Answers },
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const all: Answers = { "GET /api/session": user, "GET /api/users/me": user, ...answers };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call: Sent = {
      method: init.method ?? "GET",
      path,
      payload: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    sent.push(call);
    const answer = await answerTo(call, all);
    if (answer instanceof Response) return answer;
    return answer === undefined
      ? Response.json({ title: "Not found", status: 404, detail: "Not found" }, { status: 404 })
      : Response.json(answer, { status: call.method === "POST" ? 201 : 200 });
  });
  // jsdom has neither a stream of events nor a page to scroll.
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("scrollTo", () => {});
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, "", address);
  await loadWords("shell", "buttons", "features", ...groups);
  const record = {
    name: user.name,
    email: "",
    profile: "candidate" as const,
    airline: "",
    loginTime: "2026-11-20T10:00:00.000Z",
    id: USER_ID,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountProvider record={record}>{screen}</AccountProvider>
      <Toaster regionLabel="Notifications" toastLabel="Notification" closeLabel="Close" />
    </QueryClientProvider>,
  );
  return sent;
}

export const STAGE_USER_ID = USER_ID;
