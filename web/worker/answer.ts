import { assets, ownCache } from "./kept.ts";
import { CONTENT_ANSWERS_AT_MOST, mayKeep, type Plan } from "./model.ts";

/** The build's own page for every screen of it, so that page and files always belong together. */
export async function answerPage(plan: Plan, request: Request): Promise<Response> {
  return (await (await ownCache(plan)).match("/")) ?? fetch(request);
}

/** Never changes under its name; of an earlier build it may be here alone. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await assets();
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (mayKeep(answer)) await cache.put(request, answer.clone());
  return answer;
}

export async function answerPlain(plan: Plan, request: Request): Promise<Response> {
  const kept = await (await ownCache(plan)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

/**
 * What is kept at once, and what the server says now for the next time.
 * @param whenDone is told of the work that goes on after the answer
 */
export async function answerContent(
  plan: Plan,
  request: Request,
  whenDone: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await ownCache(plan);
  const kept = await cache.match(request);
  const fresh = fetch(request).then(async (answer) => {
    if (mayKeep(answer)) {
      await cache.put(request, answer.clone());
      await forgetOldest(cache);
    }
    return answer;
  });
  if (!kept) return fresh;
  whenDone(fresh.catch(() => undefined));
  return kept;
}

async function forgetOldest(cache: Cache) {
  const answers = (await cache.keys()).filter(({ url }) => new URL(url).search !== "");
  const surplus = answers.slice(0, Math.max(0, answers.length - CONTENT_ANSWERS_AT_MOST));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
