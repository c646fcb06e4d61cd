import type { HttpBindings } from "@hono/node-server";
import {
  OpenAPIHono,
  type RouteConfig,
  type RouteConfigToTypedResponse,
  type RouteHandler,
} from "@hono/zod-openapi";
import type { User } from "contract/users";
import type { Context, MiddlewareHandler } from "hono";
import { SECOND_MS } from "../clock.ts";
import { fieldFaults } from "./field-errors.ts";
import { invalidFields, notSignedIn, tooSlow } from "./problems.ts";
import type { Prepared } from "./send.ts";
import { within } from "./within.ts";

/** Longer than any database or provider may take; a person has given up by then. */
const ANSWER_WITHIN_MS = 20 * SECOND_MS;

export type ApiEnv = { Bindings: HttpBindings; Variables: { user?: User } };
export type ApiContext = Context<ApiEnv>;

type Answer<Route extends RouteConfig> = RouteConfigToTypedResponse<Route> | Prepared;

/** The door that every room is bound to. */
export type Api = {
  /** Binds a route of the contract to its handler: who may call, what may come in, what goes out. */
  on<Route extends RouteConfig>(
    route: Route,
    handler: (
      c: Parameters<RouteHandler<Route, ApiEnv>>[0],
    ) => Answer<Route> | Promise<Answer<Route>>,
  ): void;
  /**
   * Binds a route whose body is a large file: the handler reads it as it comes and checks it itself, and takes as long as the
   * work takes.
   */
  onUpload(route: RouteConfig, handler: (c: ApiContext) => Promise<Response>): void;
};

/** An application whose routes check their input before any handler sees it. */
export function createHono(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) {
        const sent = "data" in result ? result.data : undefined;
        throw invalidFields(fieldFaults(result.error, sent));
      }
    },
  });
}

/** Guards run before the input is looked at; `signedIn` only where the route asks for a person. */
export function createApi(
  hono: OpenAPIHono<ApiEnv>,
  guards: { signedIn: MiddlewareHandler<ApiEnv>; limit: MiddlewareHandler<ApiEnv> },
): Api {
  const guardsOf = (route: RouteConfig) => {
    const needsPerson = (route.security ?? []).length > 0;
    const changes = route.method !== "get";
    return [
      ...(needsPerson ? [forThePersonOnly, guards.signedIn] : []),
      ...(changes ? [guards.limit] : []),
    ];
  };
  return {
    onUpload: (route, handler) => {
      hono.openAPIRegistry.registerPath(route);
      hono.on([route.method.toUpperCase()], [route.path], ...guardsOf(route), handler);
    },
    on: (route, handler) => {
      const middleware = guardsOf(route);
      const patient = (c: Parameters<typeof handler>[0]) => {
        const answer = handler(c);
        return answer instanceof Promise ? within(ANSWER_WITHIN_MS, answer, tooSlow) : answer;
      };
      hono.openapi({ ...route, middleware } as typeof route, patient as never);
    },
  };
}

/** What a person reads about themselves is kept by no cache, a shared computer's least of all. */
const forThePersonOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header("Cache-Control", "no-store");
  await next();
};

/** The signed-in person of a route that asks for one. */
export function personOf(c: { get(key: "user"): User | undefined }): User {
  const user = c.get("user");
  if (!user) throw notSignedIn();
  return user;
}
