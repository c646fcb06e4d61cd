import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Router } from "wouter";
import { loadWords } from "../i18n/i18n.ts";
import { renderScreen } from "../testing/screen-stage.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { findPage } from "./pages.ts";
import { Routes } from "./routes.tsx";
import { useScreenPath, useScreenSearch } from "./screen-address.ts";

const PRIVACY = "Privacy notice";
const NOWHERE = "404 Page Not Found";

beforeAll(async () => {
  await loadWords("shell", "nav", "features", "buttons", "account");
  await findPage("/privacy")?.screen.preload();
});

beforeEach(async () => {
  await renderScreen(
    <Router hook={useScreenPath} searchHook={useScreenSearch}>
      <PageLink href="/privacy">to the notice</PageLink>
      <Routes />
    </Router>,
    { address: "/nowhere", groups: ["account"], answers: {} },
  );
});

const isThere = (name: string) => screen.queryByRole("heading", { level: 1, name }) !== null;
const isDrawn = (name: string) => screen.queryByText(name, { selector: "h1" }) !== null;

test("the page of a link that a hand rests on is drawn out of reach, and shown by the press", async () => {
  expect(isThere(NOWHERE)).toBe(true);
  const link = screen.getByRole("link", { name: "to the notice" });
  await userEvent.hover(link);
  await waitFor(() => expect(isDrawn(PRIVACY)).toBe(true));
  expect(isThere(PRIVACY)).toBe(false);
  expect(document.title).not.toContain("Privacy");

  await userEvent.click(link);
  expect(isThere(PRIVACY)).toBe(true);
  expect(isThere(NOWHERE)).toBe(false);
  expect(document.title).toContain("Privacy");
  await waitFor(() => expect(isDrawn(NOWHERE)).toBe(false));
});

test("a page nobody expected is shown at once, and the way back leads to the one before", async () => {
  history.pushState(null, "", "/privacy");
  await waitFor(() => expect(isThere(PRIVACY)).toBe(true));
  history.back();
  await waitFor(() => expect(isThere(NOWHERE)).toBe(true));
  expect(isThere(PRIVACY)).toBe(false);
});
