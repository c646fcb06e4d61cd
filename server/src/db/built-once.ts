import type { Database } from "./database.ts";

/**
 * A query that Drizzle builds once for each database instead of at every call, which costs more than the database takes for a small one.
 * `build` ends in `.prepare("name")`, a name that no other query has: PostgreSQL keeps the statement by it.
 */
export function builtOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
