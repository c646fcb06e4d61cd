import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QUESTIONS } from "content/questions/questions";
import { describe, expect, test } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import StoryBankPage from "./page.tsx";
import { AIRLINE, CARE, SAFETY, storyOf, usedFor } from "./stories.fixture.ts";

const user = { ...PERSON, id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", name: "Leïla" };
const guest = storyOf(1, { title: "The guest without a room" });
const storm = storyOf(2, {
  title: "The storm at the lake",
  competencies: ["customer-care", "teamwork"],
  airlineValues: [],
  usedFor: usedFor(3),
});

const open = (answers: Answers = {}) =>
  renderScreen(<StoryBankPage />, {
    address: "/story-bank",
    groups: ["stories", "practice"],
    answers: {
      "GET /api/session": user,
      "GET /api/users/me": user,
      "GET /api/stories": [guest, storm],
      "GET /api/airline-facts": [
        AIRLINE,
        { ...AIRLINE, airlineName: "KLM", coreValues: ["Inspire"] },
      ],
      "GET /api/questions": [...QUESTIONS],
      "GET /api/progress/questions": [],
      ...answers,
    },
  });

const wall = () => screen.findByRole("grid", { name: "Competencies by the values of Emirates" });
const square = async (name: string) => within(await wall()).findByRole("button", { name });
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));

