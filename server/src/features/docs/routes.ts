import { createHash } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnv } from "../../http/api.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { encodeOnce, sendEncoded } from "../../http/send.ts";
import { type ApiDocument, DOCS_STYLE, docsPage } from "./page.ts";
import { nameSchemas } from "./schema-names.ts";

const ABOUT = {
  openapi: "3.1.0",
  info: {
    title: "Flight Attendant Interview Prep",
    version: "1",
    description:
      "The calls between browser and server. A cookie holds the session; `me` stands for one's own id; every refusal is a problem document (RFC 9457).",
  },
};

/** The description of all routes, for machines and for people; written when first asked for. */
export function bindDocs(hono: OpenAPIHono<ApiEnv>): void {
  hono.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "session",
  });
  const write = async () => {
    nameSchemas();
    const document = hono.getOpenAPI31Document(ABOUT);
    return {
      json: await encodeOnce(JSON.stringify(document)),
      page: await encodeOnce(docsPage(document as unknown as ApiDocument)),
    };
  };
  let written: ReturnType<typeof write> | undefined;
  const docs = () => {
    written ??= write();
    return written;
  };
  const styleHash = createHash("sha256").update(DOCS_STYLE).digest("base64");
  const policy = contentSecurityPolicy({ scripts: [], styles: [`sha256-${styleHash}`] });

  hono.get("/api/openapi.json", async (c) => sendEncoded(c, (await docs()).json));
  hono.get("/api/docs", async (c) =>
    sendEncoded(c, (await docs()).page, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    }),
  );
}
