import { answerAsset, answerContent, answerPage, answerPlain } from "./answer.ts";
import { keepRest, keepStart, keptLanguages, makeCurrent } from "./kept.ts";
import { CONTENT_AT_HAND, handlingOf, type Plan } from "./model.ts";

/**
 * The service worker (docs/decisions/051-…). It begins to answer once it has what every start needs, keeps
 * the rest when a page says that it has come to rest, and gives way to a newer build only when asked.
 */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PLAN: Plan;
const plan = PLAN;

/** What a page may say to the worker; `keep` is answered with `{ isKept }` on the port that comes along. */
type Message = { type: "keep"; language: string } | { type: "take-over" };

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  await keepStart(plan);
  // A device that has an earlier build gets all of this one before it is offered: it must not lose a screen.
  if (!self.registration.active) return;
  for (const language of await keptLanguages()) await keepRest(plan, language, CONTENT_AT_HAND);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(makeCurrent(plan).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message.type === "take-over") event.waitUntil(self.skipWaiting());
  else
    event.waitUntil(
      keepRest(plan, message.language, CONTENT_AT_HAND).then(
        () => event.ports[0]?.postMessage({ isKept: true }),
        () => event.ports[0]?.postMessage({ isKept: false }),
      ),
    );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (handlingOf(request, self.location.origin, plan)) {
    case "page":
      return event.respondWith(answerPage(plan, request));
    case "asset":
      return event.respondWith(answerAsset(request));
    case "plain":
      return event.respondWith(answerPlain(plan, request));
    case "content":
      return event.respondWith(answerContent(plan, request, (work) => event.waitUntil(work)));
    default:
      return undefined;
  }
});
