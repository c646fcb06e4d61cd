import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { failureCode } from "./failure.ts";

onEachDatabase((database) => {
  const rowsOf = async (statement: ReturnType<typeof sql>) => {
    const { rows } = (await database().db.execute(statement)) as unknown as { rows: unknown[] };
    return rows;
  };

  test("more statements than are kept are each answered, and again", async () => {
    for (const _ of ["at first", "again"])
      for (let length = 1; length <= 300; length += 1) {
        const list = sql.join(
          Array.from({ length }, (__, index) => sql`${index}::int`),
          sql`, `,
        );
        expect(
          await rowsOf(sql`select count(*)::int as found from unnest(array[${list}])`),
        ).toEqual([{ found: length }]);
      }
  });

  test("a statement that fails says why and is of use again", async () => {
    const inverse = (number: number) => rowsOf(sql`select 6 / ${number}::int as part`);
    for (let round = 0; round < 2; round += 1) {
      expect(await inverse(3)).toEqual([{ part: 2 }]);
      expect(failureCode(await inverse(0).catch((error: unknown) => error))).toBe("22012");
    }
    const unreadable = rowsOf(sql`select wrong from nowhere`);
    expect(failureCode(await unreadable.catch((error: unknown) => error))).toBe("42P01");
  });

  test("a transaction that fails takes back what a kept statement wrote in it", async () => {
    const { db } = database();
    await db.execute(sql`create table if not exists tries (id integer, note json)`);
    const insert = (of: Pick<typeof db, "execute">, id: number) =>
      of.execute(sql`insert into tries values (${id}, 'null')`);
    await insert(db, 1);
    const failing = db.transaction(async (tx) => {
      await insert(tx, 2);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    await db.transaction(async (tx) => insert(tx, 3));
    expect(await rowsOf(sql`select id, note from tries order by id`)).toEqual([
      { id: 1, note: null },
      { id: 3, note: null },
    ]);
  });
});
