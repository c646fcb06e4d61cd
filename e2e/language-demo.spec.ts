import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("the coach answers in four languages, and six regions hear one feedback differently", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/language-demo");
  const preview = page.getByRole("group", { name: /^Language of the preview/ });
  await preview.getByRole("button", { name: "العربية" }).click();
  await expect(page.getByRole("group", { name: "Preview: Dashboard in Arabic" })).toHaveAttribute(
    "dir",
    "rtl",
  );

  await page.getByRole("tab", { name: "AI Coaching" }).click();
  for (const language of ["English", "Español", "Français", "中文"])
    await expect(page.getByRole("article", { name: language })).toContainText("Marcus Tate");

  await page.getByRole("tab", { name: "Cultural Adaptation" }).click();
  await expect(page.locator("article mark").first()).toBeVisible();
  const heard = await page.getByRole("article").allInnerTexts();
  const feedback = heard.map((text) => text.split("\n").at(-1));
  expect(new Set(feedback).size).toBe(6);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Speech Recognition" }).click();
  await expect(
    page.getByRole("button", { name: "Hear: Please fasten your seat belt." }),
  ).toBeVisible();
  await expectAccessible(page);
});
