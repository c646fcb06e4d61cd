import { describe, expect, it } from "vitest";
import {
  firstPlaces,
  onlyShown,
  placeInSight,
  withExpected,
  withLaidOut,
  without,
  withShown,
} from "./screen-places.ts";

const at = (path: string, search = "") => ({ path, search });
const home = firstPlaces(at("/"));

describe("screens that are drawn", () => {
  it("draws an expected screen beside the one in sight, once", () => {
    const both = withExpected(home, 1, at("/star-practice"));
    expect(both.map(({ id, address }) => [id, address.path])).toEqual([
      [1, "/"],
      [2, "/star-practice"],
    ]);
    expect(withExpected(both, 1, at("/star-practice"))).toBe(both);
  });

  it("lets a later expectation take the place of an earlier one", () => {
    const both = withExpected(home, 1, at("/star-practice"));
    const next = withExpected(both, 1, at("/privacy"));
    expect(next.map(({ address }) => address.path)).toEqual(["/", "/privacy"]);
    expect(next[1]?.id).not.toBe(both[1]?.id);
  });

  it("does not draw the screen in sight again", () => {
    expect(withExpected(home, 1, at("/", "page=2"))).toBe(home);
  });

  it("shows what was drawn for just this address, and nothing drawn for another question", () => {
    const both = withExpected(home, 1, at("/star-practice", "question=a"));
    expect(placeInSight(both, 1, at("/star-practice", "question=a"))?.id).toBe(2);
    expect(placeInSight(both, 1, at("/star-practice", "question=b"))).toBeUndefined();
    expect(withShown(both, at("/star-practice", "question=b")).at(-1)?.id).toBe(3);
  });

  it("knows of each drawing whether it has been laid out", () => {
    const both = withLaidOut(withExpected(home, 1, at("/star-practice")), 2);
    expect(both.map(({ isLaidOut }) => isLaidOut)).toEqual([false, true]);
    const drawnAnew = withExpected(onlyShown(both, 1), 1, at("/privacy"));
    expect(drawnAnew[1]?.isLaidOut).toBe(false);
    expect(withLaidOut(home, 2)).toBe(home);
  });

  it("keeps a screen in its place while its query changes", () => {
    expect(placeInSight(home, 1, at("/", "category=Safety"))?.id).toBe(1);
  });

  it("takes away all but the one in sight", () => {
    const both = withExpected(home, 1, at("/privacy"));
    expect(onlyShown(both, 2).map(({ id }) => id)).toEqual([2]);
    expect(onlyShown(home, 1)).toBe(home);
  });

  it("takes nothing from what is in sight for a screen that has been left", () => {
    const pressed = without(withExpected(home, 1, at("/story-bank")), 1);
    expect(onlyShown(pressed, 1)).toBe(pressed);
    expect(withExpected(pressed, 1, at("/privacy"))).toBe(pressed);
    const next = withExpected(pressed, 2, at("/privacy"));
    expect(onlyShown(next, 1)).toBe(next);
  });

  it("takes the one that was left away, and nothing expected with it", () => {
    const left = withShown(home, at("/privacy"));
    const three = withExpected(left, 2, at("/star-practice"));
    expect(without(three, 1).map(({ address }) => address.path)).toEqual([
      "/privacy",
      "/star-practice",
    ]);
    expect(without(home, 7)).toBe(home);
  });
});
