import { createTransport } from "nodemailer";
import type { Letter } from "./letter.ts";

/** The server that takes letters (smtp:// or smtps://, name and password in it), and whom they are from. */
export type MailConfiguration = { smtpUrl: string; from: { name: string; address: string } };

export type OutgoingLetter = Letter & {
  /** The same on each attempt, so that a mail program shows one letter that came twice once. */
  id: string;
  to: { name: string; address: string };
  unsubscribe: URL;
  calendar: { method: "REQUEST" | "CANCEL"; content: string } | null;
};

/** Why a letter was not taken; `isFinal`: it never will be. The code says nothing of whom it was for. */
export class MailRefusal extends Error {
  readonly code: string;
  readonly isFinal: boolean;
  constructor(code: string, isFinal: boolean) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Hands letters to a mail server. */
export type Mailer = {
  from: MailConfiguration["from"];
  /** Throws `MailRefusal` where the server does not take it within the time limit. */
  send(letter: OutgoingLetter): Promise<void>;
};

const TIME_LIMIT_MS = 20_000;

/** The mail server of the configuration. */
export function createMailer(
  { smtpUrl, from }: MailConfiguration,
  timeLimitMs = TIME_LIMIT_MS,
): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    from,
    async send({ id, to, subject, text, html, unsubscribe, calendar }) {
      const message = {
        ...{ from, to: { name: oneLine(to.name), address: to.address } },
        ...{ subject, text, html, messageId: `<${id}@${unsubscribe.hostname}>` },
        headers: {
          "Auto-Submitted": "auto-generated",
          "List-Unsubscribe": `<${unsubscribe.href}>`,
        },
        ...(calendar && { icalEvent: { ...calendar, filename: "interview.ics" } }),
        signal: AbortSignal.timeout(timeLimitMs),
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw refusalOf(error);
      });
    },
  };
}

const oneLine = (name: string) => name.replace(/\p{Cc}+/gu, " ").trim();

/** 5xx of the letter itself is final; a rejected password is the operator's to mend, and the letter waits for it. */
function refusalOf(error: unknown): MailRefusal {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const name = typeof code === "string" ? code : "unknown";
  return new MailRefusal(reply ? `${name} ${reply}` : name, reply >= 500 && code !== "EAUTH");
}
