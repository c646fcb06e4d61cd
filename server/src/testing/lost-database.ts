import type { Database, OpenDatabase } from "../db/database.ts";

/** A database that never answers as it should: each call fails with this code. */
export function lostDatabase(code = "ECONNREFUSED"): OpenDatabase {
  const db = new Proxy({} as Database, {
    get: () => () => {
      throw Object.assign(new Error(`test: ${code}`), { code });
    },
  });
  return { db, sharedPool: null, listen: async () => {}, close: async () => {} };
}

/** The same database, except that writes fail with this code once `isFull` says so. */
export function fillingDatabase(whole: OpenDatabase, isFull: () => boolean): OpenDatabase {
  const refuse = () => {
    throw Object.assign(new Error("could not extend file: No space left on device"), {
      code: "53100",
    });
  };
  const wrap = (db: Database): Database =>
    new Proxy(db, {
      get: (target, name) => {
        if (isFull() && (name === "insert" || name === "update" || name === "delete"))
          return refuse;
        const value = Reflect.get(target, name);
        if (name === "transaction")
          return (work: (tx: Database) => Promise<unknown>) =>
            target.transaction((tx) => work(wrap(tx)));
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { ...whole, db: wrap(whole.db) };
}
