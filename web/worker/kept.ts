import { languagesOf, mayKeep, outdated, type Plan, wordsIn } from "./model.ts";

/** Hashed files of all builds: what two of them share is kept once. */
const ASSETS = "prep-assets";
/** What belongs to one build: its page, its plain files, content that was asked for, and its plan. */
const BUILDS = "prep-build-";
/** Which build answers now; the one before it is kept for the pages that still run it. */
const STATE = "prep-state";
const PLAN = "/offline/plan.json";
const CURRENT = "/offline/current";
const PAGE = "/";

/** Two at a time, behind everything that a page asks for itself. */
const AT_ONCE = 2;

export const assets = () => caches.open(ASSETS);
export const ownCache = (plan: Pick<Plan, "id">) => caches.open(BUILDS + plan.id);

const pathsIn = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Asks and keeps; a failure rejects, and what was kept so far stays. */
async function keepAll(cache: Cache, paths: readonly string[], options: RequestInit) {
  const waiting = [...paths];
  const keepNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(path, { ...options, priority: "low" } as RequestInit);
      if (!mayKeep(answer)) throw new Error(`${path} answered ${answer.status}`);
      await cache.put(path, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/** Keeps those files that are not there yet. */
async function keepAssets(paths: readonly string[]) {
  const cache = await assets();
  const has = new Set(await pathsIn(cache));
  await keepAll(
    cache,
    paths.filter((path) => !has.has(path)),
    {},
  );
}

/** The page as the network has it now. Throws where that is another build's: then the next check tries again. */
async function keepPage(plan: Plan) {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  const bytes = await answer.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash !== plan.pageHash) throw new Error("The page belongs to another build");
  await (await ownCache(plan)).put(PAGE, answer);
}

/** What every start needs, so that the worker may answer for the page. */
export async function keepStart(plan: Plan): Promise<void> {
  const own = await ownCache(plan);
  await own.put(PLAN, Response.json(plan));
  await Promise.all([keepPage(plan), keepAssets(plan.start)]);
}

/**
 * Keeps some more of everything else: the build's other files, the words in one language and the content
 * asked for. Begins where it broke off; rejects where the network does.
 * @param atMost files to keep in this step
 * @returns how many files are still to be kept
 */
export async function keepSome(
  plan: Plan,
  language: string,
  content: readonly string[],
  atMost: number,
): Promise<number> {
  const cache = await assets();
  const own = await ownCache(plan);
  const [hasAssets, hasOwn] = [new Set(await pathsIn(cache)), new Set(await pathsIn(own))];
  const files = [...wordsIn(plan, language), ...plan.later].filter((path) => !hasAssets.has(path));
  const ofBuild = [...content, ...plan.plain].filter((path) => !hasOwn.has(path));
  const now = files.slice(0, atMost);
  const ofBuildNow = ofBuild.slice(0, atMost - now.length);
  await keepAll(cache, now, {});
  await keepAll(own, ofBuildNow, { cache: "no-cache" });
  return files.length + ofBuild.length - now.length - ofBuildNow.length;
}

/** Languages whose words this device has, from this or an earlier build. */
export async function keptLanguages(): Promise<string[]> {
  return languagesOf(await pathsIn(await assets()));
}

/** Makes a build the one that answers, and forgets all but it and the one it replaces. */
export async function makeCurrent(plan: Plan): Promise<void> {
  const state = await caches.open(STATE);
  const before = await (await state.match(CURRENT))?.text();
  if (before !== plan.id) await state.put(CURRENT, new Response(plan.id));
  const used = new Set([plan.id, before ?? plan.id].map((id) => BUILDS + id));
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILDS));
  await Promise.all(builds.filter((name) => !used.has(name)).map((name) => caches.delete(name)));
  const stored = await Promise.all(
    [...used].map(async (name) => (await (await caches.open(name)).match(PLAN))?.json()),
  );
  const plans = [plan, ...stored.filter((kept): kept is Plan => Boolean(kept))];
  const cache = await assets();
  const old = outdated(await pathsIn(cache), plans);
  await Promise.all(old.map((path) => cache.delete(path)));
}
