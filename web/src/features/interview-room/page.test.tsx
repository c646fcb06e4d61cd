import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InterviewRoom, RoomDesk } from "contract/interview-rooms";
import { afterEach, expect, test, vi } from "vitest";
import { PERSON } from "../../testing/person.ts";
import { type Answers, renderScreen, type Sent } from "../../testing/screen-stage.tsx";
import InterviewRoomPage from "./page.tsx";

const DESK: RoomDesk = { notes: "Calm.", asked: [], shown: null, version: 1 };
const room = (desk: RoomDesk | null, shown: string | null = null): InterviewRoom => ({
  interview: {
    ...{ id: "i-1", candidateId: "c-1", candidateName: "Mei Lin Tan", recruiterId: PERSON.id },
    ...{ recruiterName: PERSON.name, interviewType: "situational", airline: "", notes: "" },
    ...{ status: "in_progress", scheduledAt: "2026-11-20T10:00:00.000Z", duration: 30 },
    ...{ candidateZone: "UTC", recruiterZone: "UTC", turn: null, late: null, isEvaluated: false },
    ...{
      selfScores: null,
      secondEvaluatorName: null,
      rating: null,
      startedAt: "2026-11-20T10:00:00.000Z",
    },
    ...{ completedAt: null, version: 2, isSample: false, createdAt: "2026-11-18T10:00:00.000Z" },
  },
  shown,
  desk,
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (answers: Answers) =>
  renderScreen(<InterviewRoomPage />, {
    address: "/interview-room?interview=i-1",
    groups: ["room", "booked", "call", "recorder"],
    answers: {
      "GET /api/interview-rooms/i-1/suggestions": [
        { text: "What if?", listensFor: ["Tells"], followUp: null, airline: null, isEnglish: true },
      ],
      "GET /api/question-templates": [],
      ...answers,
    },
  });
const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });

test("what is typed is sent with the version that was read; a question is shown and noted", async () => {
  const sent = await open({
    "GET /api/interview-rooms/i-1": room(DESK),
    "PUT /api/interview-rooms/i-1": ({ payload }: Sent) =>
      room({ ...(payload as RoomDesk), version: 2 }),
  });
  await userEvent.type(await notes(), " Clear.");
  await userEvent.click(await screen.findByRole("button", { name: "Ask: What if?" }));
  await waitFor(() => expect(screen.getByText("Saved")).toBeTruthy(), { timeout: 3000 });
  const payload = sent.filter(({ method }) => method === "PUT").at(-1)?.payload as RoomDesk;
  expect(payload).toMatchObject({ notes: "Calm. Clear.", shown: "What if?", version: 1 });
  expect(payload.asked.map(({ text }) => text)).toEqual(["What if?"]);
});

test("notes that changed elsewhere stand beside one's own, and either can be kept", async () => {
  let server: RoomDesk = { ...DESK };
  const sent = await open({
    "GET /api/interview-rooms/i-1": () => room(server),
    "PUT /api/interview-rooms/i-1": ({ payload }: Sent) => {
      const desk = payload as RoomDesk;
      if (desk.version !== server.version)
        return Response.json({ detail: "It was changed." }, { status: 409 });
      server = { ...desk, version: desk.version + 1 };
      return room(server);
    },
  });
  await notes();
  server = { ...DESK, notes: "From the tablet.", version: 2 };
  await userEvent.type(await notes(), " Mine.");
  expect(await screen.findByText("From the tablet.", {}, { timeout: 3000 })).toBeTruthy();
  expect((await notes()).value).toBe("Calm. Mine.");
  await userEvent.click(screen.getByRole("button", { name: "Keep what is here" }));
  await waitFor(() => expect(server).toMatchObject({ notes: "Calm. Mine.", version: 3 }), {
    timeout: 3000,
  });
  expect(sent.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

test("the candidate reads the question, and sees no desk", async () => {
  await open({ "GET /api/interview-rooms/i-1": room(null, "Tell me about a delay.") });
  expect(await screen.findByText("Tell me about a delay.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Ask/ })).toBeNull();
});
