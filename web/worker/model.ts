/** What one build of the web consists of, written into the worker when it is built. Addresses begin with "/". */
export interface Plan {
  /** Changes with any file of the build. */
  id: string;
  /** SHA-256 of the page in hexadecimal digits: a page of another build must not be kept with these files. */
  pageHash: string;
  /** Kept before the worker stands: what every start asks for. */
  start: readonly string[];
  /** Kept when nothing else goes on: the code and styles of every other screen. */
  later: readonly string[];
  /** Files whose name does not change with what is in them; each build keeps its own. */
  plain: readonly string[];
  /** Words lie in `<folder>/<language>/<group>.js`. */
  words: { folder: string; groups: readonly string[] };
}

/**
 * Who answers a request: `page` the build's own page, `asset` a file whose name changes with its content,
 * `plain` a file of this build, `content` study material of the server, `network` the network alone.
 */
export type Handling = "page" | "asset" | "plain" | "content" | "network";

/** Answers that are the same for everybody. What carries a person's own is marked `no-store` by the server. */
const CONTENT = /^\/api\/(airline-facts|questions)(\/|$)/;

/** Content that is kept without being asked for, so that its screens open anywhere. */
export const CONTENT_AT_HAND: readonly string[] = ["/api/airline-facts", "/api/questions"];

/** Each search is an answer of its own; the oldest go first. */
export const CONTENT_ANSWERS_AT_MOST = 120;

interface Asked {
  method: string;
  /** "navigate" for a page that is opened or reloaded. */
  mode: string;
  url: string;
}

export function handlingOf({ method, mode, url }: Asked, origin: string, plan: Plan): Handling {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin) return "network";
  if (pathname.startsWith("/assets/")) return "asset";
  if (CONTENT.test(pathname)) return "content";
  if (pathname.startsWith("/api/")) return "network";
  if (mode === "navigate") return /\.[^/]*$/.test(pathname) ? "network" : "page";
  return plan.plain.includes(pathname) ? "plain" : "network";
}

/** Whether an answer may be kept for whoever sits here next: whole, and nobody's own. */
export function mayKeep(answer: { status: number; headers: Pick<Headers, "get"> }): boolean {
  const rule = answer.headers.get("cache-control") ?? "";
  return answer.status === 200 && !/\b(no-store|private)\b/.test(rule);
}

/** Addresses of all words in one language. */
export function wordsIn(plan: Plan, language: string): string[] {
  return plan.words.groups.map((group) => `${plan.words.folder}/${language}/${group}.js`);
}

const WORDS = /^\/assets\/words-[^/]+\/([a-z]{2})\//;

/** Languages of which words are kept, of whatever build. */
export function languagesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => WORDS.exec(path)?.[1] ?? []))];
}

/** Kept files that none of the given builds has. */
export function outdated(paths: readonly string[], plans: readonly Plan[]): string[] {
  const named = new Set(plans.flatMap(({ start, later }) => [...start, ...later]));
  const folders = plans.map(({ words }) => `${words.folder}/`);
  return paths.filter(
    (path) => !named.has(path) && !folders.some((folder) => path.startsWith(folder)),
  );
}
