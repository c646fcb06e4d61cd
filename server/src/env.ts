import { z } from "zod";
import type { ModelConfiguration } from "./ai/open-coach.ts";
import type { SpeechConfiguration } from "./ai/speech/open-speech.ts";
import type { TranscriptConfiguration } from "./ai/transcript/transcriber.ts";
import type { IceConfiguration } from "./features/interview-calls/ice-servers.ts";
import type { MailConfiguration } from "./mail/mailer.ts";

/** Configuration from the environment. This file alone reads `process.env`. */
export type Configuration = {
  host: string;
  port: number;
  /** Folder of the embedded database, and of speech that is kept. */
  dataFolder: string;
  databaseUrl: string | null;
  /** Origin that people see, e.g. https://prep.example.org; null: as the request says. */
  publicUrl: URL | null;
  /** Number of proxies in front whose X-Forwarded headers are believed; 0: none. */
  trustedProxies: number;
  tls: { certificateFile: string; keyFile: string } | null;
  /** The model service that the coach may ask; null: the built-in engine alone. */
  model: ModelConfiguration | null;
  /** The service that writes down what is said, for those who ask; null: only typed words are read. */
  transcript: TranscriptConfiguration | null;
  /** Where programs are looked for that this machine may have. */
  searchPath: string;
  /** Where letters go out; null: notices stand in the inbox alone. */
  mail: MailConfiguration | null;
  /** What speaks beside the built-in voice. */
  speech: SpeechConfiguration;
  /** What helps two browsers find a way to each other for a live interview. */
  ice: IceConfiguration;
  /** What a recruiter gives to be confirmed by the organisation; null where nobody has to. */
  inviteCode: string | null;
};

/**
 * A day of hard preparation: two mock interviews of ten questions with three calls each, twenty practised
 * answers, an hour of chat with a turn a minute. That makes 140; the rest is room.
 */
const CALLS_PER_DAY = 200;

export class ConfigurationError extends Error {}

const text = z.string().trim();

// What cannot stand in a header would be refused at the first call, by a library that may quote it.
const key = text.regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs without spaces");

/** Addresses with commas between them; none where the variable is not set. */
const addresses = (begin: RegExp, example: string) =>
  text
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine(
      (all) => all.every((one) => begin.test(one) && !/\s/.test(one)),
      `must be like ${example}`,
    );

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
  AI_BASE_URL: text.transform(toServiceAddress).optional(),
  AI_API_KEY: key.optional(),
  AI_MODEL: text.optional(),
  AI_DAILY_BUDGET: text
    .regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999")
    .transform(Number)
    .optional(),
  TRANSCRIPT_BASE_URL: text.transform(toServiceAddress).optional(),
  TRANSCRIPT_API_KEY: key.optional(),
  TRANSCRIPT_MODEL: text.optional(),
  SPEECH_BASE_URL: text.transform(toServiceAddress).optional(),
  SPEECH_API_KEY: key.optional(),
  SPEECH_MODEL: text.optional(),
  PIPER_VOICES: text.optional(),
  RECRUITER_INVITE_CODE: text.min(8, "must be at least 8 characters long").max(200).optional(),
  STUN_URLS: addresses(/^stuns?:/, "stun:stun.example.org:3478"),
  TURN_URLS: addresses(/^turns?:/, "turn:turn.example.org:3478,turns:turn.example.org:5349"),
  TURN_SECRET: key.optional(),
  TURN_USERNAME: key.optional(),
  TURN_PASSWORD: key.optional(),
  SMTP_URL: text.transform(toMailServer).optional(),
  MAIL_FROM: text.transform(toSender).optional(),
  PATH: text.default(""),
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
    model: modelOf(env),
    transcript: transcriptOf(env),
    mail: mailOf(env),
    searchPath: env.PATH,
    speech: {
      service: speechServiceOf(env),
      piperVoices: env.PIPER_VOICES ?? null,
    },
    ice: iceOf(env),
    inviteCode: env.RECRUITER_INVITE_CODE ?? null,
  };
}

/** A half-configured service is no service: whoever set one variable believes that it is used. */
function modelOf(env: Partial<z.output<typeof Environment>>): ModelConfiguration | null {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_DAILY_BUDGET } = env;
  if (AI_BASE_URL && AI_MODEL)
    return {
      baseUrl: AI_BASE_URL,
      apiKey: AI_API_KEY ?? null,
      model: AI_MODEL,
      dailyBudget: AI_DAILY_BUDGET ?? CALLS_PER_DAY,
    };
  if (!AI_BASE_URL && !AI_MODEL && !AI_API_KEY && !AI_DAILY_BUDGET) return null;
  const missing = AI_BASE_URL ? "AI_MODEL" : "AI_BASE_URL";
  throw new ConfigurationError(
    `${missing} is missing: a model service needs both AI_BASE_URL and AI_MODEL.`,
  );
}

