import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SESSION_ID, storedSession } from "../../../testing/interview-samples.ts";
import { type Answers, renderScreen } from "../../../testing/screen-stage.tsx";
import MockInterviewsPage from "../page.tsx";

const PATH = `/api/interview-sessions/${SESSION_ID}`;

const open = (answers: Answers) =>
  renderScreen(<MockInterviewsPage />, {
    address: `/mock-interviews?report=${SESSION_ID}`,
    groups: ["interview", "report", "practice", "delivery"],
    answers: { "GET /api/interview-sessions": [], ...answers },
  });

const problem = (status: number) =>
  Response.json({ title: "No", status, detail: "No" }, { status });

afterEach(() => vi.unstubAllGlobals());

describe("the report of an interview", () => {
  it("shows what it came to, each competency with its words, and every question with what was said", async () => {
    await open({ [`GET ${PATH}`]: storedSession() });
    await screen.findByRole("heading", { level: 1, name: "Your interview with Rania Khoury" });
    expect(screen.getByRole("img", { name: "78 out of 100" })).toBeTruthy();
    expect(screen.getByText("6 more than the mean of your 3 interviews before")).toBeTruthy();

    const competencies = screen.getByRole("region", { name: "By competency" });
    expect(within(competencies).getAllByRole("listitem")).toHaveLength(6);
    const safety = within(competencies).getByText("Safety awareness").closest("li");
    expect(safety?.textContent).toContain("not assessed");

    // The words that show a competency lead to the answer that they are from.
    const second = screen.getByRole("heading", { name: /difficult customer/ }).closest("details");
    expect(second?.open).toBe(false);
    const [lead] = within(competencies).getAllByRole("button", { name: "Question 2" });
    await userEvent.click(lead as HTMLElement);
    await waitFor(() => expect(second?.open).toBe(true));
    const card = within(second as HTMLElement);
    expect(card.getByText("Rania Khoury asked further")).toBeTruthy();
    expect(card.getByText("How did the customer leave?")).toBeTruthy();
    expect(card.getByText(/never from your face or voice/)).toBeTruthy();
    expect(card.getByText("What a full answer holds")).toBeTruthy();
    const again = card.getByRole("link", { name: "Try this question again" });
    expect(again.getAttribute("href")).toBe("/star-practice?question=difficult-customer");
    expect(card.getByText("Result", { selector: "h3.text-label" })).toBeTruthy();
  });

  it("leads to the same words of a question, keeps an answer as a story, and shows that it is kept", async () => {
    const kept = {
      id: "s1",
      responseId: null,
      sessionAnswer: { sessionId: SESSION_ID, position: 0 },
    };
    const sent = await open({
      [`GET ${PATH}`]: storedSession({ language: "es" }),
      "GET /api/stories": [kept],
      "GET /api/airline-facts": [],
      "GET /api/questions/difficult-customer": {},
      "POST /api/stories": {
        ...kept,
        id: "s2",
        sessionAnswer: { sessionId: SESSION_ID, position: 1 },
      },
    });
    const cardOf = async (words: RegExp) =>
      within(
        (await screen.findByRole("heading", { name: words, hidden: true })).closest(
          "details",
        ) as HTMLElement,
      );
    const first = await cardOf(/yourself/);
    const link = await first.findByRole("link", { name: "In your story bank" });
    expect(link.getAttribute("href")).toBe("/story-bank#story-s1");
    const second = await cardOf(/difficult customer/);
    expect(
      second
        .getByRole("link", { name: "Try this question again", hidden: true })
        .getAttribute("href"),
    ).toBe("/star-practice?question=difficult-customer&in=es");

    await userEvent.click(screen.getByRole("heading", { name: /difficult customer/ }));
    await userEvent.click(second.getByRole("button", { name: "Keep as story" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep story" }));
    expect(
      (await second.findByRole("link", { name: "In your story bank" })).getAttribute("href"),
    ).toBe("/story-bank#story-s2");
    expect(sent.find(({ method }) => method === "POST")?.payload).toMatchObject({
      sessionAnswer: { sessionId: SESSION_ID, position: 1 },
    });
    // Without words there is nothing to keep.
    const third = await cardOf(/safety instructions/);
    expect(third.queryByRole("button", { name: "Keep as story", hidden: true })).toBeNull();
  });

  it("says what was not assessed and what was not reached, and never a score for it", async () => {
    await open({ [`GET ${PATH}`]: storedSession() });
    await screen.findByRole("heading", { level: 1 });
    const cardOf = (words: RegExp) =>
      screen.getByRole("heading", { name: words, hidden: true }).closest("details") as HTMLElement;
    expect(cardOf(/safety instructions/).textContent).toContain("its content is not assessed");
    expect(cardOf(/medical emergency/).textContent).toContain("did not get to this question");
    expect(cardOf(/medical emergency/).textContent).not.toMatch(/out of 100/);
  });

  it.each([
    [404, "This report does not exist"],
    [403, "This report belongs to somebody else"],
    [503, "The report did not arrive"],
  ])("a refusal with %d is told in words", async (status, title) => {
    await open({ [`GET ${PATH}`]: () => problem(status) });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  it("is deleted after a question, and the list is shown", async () => {
    const sent = await open({
      [`GET ${PATH}`]: storedSession(),
      [`DELETE ${PATH}`]: new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete this interview" }));
    const dialog = screen.getByRole("dialog", { name: "Delete this interview?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "No interviews yet" })).toBeTruthy();
    expect(sent.some(({ method, path }) => method === "DELETE" && path === PATH)).toBe(true);
  });

  it("keeps how the words sounded off the paper unless it is asked for", async () => {
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    await open({ [`GET ${PATH}`]: storedSession() });
    const strip = async () =>
      (await screen.findAllByText("How your words sounded"))[0]?.closest("section");
    expect((await strip())?.className).toContain("print:hidden");
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Print how my words sounded, too" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    expect((await strip())?.className).not.toContain("print:hidden");
  });
});
