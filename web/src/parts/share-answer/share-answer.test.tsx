import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Sharing } from "contract/shared-answers";
import { afterEach, expect, test, vi } from "vitest";
import { storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import { ShareAnswer } from "./share-answer.tsx";

const id = (last: number) => `7d0f3c1a-0000-4000-8000-00000000000${last}`;
const answer = storedAnswer();
const SHARING = `GET /api/shared-answers/responses/${answer.id}`;
const AUTUMN = { id: id(1), name: "Autumn course", trainerName: "Tara Voss" };
const WINTER = { id: id(2), name: "Winter course", trainerName: "Ugo Neri" };
const notShared = (...groups: (typeof AUTUMN)[]): Sharing => ({
  groups: groups.map((group) => ({ ...group, sharedAnswerId: null })),
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (answers: Answers, shown = [answer]) =>
  renderScreen(
    shown.map((response) => <ShareAnswer key={response.id} response={response} />),
    { address: "/star-practice", groups: ["report"], answers },
  );
const start = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Share with a trainer" }));

test("who is in no group is offered nothing", async () => {
  const sent = await open({ [SHARING]: notShared() });
  await waitFor(() => expect(sent.some(({ path }) => path.includes("shared-answers"))).toBe(true));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a sample is nobody's own: it is neither offered nor asked about", async () => {
  const sample = storedAnswer({ id: id(9), isSample: true });
  const sent = await open({ [SHARING]: notShared(AUTUMN) }, [sample, answer]);
  expect(await screen.findAllByRole("button")).toHaveLength(1);
  expect(sent.filter(({ path }) => path.includes("shared-answers"))).toHaveLength(1);
});

test("the dialog says who will see what, and sends that one answer to the chosen group", async () => {
  const sent = await open({ [SHARING]: notShared(AUTUMN, WINTER), "POST /api/shared-answers": {} });
  await start();
  const dialog = within(await screen.findByRole("dialog", { name: /^Share this answer/ }));
  expect(dialog.getByText("Tara Voss, who leads “Autumn course”, will see:")).toBeTruthy();
  expect(dialog.getByText(/^Never its emotion, a recording, or any other answer/)).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText("Group"), WINTER.id);
  expect(dialog.getByText("Ugo Neri, who leads “Winter course”, will see:")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^A question to your trainer/), "Is it clear? ");
  await userEvent.click(dialog.getByRole("button", { name: "Share this answer" }));
  expect(await screen.findByText("Ugo Neri can read this answer now")).toBeTruthy();
  expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
    ...{ groupId: WINTER.id, responseId: answer.id, memberQuestion: "Is it clear?" },
  });
});

test("a refusal is told, and what was asked is still there", async () => {
  await open({ [SHARING]: notShared(AUTUMN) });
  await start();
  await userEvent.type(await screen.findByLabelText(/^A question to your trainer/), "Clear?");
  await userEvent.click(screen.getByRole("button", { name: "Share this answer" }));
  expect(await screen.findByText("That did not work")).toBeTruthy();
  expect(screen.getByLabelText(/^A question to your trainer/)).toHaveProperty("value", "Clear?");
});

test("what is shared leads to its comments, and is taken back after a question", async () => {
  const sent = await open({
    [SHARING]: { groups: [{ ...AUTUMN, sharedAnswerId: id(5) }] } satisfies Sharing,
    [`DELETE /api/shared-answers/${id(5)}`]: () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Shared with a trainer" }));
  const link = await screen.findByRole("link", { name: "Open the comments" });
  expect(link.getAttribute("href")).toBe(`/trainer-dashboard?of=${id(1)}&answer=${id(5)}`);
  await userEvent.click(screen.getByRole("button", { name: "Take it back" }));
  const question = within(await screen.findByRole("dialog", { name: "Take this answer back?" }));
  expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Take it back" }));
  expect(await screen.findByText("The answer is yours alone again")).toBeTruthy();
});
