/** One thing that happened, as fields; never a name, a body, a query value or an address. */
export type Entry = { event: string } & Record<string, string | number | boolean | null>;

export type Log = { write(entry: Entry): void; flush(): void };

/** Lines wait this long for company: one write for many requests. */
const FLUSH_AFTER_MS = 200;
const FLUSH_AT_CHARACTERS = 32_768;

/** Writes entries as JSON lines, in batches. */
export function createLog(write: (lines: string) => void, now: () => Date): Log {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = "";
    if (lines) write(lines);
  };
  return {
    write: (entry) => {
      waiting += `${JSON.stringify({ time: now().toISOString(), ...entry })}\n`;
      if (waiting.length >= FLUSH_AT_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
    },
    flush,
  };
}

/** Where an error happened, without its message, which may quote what a person wrote. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames.slice(0, 8).map((line) => line.trim())].join(" | ");
}
