import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseRefusal, type OpenDatabase } from "./database.ts";
import { failureCode } from "./failure.ts";
import { migratePostgres } from "./migrate.ts";

/** Any fixed number; all processes of this program take this lock while they migrate. */
const MIGRATION_LOCK = 7_241_902;
const CONNECT_TIMEOUT_MS = 3000;
/** No call of this server needs more than milliseconds; what takes this long is stuck. */
const STATEMENT_TIMEOUT_MS = 10_000;
const RECONNECT_DELAY_MS = 500;
/** SQLSTATE: insufficient privilege. */
const NO_RIGHT = "42501";

/** Opens PostgreSQL and migrates it, one process at a time. `onFault` hears of lost connections. */
export async function openPostgres(
  url: string,
  onFault: (error: Error) => void,
): Promise<OpenDatabase> {
  await migrateAlone(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2000,
    keepAlive: true,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on("error", onFault);
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    db: drizzle(pool),
    sharedPool: pool,
    listen: async (channel, onPayload, onGap) => {
      listeners.push(await listenOn(url, channel, onPayload, onGap, onFault));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

async function migrateAlone(url: string): Promise<void> {
  const client = clientFor(url);
  const database = `The database of DATABASE_URL (${client.database} on ${client.host}:${client.port})`;
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseRefusal(`${database} cannot be opened: ${reasonOf(error)}.`);
  }
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migratePostgres(db);
  } catch (error) {
    if (failureCode(error) !== NO_RIGHT) throw error;
    throw new DatabaseRefusal(`${database} has to belong to the account named there.`);
  } finally {
    await client.end();
  }
}

/** The driver reads the address, and the certificates that it may name, when a client is made. */
function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  } catch (error) {
    throw new DatabaseRefusal(`DATABASE_URL cannot be read: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error);
}

/** One connection that only listens, and comes back when it is lost. */
async function listenOn(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
  onFault: (error: Error) => void,
) {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    let isLost = false;
    const reconnect = (error?: Error) => {
      if (isLost || stopped) return;
      isLost = true;
      if (error) onFault(error);
      retry = setTimeout(() => void connect().then(onGap, () => {}), RECONNECT_DELAY_MS);
    };
    next.on("error", reconnect);
    next.on("end", () => reconnect());
    next.on("notification", (message) => onPayload(message.payload ?? ""));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      reconnect(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    client = next;
  };

  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
