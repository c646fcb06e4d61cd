import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { fillAnswer, openQuestion, submitAnswer } from "./support/practice.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a member shares one answer, the trainer comments it, and it is taken back from under their eyes", async ({
  page: member,
  browser,
}) => {
  const trainer = await browser.newPage();
  await Promise.all([
    signIn(trainer, { profile: "trainer", name: "Tara Voss" }),
    signIn(member, { name: "Ana Lima" }),
  ]);
  const post = async (from: typeof member, path: string, data: unknown) => {
    const headers = { Origin: new URL(from.url()).origin };
    return (await from.request.post(path, { data, headers })).json();
  };
  const group = await post(trainer, "/api/groups", { name: "Autumn course" });
  await trainer.goto(`/trainer-dashboard?group=${group.id}`);
  await expect(trainer.getByText("Nothing to read yet")).toBeVisible();

  await post(member, "/api/groups/joined", { code: group.code, agrees: true });
  await openQuestion(member);
  await fillAnswer(member, GOOD_ANSWER);
  await submitAnswer(member);
  await member.getByRole("button", { name: "Share with a trainer" }).click();
  await expect(member.getByText("Tara Voss, who leads “Autumn course”, will see:")).toBeVisible();
  await member.getByLabel(/^A question to your trainer/).fill("Is my result clear?");
  await expectAccessible(member);
  await member.getByRole("button", { name: "Share this answer" }).click();

  // The trainer's screen was open all the while.
  await trainer.getByRole("button", { name: /^Ana Lima New/ }).click();
  await expect(trainer.getByText(GOOD_ANSWER.situation)).toBeVisible();
  await trainer.getByLabel("Your comment").fill("Say what he told you at breakfast.");
  await trainer.getByRole("button", { name: "Send comment" }).click();
  await expect(trainer.getByText("You", { exact: true })).toBeVisible();
  await expectAccessible(trainer);

  await member.goto("/inbox");
  await member.getByRole("link", { name: /Tara Voss commented on a shared answer/ }).click();
  await expect(member.getByText("Say what he told you at breakfast.")).toBeVisible();
  const again = member.getByRole("link", { name: "Answer this question again" });
  await expect(again).toHaveAttribute("href", "/star-practice?question=difficult-customer");
  await member.getByRole("button", { name: "Take it back" }).click();
  await member.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await expect(trainer.getByText(/^This answer is not shared any more/)).toBeVisible();
  await expect(trainer.getByText(GOOD_ANSWER.situation)).toBeHidden();
});
