import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildIndex } from "content/search/search";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { PaletteButton } from "./palette-button.tsx";

const INDEX = buildIndex([
  { id: "airports/DXB", set: "airports", title: "DXB Dubai", also: ["OMDB"], text: "Gulf" },
  {
    id: "questions/stayed-calm",
    set: "questions",
    title: "When did you stay calm?",
    also: [],
    text: "",
  },
  { id: "quiz/one", set: "quiz", title: "Which part is the girt bar?", also: [], text: "" },
]);

beforeEach(async () => {
  // jsdom draws nothing: the bar in sight is the one that has a place.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("scrollTo", () => {});
  history.replaceState(null, "", "/");
  await loadWords("shell", "nav", "buttons", "features");
});
afterEach(() => vi.unstubAllGlobals());

test("opens with Ctrl+K without the index, and finds screens all the same", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  render(<PaletteButton />);
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search screens and content" });
  expect(await screen.findByText(/^The content index did not come/)).toBeTruthy();
  await userEvent.type(field, "calandar");
  expect(await screen.findByRole("option", { name: /^Interview calendar/ })).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "zzzzqq");
  expect((await screen.findAllByText("Nothing found for “zzzzqq”")).length).toBeGreaterThan(0);
  expect(screen.getByText(/^You can find airlines/)).toBeTruthy();
});

test("finds content, marks what is being built, and opens the chosen one with the keys", async () => {
  vi.stubGlobal("fetch", async () => new Response(INDEX));
  render(<PaletteButton />);
  await userEvent.click(screen.getByRole("button", { name: "Search screens and content" }));
  const field = await screen.findByRole("combobox");
  await userEvent.type(field, "dubay");
  const airport = await screen.findByRole("option", { name: /^DXB Dubai.*Airport$/ });
  expect(field.getAttribute("aria-activedescendant")).toBe(airport.id);
  await userEvent.clear(field);
  await userEvent.type(field, "girt");
  expect(screen.queryByRole("option", { name: /girt bar/ })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "calm");
  await screen.findByRole("option", { name: /^When did you stay calm/ });
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(location.pathname + location.search).toBe("/star-practice?question=stayed-calm");
  expect(screen.queryByRole("dialog")).toBeNull();
});
