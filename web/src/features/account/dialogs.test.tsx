import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { User } from "contract/users";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { AccountProvider } from "../../lib/account.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { LOCAL_KEYS } from "../../lib/storage.ts";
import { writeUserRecord } from "../../lib/user-record.ts";
import { PERSON } from "../../testing/person.ts";
import { type AccountDialog, AccountDialogs } from "./dialogs.tsx";

const USER: User = {
  ...PERSON,
  name: "Ines Duarte",
  email: "ines@example.org",
  targetAirline: "KLM",
  createdAt: "2026-11-20T09:00:00.000Z",
};
const RECORD = {
  id: USER.id,
  name: USER.name,
  email: "",
  profile: USER.profile,
  airline: "KLM",
  loginTime: "2026-11-20T09:00:00.000Z",
};
const DRAFT = `${LOCAL_KEYS.drafts}:${USER.id}:star:q1`;

type Answer = { status: number; body?: unknown } | "no answer";
let answers: Record<string, Answer>;
let calls: { call: string; body: unknown }[];

function problem(status: number, detail: string, errors?: { path: string; message: string }[]) {
  return { status, body: { title: "Refused", status, detail, errors } };
}

beforeAll(() => loadWords("account", "buttons", "shell"));
beforeEach(() => {
  answers = {
    "GET /api/session": { status: 200, body: USER },
    "DELETE /api/session": { status: 204 },
    "GET /api/passkeys": { status: 200, body: [] },
  };
  calls = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path}`;
    calls.push({ call: name, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[name];
    if (!answer || answer === "no answer") throw new TypeError("Failed to fetch");
    const { status, body } = answer;
    const type = status < 400 ? "application/json" : "application/problem+json";
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": type },
    });
  });
  // The browser's stream of server events: silent here.
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened({ dialog }: { dialog: AccountDialog }) {
  const [open, setOpen] = useState<AccountDialog | null>(dialog);
  return <AccountDialogs open={open} onClose={() => setOpen(null)} />;
}

async function openDialog(dialog: AccountDialog, user: Partial<User> = {}) {
  const known = { ...USER, ...user };
  answers["GET /api/session"] = { status: 200, body: known };
  writeUserRecord(RECORD);
  const queries = createQueryClient();
  queries.setQueryData(["/api/users", "me"], known);
  render(
    <QueryClientProvider client={queries}>
      <AccountProvider record={RECORD}>
        <Opened dialog={dialog} />
      </AccountProvider>
    </QueryClientProvider>,
  );
  return screen.findByRole("dialog");
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const sent = (name: string) => calls.filter(({ call }) => call === name).map(({ body }) => body);

/** What signs a person out of this device; the page then goes to the landing, which jsdom cannot. */
const expectSignedOut = () =>
  waitFor(() => expect(localStorage.getItem(LOCAL_KEYS.user)).toBeNull());

test("settings send what was changed and nothing else, then close", async () => {
  answers["PATCH /api/users/me"] = { status: 200, body: { ...USER, name: "Ines Alves" } };
  await openDialog("settings");
  const name = screen.getByLabelText("Full name");
  await userEvent.clear(name);
  await userEvent.type(name, "Ines Alves");
  await userEvent.click(screen.getByRole("checkbox", { name: "No camera" }));
  await userEvent.click(button("Save settings"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("PATCH /api/users/me")).toEqual([
    { name: "Ines Alves", accommodations: { moreTime: false, secondTake: false, noCamera: true } },
  ]);
});

test("a refused setting is said under its field, and a lost connection below; the work stays", async () => {
  const errors = [{ path: "interviewDate", message: "Use a date like 2026-11-28" }];
  answers["PATCH /api/users/me"] = problem(400, errors[0]?.message ?? "", errors);
  await openDialog("settings");
  const date = screen.getByLabelText("Interview date");
  await userEvent.type(date, "2020-02-03");
  expect(screen.getByText(/This day has passed/)).toBeTruthy();
  await userEvent.click(button("Save settings"));
  await screen.findByText("Use a date like 2026-11-28");
  expect(date.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(date);

  answers["PATCH /api/users/me"] = "no answer";
  await userEvent.click(button("Save settings"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/server cannot be reached/);
  expect(screen.getByLabelText<HTMLInputElement>("Interview date").value).toBe("2020-02-03");
});

test("an empty name is not sent", async () => {
  await openDialog("settings");
  await userEvent.clear(screen.getByLabelText("Full name"));
  await userEvent.click(button("Save settings"));
  await screen.findByText("Full name is required");
  expect(sent("PATCH /api/users/me")).toEqual([]);
});

const PASSKEY = {
  id: "a/b",
  label: "Phone",
  createdAt: "2026-11-18T09:00:00.000Z",
  lastUsedAt: null,
};

test("a passkey is removed only after a second word", async () => {
  answers["GET /api/passkeys"] = { status: 200, body: [PASSKEY] };
  answers["DELETE /api/passkeys/a%2Fb"] = problem(503, "The data cannot be reached.");
  await openDialog("passkeys");
  await userEvent.click(await screen.findByRole("button", { name: "Remove Phone" }));
  await screen.findByText(/It is the only one/);
  await userEvent.click(button("Remove"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/The data cannot be reached/);

  answers["DELETE /api/passkeys/a%2Fb"] = { status: 204 };
  answers["GET /api/passkeys"] = { status: 200, body: [] };
  await userEvent.click(button("Remove"));
  await screen.findByText("This account has no passkey yet.");
});

test("closing the browser's passkey dialog is no error; without WebAuthn the reason is said", async () => {
  answers["POST /api/passkeys/registration-options"] = {
    status: 200,
    body: {
      challenge: "AAAA",
      rp: { id: "localhost", name: "Prep" },
      user: { id: "AAAA", name: "Ines", displayName: "Ines" },
      pubKeyCredParams: [],
    },
  };
  const refusal = new DOMException("The person said no", "NotAllowedError");
  vi.stubGlobal("navigator", {
    userAgent: "Windows",
    credentials: { create: () => Promise.reject(refusal) },
  });
  await openDialog("passkeys");
  expect(screen.getByLabelText<HTMLInputElement>("Name of the new passkey").value).toBe("Windows");
  await userEvent.click(button("Add a passkey"));
  await screen.findByText("No passkey was added.");
  expect(screen.queryByRole("alert")).toBeNull();

  cleanup();
  vi.stubGlobal("PublicKeyCredential", undefined);
  await openDialog("passkeys");
  expect(screen.getByText(/This browser cannot make passkeys/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});

test("the download holds what the server keeps and what is on this device", async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ value: { text: "half an answer" } }));
  answers["GET /api/users/me/export"] = problem(429, "Too many requests in a short time.");
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return "blob:here";
  };
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await openDialog("download");
  await userEvent.click(button("Download the file"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Too many requests/);

  answers["GET /api/users/me/export"] = { status: 200, body: { user: USER, responses: [] } };
  await userEvent.click(button("Download the file"));
  await screen.findByText(/flight-attendant-interview-prep-\d{4}-\d\d-\d\d\.json/);
  const everything = JSON.parse((await saved?.text()) ?? "null");
  expect(everything.user.name).toBe("Ines Duarte");
  expect(everything.onThisDevice.drafts["star:q1"].value.text).toBe("half an answer");
});

test("deleting needs the tick, keeps everything when it fails, and leaves nothing when it works", async () => {
  localStorage.setItem(DRAFT, "{}");
  localStorage.setItem(LOCAL_KEYS.theme, "night");
  answers["DELETE /api/users/me"] = "no answer";
  await openDialog("delete");
  expect(button("Delete everything")).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(button("Delete everything"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/was not deleted/);
  expect(localStorage.getItem(DRAFT)).toBe("{}");

  answers["DELETE /api/users/me"] = { status: 204 };
  await userEvent.click(button("Delete everything"));
  await expectSignedOut();
  expect(Object.keys(localStorage)).toEqual([LOCAL_KEYS.theme]);
});

test("signing out without a passkey says what is lost, and leads through a passkey first and back", async () => {
  const value = {
    answer: { situation: "On a full flight", task: "", action: "", result: "" },
    question: { id: "q1", question: "Tell me about a difficult passenger." },
    elapsedSeconds: 30,
  };
  localStorage.setItem(DRAFT, JSON.stringify({ value, savedAt: "2026-11-20T10:00:00.000Z" }));
  const dialog = await openDialog("sign-out");
  expect(within(dialog).getByText(/no passkey, so after signing out/)).toBeTruthy();
  expect(within(dialog).getByText("Tell me about a difficult passenger.")).toBeTruthy();
  await userEvent.click(button("Add a passkey first"));
  await userEvent.click(
    within(screen.getByRole("dialog", { name: "Passkeys" })).getByRole("button", { name: "Close" }),
  );
  expect(screen.getByRole("dialog", { name: "Sign out?" })).toBeTruthy();
  expect(sent("DELETE /api/session")).toEqual([]);

  await userEvent.click(button("Sign out"));
  await expectSignedOut();
  expect(sent("DELETE /api/session")).toHaveLength(1);
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test("with a passkey it signs out at once and keeps the drafts for the way back", async () => {
  localStorage.setItem(DRAFT, "{}");
  await openDialog("sign-out", { hasPasskey: true });
  await expectSignedOut();
  expect(localStorage.getItem(DRAFT)).toBe("{}");
});

test("an answer that waits to be sent is named even with a passkey", async () => {
  const item = {
    id: "1",
    userKey: USER.id,
    method: "POST",
    path: "/api/responses",
    refused: "400: no",
  };
  const payload = { question: "Why this airline?" };
  const waiting = [{ ...item, payload, createdAt: "2026-11-20T10:00:00.000Z" }];
  localStorage.setItem(LOCAL_KEYS.outbox, JSON.stringify(waiting));
  const dialog = await openDialog("sign-out", { hasPasskey: true });
  expect(within(dialog).getByText("Why this airline?")).toBeTruthy();
  expect(within(dialog).getByText(/They stay on this device/)).toBeTruthy();
  await userEvent.click(button("Send now"));
  await screen.findByText("What is listed here could not be sent now.");
  expect(sent("DELETE /api/session")).toEqual([]);
});

test("a demo account is told when it ends, and is offered no passkey", async () => {
  const dialog = await openDialog("sign-out", { isDemo: true });
  expect(within(dialog).getByText(/deleted on November 27, 7 days/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey first" })).toBeNull();
});

test("the privacy notice opens over any screen", async () => {
  const dialog = await openDialog("privacy");
  expect(within(dialog).getByRole("heading", { name: "What is kept" })).toBeTruthy();
});