describe("the wall", () => {
  test("shows which squares hold a story, and what each one holds", async () => {
    await open();
    const held = await square("Customer care, Care: 1 story");
    await userEvent.click(held);
    expect(held.getAttribute("aria-expanded")).toBe("true");
    expect(
      within(await wall()).getByRole("button", { name: "The guest without a room" }),
    ).toBeTruthy();
    expect(screen.getByText("2 of 12 competencies have a story.", { exact: false })).toBeTruthy();
    expect(screen.getByText(/1 of 2 values of Emirates are shown/)).toBeTruthy();
  });

  test("an empty square takes a story that is there by a press, or leads to a question", async () => {
    const tagged = { ...storm, airlineValues: [{ airline: "Emirates", value: SAFETY }] };
    const sent = await open({ [`PATCH /api/stories/${storm.id}`]: tagged });
    await userEvent.click(await square("Teamwork, Safety first: 0 stories"));
    const within_ = within(await wall());
    const practise = await within_.findByRole("link", { name: "Practise this" });
    const id = new URLSearchParams(practise.getAttribute("href")?.split("?")[1]).get("question");
    expect(QUESTIONS.find((question) => question.id === id)?.competency).toBe("teamwork");

    await userEvent.click(within_.getByRole("button", { name: "Yes: The storm at the lake" }));
    await square("Teamwork, Safety first: 1 story");
    expect(sent.find(({ method }) => method === "PATCH")?.payload).toEqual({
      airlineValues: [{ airline: "Emirates", value: SAFETY }],
    });
  });

  test("is one stop for Tab, and arrows move in it", async () => {
    await open();
    const first = await square("Customer care: 2 stories");
    first.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(document.activeElement).toBe(await square("Handling conflict, Care: 0 stories"));
    const stops = within(await wall())
      .getAllByRole("button")
      .filter((button) => button.tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  test("may be seen by another airline's values", async () => {
    await open();
    await wall();
    await userEvent.selectOptions(screen.getByLabelText("Values of"), "KLM");
    const other = await screen.findByRole("grid", { name: "Competencies by the values of KLM" });
    expect(
      within(other).getByRole("button", { name: "Customer care, Inspire: 0 stories" }),
    ).toBeTruthy();
  });
});

test("names the gaps that are asked for most, and the story that carries too much", async () => {
  await open();
  const gaps = within(await screen.findByRole("region", { name: "Gaps to close" }));
  expect(gaps.getByText(/^10 competencies have no story/)).toBeTruthy();
  expect(gaps.getAllByRole("link", { name: /^Practise this/ })).toHaveLength(5);
  const overused = within(screen.getByRole("region", { name: "Stories that carry too much" }));
  expect(overused.getByText("The storm at the lake")).toBeTruthy();
  expect(overused.getByText("Told for 4 questions")).toBeTruthy();
});

test("lists each story with its question, score and tags, and its words on demand", async () => {
  await open();
  const list = within(await screen.findByRole("region", { name: "Your stories" }));
  expect(list.getAllByRole("heading", { level: 3 }).map((node) => node.textContent)).toEqual([
    "The guest without a room",
    "The storm at the lake",
  ]);
  expect(list.getAllByText(SAMPLE_QUESTION.question).length).toBeGreaterThan(0);
  expect(list.getAllByText("82 of 100")).toHaveLength(2);
  expect(list.getByText("Emirates").nextSibling?.textContent).toBe("Care");
  expect(list.getByText("Overused")).toBeTruthy();
});

describe("changing a story", () => {
  test("sends what was changed, and the list shows it", async () => {
    const sent = await open({
      [`PATCH /api/stories/${guest.id}`]: { ...guest, title: "Full house" },
    });
    await userEvent.click(
      await screen.findByRole("button", { name: "Edit The guest without a room" }),
    );
    const form = dialog("Edit story");
    fireEvent.change(form.getByLabelText("Title"), { target: { value: "Full house" } });
    await userEvent.click(form.getByRole("button", { name: "Integrity" }));
    await userEvent.click(await form.findByRole("button", { name: "Safety first" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await screen.findByRole("heading", { name: "Full house" });
    expect(sent.find(({ method }) => method === "PATCH")?.payload).toEqual({
      title: "Full house",
      competencies: ["customer-care", "integrity"],
      airlineValues: [
        { airline: "Emirates", value: CARE },
        { airline: "Emirates", value: SAFETY },
      ],
    });
  });

  test("that is refused keeps the form and says why; closing keeps the changes", async () => {
    const detail = "Too many requests in a short time.";
    await open({
      [`PATCH /api/stories/${guest.id}`]: () =>
        Response.json(
          { title: "Slow", status: 429, detail },
          { status: 429, headers: { "content-type": "application/problem+json" } },
        ),
    });
    const edit = () =>
      userEvent.click(screen.getByRole("button", { name: "Edit The guest without a room" }));
    await screen.findByRole("heading", { name: "The guest without a room" });
    await edit();
    const action = () => dialog("Edit story").getByLabelText<HTMLTextAreaElement>("Action");
    fireEvent.change(action(), { target: { value: "" } });
    await userEvent.click(dialog("Edit story").getByRole("button", { name: "Save" }));
    expect(screen.getByText("Leave no part blank")).toBeTruthy();
    fireEvent.change(action(), { target: { value: "I called two hotels." } });
    await userEvent.click(dialog("Edit story").getByRole("button", { name: "Save" }));
    await screen.findByText(`The story was not saved: ${detail}`);

    // Escape, as the browser tells a dialog of it.
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    await edit();
    expect(action().value).toBe("I called two hotels.");
    await userEvent.click(dialog("Edit story").getByRole("button", { name: "Cancel" }));
    await edit();
    expect(action().value).toBe(guest.action);
  });

  test("to delete it is asked twice", async () => {
    const sent = await open({
      [`DELETE /api/stories/${guest.id}`]: () => new Response(null, { status: 204 }),
    });
    await userEvent.click(
      await screen.findByRole("button", { name: "Delete The guest without a room" }),
    );
    expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.click(dialog("Delete this story?").getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: "The guest without a room" })).toBeNull(),
    );
  });
});

test("an empty bank leads to the answers that could be kept", async () => {
  const answer = storedAnswer();
  const sent = await open({
    "GET /api/stories": [],
    "GET /api/responses": [answer],
    [`GET /api/questions/${SAMPLE_QUESTION.id}`]: SAMPLE_QUESTION,
    "POST /api/stories": storyOf(5, { title: "The shouting guest", responseId: answer.id }),
  });
  await screen.findByRole("heading", { name: "No story kept yet" });
  await userEvent.click(screen.getByRole("button", { name: "Add a story" }));
  await userEvent.click(
    await screen.findByRole("button", { name: `Keep ${SAMPLE_QUESTION.question}` }),
  );
  const form = dialog("Keep as story");
  const title = form.getByLabelText<HTMLInputElement>("Title");
  expect(title.value).toBe("One Friday evening at the hotel where I was the…");
  await waitFor(() =>
    expect(form.getByRole("button", { name: "Customer care" }).getAttribute("aria-pressed")).toBe(
      "true",
    ),
  );
  fireEvent.change(title, { target: { value: "The shouting guest" } });
  await userEvent.click(form.getByRole("button", { name: "Keep story" }));
  await screen.findByRole("heading", { name: "The shouting guest" });
  expect(sent.find(({ method }) => method === "POST")?.payload).toEqual({
    responseId: answer.id,
    title: "The shouting guest",
    competencies: ["customer-care"],
    airlineValues: [],
  });
});

test("stories that do not come say why, and come when asked again", async () => {
  let tries = 0;
  await open({
    "GET /api/stories": () => {
      tries += 1;
      return tries === 1 ? new Response("The database does not answer.", { status: 503 }) : [guest];
    },
  });
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("The database does not answer.")).toBeTruthy();
  await userEvent.click(alert.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "The guest without a room" });
});

test("without a connection says so", async () => {
  await open({
    "GET /api/session": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await screen.findByRole("heading", { name: "No connection" });
});
