import { z } from "zod";

/** Configuration from the environment. This file alone reads `process.env`. */
export type Configuration = {
  host: string;
  port: number;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Origin that people see, e.g. https://prep.example.org; null: as the request says. */
  publicUrl: URL | null;
  /** Number of proxies in front whose X-Forwarded headers are believed; 0: none. */
  trustedProxies: number;
  tls: { certificateFile: string; keyFile: string } | null;
};

export class ConfigurationError extends Error {}

const text = z.string().trim();

const Environment = z.object({
  HOST: text.min(1).default("127.0.0.1"),
  PORT: text
    .regex(/^\d+$/, "must be a whole number from 0 to 65535, such as 3000")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a whole number from 0 to 65535, such as 3000")
    .default(3000),
  DATA_DIR: text.min(1).default("./data"),
  DATABASE_URL: text
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional(),
  PUBLIC_URL: text.transform(toOrigin).optional(),
  TRUST_PROXY: text
    .regex(/^(true|false|\d{1,2})$/, "must be true, false or the number of proxies in front")
    .transform((value) => (value === "true" ? 1 : value === "false" ? 0 : Number(value)))
    .default(0),
  TLS_CERT: text.optional(),
  TLS_KEY: text.optional(),
});

/** Reads the environment; an empty variable is the same as none. Throws `ConfigurationError`. */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigurationError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { TLS_CERT, TLS_KEY, ...env } = result.data;
  if (!TLS_CERT !== !TLS_KEY) {
    const missing = TLS_CERT ? "TLS_KEY" : "TLS_CERT";
    throw new ConfigurationError(`${missing} is missing: TLS needs both TLS_CERT and TLS_KEY.`);
  }
  return {
    host: env.HOST,
    port: env.PORT,
    dataFolder: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    trustedProxies: env.TRUST_PROXY,
    tls: TLS_CERT && TLS_KEY ? { certificateFile: TLS_CERT, keyFile: TLS_KEY } : null,
  };
}

function toOrigin(value: string, context: z.RefinementCtx): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search) return url;
  context.addIssue("must be an address without a path, such as https://prep.example.org");
  return z.NEVER;
}
