import type { Locator, Page } from "@playwright/test";
import type { MockInterview } from "contract/mock-interviews";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, from: "09:00", until: "12:00" },
}));
const HOURS = {
  ...{ zone: "Asia/Tokyo", rules: EVERY_DAY, exceptions: [], bufferMinutes: 0, noticeHours: 24 },
  ...{ horizonDays: 7, introduction: "Twelve years of cabin crew.", isPublished: true, version: 0 },
};

/** The interviews that a recruiter's own browser is told of. */
async function interviewsOf(recruiter: Page): Promise<MockInterview[]> {
  return (await recruiter.request.get("/api/mock-interviews?recruiterId=me")).json();
}

/**
 * Chooses a time of the second day that is open: all its times are free whatever o'clock it is, while the notice a
 * recruiter wants may have eaten the first day's.
 */
async function chooseTime(picker: Page | Locator, index: number): Promise<void> {
  await picker.getByRole("group", { name: "Day" }).getByRole("radio").nth(1).press("Space");
  await picker.getByRole("group", { name: /^Time/ }).getByRole("radio").nth(index).press("Space");
}

test("a recruiter opens hours, a candidate books one of them, moves it and calls it off", async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext();
  const recruiter = await office.newPage();
  // One story beside another: a name of its own tells this recruiter from theirs.
  const name = `Rosa Keller ${Date.now()}`;
  const publishes = async () => {
    await signIn(recruiter, { profile: "recruiter", name });
    const headers = { origin: String(baseURL) };
    const answer = await recruiter.request.put("/api/availability/me", { data: HOURS, headers });
    expect(answer.status()).toBe(200);
  };
  await Promise.all([signIn(page, { airline: "Emirates" }), publishes()]);

  await page.goto("/mock-interviews#with-a-recruiter");
  const section = page.getByRole("region", { name: "Interviews with a recruiter" });
  await section.getByRole("link", { name: "Book an interview" }).click();
  await page.getByRole("link", { name: `See times of ${name}` }).click();
  await chooseTime(page, 0);
  await page.getByRole("radio", { name: "Situational Interview" }).press("Space");
  await page.getByRole("textbox", { name: /^Note to/ }).fill("Stop me when I ramble.");
  await expect(page.getByLabel("Airline it should be like")).toHaveValue("Emirates");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book this interview" }).click();
  await expectToast(page, "Interview booked");

  const card = section.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("Scheduled");
  await expect(card).toContainText("Asia/Tokyo");
  const [booked] = await interviewsOf(recruiter);
  expect(booked).toMatchObject({
    ...{ candidateName: "Amina Haddad", interviewType: "situational", airline: "Emirates" },
    ...{ notes: "Stop me when I ramble.", status: "scheduled" },
  });
  await expectAccessible(page);

  await card.getByRole("button", { name: /^Reschedule/ }).click();
  const dialog = page.getByRole("dialog", { name: "Move to another time" });
  await chooseTime(dialog, 2);
  await dialog.getByRole("button", { name: "Move the interview" }).click();
  await expectToast(page, "Interview moved");
  await expect(card).toContainText("You moved it; it was");
  const [moved] = await interviewsOf(recruiter);
  expect(moved?.turn).toMatchObject({ kind: "moved", by: "candidate", from: booked?.scheduledAt });

  await card.getByRole("button", { name: /^Cancel the interview/ }).click();
  await page.getByRole("textbox", { name: /^Reason/ }).fill("My shift was changed");
  await page.getByRole("button", { name: "Cancel the interview", exact: true }).click();
  await expectToast(page, "Interview cancelled");
  await expect(section.getByRole("heading", { name: "No interview booked" })).toBeVisible();
  const [off] = await interviewsOf(recruiter);
  expect(off).toMatchObject({ status: "cancelled", turn: { reason: "My shift was changed" } });

  // The recruiter's screens have heard of all three, without being asked.
  await recruiter.getByRole("link", { name: "Inbox, 3 unread" }).first().click();
  const today = recruiter.getByRole("list", { name: "Today" });
  await expect(today.getByRole("heading", { level: 3 })).toHaveText([
    "Unread: Amina Haddad cancelled your mock interview",
    "Unread: Amina Haddad moved your mock interview",
    "Unread: Mock interview with Amina Haddad booked",
  ]);
  await expect(today).toContainText("My shift was changed");
  await expectAccessible(recruiter);
  await recruiter.getByRole("button", { name: "Mark all as read" }).click();
  await expect(recruiter.getByRole("link", { name: "Inbox", exact: true }).first()).toBeVisible();
  await office.close();
});
