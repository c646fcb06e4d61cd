import { expect, test } from "vitest";
import { placePopup } from "./place-popup.ts";

const screen = { width: 390, height: 844 };
const popup = { width: 208, height: 300 };
const at = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 44 });

test("a popup opens under its trigger, on the wanted edge", () => {
  expect(placePopup(at(20, 10), popup, screen, "left")).toMatchObject({ left: 20, top: 60 });
  expect(placePopup(at(200, 10), popup, screen, "right")).toMatchObject({ left: 92, top: 60 });
});

test("at the foot of the screen it opens above, and near an edge it stays on the screen", () => {
  expect(placePopup(at(280, 780), popup, screen, "left")).toMatchObject({ left: 174, top: 474 });
  expect(placePopup(at(10, 10), popup, screen, "right").left).toBe(8);
});

test("too tall for either side it keeps to the larger and scrolls", () => {
  const place = placePopup(at(20, 400), { width: 208, height: 2000 }, screen, "left");
  expect(place).toMatchObject({ top: 450, maxHeight: 386 });
});
