import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SharedAnswer } from "contract/shared-answers";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, renderScreen } from "../../../testing/screen-stage.tsx";
import { AnswersToRead } from "./answers-to-read.tsx";
import { OwnAnswers } from "./own-answers.tsx";

const id = (last: number) => `7d0f3c1a-0000-4000-8000-00000000000${last}`;
const AT = "2026-11-23T10:00:00.000Z";
const SHARED: SharedAnswer = {
  ...{ id: id(5), groupId: id(1), memberName: "Ana Lima", question: "A difficult guest?" },
  ...{ bankQuestionId: "difficult-guest", overallScore: 72, sharedAt: AT, commentCount: 0 },
  ...{ lastBy: null, lastAt: null, party: "trainer", memberQuestion: "Is my result clear?" },
  answer: {
    situation: "A guest was shouting.",
    task: "Mine to solve.",
    action: "",
    result: "Yes.",
  },
  scores: { situation: 80, task: 70, action: null, result: 64, structure: 90 },
  comments: [],
};
const LIST = `GET /api/shared-answers?groupId=${id(1)}`;
const ONE = `GET /api/shared-answers/${id(5)}`;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (answers: Answers, { isMember = false, address = "/trainer-dashboard" } = {}) =>
  renderScreen(isMember ? <OwnAnswers groupId={id(1)} /> : <AnswersToRead groupId={id(1)} />, {
    ...{ address, groups: ["shared", "trainer"], answers },
  });
const row = () => screen.findByRole("button", { name: /A difficult guest\?/ });

test("a trainer opens an answer in its place, reads it by part, and comments", async () => {
  const sent = await show({
    ...{ [LIST]: [SHARED], [ONE]: SHARED },
    [`POST /api/shared-answers/${id(5)}/comments`]: {},
  });
  expect(await screen.findByText(/^1 waits for your comment/)).toBeTruthy();
  await userEvent.click(await row());
  expect(await screen.findByText("A guest was shouting.")).toBeTruthy();
  expect(screen.getByText("Ana Lima asks").nextSibling?.textContent).toBe("Is my result clear?");
  const action = screen.getByRole("heading", { name: "Action" }).closest("section");
  expect(action && within(action).getByText("Not measured")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  expect(screen.getByText("Write the comment first")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Your comment"), "Name the time.");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
      text: "Name the time.",
    }),
  );
  await waitFor(() => expect(screen.getByLabelText("Your comment")).toHaveProperty("value", ""));
});

test("a comment that was not sent is told, and is there again after a reload", async () => {
  await show({ [LIST]: [SHARED], [ONE]: SHARED }, { address: `/t?answer=${id(5)}` });
  await userEvent.type(await screen.findByLabelText("Your comment"), "Name the time.");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  expect(await screen.findByText("That did not work")).toBeTruthy();
  await userEvent.click(await row());
  await userEvent.click(await row());
  expect(await screen.findByLabelText("Your comment")).toHaveProperty("value", "Name the time.");
});

test("an answer that was taken back is said to be gone, whatever the notice promised", async () => {
  await show({ [LIST]: [] }, { address: `/t?answer=${id(5)}` });
  expect(await screen.findByText(/^This answer is not shared any more/)).toBeTruthy();
  expect(screen.getByText("Nothing to read yet")).toBeTruthy();
});

test("a list that does not load can be tried again", async () => {
  const sent = await show({});
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sent.filter(({ path }) => path.includes("groupId"))).toHaveLength(2));
});

test("a member reads the thread, deletes only their own words, and answers again", async () => {
  const by = (who: "trainer" | "member", last: number) => ({
    ...{ id: id(last), by: who, name: who === "trainer" ? "Tara Voss" : "Ana Lima" },
    ...{ isOwn: who === "member", text: `From the ${who}.`, createdAt: AT },
  });
  const comments = [by("trainer", 7), by("member", 8)];
  const mine = { ...SHARED, party: "member", lastBy: "trainer", commentCount: 2, comments };
  const sent = await show(
    {
      ...{ [LIST]: [mine], [ONE]: mine },
      [`DELETE /api/shared-answers/${id(5)}/comments/${id(8)}`]: () =>
        new Response(null, { status: 204 }),
    },
    { isMember: true, address: `/t?of=${id(1)}&answer=${id(5)}` },
  );
  expect(await screen.findByText("From the trainer.")).toBeTruthy();
  const again = screen.getByRole("link", { name: "Answer this question again" });
  expect(again.getAttribute("href")).toBe("/star-practice?question=difficult-guest");
  await userEvent.click(screen.getByRole("button", { name: "Delete this comment" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this comment?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Comment deleted")).toBeTruthy();
  expect(sent.some(({ method, path }) => method === "DELETE" && path.endsWith(id(8)))).toBe(true);
});
