import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { createBudget } from "./budget.ts";

onEachDatabase((database) => {
  test("a person has so many calls a day; two processes on one PostgreSQL count together", async () => {
    const { sharedPool } = database();
    const [one, other] = [createBudget(3, sharedPool), createBudget(3, sharedPool)];
    const [ana, ben] = [randomUUID(), randomUUID()];
    expect([await one.take(ana), await one.take(ana)]).toEqual([true, true]);
    expect([await other.take(ana), await other.take(ana)]).toEqual([true, sharedPool === null]);
    expect(await one.take(ben)).toBe(true);
  });
});
