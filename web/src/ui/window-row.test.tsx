import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { WindowRow } from "./window-row.tsx";

const items = [{ raise: 0 }, { raise: 0.5, isNow: true }, { raise: 1, isGoal: true }];

test("with a label it is a named picture, without one it is decoration", () => {
  render(<WindowRow items={items} label="Question 2 of 3" />);
  expect(screen.getByRole("img", { name: "Question 2 of 3" })).toBeTruthy();
  const { container } = render(<WindowRow items={items} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("the more is done, the higher the shade", () => {
  const { container } = render(<WindowRow items={items} />);
  const lifts = [...container.querySelectorAll("g[transform]")].map((shade) =>
    Number(/translate\(0 (.+)\)/.exec(shade.getAttribute("transform") ?? "")?.[1]),
  );
  expect(lifts).toHaveLength(3);
  expect(lifts).toEqual(lifts.toSorted((a, b) => b - a));
  expect(lifts[0]).toBe(0);
});

test("server and browser draw the same", () => {
  const row = <WindowRow items={items} hasWing />;
  const onServer = renderToString(row);
  expect(renderToString(row)).toBe(onServer);
  const host = document.createElement("div");
  host.innerHTML = onServer;
  document.body.append(host);
  // A mismatch would be a console error, and that fails the test.
  render(row, { container: host, hydrate: true });
  expect(host.querySelectorAll("clipPath")).toHaveLength(1);
  host.remove();
});
