import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openPostgres } from "../../db/postgresql.ts";
import { copyDatabase, postgresUrl } from "../../testing/databases.ts";
import { createBudget } from "./budget.ts";

test("a person has so many calls a day, and another person theirs", async () => {
  const budget = createBudget(2, null);
  const take = () => budget.take("ana");
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(await budget.take("ben")).toBe(true);
});

describe.runIf(postgresUrl)("on PostgreSQL", () => {
  test("two processes count a person's calls together", async () => {
    const { url, remove } = await copyDatabase(postgresUrl ?? "");
    const { sharedPool, close } = await openPostgres(url, () => {});
    const [one, other] = [createBudget(3, sharedPool), createBudget(3, sharedPool)];
    const ana = randomUUID();
    expect([await one.take(ana), await one.take(ana)]).toEqual([true, true]);
    expect([await other.take(ana), await other.take(ana)]).toEqual([true, false]);
    await close();
    await remove();
  });
});
