import {
  messages,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite";

const { bind, close, describe, execute, parse, sync } = protocol.serialize;

/** What Drizzle calls of PGlite. */
export type Client = Pick<PGlite, "query" | "transaction">;

type Statement = {
  name: string;
  /** Types of the parameters and of the columns. */
  takes: readonly number[];
  gives: readonly { name: string; dataTypeID: number }[];
};

/** As many as the stores have, and room for lists of every length. */
const KEPT_STATEMENTS = 256;
/** What is asked often; what makes tables runs once. */
const ASKED_OFTEN = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * The same database, which reads and plans each statement once: by itself it does so at every call, which costs several times as
 * much as the rest of a small read. This leans on PGlite's inside, its two locks: the version is pinned.
 */
export function prepareStatements(pglite: PGlite): Client {
  /** By their text, the one that was not asked for the longest time first. */
  const kept = new Map<string, Statement>();
  let count = 0;

  const send = (...parts: Uint8Array[]) => {
    if (pglite.closed) throw new Error("PGlite is closed");
    return pglite.execProtocolStream(joined([...parts, sync()]), { syncToFs: false });
  };

  const prepare = async (text: string): Promise<Statement> => {
    count += 1;
    const name = `kept_${count}`;
    const answers = await send(parse({ name, text }), describe({ type: "S", name }));
    const takes = answers.find((each) => each instanceof messages.ParameterDescriptionMessage);
    const gives = answers.find((each) => each instanceof messages.RowDescriptionMessage);
    return { name, takes: takes?.dataTypeIDs ?? [], gives: gives?.fields ?? [] };
  };

  const statementOf = async (text: string): Promise<Statement> => {
    const statement = kept.get(text) ?? (await prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    for (const [oldest, { name }] of kept) {
      if (kept.size <= KEPT_STATEMENTS) break;
      kept.delete(oldest);
      await send(close({ type: "S", name }));
    }
    return statement;
  };

  const run = async <Row>(
    text: string,
    parameters: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> => {
    const { name, takes, gives } = await statementOf(text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = takes[index] ?? 0;
      const serialize = options.serializers?.[type] ?? pglite.serializers[type];
      return serialize ? serialize(value) : String(value);
    });
    const answers = await send(bind({ statement: name, values }), execute({}));
    return resultsOf(answers, gives, { ...options, defaults: pglite.parsers });
  };

  const runAlone = <Row>(...question: Parameters<typeof run>) =>
    pglite._runExclusiveQuery(() => run<Row>(...question));

  return {
    query: async <Row>(text: string, parameters?: unknown[], options?: QueryOptions) => {
      if (!ASKED_OFTEN.test(text)) return pglite.query<Row>(text, parameters, options);
      await pglite.waitReady;
      return pglite._runExclusiveTransaction(() => runAlone<Row>(text, parameters, options));
    },
    transaction: (work) =>
      pglite.transaction((tx) => {
        const query: Transaction["query"] = async (text, parameters, options) => {
          if (tx.closed || !ASKED_OFTEN.test(text)) return tx.query(text, parameters, options);
          return runAlone(text, parameters, options);
        };
        return work(Object.create(tx, { query: { value: query } }));
      }),
  };
}

function resultsOf<Row>(
  answers: readonly unknown[],
  columns: Statement["gives"],
  { rowMode, parsers, defaults }: QueryOptions & { defaults: PGlite["parsers"] },
): Results<Row> {
  const readers = columns.map(({ dataTypeID }) => parsers?.[dataTypeID] ?? defaults[dataTypeID]);
  const rows: unknown[] = [];
  let affectedRows = 0;
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) {
      const values = answer.fields.map((value, index) => {
        const read = readers[index];
        return value === null || !read ? value : read(value, columns[index]?.dataTypeID);
      });
      const named = () => Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));
      rows.push(rowMode === "array" ? values : named());
    }
    if (answer instanceof messages.CommandCompleteMessage && !answer.text.startsWith("SELECT"))
      affectedRows = Number(answer.text.split(" ").at(-1));
  }
  return { rows: rows as Row[], fields: [...columns], affectedRows };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
