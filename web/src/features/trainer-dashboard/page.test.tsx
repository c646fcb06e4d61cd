import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Assignment, GroupBoard, JoinedGroup, Member } from "contract/groups";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t } from "../../i18n/i18n.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import { boardTable } from "./board-table.ts";
import TrainerDashboardPage from "./page.tsx";

const AT = new Date(2026, 10, 23, 10);
const DUE = new Date(2026, 10, 20, 23, 59, 59).toISOString();
const id = (last: number) => `7d0f3c1a-0000-4000-8000-00000000000${last}`;
const NOBODY: Member["skills"] = {
  ...{ situation: null, task: null, action: null, result: null },
  ...{ structure: null, speaking: null, presence: null },
};
const ASSIGNMENT: Omit<Assignment, "memberIds" | "createdAt"> = {
  ...{ id: id(5), kind: "answers", set: null, ownSet: null, ownSetName: null, scenario: null },
  ...{ count: 3, dueAt: DUE },
};
const member = (at: number, name: string, done: number): Member => ({
  ...{ id: id(at), name, joinedAt: AT.toISOString(), skills: { ...NOBODY, result: 64 } },
  progress: [
    {
      ...{ assignmentId: ASSIGNMENT.id, done, needed: 3 },
      ...{ state: done === 3 ? "done" : "overdue", doneAt: done === 3 ? DUE : null },
    },
  ],
});
const BOARD: GroupBoard = {
  group: {
    ...{ id: id(1), name: "Autumn course", code: "ABCD2345", isOpen: true, version: 1 },
    ...{ memberCount: 2, createdAt: AT.toISOString() },
  },
  members: [member(2, "=Ana Lima", 1), member(3, "Ben Okafor", 3)],
  invitations: [{ id: id(4), name: "Cleo Marsh", email: null }],
  assignments: [{ ...ASSIGNMENT, memberIds: null, createdAt: AT.toISOString() }],
  notices: [],
  certificates: [],
};
const JOINED: JoinedGroup = {
  ...{ id: id(1), name: "Autumn course", trainerName: "Tara Voss", me: member(2, "Leïla", 1) },
  assignments: BOARD.assignments.map(({ memberIds: _, ...shown }) => shown),
  notices: [{ id: id(6), text: "Bring your shoes.", createdAt: AT.toISOString() }],
  certificate: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: AT, toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (address: string, answers: Answers) =>
  renderScreen(<TrainerDashboardPage />, {
    address: `/trainer-dashboard${address}`,
    groups: ["trainer", "trainerSets", "certificate", "review"],
    answers: { "GET /api/groups/joined": [], "GET /api/trainer-sets": [], ...answers },
  });
const board = (answers: Answers = {}) =>
  open(`?group=${id(1)}`, { [`GET /api/groups/${id(1)}`]: BOARD, ...answers });

test("a member joins only after agreeing to what the trainer sees", async () => {
  const user = userEvent.setup();
  const found = { id: id(1), name: "Autumn course", trainerName: "Tara Voss", isOpen: true };
  const sent = await open("", {
    "GET /api/groups/codes/abcd-2345": { ...found, isMember: false, isOwn: false },
    "POST /api/groups/joined": JOINED,
  });
  await user.type(await screen.findByLabelText("Join code"), "abcd-2345");
  await user.click(screen.getByRole("button", { name: "Look it up" }));
  const join = await screen.findByRole("button", { name: "Join the group" });
  expect(screen.getByText(/^Never a word of your answers/)).toBeTruthy();
  expect(join).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: /^I agree that Tara Voss/ }));
  await user.click(join);
  expect(await screen.findByText("You have joined “Autumn course”")).toBeTruthy();
  expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
    ...{ code: "abcd-2345", agrees: true },
  });
});

test("a wrong code is told, and another one can be tried", async () => {
  await open("?join=ZZZZZZZZ", {});
  expect(await screen.findByRole("alert")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try another code" }));
  expect(await screen.findByLabelText("Join code")).toBeTruthy();
});

test("a member reads what is asked, how far they are, and what the trainer sees", async () => {
  await open("", { "GET /api/groups/joined": [JOINED] });
  const group = within(await screen.findByRole("region", { name: "Autumn course" }));
  expect(group.getByText("Bring your shoes.")).toBeTruthy();
  expect(group.getByText("Overdue")).toBeTruthy();
  expect(group.getByText("1 of 3")).toBeTruthy();
  expect(group.getByText("64")).toBeTruthy();
  const work = group.getByRole("link", { name: "Practise: 3 practice answers" });
  expect(work.getAttribute("href")).toBe("/star-practice");
});

test("a trainer sees who is behind, and asks again for what is missing with one click", async () => {
  const sent = await board({ [`POST /api/groups/${id(1)}/assignments`]: ASSIGNMENT });
  const behind = within(await screen.findByRole("region", { name: "Who is behind" }));
  expect(behind.getByText("3 practice answers: 2 missing, 3 days over")).toBeTruthy();
  await userEvent.click(behind.getByRole("button", { name: /^Ask =Ana Lima again/ }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
      ...{ kind: "answers", set: null, ownSet: null, scenario: null, count: 2, memberIds: [id(2)] },
      dueAt: new Date(2026, 10, 30, 23, 59, 59).toISOString(),
    }),
  );
});

test("an assignment can be for some: nobody chosen is named, and only who is chosen is sent", async () => {
  const sent = await board({ [`POST /api/groups/${id(1)}/assignments`]: ASSIGNMENT });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Give an assignment" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Give an assignment" }));
  await user.click(dialog.getByRole("button", { name: "Some members" }));
  const give = dialog.getByRole("button", { name: "Give an assignment" });
  await user.click(give);
  expect(dialog.getByText("Choose at least one member")).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Ben Okafor" }));
  await user.click(give);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.payload).toMatchObject({
      memberIds: [id(3)],
    }),
  );
});

test("the matrix and the heat map name members, states and scores", async () => {
  await board();
  const matrix = within(await screen.findByRole("table", { name: "Progress" }));
  const row = within(matrix.getByRole("row", { name: /^Ben Okafor/ }));
  expect(row.getByText("Done")).toBeTruthy();
  const heat = within(screen.getByRole("table", { name: "Skills" }));
  const skills = within(heat.getByRole("row", { name: /^Ben Okafor/ }));
  expect(skills.getByText("64")).toBeTruthy();
  expect(skills.getAllByText("Not practised")).toHaveLength(6);
  expect(screen.getByText("On the list, not joined yet")).toBeTruthy();
});

test("a name in the table cannot become a formula of a spreadsheet", async () => {
  await board();
  const [, ana] = boardTable(BOARD, t).split("\r\n");
  expect(ana).toBe('"\'=Ana Lima",Overdue,1,3,,,,64,,,');
});
