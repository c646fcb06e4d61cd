import { expect, type Page } from "@playwright/test";

/** Books the nearest time of a recruiter, as the booking screen does it. Answers the interview's id. */
export async function bookNearest(candidate: Page, recruiterName: string): Promise<string> {
  const booked = await candidate.evaluate(async (name) => {
    const recruiters: { id: string; name: string; nextSlot: string }[] = await (
      await fetch("/api/recruiters")
    ).json();
    const found = recruiters.find((one) => one.name === name);
    const payload = { interviewType: "situational", notes: "My first one", timezone: "Asia/Dubai" };
    const answer = await fetch("/api/mock-interviews", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...payload, recruiterId: found?.id, scheduledAt: found?.nextSlot }),
    });
    return { status: answer.status, id: (await answer.json()).id as string };
  }, recruiterName);
  expect(booked.status).toBe(201);
  return booked.id;
}
