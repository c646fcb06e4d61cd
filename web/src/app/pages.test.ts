import { expect, test } from "vitest";
import { NAV_GROUPS } from "./navigation.ts";
import { findPage, PAGES } from "./pages.ts";

/** Specification 1, section 2, route table. */
const SPECIFIED = [
  "/",
  "/dashboard-details",
  "/mock-interviews",
  "/recruiter-dashboard",
  "/airline-facts",
  "/study-guide",
  "/aircraft-3d",
  "/cockpit-exploration",
  "/evacuation-procedures",
  "/aircraft-door-models",
  "/door-component-quiz",
  "/video-practice",
  "/text-practice",
  "/star-practice",
  "/cultural-settings",
  "/language-demo",
  "/airport-codes",
  "/video-test",
  "/text-practice-star",
  "/audio-practice-star",
  "/video-practice-star",
];

/** Specification 1, section 2, navigation bar: eleven entries in this order. */
const NAVIGATION = [
  "/",
  "/study-guide",
  "/aircraft-3d",
  "/cockpit-exploration",
  "/evacuation-procedures",
  "/aircraft-door-models",
  "/door-component-quiz",
  "/mock-interviews",
  "/recruiter-dashboard",
  "/airline-facts",
  "/airport-codes",
];

test("every specified route has a page, once", () => {
  const paths = PAGES.map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(SPECIFIED));
});

test("the navigation bar has the eleven entries in the specified order", () => {
  expect(NAV_GROUPS.flatMap((group) => group.entries.map((entry) => entry.path))).toEqual(
    NAVIGATION,
  );
});

test("a trailing slash finds the page; an unknown path finds none", () => {
  expect(findPage("/study-guide/")?.path).toBe("/study-guide");
  expect(findPage("/nowhere")).toBeUndefined();
});
