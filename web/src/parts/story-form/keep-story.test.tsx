import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SAMPLE_QUESTION, storedAnswer } from "../../testing/practice-samples.ts";
import { type Answers, renderScreen } from "../../testing/screen-stage.tsx";
import { KeepStory } from "./keep-story.tsx";
import { practisedAnswer } from "./model.ts";

const answer = storedAnswer();
const open = (answers: Answers) =>
  renderScreen(<KeepStory answer={practisedAnswer(answer)} look="words" />, {
    address: "/star-practice",
    groups: ["report"],
    answers: {
      "GET /api/airline-facts": [],
      [`GET /api/questions/${SAMPLE_QUESTION.id}`]: SAMPLE_QUESTION,
      ...answers,
    },
  });

test("an answer is kept from where it is read, and then leads to the bank", async () => {
  const story = { id: "s1", responseId: answer.id, title: "The shouting guest" };
  await open({ "GET /api/stories": [], "POST /api/stories": story });
  await userEvent.click(await screen.findByRole("button", { name: "Keep as story" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep story" }));
  const link = await screen.findByRole("link", { name: "In your story bank" });
  expect(link.getAttribute("href")).toBe("/story-bank#story-s1");
  expect(await screen.findByText("Kept in your story bank")).toBeTruthy();
});

test("a refusal is told in the server's words, and the form stays", async () => {
  const detail = "This answer is in your story bank already.";
  await open({
    "GET /api/stories": [],
    "POST /api/stories": () =>
      Response.json(
        { title: "Kept", status: 409, detail },
        { status: 409, headers: { "content-type": "application/problem+json" } },
      ),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Keep as story" }));
  const form = within(await screen.findByRole("dialog", { name: "Keep as story" }));
  await userEvent.clear(form.getByLabelText("Title"));
  await userEvent.click(form.getByRole("button", { name: "Keep story" }));
  expect(form.getByText("Give the story a title")).toBeTruthy();
  await userEvent.type(form.getByLabelText("Title"), "The guest");
  await userEvent.click(form.getByRole("button", { name: "Keep story" }));
  expect((await form.findByRole("alert")).textContent).toBe(`The story was not kept: ${detail}`);
});
