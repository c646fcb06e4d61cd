import { createSession, deleteSession, getSession } from "contract/session.routes";
import type { Sessions } from "../../accounts/sessions.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import { languageOf } from "../../http/language.ts";
import type { Limits } from "../../http/limits.ts";
import { noContent } from "../../http/send.ts";
import type { SignIn } from "./service.ts";

export function bindSession(
  api: Api,
  deps: {
    sessions: Sessions;
    signIn: SignIn;
    limits: Limits;
    addressOf: (c: ApiContext) => string;
  },
): void {
  const { sessions, signIn, limits, addressOf } = deps;

  api.on(getSession, (c) => c.json(personOf(c), 200));

  api.on(createSession, async (c) => {
    const wanted = c.req.valid("json");
    await limits.count(wanted.demo ? "demo" : "sign-in", addressOf(c));
    const { user, token } = await signIn(wanted, languageOf(c.req));
    await sessions.forget(c);
    sessions.setToken(c, token);
    return c.json(user, 201);
  });

  api.on(deleteSession, async (c) => {
    await sessions.end(c);
    return noContent(c);
  });
}
