import { freePort } from "../scripts/free-port.ts";
import { GOOD_ANSWER, QUESTION_ID, THIN_ANSWER } from "./support/answers.ts";
import type { OwnServer } from "./support/own-server.ts";
import { figure, fillAnswer, submitAnswer } from "./support/practice.ts";
import { type RoundRobin, startRoundRobin } from "./support/round-robin.ts";
import { expect, signIn, test as stories } from "./support/stories.ts";

interface House {
  /** What the browser sees: one address in front of both. */
  address: RoundRobin;
  one: OwnServer;
  other: OwnServer;
}

const test = stories.extend<{ house: House }>({
  house: async ({ databaseUrl, ownServer }, use) => {
    const ports = [await freePort(), await freePort()];
    const address = await startRoundRobin(ports);
    const [one, other] = await Promise.all(
      ports.map((port) => ownServer({ port, databaseUrl, publicUrl: address.url })),
    );
    if (!one || !other) throw new Error("Two servers were asked for");
    await use({ address, one, other });
    await address.stop();
  },
});

test("two servers are one to the person, and one of them may die", async ({ page, house }) => {
  const { address, one } = house;
  await signIn(page, { airline: "Emirates" }, address.url);
  await page.goto(`${address.url}/text-practice?question=${QUESTION_ID}`);
  await fillAnswer(page, THIN_ANSWER);
  await submitAnswer(page);

  await one.kill();
  await page.getByRole("button", { name: "Retake this question" }).first().click();
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  await page.goto(address.url);
  await expect(figure(page, "Practice sessions")).toContainText(/Practice sessions\s*2/);
});

test("what is changed by way of one server shows on a page that listens to the other", async ({
  page,
  house,
}) => {
  const { address, one, other } = house;
  const isListening = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/events") && answer.ok(),
  );
  await signIn(page, { airline: "Emirates" }, address.url);
  await isListening;

  // The page's line ends at one of the two: a change by way of each has crossed over once.
  for (const [server, airline] of [
    [one, "KLM"],
    [other, "Lufthansa"],
  ] as const) {
    const answer = await page.request.patch(`${server.url}/api/users/me`, {
      data: { targetAirline: airline },
      headers: { origin: address.url },
    });
    expect(answer.status()).toBe(200);
    await expect(
      page.getByRole("main").getByRole("button", { name: new RegExp(`${airline}, change`) }),
    ).toBeVisible();
  }
});