function transcriptOf(env: Partial<z.output<typeof Environment>>): TranscriptConfiguration | null {
  const { TRANSCRIPT_BASE_URL: baseUrl, TRANSCRIPT_API_KEY: apiKey, TRANSCRIPT_MODEL: model } = env;
  if (baseUrl && model) return { baseUrl, apiKey: apiKey ?? null, model };
  if (!baseUrl && !model && !apiKey) return null;
  const missing = baseUrl ? "TRANSCRIPT_MODEL" : "TRANSCRIPT_BASE_URL";
  throw new ConfigurationError(
    `${missing} is missing: a transcript service needs both TRANSCRIPT_BASE_URL and TRANSCRIPT_MODEL.`,
  );
}

function speechServiceOf(
  env: Partial<z.output<typeof Environment>>,
): SpeechConfiguration["service"] {
  const { SPEECH_BASE_URL, SPEECH_API_KEY, SPEECH_MODEL } = env;
  if (SPEECH_BASE_URL && SPEECH_MODEL)
    return { baseUrl: SPEECH_BASE_URL, apiKey: SPEECH_API_KEY ?? null, model: SPEECH_MODEL };
  if (!SPEECH_BASE_URL && !SPEECH_MODEL && !SPEECH_API_KEY) return null;
  const missing = SPEECH_BASE_URL ? "SPEECH_MODEL" : "SPEECH_BASE_URL";
  throw new ConfigurationError(
    `${missing} is missing: a speech service needs both SPEECH_BASE_URL and SPEECH_MODEL.`,
  );
}

function iceOf(env: z.output<typeof Environment>): IceConfiguration {
  const { TURN_URLS, TURN_SECRET, TURN_USERNAME, TURN_PASSWORD } = env;
  const named = TURN_USERNAME && TURN_PASSWORD;
  if (TURN_URLS.length > 0 !== Boolean(TURN_SECRET || named))
    throw new ConfigurationError(
      TURN_URLS.length > 0
        ? "TURN_SECRET is missing: a relay needs it, or both TURN_USERNAME and TURN_PASSWORD."
        : "TURN_URLS is missing: it says where the relay is.",
    );
  const turn = TURN_SECRET
    ? { secret: TURN_SECRET }
    : named
      ? { username: TURN_USERNAME, password: TURN_PASSWORD }
      : null;
  return { stunUrls: env.STUN_URLS, turnUrls: TURN_URLS, turn };
}

/** A letter leads back here: without PUBLIC_URL it could not. */
function mailOf(env: Partial<z.output<typeof Environment>>): MailConfiguration | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl && !from) return null;
  if (smtpUrl && from && env.PUBLIC_URL) return { smtpUrl, from };
  const missing = smtpUrl ? (from ? "PUBLIC_URL" : "MAIL_FROM") : "SMTP_URL";
  throw new ConfigurationError(
    `${missing} is missing: e-mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL.`,
  );
}

function toMailServer(value: string, context: z.RefinementCtx): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  if (url?.hostname && isBare && /^smtps?:$/.test(url.protocol)) return value;
  // The value is not repeated: the password may stand in it.
  context.addIssue("must be an address such as smtp://mail.example.org:587");
  return z.NEVER;
}

/** "name@example.org", or "Name <name@example.org>". */
function toSender(value: string, context: z.RefinementCtx) {
  const [, name, inside] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(value) ?? [];
  const address = z.email().safeParse(inside ?? value);
  if (address.success) return { name: name?.trim() ?? "", address: address.data };
  context.addIssue("must be an e-mail address, such as Interview Prep <no-reply@example.org>");
  return z.NEVER;
}

function toOrigin(value: string, context: z.RefinementCtx): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search) return url;
  context.addIssue("must be an address without a path, such as https://prep.example.org");
  return z.NEVER;
}

function toServiceAddress(value: string, context: z.RefinementCtx): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url && !url.username && !url.password && !url.search && !url.hash;
  if (url && isBare && /^https?:$/.test(url.protocol)) return url;
  // The value is not repeated: somebody may have put the key into it.
  context.addIssue(
    "must be an address without name, password and query, such as http://localhost:11434/v1",
  );
  return z.NEVER;
}
