import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { readUserRecord } from "../../lib/user-record.ts";
import { Landing } from "./page.tsx";

const USER = {
  id: "0b6f3f5e-6a0b-4e86-9a53-1e0a40b4f7a1",
  name: "Leïla Benali",
  email: null,
  profile: "candidate",
  targetAirline: "Emirates",
};

let sent: unknown[] = [];
const assign = vi.fn();

function serverAnswers(answer: Response | Error) {
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
  });
}

beforeEach(async () => {
  sent = [];
  assign.mockClear();
  vi.stubGlobal("location", { assign });
  await loadWords("landing");
});
afterEach(() => vi.unstubAllGlobals());

async function fillIn(profile: RegExp) {
  const user = userEvent.setup();
  render(<Landing />);
  await user.click(screen.getByRole("button", { name: profile }));
  const next = screen.getByRole("button", { name: "Continue to Dashboard" });
  expect(next).toHaveProperty("disabled", true);
  await user.type(screen.getByLabelText("Full Name"), "Leïla Benali");
  expect(next).toHaveProperty("disabled", false);
  return { user, next };
}

test("a candidate signs in with a name and an airline, and the page reloads", async () => {
  serverAnswers(Response.json(USER, { status: 201 }));
  const { user, next } = await fillIn(/Continue as candidate/);
  await user.selectOptions(screen.getByLabelText("Target Airline (Optional)"), "Emirates");
  await user.click(next);
  expect(sent).toEqual([{ name: "Leïla Benali", profile: "candidate", airline: "Emirates" }]);
  expect(readUserRecord()).toMatchObject({
    id: USER.id,
    name: USER.name,
    profile: "candidate",
    airline: "Emirates",
  });
  expect(assign).toHaveBeenCalledWith("/");
});

test("the airline is asked of candidates only", async () => {
  serverAnswers(Response.json({ ...USER, profile: "trainer" }, { status: 201 }));
  await fillIn(/Continue as trainer/);
  expect(screen.queryByLabelText("Target Airline (Optional)")).toBeNull();
  expect(screen.getByText("Sign in as Trainer")).toBeTruthy();
});

test("without a server the local record is kept, and the account is made later", async () => {
  serverAnswers(new TypeError("offline"));
  const { user, next } = await fillIn(/Continue as recruiter/);
  await user.click(next);
  expect(readUserRecord()).toMatchObject({ name: "Leïla Benali", profile: "recruiter" });
  expect(readUserRecord()).not.toHaveProperty("id");
  expect(assign).toHaveBeenCalledWith("/");
});

test("a refusal is told in words and nothing typed is lost", async () => {
  const problem = {
    title: "Bad request",
    status: 400,
    detail: "One field does not fit.",
    errors: [{ path: "email", message: "E-mail address is not complete" }],
  };
  serverAnswers(
    new Response(JSON.stringify(problem), {
      status: 400,
      headers: { "content-type": "application/problem+json" },
    }),
  );
  const { user, next } = await fillIn(/Continue as candidate/);
  await user.type(screen.getByLabelText("Email"), "leila@");
  await user.click(next);
  expect(
    within(screen.getByRole("alert")).getByText(/E-mail address is not complete/),
  ).toBeTruthy();
  expect(screen.getByLabelText("Full Name")).toHaveProperty("value", "Leïla Benali");
  expect(readUserRecord()).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test("Back returns to the choice of profile", async () => {
  const { user } = await fillIn(/Continue as candidate/);
  await user.click(screen.getByRole("button", { name: "Back to Profile Selection" }));
  expect(screen.getByRole("heading", { name: "Who is boarding?" })).toBeTruthy();
});
