import { answerAsset, answerContent, answerPage, answerPlain } from "./answer.ts";
import { keepSome, keepStart, keptLanguages, makeCurrent } from "./kept.ts";
import { CONTENT_AT_HAND, handlingOf, type Plan } from "./model.ts";

/**
 * The service worker (docs/decisions/051-…). It begins to answer once it has what every start needs, keeps
 * the rest when a page says that it has come to rest, and gives way to a newer build only when asked.
 */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PLAN: Plan;
const plan = PLAN;

/**
 * What a page may say to the worker. `keep` asks for a step of `atMost` files and is answered on the port
 * that comes along with `{ left }`: files still to be kept, or null where the network broke off.
 */
type Message = { type: "keep"; language: string; atMost: number } | { type: "take-over" };

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  await keepStart(plan);
  // A device that has an earlier build gets all of this one before it is offered: it must not lose a screen.
  if (!self.registration.active) return;
  for (const language of await keptLanguages())
    await keepSome(plan, language, CONTENT_AT_HAND, Number.POSITIVE_INFINITY);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(makeCurrent(plan).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message.type === "take-over") event.waitUntil(self.skipWaiting());
  else
    event.waitUntil(
      keepSome(plan, message.language, CONTENT_AT_HAND, message.atMost).then(
        (left) => event.ports[0]?.postMessage({ left }),
        () => event.ports[0]?.postMessage({ left: null }),
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
