// @vitest-environment jsdom
import { waitFor } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { focusContent } from "./focus-content.ts";

let main: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><main tabindex="-1"></main>';
  main = document.querySelector("main") as HTMLElement;
});
const focused = () => document.activeElement?.textContent;

test("the focus goes to the heading of the screen in sight", () => {
  main.innerHTML = "<div aria-hidden=true><h1>Left</h1></div><div><h1>Syllabus</h1></div>";
  focusContent(main);
  expect(focused()).toBe("Syllabus");
});

test("it stands on the screen while the heading is on its way", async () => {
  focusContent(main);
  expect(document.activeElement).toBe(main);
  main.innerHTML = "<p>Loading</p>";
  main.insertAdjacentHTML("beforeend", "<h1>Calendar</h1>");
  await waitFor(() => expect(focused()).toBe("Calendar"));
});

test("a focus that was moved meanwhile stays", async () => {
  focusContent(main);
  document.querySelector("button")?.focus();
  main.innerHTML = "<h1>Calendar</h1>";
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe("Menu");
});

test("who goes on before it arrives is not called back", async () => {
  focusContent(main)();
  main.innerHTML = "<h1>Calendar</h1>";
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(main);
});
