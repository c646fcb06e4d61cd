import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AIRLINES } from "content/airlines/airlines";
import type { User } from "contract/users";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { AccountProvider } from "../../lib/account.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { PERSON } from "../../testing/person.ts";
import { currentToasts } from "../../ui/toast-store.ts";
import { AirlineDialog } from "./airline-dialog.tsx";

const airline = (name: string) => AIRLINES.find(({ airlineName }) => airlineName === name);

let user: User;
let changes: unknown[];
/** Set by a test to hold an answer back, or to refuse. */
let beforeAnswer: (call: string) => Promise<Response | undefined>;

beforeAll(() => loadWords("buttons", "airline"));
beforeEach(() => {
  user = PERSON;
  changes = [];
  beforeAnswer = async () => undefined;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    if (init.method === "PATCH") changes.push(JSON.parse(String(init.body)));
    const other = await beforeAnswer(call);
    if (other) return other;
    if (init.method === "PATCH") user = { ...user, ...(changes.at(-1) as Partial<User>) };
    if (call === "GET /api/airline-facts") return Response.json(AIRLINES);
    const name = /^GET \/api\/airline-facts\/(.+)$/.exec(call)?.[1];
    return Response.json(name ? airline(decodeURIComponent(name)) : user);
  });
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  return <AirlineDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

async function open(known: Partial<User> = {}) {
  user = { ...PERSON, ...known };
  const record = {
    id: user.id,
    name: user.name,
    email: "",
    profile: user.profile,
    airline: user.targetAirline,
    loginTime: PERSON.createdAt,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountProvider record={record}>
        <Opened />
      </AccountProvider>
    </QueryClientProvider>,
  );
  return screen.findByRole("dialog", { name: "Choose Your Target Airline" });
}

const button = (name: string) => screen.getByRole("button", { name });
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const toast = () => currentToasts()[0];

test("previews the chosen airline: three values, two tips, and how many more", async () => {
  await open();
  const preview = within(await screen.findByRole("article", { name: "About Emirates" }));
  const emirates = airline("Emirates");
  expect(preview.getByText(emirates?.mission ?? "?")).toBeTruthy();
  expect(preview.getByText(emirates?.headquarters ?? "?")).toBeTruthy();
  expect(preview.getAllByRole("listitem")).toHaveLength(5);
  expect(preview.getByText(`+${(emirates?.coreValues.length ?? 0) - 3} more`)).toBeTruthy();
  expect(screen.getByRole("option", { name: /^Lufthansa · Europe · Star Alliance$/ })).toBeTruthy();
});

test("saves the selection, refreshes the user, says so and closes", async () => {
  await open({ targetAirline: "" });
  const select = await screen.findByLabelText("Target airline");
  expect(button("Save Selection")).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  await userEvent.selectOptions(select, "KLM");

  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  beforeAnswer = (call) => (call.startsWith("PATCH") ? held : Promise.resolve(undefined));
  await userEvent.click(button("Save Selection"));
  expect(button("Saving...").getAttribute("aria-disabled")).toBe("true");
  release();
  await isGone();
  expect(changes).toEqual([{ targetAirline: "KLM" }]);
  expect(toast()).toMatchObject({ title: "Target airline saved", variant: "success" });
});

test("begins at the list as soon as it is there, also when it comes later than the dialog", async () => {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  beforeAnswer = (call) => (call === "GET /api/airline-facts" ? held : Promise.resolve(undefined));
  await open({ targetAirline: "" });
  expect(document.activeElement?.textContent).toBe("Choose Your Target Airline");
  release();
  const select = await screen.findByLabelText("Target airline");
  expect(document.activeElement).toBe(select);
});

test("clears by an empty string", async () => {
  await open();
  await screen.findByRole("article");
  await userEvent.click(button("Clear"));
  await isGone();
  expect(changes).toEqual([{ targetAirline: "" }]);
  expect(toast()).toMatchObject({ title: "Target airline cleared" });
});

test("a failed save is told, and the dialog stays open", async () => {
  await open();
  await screen.findByRole("article");
  beforeAnswer = async (call) =>
    call.startsWith("PATCH") ? new Response("no", { status: 503 }) : undefined;
  await userEvent.click(button("Save Selection"));
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: "Error",
      description: "Failed to update target airline",
      variant: "destructive",
    }),
  );
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(button("Save Selection").getAttribute("aria-disabled")).toBeNull();
});

test("an airline that cannot be fetched says so and can be asked for again", async () => {
  beforeAnswer = async (call) =>
    call.startsWith("GET /api/airline-facts/") ? new Response("", { status: 500 }) : undefined;
  await open();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Failed to fetch airline data/);
  beforeAnswer = async () => undefined;
  await userEvent.click(button("Try again"));
  await screen.findByRole("article", { name: "About Emirates" });
});
