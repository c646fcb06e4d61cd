import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { englishLeft } from "./support/english-left.ts";
import { BUILT_ROUTES, OTHER_ROUTES, WALKS } from "./support/routes.ts";
import { expect, openDemo, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });

/** A whole start each time, some twenty in one story, beside another story on the second core. */
const START_MS = 20_000;

/** Opens a screen by its address and waits until it stands. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible({
    timeout: START_MS,
  });
  await expect(page.getByRole("main").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
}

/** Nothing has to be scrolled sideways. */
async function expectFits(page: Page) {
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflowPx, `${page.url()} is wider than the screen`).toBe(0);
}

test.describe("on a large screen", () => {
  test.use({ viewport: DESKTOP });

  test("the navigation bar holds the eleven entries in order and lights the current one", async ({
    page,
  }) => {
    await signIn(page);
    const entries = mainNavigation(page).getByRole("link");
    await expect(entries).toHaveText(
      [
        "Practice",
        "Aviation Study",
        "3D Aircraft",
        "Virtual Cockpit",
        "Evacuation Procedures",
        "Evacuation Equipment",
        "Door Component Quiz",
        "Mock Interviews",
        "Recruiter Dashboard",
        "Airline Facts",
        "Airport Codes",
      ],
      { useInnerText: true },
    );
    const current = mainNavigation(page).locator("[aria-current]");
    await expect(current).toHaveAccessibleName("Practice");

    await entries.filter({ hasText: "Virtual Cockpit" }).click();
    await expect(page).toHaveURL("/cockpit-exploration");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Virtual Cockpit Exploration");
    await expect(current).toHaveAccessibleName("Virtual Cockpit");
    await expect(page).toHaveTitle(/^Virtual Cockpit Exploration/);

    await page.goBack();
    await expect(current).toHaveAccessibleName("Practice");
  });

  test("an unknown address leads to '404 Page Not Found', and home from there", async ({
    page,
  }) => {
    await page.goto("/study-guide");
    await expect(page.getByRole("heading", { name: "Who is boarding?" })).toBeVisible();
    await signIn(page);
    await page.goto("/upper-deck");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page.getByText(/Good \w+, Amina\./)).toBeVisible();
  });

  test("the section buttons lead to their sections and follow the reading", async ({ page }) => {
    await signIn(page);
    const buttons = sections(page).getByRole("button");
    await expect(buttons).toHaveText(["Dashboard", "Practice", "AI coach", "Progress"]);
    const active = sections(page).locator("[aria-current=true]");
    await expect(active).toHaveText("Dashboard");

    for (const name of ["Practice", "AI coach", "Progress"]) {
      await buttons.filter({ hasText: name }).click();
      const heading = name === "Progress" ? "Interview Skills Progress" : name;
      await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
      await expect(active).toHaveText(name);
    }
    await page.getByRole("heading", { name: "Practice", level: 2 }).hover();
    await expect(active).not.toHaveText("Progress");
    await page.mouse.wheel(0, -10_000);
    await expect(active).toHaveText("Dashboard");
  });

  test("the menu of all practice screens reaches the screens that have no entry of their own", async ({
    page,
  }) => {
    await signIn(page);
    const opener = page.getByRole("button", { name: "All practice screens" });
    await opener.click();
    const items = page.getByRole("menu").getByRole("menuitem");
    const paths = await items.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        "/text-practice",
        "/text-practice-star",
        "/audio-practice-star",
        "/video-practice-star",
        "/video-test",
        "/language-demo",
      ]),
    );
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("Spanish from the full menu: the whole interface, and still after a reload", async ({
    page,
  }) => {
    // It goes to every address of the product, which takes a busy machine its time.
    test.slow();
    await signIn(page);
    await page.getByRole("button", { name: "Change language, now English", exact: true }).click();
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitemradio", { name: /Deutsch German/ })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole("menuitemradio", { name: /Español Spanish/ }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");

    for (const path of BUILT_ROUTES) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      expect.soft(await englishLeft(page), `English words left on ${path}`).toEqual([]);
    }
  });

  test("Arabic stands from right to left, the rail at the right", async ({ page }) => {
    await signIn(page);
    await page.getByRole("button", { name: "EN, Change language" }).click();
    await page.getByRole("menuitemradio", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    const rail = await page.getByRole("complementary").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect(rail?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) - 1);
    await expectAccessible(page);

    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectFits(page);
  });

  test("the lights go to night, at once and for good", async ({ page }) => {
    await signIn(page);
    await page.getByRole("button", { name: "Lights" }).click();
    await page.getByRole("menuitemradio", { name: "Night" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
    await page.getByRole("button", { name: "Lights" }).click();
    await expect(page.getByRole("menuitemradio", { name: "Night" })).toBeChecked();
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: TABLET });

  test("the entries carry short labels", async ({ page }) => {
    await signIn(page);
    await expect(mainNavigation(page).getByRole("link", { name: "Door quiz" })).toBeVisible();
    await expect(mainNavigation(page).getByRole("link", { name: "Evacuate" })).toBeVisible();
    await expect(page.getByText("Evacuation Procedures").first()).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the entries sit behind a menu that closes after a choice", async ({ page }) => {
    await signIn(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(mainNavigation(page).getByRole("link")).toHaveCount(11);
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Airport Codes" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Airport Codes", level: 1 })).toBeVisible();
    await expect(sections(page)).toBeHidden();
  });

  test("the bar at the foot leads to the sections, 100 px under the edge", async ({ page }) => {
    await signIn(page);
    const buttons = sections(page).getByRole("button");
    await expect(buttons).toHaveText(["Dashboard", "Practice", "AI coach", "Progress"]);
    await buttons.filter({ hasText: "AI coach" }).click();
    await expect(sections(page).locator("[aria-current=true]")).toHaveText("AI coach");
    const section = await page.getByRole("region", { name: "AI coach" }).boundingBox();
    expect(section?.y).toBeCloseTo(100, -1);
  });

  test("a section gone to stays where it is while what stands above it still arrives", async ({
    page,
  }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route("**/api/progress?*", async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await signIn(page);
    await sections(page).getByRole("button").filter({ hasText: "AI coach" }).click();
    const section = page.getByRole("region", { name: "AI coach" });
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(100);
    arrived.resolve();
    await expect(page.getByRole("list", { name: "Your figures" })).toBeAttached();
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(100);
  });

  for (const walk of WALKS) {
    test(`nothing is wider than the screen, and axe finds nothing: ${walk.join(" ")}`, async ({
      page,
    }) => {
      await openDemo(page);
      for (const path of walk) {
        await visit(page, path);
        await expectFits(page);
        await expectAccessible(page);
      }
    });
  }

  test("nor where an answer is opened with its analysis", async ({ page }) => {
    await openDemo(page);
    await visit(page, "/text-practice");
    await page
      .getByRole("button", { name: /out of 100$/ })
      .first()
      .click();
    await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

test.describe("every route, by its address", () => {
  test.use({ viewport: DESKTOP });
  for (const walk of WALKS) {
    test(`no third party, no broken policy, no error, and axe finds nothing: ${walk.join(" ")}`, async ({
      page,
    }) => {
      const faults = await watchPage(page);
      await openDemo(page);
      for (const path of walk) {
        await visit(page, path);
        await expectAccessible(page);
      }
      expect(faults).toEqual([]);
    });
  }

  test("second addresses of a screen: no third party, no broken policy, no error", async ({
    page,
  }) => {
    const faults = await watchPage(page);
    await openDemo(page);
    for (const path of OTHER_ROUTES) await visit(page, path);
    expect(faults).toEqual([]);
  });
});
