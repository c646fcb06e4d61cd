import { GOOD_ANSWER, QUESTION_ID } from "./support/answers.ts";
import { figure, fillAnswer, submitAnswer } from "./support/practice.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("what the toast called saved is there after the server was killed", async ({
  page,
  ownServer,
}) => {
  const server = await ownServer();
  await signIn(page, {}, server.url);
  await page.goto(`${server.url}/text-practice?question=${QUESTION_ID}`);
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  await server.kill();

  await ownServer({ port: server.port });
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Your answer of/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your answer, marked" })).toContainText("Lisbon");
  await page.goto(server.url);
  await expect(figure(page, "Practice sessions")).toContainText(/Practice sessions\s*1/);
});

test("a second server on the same folder refuses, and says why", async ({ page, ownServer }) => {
  const first = await ownServer();
  await expect(ownServer()).rejects.toThrow(
    /The data folder .+ is in use by another process\. Stop that one, or set DATA_DIR to another folder\./,
  );
  await signIn(page, {}, first.url);
});
