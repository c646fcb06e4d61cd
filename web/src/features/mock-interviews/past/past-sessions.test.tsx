import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sessionSummary } from "../../../testing/interview-samples.ts";
import { type Answers, renderScreen } from "../../../testing/screen-stage.tsx";
import { PastSessions } from "./past-sessions.tsx";

const LIST = "GET /api/interview-sessions";

const open = (answers: Answers) =>
  renderScreen(<PastSessions />, {
    address: "/mock-interviews",
    groups: ["interview", "report"],
    answers,
  });

afterEach(() => vi.unstubAllGlobals());

describe("past interviews", () => {
  it("lead to their reports, or on where one was left, page by page", async () => {
    const next = "/api/interview-sessions?limit=12&cursor=next";
    await open({
      [LIST]: Response.json(
        [
          sessionSummary({
            id: "going",
            status: "in_progress",
            mode: "audio",
            remainingSeconds: 754,
            overallScore: null,
          }),
          sessionSummary({ id: "done", overallScore: 84 }),
        ],
        { headers: { link: `<${next}>; rel="next"` } },
      ),
      [`GET ${next}`]: [sessionSummary({ id: "first", kind: "one-way", overallScore: 61 })],
    });
    const resume = await screen.findByRole("link", {
      name: /^Resume the interview with Rania Khoury/,
    });
    expect(resume.getAttribute("href")).toBe(
      "/mock-interviews?session=ai-practice-rania-khoury&mode=audio&id=going",
    );
    expect(resume.textContent).toContain("12:34 left");
    expect(screen.getByText("84").closest("a")?.getAttribute("href")).toBe(
      "/mock-interviews?report=done",
    );
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("One-way interview")).toBeTruthy();
    const course = screen.getByRole("table", { name: "Scores of your last 2 interviews" });
    expect(within(course).getAllByRole("row")).toHaveLength(3);
  });

  it("that did not arrive are asked for again", async () => {
    let isUp = false;
    await open({
      [LIST]: () => (isUp ? [] : Response.json({ detail: "Busy" }, { status: 503 })),
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: "No interviews yet" })).toBeTruthy();
  });
});
